// How long does one request hold the event loop, whatever is asked? In processor time, which a busy machine doesn't stretch.
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openCatalog, type Catalog } from '../engine/index.js';
import { readAssets } from '../http/pages/assets.js';
import { endpoints } from '../http/questions/index.js';
import { createLegamiServer } from '../http/deliver/server.js';
import { openBenchSnapshot } from './bench-snapshot.js';
import { pickActs } from './questions.js';
import { median, table } from './readme.js';
import type { BenchOptions } from './run.js';
import { zipfWords } from './synthetic/articles.js';
import { openTextSnapshot } from './text-snapshot.js';
import { openTitleSnapshot } from './title-snapshot.js';
import { watchTurns } from './turns.js';

/** Milliseconds that one request may hold the loop. */
const limit = 20;
const rounds = 5;
/** Titles that are searched, and articles. */
const titleScales = { full: 180_000, quick: 20_000 };
const textScales = { full: 100_000, quick: 5_000 };

export async function run({ quick, words }: BenchOptions): Promise<string> {
  const { catalog } = await openBenchSnapshot(quick);
  const rows = await measure(catalog, questions(catalog), words);
  const titled = await openTitleSnapshot(quick ? titleScales.quick : titleScales.full);
  rows.push(...(await measure(titled.catalog, searches, words)));
  const texts = await openTextSnapshot(quick ? textScales.quick : textScales.full);
  const searched = await openCatalog({ corpus: [], snapshot: texts, strict: true, report: () => undefined });
  rows.push(...(await measure(searched, textSearches(), words)));
  const headings = ['question', 'bytes', 'median ms', 'most ms'];
  const note = `The longest turn of the event loop while one request is answered, in milliseconds of processor time, client included, ${rounds} times; ${limit} are the most it may be. \`q\` is asked over ${titled.catalog.facts.counts.acts} titles, \`cerca\` over ${textScales[quick ? 'quick' : 'full']} articles.`;
  return `${note}\n\n${table(headings, rows)}`;
}

/** A row for each question whose name contains all the words. */
async function measure(catalog: Catalog, asked: readonly Question[], words: readonly string[]): Promise<string[][]> {
  await catalog.hydrate();
  const installation = { contact: {}, publicUrl: null, basePath: '' };
  const report = (line: string) => console.error(line);
  const { server, close } = createLegamiServer({ catalog, endpoints, assets: readAssets(), installation, report });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const rows: string[][] = [];
  for (const [name, path] of asked) {
    if (!words.every((word) => name.includes(word))) continue;
    const longest: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round++) {
      const turns = watchTurns();
      bytes = await fetchBytes(port, `/api/public${path}${path.includes('?') ? '&' : '?'}x=${round}`);
      longest.push(await turns.longest());
    }
    rows.push([name, String(bytes), median(longest).toFixed(1), Math.max(...longest).toFixed(1)]);
    console.log(rows.at(-1)!.join('  '));
  }
  await close(0);
  catalog.close();
  return rows;
}

type Question = readonly [name: string, path: string];

/** Words of nearly every title, the beginning of half the words, and typos. */
const searches: readonly Question[] = [
  'd',
  'di d',
  'a',
  'di del',
  'di 1',
  'legge del d',
  'disposizioni in materia di',
  'disposzioni matria ambinte',
  'mdificazioni allo sttuto della facolta di c',
].flatMap((q): Question[] => [
  [`q=${q}`, `/norme?q=${encodeURIComponent(q)}&limit=1000&tipo=legge`],
  [`suggerimenti, ${q}`, `/suggerimenti?q=${encodeURIComponent(q)}&limit=20`],
]);

/** The commonest words of made-up law: one, several, phrases, and the last page that can be asked for. */
function textSearches(): Question[] {
  const [a, b, c, d] = zipfWords as readonly [string, string, string, string];
  const queries = [`${a} `, `${a} ${b} `, `${a} ${b} ${c} ${d} `, `${a} OR ${b} OR ${c} OR ${d} `, `${b} -${d} `];
  const phrases = [`"${a} ${b}" `, `"${a} ${b}" ${c} `];
  const asked = [...queries, ...phrases, b.slice(0, 2), b.replace(/^(..)(.)(.)/, '$1$3$2')].map(
    (q) => [q, ''] as const,
  );
  const pages = [
    [`${a} ${c} `, '&limit=100'],
    [`${a} ${c} `, '&offset=10000'],
  ] as const;
  return [...asked, ...pages].map(([q, rest]) => [`cerca, ${q}${rest}`, `/cerca?q=${encodeURIComponent(q)}${rest}`]);
}

function questions(catalog: Catalog): Question[] {
  const { large, hub } = pickActs(catalog);
  const text = 'ai sensi dell’articolo 3, comma 2, della legge 7 agosto 1990, n. 241, e del D.Lgs. 82/2005, '.repeat(
    230,
  );
  const walks = ['norma', 'articolo'].flatMap((livello): [string, string][] =>
    [1, 3, 5].map((depth) => [
      `walk, ${livello}, depth ${depth}`,
      `/graph?livello=${livello}&norma=${hub}&profondita=${depth}&max_nodi=20000`,
    ]),
  );
  const chains = ['norma', 'articolo'].flatMap((livello) =>
    ['entrambi', 'modifiche'].map((verso): [string, string] => [
      `percorso, ${livello}, ${verso}`,
      `/graph/percorso?da=${large}&a=${hub}&livello=${livello}&verso=${verso}`,
    ]),
  );
  return [
    ...walks,
    ...chains,
    ...['out', 'in'].map((dir): [string, string] => [
      `impatto, ${dir}`,
      `/graph/impatto?norma=${hub}&dir=${dir}&profondita=5&max_nodi=2000`,
    ]),
    ['graph, norma 20000', '/graph?max_nodi=20000'],
    ['graph, articolo 20000', '/graph?livello=articolo&max_nodi=20000'],
    ['relazioni of the hub', `/relazioni?norma=${hub}`],
    ['relazioni of the hub, in English', `/relazioni?norma=${hub}&lang=en`],
    ['norma, large', `/norme/${large}`],
    ['risolvi, 20,000 characters', `/risolvi?testo=${encodeURIComponent(text.slice(0, 20_000))}`],
    ['risolvi, nothing but citations', `/risolvi?testo=${encodeURIComponent('L.1/90;'.repeat(2857))}`],
  ];
}

function fetchBytes(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(
      { port, host: '127.0.0.1', path, agent: false, headers: { 'accept-encoding': 'gzip' } },
      (reply) => {
        let bytes = 0;
        reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
        reply.on('end', () =>
          reply.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${reply.statusCode}`)),
        );
      },
    );
    request.on('error', reject);
  });
}
