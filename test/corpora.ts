// The sample and the real documents as opened catalogs, once for all test files of a process. Nobody closes them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeSnapshotFile, openCatalog, type Catalog } from '../engine/index.js';
import { article, paragraph, write } from './engine/read/akn/act-document.js';
import { sharedPath } from './shared.js';
import { projectRoot } from './source-tree.js';

const opened = new Map<string, Promise<Catalog>>();

const report = () => undefined;

export const openSample = (): Promise<Catalog> => openHere([join(projectRoot, 'corpus')], true);

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
  return openHere([join(projectRoot, 'corpus'), folder], true);
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
  if (made === undefined) return openHere(paths, false);
  const name = join(made, ['real', ...folders].join('-'));
  return once(name, () => openMade(`${name}.snapshot`, paths));
}

/** Opens the snapshot that the first process of a run makes, which the others wait for: documents take longer to read than most tests. */
async function openMade(snapshot: string, corpus: string[]): Promise<Catalog> {
  const options = { strict: false, report };
  while (!existsSync(snapshot)) {
    if (isTaken(`${snapshot}.making`)) await setTimeout(100);
    else return (await makeSnapshotFile({ corpus, snapshot, ...options })).catalog;
  }
  return openCatalog({ corpus: [], snapshot, ...options });
}

/** Takes what a file stands for, unless a process has that still runs: one that was stopped makes nothing that others could wait for. */
function isTaken(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return false;
  } catch {
    const owner = Number(readFileSync(path, 'utf8'));
    if (owner === 0 || isRunning(owner)) return true;
    writeFileSync(path, String(process.pid));
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function openHere(corpus: string[], strict: boolean): Promise<Catalog> {
  return once(corpus.join('\n'), () => openCatalog({ corpus, strict, report }));
}

function once(name: string, open: () => Promise<Catalog>): Promise<Catalog> {
  const catalog = opened.get(name) ?? open();
  opened.set(name, catalog);
  return catalog;
}
