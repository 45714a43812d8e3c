// GET /api/public/norme/{eli}/confronto: two texts of an article, or two versions of an act, side by side.
import typia, { type tags } from '#typia';
import {
  DearError,
  articleOn,
  changedArticles,
  comparedArticle,
  compareTexts,
  eliOfText,
  listChanges,
  literal,
  members,
  nameAct,
  parseEli,
  positionOfText,
  sigla,
  standingAt,
  writeVersion,
  type Purpose,
  type shapes,
  type Standing,
} from '../../engine/index.js';
import { ok, type Answer } from '../message/answer.js';

import { findPlace, readDay, standingOn, unknownPlace, type FoundPlace } from './dated-place.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { questionUrl } from './question-url.js';

/** Confronto. / Comparison. */
export interface ConfrontoQuery {
  /** ELI dell’atto o dell’articolo, o un altro suo identificativo, come in norme. / ELI of the act or article, or another identifier of it, as in norme. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** Il giorno del primo testo. / The day of the first text. */
  da: string & tags.Format<'date'> & tags.Example<'2005-03-08'>;
  /** Il giorno del secondo; se manca, il presente. / The day of the second one; the present where it is absent. */
  a?: string & tags.Format<'date'> & tags.Example<'2020-01-01'>;
  lang: LanguageChoice;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'md', 'txt']>;
}

const purposes = {
  article: {
    it: 'Due testi di un articolo a confronto: le parole tolte, quelle aggiunte, e da chi.',
    en: 'Two texts of an article compared: the words removed, those added, and by whom.',
  },
  act: {
    it: 'Due versioni di un atto a confronto: gli articoli che cambiano, e quante parole.',
    en: 'Two versions of an act compared: the articles that change, and how many words.',
  },
} satisfies Record<string, Purpose>;

/** Characters of two texts, and articles of an act, above which a comparison may take more than some milliseconds. */
const mostCharacters = 20_000;
const mostArticles = 10;

export const confronto = endpoint<ConfrontoQuery>({
  name: 'confronto',
  path: '/api/public/norme/{eli}/confronto',
  tag: 'norme',
  summary: 'Due testi a confronto / Two texts compared',
  description:
    'Le parole che cambiano fra il testo di un giorno e quello di un altro, capoverso per capoverso; di un atto, gli articoli che cambiano. / The words that change between the text of one day and that of another, paragraph by paragraph; of an act, the articles that change.',
  examples: ['/api/public/norme/it/legge/2004/01/09/4/art/1/confronto?da=2024-12-31'],
  query: () => typia.json.schemas<[ConfrontoQuery]>(),
  schemas: () =>
    typia.json.schemas<
      [ConfrontoQuery, shapes.ArticleComparison | shapes.ActComparison, shapes.Unresolved, shapes.UnknownAct]
    >(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<ConfrontoQuery>(),
  cost: 'light',
  answer: (catalog, query, context) => {
    const asked = readDay({ eli: query.eli, lang: query.lang });
    if ('problem' in asked) return asked.problem;
    const place = findPlace(catalog, asked.reference, query.lang, context);
    if ('problem' in place) return place.problem;
    const on = (day: string | null) => standingOn(catalog, place, { day, isOriginal: false }, context);
    const [first, second] = [on(query.da), on(query.a ?? null)];
    if ('problem' in first) return first.problem;
    if ('problem' in second) return second.problem;
    // The older text comes first, whichever was named first.
    const [from, to]: Pair = query.a !== undefined && query.a < query.da ? [second, first] : [first, second];
    return place.key === null
      ? compareActs(catalog, place, [from, to], context)
      : compareArticles(catalog, place, place.key, [from, to], context);
  },
});

type Pair = readonly [from: Standing, to: Standing];

function compareArticles(
  catalog: Catalog,
  { act, record, history }: FoundPlace,
  key: string,
  [from, to]: Pair,
  context: Context,
): Answer {
  const [before, after] = [comparedArticle(record, from, key), comparedArticle(record, to, key)];
  const num = parseEli(act + key)?.article ?? '';
  if (before === null && after === null)
    return unknownPlace(catalog, context, context.words.error.articleUnknown(num, sigla(act)), {});
  const size = (before?.text.length ?? 0) + (after?.text.length ?? 0);
  if (size > mostCharacters && context.mayTakeLong !== true) throw new DearError('confronto');
  const text = (at: Standing): shapes.ComparedText => {
    const found = articleOn(record, at, key);
    const isThere = found !== null && 'parts' in found;
    return {
      eli_versione: isThere ? eliOfText(act + key, found.start, positionOfText(found.start, found.end)) : null,
      dal: isThere ? found.start : null,
      al: isThere ? found.end : null,
      certezza: (isThere ? found.isCertain : standingAt(at, { article: key }).certainty === 'completa')
        ? 'completa'
        : 'parziale',
      presente: isThere,
    };
  };
  const [da, a] = [text(from), text(to)];
  const entries = listChanges(act, record, history, key)?.entries ?? [];
  const tappe = entries.filter(
    ({ dal }) => dal !== null && dal > (da.dal ?? from.version.start ?? '') && dal <= (a.dal ?? to.version.start ?? ''),
  );
  const answer: Omit<shapes.ArticleComparison, keyof shapes.Envelope> = {
    norma: nameAct(catalog.cardOf(act)),
    eli: act + key,
    num,
    da,
    a,
    ...compareTexts(before, after),
    tappe,
  };
  return ok([catalog.envelopes.open(context.language, purposes.article), literal(`,${members(answer)}}`)]);
}

function compareActs(
  catalog: Catalog,
  { act, record, history }: FoundPlace,
  [from, to]: Pair,
  context: Context,
): Answer {
  const { language } = context;
  const units = history?.suffixes().length ?? 0;
  if (units > mostArticles && from.index !== to.index && context.mayTakeLong !== true) throw new DearError('confronto');
  const text = (at: Standing): shapes.ComparedText => {
    const { eli_versione, dal, al, certezza } = writeVersion(at, act, language);
    return { eli_versione, dal, al, certezza, presente: true };
  };
  const articoli = changedArticles(record, from, to).map(({ key, ...changed }) => ({
    ...changed,
    url: questionUrl(`/api/public/norme/${act + key}/confronto`, {
      da: from.day ?? from.version.start ?? undefined,
      a: to.day ?? undefined,
    }),
  }));
  const counts = new Map<(typeof articoli)[number]['tipo'], number>();
  for (const { tipo } of articoli) counts.set(tipo, (counts.get(tipo) ?? 0) + 1);
  const answer: Omit<shapes.ActComparison, keyof shapes.Envelope> = {
    norma: nameAct(catalog.cardOf(act)),
    da: text(from),
    a: text(to),
    totale: articoli.length,
    per_tipo: [...counts].map(([tipo, n]) => ({ tipo, n })),
    articoli,
  };
  return ok([catalog.envelopes.open(language, purposes.act), literal(`,${members(answer)}}`)]);
}
