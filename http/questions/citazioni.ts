// GET /api/public/citazioni: who cites an act or article, and what it cites.
import typia, { type tags } from '#typia';
import {
  literal,
  members,
  nameAct,
  parseEli,
  partOfEli,
  remembering,
  sigla,
  type CitationList,
  type shapes,
  type StoredCitation,
  type Purpose,
} from '../../engine/index.js';
import { ok, type Answer } from '../message/answer.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { actOfCited, resolveCited } from './resolve-cited.js';
import type { ResolvedNorma } from './resolve-norma.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';

/** Citazioni. / Citations. */
export interface CitazioniQuery {
  /** L’atto o l’articolo, indicato come in relazioni; anche uno di cui si sa solo che è citato. / The act or article, named as in relazioni; also one of which only citations are known. */
  norma: string & tags.Example<'art. 2 l. 241/1990'>;
  lang: LanguageChoice;
  /** in: chi lo cita (di un atto, anche chi cita un suo articolo); out: che cosa cita. / in: who cites it (of an act, also who cites an article of it); out: what it cites. */
  dir: string & shapes.EitherOf<'in', 'out'>;
  /** tutti: tutte le citazioni; solo: quelle di ciò che risulta non più in vigore, senza quelle della disposizione che lo ha fatto cessare. / tutti: all citations; solo: those of what is known to be no longer in force, without those of the provision by which it ended. */
  cessati: string & shapes.EitherOf<'tutti', 'solo'>;
  /** Quante citazioni per pagina. / How many citations a page. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<1000> & tags.Default<50>;
  /** Quante citazioni saltare. / How many citations to skip. */
  offset: shapes.Int64 & tags.Minimum<0> & tags.Default<0>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson']>;
  /** incluse: anche quelle fra articoli dello stesso atto; escluse: senza di esse. / incluse: also those between articles of one act; escluse: without them. */
  interne: string & shapes.EitherOf<'incluse', 'escluse'>;
}

/** Le citazioni di un atto o articolo. / The citations of an act or article. */
export interface CitazioniAnswer extends shapes.Envelope {
  norma: shapes.AskedAct;
  /** ELI dell’articolo, se il riferimento ne nomina uno. / ELI of the article, where the reference names one. */
  articolo: string | null;
  risoluzione: shapes.Resolution;
  /** Il verso chiesto. / The requested direction. */
  dir: 'in' | 'out';
  /** Se sono tutte, o solo quelle di ciò che risulta non più in vigore. / Whether these are all, or only those of what is known to be no longer in force. */
  cessati: 'tutti' | 'solo';
  /** Se vi sono anche quelle fra articoli dello stesso atto. / Whether those between articles of one act are among them. */
  interne: 'incluse' | 'escluse';
  /** Di che cosa si sono lette le parole: gli allegati senza articoli non si leggono. / Whose words were read: annexes without articles are not. */
  avviso: string;
  /** Quante citazioni. / How many citations. */
  totale: shapes.Count;
  /** Citazioni per pagina. / Citations a page. */
  limit: shapes.Int32;
  /** Citazioni saltate. / Citations skipped. */
  offset: shapes.Int64;
  /** Indirizzo relativo della pagina dopo, o null. / Relative address of the next page, or null. */
  successiva: string | null;
  /** Indirizzo relativo della pagina prima, o null. / Relative address of the previous page, or null. */
  precedente: string | null;
  /** Le citazioni dei testi caricati: con in, prima quelle dell’atto intero, poi articolo per articolo; con out, nell’ordine del testo. / The citations in the texts loaded: with in, first those of the act as a whole, then article by article; with out, in the order of the text. */
  citazioni: shapes.CitationEntry[];
}

const purposes = {
  in: {
    it: 'Chi cita l’atto o l’articolo richiesto, negli articoli caricati.',
    en: 'The acts and articles that cite the requested one, in the loaded articles.',
  },
  out: { it: 'Che cosa cita l’atto o l’articolo richiesto.', en: 'What the requested act or article cites.' },
} satisfies Record<string, Purpose>;

