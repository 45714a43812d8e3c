// The rows of tables as columns of days and digests, and how they are written.
import { hash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { SnapshotWriter } from '../../store/writer.js';
import { dayColumns, digestBytes, seenTables, type GoneRow, type SeenFacts, type SeenTable } from '../seen.js';

type Day = string | null;

/** The days of a row. */
export type RowDays = Record<(typeof dayColumns)[number], Day>;

/** Digests one after the other. */
export class Digests {
  #bytes = Buffer.alloc(1024);
  #size = 0;

  push(digest: Uint8Array): void {
    if (this.#size + digestBytes > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes], this.#bytes.length * 2);
    this.#bytes.set(digest, this.#size);
    this.#size += digestBytes;
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }
}

/** The rows of a table. */
export class RowColumns {
  readonly digests = new Digests();
  readonly days: Record<(typeof dayColumns)[number], Day[]> = { first: [], since: [], changed: [] };

  get count(): number {
    return this.days.first.length;
  }

  push(digest: Uint8Array, days: RowDays): void {
    this.digests.push(digest);
    for (const name of dayColumns) this.days[name].push(days[name]);
  }
}

/** A digest of a row. */
export function digestOfRow(row: string | Uint8Array): Buffer {
  return hash('sha256', row, 'buffer').subarray(0, digestBytes);
}

/** The key of something by its identifier: the first 16 hexadecimal digits, or those of its digest. */
export function keyOfId(id: string): string {
  return /^[0-9a-f]{16}/.test(id) ? id.slice(0, 2 * digestBytes) : digestOfRow(id).toString('hex');
}

/** Everything that is written. Names are those of sections, after `seen.`. */
interface Written {
  since: string | null;
  /** Days that are known already, ascending. */
  days: readonly string[];
  rows: Record<SeenTable, RowColumns>;
  columns: Record<string, readonly Day[]>;
  digests: Record<string, Digests>;
  starts: Record<string, readonly number[]>;
  /** ELIs of all known acts. */
  actKeys: readonly string[];
  /** By act of the corpus, one a line. */
  articleKeys: readonly string[];
  /** Oldest first. */
  gone: readonly GoneRow[];
}

/** @returns what is kept among the facts */
export function writeDays(writer: SnapshotWriter, written: Written): SeenFacts {
  const { rows, columns, digests, starts, actKeys, articleKeys, gone } = written;
  const all: [string, readonly Day[]][] = Object.entries(columns);
  for (const table of seenTables) for (const name of dayColumns) all.push([`${table}.${name}`, rows[table].days[name]]);
  const days = new Set(written.days);
  for (const [, column] of all) for (const day of column) if (day !== null) days.add(day);
  for (const { day } of gone) days.add(day);
  const facts: SeenFacts = { since: written.since, days: [...days].sort() };
  const numbers = new Map<Day, number>([[null, 0], ...facts.days.map((day, i) => [day, i + 1] as const)]);
  for (const [name, column] of all)
    writer.column(
      `seen.${name}`,
      Uint32Array.from(column, (day) => numbers.get(day)!),
    );
  const put = (name: string, bytes: Uint8Array): void => {
    writer.begin(`seen.${name}`);
    writer.append(bytes);
  };
  for (const table of seenTables) put(`${table}.digests`, rows[table].digests.bytes);
  for (const [name, list] of Object.entries(digests)) put(name, list.bytes);
  for (const [name, list] of Object.entries(starts)) writer.column(`seen.${name}`, Uint32Array.from(list));
  put('acts.keys', deflateRawSync(actKeys.join('\n'), { level }));
  put('articoli.keys', deflateRawSync(articleKeys.join('\f'), { level }));
  put('gone', deflateRawSync(JSON.stringify(gone), { level }));
  return facts;
}

/** Keys are much alike. */
const level = 9;
