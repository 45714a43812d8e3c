// The pages of documentation against the program: their commands are run, the answers compared, the tables held against the code.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  confidenceIn,
  natures,
  reaches,
  relationKinds,
  relationMethods,
  type RelationMethod,
} from '../engine/law/relation.js';
import { boundOf } from './engine/law/labelled.js';
import { openSnapshot } from '../engine/store/open-snapshot.js';
import { format } from '../engine/store/snapshot.js';
import { endpoints } from '../http/questions/index.js';
import { commands } from '../http/cli/commands.js';
import { usage } from '../http/cli/serve-options.js';
import { compare, flagsOf, readBlocks, readCode, readConsole, readTable, slug } from './documentation.js';
import { needing } from './programs.js';
import { projectRoot, rooms } from './source-tree.js';

/** The address that the pages show. */
const shownBase = 'http://127.0.0.1:8080';

/** Lines that the README may have. */
const maxLines = 180;

const readme = suite('readme');
const pages = new Map(
  ['README.md', ...['engine', 'corpus', 'snapshots', 'bench', 'http/operate'].map((room) => `${room}/README.md`)].map(
    (path) => [path, readFileSync(join(projectRoot, path), 'utf8')],
  ),
);
const text = pages.get('README.md')!;
const blocks = [...pages.values()].flatMap(readBlocks);
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

readme('has at most 180 lines', () => {
  assert.ok(text.split('\n').length - 1 <= maxLines);
});

