// A thread that encodes records of acts, or one that gathers words and gives their index piece by piece.
import workerpool from 'workerpool';
import { encodeAct, type ActSource } from '../answers/act-layout.js';
import { relationKinds } from '../law/relation.js';
import type { ActWords } from '../answers/indexed-act.js';
import { IndexedTexts } from '../answers/indexed-texts.js';
import type { ThesaurusEntry } from '../search/thesaurus.js';
import type { Steps } from '../steps.js';
import { openHandle } from '../store/open-snapshot.js';
import type { SnapshotHandle } from '../store/warm.js';
import { ParcelWriter } from './parcel.js';

/** Records one after the other. */
export interface EncodedActs {
  bytes: Uint8Array;
  /** The end of each record, in bytes. */
  ends: readonly number[];
}

let texts: IndexedTexts;
const gathered = new ParcelWriter();
let writing: Steps<void> | null = null;

const tasks = {
  encode(sources: readonly ActSource[]): unknown {
    const records = sources.map((source) => encodeAct(source, relationKinds));
    let end = 0;
    const ends = records.map(({ length }) => (end += length));
    const bytes = new Uint8Array(end);
    records.forEach((record, i) => bytes.set(record, ends[i]! - record.length));
    return new workerpool.Transfer({ bytes, ends } satisfies EncodedActs, [bytes.buffer]);
  },

  beginWords(old: SnapshotHandle | null, thesaurus: readonly ThesaurusEntry[]): void {
    texts = new IndexedTexts(old && openHandle(old), thesaurus);
  },

  addWords(added: readonly ActWords[]): void {
    for (const text of added) texts.add(text);
  },

  /** The next parcel of the index; `null` after the last. */
  nextWords(): unknown {
    writing ??= texts.write(gathered);
    while (!gathered.isFull) {
      if (!writing.next().done) continue;
      texts.close();
      break;
    }
    const { parcel, moved } = gathered.take();
    return parcel.length === 0 ? null : new workerpool.Transfer(parcel, moved);
  },
};

export type MakerTasks = typeof tasks;

workerpool.worker(tasks);
