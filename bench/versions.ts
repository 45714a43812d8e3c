// The law on any day: what older texts cost the snapshot and its start, and what an act on a day, an article's history, a comparison and a
// search in past texts cost. `--full` for the size of the whole corpus; BENCH_SNAPSHOT names a folder for the two snapshots, which are kept.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openCatalog, type Catalog } from '../engine/index.js';
import { startLegami, type Contender } from './contender.js';
import { median, table } from './readme.js';
import type { BenchOptions } from './run.js';
import { ask, start } from './scale.js';
import { makeSynthetic } from './synthetic-snapshot.js';
import { randomAt } from './synthetic/random.js';

const sizes = { quick: 2_000, usual: 20_000, full: 180_000 };
const starts = 7;
/** Acts that are asked, each once. */
const asked = 600;
const firstQuestions = [
  { path: 'health', holds: '"stato"' },
  { path: 'norme?limit=20', holds: '"norme"' },
  { path: 'graph?max_nodi=200', holds: '"nodes"' },
];
const searches = [
  'bilancio',
  'comune',
  'termine',
  'decreto ministro',
  'imposta',
  'sanzione',
  'ufficio',
  'importo euro',
];

export async function run({ quick }: BenchOptions): Promise<string> {
  const acts = quick ? sizes.quick : process.argv.includes('--full') ? sizes.full : sizes.usual;
  const kept = process.env['BENCH_SNAPSHOT'];
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'legami-versions-'));
  try {
    mkdirSync(folder, { recursive: true });
    return await measure(acts, folder);
  } finally {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(acts: number, folder: string): Promise<string> {
  const [plain, older] = [join(folder, 'served.snapshot'), join(folder, 'versions.snapshot')];
  const lines: string[] = [];
  for (const [path, versions] of [
    [plain, false],
    [older, true],
  ] as const) {
    if (existsSync(path)) continue;
    const { documents, line } = await makeSynthetic(acts, path, { versions });
    lines.push(`${documents} texts of ${acts} acts. ${line}`);
    console.log(lines.at(-1));
  }
  const opened: number[][] = [[], []];
  for (let round = 0; round < starts; round++)
    for (const [i, path] of [plain, older].entries()) opened[i]!.push((await start(path, firstQuestions)).answered);
  const catalog = await openCatalog({ corpus: [], snapshot: older, strict: true, report: () => undefined });
  const { bytes, texts, cases } = drawCases(catalog);
  const before = await openCatalog({ corpus: [], snapshot: plain, strict: true, report: () => undefined });
  const share = bytes / before.snapshot.size;
  catalog.close();
  before.close();
  const server = await startLegami(older);
  try {
    await rest(server);
    const rows = await timeQuestions(server.port, cases);
    return [
      ...lines,
      table(
        ['what', 'median'],
        [
          ['acts, texts', `${acts}, ${texts}`],
          ['snapshot, times that of the texts served alone', share.toFixed(3)],
          ['until the first answers, times that without', (median(opened[1]!) / median(opened[0]!)).toFixed(2)],
        ],
      ),
      table(['question, each asked once', 'p50', 'p99', 'most'], rows),
    ].join('\n\n');
  } finally {
    await server.stop();
  }
}

/** Waits until the server has loaded what it keeps in memory: it takes no processor time then. */
async function rest(server: Contender): Promise<void> {
  for (let before = server.spent(), spent = Infinity; spent > 50_000;) {
    await setTimeout(500);
    spent = server.spent() - before;
    before += spent;
  }
}

interface Case {
  eli: string;
  article: string;
  /** A day of an older text. */
  day: string;
}

/** Acts with older texts, an article of each that changed, and a day before the last change. */
function drawCases(catalog: Catalog): { bytes: number; texts: number; cases: Case[] } {
  const random = randomAt(5, 0);
  const { acts } = catalog.facts.counts;
  const cases: Case[] = [];
  let texts = 0;
  for (let act = 0; act < acts; act++) texts += catalog.acts.record(act).history()?.kept.versions.length ?? 1;
  const drawn = new Set<number>();
  for (let tries = 0; tries < 50 * asked && cases.length < Math.min(asked, acts / 10); tries++) {
    const act = random.below(acts);
    const record = catalog.acts.record(act);
    const history = record.history();
    if (history === null || drawn.has(act)) continue;
    drawn.add(act);
    const { versions } = history.kept;
    const day = versions[random.below(versions.length - 1)]?.start;
    const unit = history.suffixes().find((suffix) => suffix.includes('/art/'));
    if (typeof day === 'string' && unit !== undefined) cases.push({ eli: catalog.eli(act), article: unit, day });
  }
  return { bytes: catalog.snapshot.size, texts, cases };
}

async function timeQuestions(port: number, cases: readonly Case[]): Promise<string[][]> {
  const questions: [string, (each: Case, place: number) => string][] = [
    ['an act today', ({ eli }) => `norme/${eli}`],
    ['the same act on a day', ({ eli, day }) => `norme/${eli}?al=${day}`],
    ['an article today', ({ eli, article }) => `norme/${eli}${article}`],
    ['the same article on a day', ({ eli, article, day }) => `norme/${eli}${article}?al=${day}`],
    ['the history of an article', ({ eli, article }) => `norme/${eli}${article}/storia`],
    ['an article compared with itself', ({ eli, article, day }) => `norme/${eli}${article}/confronto?da=${day}`],
    ['the versions of an act', ({ eli }) => `norme/${eli}/versioni`],
    [
      'a search in the texts of a day',
      ({ day }, i) => `cerca?q=${encodeURIComponent(searches[i % searches.length]!)}&testo_al=${day}`,
    ],
  ];
  const rows: string[][] = [];
  for (const [name, of] of questions) {
    const times: number[] = [];
    for (const [place, each] of cases.entries()) {
      const begun = performance.now();
      await ask(port, of(each, place));
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) =>
      `${times[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(2)} ms`;
    rows.push([name, at(0.5), at(0.99), at(1)]);
  }
  return rows;
}
