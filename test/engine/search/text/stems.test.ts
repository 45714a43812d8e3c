import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { StemReader, StemWriter } from '../../../../engine/search/text/stems.js';
import { Snapshot } from '../../../../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../../../../engine/store/writer.js';
import { seeded } from '../../random-corpus.js';

const stems = suite('stems');
const random = seeded(9);
const below = (limit: number) => Math.floor(random() * limit);

/** Short words of few letters: most begin others. */
const made = () => Array.from({ length: 1 + below(7) }, () => 'abzè'[below(4)]!).join('');
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const words = [...new Set(Array.from({ length: 900 }, made))].sort(byBytes);

const writer = new StemWriter();
const sizes = () => ({ count: below(400), size: 1 + below(900), positionSize: below(2_000) });
for (const word of words)
  writer.add(word, { articles: sizes(), acts: { ...sizes(), count: 0, size: 0, positionSize: 0 } });
const file = new SnapshotWriter(memorySink());
const { bytes, groups } = writer.finish();
file.begin('stems');
file.append(bytes);
file.column('groups', groups);
const snapshot = new Snapshot(file.finish(new Uint8Array(32)), 'test');
const reader = new StemReader(snapshot.arena('stems'), snapshot.numbers('groups', Uint32Array));

stems('all are read in order, and each is found as it is read', () => {
  const all = [...reader.from('')];
  assert.equal(
    all.map(({ stem }) => stem),
    words,
  );
  for (const entry of all) assert.equal(reader.find(entry.stem), entry);
});

stems('what is not there is not found, and reading begins at what follows it', () => {
  for (let i = 0; i < 2_000; i++) {
    const word = made();
    assert.is(reader.find(word)?.stem ?? null, words.includes(word) ? word : null, word);
    const [first] = reader.from(word);
    assert.is(
      first?.stem,
      words.find((one) => byBytes(one, word) >= 0),
      word,
    );
  }
});

stems.run();
