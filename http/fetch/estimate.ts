// Estimates the cost of a run from recorded sizes and times: for `--dry-run`.
import type { Mode } from './api.js';

export interface Estimate {
  requests: number;
  bytes: number;
  hours: number;
}

/** Bytes of a zipped act: of a collection (157,000 acts: V 0.75, M 2.8 GB; O 286,000: 1.4 GB), of an export (ordinary laws are longer). */
const actBytes: Readonly<Record<'collection' | 'export', Readonly<Record<Mode, number>>>> = {
  collection: { V: 4_700, M: 17_500, O: 4_700 },
  export: { V: 30_000, M: 66_000, O: 10_000 },
};
/** The answer that redirects, and the file. */
const collectionRequests = 2;
/** Order, confirmation, file, and a question every five seconds of the 75 that an export takes. */
const exportRequests = 18;
/** Four are waited for at once. */
const exportSeconds = 75 / 4;
/** The pace of requests. */
const requestSeconds = 0.5;
/** The speed of a transfer: a guess, as the portal's is not recorded. */
const bytesPerSecond = 2e6;

/** A pack to fetch. @param bytes its size, where an earlier edition is held */
export interface Expected {
  kind: 'collection' | 'export';
  mode: Mode;
  acts: number;
  packs: number;
  bytes?: number | undefined;
}

export function estimate(expected: readonly Expected[]): Estimate {
  const total: Estimate = { requests: 0, bytes: 0, hours: 0 };
  let seconds = 0;
  for (const { kind, mode, acts, packs, bytes = acts * actBytes[kind][mode] } of expected) {
    const requests = packs * (kind === 'collection' ? collectionRequests : exportRequests);
    total.requests += requests;
    total.bytes += bytes;
    seconds += bytes / bytesPerSecond;
    seconds +=
      kind === 'export' ? Math.max(packs * exportSeconds, requests * requestSeconds) : requests * requestSeconds;
  }
  total.hours = seconds / 3600;
  return total;
}
