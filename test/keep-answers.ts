// Keeps the answers of one build to some thousand questions, or compares them with those that another build gives.
// `node dist/test/keep-answers.js PROGRAM FILE [CORPUS…]`: writes FILE if it does not exist, else compares with it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { get as httpGet, Agent, type IncomingHttpHeaders } from 'node:http';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { sharedPath } from './shared.js';

/** An answer, without what differs from build to build (tags and times). */
interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  /** SHA-256 of the plain body. */
  digest: string;
  /** The plain body of up to 20,000 characters, to show a difference. */
  body: string;
}

const passing = ['date', 'etag', 'last-modified', 'content-length', 'connection', 'keep-alive', 'transfer-encoding'];
const variants: Record<string, Record<string, string>> = {
  it: {},
  'en gzip': { 'accept-language': 'en', 'accept-encoding': 'gzip' },
};

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

const [program, file, ...corpus] = process.argv.slice(2);
if (program === undefined || file === undefined) {
  console.error(
    'usage: node dist/test/keep-answers.js PROGRAM FILE [CORPUS…]: a built program (main.cjs) and a file expected',
  );
  process.exit(1);
}
const flags = corpus.flatMap((path) => ['--corpus', path]);
const server = spawn(process.execPath, [program, ...flags, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
const base = /http:\/\/\S+/.exec(line)![0];
const found: Record<string, Kept> = {};
try {
  await placesKnown();
  for (const target of await listTargets()) {
    for (const [name, headers] of Object.entries(variants)) found[`${name} ${target}`] = await ask(target, headers);
  }
} finally {
  server.kill();
  agent.destroy();
}

if (existsSync(file)) compare(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kept>);
else writeFileSync(file, JSON.stringify(found));
console.log(`${Object.keys(found).length} answers`);

function compare(kept: Record<string, Kept>): void {
  let different = 0;
  for (const [key, before] of Object.entries(kept)) {
    const now = found[key];
    if (now !== undefined && JSON.stringify(now) === JSON.stringify(before)) continue;
    if (++different <= 20)
      console.log(`${key}\n  before ${describe(before, now)}\n  now    ${now ? describe(now, before) : 'not asked'}`);
  }
  console.log(`${different} of ${Object.keys(kept).length} answers differ`);
  process.exitCode = different > 0 ? 1 : 0;
}

/** Status, the headers that differ, and the body around the first difference. */
function describe(one: Kept, other: Kept | undefined): string {
  const headers = Object.entries(one.headers).filter(([name, value]) => String(value) !== String(other?.headers[name]));
  let at = 0;
  while (at < one.body.length && one.body[at] === other?.body[at]) at++;
  return `${one.status} ${JSON.stringify(Object.fromEntries(headers))} …${one.body.slice(Math.max(0, at - 80), at + 120)}`;
}

function ask(target: string, headers: Record<string, string>): Promise<Kept> {
  return new Promise((resolve, reject) => {
    httpGet(base + target, { headers, agent }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const plain = reply.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        const kept = Object.entries(reply.headers)
          .filter(([name]) => !passing.includes(name))
          .sort();
        resolve({
          status: reply.statusCode!,
          headers: Object.fromEntries(kept),
          digest: createHash('sha256').update(plain).digest('hex'),
          body: plain.length <= 20_000 ? plain.toString() : '',
        });
      });
    }).on('error', reject);
  });
}

