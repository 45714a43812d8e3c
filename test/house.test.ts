// The rules of the house, kept by reading import lines. A rule is a row: to change the house, change a row.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot, readSourceTree, rooms, type SourceFile } from './source-tree.js';

const house = suite('house');
const files = readSourceTree();

/** Files that match `who` import none that match `never`, unless it is `but`. Relative imports only. */
const walls: { who: RegExp; never: RegExp; but?: RegExp; because: string }[] = [
  { who: /^engine\//, never: /^(http|bench|test)\//, because: 'the engine knows of no HTTP, bench or test' },
  { who: /^http\//, never: /^engine\//, but: /^engine\/(index|law\/place-name)\.ts$/, because: 'it sees the door' },
  { who: /^http\//, never: /^(bench|test)\//, because: 'what is served needs no bench or test' },
  { who: /^bench\//, never: /^test\//, because: 'a bench needs no test' },
  {
    who: /^engine\/(?!read\/akn\/)/,
    never: /^engine\/read\/akn\//,
    but: /^engine\/read\/akn\/(xml(\/second-opinion)?|read-document|placed-references|own-definitions)\.ts$/,
    because:
      'akn is entered by read-document, its trees and errors are of xml; places of references and definitions are read again from texts',
  },
];

/** Rooms, and the steps of reading, lowest first: each imports only what stands before it. A file beside the steps is named with its ending. */
const floors = {
  engine: 'steps.ts law diff cite store read graph search answers catalog.ts make index.ts'.split(' '),
  http: 'message questions formats describe pages fetch mirror deliver operate cli build'.split(' '),
  'engine/cite': 'token provision citation mention resolve recall parse.ts cite.ts'.split(' '),
  'engine/read/akn/relations':
    'dated-number.ts claim.ts conversion.ts clause editors own notes doubted-repeals.ts judge.ts consequence.ts reconcile.ts brought-in.ts'.split(
      ' ',
    ),
  'engine/read/akn/relations/clause': [
    ...'quotation token unit part-only.ts acts-named.ts annex-lists.ts place own-effect.ts sentences.ts coordination.ts'.split(
      ' ',
    ),
    ...'amended-acts.ts kept-parts.ts segment.ts operation.ts pronoun-orders.ts conversion-lines.ts repeal-limits.ts limits.ts operations.ts quoted-operations.ts article-stretch.ts word-places.ts words-around.ts wordings.ts'.split(
      ' ',
    ),
  ],
};

for (const [top, order] of Object.entries(floors)) {
  house(`a room of ${top} is in the list, and imports only rooms before it`, () => {
    const roomOf = (path: string) => order.indexOf(path.slice(top.length + 1).split('/')[0]!);
    const own = files.filter(({ path }) => path.startsWith(`${top}/`));
    assert.equal(
      own.map(({ path }) => path).filter((path) => roomOf(path) < 0),
      [],
    );
    const up = own
      .flatMap(({ path, imports }) => imports.map(({ to }) => ({ path, to })))
      .filter(({ path, to }) => to.startsWith(`${top}/`) && roomOf(to) > roomOf(path))
      .map(({ path, to }) => `${path} imports ${to}, which stands above it`);
    assert.equal(up, []);
  });
}

/** Where each package may be imported, tests and benches aside unless named. */
const doors: Record<string, RegExp> = {
  saxes: /^engine\/read\/akn\/xml\.ts$/,
  'fast-xml-parser': /^(engine\/read\/akn\/xml\/second-opinion|http\/formats\/xml)\.ts$/,
  yauzl: /^engine\/read\/sources\/zip\.ts$/,
  graphology: /^(engine\/graph\/|http\/(build\/draw-graph|formats\/gexf)\.ts$|http\/pages\/explorer\/)/,
  'graphology-communities-louvain': /^engine\/graph\/layout\.ts$/,
  'graphology-gexf': /^http\/formats\/gexf\.ts$/,
  'graphology-layout-forceatlas2': /^(engine\/graph\/layout|http\/build\/draw-graph)\.ts$/,
  'graphology-traversal': /^engine\/graph\//,
  'graphology-types': /^engine\/graph\//,
  minisearch: /^engine\/search\//,
  '@orama/stemmers': /^engine\/search\//,
  workerpool: /^(http\/deliver\/(pool|dear-worker)|engine\/make\/(makers|make-worker))\.ts$/,
  'lru-cache': /^(engine|http)\//,
  typia: /^(http\/(questions|describe|fetch|mirror|build)|engine\/answers)\//,
  sigma: /^http\/pages\/explorer\//,
  polka: /^http\/deliver\/router\.ts$/,
  sirv: /^http\/deliver\/files\.ts$/,
  preact: /^http\/pages\//,
  'preact-render-to-string': /^http\/pages\/document\.tsx$/,
  'fast-myers-diff': /^engine\/diff\//,
  fresh: /^http\//,
  '@modelcontextprotocol/sdk': /^http\/(describe\/mcp\/(server|answer)|cli\/mcp)\.ts$/,
  'node-html-markdown': /^http\/formats\/page-markdown\.ts$/,
  negotiator: /^http\//,
  fflate: /^http\/formats\//,
  docx: /^http\/formats\/docx\.ts$/,
  'write-excel-file': /^http\/formats\/xlsx\.ts$/,
  'hyparquet-writer': /^http\/formats\/parquet\.ts$/,
  'prom-client': /^http\/operate\/metrics\.ts$/,
  hyparquet: /^test\//,
  'node-sqlite3-wasm': /^http\/formats\/sqlite\.ts$/,
  yazl: /^http\/formats\/archive\.ts$/,
  esbuild: /^http\/build\//,
  typescript: /^http\/build\/typia-files\.ts$/,
};
const onlyOutside = /^(test|bench)\//;
/** Files over the limit, each with its reason. */
const maxLines = 300;
const longFiles: Record<string, string> = {
  'engine/law/act-type.ts': 'a table, one type of act a row',
  'engine/answers/words.ts': 'a table, one sentence a row',
  'http/pages/words.ts': 'a table, one sentence a row',
};

house('imports point one way', () => {
  const broken = walls.flatMap(({ who, never, but, because }) =>
    files
      .filter((file) => who.test(file.path))
      .flatMap((file) =>
        file.imports
          .filter(({ to }) => never.test(to) && !but?.test(to))
          .map(({ to }) => `${file.path} imports ${to}: ${because}`),
      ),
  );
  assert.equal(broken, []);
});

house('no file imports itself by a detour, types included', () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: SourceFile, way: string[]): void => {
    if (way.includes(file.path)) circles.push([...way.slice(way.indexOf(file.path)), file.path].join(' -> '));
    if (done.has(file.path) || way.includes(file.path)) return;
    for (const { to } of file.imports) {
      const next = byPath.get(to);
      if (next) visit(next, [...way, file.path]);
    }
    done.add(file.path);
  };
  for (const file of files) visit(file, []);
  assert.equal(circles, []);
});

house('every package has one door', () => {
  const used = files.flatMap((file) =>
    file.imports.filter(({ to }) => isPackage(to)).map(({ to }) => ({ to, path: file.path })),
  );
  const broken = used
    .filter(({ to, path }) => !onlyOutside.test(path) && !doors[to]?.test(path))
    .map(({ to, path }) => `${path} imports ${to}: its door is ${doors[to]?.source ?? 'not in the table'}`);
  assert.equal(broken, []);
});

house('every package that is imported is installed, and the built program needs none of them', () => {
  const { dependencies, devDependencies } = packageJson();
  const imported = files.flatMap(({ imports }) => imports.map(({ to }) => to)).filter(isPackage);
  assert.equal(
    imported.filter((name) => !devDependencies[name]),
    [],
  );
  assert.is(
    dependencies,
    undefined,
    'the bundles hold what they need: whoever installs the program installs nothing else',
  );
  const folder = join(projectRoot, 'dist/http/cli');
  const bundles = readdirSync(folder).filter((name) => name.endsWith('.cjs'));
  assert.ok(bundles.length >= 20);
  const needed = bundles.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\brequire\("([\w@./:-]+)"\)/g)]
      .map((found) => found[1]!)
      .filter((to) => !isBuiltin(to) && !bundles.includes(to.replace('./', '')))
      .map((to) => `${name} needs ${to}`),
  );
  assert.equal(needed, []);
});

