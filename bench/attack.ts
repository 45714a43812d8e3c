// What do others notice of a crowd that asks for all that is dear, reads slowly and sends slowly, at once?
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { openBenchSnapshot } from './bench-snapshot.js';
import { forgetMost, mostResident, resident, startLegami, untilIdle, wait, type Contender } from './contender.js';
import type { Kind, Order, Tally } from './attack/crowd.js';
import { pickActs } from './questions.js';
import { table } from './readme.js';
import type { BenchOptions } from './run.js';

const numbers: Readonly<Record<Kind, number>> = { dear: 300, mcp: 100, slow: 200, drip: 70 };
/** Seconds: of the attack, and until memory is looked at afterwards. */
const times = { full: { attack: 40, after: 40 }, quick: { attack: 8, after: 25 } };
/** Milliseconds between two questions of an honest client. */
const between = 20;
/** Asked by honest clients in turn: hot answers. @param other an act */
const hotTargets = (other: string): string[] => [
  '/api/public/health',
  '/api/public/norme?limit=100',
  '/api/public/graph?max_nodi=500',
  `/api/public/relazioni?norma=${other}`,
  '/',
];

/** Set BENCH_SNAPSHOT to the snapshot that is attacked: that of real documents says more. */
export async function run({ quick, words }: BenchOptions): Promise<string> {
  const { path, catalog } = await openBenchSnapshot(quick);
  const { counts } = catalog.facts;
  const { hub, longest, middle, article } = pickActs(catalog);
  catalog.close();
  const hot = hotTargets(middle);
  const chosen = Object.entries(numbers).map(([kind, count]) => [
    kind,
    words.length === 0 || words.includes(kind) ? count : 0,
  ]);
  const { attack, after } = times[quick ? 'quick' : 'full'];
  const legami = await startLegami(path, [], false);
  try {
    for (const target of hot) await ask(legami, target, false);
    await untilIdle(legami);
    const quiet = await probe(legami, hot, 3);
    await wait(2);
    const rest = resident(legami);
    forgetMost(legami);
    const crowd = fork(join(import.meta.dirname, 'attack/crowd.js'));
    crowd.send({
      port: legami.port,
      lasting: attack * 1000,
      numbers: Object.fromEntries(chosen) as Order['numbers'],
      acts: { code: longest, hub, other: middle, article },
    } satisfies Order);
    const told = once(crowd, 'message') as Promise<[Tally]>;
    const spent = legami.spent();
    const found = await probe(legami, hot, attack);
    const load = (legami.spent() - spent) / 1e6 / attack;
    const [tally] = await told;
    const most = mostResident(legami);
    await wait(after);
    const rows = [
      ...(['status', 'hot', 'new'] as const).map((name) => {
        return [titles[name], figures(quiet[name]), figures(found[name])];
      }),
      ['memory at rest, at most', megabytes(rest), `${megabytes(most)}, ${megabytes(most - rest)} more`],
      [
        `memory ${after} s later`,
        '',
        `${megabytes(resident(legami))}, ${(resident(legami) / rest).toFixed(2)} of that at rest`,
      ],
      ['processors at work', '', load.toFixed(2)],
      ...Object.entries(tally).map(([kind, by]) => [`answers to ${kind}`, '', JSON.stringify(by)]),
      ['failures of honest clients', String(quiet.failures), String(found.failures)],
    ];
    const crowdSays = chosen.map(([kind, count]) => `${count} ${kind}`);
    return `${counts.acts} acts, ${counts.articles} articles; ${crowdSays.join(', ')}, for ${attack} s.\n\n${table(['', 'at rest', 'attacked'], rows)}`;
  } finally {
    await legami.stop();
  }
}

const titles = {
  status: '`/status`, kept connection: p50, p99, most',
  hot: 'hot answers, kept connection: p50, p99, most',
  new: 'first answer to a new client: p50, p99, most',
};

interface Probed {
  status: number[];
  hot: number[];
  new: number[];
  /** Answers that were no 200. */
  failures: number;
}

/** Honest clients: what each answer took, in milliseconds. */
async function probe(legami: Contender, hot: readonly string[], seconds: number): Promise<Probed> {
  const probed: Probed = { status: [], hot: [], new: [], failures: 0 };
  const ends = performance.now() + seconds * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const round = async (to: number[], target: (n: number) => string, own?: Agent) => {
    for (let n = 0; performance.now() < ends; n++) {
      const began = performance.now();
      const isFine = await ask(legami, target(n), own ?? false);
      to.push(performance.now() - began);
      if (!isFine) probed.failures++;
      await wait(between / 1000);
    }
  };
  await Promise.all([
    round(probed.status, () => '/status', agent),
    round(probed.hot, (n) => hot[n % hot.length]!, new Agent({ keepAlive: true, maxSockets: 1 })),
    round(probed.new, () => '/api/public/health'),
  ]);
  agent.destroy();
  return probed;
}

/** @returns whether it was a 200, read to its end */
function ask({ port }: Contender, path: string, agent: Agent | false): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'gzip' } }, (reply) => {
      reply.resume();
      reply.on('close', () => resolve(reply.statusCode === 200 && reply.complete));
    });
    request.on('error', () => resolve(false));
  });
}

function figures(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return `${[at(0.5), at(0.99), at(1)].map((value) => value.toFixed(1)).join(', ')} ms (${sorted.length})`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
