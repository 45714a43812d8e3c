// The sample and the real documents as opened catalogs, once for all test files of a process. Nobody closes them.
import { join } from 'node:path';
import { openCatalog, type Catalog } from '../engine/index.js';
import { sharedPath } from './shared.js';
import { projectRoot } from './source-tree.js';

const opened = new Map<string, Promise<Catalog>>();

export const openSample = (): Promise<Catalog> => open([join(projectRoot, 'corpus')], true);

/**
 * The real documents of some folders, or of all.
 * @returns `null`, said on standard output, where one of them is not at hand
 */
export async function openReal(...folders: string[]): Promise<Catalog | null> {
  const wanted = folders.length > 0 ? folders.map((folder) => sharedPath('corpus', folder)) : [sharedPath('corpus')];
  const paths = wanted.filter((path) => path !== null);
  return paths.length < wanted.length ? null : open(paths, false);
}

function open(corpus: string[], strict: boolean): Promise<Catalog> {
  const key = corpus.join('\n');
  const catalog = opened.get(key) ?? openCatalog({ corpus, strict, report: () => undefined });
  opened.set(key, catalog);
  return catalog;
}
