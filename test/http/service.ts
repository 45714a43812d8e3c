// A server on a port of its own, and a client that says exactly what goes over the wire.
import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { readAssets } from '../../http/pages/assets.js';
import type { Catalog, Endpoint } from '../../http/questions/endpoint.js';
import { createLegamiServer, type LegamiServer, type ServerOptions } from '../../http/deliver/server.js';

export const contact = { name: 'Prova', email: 'prova@example.org', url: 'https://example.org' };
export const publicUrl = 'https://legami.example.org';
const installation = { contact, ipaCode: 'c_h501', publicUrl, basePath: '' };

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Service extends LegamiServer {
  port: number;
  /** What was reported. */
  reports: string[];
  /** The target goes out as it is, unescaped. */
  get: (target: string, headers?: Record<string, string>, method?: string) => Promise<Reply>;
  /** Writes bytes to a socket. @returns all that comes back until the other side hangs up */
  raw: (bytes: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a server on any free port. @param offer further options, such as the seal with which the snapshot is given away whole */
export async function startService(
  catalog: Catalog,
  endpoints: readonly Endpoint[],
  offer: Partial<
    Pick<ServerOptions, 'readSeal' | 'limits' | 'trustsProxy' | 'tally' | 'staleDays' | 'installation'>
  > = {},
): Promise<Service> {
  const reports: string[] = [];
  const report = (line: string) => void reports.push(line);
  const legami = createLegamiServer({ catalog, endpoints, assets: readAssets(), installation, report, ...offer });
  legami.server.listen(0, '127.0.0.1');
  await once(legami.server, 'listening');
  const { port } = legami.server.address() as AddressInfo;
  return {
    ...legami,
    port,
    reports,
    get: (target, headers, method) => ask(port, target, headers, method),
    raw: (bytes) => exchange(port, bytes),
    stop: () => legami.close(100),
  };
}

function ask(port: number, target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path: '/', method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body, text: body.toString() });
      });
    });
    // Node refuses to send characters that a URL should escape; other clients do send them.
    call.path = target;
    call.on('error', reject);
    call.end();
  });
}

function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('close', () => resolve(received)).on('error', reject);
  });
}