/** Stands beside each total: what an annex names is not in it. */
const notice = {
  it: 'Si leggono le parole degli articoli caricati: gli allegati senza articoli non si leggono per le citazioni.',
  en: 'The words of the loaded articles are read: annexes without articles are not read for citations.',
} satisfies Record<string, string>;

export const citazioni = endpoint<CitazioniQuery>({
  name: 'citazioni',
  path: '/api/public/citazioni',
  tag: 'relazioni',
  summary: 'Chi cita, e che cosa / Who cites, and what',
  description:
    'Le citazioni che le parole degli articoli contengono, nei due versi, anche fra articoli dello stesso atto; ciò che un articolo inserisce in un altro atto non è una sua citazione, e nessuna è una modifica. Ognuna dice se ciò che è citato non è più in vigore, per quanto i documenti caricati lo dicono. / The citations in the words of articles, in both directions, also between articles of one act; what an article puts into another act is no citation of its own, and none is an amendment. Each states whether its target is no longer in force, as far as the loaded documents say.',
  examples: [
    '/api/public/citazioni?norma=art.%203%20l.%20241%2F1990&limit=2',
    '/api/public/citazioni?norma=l.%20241%2F1990&limit=2&offset=2',
    '/api/public/citazioni?norma=l.%20241%2F1990&dir=out&limit=3',
    '/api/public/citazioni?norma=l.%20241%2F1990&dir=out&cessati=solo',
    '/api/public/citazioni?norma=l.%20114',
  ],
  query: () => typia.json.schemas<[CitazioniQuery]>(),
  schemas: () => typia.json.schemas<[CitazioniQuery, CitazioniAnswer, shapes.Unresolved, shapes.Unresolved]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<CitazioniQuery>(),
  cost: 'light',
  answer: (catalog, query, context) => {
    const asked = resolveCited(catalog, query.norma, context);
    return 'problem' in asked ? asked.problem : answerCitations(catalog, query, asked, context);
  },
});

function answerCitations(catalog: Catalog, query: CitazioniQuery, asked: ResolvedNorma, context: Context): Answer {
  const { limit, offset } = query;
  const { eli, articleEli, resolution } = asked;
  // Validation has checked the values.
  const dir = query.dir as CitazioniAnswer['dir'];
  const cessati = query.cessati as CitazioniAnswer['cessati'];
  const all = dir === 'in' ? catalog.citations.of(articleEli ?? eli) : citedBy(catalog, eli, articleEli);
  const interne = query.interne as CitazioniAnswer['interne'];
  const chosen =
    all === null ? null : chooseCitations(all, { isOnlyOfDead: cessati === 'solo', isInternal: interne === 'incluse' });
  const total = chosen?.length ?? all?.count ?? 0;
  const indexes = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, i) => offset + i);
  const shown = indexes.map((index) => all!.at(chosen === null ? index : chosen[index]!));
  const { next, previous, links } = pageOf(total, query, (from) => pageUrl(query, from));
  const act = catalog.find(eli);
  const head = {
    norma: {
      ...nameAct(catalog.cardOf(eli)),
      tipo: parseEli(eli)?.type ?? '',
      stato: act === null ? null : catalog.record(act).status(null),
    },
    articolo: articleEli,
    risoluzione: resolution,
    dir,
    cessati,
    interne,
    avviso: notice[context.language],
    totale: total,
    limit,
    offset,
    successiva: next,
    precedente: previous,
    citazioni: shown.map((citation) => describeCitation(catalog, citation)),
  } satisfies Omit<CitazioniAnswer, keyof shapes.Envelope>;
  return ok([catalog.envelopes.open(context.language, purposes[dir]), literal(`,${members(head)}}`)], links);
}

/** The citations by an act of the corpus, or by an article of it; `null` where its text is not loaded. */
export function citedBy(catalog: Catalog, eli: string, articleEli: string | null): CitationList | null {
  const act = catalog.find(eli);
  if (act === null || !catalog.inCorpus(act)) return null;
  const [first, end] = catalog.articlesOf(act);
  if (articleEli === null) return catalog.citations.from(first, end);
  const at = catalog.record(act).articleIndex(articleEli.slice(eli.length));
  return at === -1 ? null : catalog.citations.from(first + at, first + at + 1);
}

