import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Texts, type FoldedText } from '../../../engine/answers/texts.js';
import { deflatePiece } from '../../../engine/store/piece.js';
import { DamagedError } from '../../../engine/store/snapshot.js';

const test = suite('texts');
const megabyte = 2 ** 20;

const fold = (text: Buffer): FoldedText => ({ deflated: deflatePiece(text, { level: 1 }), size: text.length });
const never = (): Buffer => {
  throw new Error('read again');
};

/** Runs of texts that lie where the run before lay. */
async function* inRuns(texts: readonly Buffer[], length: number): AsyncGenerator<FoldedText[]> {
  const memory = Buffer.alloc(4 * megabyte);
  for (let at = 0; at < texts.length; at += length) {
    memory.fill(0);
    let filled = 0;
    yield texts.slice(at, at + length).map((text) => {
      const { deflated, size } = fold(text);
      return { deflated: memory.subarray(filled, (filled += deflated.copy(memory, filled))), size };
    });
    await Promise.resolve();
  }
}

test('texts in memory are unchanged, whatever memory they share', async () => {
  const sizes = [0, 5, 0, 12 * megabyte, 3, 12 * megabyte, 12 * megabyte, 1, 40 * megabyte, 0, 7, 0];
  const texts = sizes.map((size, act) => Buffer.alloc(size, `${act} `));
  const held = new Texts(200 * megabyte);
  assert.ok(texts[3]!.equals(held.of(3, () => fold(texts[3]!).deflated)));
  assert.is(await held.hold(inRuns(texts, 5)), true);
  texts.forEach((text, act) => assert.ok(held.of(act, never).equals(text), `act ${act}`));
  assert.is(
    held.heldBytes,
    texts.reduce((sum, { length }) => sum + length, 0),
  );
});

test('texts that do not fit in memory are inflated on demand', async () => {
  const texts = Array.from({ length: 10 }, (_, act) => Buffer.alloc(megabyte, `${act} `));
  const held = new Texts(5 * megabyte);
  assert.is(held.makeRoom(2 * megabyte), true);
  assert.is(await held.hold(inRuns(texts, 4)), false);
  assert.is(held.heldBytes, 3 * megabyte);
  assert.is(held.makeRoom(1), false);
  let asked = 0;
  const deflated = (act: number) => () => {
    asked++;
    return fold(texts[act]!).deflated;
  };
  texts.forEach((text, act) => assert.ok(held.of(act, deflated(act)).equals(text), `act ${act}`));
  assert.is(asked, 7);
});

test('a text of another length than stated is damage, and no text replaces another', async () => {
  const held = new Texts(megabyte);
  const text = Buffer.from('testo');
  await held
    .hold(
      (async function* () {
        yield [fold(text), { ...fold(text), size: 4 }];
        await Promise.resolve();
      })(),
    )
    .then(
      () => assert.unreachable(),
      (error: unknown) => assert.instance(error, DamagedError),
    );
  assert.is(held.of(0, () => fold(text).deflated).toString(), 'testo');
});

test.run();
