// The benches: each file of this folder that exports `run` is one. `npm run bench -- [NAME] [--quick] [WORD…]`.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeSection } from './readme.js';

/** What a bench is told. */
export interface BenchOptions {
  /** Fewer acts, shorter runs: whether it works, not what it costs. */
  quick: boolean;
  /** Only cases whose names contain all of these. */
  words: readonly string[];
}

interface Bench {
  /** Prints as it goes. Resolves to its section of `bench/README.md`, or to nothing where that is written by hand. */
  run: (options: BenchOptions) => Promise<unknown>;
}

const usage = (names: readonly string[]) => `usage: npm run bench -- [NAME] [--quick | --full] [WORD]…

  NAME     one of ${names.join(', ')}; without it, all of them, one after the other
  --quick  fewer acts, shorter runs: whether it works, not what it costs
  --full   at the size of the whole corpus, where a bench has it
  WORD     only the cases whose names contain all of these
  --help   say this

A bench that ran whole writes its section of bench/README.md.`;

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const [wanted, ...words] = args.filter((arg) => !arg.startsWith('--'));

const benches = listBenches();
if (args.includes('--help')) {
  console.log(usage(benches));
  process.exit(0);
}
const chosen = benches.filter((name) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`bench ${wanted}: not found, expected one of ${benches.join(', ')}`);
  process.exit(2);
}
for (const name of chosen) {
  const { run } = (await import(pathOf(name))) as Bench;
  console.log(`— ${name}`);
  const started = performance.now();
  const section = await run({ quick, words });
  if (typeof section !== 'string') continue;
  const seconds = Math.round((performance.now() - started) / 1000);
  if (quick || words.length > 0) console.log(`${section}\n(${seconds} s; bench/README.md is left as it is)`);
  else writeSection(args.includes('--full') ? `${name} --full` : name, section, seconds);
}

/** By their text, for loading all of them takes a second. */
function listBenches(): string[] {
  return readdirSync(import.meta.dirname)
    .sort()
    .filter((file) => file.endsWith('.js') && file !== 'run.js')
    .map((file) => file.slice(0, -3))
    .filter((name) => /^(?:async )?function run\(/m.test(readFileSync(pathOf(name), 'utf8')));
}

function pathOf(name: string): string {
  return join(import.meta.dirname, `${name}.js`);
}
