// One catalog and everything made from it, replaced as a whole when the corpus changes.
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { hasBegun, hashKey } from '../../engine/index.js';
import type { Catalog } from '../questions/endpoint.js';
import type { Pool } from './pool.js';
import { collectGarbage } from './garbage.js';
import { httpDate } from '../message/headers.js';
import { createPrepared, type Prepared } from './prepared.js';
import type { Origin } from './response.js';

/** Share of the memory for responses that is for bodies that had to be compressed. */
const compressedShare = 1 / 8;

export interface Edition extends Origin {
  catalog: Catalog;
  /** Digest of the snapshot and the program, either of which may change an answer. 13 characters. */
  tag: string;
  /** When the corpus last became another, else the date of its newest text; it does not depend on when the documents were read. */
  lastModified: string;
  prepared: Prepared;
  /** Answers dear questions. */
  pool: Pool;
  /** Whether one of its answers met damage. */
  isDamaged: boolean;
  /** Whether its newest text is older than the operator allows; `null` where that is not asked, or not known. */
  isStale: boolean | null;
  /** Requests that are being answered from it. */
  pending: number;
  /** Functions that release what belongs to the edition. */
  onClose: Set<() => Promise<void>>;
  /** Called when the last pending request of a retired edition ends. */
  retire: (() => void) | null;
}

/**
 * @param openPool the threads that answer dear questions from a catalog
 */
export function openEdition(
  catalog: Catalog,
  { program, memory, staleDays, basePath }: EditionOptions,
  openPool: (catalog: Catalog, onRest: () => void) => Pool,
): Edition {
  const staleFrom = staleDay(catalog, staleDays);
  const isStale = staleFrom === null ? null : hasBegun(staleFrom);
  const maxSize = Math.floor(memory * compressedShare);
  const edition: Edition = {
    pool: openPool(catalog, () => letGo(edition)),
    catalog,
    tag: tagOf(catalog, isStale, basePath) + program,
    basePath,
    lastModified: lastChange(catalog),
    prepared: createPrepared(memory - maxSize),
    compressed: new LRUCache({ maxSize, sizeCalculation: ({ length }, key) => length + 2 * key.length }),
    isDamaged: false,
    isStale,
    pending: 0,
    onClose: new Set(),
    retire: null,
  };
  return edition;
}

interface EditionOptions {
  /** Digest of the program's own prose and files, 6 characters. */
  program: string;
  /** For responses, in bytes. */
  memory: number;
  /** Days after which the newest text is called old; `null` for never. */
  staleDays: number | null;
  /** The base path, before every address; empty at the root of the host. */
  basePath: string;
}

/** The day on which the newest text of a catalog is older than so many days; `null` where it never is, or its day is not known. */
export function staleDay({ facts: { textDate } }: Catalog, staleDays: number | null): string | null {
  if (staleDays === null || textDate === null) return null;
  return new Date(Date.parse(`${textDate}T00:00:00Z`) + (staleDays + 1) * 86_400_000).toISOString().slice(0, 10);
}

/** The state of an edition: its catalog, the memory that it holds, and its dear questions. */
export interface EditionState {
  catalog: Catalog;
  isDamaged: boolean;
  /** Bytes of responses that are kept, and of bodies that had to be compressed. */
  cacheBytes: { responses: number; compressed: number };
  /** Dear questions. */
  dear: Pool['load'];
}

export function readState({ catalog, isDamaged, prepared, compressed, pool }: Edition): EditionState {
  const cacheBytes = { responses: prepared.responses.calculatedSize, compressed: compressed.calculatedSize };
  return { catalog, isDamaged, cacheBytes, dear: pool.load };
}

/** Bytes of answers that stay when a rush is over, of each cache: those that were asked for last. */
const restBytes = 4 * 2 ** 20;

/** After a rush of dear questions: drops most of what was kept meanwhile, and has the memory collected. */
function letGo({ prepared: { responses }, compressed }: Edition): void {
  for (const cache of [responses, compressed]) while (cache.calculatedSize > restBytes) cache.pop();
  collectGarbage();
}

/**
 * The digest is not enough: another program version may write other bytes from the same documents, and a text that has begun since is
 * another present. Health and `/dati` say whether the newest text is old.
 */
function tagOf(
  { snapshot: { digest, content, hasOwnRules }, facts: { turns } }: Catalog,
  isStale: boolean | null,
  basePath: string,
): string {
  const turn = turns.findLast((day) => hasBegun(day)) ?? '';
  const told = `${digest} ${content} ${hasOwnRules}${turn}${isStale === true ? ' stale' : ''}${basePath}`;
  // Two short sums do: what they are of are digests and facts of this service, and `node:crypto` takes milliseconds of a start to load.
  const hash = Buffer.alloc(8);
  hash.writeUInt32BE(crc32(told));
  hash.writeUInt32BE(hashKey(told), 4);
  return hash.toString('base64url').slice(0, 7);
}

function lastChange(catalog: Catalog): string {
  const { latest } = catalog.seen;
  return latest === null ? newestText(catalog).toUTCString() : httpDate(latest);
}

/** Never later than now (RFC 9110 §8.8.2); the time of reading if no text has a date. */
function newestText({ facts, readAt }: Catalog): Date {
  const newest = facts.textDate === null ? readAt : new Date(facts.textDate);
  return newest > new Date() ? readAt : newest;
}

/** Marks the edition as damaged and drops its cached responses, among them its status. */
export function markDamaged(edition: Edition): void {
  if (edition.isDamaged) return;
  edition.isDamaged = true;
  edition.prepared.responses.clear();
  edition.compressed.clear();
}

/** Resolves when the last pending request of an edition has ended, and its threads with it; new requests use another edition. */
export async function retireEdition(edition: Edition): Promise<void> {
  if (edition.pending > 0) await new Promise<void>((resolve) => (edition.retire = resolve));
  await closeEdition(edition);
}

/** Ends its threads and removes its files. */
export async function closeEdition({ pool, onClose }: Edition): Promise<void> {
  await Promise.all([pool.close(), ...[...onClose].map((close) => close())]);
}

/** Does some work for a request and counts the edition as in use meanwhile. */
export async function useEdition<Result>(edition: Edition, work: () => Promise<Result>): Promise<Result> {
  edition.pending++;
  try {
    return await work();
  } finally {
    if (--edition.pending === 0) edition.retire?.();
  }
}
