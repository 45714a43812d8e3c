// The sample and the real documents as opened catalogs, once for all test files of a process. Nobody closes them. A snapshot of other
// documents than the sample alone is made by the first process of a run that asks for it, and the others open it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeSnapshotFile, openCatalog, type Catalog } from '../engine/index.js';
import { sampleSnapshot } from '../http/cli/serve-options.js';
import { article, paragraph, write } from './engine/read/akn/act-document.js';
import { sharedPath } from './shared.js';
import { projectRoot } from './source-tree.js';

const opened = new Map<string, Promise<Catalog>>();

const report = () => undefined;

/** The snapshot of the sample that the build makes. */
export const openSample = (): Promise<Catalog> =>
  once(sampleSnapshot, () => openCatalog({ corpus: [], snapshot: sampleSnapshot, strict: true, report }));

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
  return openBesideSample('citing-dead', folder);
}

/** The sample and the documents of a folder. @param name of these documents, always the same for the same ones */
export function openBesideSample(name: string, folder: string): Promise<Catalog> {
  return openMade(`sample-${name}`, [join(projectRoot, 'corpus'), folder], true);
}

/**
 * The real documents of some folders, or of all.
 * @returns `null`, said on standard output, where one of them is not at hand
 */
export async function openReal(...folders: string[]): Promise<Catalog | null> {
  const wanted = folders.length > 0 ? folders.map((folder) => sharedPath('corpus', folder)) : [sharedPath('corpus')];
  const paths = wanted.filter((path) => path !== null);
  if (paths.length < wanted.length) return null;
  return openMade(['real', ...folders].join('-'), paths, false);
}

/** Opens the snapshot that the first process of a run makes: documents take longer to read than most tests. */
function openMade(name: string, corpus: string[], strict: boolean): Promise<Catalog> {
  const folder = process.env['LEGAMI_TEST_FOLDER'];
  return once(name, async () => {
    if (folder === undefined) return openCatalog({ corpus, strict, report });
    const snapshot = join(folder, `${name}.snapshot`);
    while (!existsSync(snapshot)) {
      if (isTaken(`${snapshot}.making`)) await setTimeout(100);
      else return (await makeSnapshotFile({ corpus, snapshot, strict, report })).catalog;
    }
    return openCatalog({ corpus: [], snapshot, strict, report });
  });
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

function once(name: string, open: () => Promise<Catalog>): Promise<Catalog> {
  const catalog = opened.get(name) ?? open();
  opened.set(name, catalog);
  return catalog;
}
