// The program in one file reads what its modules read: a bundle has passages of its own, and its file has an encoding.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations, makeSnapshotFile } from '../../../engine/index.js';
import { sharedPath } from '../../shared.js';
import { projectRoot } from '../../source-tree.js';

const test = suite('build program');
const folder = mkdtempSync(join(tmpdir(), 'legami-same-'));
test.after(() => rmSync(folder, { recursive: true }));

const legami = (...args: string[]) =>
  spawnSync(process.execPath, [join(projectRoot, 'dist/legami.cjs'), ...args], { encoding: 'utf8' });

/** An act with the marks of printed Italian: guillemets, curly quotes and apostrophes, degree signs, dashes, accents. */
const amending = `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="monovigente"><meta><identification source="">
<FRBRWork><FRBRthis value="/akn/it/act/legge/stato/2001-02-03/45/!main"/><FRBRuri value="/akn/it/act/legge/stato/2001-02-03/45"/>
<FRBRdate date="2001-02-03" name=""/><FRBRcountry value="it"/></FRBRWork>
<FRBRExpression><FRBRdate date="2010-01-01" name=""/></FRBRExpression></identification>
<publication date="2001-02-10" name="" number="34" showAs=""/></meta><preface><p><docTitle>Modifiche.</docTitle></p></preface><body>
<article eId="art_1"><num>Art. 1.</num><heading/><paragraph><num>1.</num><content><p>All’articolo 5 della legge 7 agosto 1990, n. 241:
a) al comma 1, le parole: «entro trenta giorni» sono sostituite dalle seguenti: «entro il 1° marzo»;
b) dopo il comma 2 è inserito il seguente: «2-bis. La facoltà è ammessa.»;
c) il comma 3 – già sospeso – è abrogato.</p></content></paragraph></article></body></act></akomaNtoso>`;

async function assertSameSnapshot(corpus: string): Promise<void> {
  const [ofProgram, ofModules] = [join(folder, 'program.snapshot'), join(folder, 'modules.snapshot')];
  const { status, stderr } = legami('snapshot', '--corpus', corpus, '--out', ofProgram);
  assert.is(status, 0, stderr);
  (
    await makeSnapshotFile({ corpus: [corpus], snapshot: ofModules, strict: true, report: () => undefined })
  ).catalog.close();
  assert.ok(readFileSync(ofProgram).equals(readFileSync(ofModules)), 'the snapshots differ');
  rmSync(ofProgram);
  rmSync(ofModules);
}

test('a document with the marks of printed Italian gives the same snapshot', async () => {
  const corpus = join(folder, 'corpus');
  mkdirSync(corpus);
  writeFileSync(join(corpus, 'amending.xml'), amending);
  await assertSameSnapshot(corpus);
});

test('the citations of a text in printed Italian are the same', () => {
  const text =
    'Ai sensi dell’art. 2, comma 1, della «legge 7 agosto 1990, n. 241» e dell’art. 1, n. 3°, c.p.; l’“art. 5” – già citato – è salvo.';
  const path = join(folder, 'text.txt');
  writeFileSync(path, text);
  const { stdout, stderr } = legami('resolve', path);
  assert.equal(
    (JSON.parse(stdout) as { inizio: number; fine: number }[]).map(({ inizio, fine }) => [inizio, fine]),
    findCitations(text).map(({ start, end }) => [start, end]),
    stderr,
  );
});

test('a thread that lays out loads nothing of what a start loads', () => {
  const dist = join(projectRoot, 'dist');
  const [, folder] = /require\('\.\/(.+)\/main\.cjs'\)/.exec(readFileSync(join(dist, 'legami.cjs'), 'utf8'))!;
  const of = (name: string) => [...readFileSync(join(dist, folder!, name), 'utf8').matchAll(/require\("(\.[^"]+)"\)/g)];
  assert.is(of('layout-worker.cjs').length, 0);
  assert.ok(of('read-worker.cjs').length > 0);
});

const effects = sharedPath('corpus', 'effetti');
if (effects === null) console.log('skips the real documents: ../shared/corpus is not there');
else test('real documents give the same snapshot', () => assertSameSnapshot(effects));

test.run();
