// Exports that are wanted: each holds the acts of a type and year, or of one month where a year has many.
import type { Amendments } from './amendments.js';
import type { Api, Criteria, Mode, SearchAnswer } from './api.js';
import type { HeldSlice, Selection, Store } from './state.js';

/** An export to order. */
export interface WantedSlice extends Pick<HeldSlice, 'type' | 'year' | 'month' | 'mode' | 'counted' | 'amended'> {
  /** Why it is fetched, for people. */
  reason: string;
}

/** A year with more acts is exported month by month. */
const mostActs = 100;
/** Before it there is no act of the State. */
const firstYear = 1861;

/** Numbers of acts, each asked once. */
export class ActCounts {
  private readonly years = new Map<string, Promise<Map<number, number>>>();

  constructor(
    private readonly api: Api,
    private readonly currentYear: number,
  ) {}

  /** How many acts of a type each year has. */
  byYear(type: string): Promise<Map<number, number>> {
    const known = this.years.get(type) ?? this.askYears(type);
    this.years.set(type, known);
    return known;
  }

  async of(criteria: Criteria): Promise<number> {
    const { denominazioneAtto: type, annoProvvedimento: year, meseProvvedimento: month } = criteria;
    const found = await this.api.search(criteria, `the number of ${nameSlice(type, year ?? 0, month ?? null)}`);
    return found.numeroAttiTrovati;
  }

  private async askYears(type: string): Promise<Map<number, number>> {
    const found = await this.api.search({ denominazioneAtto: type }, `the years of ${type}`);
    const stated = readYears(found);
    const sum = [...stated.values()].reduce((total, count) => total + count, 0);
    if (sum === found.numeroAttiTrovati) return stated;
    // The facets are not of all acts: each year is counted.
    const counts = new Map<number, number>();
    for (let year = firstYear; year <= this.currentYear; year++) {
      counts.set(year, await this.of({ denominazioneAtto: type, annoProvvedimento: year }));
    }
    return counts;
  }
}

function readYears({ facetMap }: SearchAnswer): Map<number, number> {
  const rows = (facetMap?.['anno_provvedimento'] ?? []).filter((row) => row !== null);
  return new Map(rows.map(({ codice, valore }) => [Number(codice), Number(valore)]));
}

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
        // What the collections hold is exported only where something is missing there.
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
    return [{ ...own, month, counted, reason, amended: amendments.marks({ ...own, month }) }];
  });
}

/** The months of a year; the whole year where some of its acts have no month. */
async function countMonths(
  { type, year }: Year,
  count: number,
  isSplit: boolean,
  counts: ActCounts,
): Promise<[number | null, number][]> {
  const months: [number, number][] = [];
  for (let month = 1; month <= 12; month++) {
    months.push([
      month,
      await counts.of({ denominazioneAtto: type, annoProvvedimento: year, meseProvvedimento: month }),
    ]);
  }
  const sum = months.reduce((total, [, counted]) => total + counted, 0);
  return sum === count || isSplit ? months : [[null, count]];
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

/** `LEGGE 1990`, `LEGGE 1990-08`. */
export function nameSlice(type: string, year: number, month: number | null): string {
  return `${type} ${year}${month === null ? '' : `-${String(month).padStart(2, '0')}`}`;
}
