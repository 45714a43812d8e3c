import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSnapshotFile, openCatalog, OpenError, type OpenOptions } from '../../engine/open-catalog.js';
import { SnapshotError } from '../../engine/snapshot.js';
import { writers } from '../../http/writers.js';

const test = suite('open-catalog');
const sample = join(import.meta.dirname, '../../../corpus');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
const corpus = join(folder, 'corpus');
const snapshot = join(folder, 'sample.snapshot');
cpSync(sample, corpus, { recursive: true });
test.after(() => rmSync(folder, { recursive: true }));

const documents = readdirSync(corpus).filter((name) => name.endsWith('.xml'));

function options(own: Partial<OpenOptions> = {}): OpenOptions & { lines: string[] } {
  const lines: string[] = [];
  const writersModule = new URL('../../http/writers.js', import.meta.url).href;
  const report = (line: string) => void lines.push(line);
  return { corpus: [corpus], snapshot: undefined, strict: false, writers, writersModule, report, lines, ...own };
}

test('a snapshot is made from documents, and made again without reading them again', async () => {
  const first = await makeSnapshotFile({ ...options(), snapshot });
  assert.is(first.recalled, 0);
  assert.is(first.progress.documents, documents.length);
  first.catalog.close();
  const bytes = readFileSync(snapshot);
  const second = await makeSnapshotFile({ ...options(), snapshot });
  assert.is(second.recalled, documents.length);
  second.catalog.close();
  assert.ok(readFileSync(snapshot).equals(bytes), 'the same documents give the same bytes');
});

test('only a document that changed is read again, and the result is that of a fresh reading', async () => {
  const changed = join(corpus, 'legge_1990-08-07_241.xml');
  const text = readFileSync(changed, 'utf8');
  writeFileSync(changed, text.replace('Nuove norme in materia', 'Norme nuove in materia'));
  const again = await makeSnapshotFile({ ...options(), snapshot });
  assert.is(again.recalled, documents.length - 1);
  again.catalog.close();
  const fresh = join(folder, 'fresh.snapshot');
  (await makeSnapshotFile({ ...options(), snapshot: fresh })).catalog.close();
  assert.ok(readFileSync(snapshot).equals(readFileSync(fresh)));
  writeFileSync(changed, text);
});

test('with documents, a snapshot is used only if it was made from exactly these', async () => {
  const stale = options({ snapshot });
  const rebuilt = await openCatalog(stale);
  assert.match(stale.lines.join('\n'), /made from other documents/);
  const used = options({ snapshot });
  const before = readFileSync(snapshot);
  const opened = await openCatalog(used);
  assert.equal(used.lines, []);
  assert.is(opened.digest, rebuilt.digest);
  assert.ok(readFileSync(snapshot).equals(before));
  opened.close();
  rebuilt.close();
});

test('a damaged snapshot is made again where there are documents, and refused where there are none', async () => {
  const bytes = readFileSync(snapshot);
  writeFileSync(snapshot, bytes.subarray(0, bytes.length / 2));
  const alone = options({ corpus: [], snapshot });
  let refusal: unknown;
  await openCatalog(alone).catch((error: unknown) => (refusal = error));
  assert.ok(refusal instanceof SnapshotError);
  const repaired = options({ snapshot });
  (await openCatalog(repaired)).close();
  assert.match(repaired.lines.join('\n'), /make the snapshot again/);
  assert.ok(readFileSync(snapshot).equals(bytes));
});

test('a snapshot of another edition is not served', async () => {
  const other = options({ corpus: [], snapshot, writers: { ...writers, edition: 'another' } });
  let refusal: unknown;
  await openCatalog(other).catch((error: unknown) => (refusal = error));
  assert.ok(refusal instanceof SnapshotError);
  assert.match((refusal as Error).message, /edition .+ found, edition another expected/);
});

test('nothing to serve and refused documents under --strict end the start', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  writeFileSync(join(empty, 'broken.xml'), '<akomaNtoso>');
  for (const [own, message] of [
    [{ corpus: [] }, /neither a corpus nor a snapshot/],
    [{ corpus: [empty] }, /no readable act found/],
    [{ corpus: [empty, corpus], strict: true }, /1 documents refused, none expected/],
  ] as const) {
    let refusal: unknown;
    await openCatalog(options(own)).catch((error: unknown) => (refusal = error));
    assert.ok(refusal instanceof OpenError);
    assert.match((refusal as Error).message, message);
  }
  const lenient = options({ corpus: [empty, corpus] });
  const catalog = await openCatalog(lenient);
  assert.is(catalog.facts.counts.refused, 1);
  assert.match(lenient.lines[0]!, /broken\.xml:\d+: .+, .+ expected|broken\.xml:\d+: .+expected/);
});

test.run();
