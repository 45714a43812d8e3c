// The yardstick: bare node:http that sends fixed Buffers, whatever is asked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Script } from '../contender.js';

process.once('message', ({ status, headers, lengths }: Script) => {
  const room = Buffer.alloc(Math.max(...lengths), 'legge ');
  const answers = lengths.map((length, i) => ({ headers: headers[i] as string[], body: room.subarray(0, length) }));
  let at = 0;
  const server = createServer((_, reply) => {
    const { headers, body } = answers[at]!;
    at = at + 1 === answers.length ? 0 : at + 1;
    reply.writeHead(status, headers);
    if (body.length > 0) reply.end(body);
    else reply.end();
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
