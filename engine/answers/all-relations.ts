// Every relation once, for those who read all of them: lists are unfolded many at a time, off this thread, and none is kept.
import type { ActRecord } from './act-record.js';
import type { Acts } from './acts.js';
import type { ListName } from './relation-list.js';
import { unfoldTogether, type FoldedText } from './texts.js';
import type { Language } from './words.js';

/** The lists of the act that a relation comes from; the relation is in a list of its target, too. */
const names = ['outgoing', 'otherOutgoing'] as const satisfies readonly ListName[];

/** The entries of an act's list, as JSON. */
export interface ListEntries {
  name: (typeof names)[number];
  /** All of them, with one byte after each. */
  objects: Buffer;
  /** Each for itself. */
  entries: () => readonly Buffer[];
}

/** Bytes of lists that are unfolded at a time. */
const runBytes = 128 * 1024;
/** Runs that other threads unfold while one is read: with one alone this thread waited for it. */
const runsAhead = 2;
/** Bytes of them together, but for one that is longer: a list may have a megabyte, and many clients may read it at once. */
const bytesAhead = 4 * runBytes;

/** Lists as they are stored. */
interface Run {
  lists: { act: number; record: ActRecord; name: ListEntries['name']; folded: FoldedText }[];
  plain: Promise<Buffer>;
  /** Bytes of the plain lists. */
  bytes: number;
}

/** @param count of acts, which are listed in their order */
export async function* listRelations(
  acts: Acts,
  count: number,
  language: Language,
): AsyncGenerator<readonly ListEntries[]> {
  const ahead: Run[] = [];
  let bytes = 0;
  for (const run of foldedRuns(acts, count, language)) {
    ahead.push(run);
    bytes += run.bytes;
    while (ahead.length > runsAhead || bytes > bytesAhead) {
      const next = ahead.shift()!;
      bytes -= next.bytes;
      yield await listsOf(next, language);
    }
  }
  for (const run of ahead) yield await listsOf(run, language);
}

async function listsOf({ lists, plain }: Run, language: Language): Promise<ListEntries[]> {
  const unfolded = await plain;
  let end = 0;
  return lists.map(({ record, name, folded: { size } }) => {
    const list = record.relations(name);
    const member = unfolded.subarray(end, (end += size));
    return { name, objects: list.objects(member), entries: () => list.entries(language, member) };
  });
}

/** Long runs that somebody reads, by where they begin. */
const unfolded = new WeakMap<Acts, Map<string, WeakRef<ArrayBufferLike>>>();

/** Unfolds a run; of a long one, all who read it have the same bytes. */
async function unfoldOnce(acts: Acts, key: string, bytes: number, lists: Run['lists']): Promise<Buffer> {
  const known = unfolded.get(acts)?.get(key)?.deref();
  if (known !== undefined) return Buffer.from(known as ArrayBuffer, 0, bytes);
  const plain = await unfoldTogether(lists.map(({ folded }) => folded));
  if (bytes > bytesAhead && plain.byteOffset === 0) {
    const runs = unfolded.get(acts) ?? new Map<string, WeakRef<ArrayBufferLike>>();
    unfolded.set(acts, runs.set(key, new WeakRef(plain.buffer)));
  }
  return plain;
}

function* foldedRuns(acts: Acts, count: number, language: Language): Generator<Run> {
  let lists: Run['lists'] = [];
  let bytes = 0;
  const run = (): Run => {
    const { act, name } = lists[0]!;
    const plain = unfoldOnce(acts, `${language} ${act} ${name}`, bytes, lists);
    // Whoever stops listing does not wait for it.
    plain.catch(() => undefined);
    return { lists, plain, bytes };
  };
  for (let act = 0; act < count; act++) {
    const record = acts.record(act);
    for (const name of names) {
      const folded = record.foldedList(name, language);
      if (folded === null) continue;
      lists.push({ act, record, name, folded });
      bytes += folded.size;
    }
    if (bytes < runBytes) continue;
    yield run();
    [lists, bytes] = [[], 0];
  }
  if (lists.length > 0) yield run();
}
