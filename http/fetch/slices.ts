// Exports that are wanted: each holds the acts of a type and year, or of one month where a year has many.
import { actType } from '../../engine/index.js';
import { nameSlice, type ActCounts } from './act-counts.js';
import type { Amendments } from './amendments.js';
import type { Mode } from './api.js';
import { isSameName } from './collections.js';
import type { Export } from './jobs.js';
import type { HeldSlice, Selection, Store } from './state.js';

/** An export to order. */
export interface WantedSlice
  extends Export, Pick<HeldSlice, 'type' | 'year' | 'month' | 'mode' | 'counted' | 'amended'> {
  /** Why it is fetched, for people. */
  reason: string;
}

/** A year with more acts is exported month by month. */
export const mostActs = 100;

/** How many acts the collections hold of a type and year. */
export type HeldInCollections = (type: string, year: number, mode: Mode) => number;

export interface SliceSources {
  store: Store;
  counts: ActCounts;
  amendments: Amendments;
  /** The portal's names of all types. */
  types: readonly string[];
  held: HeldInCollections;
}

/** The exports of a selection that are new or stale, oldest acts first. */
export async function wantedSlices(asked: Selection['slices'], sources: SliceSources): Promise<WantedSlice[]> {
  const wanted = new Map<string, WantedSlice>();
  for (const { type, from, to, mode } of asked) {
    for (const name of type === null ? sources.types : [type]) {
      const years = [...(await sources.counts.byYear(name))].filter(([year]) => year >= from && year <= to);
      for (const [year, count] of years.sort(([a], [b]) => a - b)) {
        const isHeld = sources.store.state.slices.some(
          (held) => held.type === name && held.year === year && held.mode === mode,
        );
        // Acts of the collections are exported only where the collections lack some.
        if (type === null && !isHeld && sources.held(name, year, mode) >= count) continue;
        for (const slice of await sliceYear({ type: name, year, mode }, count, sources)) {
          const { month } = slice;
          wanted.set(`${nameSlice(name, year, month)} ${mode}`, slice);
        }
      }
    }
  }
  return [...wanted.values()];
}

interface Year {
  type: string;
  year: number;
  mode: Mode;
}

/** A year that was split stays split, and one that was not stays whole: an act is in one export only. */
async function sliceYear(own: Year, count: number, sources: SliceSources): Promise<WantedSlice[]> {
  const { store, amendments } = sources;
  const held = store.state.slices.filter(
    ({ type, year, mode }) => type === own.type && year === own.year && mode === own.mode,
  );
  const known = held.reduce((total, { counted }) => total + counted, 0);
  let counts: [month: number | null, counted: number][];
  if (held.length > 0 && known === count) counts = held.map(({ month, counted }) => [month, counted]);
  else if (held.some(({ month }) => month === null) || (held.length === 0 && count <= mostActs))
    counts = [[null, count]];
  else counts = await countMonths(own, count, held.length > 0, sources.counts);
  return counts.flatMap(([month, counted]) => {
    const before = held.find((slice) => slice.month === month);
    const reason = counted === 0 ? null : reasonToFetch(before, counted, store, amendments);
    if (reason === null) return [];
    const criteria = {
      denominazioneAtto: own.type,
      annoProvvedimento: own.year,
      ...(month === null ? {} : { meseProvvedimento: month }),
    };
    const name = `${nameSlice(own.type, own.year, month)} (${own.mode})`;
    return [{ ...own, name, criteria, month, counted, reason, amended: amendments.marks({ ...own, month }) }];
  });
}

/** The months of a year; the whole year where some of its acts have no month. */
async function countMonths(
  { type, year }: Year,
  count: number,
  isSplit: boolean,
  counts: ActCounts,
): Promise<[number | null, number][]> {
  const months = await counts.byMonth(type, year, count);
  const sum = months.reduce((total, counted) => total + counted, 0);
  return sum === count || isSplit ? months.map((counted, at) => [at + 1, counted]) : [[null, count]];
}

function reasonToFetch(
  held: HeldSlice | undefined,
  counted: number,
  store: Store,
  amendments: Amendments,
): string | null {
  if (held === undefined) return 'new';
  if (held.documents === 0) return 'empty the last time';
  if (held.counted !== counted) return `${counted} acts, ${held.counted} the last time`;
  if (!store.isThere(held)) return 'not on the disk';
  return amendments.haveNews(held) ? 'amended since' : null;
}

/** `legge`, `dl` or `DECRETO-LEGGE` as the portal names the type. */
export function portalName(spelling: string, types: readonly string[]): string | undefined {
  const slug = actType(spelling);
  return types.find((name) => isSameName(name, spelling) || (slug !== null && actType(name) === slug));
}
