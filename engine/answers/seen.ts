// When this corpus first held what it holds, and on which day each row of its tables last changed: kept from one snapshot to the next.
import { inflateRawSync } from 'node:zlib';
import type { Numbers, Snapshot } from '../store/snapshot.js';
import { dayNumber } from './day-number.js';

/** The tables of which changes are kept, as their addresses under `/dati` name them. */
export const seenTables = ['norme', 'articoli', 'relazioni', 'citazioni'] as const;
export type SeenTable = (typeof seenTables)[number];

/** Columns of days, by table: when a row was first held, since when without a gap, when it last changed. Numbers in the list of days, 0 for unknown. */
export const dayColumns = ['first', 'since', 'changed'] as const;

/** Bytes of a digest of a row, and of the key of a relation or citation. */
export const digestBytes = 8;

/** The members stored among the facts. */
export interface SeenFacts {
  /** The first day of which all changes are kept, `2026-11-26`; `null` where the snapshot was compared with no other one. */
  since: string | null;
  /** The days on which anything was first held or changed, ascending. */
  days: string[];
}

/** A row that its table no longer has. */
export interface GoneRow {
  table: SeenTable;
  /** An ELI, the identifier of a relation, or the key of a citation. */
  key: string;
  /** When it was first held; `null` where that is not known. */
  first: string | null;
  /** When it had gone. */
  day: string;
}

/** A change of a row since a day: its own day, and whether the row is new. */
export interface RowChange {
  day: string;
  isNew: boolean;
}

/** The days on which an opened snapshot first held its rows, or saw them change. */
export class Seen {
  constructor(
    private readonly snapshot: Snapshot,
    readonly facts: SeenFacts,
  ) {}

  /** The latest of all its days; `null` where none is known. */
  get latest(): string | null {
    return this.facts.days.at(-1) ?? null;
  }

  /**
   * The day on which what is answered about an act last became another: its texts, or a relation of it; `null` where that is not known.
   * @param act number of a known act
   */
  lastChange(act: number): string | null {
    // Every answer about an act asks: read once, and kept.
    return this.#day(this.snapshot.column('seen.acts.changed', Uint32Array)[act]!);
  }

  /** The change of a row since a day; `null` if it did not change. @param row its place in the table, from 0 */
  changeSince(table: SeenTable, row: number, day: string): RowChange | null {
    const changed = this.#day(this.#numbers(`seen.${table}.changed`).at(row)!);
    if (changed === null || changed < day) return null;
    const since = this.#day(this.#numbers(`seen.${table}.since`).at(row)!);
    return { day: changed, isNew: since !== null && since >= day };
  }

  /** The number, in their table, of the first relation that comes from an act. @param act its number, or the number of known acts */
  firstRelation(act: number): number {
    return this.#numbers('seen.relazioni.starts').at(act)!;
  }

  /** The number, in their table, of the first citation by an act. @param act its number, or the number of acts of the corpus */
  firstCitation(act: number): number {
    return this.#numbers('seen.citazioni.starts').at(act)!;
  }

  /** The keys of some citations. @param row place of the first in the table, from 0 */
  citationKeys(row: number, count: number): string[] {
    const keys = this.snapshot.arena('seen.citazioni.ids').slice(row * digestBytes, (row + count) * digestBytes);
    return Array.from({ length: count }, (_, i) => keys.toString('hex', i * digestBytes, (i + 1) * digestBytes));
  }

  /** The day on which a relation of the table was first held, as `20261126`, 0 where that is not known. @param row its place, from 0 */
  relationDay(row: number): number {
    const day = this.#day(this.#numbers('seen.relazioni.first').at(row)!);
    return dayNumber(day);
  }

  /** The rows that went on or after a day, oldest first. */
  gone(day: string): GoneRow[] {
    return readGone(this.snapshot).filter((row) => row.day >= day);
  }

  #day(number: number): string | null {
    return number === 0 ? null : this.facts.days[number - 1]!;
  }

  #numbers(name: string): Numbers {
    return this.snapshot.numbers(name, Uint32Array);
  }
}

export function readGone(snapshot: Snapshot): GoneRow[] {
  const deflated = snapshot.column('seen.gone', Uint8Array);
  return JSON.parse(inflateRawSync(deflated).toString()) as GoneRow[];
}
