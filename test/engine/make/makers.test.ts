// A snapshot is the same bytes, whoever encodes its records and indexes its words.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Catalog } from '../../../engine/catalog.js';
import type { RecordOf } from '../../../engine/answers/act-makers.js';
import { compile, compileTogether, compileWithLayouts } from '../../../engine/make/compile.js';
import { openRecords } from '../../../engine/make/recall.js';
import { DamagedError, memoryBytes, Snapshot } from '../../../engine/store/snapshot.js';
import { fileSink, memorySink } from '../../../engine/store/writer.js';
import { randomCorpus } from '../random-corpus.js';

const makers = suite('makers');

makers('threads make the bytes that one thread makes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'legami-makers-'));
  try {
    const corpus = randomCorpus(5, { acts: 520, outside: 20, relations: 700 });
    const [alone, together] = [join(folder, 'alone'), join(folder, 'together')];
    compile(corpus, fileSink(alone), null).close();
    (await compileTogether(corpus, fileSink(together), null)).close();
    assert.ok(readFileSync(alone).equals(readFileSync(together)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

makers(
  'a snapshot of a large graph made from another one draws what that one drew where it was, and has a digest of its own',
  async () => {
    const report = () => undefined;
    // Graphs of fewer nodes are laid out anew.
    const corpus = randomCorpus(5, { acts: 700, outside: 4, relations: 1_800 });
    const open = async (placeOf?: Parameters<typeof compileWithLayouts>[3]['placeOf']) =>
      new Catalog(
        new Snapshot(await compileWithLayouts(corpus, memorySink(), null, { report, placeOf }), 'test'),
        new Date(),
      );
    const old = await open();
    const places = (catalog: Catalog, level: 'act' | 'article') =>
      corpus.acts.map(({ summary }) => catalog.graphs.placeOf(level, summary.eli));
    const moved = await open((level, eli) => {
      const place = old.graphs.placeOf(level, eli);
      return place && { ...place, x: place.x + 1 };
    });
    for (const level of ['act', 'article'] as const) {
      const expected = places(old, level).map((place) => place && { ...place, x: Math.round((place.x + 1) * 10) / 10 });
      assert.equal(places(moved, level), expected);
    }
    assert.is.not(moved.snapshot.content, old.snapshot.content);
    // The same graph, not drawn yet, as a start on documents has it.
    const undrawn = new Snapshot(await compileTogether(corpus, memorySink(), null), 'undrawn');
    assert.is(undrawn.content, old.snapshot.content);
  },
);

makers(
  'records of an older snapshot take their places among those that are made, and the bytes are the same',
  async () => {
    const corpus = randomCorpus(5, { acts: 520, outside: 20, relations: 200 });
    const old = new Catalog(new Snapshot(await compileTogether(corpus, memorySink(), null), 'old'), new Date());
    const find = openRecords(old);
    const acts = corpus.acts.map((act, i) =>
      i % 100 === 50 ? { ...act, summary: { ...act.summary, title: `${act.summary.title} bis` } } : act,
    );
    const changed = { ...corpus, acts };
    let passed = 0;
    const recordOf: RecordOf = (eli, source) => {
      const record = find(eli, source);
      if (record) passed++;
      return record;
    };
    const make = async (taken: { recordOf?: RecordOf }) => {
      const { read, size } = await compileTogether(changed, memorySink(), null, taken);
      return read(0, size);
    };
    assert.ok((await make({ recordOf })).equals(await make({})));
    // Those that changed, and those whose relations name them.
    assert.ok(passed > 450 && passed < 535, `${passed} of 540 records passed on`);
  },
);

makers('words of an older snapshot are carried over by a thread, and damage to them ends the making', async () => {
  const corpus = randomCorpus(5, { acts: 520, outside: 20, relations: 10 });
  const bytes = await compileTogether(corpus, memorySink(), null);
  const old = new Snapshot(bytes, 'old');
  // Every hundredth act is as if it had been read just now.
  const acts = corpus.acts.map((act, i) => {
    const text = () => ({ ...act.document.text(), words: i });
    return i % 100 === 50 ? act : { ...act, document: { ...act.document, text } };
  });
  const make = async (from: Snapshot) => {
    const { read, size } = await compileTogether({ ...corpus, acts }, memorySink(), null, { old: from });
    return read(0, size);
  };
  assert.ok((await make(old)).equals(bytes.read(0, bytes.size)));
  const damaged = Buffer.from(bytes.read(0, bytes.size));
  const { offset, length } = new Map(old.sections).get('words.articles')!;
  damaged[offset + (length >> 1)]! ^= 1;
  try {
    await make(new Snapshot(memoryBytes(damaged), 'damaged'));
    assert.unreachable();
  } catch (error) {
    assert.instance(error, DamagedError);
  }
});

makers('what goes wrong in a thread ends the making', async () => {
  const corpus = randomCorpus(6, { acts: 600, outside: 0, relations: 10 });
  const { document } = corpus.acts[300]!;
  // A body that cannot be inflated, of an article that has a status to be stated.
  const broken = { ...document, text: () => ({ ...document.text(), deflated: Buffer.from('no deflate'), stated: 1 }) };
  const acts = corpus.acts.map((act, i) => (i === 300 ? { ...act, document: broken } : act));
  const path = join(tmpdir(), `legami-broken-${process.pid}`);
  const sink = fileSink(path);
  try {
    await compileTogether({ ...corpus, acts }, sink, null);
    assert.unreachable();
  } catch (error) {
    assert.instance(error, Error);
  } finally {
    sink.abandon();
  }
});

makers.run();
