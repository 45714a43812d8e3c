// What pages take in a browser: the largest text of an act with a slowed processor, the explorer's first picture, a filter.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { openCatalog } from '../engine/index.js';
import { startLegami, type Contender } from './contender.js';
import { makeGraph } from './layout.js';
import { median, table } from './readme.js';
import type { BenchOptions } from './run.js';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
// WebGL without a graphics card.
const args = ['--headless', '--no-sandbox', '--disable-quic', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const root = join(import.meta.dirname, '../..');
const real = join(root, '../shared/corpus');
const act = '/norme/it/legge/1990/08/07/241?lang=it';
/** Heavy pages of each kind; without the real documents those of acts that the sample lacks answer 404 and are left out. */
const firstPainted = [
  '/?lang=it',
  '/norme/it/legge/2006/12/27/296/art/1?lang=it',
  '/norme/it/legge/2006/12/27/296/art/1?parte=9&lang=it',
  '/norme/it/regio-decreto/1930/10/19/1398?lang=it',
  '/cerca?q=termine+del+procedimento&lang=it',
  '/modifiche?lang=it',
  '/grafo?lang=it',
  '/guida?lang=it',
];
/** A new window loads parts of Chromium itself for about a second; they are no part of the page. */
const settledMilliseconds = 1500;
/** As a telephone's processor to this one. */
const slowDown = 4;
/** Software draws 20,000 nodes and 60,000 links in a second of processor time, after the page has gone on; the next frame waits for it. */
const drawnMilliseconds = 3000;

/** Opens each page several times, in a window of its own without anything kept. */
export async function run({ quick }: BenchOptions): Promise<string | undefined> {
  if (executablePath === undefined) {
    console.log('no Chromium found in /usr/bin');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'legami-bench-'));
  const snapshot = join(folder, 'documents.snapshot');
  const corpus = [existsSync(real) ? real : join(root, 'corpus')];
  (await openCatalog({ corpus, snapshot, strict: false, report: () => undefined })).close();
  const service = await startLegami(snapshot);
  const browser = await chromium.launch({ executablePath, args });
  const rounds = quick ? 1 : 5;
  try {
    const rows = [
      [
        'L. 241/1990, largest text painted',
        ...(await inTurn(rounds, () => untilPainted(browser, service, act, 'largest-contentful-paint'))),
      ],
    ];
    for (const path of firstPainted) {
      if ((await fetch(`http://127.0.0.1:${service.port}${path}`)).status !== 200) continue;
      const measure = () => untilPainted(browser, service, path, 'first-contentful-paint');
      rows.push([`${path.replace(/[?&]lang=it/, '')}, first paint`, ...(await inTurn(rounds, measure))]);
    }
    for (const nodes of quick ? [500] : [2_000, 20_000]) {
      const columns = writeColumns(nodes);
      const runs: Opened[] = [];
      for (let round = 0; round < rounds; round++) runs.push(await openExplorer(browser, service, columns));
      const name = `explorer, ${nodes.toLocaleString('en')} nodes`;
      rows.push([`${name}, first picture`, ...describe(runs.map(({ picture }) => picture))]);
      rows.push([`${name}, a type hidden`, ...describe(runs.map(({ filter }) => filter))]);
      rows.push([`${name}, years narrowed`, ...describe(runs.map(({ years }) => years))]);
    }
    const load = loadavg()[0]!.toFixed(1);
    return `${table(['what', 'median', 'least', 'most'], rows)}\n\nBy the clock, ${rounds} times each; load of the machine at the end: ${load}.`;
  } finally {
    await browser.close();
    await service.stop();
    rmSync(folder, { recursive: true });
  }
}

const describe = (times: readonly number[]): string[] =>
  [median(times), Math.min(...times), Math.max(...times)].map((ms) => `${Math.round(ms)} ms`);

async function inTurn(rounds: number, measure: () => Promise<number>): Promise<string[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await measure());
  return describe(times);
}