/** Every act that is listed, in several ways; citations of every kind; every sort of error. */
async function listTargets(): Promise<string[]> {
  const list = await fetch(`${base}/api/public/norme?limit=1000`);
  const { norme } = (await list.json()) as { norme: { eli: string; tipo: string }[] };
  const step = Math.ceil(norme.length / 60);
  const elis = norme.map(({ eli }) => eli).filter((_, i) => i % step === 0);
  const types = [...new Set(norme.map(({ tipo }) => tipo))];
  const gold = sharedPath('citations', 'gold.jsonl');
  const inputs = gold === null ? [] : readFileSync(gold, 'utf8').trim().split('\n');
  const citations = inputs.map((row) => (JSON.parse(row) as { input: string }).input);
  return [
    '/health',
    '/norme?limit=1000',
    ...[0, 1, 7, 33, 100].map((offset) => `/norme?limit=7&offset=${offset}`),
    ...types.map((type) => `/norme?tipo=${type}`),
    ...['codice', 'procedimento amministrativo', 'L. 241/1990', 'modifche', 'decreto', '2020'].map(
      (q) => `/norme?q=${encodeURIComponent(q)}`,
    ),
    ...elis.flatMap((eli) => [`/norme/${eli}`, ...[1, 2, 5].map((n) => `/norme/${eli}/art/${n}`)]),
    ...elis.flatMap((eli) => ['out', 'in', 'entrambe'].map((dir) => `/relazioni?norma=${eli}&dir=${dir}`)),
    ...elis.flatMap((eli) => [1, 3].map((n) => `/relazioni?norma=${eli}/art/${n}`)),
    ...elis.map((eli) => `/graph?norma=${eli}&profondita=2&max_nodi=40`),
    ...elis.map((eli) => `/graph?norma=${eli}&livello=articolo`),
    ...[10, 11, 123, 2000, 20000].flatMap((n) => [`/graph?max_nodi=${n}`, `/graph?max_nodi=${n}&livello=articolo`]),
    ...graphTargets(elis),
    ...citations.flatMap((text) => [
      `/relazioni?norma=${encodeURIComponent(text)}`,
      `/risolvi?testo=${encodeURIComponent(text)}`,
    ]),
    ...[
      '/graph?max_nodi=9',
      '/relazioni',
      '/norme?limit=0&offset=-1',
      '/norma',
      '/norme/',
      '/norme/eli:/it/legge/1800/01/01/1',
      '/alias',
    ],
    `/norme?q=${'a'.repeat(3000)}`,
  ]
    .map((target) => `/api/public${target}`)
    .concat(['/status', '/nowhere'])
    .concat(
      ['', '&natura=tutte', '&legame=citazioni', '&legame=tutti&natura=tutte'].flatMap((view) =>
        ['norma', 'articolo'].flatMap((level) =>
          ['', ...elis.slice(0, 3)].map(
            (eli) => `/grafo/dati?livello=${level}${view}&max=500&norma=${eli}&profondita=2`,
          ),
        ),
      ),
    );
}

/** Every view of the graph, whole and around some acts; what acts reach, and chains between them. */
function graphTargets(elis: readonly string[]): string[] {
  const views = ['norma', 'articolo'].flatMap((level) =>
    ['modifiche', 'tutte'].flatMap((nature) =>
      ['modifiche', 'citazioni', 'tutti'].map((link) => `livello=${level}&natura=${nature}&legame=${link}`),
    ),
  );
  const some = elis.filter((_, i) => i % Math.ceil(elis.length / 7) === 0);
  return [
    ...views.flatMap((view) => [10, 77, 1000, 20_000].map((n) => `/graph?${view}&max_nodi=${n}`)),
    ...views.map((view) => `/graph?${view}&max_nodi=300&posizioni=true`),
    ...views.flatMap((view) =>
      some.flatMap((eli) => [1, 2, 4].map((n) => `/graph?${view}&norma=${eli}&profondita=${n}&max_nodi=150`)),
    ),
    ...views.flatMap((view) =>
      some.map((eli) => `/graph?${view}&norma=${eli}/art/2&profondita=2&max_nodi=50&posizioni=true`),
    ),
    ...['gexf', 'graphml', 'csv', 'ndjson'].map((format) => `/graph?natura=tutte&legame=tutti&formato=${format}`),
    ...elis.flatMap((eli) =>
      ['out', 'in'].flatMap((dir) => [
        `/graph/impatto?norma=${eli}&dir=${dir}&profondita=5`,
        `/graph/impatto?norma=${eli}/art/2&dir=${dir}&max_nodi=10`,
      ]),
    ),
    ...some.flatMap((from) =>
      some.flatMap((to) => [
        `/graph/percorso?da=${from}&a=${to}`,
        `/graph/percorso?da=${from}&a=${to}&verso=modifiche`,
        `/graph/percorso?da=${from}/art/2&a=${to}/art/3&livello=articolo`,
      ]),
    ),
  ];
}

/** Waits until positions are computed, at most two minutes. */
async function placesKnown(): Promise<void> {
  for (let i = 0; i < 240; i++) {
    const { status } = await fetch(`${base}/api/public/graph?max_nodi=10&posizioni=true`);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('positions not known after two minutes');
}
