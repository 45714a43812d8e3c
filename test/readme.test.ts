// The README against the program: its commands are run, its answers compared, its tables held against the code.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { relationMethods } from '../engine/law/relation.js';
import { wilson } from './engine/law/measure-effects.js';
import { endpoints } from '../http/questions/index.js';
import { usage } from '../http/cli/serve-options.js';
import { projectRoot, rooms } from './source-tree.js';

/** What the README says is listened on. */
const shownBase = 'http://127.0.0.1:8080';

interface Shown {
  command: string;
  answer: string;
}

const readme = suite('readme');
const text = readFileSync(join(projectRoot, 'README.md'), 'utf8');
const blocks = [...text.matchAll(/^ *```(\w*)\n([^]*?)^ *```$/gm)].map(([, kind, body]) => ({ kind, body: body! }));
const shown = blocks.filter(({ kind }) => kind === 'console').flatMap(({ body }) => readConsole(body));

const server = spawn(process.execPath, [join(import.meta.dirname, '../http/cli/main.cjs'), '--port', '0'], {
  env: { PATH: process.env['PATH'] },
  stdio: ['ignore', 'pipe', 'ignore'],
});
const firstLine = await new Promise<string>((resolve) => {
  createInterface(server.stdout)
    .once('line', resolve)
    .once('close', () => resolve('nothing'));
});
const base = /http:\/\/\S+$/.exec(firstLine)?.[0] ?? '';
readme.after(() => void server.kill());

readme('npm start says what is shown', () => {
  const start = shown.find(({ command }) => command.endsWith('npm start'))!;
  assert.is(start.answer.trim(), firstLine.replace(base, shownBase));
});

if (spawnSync('curl', ['--version']).error) console.log('skips the commands of the README: curl not found');
else {
  readme('every curl line gives the answer that is shown', async () => {
    const asked = shown.filter(({ command }) => command.startsWith('curl '));
    assert.ok(asked.length >= 10);
    const differences = await Promise.all(
      asked.map(async ({ command, answer }) => {
        assert.match(command, shownBase);
        const { stdout } = await promisify(execFile)('sh', ['-c', command.replace(shownBase, base)]);
        const place = compare(answer, stdout);
        return place === null ? [] : [`${command}\n${place}`];
      }),
    );
    assert.is(differences.flat().join('\n\n'), '');
  });
}

readme('every endpoint has a row, and every row an example that answers', async () => {
  const rows = readTable('| path | answers | example |');
  const named = rows.flatMap(([path]) => readCode(path!));
  for (const { path } of endpoints) assert.ok(named.includes(path), `${path}: not in the table of endpoints`);
  for (const [, , example] of rows) {
    const { status } = await fetch(base + readCode(example!)[0]!);
    assert.is(status, 200, example);
  }
});

readme('the table of methods is the one of the code', () => {
  const rows = readTable('| `metodo` | what it reads | right | `confidenza` |').map(([name, , right, confidence]) => ({
    name: readCode(name!)[0]!,
    right: right!.split(' of ').map(Number),
    confidence: Number(confidence),
  }));
  assert.equal(
    Object.fromEntries(rows.map(({ name, confidence }) => [name, confidence])),
    Object.fromEntries(Object.entries(relationMethods).map(([name, { confidence }]) => [name, confidence])),
  );
  for (const { name, right, confidence } of rows) {
    assert.is(confidence, Math.max(0.01, wilson({ right: right[0]!, all: right[1]! })), name);
  }
  const ranks = rows.map(({ name }) => relationMethods[name as keyof typeof relationMethods].rank);
  assert.equal(
    ranks,
    [...ranks].sort((a, b) => b - a),
  );
});

readme('the flags are those of the program', () => {
  assert.ok(blocks.some(({ kind, body }) => kind === 'text' && body.trim() === usage.trim()));
});

readme('scripts, files and headings that are named exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const path of ['README.md', ...['corpus', 'snapshots', 'bench'].map((room) => `${room}/README.md`)]) {
    const page = readFileSync(join(projectRoot, path), 'utf8');
    for (const [, script] of page.matchAll(/\bnpm run ([\w-]+)/g)) assert.ok(scripts[script!], `${path}: ${script}`);
    const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => `#${slug(heading!)}`);
    for (const [, target] of page.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
      if (target!.startsWith('#')) assert.ok(headings.includes(target!), `${path}: ${target}`);
      else assert.ok(existsSync(join(projectRoot, path, '..', target!)), `${path}: ${target}`);
    }
  }
  const inRoom = new RegExp(`^(?:${rooms.join('|')}|corpus|snapshots|\\.ci)/[\\w./-]*$`);
  for (const path of readCode(text).filter((code) => inRoom.test(code))) {
    assert.ok(existsSync(join(projectRoot, path)), path);
  }
});

readme('an answer that differs from what is shown is found', () => {
  const real = '{"a":1,"b":["x y","z"],"c":null}\n';
  for (const same of ['{ "a": 1, … }', '{…, "b": ["x y", …], …}', '{"a":1,"b":["x …","z"],\n  "c":null}', '…']) {
    assert.is(compare(same, real), null, same);
  }
  for (const other of ['{"a":2,…}', '{…,"c":nul}', '{…,"b":["xy",…]…}', '{"a":1}', '{…,"c":null,…,"a":1…}']) {
    assert.is.not(compare(other, real), null, other);
  }
});

readme.run();

/** Commands after `$ `, each with the lines that follow it. */
function readConsole(body: string): Shown[] {
  return body
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { command: part.slice(0, end), answer: part.slice(end + 1) };
    });
}

/** Cells of the rows below a Markdown table's heading. */
function readTable(heading: string): string[][] {
  const [, below] = text.split(`${heading}\n`);
  assert.ok(below, `${heading}: not found, expected in the README`);
  const lines = below.split('\n').slice(1);
  return lines.slice(0, lines.indexOf('')).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What stands between backticks. */
function readCode(markdown: string): string[] {
  return [...markdown.replace(/^ *```[^]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
}

/** A heading as the end of a link. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Holds what is shown against what came: blanks between JSON tokens don't count, `…` stands for anything.
 * @returns `null`, or where they part
 */
function compare(expected: string, actual: string): string | null {
  const real = withoutBlanks(actual);
  const parts = withoutBlanks(expected).split('…');
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const at = isLast ? real.length - part.length : real.indexOf(part, from);
    if (at < from || (index === 0 && at !== 0) || !real.startsWith(part, at)) {
      return `shown: ${part}\ncame:  ${real.slice(from, from + 1000)}`;
    }
    from = at + part.length;
  }
  return null;
}

/** Drops blanks outside strings. */
function withoutBlanks(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, literal: string | undefined) => literal ?? '');
}
