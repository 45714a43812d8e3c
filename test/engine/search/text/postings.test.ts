import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NumberWriter } from '../../../../engine/search/numbers.js';
import { Positions } from '../../../../engine/search/text/positions.js';
import { encodeList, ListReader, noMore, skipNumbers } from '../../../../engine/search/text/postings.js';
import { seeded } from '../../random-corpus.js';

const postings = suite('postings');

/** A random list of so many documents, written and opened again. */
function makeList(seed: number, count: number, spread: number) {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const documents: number[] = [];
  const positions: number[][] = [];
  const writer = new NumberWriter();
  const positionEnds: number[] = [];
  for (let document = below(spread); documents.length < count; document += 1 + below(spread)) {
    documents.push(document);
    let position = 0;
    const own = Array.from({ length: below(5) }, () => (position += 1 + below(300)));
    positions.push(own);
    if (own.length === 0) writer.write(0);
    own.forEach((at, i) => writer.write((at - (own[i - 1] ?? 0)) * 2 + (i < own.length - 1 ? 1 : 0)));
    positionEnds.push(writer.length);
  }
  const impacts = documents.map(() => below(16));
  const bytes = writer.finish();
  const list = encodeList({
    documents: Uint32Array.from(documents),
    impacts: Uint8Array.from(impacts),
    positionEnds: Uint32Array.from(positionEnds),
  });
  const open = () =>
    new ListReader({ count, ...list, positions: (from, to) => bytes.subarray(from, Math.min(to, bytes.length)) });
  return { documents, impacts, positions, skips: list.skips, open, below };
}

const shapes: [count: number, spread: number][] = [
  [0, 1],
  [1, 1],
  [127, 3],
  [128, 1],
  [129, 9],
  [1000, 2],
  [3000, 5000],
];

postings('positions are read into memory that is used again, of some documents or of each, and once more', () => {
  const { documents, positions, open, below } = makeList(31, 3000, 4);
  for (const most of [1, 3, 200]) {
    const [reader, found] = [open(), new Positions()];
    for (let at = 0; at < documents.length; at += 1 + below(most)) {
      reader.advance(documents[at]!);
      for (const less of [0, 7]) {
        reader.readPositions(found, less);
        const expected = positions[at]!.map((position) => position - less);
        assert.equal([...found.values.subarray(0, found.count)], expected);
      }
      assert.equal(reader.positions(), positions[at]);
    }
  }
});

postings('a list is read as it was written, positions too', () => {
  for (const [seed, [count, spread]] of shapes.entries()) {
    const { documents, impacts, positions, open } = makeList(seed + 1, count, spread);
    const reader = open();
    for (let i = 0; i < count; i++, reader.next()) {
      assert.is(reader.document, documents[i]);
      assert.is(reader.impact, impacts[i]);
      if (i % 7 === 0) assert.equal(reader.positions(), positions[i]);
    }
    assert.is(reader.document, noMore);
  }
});

postings('any document is reached from any before it', () => {
  for (const [seed, [count, spread]] of shapes.entries()) {
    const { documents, positions, open, below } = makeList(seed + 50, count, spread);
    for (let round = 0; round < 20; round++) {
      const reader = open();
      for (let target = 0; reader.document !== noMore; target = reader.document + below(200 * spread)) {
        reader.advance(target);
        const at = documents.findIndex((document) => document >= target);
        assert.is(reader.document, at < 0 ? noMore : documents[at]);
        if (at >= 0) assert.equal(reader.positions(), positions[at]);
        if (at >= 0 && round % 2 === 0) reader.next();
      }
    }
  }
});

postings('documents of low impact in a block are passed over', () => {
  for (const [seed, [count, spread]] of shapes.entries()) {
    const { documents, impacts, open, below } = makeList(seed + 80, count, spread);
    for (let round = 0; round < 20; round++) {
      const reader = open();
      while (reader.document !== noMore) {
        const [from, impact] = [documents.indexOf(reader.document), below(17) - 1];
        // Without skips, the list is its only block.
        const end = Math.min(reader.blockEnd, reader.document + below(100 * spread));
        reader.passOver(impact, end);
        const at = documents.findIndex((document, i) => i >= from && (document > end || impacts[i]! > impact));
        assert.is(reader.document, at < 0 ? noMore : documents[at]);
        if (reader.document !== noMore) reader.next();
      }
    }
  }
});

postings('the skip of a block states its end and its highest impact', () => {
  const { documents, impacts, skips, open } = makeList(9, 1000, 4);
  const reader = open();
  for (let block = 0; block * 128 < 1000; block++) {
    const own = impacts.slice(block * 128, block * 128 + 128);
    assert.is(skips[block * skipNumbers + 3], Math.max(...own));
    reader.advance(documents[block * 128]!);
    assert.is(reader.blockImpact, Math.max(...own));
    assert.is(reader.blockEnd, documents[Math.min(block * 128 + 127, 999)]);
  }
});

postings.run();
