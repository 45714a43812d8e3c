// The numbers of acts of each type and year on the portal, by which exports are planned. They are kept, so that a run that was stopped does
// not count again, nor a later one as long as the portal has as many acts.
import type { Api, Criteria } from './api.js';
import { addDays } from './clock.js';
import { Fault } from './fault.js';
import type { KeptCounts, Store } from './state.js';

/** Before it there is no act of the State. */
const firstYear = 1861;
/** An act may come as another goes: after so many days everything is counted again. */
const mostDays = 30;
/** The total where the portal states none: counts then hold for the day. */
const unknownTotal = -1;

export interface CountSources {
  api: Api;
  store: Store;
  today: string;
  /** Whether counts are written to the state. */
  isKept: boolean;
  /** Called before each question. */
  counting: (what: string) => void;
}

export class ActCounts {
  private total: Promise<number> | null = null;

  constructor(private readonly sources: CountSources) {}

  /** How many acts of a type each year has. */
  async byYear(type: string): Promise<Map<number, number>> {
    const known = this.kept(type);
    if (known !== undefined && (await this.isCurrent(known))) return asMap(known);
    const { store, today } = this.sources;
    const total = await this.countAll();
    const counted = await this.askYears(type);
    const months = known?.months ?? {};
    const next: KeptCounts = { type, counted: today, total, years: Object.fromEntries(counted), months };
    store.state.counts = [...store.state.counts.filter((one) => one.type !== type), next];
    await this.keep();
    return counted;
  }

  /** The acts of each month of a year, whose sum should be `count`. */
  async byMonth(type: string, year: number, count: number): Promise<readonly number[]> {
    const kept = this.kept(type);
    const known = kept?.months[year];
    if (known !== undefined && sumOf(known) === count) return known;
    const months: number[] = [];
    for (let month = 1; month <= 12; month++) {
      months.push(await this.ask({ denominazioneAtto: type, annoProvvedimento: year, meseProvvedimento: month }));
    }
    if (kept !== undefined) kept.months[year] = months;
    await this.keep();
    return months;
  }

  private kept(type: string): KeptCounts | undefined {
    return this.sources.store.state.counts.find((one) => one.type === type);
  }

  private async keep(): Promise<void> {
    if (this.sources.isKept) await this.sources.store.save();
  }

  private async isCurrent({ counted, total }: KeptCounts): Promise<boolean> {
    const { today } = this.sources;
    if (counted > today || addDays(counted, mostDays) < today) return false;
    return total === (await this.countAll()) && (total !== unknownTotal || counted === today);
  }

  /** All acts of the portal, asked once a run. */
  private countAll(): Promise<number> {
    this.total ??= this.askAll();
    return this.total;
  }

  private async askAll(): Promise<number> {
    this.sources.counting('all acts');
    try {
      return (await this.sources.api.count({}, 'the number of all acts')).acts;
    } catch (error) {
      if (error instanceof Fault) return unknownTotal;
      throw error;
    }
  }

  private async ask(criteria: Criteria): Promise<number> {
    const { denominazioneAtto: type = '', annoProvvedimento: year = 0, meseProvvedimento: month = null } = criteria;
    this.sources.counting(nameSlice(type, year, month));
    return (await this.sources.api.count(criteria, `the number of ${nameSlice(type, year, month)}`)).acts;
  }

  private async askYears(type: string): Promise<Map<number, number>> {
    this.sources.counting(type);
    const { acts, years } = await this.sources.api.count({ denominazioneAtto: type }, `the years of ${type}`);
    if (sumOf([...years.values()]) === acts) return years;
    // The facets are not of all acts: each year is counted.
    const counts = new Map<number, number>();
    for (let year = firstYear; year <= Number(this.sources.today.slice(0, 4)); year++) {
      counts.set(year, await this.ask({ denominazioneAtto: type, annoProvvedimento: year }));
    }
    return counts;
  }
}

function asMap({ years }: KeptCounts): Map<number, number> {
  return new Map(Object.entries(years).map(([year, acts]) => [Number(year), acts]));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** `LEGGE 1990`, `LEGGE 1990-08`. */
export function nameSlice(type: string, year: number, month: number | null): string {
  return `${type} ${year}${month === null ? '' : `-${String(month).padStart(2, '0')}`}`;
}
