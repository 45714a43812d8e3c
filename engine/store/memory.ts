// Shares out the memory that the process may hold.
import { totalmem } from 'node:os';

/** Bytes of memory, by what they are for. */
interface MemoryShares {
  /** Texts of the snapshot that stay unfolded. */
  texts: number;
  /** Texts and lists that are unfolded when they are asked for. */
  recent: number;
  /** Responses that are kept ready. */
  prepared: number;
  /** Answers that clients have not read yet. */
  unread: number;
}

/** Share of the machine's memory that the process holds at most, where nothing else is said. */
const usualShare = 0.25;
/** The least that makes sense, in bytes. */
const leastMemory = 256 * 2 ** 20;
/** Each of the lesser shares: a sixteenth of all, at most this many bytes. */
const lesserShare = 1 / 16;
const mostLesser = 64 * 2 ** 20;
/** The share of responses that are kept ready, at most: some twenty thousand acts or articles. */
const mostPrepared = 160 * 2 ** 20;
/** For all that has no share of its own, in bytes: heaps of threads, tables that are being sent, requests that are being read. */
const rest = 256 * 2 ** 20;

/** Bytes that the process may hold by default, beside its code and the file cache: a quarter of the machine's memory, at least 256 MiB. */
export function usualMemory(): number {
  return Math.max(leastMemory, usualShare * availableMemory());
}

/** @param total that may be held, in bytes */
export function shareMemory(total = usualMemory()): MemoryShares {
  const lesser = Math.min(mostLesser, total * lesserShare);
  const prepared = Math.min(mostPrepared, total * lesserShare);
  const texts = Math.max(0, total - 2 * lesser - prepared - Math.min(rest, total / 2));
  return { texts, recent: lesser, prepared, unread: lesser };
}

/** Bytes of memory that the process may use: the container's limit where it has one. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
