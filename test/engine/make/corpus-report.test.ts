import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { syntheticDocuments, syntheticFiles } from '../../../bench/synthetic.js';
import { reportCorpus, type CorpusReport } from '../../../engine/make/corpus-report.js';
import { readCorpus } from '../../../engine/make/read-corpus.js';
import { reportLines } from '../../../http/cli/report-lines.js';
import { sharedPath } from '../../shared.js';
import { projectRoot } from '../../source-tree.js';

const corpusReport = suite('corpus report');
const acts = 60;
const folder = mkdtempSync(join(tmpdir(), 'legami-report-'));
for (const { path, xml } of syntheticFiles(acts, 11)) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), xml);
}
writeFileSync(join(folder, 'broken.xml'), '<akomaNtoso>');
corpusReport.after(() => rmSync(folder, { recursive: true }));

corpusReport('counts what the documents have, file by file and in all', async () => {
  const refused: string[] = [];
  let last = { documents: 0, bytes: 0, totalBytes: 0 };
  const report = await reportCorpus({
    paths: [folder],
    refuse: (line) => refused.push(line),
    progress: (progress) => (last = { ...progress }),
  });
  const byEli = new Map(report.files.map((file) => [file.eli, file]));
  let articles = 0;
  for (const { act, claims } of syntheticDocuments(acts, 11)) {
    const file = byEli.get(act.eli)!;
    assert.is(file.articles, act.articles.length);
    assert.is(file.notes, act.articles.flatMap(({ notes }) => notes).length);
    assert.ok(file.claims.total >= claims.length);
    assert.is(file.claims.byMethod['elenco'] ?? 0, claims.filter(({ method }) => method === 'elenco').length);
    articles += act.articles.length;
  }
  assert.is(report.totals.articles, articles);
  assert.is(report.totals.documents, acts);
  assert.is(sum(report.relations.byKind), report.relations.total);
  assert.is(sum(report.relations.byMethod), report.relations.total);
  assert.is(sum(report.unresolved.byReason), report.unresolved.total);
  assert.is(refused.length, 1);
  assert.equal(report.refused, refused);
  assert.is(last.documents, acts + 1);
  assert.is(last.bytes, last.totalBytes);
});

corpusReport('lists the acts to load next, most named first', async () => {
  const whole = await reportOf(folder);
  assert.equal(whole.missingActs, [], 'a whole corpus lacks nothing');
  const half = await reportOf(join(folder, 'regio-decreto'));
  const named = half.missingActs.map(({ relations, references }) => relations + references);
  assert.ok(named.length > 0 && named.every((times, at) => times > 0 && times <= (named[at - 1] ?? times)));
  assert.ok(half.missingActs.every(({ eli }) => !eli.includes('/regio-decreto/')));
  assert.ok([...reportLines(half)].some((line) => line.endsWith('what to load next:')));
});

corpusReport('names the articles that a loaded act lacks', async () => {
  const files = [...syntheticFiles(acts, 11)];
  const change = /<destination href="([^"#]+)#[^"]+"\/>\s*<new>\s*<nakn:text>[^<]+la modifica dell'art/;
  const amending = files.find(({ xml }) => change.test(xml))!;
  const target = change.exec(amending.xml)![1]!;
  const amended = files.find(({ xml }) => xml.includes(`name="urn:nir" value="${target}"`))!;
  const lone = join(folder, 'lone');
  mkdirSync(lone);
  writeFileSync(join(lone, 'amended.xml'), amended.xml);
  writeFileSync(
    join(lone, 'amending.xml'),
    amending.xml
      .replaceAll(/(destination href="[^"#]+#)[^"]+"/g, '$19999"')
      .replaceAll(/dell'art\. [^<.]+\.</g, "dell'art. 9999.<"),
  );
  const report = await reportOf(lone);
  assert.ok(report.missingArticles.length > 0);
  assert.ok(report.missingArticles.every(({ eli, sigla }) => eli.endsWith('/art/9999') && sigla.endsWith('art. 9999')));
});

/** Of the first active modification that names another act. */
const activeDestination = /(<textualMod eId="amod_\d+"[^>]*>\s*<source [^>]+>\s*<destination href=)"urn[^"]+"/;

corpusReport(
  'active modifications that are placed nowhere are counted per file, in the report and in the log',
  async () => {
    const amending = [...syntheticFiles(acts, 11)].find(({ xml }) => activeDestination.test(xml))!;
    const home = mkdtempSync(join(tmpdir(), 'legami-report-'));
    try {
      const path = join(home, 'act.xml');
      writeFileSync(path, amending.xml.replace(activeDestination, '$1""'));
      const report = await reportOf(home);
      const [{ leftOut }] = report.files as [CorpusReport['files'][number]];
      assert.is(leftOut.length, 1);
      const { element } = leftOut[0]!;
      assert.ok(amending.xml.includes(`<textualMod eId="${element}"`));
      assert.is(report.totals.leftOut, 1);
      const lines = [...reportLines(report)];
      assert.ok(lines.includes('1 active modification placed nowhere'));
      assert.ok(lines.includes(`    ${element}: nothing as an end, expected an act (empty)`));
      const noted: string[] = [];
      (await readCorpus({ paths: [home], refuse: () => undefined, note: (line) => noted.push(line) })).close();
      assert.equal(noted, [
        `${path}: 1 active modification is placed nowhere: ${element} (nothing as an end, expected an act (empty))`,
      ]);
    } finally {
      rmSync(home, { recursive: true });
    }
  },
);

corpusReport('documents of other countries are served whole or refused by name, alone and among others', async () => {
  const foreign = sharedPath('corpus', 'foreign');
  if (foreign === null) return;
  const report = await reportCorpus({
    paths: [foreign, join(folder, 'legge')],
    refuse: () => undefined,
    progress: () => undefined,
  });
  const isForeign = (path: string) => path.startsWith(foreign);
  const served = report.files.filter(({ path }) => isForeign(path));
  const refused = report.refused.filter(isForeign);
  assert.is(served.length + refused.length, 24);
  assert.ok(served.every(({ eli, articles, annexes }) => eli.startsWith('eli:/') && articles + annexes > 0));
  assert.ok(refused.every((line) => /^.+:\d+: .+, expected .+$/.test(line)));
});

corpusReport('the command prints lines, or JSON for machines', () => {
  const run = (...flags: string[]) =>
    spawnSync(process.execPath, [join(projectRoot, 'dist/http/cli/main.cjs'), 'report', ...flags], {
      encoding: 'utf8',
    });
  const lines = run('--corpus', join(folder, 'legge'));
  assert.is(lines.status, 0, lines.stderr);
  assert.match(lines.stdout, /^\d+ documents \(/m);
  const json = run('--corpus', join(folder, 'legge'), '--json');
  const report = JSON.parse(json.stdout) as CorpusReport;
  assert.is(report.files.length, report.totals.documents);
  assert.is(run('--corpus', join(folder, 'nowhere')).status, 1);
  assert.is(run('--unknown').status, 1);
});

function reportOf(path: string): Promise<CorpusReport> {
  return reportCorpus({ paths: [path], refuse: () => undefined, progress: () => undefined });
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, times) => total + times, 0);
}

corpusReport.run();
