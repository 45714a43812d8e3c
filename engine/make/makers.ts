// Encodes the records of acts and indexes their words, in this thread or in threads beside it.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import workerpool, { type Pool } from 'workerpool';
import { encodeAct, type ActSource } from '../answers/act-layout.js';
import type { ActMakers } from '../answers/act-makers.js';
import type { ActWords } from '../answers/indexed-act.js';
import { IndexedTexts } from '../answers/indexed-texts.js';
import { relationKinds } from '../law/relation.js';
import type { ThesaurusEntry } from '../search/thesaurus.js';
import { atOnce, nextTurn, type Waiting } from '../steps.js';
import { DamagedError, type Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';
import type { EncodedActs, MakerTasks } from './make-worker.js';
import { writeParcel, type Parcel } from './parcel.js';

export interface Makers extends ActMakers {
  /** Writes the full-text index of all that was added. @returns what is left to do, if anything */
  writeWords(writer: SnapshotWriter): Waiting<void> | null;
  /** Between two long steps of the thread that writes: only then does a pool learn that a batch has come back, and send the next. */
  turn(): Iterable<Promise<void>>;
  /** Lets go of threads and files. */
  close(): Promise<void>;
}

/** All in this thread. @param old as {@link IndexedTexts} takes it, as well as the thesaurus */
export function makersHere(old: Snapshot | null, thesaurus: readonly ThesaurusEntry[] = []): Makers {
  const texts = new IndexedTexts(old, thesaurus);
  return {
    encode(source, take) {
      take(encodeAct(source, relationKinds));
      return null;
    },
    pass: (record, take) => take(record()),
    encoded: () => null,
    addWords(text) {
      texts.add(text);
      return null;
    },
    writeWords(writer) {
      atOnce(texts.write(writer));
      return null;
    },
    turn: () => [],
    async close() {
      texts.close();
      return Promise.resolve();
    },
  };
}

/** Bytes of records, about, that go to a thread at a time; for a thousand small records each costs a few microseconds then. */
const batchBytes = 512 * 1024;
/** Batches that a thread of records has in hand: one that it encodes, one that waits for it. */
const inHand = 2;
/** Bytes of words that go to their thread at a time: it takes a second for them, which this one may spend writing something else. */
const wordBytes = 4 * 2 ** 20;
/** Batches of words that wait for their thread: it may fall behind while this one writes. */
const wordsAhead = 4;
/** Parcels of the index that are asked for before they are taken. */
const parcelsAhead = 8;

const worker = fileURLToPath(new URL('./make-worker.js', import.meta.url));

/** One thread that indexes, and others that encode records. @param old as {@link IndexedTexts} takes it, as well as the thesaurus */
export function makersInThreads(old: Snapshot | null, thesaurus: readonly ThesaurusEntry[] = []): Makers {
  const encoders = openThreads(Math.max(1, availableParallelism() - 1));
  const indexer = openThreads(1);
  const begun = indexer.ask('beginWords', old?.handle ?? null, thesaurus);
  const records = new Batches<ActSource>(batchBytes, inHand * encoders.size);
  const words = new Batches<ActWords>(wordBytes, wordsAhead);
  const places: RecordSlot[] = [];
  const takeReady = (): void => {
    let ready = 0;
    for (let place; (place = places[ready])?.record; ready++) place.take(place.record());
    places.splice(0, ready);
  };
  const encode = async (sources: ActSource[]): Promise<() => void> => {
    const { bytes, ends } = (await encoders.ask('encode', sources)) as EncodedActs;
    return () => {
      ends.forEach((end, i) => {
        places.shift()!.take(bytes.subarray(i === 0 ? 0 : ends[i - 1], end));
        takeReady();
      });
    };
  };
  const addWords = async (texts: ActWords[]): Promise<() => void> => {
    await begun;
    await indexer.ask('addWords', texts);
    return () => undefined;
  };
  return {
    encode(source, take) {
      places.push({ take, record: null });
      return records.add(source, sizeOf(source), encode);
    },
    pass(record, take) {
      places.push({ take, record });
      takeReady();
    },
    encoded: () => records.rest(encode),
    addWords: (text) => words.add(text, sizeOfWords(text), addWords),
    *writeWords(writer) {
      yield words.rest(addWords);
      const asked: Promise<unknown>[] = Array.from({ length: parcelsAhead }, () => indexer.ask('nextWords'));
      for (let isLast = false; !isLast;) {
        asked.push(indexer.ask('nextWords'));
        let parcel: Parcel | null = null;
        yield asked.shift()!.then((taken) => (parcel = taken as Parcel | null));
        isLast = parcel === null;
        if (parcel !== null) writeParcel(writer, parcel);
      }
      yield Promise.all(asked);
    },
    turn: () => [nextTurn()],
    async close() {
      await Promise.all([encoders.close(), indexer.close()]);
    },
  };
}

/** A record's place among those that are written: one that a thread encodes, or one that is at hand. */
interface RecordSlot {
  take: (record: Uint8Array) => void;
  record: (() => Uint8Array) | null;
}

/** Sends items to threads in batches, and takes the results in the order in which the items came. */
class Batches<Item> {
  private items: Item[] = [];
  private bytes = 0;
  private readonly sent: Promise<() => void>[] = [];

  /** @param size of a batch in bytes, about @param most batches that may be away */
  constructor(
    private readonly size: number,
    private readonly most: number,
  ) {}

  /**
   * Leaves the thread once a batch has gone, as {@link Makers.turn} does.
   * @param send sends a batch, and resolves to what is to be done when it is its turn to come back
   */
  add(item: Item, bytes: number, send: (items: Item[]) => Promise<() => void>): Promise<unknown> | null {
    this.items.push(item);
    this.bytes += bytes;
    if (this.bytes < this.size) return null;
    this.send(send);
    return this.sent.length > this.most ? this.takeBack(this.most) : nextTurn();
  }

  /** Resolves when everything is back. */
  rest(send: (items: Item[]) => Promise<() => void>): Promise<unknown> {
    if (this.items.length > 0) this.send(send);
    return this.takeBack(0);
  }

  private send(send: (items: Item[]) => Promise<() => void>): void {
    const back = send(this.items);
    // Whoever waits for it learns of a failure.
    back.catch(() => undefined);
    this.sent.push(back);
    this.items = [];
    this.bytes = 0;
  }

  private async takeBack(most: number): Promise<void> {
    while (this.sent.length > most) (await this.sent.shift()!)();
  }
}

/** Bytes of a source, about. */
function sizeOf({ text, lists, head }: ActSource): number {
  let size = 500 + head.length + (text === null ? 0 : text.deflated.length + text.references.length);
  for (const list of Object.values(lists)) for (const { entry } of list) size += entry.it.length + entry.en.length;
  return size;
}

function sizeOfWords({ words, title }: ActWords): number {
  return title.length + (typeof words === 'number' ? 8 : words.length);
}

interface Threads {
  size: number;
  ask(task: keyof MakerTasks, ...parameters: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

function openThreads(size: number): Threads {
  const pool: Pool = workerpool.pool(worker, { workerType: 'thread', minWorkers: size, maxWorkers: size });
  return {
    size,
    ask(task, ...parameters) {
      const asked = Promise.resolve(pool.exec(task, parameters)).catch((error: Error) => {
        // An error loses its class between threads.
        throw error.name === 'DamagedError' ? new DamagedError(error.message) : error;
      });
      // Whoever waits for it learns of a failure; nobody may wait any more for what came after one.
      asked.catch(() => undefined);
      return asked;
    },
    close: async () => void (await pool.terminate(true)),
  };
}
