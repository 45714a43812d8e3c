// What the HTTP side itself asks of a catalog; answer functions ask the rest.
export interface Catalog {
  /** Digest of the documents; part of every ETag. */
  readonly digest: string;
  /** When the corpus was read. */
  readonly readAt: Date;
  readonly counts: { acts: number; articles: number; relations: number };
}
