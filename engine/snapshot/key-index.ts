// From a key to numbered things, as two flat columns: hashes in order, and the number of each.
import type { Numbers, Snapshot } from '../snapshot.js';

/** Several numbers may stand under one key, and rarely another key's under the same hash: the reader checks. */
export interface KeyIndex {
  hashes: Uint32Array;
  ids: Uint32Array;
}

/** The same as it is read. */
export interface OpenKeyIndex {
  hashes: Numbers;
  ids: Numbers;
}

export function openKeyIndex(snapshot: Snapshot, name: string): OpenKeyIndex {
  const numbers = (part: string) => snapshot.numbers(`${name}.${part}`, Uint32Array);
  return { hashes: numbers('hashes'), ids: numbers('ids') };
}

/** @param keys one key per number, the number being its position; `null` for none */
export function buildKeyIndex(keys: Iterable<string | null>): KeyIndex {
  const pairs: number[] = [];
  let id = 0;
  for (const key of keys) {
    // Hash and number side by side in one double, which holds 53 bits exactly: 32 + 21.
    if (key !== null) pairs.push(hashKey(key) * 2 ** 21 + id);
    id++;
  }
  if (id > 2 ** 21) throw new RangeError(`${id} keys found, at most ${2 ** 21} expected`);
  const sorted = Float64Array.from(pairs).sort();
  return {
    hashes: Uint32Array.from(sorted, (pair) => Math.floor(pair / 2 ** 21)),
    ids: Uint32Array.from(sorted, (pair) => pair % 2 ** 21),
  };
}

/** Numbers that may stand under `key`, in ascending order. */
export function lookUp({ hashes, ids }: OpenKeyIndex, key: string): number[] {
  const hash = hashKey(key);
  let [low, high] = [0, hashes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (hashes.at(middle)! < hash) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (; low < hashes.length && hashes.at(low) === hash; low++) found.push(ids.at(low)!);
  return found;
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hashKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