readme('has the command that serves and the command that tests, which CI runs', () => {
  assert.match(text, 'npm ci && npm start');
  assert.match(text, '`npm cit`');
  assert.match(readFileSync(join(projectRoot, '.ci/run'), 'utf8'), /^[^#]*npm cit\b/m);
});

readme('npm start prints what is shown', () => {
  const start = shown.find(({ command }) => command.endsWith('npm start'))!;
  assert.is(start.answer.trim(), firstLine.replace(base, shownBase));
});

needing(readme, 'curl')('every curl command gets the answer that is shown', async () => {
  const asked = shown.filter(({ command }) => command.startsWith('curl '));
  assert.ok(asked.length >= 7);
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

readme('every endpoint has a row, and every row an example that answers', async () => {
  const rows = readTable(text, '| path | answers | example |');
  const named = rows.flatMap(([path]) => readCode(path!));
  for (const { path } of endpoints) assert.ok(named.includes(path), `${path}: not in the table of endpoints`);
  for (const [, , example] of rows) {
    const { status } = await fetch(base + readCode(example!)[0]!);
    assert.is(status, 200, example);
  }
});

readme('every page in the table answers', async () => {
  for (const [page] of readTable(text, '| page | shows |')) {
    const { status, headers } = await fetch(base + readCode(page!)[0]!);
    assert.is(`${status} ${headers.get('content-type')}`, '200 text/html; charset=utf-8', page);
  }
});

readme('the table of methods is the one of the code', () => {
  const relations = pages.get('corpus/README.md')!;
  const head = '| `metodo` | what it reads | right | `confidenza` | right, older exports | `confidenza` there |';
  const rows = readTable(relations, head).map(([name, , right, all, rightOlder, older]) => ({
    name: readCode(name!)[0] as RelationMethod,
    measured: [
      [right!, all!],
      [rightOlder!, older!],
    ].filter(([tally]) => tally !== ''),
  }));
  assert.equal(
    rows.map(({ name }) => name),
    Object.keys(relationMethods).sort(
      (a, b) => rows.findIndex(({ name }) => name === a) - rows.findIndex(({ name }) => name === b),
    ),
  );
  for (const { name, measured } of rows) {
    if ('isMeasured' in relationMethods[name]) {
      assert.equal([measured, relationMethods[name].confidence], [[], relationMethods.testo.confidence]);
      continue;
    }
    const bounds = measured.map(([tally, stated]) => {
      const [right, all] = tally!.split(' of ').map(Number);
      assert.is(Number(stated), boundOf({ right: right!, all: all! }), name);
      return Number(stated);
    });
    assert.equal([bounds[0], bounds.at(-1)], [confidenceIn(name, 'modern'), confidenceIn(name, 'older')], name);
  }
  const ranks = rows.map(({ name }) => relationMethods[name].rank);
  assert.equal(
    ranks,
    [...ranks].sort((a, b) => b - a),
  );
});

readme('the picture shows the graph of the sample', async () => {
  const graph = (await (await fetch(`${base}/api/public/graph?max_nodi=20000`)).json()) as Record<string, number>;
  const picture = readFileSync(join(projectRoot, 'corpus/graph.svg'), 'utf8');
  const title = `${graph['totale_nodi']} atti e ${graph['totale_link']} legami di modifica`;
  assert.ok(picture.includes(title), `${title}: not found in the picture, expected after \`npm run picture\``);
});

readme('every kind, nature and reach of a relation is explained', () => {
  const rows = readTable(pages.get('corpus/README.md')!, '| field | meaning |');
  for (const [name, values] of Object.entries({ tipo: relationKinds, natura: natures, portata: reaches })) {
    const [, meaning] = rows.find(([field]) => field === `\`${name}\``)!;
    assert.equal(
      readCode(meaning!).filter((code) => code !== 'null'),
      values,
    );
  }
});

readme('every field of a relation is explained', async () => {
  const named = readTable(pages.get('corpus/README.md')!, '| field | meaning |');
  const fields = named.flatMap(([name]) => readCode(name!));
  const ofEnds = readCode(named.find(([name]) => name === '`da`, `a`')![1]!);
  const answer = (await (await fetch(`${base}/api/public/relazioni?norma=L.%20241/1990`)).json()) as {
    modifica: { da: object; a: object }[];
  };
  const [relation] = answer.modifica;
  assert.equal(fields.sort(), Object.keys(relation!).sort());
  assert.equal(ofEnds.sort(), Object.keys(relation!.a).sort());
});

readme('the flags of serve are those of the program', () => {
  assert.ok(blocks.some(({ kind, body }) => kind === 'text' && body.trim() === usage.trim()));
});

readme('every command has a row with its flags', async () => {
  const rows = readTable(text, '| command | does | flags |').map(([name, does, flags]) => ({
    name: readCode(name!)[0]!.replace('legami ', ''),
    does: does!,
    flags: readCode(flags!),
  }));
  assert.equal(
    rows.map(({ name }) => name),
    Object.keys(commands),
  );
  for (const [name, { does, load }] of Object.entries(commands)) {
    const row = rows.find((one) => one.name === name)!;
    assert.is(row.does, does, name);
    const ofProgram = flagsOf((await load()).usage);
    // Those of `serve` stand above the table.
    if (name !== 'serve') assert.equal(row.flags.sort(), ofProgram, name);
  }
});

readme('the format of snapshots is the one that is described', () => {
  const page = pages.get('snapshots/README.md')!;
  assert.match(page, `## Format, version ${format.version}\n`);
  const described = readTable(page, '| section | what |').flatMap(([name]) => readCode(name!));
  const patterns = described.map((name) => new RegExp(`^${name.replace(/[.+]/g, '\\$&').replaceAll('*', '.+')}$`));
  const snapshot = openSnapshot(join(import.meta.dirname, '../http/cli/sample.snapshot'));
  const missing = [...snapshot.sections.keys()]
    .map((name) => name.replace(/\.ends$/, ''))
    .filter((name) => !patterns.some((pattern) => pattern.test(name)));
  snapshot.close();
  assert.equal(missing, []);
});

readme('commands to copy use flags that exist', async () => {
  const known = await Promise.all(Object.values(commands).map(async ({ load }) => flagsOf((await load()).usage)));
  const lines = blocks.filter(({ kind }) => kind === 'sh').flatMap(({ body }) => body.trim().split('\n'));
  const ours = lines.filter((line) => /^npm (start|run (fetch|snapshot|corpus-report)) -- /.test(line));
  assert.ok(ours.length >= 4);
  for (const line of ours) for (const flag of flagsOf(line)) assert.ok(known.flat().includes(flag), line);
});

readme('scripts, files and headings that are named exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const headings = new Map(
    [...pages].map(([path, page]) => [path, [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slug(heading!))]),
  );
  const inRoom = new RegExp(`^(?:${rooms.join('|')}|corpus|snapshots|\\.ci)/[\\w./-]*$`);
  for (const [path, page] of pages) {
    for (const [, script] of page.matchAll(/\bnpm run ([\w-]+)/g)) assert.ok(scripts[script!], `${path}: ${script}`);
    for (const [, target] of page.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
      const [file, heading] = target!.split('#') as [string, string?];
      const named = file === '' ? path : join(path, '..', file);
      assert.ok(existsSync(join(projectRoot, named)), `${path}: ${target}`);
      if (heading !== undefined) assert.ok(headings.get(named)?.includes(heading), `${path}: ${target}`);
    }
    for (const named of readCode(page).filter((code) => inRoom.test(code))) {
      assert.ok(existsSync(join(projectRoot, named)), `${path}: ${named}`);
    }
  }
});

readme('an answer that differs from what is shown is found', () => {
  const real = '{"a":1,"b":["x y","z"],"c":null}\n';
  for (const same of [
    '{ "a": 1, … }',
    '{…, "b": ["x y", …], …}',
    '{"a":1, …, "b":…}',
    '{"a":1,"b":["x …","z"],\n  "c":null}',
    '…',
  ]) {
    assert.is(compare(same, real), null, same);
  }
  for (const other of ['{"a":2,…}', '{…,"c":nul}', '{…,"b":["xy",…]…}', '{"a":1}', '{…,"c":null,…,"a":1…}']) {
    assert.is.not(compare(other, real), null, other);
  }
});

readme.run();