/** Milliseconds from a request for the page to the last entry of that type in its timeline (Paint Timing, Largest Contentful Paint). */
async function untilPainted(browser: Browser, { port }: Contender, path: string, type: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(`globalThis.painted = 0;
    for (const type of ['paint', 'largest-contentful-paint'])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ([entry.name, entry.entryType].includes('${type}')) painted = entry.startTime;
      }).observe({ type, buffered: true });`);
  await page.waitForTimeout(settledMilliseconds);
  await page.goto(`http://127.0.0.1:${port}${path}`);
  await untilSet(page, 'painted');
  // A larger text may come.
  await page.waitForTimeout(1000);
  const painted = await untilSet(page, 'painted');
  await page.context().close();
  return painted;
}

interface Opened {
  /** Milliseconds from the request for the page to the second frame of the picture; from a change of filters to its second frame. */
  picture: number;
  filter: number;
  years: number;
}

async function openExplorer(browser: Browser, { port }: Contender, columns: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
  await page.route('**/grafo/dati*', (route) => route.fulfill({ contentType: 'application/json', body: columns }));
  await page.addInitScript(watchFirstPicture);
  await page.waitForTimeout(settledMilliseconds);
  await page.goto(`http://127.0.0.1:${port}/grafo?lang=it&max=20000`);
  const picture = await untilSet(page, 'pictured');
  await page.waitForTimeout(drawnMilliseconds);
  const filter = await untilDrawn(page, "document.querySelector('#legend button').click()");
  await page.waitForTimeout(drawnMilliseconds);
  const years = await untilDrawn(
    page,
    "const years = document.querySelector('#brush input'); years.value = Number(years.min) + 40; years.dispatchEvent(new Event('input', { bubbles: true }));",
  );
  await page.context().close();
  return { picture, filter, years };
}

/** The number of that name in the page, once it is not 0. The policies of a page forbid playwright's own waiting. */
async function untilSet(page: Page, name: string): Promise<number> {
  for (let waits = 0; waits < 600; waits++) {
    const value = (await page.evaluate(name)) as number;
    if (value > 0) return value;
    await page.waitForTimeout(100);
  }
  throw new Error(`${name}: still 0 after a minute, expected a time`);
}

const frames = 'requestAnimationFrame(() => requestAnimationFrame(done))';

/** Milliseconds from a change to the second frame after it. */
function untilDrawn(page: Page, change: string): Promise<number> {
  return page.evaluate(
    `(() => { const start = performance.now(); ${change}; return new Promise((resolve) => { const done = () => resolve(performance.now() - start); ${frames}; }); })()`,
  );
}

/** Sets `pictured` two frames after the explorer is shown. */
const watchFirstPicture = `globalThis.pictured = 0;
addEventListener('DOMContentLoaded', () => {
  const explorer = document.getElementById('explorer');
  const done = () => (pictured = performance.now());
  new MutationObserver((_, observer) => {
    if (explorer.hidden) return;
    observer.disconnect();
    ${frames};
  }).observe(explorer, { attributes: true });
});`;

/** As the server sends them: made-up acts with three links each. */
function writeColumns(nodes: number): string {
  const graph = makeGraph(nodes);
  const degrees = new Uint32Array(nodes);
  for (const ends of [graph.source, graph.target]) for (const node of ends) degrees[node]!++;
  const types = ['legge', 'decreto-legge', 'decreto-legislativo', 'decreto-del-presidente-della-repubblica'];
  const all = Array.from({ length: nodes }, (_, node) => node);
  // A spiral, the most linked in the middle: where they are drawn hardly changes the time.
  const spiral = (turn: (angle: number) => number) =>
    all.map((node) => Math.round(10 * Math.sqrt(node) * turn(node * 2.4)));
  const year = (node: number) => 1900 + ((node * 7) % 125);
  return JSON.stringify({
    totale_nodi: nodes,
    totale_link: graph.source.length,
    tipi: types,
    generi: ['modifica', 'abroga'],
    nodi: {
      id: all.map((node) => `${year(node)}/01/01/${node + 1}`),
      label: all.map((node) => `L. ${node + 1}/${year(node)}`),
      tipo: all.map((node) => node % types.length),
      grado: [...degrees],
      stato: all.map((node) => node % 4),
      x: spiral(Math.cos),
      y: spiral(Math.sin),
      comunita: all.map((node) => node % 40),
      distanza: null,
    },
    nomi: {},
    link: {
      da: [...graph.source],
      a: [...graph.target],
      genere: Array.from(graph.source, (_, link) => link % 2),
      peso: [...graph.weight],
    },
  });
}