house('a thing lives in the file named after it', () => {
  const vague = /(^|\/|-)(utils?|helpers?|common|lib|types?|misc|shared|data|manager)\.tsx?$/;
  const allowed = ['engine/law/act-type.ts', 'http/pages/data.tsx', 'test/shared.ts'];
  assert.equal(
    files.map(({ path }) => path).filter((path) => vague.test(path) && !allowed.includes(path)),
    [],
  );
  assert.equal(
    files.map(({ path }) => path).filter((path) => !/^[a-z0-9/-]+((\.test|\.d)?\.ts|\.tsx)$/.test(path)),
    [],
  );
});

/** Tests of a whole room, named after what they promise. */
const roomTests = [
  'engine/cite/prose.test.ts',
  'engine/cite/prose-kinds.test.ts',
  'engine/cite/prose-whole.test.ts',
  'engine/read/akn/conservation.test.ts',
  'engine/read/reading-page.test.ts',
  'http/budget.test.ts',
  'http/change-over.test.ts',
  'http/damage.test.ts',
  'http/operate/deployment.test.ts',
  'http/operate/proxies.test.ts',
  'http/pages/pages.test.ts',
  'http/questions/cited-places.test.ts',
  'http/same-answers.test.ts',
  'http/validation.test.ts',
];

