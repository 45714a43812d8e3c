// Runs every `*.test.js` of the build, each in a process of its own, and believes none of them blindly:
// uvu exits 0 when a file has no test, forgets `.run()` or throws in `before`. One line a file, two files at a time.
// Words select the files whose paths contain one of them; those of `long/` run only if a word begins so.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

interface Outcome {
  file: string;
  passed: number;
  failed: number;
  skipped: number;
  output: string;
}

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
/** Files that take longest start first, so that neither core idles at the end. */
const slow = ['pages', 'docs', 'program', 'same-answers', 'snapshot', 'read-corpus', 'main', 'norma', 'open-catalog'];
const rank = (name: string) =>
  slow.includes(basename(name, '.test.js')) ? slow.indexOf(basename(name, '.test.js')) : 99;
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.js') && isWanted(name))
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

const outcomes: Outcome[] = [];
const queue = [...files];
await Promise.all([drain(), drain()]);

const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
if (files.length === 0) console.log('no test file found: expected *.test.js in the build');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`);
process.exitCode = files.length === 0 || sum('failed') > 0 ? 1 : 0;

function isWanted(name: string): boolean {
  if (name.startsWith('long/')) return wanted.some((word) => word.startsWith('long/') && name.startsWith(word));
  return wanted.length === 0 || wanted.some((word) => name.includes(word));
}

async function drain(): Promise<void> {
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const started = performance.now();
    const outcome = await runFile(file);
    outcomes.push(outcome);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const passedOver = outcome.output.split('\n').filter((line) => line.startsWith('skips'));
    const note = passedOver.length > 0 ? `, ${passedOver.join('; ')}` : '';
    console.log(`${outcome.failed ? 'FAIL' : 'ok  '} ${file} (${outcome.passed} in ${seconds} s)${note}`);
    if (outcome.failed) console.log(outcome.output.replace(/^/gm, '     '));
  }
}

function runFile(file: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--enable-source-maps', join(here, file)], {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const limit = setTimeout(() => child.kill('SIGKILL'), file.startsWith('long/') ? 600_000 : 300_000);
    child.on('close', (code) => {
      clearTimeout(limit);
      const count = (label: string) => Number(new RegExp(`${label}:\\s+(\\d+)`).exec(output)?.[1] ?? NaN);
      const [total, passed, skipped] = [count('Total'), count('Passed'), count('Skipped')];
      const sound = code === 0 && total > 0 && passed + (skipped || 0) === total;
      const failed = sound ? 0 : Math.max(1, (total || 0) - (passed || 0) - (skipped || 0));
      if (!sound && !(total > 0)) output += `\n${relative('.', file)}: no test was counted: expected at least one\n`;
      resolve({ file, passed: passed || 0, failed, skipped: skipped || 0, output });
    });
  });
}
