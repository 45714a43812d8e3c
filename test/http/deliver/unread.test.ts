// What clients have not read yet: each piece of memory counted once, bounded for all.
import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { slabBytes } from '../../../engine/index.js';
import { Unread, type Reader } from '../../../http/deliver/unread.js';

const test = suite('unread');
const memory = (bytes: number) => [Buffer.allocUnsafeSlow(bytes)];
const reader = () => {
  const one = { destroyed: false, destroy: () => (one.destroyed = true) };
  return one;
};

test('counts memory once, however many read it, until the last has', () => {
  const unread = new Unread(1000);
  const chunks = memory(600);
  const [one, other] = [reader(), reader()];
  assert.ok(unread.admit(one, chunks));
  assert.ok(unread.admit(other, chunks));
  assert.is(unread.bytes, 600);
  unread.forget(one);
  assert.is(unread.bytes, 600);
  unread.forget(other);
  unread.forget(other);
  assert.is(unread.bytes, 0);
});

test('counts the whole memory of which an answer shows a part', () => {
  const unread = new Unread(1000);
  assert.ok(unread.admit(reader(), [memory(800)[0]!.subarray(0, 10)]));
  assert.is(unread.bytes, 800);
});

test('refuses what there is no room for while others read on', () => {
  const unread = new Unread(1000);
  assert.ok(unread.admit(reader(), memory(600)));
  assert.not.ok(unread.admit(reader(), memory(600)));
  assert.is(unread.bytes, 600);
});

test('does not count memory that is there anyway', () => {
  const unread = new Unread(1000);
  assert.ok(unread.admit(reader(), [Buffer.from(new SharedArrayBuffer(5000))]));
  assert.ok(unread.admit(reader(), [Buffer.allocUnsafeSlow(slabBytes)]));
  assert.is(unread.bytes, 0);
});

test('one piece of an answer is in memory at a time, and is made once there is room for it', async () => {
  const unread = new Unread(1000);
  const [one, other] = [reader(), reader()];
  unread.admit(one, []);
  unread.admit(other, []);
  await unread.next(one, 600, () => memory(600));
  await unread.next(one, 700, () => memory(700));
  assert.is(unread.bytes, 700);
  let isMade = false;
  const waiting = unread.next(other, 600, () => {
    isMade = true;
    return memory(600);
  });
  await setTimeout(250);
  assert.not.ok(isMade, 'the other client holds what there is');
  unread.forget(one);
  assert.is((await waiting)[0]?.length, 600);
  assert.is(unread.bytes, 600);
});

test('who has not read on for five seconds makes room for others', async () => {
  const unread = new Unread(1000);
  const [stalled, reading] = [reader(), reader()];
  unread.admit(stalled, memory(500));
  unread.admit(reading, memory(500));
  for (let second = 0; second < 6; second++) {
    await setTimeout(900);
    unread.note(reading);
  }
  assert.ok(unread.admit(reader(), memory(400)));
  assert.equal([stalled.destroyed, reading.destroyed], [true, false]);
  assert.is(unread.bytes, 900);
});

test('a client that is gone has no further piece', async () => {
  const unread = new Unread(1000);
  const one: Reader = { destroyed: true, destroy: () => undefined };
  unread.admit(one, []);
  assert.equal(await unread.next(one, 10, () => memory(10)), []);
});

test.run();
