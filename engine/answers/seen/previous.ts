// The days stored in the snapshot that a new one replaces, read whole before anything is written.
import { inflateRawSync } from 'node:zlib';
import type { Snapshot } from '../../store/snapshot.js';
import { readFacts } from '../health.js';
import { digestBytes, readGone, type GoneRow, type SeenFacts, type SeenTable } from '../seen.js';

/** Rows of a table, each at its place. */
export interface PreviousRows {
  digests: Buffer;
  first: Uint32Array;
  since: Uint32Array;
  changed: Uint32Array;
}

/** The rows of an act in a table: from its first to the one after its last. */
export type Range = readonly [start: number, end: number];

/** The tables of which each row has a key of its own that is no ELI. */
export type KeyedTable = 'relazioni' | 'citazioni';

/** A snapshot as the next one sees it. Days are numbers in `facts.days`, from 1. */
export interface Previous {
  facts: SeenFacts;
  /** By ELI: the number of a known act. */
  acts: ReadonlyMap<string, number>;
  /** How many of the acts have a text. */
  corpusCount: number;
  rows: Record<SeenTable, PreviousRows>;
  /** By act of the corpus: ELI suffixes of its articles, and of what its rows were made. */
  articleKeys: readonly (readonly string[])[];
  articleStarts: readonly number[];
  sources: Buffer;
  /** Keys of relations and citations, and where those from each act begin. */
  ids: Record<KeyedTable, Buffer>;
  starts: Record<KeyedTable, Uint32Array>;
  /** Digests of documents by act of the corpus. */
  texts: { starts: Uint32Array; digests: Buffer; first: Uint32Array };
  /** For each known act, the digest of all its answers, and the day on which they last changed. */
  contents: { digests: Buffer; changed: Uint32Array };
  gone: GoneRow[];
}

/** Reads it all: the snapshot may be closed afterwards. @throws {DamagedError} */
export function readPrevious(snapshot: Snapshot): Previous {
  const column = (name: string) => Uint32Array.from(snapshot.column(`seen.${name}`, Uint32Array));
  const bytes = (name: string) => Buffer.from(snapshot.column(`seen.${name}`, Uint8Array));
  const rowsOf = (table: SeenTable): PreviousRows => ({
    digests: bytes(`${table}.digests`),
    first: column(`${table}.first`),
    since: column(`${table}.since`),
    changed: column(`${table}.changed`),
  });
  const corpusCount = snapshot.count('seen.norme.first', Uint32Array);
  const textOf = (name: string) => inflateRawSync(bytes(name)).toString();
  const elis = textOf('acts.keys').split('\n');
  const lines = textOf('articoli.keys').split('\f');
  const articleKeys = lines.slice(0, corpusCount).map((line) => (line === '' ? [] : line.split('\n')));
  const articleStarts = [0];
  for (const keys of articleKeys) articleStarts.push(articleStarts.at(-1)! + keys.length);
  return {
    facts: readFacts(snapshot).seen,
    acts: new Map(elis.map((eli, act) => [eli, act])),
    corpusCount,
    rows: {
      norme: rowsOf('norme'),
      articoli: rowsOf('articoli'),
      relazioni: rowsOf('relazioni'),
      citazioni: rowsOf('citazioni'),
    },
    articleKeys,
    articleStarts,
    sources: bytes('articoli.sources'),
    ids: { relazioni: bytes('relazioni.ids'), citazioni: bytes('citazioni.ids') },
    starts: { relazioni: column('relazioni.starts'), citazioni: column('citazioni.starts') },
    texts: { starts: column('texts.starts'), digests: bytes('texts.digests'), first: column('texts.first') },
    contents: { digests: bytes('acts.digests'), changed: column('acts.changed') },
    gone: readGone(snapshot),
  };
}

/** The relations or citations that came from an act: the row of each by its key, 16 hexadecimal digits. */
export function rowsFrom({ acts, ids, starts }: Previous, table: KeyedTable, eli: string): Map<string, number> {
  const act = acts.get(eli);
  const rows = new Map<string, number>();
  if (act === undefined || act + 1 >= starts[table].length) return rows;
  for (let row = starts[table][act]!; row < starts[table][act + 1]!; row++)
    rows.set(ids[table].toString('hex', row * digestBytes, (row + 1) * digestBytes), row);
  return rows;
}

/** The articles that an act of the corpus had: the row of each by its ELI suffix. */
export function articlesOf({ articleKeys, articleStarts }: Previous, act: number): Map<string, number> {
  return new Map(articleKeys[act]!.map((key, i) => [key, articleStarts[act]! + i]));
}

/** A digest among others. */
export function digestAt(digests: Buffer, row: number): Buffer {
  return digests.subarray(row * digestBytes, (row + 1) * digestBytes);
}
