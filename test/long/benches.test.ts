// Every bench runs to its end on few acts: one that nobody runs would stop working, and nobody would know.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const benches = suite('benches');
const bench = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../bench/run.js'), ...args], {
    encoding: 'utf8',
    timeout: 300_000,
  });
const names = /one of (.*);/.exec(bench('--help').stdout)![1]!.split(', ');

benches('the help names them', () => assert.ok(names.length > 15, names.join()));

for (const name of names)
  benches(`${name} runs to its end`, () => {
    const { status, stderr, stdout } = bench(name, '--quick');
    assert.is(status, 0, stderr.slice(-2_000));
    assert.ok(stdout.split('\n').length > 3, stdout);
  });

benches.run();
