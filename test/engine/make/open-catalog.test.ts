import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSnapshotFile, openCatalog, OpenError, type OpenOptions } from '../../../engine/make/open-catalog.js';
import { openSnapshot } from '../../../engine/store/open-snapshot.js';
import { format, SnapshotError } from '../../../engine/store/snapshot.js';

const test = suite('open-catalog');
const sample = join(import.meta.dirname, '../../../../corpus');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
const corpus = join(folder, 'corpus');
const snapshot = join(folder, 'sample.snapshot');
// A few, which are read and drawn quickly, and a long one, so that not all sections lie in the blocks that opening reads.
const newest = 'legge_2020-09-11_120.xml';
mkdirSync(corpus);
for (const name of [
  'decreto-legislativo_2005-03-07_82.xml',
  'decreto-legislativo_2013-03-14_33.xml',
  'legge_2009-06-18_69.xml',
  'legge_2005-02-11_15.xml',
  newest,
  'manifest.json',
])
  cpSync(join(sample, name), join(corpus, name));
test.after(() => rmSync(folder, { recursive: true }));

const documents = readdirSync(corpus).filter((name) => name.endsWith('.xml'));

function options(own: Partial<OpenOptions> = {}): OpenOptions & { lines: string[] } {
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  return { corpus: [corpus], snapshot: undefined, strict: false, report, lines, ...own };
}

/** The bytes of a snapshot as code that reads otherwise would have left them. */
function withOtherRules(sound: Buffer): Buffer {
  const other = Buffer.from(sound);
  other.writeUInt8(other.readUInt8(format.rulesAt) ^ 1, format.rulesAt);
  other.writeUInt32LE(crc32(other.subarray(0, format.checksumAt)), format.checksumAt);
  return other;
}

/** A snapshot of all documents as they are now, none of them read before. @param before bytes of the one that tells since when they are held */
async function openFresh(before?: Buffer) {
  const [path, previous] = [join(folder, 'fresh.snapshot'), join(folder, 'before.snapshot')];
  rmSync(path, { force: true });
  if (before === undefined) return openCatalog(options({ snapshot: path }));
  writeFileSync(previous, before);
  return openCatalog(options({ snapshot: path, previous }));
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
  const changed = join(corpus, 'legge_2009-06-18_69.xml');
  const text = readFileSync(changed, 'utf8');
  writeFileSync(changed, text.replace('Disposizioni per lo sviluppo', 'Norme per lo sviluppo'));
  const before = readFileSync(snapshot);
  const again = await makeSnapshotFile({ ...options(), snapshot });
  assert.is(again.recalled, documents.length - 1);
  again.catalog.close();
  (await openFresh(before)).close();
  assert.ok(readFileSync(snapshot).equals(readFileSync(join(folder, 'fresh.snapshot'))));
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
  assert.match(repaired.lines.join('\n'), /make the snapshot again\n.*: since when its documents are held is lost$/);
  (await openFresh()).close();
  assert.ok(readFileSync(snapshot).equals(readFileSync(join(folder, 'fresh.snapshot'))));
});

test('damage that is only met while documents are recalled costs no more than reading them all', async () => {
  const bytes = readFileSync(snapshot);
  const changed = join(corpus, newest);
  const text = readFileSync(changed, 'utf8');
  writeFileSync(changed, text.replace('<docTitle>', '<docTitle>Nuova '));
  const fresh = await openFresh(bytes);
  const opened = openSnapshot(snapshot);
  for (const section of ['documents.digests', 'documents', 'acts']) {
    const damaged = Buffer.from(bytes);
    const { offset, length } = opened.sections.get(section)!;
    // The record of an act ends with its text; its relations are not recalled.
    damaged[offset + (section === 'acts' ? length - 8 : length >> 1)]! ^= 1;
    writeFileSync(snapshot, damaged);
    const repaired = options({ snapshot });
    const catalog = await openCatalog(repaired);
    assert.is(catalog.digest, fresh.digest, section);
    assert.is(catalog.snapshot.checksum, fresh.snapshot.checksum, section);
    assert.match(
      repaired.lines.join('\n'),
      /another checksum found than the one written: all documents are read again/,
      section,
    );
    catalog.close();
  }
  fresh.close();
  opened.close();
  assert.equal(
    readdirSync(folder).filter((name) => name.endsWith('.partial')),
    [],
  );
  writeFileSync(changed, text);
  writeFileSync(snapshot, bytes);
});

test('damage in what it says of days is reported, and then nothing is said of them', async () => {
  const bytes = readFileSync(snapshot);
  const opened = openSnapshot(snapshot);
  const { offset, length } = opened.sections.get('seen.articoli.digests')!;
  opened.close();
  const damaged = Buffer.from(bytes);
  damaged[offset + (length >> 1)]! ^= 1;
  writeFileSync(snapshot, damaged);
  const repaired = options();
  const { catalog } = await makeSnapshotFile({ ...repaired, snapshot });
  assert.match(repaired.lines.join('\n'), /another checksum found .*: since when its documents are held is lost/);
  assert.equal(catalog.seen.facts, { since: null, days: [] });
  catalog.close();
  writeFileSync(snapshot, bytes);
});

test('the digest covers the date in a name and the manifest', async () => {
  const whole = readFileSync(snapshot);
  const [manifest, before, after] = ['manifest.json', 'legge_2009-06-18_69.xml', 'x_VIGENZA_20300101.xml'].map((name) =>
    join(corpus, name),
  ) as [string, string, string];
  const stated = readFileSync(manifest, 'utf8');
  for (const [change, undo] of [
    [() => renameSync(before, after), () => renameSync(after, before)],
    [() => writeFileSync(manifest, stated.replace('{', '{ "altro": 1, ')), () => writeFileSync(manifest, stated)],
  ] as const) {
    change();
    const former = readFileSync(snapshot);
    const made = options({ snapshot });
    const catalog = await openCatalog(made);
    assert.match(made.lines.join('\n'), /made from other documents/);
    const fresh = await openFresh(former);
    assert.equal([catalog.digest, catalog.facts], [fresh.digest, fresh.facts]);
    assert.is(catalog.snapshot.checksum, fresh.snapshot.checksum);
    catalog.close();
    undo();
  }
  writeFileSync(snapshot, whole);
});

