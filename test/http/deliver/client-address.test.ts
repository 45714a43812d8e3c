// Whose share of dear answers a request takes.
import type { IncomingMessage } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClient } from '../../../http/deliver/client-address.js';

const test = suite('client address');
const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test('public addresses have a share of their own, an IPv6 network one for all its addresses', () => {
  assert.is(readClient(from('203.0.113.7'), false), '203.0.113.7');
  assert.is(readClient(from('::ffff:203.0.113.7'), false), '203.0.113.7');
  assert.is(readClient(from('2001:db8:1:2:3::4'), false), '2001:db8:1:2::/64');
  assert.is(readClient(from('2001:db8:1:2:ffff::'), false), readClient(from('2001:db8:1:2:3:4:5:6'), false));
  assert.is(readClient(from('2001:db8::1'), false), '2001:db8:0:0::/64');
});

for (const address of [
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
])
  test(`${address} may stand for many: it has no share`, () => {
    assert.is(readClient(from(address), false), null);
    assert.is(readClient(from(address, '203.0.113.7'), false), null, 'a header is not believed');
  });

test('of a proxy that is trusted only the last hop is believed', () => {
  assert.is(readClient(from('10.0.0.1', '198.51.100.1, 203.0.113.7'), true), '203.0.113.7');
  assert.is(readClient(from('10.0.0.1', '203.0.113.7, unknown'), true), null);
  assert.is(readClient(from('10.0.0.1'), true), null);
});

test.run();
