// The operations of acts on the words of others, and how well the texts prove them, as a snapshot stores both.
import { grades, proofReasons, type Grade, type Proof, type ProofReason } from '../../read/proof/prove.js';
import type { Snapshot } from '../../store/snapshot.js';
import type { SnapshotWriter } from '../../store/writer.js';

/** A proof, and which versions of the amended act it compared. */
export interface KeptProof extends Proof {
  /** Numbers of versions in time, the oldest 0; `null` where none was compared. */
  before: number | null;
  after: number | null;
  /** Number of the amended act in the order of the corpus, or `null` where its text is not loaded. */
  target: number | null;
  /** Number of the article in the text that is served, `null` where it has none or no article is meant. */
  place: number | null;
}

/** Operations of all acts: by number, those of an act one after the other. */
export interface KeptProofs {
  /** The number of an act's first operation, and of the next act's. */
  of(act: number): [from: number, end: number];
  at(operation: number): KeptProof;
  /** Number of operations, of all grades and of none. */
  count: number;
  gradeAt(operation: number): Grade | null;
  /** The act that has an operation. */
  actOf(operation: number): number;
  /** Operations on an article of an act, by its number, in the order of the corpus. */
  on(target: number, place: number): number[];
}

/** Bits of the code that say the grade; the others say the reason. */
const gradeBits = 3;

/** @param packed of each act of the corpus what it does, packed @param proofs of each act, in the order of its operations */
export function writeProofs(
  writer: SnapshotWriter,
  packed: readonly (Uint8Array | undefined)[],
  proofs: readonly (readonly KeptProof[])[],
): void {
  let size = 0;
  writer.begin('wordings');
  for (const bytes of packed) if (bytes !== undefined) writer.append(bytes);
  writer.column(
    'wordings.ends',
    Float64Array.from(packed, (bytes) => (size += bytes?.length ?? 0)),
  );
  let total = 0;
  const starts = Uint32Array.from([0, ...proofs.map(({ length }) => (total += length))]);
  writer.column('proofs.starts', starts);
  const all = proofs.flat();
  const column = (name: string, value: (proof: KeptProof) => number) =>
    writer.column(
      `proofs.${name}`,
      Uint32Array.from(all, (proof) => value(proof)),
    );
  column('codes', ({ grade, reason }) => numberIn(grades, grade) | (numberIn(proofReasons, reason) << gradeBits));
  column('found', ({ found }) => Math.min(found, 255));
  column('before', ({ before }) => (before === null ? 0 : before + 1));
  column('after', ({ after }) => (after === null ? 0 : after + 1));
  column('target', ({ target }) => (target === null ? 0 : target + 1));
  column('place', ({ place }) => (place === null ? 0 : place + 1));
  const order = all.flatMap(({ target, place }, i) => (target === null || place === null ? [] : i));
  order.sort((a, b) => all[a]!.target! - all[b]!.target! || all[a]!.place! - all[b]!.place! || a - b);
  writer.column('proofs.order', Uint32Array.from(order));
}

function numberIn<Value>(values: readonly Value[], value: Value | null): number {
  return value === null ? 0 : values.indexOf(value) + 1;
}

/** The packed operations of each act, by its number. */
export function openPackedWordings(snapshot: Snapshot): { at(act: number): Buffer } {
  const arena = snapshot.arena('wordings');
  const ends = snapshot.numbers('wordings.ends', Float64Array);
  return { at: (act) => arena.slice(act === 0 ? 0 : ends.at(act - 1)!, ends.at(act)!) };
}

export function openProofs(snapshot: Snapshot): KeptProofs {
  const numbers = (name: string) => snapshot.numbers(`proofs.${name}`, Uint32Array);
  const [starts, codes, found, before, after] = ['starts', 'codes', 'found', 'before', 'after'].map(numbers);
  const [target, place, order] = ['target', 'place', 'order'].map(numbers);
  const gradeAt = (operation: number): Grade | null =>
    grades[(codes!.at(operation)! & ((1 << gradeBits) - 1)) - 1] ?? null;
  const reasonAt = (operation: number): ProofReason | null =>
    proofReasons[(codes!.at(operation)! >> gradeBits) - 1] ?? null;
  /** Numbers are kept one higher, 0 for none. */
  const oneLower = (number: number) => (number === 0 ? null : number - 1);
  /** The first index from which on `isIn` holds. */
  const firstOf = (length: number, isIn: (index: number) => boolean): number => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isIn(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    count: codes!.length,
    gradeAt,
    of: (act) => [starts!.at(act)!, starts!.at(act + 1)!],
    at: (operation) => ({
      grade: gradeAt(operation),
      reason: reasonAt(operation),
      found: found!.at(operation)!,
      before: oneLower(before!.at(operation)!),
      after: oneLower(after!.at(operation)!),
      target: oneLower(target!.at(operation)!),
      place: oneLower(place!.at(operation)!),
    }),
    actOf: (operation) => firstOf(starts!.length, (act) => starts!.at(act)! > operation) - 1,
    on: (act, article) => {
      const isBehind = (last: boolean) => (index: number) => {
        const operation = order!.at(index)!;
        const [ofAct, ofArticle] = [target!.at(operation)! - 1, place!.at(operation)! - 1];
        return ofAct > act || (ofAct === act && (last ? ofArticle > article : ofArticle >= article));
      };
      const [from, end] = [firstOf(order!.length, isBehind(false)), firstOf(order!.length, isBehind(true))];
      return Array.from({ length: end - from }, (_, i) => order!.at(from + i)!);
    },
  };
}
