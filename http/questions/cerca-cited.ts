// What a search cites by number or name, alone or beside other words.
import {
  findCitations,
  hasOperators,
  parseCitation,
  parseEli,
  resolveCitation,
  type TextFilter,
  type TextHit,
  type TextMatches,
} from '../../engine/index.js';
import { filterOf } from './cerca-filter.js';
import type { FoundHit } from './cerca-hits.js';
import type { Catalog } from './endpoint.js';
import { titledActs } from './find-acts.js';
import { mostCounted, type FoundNow } from './search-in-time.js';

export interface Resolved {
  citation: ReturnType<typeof parseCitation>;
  found: ReturnType<typeof resolveCitation>;
  /** Whether the query has no year, and the act is meant because no other of its type and number is loaded. */
  isOnlyLoaded?: true;
  /** Whether the query has no other word. */
  isWhole?: boolean;
}

/** Only the number of an article: `640`, `21-octies`, `416 bis`. */
const bareArticle = /^[\s,;:]*(?<number>\d{1,4}(?:[ -]?(?:bis|ter|[a-z]{1,12}(?:ies|cies)))?)[\s,;:]*$/i;

/**
 * The citation in the query, by number or name; `null` where the query has operators. The number of an article that stands alone beside an
 * act, or in a search within one, is that article.
 * @param within ELI of the act in which is searched; empty for all
 */
export function resolved(catalog: Catalog, q: string, within = ''): Resolved | null {
  if (hasOperators(q)) return null;
  const alone = within === '' ? undefined : bareArticle.exec(q)?.groups!['number'];
  if (alone !== undefined) {
    const inAct = read(catalog, `${within}/art/${alone.toLowerCase().replace(/(?<=\d)[ -]?(?=[a-z])/, '-')}`);
    if (isPlace(inAct)) return { ...inAct, isWhole: true };
  }
  const known = read(catalog, q);
  const { start, end, article, method } = known.citation;
  if (method === 'non-riconosciuta') return known;
  const besides = q.slice(0, start) + q.slice(end);
  const number = article === null ? bareArticle.exec(besides)?.groups!['number'] : undefined;
  if (number !== undefined) {
    const place = inOnlyLoaded(catalog, read(catalog, `art. ${number}, ${q.slice(start, end)}`));
    if (isPlace(place)) return { ...place, isWhole: true };
  }
  // Beside other words the articles of the act are looked for, not the act.
  const isWhole = !isWord.test(besides);
  return { ...(article !== null || isWhole ? inOnlyLoaded(catalog, known) : known), isWhole };
}

const isWord = /[\p{L}\p{N}]/u;

function read(catalog: Catalog, text: string): Resolved {
  const citation = parseCitation(text, { suggests: false });
  return { citation, found: resolveCitation(citation, catalog.index) };
}

/** Whether it leads to an article of the corpus. */
const isPlace = ({ found }: Resolved): boolean => found.kind === 'one' && found.act.inCorpus && found.article !== null;

/** The citation; of a number without its year, `legge 241`, as of the one act that is loaded, where one alone is. */
function inOnlyLoaded(catalog: Catalog, known: Resolved): Resolved {
  const { citation, found } = known;
  if (found.kind !== 'many' || !isWithoutYear(known)) return known;
  const [act, ...others] = found.candidates.filter(({ inCorpus }) => inCorpus);
  if (act === undefined || others.length > 0) return known;
  const { type, year } = parseEli(act.eli)!;
  const dated = { ...citation, type, year: Number(year) };
  const only = resolveCitation(dated, catalog.index);
  return only.kind === 'one' ? { citation, found: only, isOnlyLoaded: true } : known;
}

/** Whether a type and a number without a year are cited. */
export const isWithoutYear = ({ citation: { method, type, number, year, date } }: Resolved): boolean =>
  method === 'numero' && type !== null && number !== null && year === null && date === null;

/** The acts of the corpus that a query cites as a whole, where it has other words, too; `undefined` for none. */
export function citedActs(catalog: Catalog, q: string, whole: Resolved): TextFilter['cited'] {
  const cited = whole.citation.method === 'non-riconosciuta' ? citedBeside(catalog, q) : whole;
  if (cited === null) return undefined;
  const { citation, found } = cited;
  const { start, end, article } = citation;
  if (article !== null || !isWord.test(q.slice(0, start) + q.slice(end))) return undefined;
  const known = found.kind === 'one' ? [found.act] : found.kind === 'many' ? found.candidates : [];
  const acts = known.flatMap(({ eli, inCorpus }) => (inCorpus ? (catalog.find(eli) ?? []) : []));
  return acts.length === 0 ? undefined : { acts, start, end };
}

