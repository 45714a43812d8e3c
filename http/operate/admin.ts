// The admin port: whether the process lives, whether it may be sent requests, and its metrics. It answers from the first moment.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';

export interface AdminOptions {
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** Why no requests should be sent; `null` where they may be. */
  whyNotReady: () => string | null;
  /** The text of `/metrics`, and its type. */
  metrics: { contentType: string; write: () => Promise<string> };
}

/** Listens. It holds no process: who stops stops. @throws where the address can't be had */
export async function openAdmin({ host, port, whyNotReady, metrics }: AdminOptions): Promise<Server> {
  const answers: Record<string, (reply: ServerResponse) => void | Promise<void>> = {
    '/live': (reply) => say(reply, 200, 'live'),
    '/ready': (reply) => {
      const reason = whyNotReady();
      say(reply, reason === null ? 200 : 503, reason ?? 'ready');
    },
    '/metrics': async (reply) => {
      const text = await metrics.write().catch((error: unknown) => error as Error);
      if (text instanceof Error) return say(reply, 500, text.message);
      reply.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    },
  };
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 5_000, maxHeaderSize: 8_192 },
    (request, reply) => {
      const path = (request.url ?? '').split('?')[0]!;
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!Object.hasOwn(answers, path)) return say(reply, 404, `found: ${Object.keys(answers).join(' ')}`);
      if (!isRead) return say(reply.setHeader('allow', 'GET, HEAD'), 405, 'GET or HEAD expected');
      void answers[path]!(reply);
    },
  );
  server.maxConnections = 64;
  server.listen({ host, port });
  await once(server, 'listening').catch((error: unknown) => {
    // The operator reads which flag to change.
    throw Object.assign(error as Error, { flag: '--admin-port' });
  });
  return server.unref();
}

function say(reply: ServerResponse, status: number, line: string): void {
  reply
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${line}\n`);
}
