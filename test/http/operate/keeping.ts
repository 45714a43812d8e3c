// A service that is kept current from the double of the portal, and a server that says what it serves.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openCatalog } from '../../../engine/make/open-catalog.js';
import { keep, type Ending, type KeepOptions, type Step } from '../../../http/operate/keep.js';
import type { Portal } from '../fetch/portal.js';
import { act, type PortalAct } from '../fetch/portal-acts.js';
import { collections, fastClock, userAgent } from '../fetch/run-fetch.js';

/** So many acts with an article each. @param from their first number */
export function someActs(count: number, start = '2001-02-03'): PortalAct[] {
  return Array.from({ length: count }, (_, n) => act('LEGGE', '1990-08-07', 1 + n, { starts: [start] }));
}

/** Replaces the pack of the collection. @param made its day */
export function publish(portal: Portal, acts: PortalAct[], made: string): void {
  Object.assign(portal.collections[0]!, { acts, made: { V: made } });
  portal.packs.clear();
}

/** @param base of the double; `null` fetches nothing */
export function keepOptions(folder: string, base: string | null, own: Partial<KeepOptions> = {}): KeepOptions {
  return {
    folder,
    fetching: base === null ? null : { base, userAgent, selection: collections(['Codici']), clock: fastClock() },
    limits: { maxShrink: 10, maxRefused: 10 },
    server: { pidFile: null, url: null, patience: 400 },
    kept: 3,
    program: '1.0.0',
    ...own,
  };
}

export interface KeepRun {
  ending: Ending;
  /** One for each step. */
  lines: string[];
  details: string[];
  begun: Step[];
}

export async function runKeep(options: KeepOptions): Promise<KeepRun> {
  const run = { lines: [] as string[], details: [] as string[], begun: [] as Step[] };
  const ending = await keep(options, {
    say: (step, line) => run.lines.push(`${step} ${line}`),
    begin: (step) => run.begun.push(step),
    detail: (line) => run.details.push(line),
  });
  return { ...run, ending };
}

/** What the snapshot holds that is to be served; `null` where there is none. */
export async function servedIn(folder: string): Promise<{ digest: string; acts: number; day: string | null } | null> {
  const snapshot = join(folder, 'current.snapshot');
  if (!existsSync(snapshot)) return null;
  const catalog = await openCatalog({ corpus: [], snapshot, strict: true, report: () => undefined });
  const { digest, facts } = catalog;
  catalog.close();
  return { digest, acts: facts.counts.acts, day: facts.textDate };
}

/** A server that says that it serves what a function returns; nothing where that is `null`. */
export async function pretendServer(serves: () => Promise<string | null>) {
  const server = createServer((request, response) => {
    void serves().then((digest) => {
      if (digest === null) return response.writeHead(503).end('{}');
      response.writeHead(200, { etag: `"${digest}"` });
      response.end(request.url === '/status' ? '{}' : JSON.stringify({ corpus: { impronta: digest } }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
