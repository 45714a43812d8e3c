import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RelationClaim } from '../../engine/law/relation.js';
import { syntheticDocuments, syntheticFiles } from '../../bench/synthetic.js';
import { planCorpus } from '../../bench/synthetic/outline.js';
import { readDocument } from '../../engine/read/akn/read-document.js';
import { digestBytes } from '../../engine/read/sources.js';
import { needing } from '../programs.js';
import { sharedPath } from '../shared.js';

const synthetic = suite('synthetic corpus');
const folder = mkdtempSync(join(tmpdir(), 'legami-synthetic-'));
synthetic.after(() => rmSync(folder, { recursive: true }));

synthetic('the same seed gives the same bytes, another seed others', () => {
  const digest = (seed: number) =>
    digestBytes(Buffer.from([...syntheticFiles(60, seed)].map(({ path, xml }) => path + xml).join('')));
  assert.is(digest(1), digest(1));
  assert.is.not(digest(1), digest(2));
});

/** All of a claim that a list or a mark states; of an editor's sentence what does not depend on the random words of the text. */
function describeClaim(claim: RelationClaim): string {
  const { method, from, to, evidence, dates } = claim;
  const isStated = method === 'elenco' || method === 'segno';
  return JSON.stringify(isStated ? claim : { from: from.act, to, evidence, publication: dates.publication });
}

synthetic('the data equal what reading the XML gives', () => {
  const documents = syntheticDocuments(300, 7);
  for (const { path, xml } of syntheticFiles(300, 7)) {
    const read = readDocument(Buffer.from(xml), path);
    for (const article of read.act.articles) article.references = [];
    const { act: expected, claims } = documents.next().value!;
    assert.equal(read.warnings, [], path);
    assert.equal({ ...read.act, articles: [] }, { ...expected, articles: [] }, path);
    assert.is(read.act.articles.length, expected.articles.length, path);
    // A document repeats the repeal of a whole act for every article of it: as a set, claims are the same.
    const asSet = (each: readonly RelationClaim[]) => [...new Set(each.map(describeClaim))].sort();
    assert.equal(asSet(read.claims), asSet(claims), path);
    for (const [at, article] of read.act.articles.entries()) assert.equal(article, expected.articles[at], path);
  }
  assert.ok(documents.next().done);
});

synthetic('acts, articles and amendments are spread as in the whole corpus', () => {
  const acts = 60_000;
  const plan = planCorpus(acts, 3);
  const share = (from: number, to: number) =>
    plan.articles.filter((count) => count >= from && count <= to).length / acts;
  const near = (found: number, expected: number, by: number) =>
    assert.ok(Math.abs(found - expected) <= by, `${found} found, ${expected} ± ${by} expected`);
  near(share(1, 1), 0.25, 0.04);
  near(share(2, 5), 0.5, 0.04);
  near(share(6, 20), 0.2, 0.04);
  near(share(21, 100), 0.045, 0.015);
  near(plan.articles.reduce((sum, count) => sum + count, 0) / acts, 5.6, 0.6);
  assert.is(Math.max(...plan.articles), 2_969);
  const amended = plan.inboundStarts.filter((start, act) => act > 0 && start > plan.inboundStarts[act - 1]!).length;
  near(amended / acts, 0.31, 0.02);
  near(plan.sources.length / acts, 0.6, 0.15);
  assert.ok(
    plan.sources.every((source, pair) => source > plan.targets[pair]!),
    'nothing amends a later act',
  );
});

synthetic('files are as large and as compressible as real ones', () => {
  const files = [...syntheticFiles(1_000, 1)].map(({ xml }) => xml).sort((a, b) => b.length - a.length);
  assert.ok(files[0]!.length > 5e6, 'a code of thousands of articles');
  const sample = files.slice(1).filter((_, at) => at % 10 === 0);
  const bytes = sample.reduce((sum, xml) => sum + xml.length, 0);
  const packed = sample.reduce((sum, xml) => sum + gzipSync(xml).length, 0);
  const mean = bytes / sample.length;
  assert.ok(mean > 15_000 && mean < 35_000, `mean of ${mean} bytes found, 15,000 to 35,000 expected`);
  assert.ok(bytes / packed > 4 && bytes / packed < 7.5, `${bytes / packed} times smaller by gzip, 4 to 7.5 expected`);
});

needing(synthetic, 'xmllint')('the documents are valid Akoma Ntoso', () => {
  const schema = sharedPath('xsd', 'akomantoso30.xsd');
  if (schema === null) return;
  let count = 0;
  for (const { xml } of syntheticFiles(200, 5)) writeFileSync(join(folder, `${count++}.xml`), xml);
  const files = readdirSync(folder).map((name) => join(folder, name));
  execFileSync('xmllint', ['--nonet', '--noout', '--schema', schema, ...files], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
});

synthetic.run();