/** The indexes of those of a list that are wanted; `null` for all of them. */
export function chooseCitations(
  list: CitationList,
  { isOnlyOfDead, isInternal }: { isOnlyOfDead: boolean; isInternal: boolean },
): number[] | null {
  if (!isOnlyOfDead && isInternal) return null;
  const chosen: number[] = [];
  for (let index = 0; index < list.count; index++)
    if ((!isOnlyOfDead || list.isOfDead(index)) && (isInternal || !list.isInternal(index))) chosen.push(index);
  return chosen;
}

/** A citation as it is answered. */
export function describeCitation(catalog: Catalog, citation: StoredCitation): shapes.CitationEntry {
  const { act, article } = catalog.articleAt(citation.source);
  const record = catalog.record(act);
  const key = record.articleKey(article);
  const a = describeEnd(catalog, citation.target, citation.paragraph);
  return {
    da: describeOwn(catalog.eli(act), record, key, citation.ownParagraph),
    a,
    testo: citation.text,
    interna: citation.isInternal,
    bersaglio_cessato: a.stato !== null,
  };
}

/** The same acts cite and are cited again and again. */
const siglaOf = remembering(sigla, 10_000);

/** An article of the corpus that cites. @param eli of its act, whose record is given @param key its ELI suffix */
export function describeOwn(
  eli: string,
  record: ReturnType<Catalog['record']>,
  key: string,
  paragraph: string | null,
): shapes.CitationEnd {
  return {
    eli,
    sigla: siglaOf(eli),
    articolo: key.slice(key.lastIndexOf('/art/') + '/art/'.length),
    articolo_eli: eli + key,
    parte: partOf(eli + key, key),
    comma: paragraph,
    stato: record.status(key),
  };
}

/** @param eli of an act or article */
export function describeEnd(catalog: Catalog, eli: string, paragraph: string | null): shapes.CitationEnd {
  let describe = cited.get(catalog);
  if (describe === undefined) {
    describe = remembering((eli: string) => describeCited(catalog, eli), 1_000);
    cited.set(catalog, describe);
  }
  return { ...describe(eli), comma: paragraph };
}

/** Ends of citations that were described before, by catalog: most of a page of citations names the same few acts and articles. */
const cited = new WeakMap<Catalog, (eli: string) => shapes.CitationEnd>();

/** An act or article without a paragraph. */
function describeCited(catalog: Catalog, eli: string): shapes.CitationEnd {
  const at = eli.lastIndexOf('/art/');
  const articolo = at === -1 ? null : eli.slice(at + '/art/'.length);
  const actEli = at === -1 ? eli : actOfCited(catalog, eli, at);
  const act = catalog.find(actEli);
  return {
    eli: actEli,
    sigla: siglaOf(actEli),
    articolo,
    articolo_eli: articolo === null ? null : eli,
    parte: partOf(eli, eli.slice(actEli.length)),
    comma: null,
    stato: act === null ? null : catalog.record(act).status(articolo === null ? null : eli.slice(actEli.length)),
  };
}

/** @param suffix what the ELI has behind its act: mostly nothing, or an article of the main part */
function partOf(eli: string, suffix: string): string | null {
  return suffix === '' || suffix.startsWith('/art/') ? null : partOfEli(eli);
}

/** The same question at another offset; what has its default value is left out. */
function pageUrl({ norma, lang, dir, cessati, limit, formato, interne }: CitazioniQuery, offset: number): string {
  return questionUrl('/api/public/citazioni', {
    norma,
    lang,
    dir: dir === 'in' ? '' : dir,
    cessati: cessati === 'tutti' ? '' : cessati,
    limit,
    offset: offset === 0 ? '' : offset,
    formato,
    interne: interne === 'incluse' ? '' : interne,
  });
}
