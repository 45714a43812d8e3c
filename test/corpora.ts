// The sample and the real documents as opened catalogs, once for all test files of a process. Nobody closes them.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeSnapshotFile, openCatalog, type Catalog } from '../engine/index.js';
import { article, paragraph, write } from './engine/read/akn/act-document.js';
import { sharedPath } from './shared.js';
import { projectRoot } from './source-tree.js';

const opened = new Map<string, Promise<Catalog>>();

export const openSample = (): Promise<Catalog> => open([join(projectRoot, 'corpus')], true);

/** The sample, and a law beside it that cites what is no longer in force, in other acts and in its own, and that defines a term. */
export function openCitingDead(): Promise<Catalog> {
  const folder = join(tmpdir(), `legami-citing-dead-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const body = [
    article(
      '1',
      paragraph(
        "<p>Restano fermi gli effetti dell'articolo 54-bis del decreto legislativo 30 marzo 2001, n. 165, e dell'articolo 323 del codice penale.</p>",
        '1.',
      ),
      paragraph("<p>L'articolo 3 della legge 30 novembre 2017, n. 179, si applica ai fatti anteriori.</p>", '2.'),
    ),
    article(
      '2',
      "<p>Si applica l'articolo 11 del decreto legislativo 14 marzo 2013, n. 33, nei casi dell'articolo 3.</p>",
    ),
    article('3', '<p>ARTICOLO ABROGATO DALLA L. 9 MARZO 2022, N. 22</p>'),
    article(
      '4',
      paragraph(
        '<p>Ai fini della presente legge, per pratica sospesa si intende quella che nessuno ha chiuso.</p>',
        '1.',
      ),
    ),
  ].join('');
  writeFileSync(join(folder, 'citing.xml'), write({ body, title: 'Norme che richiamano altre norme.' }));
  return open([join(projectRoot, 'corpus'), folder], true);
}

/**
 * The real documents of some folders, or of all.
 * @returns `null`, said on standard output, where one of them is not at hand
 */
export async function openReal(...folders: string[]): Promise<Catalog | null> {
  const wanted = folders.length > 0 ? folders.map((folder) => sharedPath('corpus', folder)) : [sharedPath('corpus')];
  const paths = wanted.filter((path) => path !== null);
  if (paths.length < wanted.length) return null;
  const made = process.env['LEGAMI_TEST_FOLDER'];
  return made === undefined ? open(paths, false) : openOnce(join(made, ['real', ...folders].join('-')), paths);
}

/** Opens the snapshot that the first process of a run makes, which the others wait for: documents take longer to read than most tests. */
function openOnce(name: string, corpus: string[]): Promise<Catalog> {
  const catalog = opened.get(name) ?? openMade(`${name}.snapshot`, corpus);
  opened.set(name, catalog);
  return catalog;
}

async function openMade(snapshot: string, corpus: string[]): Promise<Catalog> {
  const options = { strict: false, report: () => undefined };
  try {
    mkdirSync(`${snapshot}.making`);
  } catch {
    while (!existsSync(`${snapshot}.making/made`)) await setTimeout(100);
    return openCatalog({ corpus: [], snapshot, ...options });
  }
  const { catalog } = await makeSnapshotFile({ corpus, snapshot, ...options });
  writeFileSync(`${snapshot}.making/made`, '');
  return catalog;
}

function open(corpus: string[], strict: boolean): Promise<Catalog> {
  const key = corpus.join('\n');
  const catalog = opened.get(key) ?? openCatalog({ corpus, strict, report: () => undefined });
  opened.set(key, catalog);
  return catalog;
}
