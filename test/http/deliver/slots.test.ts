// Places for whole tables: half of them for one client, and none for who hardly reads.
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Slots } from '../../../http/deliver/slots.js';

const slots = suite('slots');

/** A thousand times as fast as in earnest: half a second is eight minutes. */
const pace = { leastRate: 5_000_000, firstCredit: 150_000, mostCredit: 600_000, interval: 5 };

/** A reply of which the system has taken so many bytes so far. @param waiting bytes that it has not taken yet */
function makeReply(sent: () => number, waiting = 1000) {
  const state = { destroyed: false, idle: -1 };
  const reply = {
    get destroyed() {
      return state.destroyed;
    },
    destroy: () => (state.destroyed = true),
    socket: {
      get bytesWritten() {
        return sent() + waiting;
      },
      writableLength: waiting,
      setTimeout: (milliseconds: number) => (state.idle = milliseconds),
    },
  };
  return { state, reply: reply as unknown as ServerResponse };
}

slots('who reads below the least rate is closed once its credit is spent, a steady reader never', async () => {
  const begun = performance.now();
  const since = () => performance.now() - begun;
  const table = new Slots(8, pace);
  const readers = {
    stalled: makeReply(() => 0),
    slow: makeReply(() => since() * 3_000),
    steady: makeReply(() => since() * 8_000),
    // Its system took a megabyte at once; nothing since.
    buffered: makeReply(() => 1_000_000),
    // It has taken all that was sent: the rows are slow to make.
    hungry: makeReply(() => 0, 0),
  };
  for (const { reply, state } of Object.values(readers)) {
    assert.ok(table.take(reply, null));
    assert.is(state.idle, 0, 'a pause alone closes none');
  }
  await sleep(60);
  const { stalled, slow, steady, buffered, hungry } = readers;
  // 150,000 bytes are 30 ms of the least rate.
  assert.ok(stalled.state.destroyed);
  await sleep(440);
  assert.ok(slow.state.destroyed && buffered.state.destroyed);
  assert.not.ok(steady.state.destroyed || hungry.state.destroyed);
  for (const { reply } of Object.values(readers)) table.release(reply, 30_000);
  assert.is(steady.state.idle, 30_000);
});

slots('one client has half of the places, those without a share have what is left', () => {
  const table = new Slots(4, pace);
  const replies = Array.from({ length: 5 }, () => makeReply(() => 0).reply);
  const taken = (['a', 'a', 'a', null, null] as const).map((client, at) => table.take(replies[at]!, client));
  assert.equal(taken, [true, true, false, true, true]);
  const late = makeReply(() => 0).reply;
  assert.not.ok(table.take(late, 'b'));
  table.release(replies[0]!, 0);
  assert.ok(table.take(late, 'b'));
  for (const reply of [...replies, late]) table.release(reply, 0);
});

slots.run();