house('tests mirror the tree', () => {
  const astray = files
    .filter(({ path }) => /^test\/(engine|http|bench)\/.*\.test\.ts$/.test(path))
    .map(({ path }) => path.slice('test/'.length))
    .filter((path) => !roomTests.includes(path))
    .filter(
      (path) =>
        !['.ts', '.tsx', '.cts', '.js'].some((end) => existsSync(join(projectRoot, path.replace(/\.test\.ts$/, end)))),
    )
    .filter((path) => !existsSync(join(projectRoot, path.replace(/\.test\.ts$/, ''))));
  assert.equal(astray, []);
});

house('no file grows past one idea', () => {
  const long = files
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > maxLines && !(path in longFiles))
    .map(({ path, lines }) => `${path} has ${lines} lines: at most ${maxLines} expected`);
  assert.equal(long, []);
});

house('the first line of a file states its purpose', () => {
  const silent = files.filter(
    ({ path, text }) => !path.startsWith('test/') && !text.startsWith('// ') && !text.startsWith('/**'),
  );
  assert.equal(
    silent.map(({ path }) => path),
    [],
  );
});

house('the top folder holds nothing else', () => {
  const files = 'package.json package-lock.json tsconfig.json README.md LICENSE'.split(' ');
  const known = [...rooms, 'corpus', 'snapshots', ...files];
  const passing = ['node_modules', 'dist'];
  const strange = readdirSync(projectRoot).filter(
    (name) => !name.startsWith('.') && !name.endsWith('.log') && !known.includes(name) && !passing.includes(name),
  );
  assert.equal(strange, []);
});

house('versions are exact and the lock file names no address', () => {
  const { dependencies, devDependencies } = packageJson();
  const exact = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !exact.test(version));
  assert.equal(loose, []);
  assert.not.match(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'), /"resolved":\s*"\w+:/);
});

house('no tracked file names a path of one machine', () => {
  const places = ['work', 'farm', 'home', 'root', 'Users'].join('|');
  const machinePath = new RegExp(`(?:^|[\\s'"\`(=:])/(?:${places})/`, 'm');
  assert.match(`cd ${'/wo' + 'rk/'}x`, machinePath);
  const named = trackedFiles()
    .filter((path) => /\.(ts|js|json|md|html|css|yml|sh)$|^\.|\/run$/.test(path) && existsSync(join(projectRoot, path)))
    .filter((path) => machinePath.test(readFileSync(join(projectRoot, path), 'utf8')));
  assert.equal(named, []);
});

/** Of what an import leads to. */
function isPackage(to: string): boolean {
  return !to.startsWith('node:') && !/^\w+\/.*\.(?:tsx?|tsv)$/.test(to);
}

function packageJson(): { dependencies?: Record<string, string>; devDependencies: Record<string, string> } {
  return JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as ReturnType<typeof packageJson>;
}

/** What git tracks; where there is no git, the source files alone. */
function trackedFiles(): string[] {
  try {
    return execFileSync('git', ['ls-files', '-z'], {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter(Boolean);
  } catch {
    return files.map(({ path }) => path);
  }
}

house.run();
