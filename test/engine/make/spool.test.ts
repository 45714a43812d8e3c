import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CountedText } from '../../../engine/answers/body.js';
import { openSpool } from '../../../engine/make/spool.js';

const test = suite('spool');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
process.env['TMPDIR'] = folder;
test.after(() => rmSync(folder, { recursive: true, force: true }));

const text = (fill: number): CountedText => ({
  deflated: new Uint8Array(1_000 + fill).fill(fill),
  references: new Uint8Array(fill).fill(fill + 1),
  articles: Uint32Array.of(fill, 2 ** 32 - 1),
  size: fill,
  crc: fill,
  words: new Uint8Array([7, 7, 7]),
  stated: 0,
});

const descriptors = () => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0);

test('texts come back from memory and from the file, which leaves no trace', () => {
  const before = descriptors();
  const spool = openSpool(3_000);
  const texts = Array.from({ length: 10 }, (_, i) => text(i));
  const fetches = texts.map((text) => spool.keep(text));
  assert.equal(
    fetches.map((fetch) => fetch()),
    texts,
  );
  assert.equal(readdirSync(folder), []);
  spool.close();
  assert.is(descriptors(), before);
});

test('closing twice closes nothing of others', () => {
  const spool = openSpool(0);
  spool.keep(text(1));
  spool.close();
  const other = openSpool(0);
  const fetch = other.keep(text(2));
  spool.close();
  assert.equal(fetch(), text(2));
  other.close();
});

test.run();
