// Pages of a ladder, and any prefix, are made of ready pieces, and they are hardly more than they would be deflated as one.
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Snapshot } from '../../../engine/store/snapshot.js';
import type { Serves } from '../../../engine/store/rungs.js';
import { Ladder, writeLadder } from '../../../engine/store/ladder.js';
import { memorySink, SnapshotWriter } from '../../../engine/store/writer.js';
import { seeded } from '../random-corpus.js';

const test = suite('ladder');
const random = seeded(17);
const below = (limit: number) => Math.floor(random() * limit);

const words = Array.from({ length: 400 }, () => Math.floor(random() * 36 ** 7).toString(36));
const someWords = (count: number) => Array.from({ length: count }, () => words[below(words.length)]!).join(' ');
const entries = Array.from({ length: 2_345 }, (_, i) =>
  Buffer.from(JSON.stringify({ eli: `eli:/it/legge/2001/0${1 + below(9)}/11/${i}`, titolo: someWords(12), grado: i })),
);
/** A second list begins at 2,000: between them nothing is asked for. */
const listEnd = 1_789;
const listStart = 2_000;
const texts = entries.map((entry, i) => (i >= listEnd && i < listStart ? Buffer.alloc(0) : entry));

function makeLadder(serves: Serves, texts: readonly Buffer[]): Ladder {
  const writer = new SnapshotWriter(memorySink());
  writeLadder(writer, 'many', texts, serves);
  return new Ladder(new Snapshot(writer.finish(Buffer.alloc(32)), 'memory'), 'many', serves);
}

/** Checks both forms of a run. @returns the size of its pieces beside that of the same deflated as one */
function share(ladder: Ladder, from: number, to: number): number {
  const expected = Buffer.from(entries.slice(from, to).join(','));
  const piece = ladder.run(from, to);
  assert.ok(Buffer.concat(piece.plain()).equals(expected), `${from}..${to}`);
  assert.equal([piece.size, piece.crc], [expected.length, crc32(expected)], `${from}..${to}`);
  const deflated = Buffer.concat(piece.deflated()!);
  const inflated = inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
  assert.ok(inflated.equals(expected), `${from}..${to}, deflated`);
  return deflated.length / deflateRawSync(expected).length;
}

const lists = [
  { from: 0, to: listEnd },
  { from: listStart, to: entries.length },
];
for (const { from: start, to: end } of lists) {
  test(`pages that links lead to are ready from ${start} on, the last one too, and hardly larger than they need be`, () => {
    const ladder = makeLadder('pages', texts);
    for (const length of [100, 1000]) {
      for (let from = start; from < end; from += length) {
        const found = share(ladder, from, Math.min(from + length, end));
        assert.ok(found <= 1.05, `${from}: ${found.toFixed(3)}`);
      }
    }
    assert.ok(share(ladder, start, end) <= 1.15);
  });

  test(`pages of tens from ${start} on are ready`, () => {
    const ladder = makeLadder('pages', texts);
    for (const length of [10, 20, 50]) {
      for (let from = start; from < end; from += length) {
        const found = share(ladder, from, Math.min(from + length, end));
        assert.ok(found <= 2.2, `${from}: ${found.toFixed(3)}`);
      }
    }
  });

  test(`other runs from ${start} on are ready but for their ends, or cut plain where these are the most of them`, () => {
    const ladder = makeLadder('pages', texts);
    for (let round = 0; round < 300; round++) {
      const length = 1 + below(200);
      const from = start + below(end - start - length);
      if (length >= 50) {
        const found = share(ladder, from, from + length);
        assert.ok(found <= 2.8, `${from}..${from + length}: ${found.toFixed(3)}`);
        continue;
      }
      const piece = ladder.run(from, from + length);
      if (length < 10) assert.is(piece.isPrepared, false, `${from}..${from + length}`);
      if (piece.isPrepared) share(ladder, from, from + length);
      else assert.is(Buffer.concat(piece.plain()).toString(), entries.slice(from, from + length).join(','));
    }
  });
}

test('any prefix is ready, and not much larger than it need be', () => {
  const ladder = makeLadder('prefixes', entries);
  for (let count = 1; count <= entries.length; count += 1 + below(60)) {
    const found = share(ladder, 0, count);
    assert.ok(found <= (count < 30 ? 1.4 : 1.15), `${count}: ${found.toFixed(3)}`);
  }
});

test('a run of a prefix ladder that begins later has no deflated form, and one of no entries nothing', () => {
  const ladder = makeLadder('prefixes', entries);
  assert.is(ladder.run(1, 1_501).deflated(), null);
  assert.is(ladder.run(3, 3).size, 0);
});

test.run();
