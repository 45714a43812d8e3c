// What the page of an act costs the first time, and how many bytes of it are sent; kept pages cost what fixed bytes do.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openCatalog, words, type Catalog } from '../engine/index.js';
import { assetFolder, readAssets } from '../http/pages/assets.js';
import { openPages } from '../http/pages/index.js';
import { endpoints } from '../http/questions/index.js';
import { openBenchSnapshot } from './bench-snapshot.js';
import { median, table } from './readme.js';

const root = join(import.meta.dirname, '../..');
const real = join(root, '../shared/corpus');
/** Times that every page is made; the first ones warm up. */
const [rounds, warmUp] = [12, 4];
/** Synthetic acts whose pages are made, evenly among all. */
const sampled = 200;

interface Cost {
  name: string;
  /** Processor time, in milliseconds. */
  ms: number;
  /** Of the HTML and the style, compressed. */
  bytes: number;
  /** Of the HTML. */
  size: number;
}

/** The processor time of pages made from nothing, and their bytes with the style: of the documents at hand, and of acts of common size. */
export async function run(): Promise<string> {
  const corpus = existsSync(real) ? real : join(root, 'corpus');
  const catalog = await openCatalog({ corpus: [corpus], strict: false, report: () => undefined });
  const own = await costsOf(catalog, 1);
  catalog.close();
  const { catalog: synthetic } = await openBenchSnapshot(true);
  const { acts } = synthetic.facts.counts;
  const common = await costsOf(synthetic, Math.max(1, Math.floor(acts / sampled)));
  synthetic.close();
  const dearest = own.at(-1)!;
  const rows = [
    rowOf(`median of ${common.length} synthetic acts, as long as acts commonly are`, middleOf(common)),
    rowOf(`median of ${own.length} acts of ${corpus === real ? 'real documents' : 'the sample'}`, middleOf(own)),
    rowOf(`dearest of these: ${dearest.name}`, dearest),
  ];
  const figures = table(['page, made from nothing', 'processor time', 'HTML', 'HTML and style, compressed'], rows);
  return `${figures}\n\nSizes in bytes. A page is then kept like an answer: [answers](#answers) has the cost of one that is asked for again.`;
}

/** Of every `step`th Italian act, the cheapest first. */
async function costsOf(catalog: Catalog, step: number): Promise<Cost[]> {
  await catalog.hydrate();
  const assets = readAssets();
  const pages = openPages({ endpoints, assets, publicUrl: null, basePath: '', contact: {}, offersSnapshot: false });
  const style = brotliCompressSync(
    readFileSync(join(assetFolder, assets.paths['site.css']!.split('/').at(-1)!)),
  ).length;
  const costs: Cost[] = [];
  for (let act = 0; act < catalog.facts.counts.acts; act += step) {
    const eli = catalog.eli(act);
    if (!eli.startsWith('eli:/it/')) continue;
    const path = `/norme/${eli.replace('eli:/', '')}`;
    const times: number[] = [];
    let html = Buffer.alloc(0);
    for (let round = 0; round < rounds; round++) {
      const before = process.cpuUsage();
      const answer = await pages.answer(path, new Map(), catalog, {
        language: 'it',
        words: words.it,
        mayTakeLong: true,
      });
      const { user, system } = process.cpuUsage(before);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} found, 200 expected`);
      if (round >= warmUp) times.push((user + system) / 1000);
      html = Buffer.concat(answer.body.flatMap((piece) => [...piece.plain()]));
    }
    costs.push({
      name: eli,
      ms: median(times),
      bytes: gzipSync(html, { level: 5 }).length + style,
      size: html.length,
    });
  }
  return costs.sort((a, b) => a.ms - b.ms);
}

/** The median of each figure. */
function middleOf(costs: readonly Cost[]): Omit<Cost, 'name'> {
  const of = (figure: 'ms' | 'bytes' | 'size') => Math.round(median(costs.map((cost) => cost[figure])) * 100) / 100;
  return { ms: of('ms'), bytes: of('bytes'), size: of('size') };
}

function rowOf(name: string, { ms, bytes, size }: Omit<Cost, 'name'>): string[] {
  const number = (value: number) => Math.round(value).toLocaleString('en');
  return [name, `${ms.toFixed(2)} ms`, number(size), number(bytes)];
}
