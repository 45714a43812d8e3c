// The manifest stands in every answer: what it may not say is refused in one line, before any document is read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readManifest } from '../../../engine/make/manifest.js';
import { OpenError } from '../../../engine/make/open-file.js';

const test = suite('manifest');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
test.after(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(join(folder, 'manifest.json'), text);
  return readManifest([folder])!.content;
}

const refused: [content: string, message: RegExp][] = [
  ['{ "fonte": ', /manifest\.json: .+, a JSON object expected$/],
  ['[1]', /manifest\.json: an array found, a JSON object expected$/],
  ['null', /manifest\.json: null found, a JSON object expected$/],
  ['{"testi":"sunti"}', /manifest\.json: testi: "sunti" found, legge or riassunti expected$/],
  ['{"testi":{}}', /manifest\.json: testi: an object found, legge or riassunti expected$/],
  ['{"fonte":"abc"}', /manifest\.json: fonte: a string found, an object expected$/],
  ['{"fonte":{"nome":5}}', /manifest\.json: fonte\.nome: a number found, a text expected$/],
  ['{"fonte":{"nome":""}}', /manifest\.json: fonte\.nome: 0 characters found, 1 to 2000 expected$/],
  [`{"fonte":{"licenza":"${'x'.repeat(2001)}"}}`, /fonte\.licenza: 2001 characters found, 1 to 2000 expected$/],
  ['{"fonte":{"url":"javascript:alert(1)"}}', /fonte\.url: "javascript:alert\(1\)" found, an http or https address/],
  ['{"fonte":{"licenza_url":"/licenza"}}', /fonte\.licenza_url: "\/licenza" found, an http or https address expected$/],
  ['{"fonte":{"avvertenza":"abc"}}', /fonte\.avvertenza: a string found, an object with a text for each language/],
  ['{"fonte":{"avvertenza":{"en":["x"]}}}', /fonte\.avvertenza\.en: an array found, a text expected$/],
  [
    `{"fonte":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    /manifest\.json: fonte: an array found, an object expected$/,
  ],
  [`${'{"a":'.repeat(100_000)}1`, /manifest\.json: .+, a JSON object expected$/],
];

for (const [content, message] of refused) {
  test(`${content.slice(0, 50)} is refused in one line`, () => {
    let refusal: unknown;
    try {
      read(content);
    } catch (error) {
      refusal = error;
    }
    assert.instance(refusal, OpenError);
    assert.match((refusal as Error).message, message);
    assert.not.match((refusal as Error).message, /\n/);
  });
}

test('unknown members are ignored, however deep they are nested', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const known = { nome: 'Fonte', url: 'https://example.org', avvertenza: { it: 'Avviso' } };
  const text = `{"fonte":${JSON.stringify({ ...known, x: ['y'] }).replace('["y"]', deep)},"altro":${deep}}`;
  assert.equal(read(text), { fonte: known });
});

test('a corpus without a manifest has no origin of its own', () => {
  rmSync(join(folder, 'manifest.json'));
  assert.is(readManifest([folder]), null);
});

test.run();
