// Every document is read by a second XML parser, and what it reads differently is reported.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { verifyDocuments } from '../../../engine/make/verify.js';
import { findDisagreement } from '../../../engine/read/akn/xml/second-opinion.js';
import { sharedPath } from '../../shared.js';
import { projectRoot } from '../../source-tree.js';

const test = suite('verify');
const sample = join(projectRoot, 'corpus');
const document = 'legge_2020-09-11_120.xml';
const folder = mkdtempSync(join(tmpdir(), 'legami-verify-'));
test.after(() => rmSync(folder, { recursive: true }));

async function verify(paths: string[], compare?: typeof findDisagreement) {
  const lines: string[] = [];
  let last = { documents: 0, bytes: 0, totalBytes: 0 };
  const found = await verifyDocuments({
    paths,
    ...(compare === undefined ? {} : { compare }),
    differ: (line) => lines.push(line),
    progress: (progress) => (last = { ...progress }),
  });
  assert.is(last.bytes, last.totalBytes);
  return { ...found, lines };
}

for (const [name, path] of [
  ['the sample', sample],
  ['the real documents', sharedPath('corpus', 'normattiva')],
] as const) {
  if (path === null) continue;
  test(`${name}: both parsers read every document alike`, async () => {
    const { documents, differing, lines } = await verify([path]);
    assert.ok(documents > 5);
    assert.equal([differing, lines], [0, []]);
  });
}

test('one line for each document that is read differently, none for one that is refused', async () => {
  copyFileSync(join(sample, document), join(folder, 'good.xml'));
  const text = readFileSync(join(sample, document), 'utf8');
  writeFileSync(join(folder, 'changed.xml'), text.replace('<body', '<body toString="1"'));
  writeFileSync(join(folder, 'unread.xml'), text.replace('<body', '<body constructor="1"'));
  writeFileSync(join(folder, 'refused.xml'), '<akomaNtoso>');
  const plain = await verify([folder]);
  assert.equal([plain.documents, plain.differing, plain.lines], [3, 0, []]);
  // As if the second parser read something else, and nothing at all.
  const { documents, differing, lines } = await verify([folder], (root, bytes, path) => {
    const other = Buffer.from(bytes).toString().replace('toString="1"', 'toString="2"');
    return findDisagreement(root, Buffer.from(path.endsWith('unread.xml') ? '<a' : other), path);
  });
  assert.equal([documents, differing, lines.length], [3, 2, 2]);
  assert.match(
    lines.find((line) => line.includes('changed.xml'))!,
    /changed\.xml: line \d+: toString="1" found, "2" by/,
  );
  assert.match(
    lines.find((line) => line.includes('unread.xml'))!,
    /unread\.xml: (?:refused|0 roots) by another parser/,
  );
});

test.run();
