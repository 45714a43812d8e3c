// A small catalog with no document behind it, for what HTTP does by itself.
import { Catalog } from '../../engine/catalog.js';
import { compile } from '../../engine/make/compile.js';
import { Snapshot } from '../../engine/store/snapshot.js';
import { memorySink } from '../../engine/store/writer.js';
import { openEdition, type Edition } from '../../http/deliver/edition.js';
import { dearLimits, Pool } from '../../http/deliver/pool.js';
import { randomCorpus } from '../engine/random-corpus.js';

/** @param seed of the random corpus; another seed, another corpus */
export function makeCatalog(seed: number, acts: number): Catalog {
  const corpus = randomCorpus(seed, { acts, outside: 5, relations: 90 });
  const snapshot = new Snapshot(compile(corpus, memorySink(), null), 'memory');
  return new Catalog(snapshot, new Date('2025-01-02T03:04:05Z'));
}

export const smallCatalog = makeCatalog(1, 40);

/** An edition that answers no dear question. */
export function openTestEdition(catalog: Catalog, program: string): Edition {
  const site = {
    assets: { paths: {}, program },
    installation: { contact: {}, publicUrl: null, basePath: '' },
    offersSnapshot: false,
  };
  return openEdition(
    catalog,
    { program, memory: 64 * 2 ** 20, staleDays: null, basePath: '' },
    (of) => new Pool(of, site, dearLimits(1)),
  );
}
