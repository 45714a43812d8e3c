import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GrowingNumbers, GrowingTexts } from '../../../engine/store/growing.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { openStrings, writeStrings } from '../../../engine/store/strings.js';
import { memorySink, SnapshotWriter } from '../../../engine/store/writer.js';

test('numbers are kept in their order, however many there are', () => {
  const numbers = new GrowingNumbers();
  assert.is(numbers.length, 0);
  assert.equal([...numbers.all], []);
  for (let i = 0; i < 5_000; i++) numbers.push(i * 800_000);
  assert.is(numbers.length, 5_000);
  assert.is(numbers.at(4_999), 4_999 * 800_000);
  assert.equal(
    [...numbers.all],
    Array.from({ length: 5_000 }, (_, i) => i * 800_000),
  );
});

test('texts of any length and script are read back, and written as a list of them is', () => {
  const texts = ['', 'art. 2', 'perché', '§ 3 – «però»', '𝒜'.repeat(40_000), '', 'comma 1-bis', 'è'.repeat(70_000)];
  const growing = new GrowingTexts();
  for (const text of texts) growing.push(text);
  assert.equal(
    texts.map((_, i) => growing.at(i)),
    texts,
  );
  const writer = new SnapshotWriter(memorySink());
  growing.write(writer, 'grown');
  writeStrings(writer, 'listed', texts);
  new GrowingTexts().write(writer, 'none');
  const snapshot = new Snapshot(writer.finish(new Uint8Array(32)), 'test');
  const [grown, listed] = ['grown', 'listed'].map((name) => openStrings(snapshot, name));
  assert.equal(grown!.all(), texts);
  assert.equal(grown!.bytes(0, texts.length).bytes, listed!.bytes(0, texts.length).bytes);
  assert.is(openStrings(snapshot, 'none').count, 0);
});

test.run();
