import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Occurrences } from '../../../../engine/search/text/runs.js';
import { seeded } from '../../random-corpus.js';

const runs = suite('runs of occurrences');

runs('words come back with all their documents, from memory and from the temporary file', () => {
  for (const limit of [{}, { occurrences: 100 }, { occurrences: 100, held: 3_000 }, { occurrences: 7, held: 0 }]) {
    const random = seeded(4);
    const occurrences = new Occurrences(limit);
    const expected = new Map<number, { documents: number[]; impacts: number[]; positions: number[][] }>();
    for (let document = 0; document < 200; document++)
      for (let word = 0; word < 30; word++) {
        if (random() < 0.8) continue;
        const positions = Array.from({ length: Math.floor(random() * 4) }, () => Math.floor(random() * 256));
        const impact = Math.floor(random() * 16);
        // Bytes before and after are not its own.
        const bytes = Uint8Array.from([99, ...positions, 99]);
        occurrences.add(word, document, impact, bytes, 1, 1 + positions.length);
        const known = expected.get(word) ?? { documents: [], impacts: [], positions: [] };
        known.documents.push(document);
        known.impacts.push(impact);
        known.positions.push(positions);
        expected.set(word, known);
      }
    occurrences.finish();
    for (const [word, { documents, impacts, positions }] of expected) {
      const found = occurrences.of(word);
      assert.equal([...found.documents], documents);
      assert.equal([...found.impacts], impacts);
      const read = positions.map((_, i) => [
        ...found.positions.subarray(i === 0 ? 0 : found.positionEnds[i - 1], found.positionEnds[i]),
      ]);
      assert.equal(read, positions);
    }
    assert.is(occurrences.of(1_000).documents.length, 0);
    occurrences.close();
  }
});

runs.run();
