// What is refused on the connection itself: in its turn, with a body, and nothing of it stays open.
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prepared } from '../../../engine/store/piece.js';
import { ok } from '../../../http/message/answer.js';
import type { Endpoint } from '../../../http/questions/endpoint.js';
import { endpoints } from '../../../http/questions/index.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';

const text = prepared(JSON.stringify('abc '.repeat(100_000)));
const large: Endpoint = {
  name: 'large',
  path: '/api/public/large',
  tag: 'servizio',
  summary: 'Prova / Trial',
  description: 'Prova. / Trial.',
  examples: ['/'],
  parameters: [],
  describe: () => ({ answers: new Map(), components: {} }),
  read: () => ({ refusal: null, key: 'large', cost: () => 'light' as const, answer: () => ok([text]) }),
};

const clientError = suite('client-error');
const service = await startService(smallCatalog, [...endpoints, large]);
clientError.after(() => service.stop());
const { get, raw } = service;

clientError('requests that are no HTTP are refused with a body, and the connection closed', async () => {
  for (const [bytes, status] of [
    ['GARBAGE\r\n\r\n', 400],
    ['GET /status HTTP/1.1\r\n\r\n', 400],
    ['GET /status HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 400],
    ['GET /status HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n', 400],
    [`GET /status HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(200_000)}\r\n\r\n`, 431],
    [`GET /status?${'y'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`, 414],
    ['GET /status HTTP/1.1\r\nhost: a\r\nexpect: tea\r\n\r\n', 417],
  ] as const) {
    const answer = await raw(bytes);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), bytes.slice(0, 60));
    assert.match(answer, '"detail":');
    assert.match(answer.toLowerCase(), 'content-type: application/problem+json');
    assert.match(answer.toLowerCase(), 'connection: close');
  }
});

/** Waits until the server has no connection, a second at most. */
async function areAllClosed(): Promise<boolean> {
  const count = () => new Promise<number>((resolve) => service.server.getConnections((_, open) => resolve(open)));
  for (let round = 0; round < 100; round++) {
    if ((await count()) === 0) return true;
    await setTimeout(10);
  }
  return false;
}

/** What comes back on one connection: the statuses, and whether each body is as long as its header says. */
function statusesOf(received: string): number[] {
  const statuses: number[] = [];
  for (let rest = Buffer.from(received); rest.length > 0;) {
    const headEnd = rest.indexOf('\r\n\r\n') + 4;
    const head = rest.toString('utf8', 0, headEnd).toLowerCase();
    statuses.push(Number(/^http\/1\.1 (\d+) /.exec(head)![1]));
    const length = Number(/content-length: (\d+)/.exec(head)![1]);
    assert.ok(rest.length >= headEnd + length, head);
    rest = rest.subarray(headEnd + length);
  }
  return statuses;
}

clientError(
  'what is refused is refused in its turn, after the answers to earlier requests, and closes the connection',
  async () => {
    const ask = (target: string, field = '') => `GET ${target} HTTP/1.1\r\nhost: x\r\n${field}\r\n`;
    // Ready at once, in a later turn, larger than a socket takes, and piped from a file of more than one chunk.
    const [bundle] = /\/static\/swagger-ui-bundle\.\w+\.js/.exec((await get('/api/public/docs')).text)!;
    const earlier = ['/status', '/api/public/norme?q=legge', '/api/public/large', bundle];
    for (const [refused, status] of [
      [ask('/status', 'expect: tea\r\n'), 417],
      ['POST /status HTTP/1.1\r\nhost: x\r\nexpect: tea\r\ncontent-length: 3\r\n\r\n', 417],
      ['GET /status HTTP/1.1\r\n\r\n', 400],
      ['CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n', 405],
    ] as const) {
      for (const targets of [[], ...earlier.map((target) => [target]), [...earlier, ...earlier]]) {
        const received = await raw(targets.map((target) => ask(target)).join('') + refused);
        assert.equal(statusesOf(received), [...targets.map(() => 200), status], `${targets.join(' ')} ${refused}`);
        assert.match(received.slice(-700).toLowerCase(), /\nconnection: close\r\n/);
      }
    }
    const last = ask('/status', 'connection: close\r\n') + 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n';
    assert.equal(statusesOf(await raw(last)), [200]);
    assert.ok(await areAllClosed(), 'no connection stays');
  },
);

clientError('a CONNECT whose client breaks off is no fault, and leaves no connection', async () => {
  const faults: Error[] = [];
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', (error) => faults.push(error));
  for (const earlier of ['', 'GET /api/public/large HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20)]) {
    const socket = createConnection(service.port, '127.0.0.1');
    const accepted = once(service.server, 'connection');
    socket.write(`${earlier}CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\nfirst bytes`);
    await accepted;
    await once(socket, 'readable');
    socket.resetAndDestroy();
  }
  const allClosed = await areAllClosed();
  process.removeAllListeners('uncaughtException');
  for (const listener of listeners) process.on('uncaughtException', listener);
  assert.equal(faults, []);
  assert.ok(allClosed);
});

clientError.run();
