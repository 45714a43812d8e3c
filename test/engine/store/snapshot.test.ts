import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Catalog } from '../../../engine/catalog.js';
import { compile } from '../../../engine/make/compile.js';
import { DamagedError, format, memoryBytes, Snapshot, SnapshotError } from '../../../engine/store/snapshot.js';
import { openSnapshot } from '../../../engine/store/open-snapshot.js';
import { fileSink, memorySink, SnapshotWriter } from '../../../engine/store/writer.js';
import { randomCorpus, seeded } from '../random-corpus.js';
import { damageTimes } from './damage.js';

const test = suite('snapshot');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
test.after(() => rmSync(folder, { recursive: true }));

const corpus = randomCorpus(11, { acts: 60, outside: 10, relations: 150 });
const path = join(folder, 'small.snapshot');
compile(corpus, fileSink(path), null).close();
const bytes = readFileSync(path);

const digest = Buffer.alloc(32, 7);

const open = (image: Buffer) => new Catalog(new Snapshot(memoryBytes(image), 'image'), new Date(0));

test('reads back what was written, whole and in slices', () => {
  const writer = new SnapshotWriter(memorySink());
  const random = seeded(5);
  const long = Buffer.from(Uint8Array.from({ length: 100_000 }, () => random() * 256));
  writer.column('words', Uint32Array.of(1, 2 ** 32 - 1));
  writer.begin('long');
  assert.is(writer.append(long.subarray(0, 40_000)), 0);
  assert.is(writer.append(long.subarray(40_000)), 40_000);
  writer.column('floats', Float64Array.of(Math.PI));
  writer.begin('empty');
  const snapshot = new Snapshot(writer.finish(digest), 'memory');
  assert.is(snapshot.digest, digest.toString('hex'));
  assert.equal([...snapshot.column('words', Uint32Array)], [1, 2 ** 32 - 1]);
  assert.equal([...snapshot.column('floats', Float64Array)], [Math.PI]);
  const arena = snapshot.arena('long');
  for (const [start, end] of [
    [0, 100_000],
    [16_380, 16_390],
    [5, 5],
    [99_999, 100_000],
  ] as const) {
    assert.ok(arena.slice(start, end).equals(long.subarray(start, end)));
  }
  assert.is(snapshot.arena('empty').size, 0);
  assert.throws(
    () => arena.slice(0, 100_001),
    (error: Error) => error instanceof DamagedError,
  );
  assert.throws(() => snapshot.arena('other'), /section other not found, expected one of/);
});

test('what is derived from the content leaves its checksum as it is, and other content does not', () => {
  const contentOf = (text: string, derived: string | null) => {
    const writer = new SnapshotWriter(memorySink());
    writer.begin('text');
    writer.append(Buffer.from(text));
    if (derived !== null) {
      writer.sealContent();
      writer.begin('derived');
      writer.append(Buffer.from(derived));
    }
    const { content, checksum } = new Snapshot(writer.finish(digest), 'memory');
    return { content, checksum };
  };
  for (const text of ['short', 'long'.repeat(10_000)]) {
    const plain = contentOf(text, null);
    const more = contentOf(text, 'more');
    assert.is(more.content, plain.content);
    assert.is.not(more.checksum, plain.checksum);
    assert.is.not(contentOf(`${text}!`, 'more').content, plain.content);
  }
});

test('numbers are those of the column, and only the pages asked for are read', () => {
  const writer = new SnapshotWriter(memorySink());
  writer.column('offset', Float64Array.of(1));
  const floats = Float64Array.from({ length: 5_001 }, (_, i) => i * 2 ** 33);
  const words = Uint32Array.from({ length: 10_001 }, (_, i) => i * 7);
  writer.column('floats', floats);
  writer.column('words', words);
  const bytes = writer.finish(digest);
  let read = 0;
  const counting = (offset: number, length: number) => {
    read += length;
    return bytes.read(offset, length);
  };
  const snapshot = new Snapshot({ ...bytes, read: counting }, 'memory');
  const opening = read;
  assert.is(snapshot.numbers('words', Uint32Array).at(9_999), words[9_999]);
  assert.ok(read - opening <= 2 * format.blockBytes, `${read - opening} bytes`);
  for (const [name, type, column] of [
    ['floats', Float64Array, floats],
    ['words', Uint32Array, words],
  ] as const) {
    const numbers = snapshot.numbers(name, type);
    assert.is(numbers.length, column.length);
    assert.equal(
      Array.from(column, (_, i) => numbers.at(i)),
      [...column],
    );
  }
});

