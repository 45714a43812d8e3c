// What a search cites by number or name, alone or beside other words.
import { hasOperators, parseCitation, resolveCitation, type TextFilter } from '../../engine/index.js';
import type { Catalog } from './endpoint.js';

/** The citation in the query, by number or name; `null` where the query has operators. */
export function resolved(catalog: Catalog, q: string) {
  if (hasOperators(q)) return null;
  const citation = parseCitation(q, { suggests: false });
  return { citation, found: resolveCitation(citation, catalog.index) };
}

export type Resolved = NonNullable<ReturnType<typeof resolved>>;

/** The acts of the corpus that a query cites as a whole, where it has other words, too; `undefined` for none. */
export function citedActs(catalog: Catalog, q: string, { citation, found }: Resolved): TextFilter['cited'] {
  const { start, end, article } = citation;
  if (article !== null || !/[\p{L}\p{N}]/u.test(q.slice(0, start) + q.slice(end))) return undefined;
  const known = found.kind === 'one' ? [found.act] : found.kind === 'many' ? found.candidates : [];
  const acts = known.flatMap(({ eli, inCorpus }) => (inCorpus ? (catalog.find(eli) ?? []) : []));
  return acts.length === 0 ? undefined : { acts, start, end };
}
