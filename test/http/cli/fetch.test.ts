// `legami fetch` as a command: its flags, its output, and from nothing to a served corpus.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readFetchFlags, showProgress } from '../../../http/cli/fetch.js';
import { projectRoot } from '../../source-tree.js';
import { Portal } from '../fetch/portal.js';
import { act } from '../fetch/portal-acts.js';
import { filesOf, newFolder, removeFolder } from '../fetch/run-fetch.js';

const fetchCommand = suite('legami fetch');

const environment = { CONTACT_EMAIL: 'prova@example.org' };
const made = { V: '2026-08-08', M: '2026-08-24' };

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

function legami(args: readonly string[], variables: NodeJS.ProcessEnv = environment): Promise<Ended> {
  const program = join(projectRoot, 'dist/http/cli/main.cjs');
  const { PATH } = process.env;
  const child = spawn(process.execPath, [program, ...args], { env: { PATH, ...variables } });
  const ended = { status: null, stdout: '', stderr: '' } as Ended;
  child.stdout.on('data', (chunk: Buffer) => (ended.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (ended.stderr += chunk.toString()));
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...ended, status })));
}

fetchCommand('from nothing to the acts of a collection', async () => {
  const acts = [act('LEGGE', '1990-08-07', 241), act('LEGGE', '1991-01-05', 7)];
  const portal = await Portal.start([{ name: 'Codici', acts, made }]);
  const folder = newFolder();
  const variables = { ...environment, NORMATTIVA_API: portal.url };
  try {
    const list = await legami(['fetch', '--list'], variables);
    assert.equal(
      [list.status, list.stdout, list.stderr],
      [0, 'Codici  V 2 (2026-08-08)        M 2 (2026-08-24)\n', ''],
    );
    const dry = await legami(['fetch', 'Codici', '--out', folder, '--dry-run'], variables);
    assert.match(
      dry.stdout,
      /^Codici \(V\): 2 acts of 2026-08-08: new\nwould fetch 1 pack\nrequests {2}about 2\nbytes {5}about 0\.0 MB\ntime {6}about 1 minutes\ndisk {6}about 0\.0 MB more, [\d,.]+ MB free\n/,
    );
    const run = await legami(['fetch', 'Codici', '--out', folder], variables);
    assert.match(run.stdout, /^fetched {3}1 of 1 pack, 0\.0 MB in \d+\.\d s\ncurrent {3}0\nfailed {4}0\n$/);
    assert.equal([run.status, run.stderr], [0, '']);
    const out = join(folder, 'x.snapshot');
    const snapshot = await legami(['snapshot', '--corpus', folder, '--out', out], variables);
    assert.match(snapshot.stdout, /acts {6}2 \(legge 2\)/);
    const missing = await legami(['fetch', 'Leggi', '--out', folder], variables);
    assert.is(missing.status, 1);
    assert.match(missing.stdout, /failed {4}1\n$/);
    const check = await legami(['fetch', '--check'], variables);
    assert.is(check.status, 1, 'the double has not all collections here');
    assert.match(check.stdout, /\n10 questions, \d+ answered otherwise than recorded\n$/);
    assert.equal(filesOf(folder), ['collections/Codici V.zip', 'fetch-state.json', 'x.snapshot']);
  } finally {
    portal.close();
    removeFolder(folder);
  }
});

const wrong: [string[], NodeJS.ProcessEnv, RegExp][] = [
  [['Codici'], environment, /^--out expected/],
  [['--list'], {}, /^--contact or CONTACT_EMAIL: nothing found, an address or URL expected/],
  [['--list', '--contact', 'me (at) home'], {}, /^--contact or CONTACT_EMAIL: me \(at\) home found/],
  [['--out', 'x', '--versioni', 'X', 'Codici'], environment, /^--versioni: X found, V, M or O expected/],
  [['--out', 'x', '--tipo', 'legge', '--anni', '2020-1990'], environment, /^--anni: 2020-1990 found/],
  [['--out', 'x', '--anni', '1990'], environment, /^--anni: no --tipo found/],
  [['--list', '--base', 'ftp://x'], environment, /^--base: ftp:\/\/x found, an http or https address expected/],
];

fetchCommand('a wrong command line is one line', () => {
  for (const [args, variables, message] of wrong) assert.throws(() => readFetchFlags(args, variables), message);
});

fetchCommand('reads what is asked for', () => {
  const read = (...args: string[]) => readFetchFlags(['--out', 'x', ...args], environment).task;
  const task = { name: 'fetch', out: 'x', isDryRun: false, mayShrink: false };
  assert.equal(read(), { ...task, selection: null });
  assert.equal(read('Codici', '--versioni', 'o,v'), {
    ...task,
    selection: {
      collections: [
        { name: 'Codici', mode: 'V' },
        { name: 'Codici', mode: 'O' },
      ],
      slices: [],
    },
  });
  assert.equal(read('--tipo', 'legge', '--anni', '1990-2020', '--versioni', 'M'), {
    ...task,
    selection: { collections: [], slices: [{ type: 'legge', from: 1990, to: 2020, mode: 'M' }] },
  });
  for (const args of [
    ['Codici', '--versioni'],
    ['--versioni', 'Codici'],
    ['--versioni', '--allow-shrink', 'Codici'],
  ]) {
    const selection = { collections: [{ name: 'Codici', mode: 'M' }], slices: [] };
    assert.equal(read(...args), { ...task, selection, mayShrink: args.includes('--allow-shrink') });
  }
  assert.equal(read('--all', '--dry-run'), {
    ...task,
    isDryRun: true,
    selection: { collections: [{ name: null, mode: 'V' }], slices: [{ type: null, from: 0, to: 9999, mode: 'V' }] },
  });
});

fetchCommand('the progress states sizes and the time left', () => {
  const progress = { name: 'Codici (V)', bytes: 4.2e6, size: 9.9e6, totalBytes: 35.1e6, share: 0.25, elapsed: 60_000 };
  assert.is(showProgress(progress).text, 'Codici (V): 4.2 of 9.9 MB, 35.1 MB in all, 25 %, 3:00 left');
  assert.is(showProgress({ ...progress, size: null, elapsed: 10 }).text, 'Codici (V): 4.2 MB, 35.1 MB in all, 25 %');
});

fetchCommand.run();
