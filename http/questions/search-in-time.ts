// Hits of a search among the texts of other days, beside those of the present.
import { inTurns, type AppendedPlace, type PastDays, type TextFilter, type TextMatches } from '../../engine/index.js';
import type { FoundHit } from './cerca-hits.js';
import type { Catalog } from './endpoint.js';

/** The result of a search: the hits of the page; the place that the query cites comes before all others. */
export interface Found extends Omit<TextMatches, 'hits'> {
  hits: FoundHit[];
  /** The annexes and notes among what was counted. */
  appended?: readonly AppendedPlace[];
  /** Whether only texts that are not served have the words. */
  isOnlyPast?: boolean;
}

/** The result in the present, with the hits of the pages before. */
export type FoundNow = Found & { all: FoundHit[] };

/** Hits that are counted and paged through. */
export const mostCounted = 10_000;

/** What has the one word of a query as it is written comes before what has not; else the best comes first. */
export const compareFound = (a: FoundHit, b: FoundHit): number =>
  Number(b.isWritten === true) - Number(a.isWritten === true) || b.score - a.score;

/** The parameters of a search. */
interface Asked {
  q: string;
  limit: number;
  offset: number;
  /** The day of the texts. */
  testo_al?: string;
}

/**
 * The hits with those among texts that are not served: of the day that is asked for; else the last ones of what is gone, and all of them
 * where the present has no text with all the words.
 */
export async function findInTime(
  catalog: Catalog,
  { q, limit, offset, testo_al }: Asked,
  filter: Pick<TextFilter, 'among' | 'accepts' | 'acceptsAct' | 'ended' | 'isByDay'>,
  { all, ...found }: FoundNow,
): Promise<Found> {
  // Status and part are known of texts that are served.
  if (filter.among === 'acts' || filter.acceptsAct !== undefined) return found;
  const isMissing = found.total === 0 || found.match === 'most' || found.searched !== null;
  const days: PastDays = testo_al !== undefined ? { on: testo_al } : isMissing ? 'all' : 'last';
  const past = await inTurns(catalog.past.find(q, offset + limit, filter, days));
  if (past === null) return found;
  // Past texts with all the words replace present ones with only some.
  if (isMissing) return { ...past, hits: past.hits.slice(offset), isOnlyPast: true };
  const counts = new Map(found.counts);
  for (const [act, count] of past.counts) counts.set(act, (counts.get(act) ?? 0) + count);
  const total = found.total + past.total;
  const isLeast = found.isLeast || total > mostCounted;
  const hits = [...all, ...past.hits].sort(compareFound).slice(offset, offset + limit);
  return { ...found, hits, counts, total: Math.min(total, mostCounted), isLeast };
}
