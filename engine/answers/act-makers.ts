// The work on single acts while a snapshot is written: encoding their records, indexing their words.
import type { ActSource } from './act-layout.js';
import type { ActWords } from './indexed-act.js';

/** Does the work that needs nothing but one act, in this thread or in others. Await a promise that it returns before the next call. */
export interface ActMakers {
  /** Encodes the record of an act. @param take gets the records, in the order of asking */
  encode(source: ActSource, take: (record: Uint8Array) => void): Promise<unknown> | null;
  /** Puts a record that is at hand in its place among the others. */
  pass(record: () => Uint8Array, take: (record: Uint8Array) => void): void;
  /** @returns what to wait for until all records are taken, if anything */
  encoded(): Promise<unknown> | null;
  /** Gets the words of each act of the corpus, in their order. */
  addWords(text: ActWords): Promise<unknown> | null;
}

/** The record of an act in an older snapshot, if it was written from what has this digest: what reads it when it is wanted. */
export type RecordOf = (eli: string, source: Buffer) => (() => Uint8Array) | null;
