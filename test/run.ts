// Runs every `*.test.js` of the build, and believes none of them blindly: uvu exits 0 when a file has no test, forgets
// `.run()` or throws in `before`. Files share processes, so that modules, the browser and opened corpora are loaded once;
// `alone` names those that need a process of their own. One line a file.
// The types are checked meanwhile, and count as a test: a sentence that a language lacks is a fault of types.
// Words select the files whose paths contain one of them, or the file whose path is one of them; those of `long/` run only if a word begins so.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Runner, type Outcome } from './runner.js';
import { checkTypes } from './type-check.js';

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
/** Files that change or measure what belongs to the whole process. */
const alone: Record<string, string> = {
  'engine/cite/mention/scan.test.js': 'compares times, which the code that V8 compiled for other files would change',
  'engine/make/read-corpus.test.js': 'sets a flag of V8, and counts descriptors and threads',
  'engine/make/spool.test.js': 'sets TMPDIR and counts descriptors',
  'http/deliver/connections.test.js': 'takes as many sockets as a process may have',
  'http/deliver/client-error.test.js': 'replaces the listeners for uncaught errors',
  'http/deliver/outbox.test.js': 'replaces the listeners for uncaught errors',
};
/** Files that run one after the other, for they share what is long to make: the real documents, the browser. Those that take long come first. */
const together: string[][] = [
  ['long/versions.test.js'],
  ['long/documents.test.js'],
  ['engine/search/text.test.js', 'engine/law/named-provisions.test.js', 'http/questions/norme.test.js'],
  ['http/pages/document.test.js'],
  ['http/pages/explorer.test.js'],
  ['http/pages/docs.test.js'],
  ['http/cli/main.test.js'],
  ['engine/make/read-corpus.test.js'],
];
/** Beginnings of files that wait most of the time: a process more runs them beside the others. */
const waiting = ['http/fetch/', 'http/cli/fetch', 'http/operate/proxies'];
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.js') && isWanted(name))
  .sort();
const others = files.filter((file) => !together.flat().includes(file));
const isWaiting = (file: string) => waiting.some((beginning) => file.startsWith(beginning));

// The snapshots that the files share; where the folder is named, other runs share them, too, and who named it removes it.
const named = process.env['LEGAMI_TEST_FOLDER'];
const made = (process.env['LEGAMI_TEST_FOLDER'] = named ?? mkdtempSync(join(tmpdir(), 'legami-tests-')));
const outcomes: Outcome[] = [];
const queue = [
  ...together.map((group) => group.filter((file) => files.includes(file))),
  ...others.filter((file) => !isWaiting(file)).map((file) => [file]),
];
const types = wanted.length === 0 ? checkTypes() : null;
// One process more than there are processors, for each also waits: for servers that it started, for timers, for a browser.
await Promise.all([
  ...Array.from({ length: Math.min(availableParallelism(), 7) + 1 }, () => drain(queue)),
  drain([others.filter(isWaiting)]),
  types?.then(({ seconds, ...outcome }) => tell(outcome, seconds)),
]);
if (named === undefined) rmSync(made, { recursive: true });

const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
if (files.length === 0) console.log('no test file found: expected *.test.js in the build');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`);
process.exitCode = files.length === 0 || sum('failed') > 0 ? 1 : 0;

function isWanted(name: string): boolean {
  if (name.startsWith('long/')) return wanted.some((word) => word.startsWith('long/') && name.startsWith(word));
  // The whole path of a file is no part of another's.
  return (
    wanted.length === 0 || wanted.some((word) => (word.endsWith('.test.js') ? name === word : name.includes(word)))
  );
}

/** Runs groups of files, as long as there are any. */
async function drain(queue: string[][]): Promise<void> {
  let shared: Runner | null = null;
  for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
    for (const file of group) {
      const isAlone = file in alone;
      const runner: Runner = isAlone || !shared?.isRunning() ? new Runner() : shared;
      const started = performance.now();
      const outcome = await runner.run(file);
      if (isAlone) await runner.end(outcome);
      else shared = runner;
      tell(outcome, (performance.now() - started) / 1000);
    }
  }
  if (shared === null) return;
  const end = { file: 'the end of the files that shared a process', passed: 0, failed: 0, skipped: 0, output: '' };
  await shared.end(end);
  if (end.failed) tell(end, 0);
}

function tell(outcome: Outcome, seconds: number): void {
  outcomes.push(outcome);
  const { file, passed, failed, skipped, output } = outcome;
  const passedOver = new Set(output.split('\n').filter((line) => line.startsWith('skips')));
  const note = passedOver.size > 0 ? `, ${[...passedOver].join('; ')}` : '';
  const count = skipped ? `${passed}, ${skipped} skipped,` : passed;
  console.log(`${failed ? 'FAIL' : 'ok  '} ${file} (${count} in ${seconds.toFixed(1)} s)${note}`);
  if (failed) console.log(output.replace(/^/gm, '     '));
}
