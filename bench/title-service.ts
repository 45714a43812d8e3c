// The search over many titles as the server answers it, and what the others wait meanwhile.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLegami, type Contender } from './contender.js';
import { table } from './readme.js';

/** Requests a second while others are watched: the searches take a small part of the core. */
const searchesPerSecond = 40;
const othersPerSecond = 100;
const rounds = 3;

/** Tables: how long each kind of query takes, asked one after the other, and what other requests wait with and without them. */
export async function measureService(
  snapshot: string,
  kinds: Record<string, readonly string[]>,
  targetOf: (query: string) => string = searchTarget,
): Promise<string> {
  const server = await startLegami(snapshot);
  try {
    await untilIdle(server);
    const agent = new Agent({ keepAlive: true });
    const rows: string[][] = [];
    for (const [kind, queries] of Object.entries(kinds)) {
      const warmUp = Math.floor(queries.length / 10);
      const times: number[] = [];
      for (const query of queries) times.push(await timeAnswer(agent, server.port, targetOf(query)));
      rows.push([kind, ...spreadOf(times.slice(warmUp))]);
      console.log(rows.at(-1)!.join('  '));
    }
    agent.destroy();
    const served = table(['queries, served', 'p50', 'p99', 'most'], rows);
    return `${served}\n\n${await measureOthers(server, Object.values(kinds).flat().map(targetOf))}`;
  } finally {
    await server.stop();
  }
}

/** Until everything is in memory: the server has next to nothing to do. */
export async function untilIdle({ spent }: Contender): Promise<void> {
  const [from, interval, most] = [performance.now(), 500, 60_000];
  for (let before = spent(); performance.now() - from < most;) {
    await sleep(interval);
    const now = spent();
    if (!(now - before > 0.05 * interval * 1000)) return;
    before = now;
  }
}

/** Latencies of health and of a detail at a steady rate, in turns without and with searches beside them. */
async function measureOthers(server: Contender, targets: readonly string[]): Promise<string> {
  const waits = { without: [] as number[], with: [] as number[] };
  for (let round = 0; round < rounds; round++)
    for (const name of ['without', 'with'] as const) {
      // Pages that nobody asked for yet, and other words in each round: no answer is ready.
      const asked = name === 'with' ? targets.filter((_, i) => i % rounds === round) : [];
      const searches = asked.map((target) => `${target}&offset=1`);
      waits[name].push(...(await watchOthers(server, searches)));
    }
  const row = (name: 'without' | 'with') => [`${name} searches`, ...spreadOf(waits[name])];
  return table(['health and details', 'p50', 'p99', 'most'], [row('without'), row('with')]);
}

async function watchOthers(server: Contender, searches: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const waiting: Promise<number>[] = [];
  const searching: Promise<number>[] = [];
  const others = ['/api/public/health', `/api/public/norme/eli:/it/legge/1900/01/01/1`];
  const started = performance.now();
  let asked = 0;
  let searched = 0;
  for (let seconds = 0; seconds < 4; seconds = (performance.now() - started) / 1000) {
    for (; asked < seconds * othersPerSecond; asked++)
      waiting.push(timeAnswer(agent, server.port, `${others[asked % 2]!}?x=${asked}`));
    for (; searches.length > 0 && searched < seconds * searchesPerSecond; searched++)
      searching.push(timeAnswer(agent, server.port, searches[(searched * 101) % searches.length]!));
    await sleep(1);
  }
  const waits = await Promise.all(waiting);
  // A connection that is closed while it waits for an answer is an error.
  await Promise.all(searching);
  agent.destroy();
  return waits;
}

const searchTarget = (query: string): string => `/api/public/norme?q=${encodeURIComponent(query)}&limit=20`;

/** Milliseconds until the whole answer is there. */
export function timeAnswer(agent: Agent, port: number, path: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'gzip' } }, (reply) => {
      reply.resume();
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${path}: status ${reply.statusCode} found, 200 expected`));
      });
    }).on('error', reject);
  });
}

/** p50, p99 and the most, in milliseconds. */
export function spreadOf(times: readonly number[]): string[] {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  return [0.5, 0.99, 1].map((share) => `${at(share).toFixed(at(share) < 10 ? 2 : 0)} ms`);
}
