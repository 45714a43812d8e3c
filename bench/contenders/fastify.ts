// A rival: Fastify, which serialises the same object by the answer's schema.
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Script } from '../contender.js';
import { inferSchema } from './infer-schema.js';

process.once('message', ({ status, headers: [headers = []], json }: Script) => {
  const answer: unknown = JSON.parse(json);
  const fields = Object.fromEntries(pairs(headers).filter(([name]) => name !== 'content-length'));
  const app = Fastify();
  app.get('*', { schema: { response: { [status]: inferSchema([answer]) } } }, (_, reply) =>
    reply.code(status).headers(fields).send(answer),
  );
  void app.listen({ port: 0, host: '127.0.0.1' }).then(() => {
    process.send!((app.server.address() as AddressInfo).port);
  });
});

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
}
