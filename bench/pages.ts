// What the page of an act costs the first time, and how many bytes of it are sent; kept pages cost what fixed bytes do.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openCatalog, words, type shapes } from '../engine/index.js';
import { assetFolder, readAssets } from '../http/deliver/assets.js';
import { openPages } from '../http/pages/index.js';
import { endpoints } from '../http/questions/index.js';

const root = join(import.meta.dirname, '../..');
const real = join(root, '../shared/corpus');
/** Times that every page is made; the first ones warm up. */
const [rounds, warmUp] = [12, 4];

/** Prints the processor time of the pages of all acts, made from nothing, and their bytes with the style. */
export async function run(): Promise<void> {
  const corpus = existsSync(real) ? real : join(root, 'corpus');
  const catalog = await openCatalog({ corpus: [corpus], strict: false, report: () => undefined });
  await catalog.hydrate();
  const assets = readAssets();
  const pages = openPages({ endpoints, assets, publicUrl: null });
  const context = { language: 'it', words: words.it } as const;
  const { entries } = catalog.page(null, 0, 1000);
  const acts = JSON.parse(`[${Buffer.concat([...entries.plain()]).toString()}]`) as shapes.NormeAnswer['norme'];
  const style = brotliCompressSync(
    readFileSync(join(assetFolder, assets.paths['site.css']!.split('/').at(-1)!)),
  ).length;
  const costs: { name: string; ms: number; bytes: number }[] = [];
  for (const { eli, sigla } of acts.filter(({ eli }) => eli.startsWith('eli:/it/'))) {
    const path = `/norme/${eli.replace('eli:/', '')}`;
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round++) {
      const before = process.cpuUsage();
      const answer = await pages.answer(path, new Map(), catalog, context);
      const { user, system } = process.cpuUsage(before);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} found, 200 expected`);
      if (round >= warmUp) times.push((user + system) / 1000);
      bytes = gzipSync(Buffer.concat(answer.body.flatMap((piece) => [...piece.plain()])), { level: 5 }).length;
    }
    costs.push({ name: sigla, ms: middle(times), bytes: bytes + style });
  }
  costs.sort((a, b) => a.ms - b.ms);
  const median = costs[costs.length >> 1]!;
  console.log(`${costs.length} acts of ${corpus === real ? 'real documents' : 'the sample'}`);
  console.log(`median act: ${median.ms.toFixed(2)} ms of processor time (${median.name})`);
  const sizes = costs.map(({ bytes }) => bytes).sort((a, b) => a - b);
  console.log(`HTML and style, compressed: median ${sizes[sizes.length >> 1]!} bytes, most ${sizes.at(-1)!}`);
  for (const { name, ms, bytes } of costs.slice(-5)) console.log(`${name}: ${ms.toFixed(1)} ms, ${bytes} bytes`);
  catalog.close();
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
