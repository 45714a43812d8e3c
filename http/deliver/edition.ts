// One catalog and everything made from it: what is swapped, whole, when the corpus changes.
import { createHash } from 'node:crypto';
import type { Catalog } from '../questions/endpoint.js';
import { createPrepared, type Prepared } from './prepared.js';
import type { Origin } from './response.js';

export interface Edition extends Origin {
  catalog: Catalog;
  /** Of the snapshot and of the program, either of which may change an answer. 13 characters. */
  tag: string;
  /** Date of the newest text: the same however and whenever these documents were read. */
  lastModified: string;
  prepared: Prepared;
  /** Whether one of its answers met damage. */
  isDamaged: boolean;
  /** Requests that are being answered from it. */
  pending: number;
  /** Called when there are none any more, once it is no longer the one that new requests meet. */
  retire: (() => void) | null;
}

/** @param program digest of what the program says by itself, 6 characters */
export function openEdition(catalog: Catalog, program: string): Edition {
  return {
    catalog,
    tag: tagOf(catalog.snapshot) + program,
    lastModified: newestText(catalog).toUTCString(),
    prepared: createPrepared(),
    compressed: new Map(),
    isDamaged: false,
    pending: 0,
    retire: null,
  };
}

/** The documents' digest alone would not do: what is made of the same ones by another version of the program may differ. */
function tagOf({ digest, checksum }: Catalog['snapshot']): string {
  return createHash('sha256').update(`${digest} ${checksum}`).digest('base64url').slice(0, 7);
}

/** Never later than now, as RFC 9110 §8.8.2 wants; of texts without a date, when they were read. */
function newestText({ facts, readAt }: Catalog): Date {
  const newest = facts.textDate === null ? readAt : new Date(facts.textDate);
  return newest > new Date() ? readAt : newest;
}

/** From now on its status is another than the one that was kept. */
export function markDamaged(edition: Edition): void {
  if (edition.isDamaged) return;
  edition.isDamaged = true;
  edition.prepared.responses.clear();
}

/** Resolves when no request is being answered from an edition that no new request will meet. */
export function retireEdition(edition: Edition): Promise<void> {
  return new Promise((resolve) => {
    if (edition.pending === 0) resolve();
    else edition.retire = resolve;
  });
}

/** Does some work on behalf of a request, during which the edition is in use. */
export async function useEdition<Result>(edition: Edition, work: () => Promise<Result>): Promise<Result> {
  edition.pending++;
  try {
    return await work();
  } finally {
    if (--edition.pending === 0) edition.retire?.();
  }
}
