// GET /api/public/norme/{eli}/simili: articles like one, by the words that tell it from others and by what is cited together with it.
import typia, { type tags } from '#typia';
import { inTurns, literal, members, nameAct, type Purpose, type shapes, type TextHit } from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { findServedArticle } from './dated-place.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { datedText } from './text-day.js';

/** Gli articoli simili a uno. / The articles like one. */
export interface SimiliQuery {
  /** ELI dell’articolo, o un altro suo identificativo, come in norme. / ELI of the article, or another identifier of it, as in norme. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  lang: LanguageChoice;
  /** Quanti articoli. / How many articles. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<50> & tags.Default<10>;
}

/** Un articolo simile. / An article that is alike. */
export interface SimilarArticle extends shapes.DatedText {
  /** ELI. / ELI. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** Numero, come nell’ELI. / Number, as in the ELI. */
  num: string & tags.Example<'2-bis'>;
  /** La parte a cui l’articolo appartiene, o null nella parte principale. / The part that the article belongs to, or null in the main part. */
  parte: (string & tags.Example<'testo'>) | null;
  /** Rubrica. / Heading. */
  rubrica: (string & tags.Example<'Conclusione del procedimento'>) | null;
  /** L’atto. / The act. */
  norma: shapes.KnownAct;
  /** Che cosa è accaduto all’articolo o all’atto; null se i documenti caricati non lo dicono. / What happened to the article or act; null where the loaded documents do not say. */
  stato: shapes.Stato | null;
  /** Vero se ha molte delle parole. / True where it has many of the words. */
  per_parole: boolean;
  /** Quanti articoli citano l’uno e l’altro. / How many articles cite both. */
  citati_insieme: shapes.Count;
}

/** Gli articoli simili, il più simile per primo. / The articles that are alike, the one most alike first. */
export interface SimiliAnswer extends shapes.Envelope {
  /** L’atto. / The act. */
  norma: shapes.KnownAct;
  /** ELI dell’articolo. / ELI of the article. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** Numero dell’articolo. / Number of the article. */
  num: string & tags.Example<'2-bis'>;
  /** Le parole che distinguono l’articolo dagli altri, le più proprie per prime. / The words that tell the article from others, the most telling first. */
  parole: (string & tags.Example<'procedimento'>)[];
  /** Gli articoli. / The articles. */
  simili: SimilarArticle[];
}

const purpose: Purpose = {
  it: 'Gli articoli caricati che più somigliano a uno: per le parole che lo distinguono dagli altri, e perché gli stessi articoli li citano insieme. Somigliare non è dire lo stesso.',
  en: 'The loaded articles that are most like one: by the words that tell it from others, and because the same articles cite both. To be alike is not to say the same.',
};

/** Citing articles that are looked at. */
const mostCiting = 300;
/** Citations of one citing article that are counted, at most: a list of a hundred provisions says little of any two. */
const mostCited = 60;
/** Articles that are cited together once are so by chance. */
const leastTogether = 2;

export const simili = endpoint<SimiliQuery>({
  name: 'simili',
  path: '/api/public/norme/{eli}/simili',
  tag: 'norme',
  summary: 'Gli articoli simili a uno / The articles like one',
  description:
    'Gli articoli che hanno più delle parole che distinguono questo dagli altri, o che altri articoli citano insieme a questo; con le parole e il numero di chi li cita insieme. / The articles that have most of the words that tell this one from others, or that other articles cite together with it; with the words, and how many cite both.',
  examples: ['/api/public/norme/it/legge/1990/08/07/241/art/2-bis/simili?limit=3'],
  query: () => typia.json.schemas<[SimiliQuery]>(),
  schemas: () => typia.json.schemas<[SimiliQuery, SimiliAnswer, shapes.Unresolved, shapes.UnknownAct]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<SimiliQuery>(),
  cost: 'light',
  answer: async (catalog, query, context) => {
    const place = findServedArticle(catalog, query, context);
    if ('problem' in place) return place.problem;
    const { act, record, key, num } = place;
    const { rubrica, testo } = record.articleEntry(key)!;
    const own = { act: catalog.find(act)!, article: record.articleKeys().indexOf(key) };
    const { hits, words } = await inTurns(
      catalog.text.similar({ heading: rubrica, text: testo }, 2 * query.limit, {
        among: 'articles',
        accepts: null,
        ended: 'with',
        except: [own],
      }),
    );
    const together = citedTogether(catalog, act + key);
    const answer: Omit<SimiliAnswer, keyof shapes.Envelope> = {
      norma: nameAct(catalog.cardOf(act)),
      eli: act + key,
      num,
      parole: words,
      simili: rank(catalog, hits, together)
        .slice(0, query.limit)
        .map((found) => describe(catalog, found, context)),
    };
    return ok([catalog.envelopes.open(context.language, purpose), literal(`,${members(answer)}}`)]);
  },
});

/** How many articles cite an article of the corpus together with this one, by its ELI. */
function citedTogether(catalog: Catalog, eli: string): Map<string, number> {
  const { citations } = catalog;
  const citing = citations.of(eli);
  const sources = new Set<number>();
  for (let i = 0; citing !== null && i < citing.count && sources.size < mostCiting; i++)
    sources.add(citing.at(i).source);
  const counts = new Map<string, number>();
  for (const source of sources) {
    const list = citations.from(source, source + 1);
    const cited = new Set<string>();
    for (let i = 0; i < Math.min(list.count, mostCited); i++) cited.add(list.at(i).target);
    for (const target of cited)
      if (target !== eli && target.includes('/art/')) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  for (const [target, count] of counts) if (count < leastTogether) counts.delete(target);
  return counts;
}

interface Found {
  act: number;
  article: number;
  hasWords: boolean;
  together: number;
  score: number;
}

/** Both ways together: each counts by its share of the best of its kind. */
function rank(catalog: Catalog, hits: readonly TextHit[], together: ReadonlyMap<string, number>): Found[] {
  const found = new Map<string, Found>();
  const best = hits[0]?.score ?? 1;
  for (const { act, article, score } of hits) {
    const at = article!;
    const eli = catalog.eli(act) + catalog.record(act).articleKey(at);
    found.set(eli, { act, article: at, hasWords: true, together: 0, score: score / best });
  }
  const most = Math.max(1, ...together.values());
  for (const [eli, count] of together) {
    const known = found.get(eli);
    const share = count / most;
    if (known) {
      known.together = count;
      known.score += share;
      continue;
    }
    const cited = catalog.findArticle(eli);
    if (cited === null) continue;
    const article = cited.record.articleKeys().indexOf(cited.key);
    found.set(eli, { act: cited.act, article, hasWords: false, together: count, score: share });
  }
  return [...found.values()].sort((a, b) => b.score - a.score || a.act - b.act || a.article - b.article);
}

function describe(catalog: Catalog, found: Found, { language }: Context): SimilarArticle {
  const { act, article, hasWords, together } = found;
  const record = catalog.record(act);
  const key = record.articleKey(article);
  const { eli, num, parte, rubrica } = record.articleEntry(key)!;
  return {
    eli,
    num,
    parte,
    rubrica,
    norma: nameAct(catalog.card(act)),
    stato: record.status(key),
    per_parole: hasWords,
    citati_insieme: together,
    ...datedText(catalog, { record, eli, key }, language),
  };
}
