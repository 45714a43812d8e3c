// A rival: Express, which stringifies the same object.
import express from 'express';
import type { AddressInfo } from 'node:net';
import type { Script } from '../contender.js';

process.once('message', ({ status, headers: [headers = []], json }: Script) => {
  const answer: unknown = JSON.parse(json);
  const app = express();
  app.set('etag', false);
  app.use((_, reply) => {
    for (let i = 0; i < headers.length; i += 2) {
      if (headers[i] !== 'content-length') reply.setHeader(headers[i]!, headers[i + 1]!);
    }
    reply.status(status).json(answer);
  });
  const server = app.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
