// One catalog and everything made from it: what is swapped, whole, when the corpus changes.
import type { Catalog } from './endpoint.js';
import { createPrepared, type Prepared } from './prepared.js';

export interface Edition {
  catalog: Catalog;
  /** Of the documents and of the program, either of which may change an answer: part of every ETag. */
  digest: string;
  /** When the corpus was read, as an HTTP date. */
  lastModified: string;
  prepared: Prepared;
  /** Compressed bodies of fixed answers, by question, language and encoding. */
  compressed: Map<string, Buffer>;
}

/** @param program digest of what the program says by itself */
export function openEdition(catalog: Catalog, program: string): Edition {
  return {
    catalog,
    digest: `${catalog.digest} ${program}`,
    lastModified: catalog.readAt.toUTCString(),
    prepared: createPrepared(),
    compressed: new Map(),
  };
}
