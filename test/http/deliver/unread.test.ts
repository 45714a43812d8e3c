// What clients have not read yet: counted once a response, bounded for all.
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Unread } from '../../../http/deliver/unread.js';
import type { Response } from '../../../http/deliver/response.js';

const test = suite('unread');
const make = (chunk: Buffer): Response => ({
  status: 200,
  headers: [],
  chunks: [chunk],
  etag: null,
  hash: 0,
  notModified: null,
  ownBytes: 0,
});
const reader = () => Object.assign(new EventEmitter(), { destroy: () => undefined }) as unknown as ServerResponse;

test('counts a response once, however many read it, until the last has', () => {
  const unread = new Unread(1000);
  const response = make(Buffer.alloc(600));
  const [one, other] = [reader(), reader()];
  assert.ok(unread.admit(one, response));
  assert.ok(unread.admit(other, response));
  assert.is(unread.bytes, 600);
  one.emit('close');
  assert.is(unread.bytes, 600);
  other.emit('close');
  assert.is(unread.bytes, 0);
});

test('refuses what there is no room for while others read on', () => {
  const unread = new Unread(1000);
  assert.ok(unread.admit(reader(), make(Buffer.alloc(600))));
  assert.not.ok(unread.admit(reader(), make(Buffer.alloc(600))));
  assert.is(unread.bytes, 600);
});

test('does not count memory that is there anyway', () => {
  const unread = new Unread(1000);
  assert.ok(unread.admit(reader(), make(Buffer.from(new SharedArrayBuffer(5000)))));
  assert.is(unread.bytes, 0);
});

test.run();
