// What comes together goes out together: in order, whole, and none held up by another.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { crc32 } from 'node:zlib';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { deflatePiece, lazyPiece, literal } from '../../../engine/store/piece.js';
import { ok, type Answer } from '../../../http/message/answer.js';
import type { Endpoint } from '../../../http/questions/endpoint.js';
import { openOutbox } from '../../../http/deliver/outbox.js';
import type { Response } from '../../../http/deliver/response.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';

const outbox = suite('outbox');

const echo: Endpoint = {
  ...{
    name: 'echo',
    path: '/api/echo/{text}',
    tag: 'servizio',
    summary: 'Prova / Trial',
    description: 'Prova. / Trial.',
    examples: ['/'],
    parameters: [],
  },
  describe: () => ({ answers: [], components: {} }) as never,
  read: (raw) => {
    const text = raw.get('text') ?? '';
    return {
      refusal: null,
      key: text,
      cost: () => 'light' as const,
      answer: () => ok([literal(`[${text.repeat(1 + text.length)}]`)]),
    };
  },
};

outbox('answers requests on many connections, several on each at once, in their order', async () => {
  const service = await startService(smallCatalog, [echo]);
  const asked = (connection: number) => Array.from({ length: 20 }, (_, n) => `${connection}.${'x'.repeat(n)}.${n}`);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, connection) => {
      const last = asked(connection).length - 1;
      const requests = asked(connection).map(
        (text, n) =>
          `${n % 5 === 4 ? 'HEAD' : 'GET'} /api/echo/${text} HTTP/1.1\r\nhost: x\r\n${n === last ? 'connection: close\r\n' : ''}\r\n`,
      );
      return service.raw(requests.join(''));
    }),
  );
  replies.forEach((received, connection) => {
    const bodies = received.split(/HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)*\r\n/).slice(1);
    const expected = asked(connection).map((text, n) => (n % 5 === 4 ? '' : `[${text.repeat(1 + text.length)}]`));
    assert.equal(bodies, expected);
  });
  await service.stop();
});

/** A reply that tells what became of it. */
function fakeReply(name: string, ended: string[]): ServerResponse {
  const end = () => {
    if (name === 'bad') throw new Error('bad');
    ended.push(name);
  };
  return { writeHead: () => undefined, end } as unknown as ServerResponse;
}

outbox('sends the rest where one fails, and waits only where there are several clients', async () => {
  const server = new EventEmitter() as unknown as Server;
  const send = openOutbox(server);
  const ended: string[] = [];
  const body: Response = {
    status: 200,
    headers: [],
    chunks: [Buffer.from('x')],
    etag: null,
    hash: 0,
    route: 0,
    notModified: null,
    ownBytes: 0,
  };
  const post = (name: string) => send(body, { method: 'GET' } as IncomingMessage, null, fakeReply(name, ended));
  post('alone');
  assert.equal(ended, ['alone']);
  for (let n = 0; n < 3; n++) server.emit('connection', new EventEmitter());
  const faults: Error[] = [];
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').once('uncaughtException', (error) => faults.push(error));
  for (const name of ['first', 'bad', 'second', 'third']) post(name);
  assert.equal(ended, ['alone']);
  for (let tries = 0; tries < 100 && ended.length < 4; tries++) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const listener of listeners) process.on('uncaughtException', listener);
  assert.equal(ended, ['alone', 'first', 'second', 'third']);
  assert.equal(
    faults.map(({ message }) => message),
    ['bad'],
  );
});

outbox('makes each piece of a long body in a turn of its own', async () => {
  let turn = 0;
  let isOver = false;
  const count = () => void (isOver || (turn++, setImmediate(count)));
  const turns: number[] = [];
  const bytes = Buffer.alloc(100_000, 'x');
  const deflated = deflatePiece(bytes);
  const pieces = Array.from({ length: 30 }, () =>
    lazyPiece(
      bytes.length,
      () => crc32(bytes),
      () => {
        turns.push(turn);
        return [bytes];
      },
      () => [deflated],
    ),
  );
  const long = (): Answer => ({ ...ok(pieces), isInParts: true });
  const service = await startService(smallCatalog, [
    { ...echo, read: () => ({ refusal: null, key: 'long', cost: () => 'light' as const, answer: long }) },
  ]);
  count();
  const { body } = await service.get('/api/echo/long');
  isOver = true;
  await service.stop();
  assert.is(body.length, pieces.length * bytes.length);
  assert.is(new Set(turns).size, pieces.length);
});

outbox.run();
