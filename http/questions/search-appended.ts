// Hits of a search among annexes and notes, beside those among articles and acts.
import { inTurns, type AppendedPlace, type TextFilter } from '../../engine/index.js';
import { appendedStatus } from './cerca-facets.js';
import type { FoundHit } from './cerca-hits.js';
import type { Catalog } from './endpoint.js';
import { compareFound, mostCounted, type FoundNow } from './search-in-time.js';

/** The parameters of a search. */
interface Asked {
  q: string;
  limit: number;
  offset: number;
  /** The day of the texts. */
  testo_al?: string;
  parte: string;
  stato: string;
  esatto: boolean;
}

/**
 * The hits with annexes and notes that have every word, which count less than articles; where no article has every word as written, they come
 * before those that have some, and in place of those that have other words.
 */
export async function findAppended(
  catalog: Catalog,
  query: Asked,
  filter: Pick<TextFilter, 'among' | 'accepts' | 'ended' | 'isByDay'>,
  { all, ...found }: FoundNow,
): Promise<FoundNow> {
  const { q, limit, offset, testo_al, parte, stato } = query;
  // The texts that they had on other days are not known.
  if (filter.among === 'acts' || testo_al !== undefined) return { ...found, all };
  const accepts = ({ act, text }: AppendedPlace) =>
    (parte === '' || text.part === parte) && (stato === '' || appendedStatus(catalog, act, text) === stato);
  const other = await inTurns(
    catalog.appended.find(q, offset + limit, {
      ...filter,
      isLiteral: query.esatto,
      acceptsText: parte === '' && stato === '' ? undefined : accepts,
    }),
  );
  if (other === null) return { ...found, all };
  const page = (hits: FoundHit[]) => ({ all: hits, hits: hits.slice(offset, offset + limit) });
  if (found.total === 0 || found.searched !== null)
    return { ...other, ...page(other.hits), match: 'all', searched: null, appended: other.texts };
  const isLacking = found.match === 'most';
  const hits: FoundHit[] = [...all, ...other.hits];
  const rank = (hit: FoundHit) => (hit.isCited !== undefined ? 2 : isLacking && hit.appended !== undefined ? 1 : 0);
  const isByDay = filter.isByDay === true;
  hits.sort((a, b) => (isByDay ? 0 : rank(b) - rank(a)) || compareFound(a, b));
  const counts = new Map(found.counts);
  for (const [act, count] of other.counts) counts.set(act, (counts.get(act) ?? 0) + count);
  const total = found.total + other.total;
  return {
    ...found,
    ...page(hits.slice(0, offset + limit)),
    stems: new Set([...found.stems, ...other.stems]),
    counts,
    appended: other.texts,
    match: isLacking ? 'some' : found.match,
    total: Math.min(total, mostCounted),
    isLeast: found.isLeast || other.isLeast || total > mostCounted,
  };
}
