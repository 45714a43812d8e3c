// Clients that send slowly, much or nothing: each is gone in time, and others are answered meanwhile.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectionOptions, guardConnections, longHead, shortHead } from '../../../http/deliver/connections.js';
import { endpoints } from '../../../http/questions/index.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';

const connections = suite('connections');

/** A connection and what became of it. */
interface Client {
  socket: Socket;
  received: () => string;
  /** Milliseconds from the start to its end; null while it is open. */
  ended: () => number | null;
}

async function open(port: number): Promise<Client> {
  const socket = connect(port, '127.0.0.1').unref();
  const started = performance.now();
  let received = '';
  let ended: number | null = null;
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  // A client that is dropped while it sends hears of a reset.
  socket.on('error', () => undefined).on('close', () => (ended = performance.now() - started));
  await once(socket, 'connect');
  return { socket, received: () => received, ended: () => ended };
}

/** Sends the beginning, then the same bytes over and over until the connection ends. */
async function drip(client: Client, beginning: string, drop: string, milliseconds: number): Promise<void> {
  client.socket.write(beginning);
  while (client.ended() === null) {
    await setTimeout(milliseconds);
    if (client.socket.writable) client.socket.write(drop);
  }
}

/** Waits until something holds, five seconds at most. */
async function until(holds: () => boolean): Promise<void> {
  for (const started = performance.now(); !holds() && performance.now() - started < 5000;) await setTimeout(10);
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const slowOnes = [
  ['a head that never ends', 'GET /status HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n', 408],
  ['a request line that never ends', 'GET /', 'a', 408],
  ['a body that never ends', 'POST /status HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n', 'a', 405],
  ['chunks that never end', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\na\r\n', 405],
  ['a body after a head that is refused', 'GET /status HTTP/1.1\r\ncontent-length: 1000000\r\n\r\n', 'a', 400],
  ['a request after garbage', 'GARBAGE\r\n\r\n', 'GET /status HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a second head', 'GET /status HTTP/1.1\r\nhost: x\r\n\r\nGET ', '/', 200],
  ['bytes in a tunnel', 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n', 'a', 405],
] as const;

connections('whatever is dripped after the deadline, the connection is gone 2 s later', async () => {
  const service = await startService(smallCatalog, endpoints);
  Object.assign(service.server, { headersTimeout: 700, requestTimeout: 1000 });
  await Promise.all(
    slowOnes.map(async ([what, beginning, drop, status]) => {
      const client = await open(service.port);
      await drip(client, beginning, drop, 50);
      assert.ok(client.ended()! < 3000, `${what}: gone after ${client.ended()} ms`);
      assert.match(client.received(), new RegExp(`^HTTP/1.1 ${status} `), what);
    }),
  );
  await service.stop();
});

connections('while some hundred clients drip, others are answered at once', async () => {
  const service = await startService(smallCatalog, endpoints);
  const clients = await Promise.all(Array.from({ length: 400 }, () => open(service.port)));
  const dripping = clients.map((client) => drip(client, 'GET / HTTP/1.1\r\n', 'a: b\r\n', 100));
  const times: number[] = [];
  for (let round = 0; round < 100; round++) {
    const started = performance.now();
    assert.is((await service.get('/status')).status, 200);
    times.push(performance.now() - started);
  }
  // The clients take their time of the same thread: the p99 over a busy port is measured outside of this process.
  assert.ok(times.sort((a, b) => a - b)[50]! < 100, `median ${times[50]} ms`);
  for (const { socket } of clients) socket.destroy();
  await Promise.all(dripping);
  await service.stop();
});

connections('when crowded, closes the connection that has been open longest without a request', async () => {
  const server = createServer(connectionOptions, (_, reply) => void reply.end('here'));
  server.prependListener(
    'request',
    guardConnections(server, { connections: 40, crowd: 20, longHeads: 40, firstRequest: 0 }),
  );
  const port = await listen(server);
  const ask = (client: Client) => client.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const honest: Client[] = [];
  for (let n = 0; n < 5; n++) honest.push(await open(port));
  honest.forEach(ask);
  await until(() => honest.every(({ received }) => received() !== ''));
  const slow: Client[] = [];
  for (let n = 0; n < 100; n++) {
    const client = await open(port);
    client.socket.write('GET / HTTP/1.1\r\nhost');
    slow.push(client);
  }
  await until(() => slow.filter(({ ended }) => ended() === null).length === 15);
  assert.is(slow.filter(({ ended }) => ended() === null).length, 15);
  assert.ok(
    slow.slice(-15).every(({ ended }) => ended() === null),
    'the latest stay',
  );
  assert.ok(
    honest.every(({ ended }) => ended() === null),
    'who sent a request stays',
  );
  // Where each has sent one, the one whose last request is oldest.
  for (const client of slow.slice(-15)) client.socket.write(': x\r\n\r\n');
  await until(() => slow.slice(-15).every(({ received }) => received() !== ''));
  honest.slice(1).forEach(ask);
  await until(() => honest.slice(1).every(({ received }) => received().split('HTTP/1.1').length === 3));
  const newcomer = await open(port);
  ask(newcomer);
  await until(() => newcomer.received() !== '');
  assert.match(newcomer.received(), 'here');
  assert.equal(
    honest.map(({ ended }) => ended() === null),
    [false, true, true, true, true],
  );
  server.closeAllConnections();
  server.close();
});

connections('a connection with an answer on its way does not give way', async () => {
  let finish = (): void => undefined;
  let isAsked = false;
  const server = createServer(connectionOptions, (_, reply) => {
    isAsked = true;
    finish = () => void reply.end('late');
  });
  server.prependListener(
    'request',
    guardConnections(server, { connections: 40, crowd: 2, longHeads: 40, firstRequest: 0 }),
  );
  const port = await listen(server);
  const waiting = await open(port);
  waiting.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await until(() => isAsked);
  for (let n = 0; n < 10; n++) await open(port);
  finish();
  await until(() => waiting.received() !== '');
  assert.match(waiting.received(), 'late');
  server.closeAllConnections();
  server.close();
});

connections('long heads are read on as many connections as stated, and shorter ones on all', async () => {
  const server = createServer(connectionOptions, ({ url }, reply) => void reply.end(String(url!.length)));
  server.prependListener(
    'request',
    guardConnections(server, { connections: 40, crowd: 40, longHeads: 3, firstRequest: 0 }),
  );
  const port = await listen(server);
  const head = (length: number) => `GET /${'x'.repeat(length - 1)} HTTP/1.1\r\nhost: x\r\n\r\n`;
  const clients: Client[] = [];
  for (let n = 0; n < 5; n++) clients.push(await open(port));
  for (const { socket } of clients) socket.write(head(longHead - 1000));
  await until(() => clients.every(({ received }) => received() !== ''));
  assert.equal(
    clients.map(({ received }) => /^HTTP\/1.1 (\d+)/.exec(received())?.[1]),
    ['200', '200', '200', '431', '431'],
  );
  const short = await open(port);
  short.socket.write(head(16_384));
  await until(() => short.received() !== '');
  assert.match(short.received(), '16384');
  assert.ok(shortHead >= 16_384 + 8192);
  // The place of one that is gone is free again.
  clients[0]!.socket.destroy();
  await setTimeout(300);
  const next = await open(port);
  next.socket.write(head(longHead - 1000));
  await until(() => next.received() !== '');
  assert.match(next.received(), /^HTTP\/1.1 200/);
  server.closeAllConnections();
  server.close();
});

connections('bytes after an upgrade request wait for no deadline', async () => {
  const service = await startService(smallCatalog, endpoints);
  const upgrade = 'GET /status HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n';
  for (const next of ['GARBAGE\r\n\r\n', 'GET /status HTTP/1.1\r\nhost: x\r\n\r\n']) {
    const started = performance.now();
    assert.match(await service.raw(upgrade + next), /^HTTP\/1.1 200 [^]*\nconnection: close\r\n/i);
    assert.ok(performance.now() - started < 2000);
  }
  await service.stop();
});

connections('garbage after a request is refused once that is answered', async () => {
  const service = await startService(smallCatalog, endpoints);
  const received = await service.raw('GET /status HTTP/1.1\r\nhost: x\r\n\r\nGARBAGE\r\n\r\n');
  assert.equal(
    [...received.matchAll(/HTTP\/1.1 (\d+) /g)].map(([, status]) => status),
    ['200', '400'],
  );
  await service.stop();
});

connections.run();