/** The number of an act and its year, which may be short where they are no day and month. */
const numberAndYear = /(?<![\p{L}\p{N}/.,-])(?:\d{1,4}\/\d{4}|(?:3[2-9]|[4-9]\d|\d{3,4})\/\d{2})(?![\p{L}\p{N}/.,-])/u;

/** What a query that is no reference as a whole cites by a name, or by number and year: `legge Gelli linee guida`, `241/90 accesso`. */
export function citedBeside(catalog: Catalog, q: string): Resolved | null {
  const [named] = findCitations(q).filter(({ method }) => method === 'nome');
  if (named !== undefined) return { citation: named, found: resolveCitation(named, catalog.index) };
  const number = numberAndYear.exec(q);
  if (number === null) return null;
  const read = parseCitation(number[0], { suggests: false });
  const citation = { ...read, start: number.index, end: number.index + number[0].length };
  return { citation, found: resolveCitation(citation, catalog.index) };
}

/** With the number of an article in the order of the corpus. */
export type CitedHit = Omit<TextHit, 'score'> &
  Pick<FoundHit, 'paragraph'> & { isCited: NonNullable<FoundHit['isCited']>; number: number | null };

type Asked = Parameters<typeof filterOf>[1] & { q: string };

/** The act or article of the corpus that the query cites, where the filters let it pass. */
export function citedHit(catalog: Catalog, query: Asked, { citation, found }: Resolved): CitedHit | null {
  if (found.kind !== 'one' || !found.act.inCorpus) return null;
  const key = found.article?.slice(found.act.eli.length) ?? null;
  const isCited = citation.method === 'nome' ? 'nome' : 'citazione';
  const hit = hitThatPasses(catalog, query, { act: catalog.find(found.act.eli)!, key, isCited });
  return hit === null ? null : { ...hit, paragraph: citation.paragraph };
}

/** The act that a query names beside other words, where nothing of it is found by these: it is a hit itself. */
export async function namedHit(
  catalog: Catalog,
  query: Asked & { whole: Asked | null },
  filter: TextFilter,
  { counts }: Pick<TextMatches, 'counts'>,
): Promise<CitedHit | null> {
  const [act, ...others] = filter.cited?.acts ?? [];
  if (act === undefined || others.length > 0 || counts.has(act)) return null;
  const hit = hitThatPasses(catalog, query, { act, key: null, isCited: 'citazione' });
  if (hit === null || query.whole === null) return hit;
  // A choice leaves out what the same search finds of the act without it.
  const whole = await catalog.search(query.q, 1, { ...filter, ...filterOf(catalog, query.whole) });
  return whole.counts.has(act) ? null : hit;
}

/** What is found, with the cited place before it, or in the order of days. */
export function beforeOthers(
  catalog: Catalog,
  { ordine, limit, offset }: { ordine: string; limit: number; offset: number },
  first: CitedHit | null,
  found: TextMatches,
): FoundNow {
  if (first === null) return { ...found, all: found.hits, hits: found.hits.slice(offset) };
  const counts = new Map(found.counts).set(first.act, (found.counts.get(first.act) ?? 0) + 1);
  const articles = first.number === null ? found.articles : [...found.articles, first.number];
  const isByDay = ordine === 'data';
  const score = isByDay ? catalog.text.day(first.act) : (found.hits[0]?.score ?? 0);
  const all = [{ ...first, score, isWritten: found.hits[0]?.isWritten === true }, ...found.hits];
  if (isByDay) all.sort((a, b) => b.score - a.score);
  const hits = all.slice(offset, offset + limit);
  return { ...found, all, hits, counts, articles, total: Math.min(found.total + 1, mostCounted) };
}

/** The act whose title the query is, though it cites another act in it. */
export async function titledHit(catalog: Catalog, query: Asked): Promise<CitedHit | null> {
  const [act] = await titledActs(catalog, query.q);
  return act === undefined ? null : hitThatPasses(catalog, query, { act, key: null, isCited: 'titolo' });
}

function hitThatPasses(
  catalog: Catalog,
  query: Asked,
  { act, key, isCited }: { act: number; key: string | null; isCited: CitedHit['isCited'] },
): CitedHit | null {
  const article = key === null ? null : catalog.record(act).articleIndex(key);
  const { among, accepts, acceptsAct, acceptsArticle, ended } = filterOf(catalog, query);
  const isEnded = catalog.record(act).status(key) !== null;
  if (article === -1 || (accepts !== null && !accepts(act)) || (ended !== 'with' && isEnded !== (ended === 'only')))
    return null;
  if (among === (article === null ? 'articles' : 'acts')) return null;
  const number = article === null ? null : catalog.text.articlesOf(act)[0] + article;
  const isWanted = number === null ? acceptsAct?.(act) : acceptsArticle?.(number);
  return isWanted === false ? null : { act, article, number, isCited };
}
