// From a key to numbered things, as two flat columns: hashes in order, and the number of each.
import type { Numbers, Snapshot } from './snapshot.js';
import type { SnapshotWriter } from './writer.js';

/** One key may have several numbers, and two keys may share a hash: the reader checks. */
export interface KeyIndex {
  hashes: Uint32Array;
  ids: Uint32Array;
}

/** A key index of an open snapshot. */
export interface OpenKeyIndex {
  hashes: Numbers;
  ids: Numbers;
}

export function openKeyIndex(snapshot: Snapshot, name: string): OpenKeyIndex {
  const numbers = (part: string) => snapshot.numbers(`${name}.${part}`, Uint32Array);
  return { hashes: numbers('hashes'), ids: numbers('ids') };
}

/** Writes an index as sections named after `name`. @param keys as {@link buildKeyIndex} takes them */
export function writeKeyIndex(writer: SnapshotWriter, name: string, keys: readonly (string | null)[]): void {
  const { hashes, ids } = buildKeyIndex(keys);
  writer.column(`${name}.hashes`, hashes);
  writer.column(`${name}.ids`, ids);
}

/** @param keys one key per number, the number being its position; `null` for none */
export function buildKeyIndex(keys: readonly (string | null)[]): KeyIndex {
  // Hash and number side by side in 64 bits, the lower half first, as in all numbers of a snapshot: one native sort of both.
  const pairs = new BigUint64Array(keys.length);
  const halves = new Uint32Array(pairs.buffer);
  let size = 0;
  for (const [id, key] of keys.entries()) {
    if (key === null) continue;
    halves[size * 2] = id;
    halves[size * 2 + 1] = hashKey(key);
    size++;
  }
  pairs.subarray(0, size).sort();
  return {
    hashes: Uint32Array.from({ length: size }, (_, at) => halves[at * 2 + 1]!),
    ids: Uint32Array.from({ length: size }, (_, at) => halves[at * 2]!),
  };
}

/** Numbers that `key` may have, ascending. */
export function lookUp({ hashes, ids }: OpenKeyIndex, key: string): number[] {
  const hash = hashKey(key);
  const found: number[] = [];
  for (let at = firstAt(hashes, hash); at < hashes.length && hashes.at(at) === hash; at++) found.push(ids.at(at)!);
  return found;
}

/** Index of the first of the sorted hashes that is not below this one. */
function firstAt(hashes: Numbers, hash: number): number {
  // Hashes are evenly distributed: the expected index is a few steps away from the true one.
  let low = 0;
  let high = hashes.length;
  let at = Math.floor((hash / 2 ** 32) * high);
  for (let step = 16; low <= at && at < high; step *= 4) {
    if (hashes.at(at)! < hash) {
      low = at + 1;
      at += step;
    } else {
      high = at;
      at -= step;
    }
  }
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (hashes.at(middle)! < hash) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