test('a column takes as few bytes a number as its largest one needs, and reads back as it was', () => {
  const columns = {
    none: Uint32Array.of(),
    one: Uint32Array.from({ length: 300 }, (_, i) => i % 256),
    two: Float64Array.from({ length: 40_000 }, (_, i) => i),
    four: Float64Array.of(0, 2 ** 32 - 1),
    eight: Float64Array.of(2 ** 32),
    fraction: Float64Array.of(1.5),
    negative: Float64Array.of(-1),
    words: Uint32Array.of(2 ** 32 - 1),
  };
  const writer = new SnapshotWriter(memorySink());
  for (const [name, column] of Object.entries(columns)) writer.column(name, column);
  const bytes = writer.finish(digest);
  const file = join(folder, 'columns.snapshot');
  writeFileSync(file, bytes.read(0, bytes.size));
  const lengths = [0, 300, 80_000, 8, 8, 8, 8, 4];
  for (const snapshot of [new Snapshot(bytes, 'memory'), openSnapshot(file)]) {
    assert.equal(
      [...snapshot.sections.values()].map(({ length }) => length),
      lengths,
    );
    for (const [name, column] of Object.entries(columns)) {
      const type = column instanceof Uint32Array ? Uint32Array : Float64Array;
      const numbers = snapshot.numbers(name, type);
      assert.is(snapshot.count(name, type), column.length, name);
      assert.is(numbers.length, column.length, name);
      assert.equal(
        Array.from(column, (_, i) => numbers.at(i)),
        [...column],
        name,
      );
      assert.equal(snapshot.column(name, type), column, name);
    }
    snapshot.close();
  }
});

test('the same documents give the same bytes, in memory and in a file', () => {
  const again = compile(randomCorpus(11, { acts: 60, outside: 10, relations: 150 }), memorySink(), null);
  assert.ok(again.read(0, again.size).equals(bytes));
});

test('a file that somebody writes into is checked again: no wrong bytes come of it', async () => {
  const path = join(folder, 'overwritten.snapshot');
  writeFileSync(path, bytes);
  const snapshot = openSnapshot(path);
  const list = snapshot.arena('list');
  const before = list.slice(0, 100);
  const touched = new Date(Date.now() + 5_000);
  utimesSync(path, touched, touched);
  await wait(150);
  assert.ok(list.slice(0, 100).equals(before), 'only touched');
  const { offset } = snapshot.sections.get('list')!;
  const file = openSync(path, 'r+');
  writeSync(file, 'another text', offset);
  closeSync(file);
  await wait(150);
  assert.throws(
    () => list.slice(0, 100),
    (error: Error) => error instanceof DamagedError,
  );
  snapshot.close();
});

test('a file takes its name only when it is whole', () => {
  const target = join(folder, 'abandoned.snapshot');
  const sink = fileSink(target);
  sink.append(Buffer.alloc(10_000_000));
  assert.not.ok(existsSync(target));
  sink.abandon();
  assert.equal(
    readdirSync(folder).filter((name) => name.startsWith('abandoned')),
    [],
  );
});

const refusals: [string, (image: Buffer) => Buffer, RegExp][] = [
  ['an empty file', () => Buffer.alloc(0), /0 bytes found, at least 96 expected/],
  [
    'another kind of file',
    (image) => Buffer.concat([Buffer.from('<?xml ve'), image.subarray(8)]),
    /another kind of file found/,
  ],
  [
    'another version',
    (image) => (image.writeUInt32LE(99, 8), image),
    new RegExp(`format version 99 found, version ${format.version} expected`),
  ],
  ['another byte order', (image) => (image.writeUInt32BE(format.byteOrder, 12), image), /another byte order found/],
  ['a damaged header', (image) => (image.writeUInt8(image.readUInt8(40) ^ 1, 40), image), /a damaged header found/],
  ['a longer file', (image) => Buffer.concat([image, Buffer.alloc(1)]), /bytes found, \d+ expected/],
  [
    'a damaged directory',
    (image) => (image.writeUInt8(image.at(-1)! ^ 1, image.length - 1), image),
    /a damaged directory found/,
  ],
];
for (const [what, damage, message] of refusals) {
  test(`refuses ${what}, in one sentence that says what to do`, () => {
    const target = join(folder, 'refused.snapshot');
    writeFileSync(target, damage(Buffer.from(bytes)));
    assert.throws(
      () => openSnapshot(target),
      (error: Error) =>
        error instanceof SnapshotError && message.test(error.message) && /make the snapshot again$/.test(error.message),
    );
  });
}

test('refuses a file that is not there', () => {
  assert.throws(() => openSnapshot(join(folder, 'nothing')), /cannot be opened \(ENOENT\), expected a snapshot file/);
});

test('a pipe is refused at once, without waiting for a writer', () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  assert.throws(() => openSnapshot(pipe), /pipe: no file found, expected a snapshot file/);
});

test('refuses a snapshot cut at any length', () => {
  const random = seeded(9);
  for (let i = 0; i < 300; i++) {
    const length = Math.floor(random() * bytes.length);
    assert.throws(
      () => open(bytes.subarray(0, length)),
      (error: Error) => error instanceof SnapshotError,
    );
  }
});

test('a damaged snapshot is refused, reports the damage, or answers as before: never something else', () => {
  const { refused, noticed } = damageTimes(bytes, 1_000, 17);
  assert.ok(noticed > 100 && refused > 100, `${noticed} noticed, ${refused} refused`);
});

test.run();
