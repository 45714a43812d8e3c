// The command that finds citations in a text.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const resolve = suite('resolve');
const script = join(import.meta.dirname, '../../../http/cli/main.cjs');
const text = 'Ai sensi dell’art. 2, comma 1, della l. 241/1990 & del <CAD>, l. 4/1700.\n';

interface Found {
  inizio: number;
  fine: number;
  testo: string;
  articolo: string | null;
}

function run(input: string, ...args: string[]) {
  return spawnSync(process.execPath, [script, 'resolve', ...args], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

resolve('json: a list of citations with their places and acts, from standard input or a file', () => {
  const { status, stdout, stderr } = run(text);
  assert.equal([status, stderr], [0, '']);
  const found = JSON.parse(stdout) as Found[];
  assert.ok(found.length >= 1);
  for (const { inizio, fine, testo } of found) assert.is(text.slice(inizio, fine), testo);
  assert.is(found[0]!.articolo, 'eli:/it/legge/1990/08/07/241/art/2');
  const path = join(mkdtempSync(join(tmpdir(), 'legami-')), 'text.txt');
  writeFileSync(path, text);
  assert.is(run('', path).stdout, stdout);
});

resolve('text: the text, whole, with each citation in brackets before its act', () => {
  const { stdout } = run(text, '-', '--format', 'text');
  assert.match(stdout, '[art. 2, comma 1, della l. 241/1990](eli:/it/legge/1990/08/07/241/art/2)');
  assert.is(stdout.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'), text);
});

resolve('html: links to the portal, and nothing of the text is markup', () => {
  const { stdout } = run(text, '--format=html');
  assert.match(stdout, 'href="https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1990-08-07;241~art2"');
  assert.match(stdout, '&amp; del &lt;');
  assert.not.match(stdout, '<CAD>');
});

resolve('a text without citations: an empty list', () => {
  assert.equal(JSON.parse(run('').stdout), []);
  assert.equal(JSON.parse(run('Nel mezzo del cammin di nostra vita').stdout), []);
});

resolve('a text of a megabyte: as many times as its part, and no complaint', () => {
  const times = Math.ceil(2 ** 20 / text.length);
  const { status, stdout, stderr } = run(text.repeat(times));
  assert.equal([status, stderr], [0, '']);
  const once = (JSON.parse(run(text).stdout) as Found[]).length;
  assert.is((JSON.parse(stdout) as Found[]).length, once * times);
});

for (const [args, expected] of [
  [['--format', 'xml'], /^--format: xml found, json, text or html expected\n\nusage: /],
  [['a', 'b'], /^2 files found, one expected\n\nusage: /],
  [['/nowhere/at/all'], /^\/nowhere\/at\/all: not found, a file expected\n$/],
  [['--snapshot', '/dev/null'], /^\/dev\/null: a device found, a snapshot expected\n$/],
] as const) {
  resolve(`${args.join(' ')}: refused`, () => {
    const { status, stdout, stderr } = run('', ...args);
    assert.equal([status, stdout], [1, '']);
    assert.match(stderr, expected);
  });
}

resolve.run();
