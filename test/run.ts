// Runs every `*.test.js` of the build, each in a process of its own, and believes none of them blindly:
// uvu exits 0 when a file has no test, forgets `.run()` or throws in `before`. One line a file.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Outcome {
  file: string;
  passed: number;
  failed: number;
  skipped: number;
  output: string;
}

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.js') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .sort();

const outcomes: Outcome[] = [];
const queue = [...files];
await Promise.all([drain(), drain()]);

const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
if (files.length === 0) console.log('no test file found: expected *.test.js in the build');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`);
process.exitCode = files.length === 0 || sum('failed') > 0 ? 1 : 0;

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
    const limit = setTimeout(() => child.kill('SIGKILL'), 300_000);
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
