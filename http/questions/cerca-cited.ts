// What a search cites by number or name, alone or beside other words.
import {
  findCitations,
  hasOperators,
  parseCitation,
  resolveCitation,
  type TextFilter,
  type TextHit,
} from '../../engine/index.js';
import { filterOf } from './cerca-filter.js';
import type { FoundHit } from './cerca-hits.js';
import type { Catalog } from './endpoint.js';
import { titledActs } from './find-acts.js';

/** The citation in the query, by number or name; `null` where the query has operators. */
export function resolved(catalog: Catalog, q: string) {
  if (hasOperators(q)) return null;
  const citation = parseCitation(q, { suggests: false });
  return { citation, found: resolveCitation(citation, catalog.index) };
}

export type Resolved = NonNullable<ReturnType<typeof resolved>>;

/** The acts of the corpus that a query cites as a whole, where it has other words, too; `undefined` for none. */
export function citedActs(catalog: Catalog, q: string, whole: Resolved): TextFilter['cited'] {
  const cited = whole.citation.method === 'non-riconosciuta' ? citedBeside(catalog, q) : whole;
  if (cited === null) return undefined;
  const { citation, found } = cited;
  const { start, end, article } = citation;
  if (article !== null || !/[\p{L}\p{N}]/u.test(q.slice(0, start) + q.slice(end))) return undefined;
  const known = found.kind === 'one' ? [found.act] : found.kind === 'many' ? found.candidates : [];
  const acts = known.flatMap(({ eli, inCorpus }) => (inCorpus ? (catalog.find(eli) ?? []) : []));
  return acts.length === 0 ? undefined : { acts, start, end };
}

/** The number of an act and its year, which may be short where they are no day and month. */
const numberAndYear = /(?<![\p{L}\p{N}/.,-])(?:\d{1,4}\/\d{4}|(?:3[2-9]|[4-9]\d|\d{3,4})\/\d{2})(?![\p{L}\p{N}/.,-])/u;

/** What a query that is no reference as a whole cites by a name, or by number and year: `legge Gelli linee guida`, `241/90 accesso`. */
function citedBeside(catalog: Catalog, q: string): Resolved | null {
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