test('a snapshot of other shapes is refused in one line, and made again where the documents are at hand', async () => {
  const sound = readFileSync(snapshot);
  const other = Buffer.from(sound);
  other.writeUInt8(other.readUInt8(format.shapesAt) ^ 1, format.shapesAt);
  other.writeUInt32LE(crc32(other.subarray(0, format.checksumAt)), format.checksumAt);
  writeFileSync(snapshot, other);
  const refusal: unknown = await openCatalog(options({ corpus: [], snapshot })).catch((error: unknown) => error);
  assert.ok(refusal instanceof SnapshotError);
  const line =
    /^.+: made by another version of this program \(shapes \w{16} found, \w{16} expected\): make the snapshot again$/;
  assert.match((refusal as Error).message, line);
  const made = options({ snapshot });
  (await openCatalog(made)).close();
  assert.match(made.lines[0]!, line);
  assert.ok(readFileSync(snapshot).equals(sound));
});

test('a snapshot made by other rules is made again where the documents are at hand, and none is recalled from it', async () => {
  const sound = readFileSync(snapshot);
  const line = `${snapshot}: made by other rules of reading than those of this program: all documents are read again`;
  writeFileSync(snapshot, withOtherRules(sound));
  const opened = options({ snapshot });
  (await openCatalog(opened)).close();
  assert.equal(opened.lines, [line]);
  assert.ok(readFileSync(snapshot).equals(sound));

  writeFileSync(snapshot, withOtherRules(sound));
  const made = options();
  const { recalled, catalog } = await makeSnapshotFile({ ...made, snapshot });
  catalog.close();
  assert.equal([recalled, made.lines], [0, [line]]);
});

test('a snapshot made by other rules is served where there are no documents, and one line says so', async () => {
  const sound = readFileSync(snapshot);
  const line = `${snapshot}: made by other rules of reading than those of this program, and served as it is: make the snapshot again`;
  for (const [bytes, lines] of [
    [withOtherRules(sound), [line]],
    [sound, []],
  ] as const) {
    writeFileSync(snapshot, bytes);
    const opened = options({ corpus: [], snapshot });
    const catalog = await openCatalog(opened);
    assert.equal([catalog.snapshot.hasOwnRules, opened.lines], [lines.length === 0, lines]);
    catalog.close();
  }
});

test('a file that is not a snapshot is not overwritten', async () => {
  const text = join(folder, 'notes.txt');
  writeFileSync(text, 'not to be lost');
  for (const [path, message] of [
    [text, /notes\.txt: another kind of file found, a snapshot or no file expected/],
    [corpus, /corpus: a folder found, a snapshot or no file expected/],
    [join(folder, 'nowhere', 'x.snapshot'), /nowhere: not found, a folder for .+ expected/],
  ] as const) {
    for (const make of [openCatalog, makeSnapshotFile]) {
      const refusal: unknown = await make({ ...options(), snapshot: path }).catch((error: unknown) => error);
      assert.ok(refusal instanceof OpenError, path);
      assert.match((refusal as Error).message, message);
    }
  }
  assert.is(readFileSync(text, 'utf8'), 'not to be lost');
});

test('a manifest that can not be read ends the start, before any document is', async () => {
  const home = join(folder, 'stated');
  mkdirSync(home);
  for (const [content, found] of [
    ['{ "fonte": ', /manifest\.json: .+, a JSON object expected/],
    ['[1]', /manifest\.json: an array found, a JSON object expected/],
    ['null', /manifest\.json: null found, a JSON object expected/],
  ] as const) {
    writeFileSync(join(home, 'manifest.json'), content);
    const refusal: unknown = await openCatalog(options({ corpus: [home] })).catch((error: unknown) => error);
    assert.ok(refusal instanceof OpenError);
    assert.match((refusal as Error).message, found);
  }
});

test('a start ends with nothing to serve, and with refused documents under --strict', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  writeFileSync(join(empty, 'broken.xml'), '<akomaNtoso>');
  for (const [own, message] of [
    [{ corpus: [] }, /neither a corpus nor a snapshot/],
    [{ corpus: [empty] }, /no readable act found/],
    [{ corpus: [empty, corpus], strict: true }, /1 document refused, none expected/],
  ] as const) {
    let refusal: unknown;
    await openCatalog(options(own)).catch((error: unknown) => (refusal = error));
    assert.ok(refusal instanceof OpenError);
    assert.match((refusal as Error).message, message);
  }
  const lenient = options({ corpus: [empty, corpus] });
  const catalog = await openCatalog(lenient);
  assert.is(catalog.facts.counts.refused, 1);
  const refused = join(folder, 'refused.snapshot');
  (await openCatalog(options({ corpus: [empty, corpus], snapshot: refused }))).close();
  for (const paths of [[], [empty, corpus]]) {
    const strict = options({ corpus: paths, snapshot: refused, strict: true });
    const refusal: unknown = await openCatalog(strict).catch((error: unknown) => error);
    assert.match((refusal as Error).message, /1 document refused, none expected/);
  }
  assert.match(lenient.lines[0]!, /broken\.xml:\d+: .+, .+ expected|broken\.xml:\d+: .+expected/);
});

test.run();
