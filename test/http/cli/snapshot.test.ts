// `legami snapshot` and the file that it replaces.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openFile } from '../../../engine/make/open-file.js';
import { format } from '../../../engine/store/snapshot.js';
import { act, packOf } from '../fetch/portal-acts.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { runMain } from './process.js';

const making = suite('legami snapshot');
const folder = newFolder();
making.after(() => removeFolder(folder));

/** Makes a snapshot of so many laws. */
function make(out: string, laws: number, ...flags: string[]) {
  const pack = join(folder, 'laws.zip');
  writeFileSync(
    pack,
    packOf(
      Array.from({ length: laws }, (_, i) => act('LEGGE', '1990-08-07', i + 1)),
      'V',
    ),
  );
  return runMain('snapshot', '--corpus', pack, '--out', out, ...flags);
}

making('refuses to replace a snapshot by one with more than a tenth fewer acts, but with --allow-shrink', () => {
  const out = join(folder, 'law.snapshot');
  assert.is(make(out, 20).status, 0);
  const before = readFileSync(out);
  const refused = make(out, 17);
  assert.equal(
    [refused.status, refused.stdout, refused.stderr],
    [
      1,
      '',
      `${out}: 17 acts found, 20 in the snapshot that they would replace, nine tenths of them expected: it is kept; --allow-shrink replaces it all the same\n`,
    ],
  );
  assert.ok(readFileSync(out).equals(before));
  assert.is(make(out, 18).status, 0, 'a tenth may go');
  assert.is(make(out, 3, '--allow-shrink').status, 0);
  assert.is.not(readFileSync(out).length, before.length);
});

making('compares also with a snapshot that other shapes or rules made', () => {
  const out = join(folder, 'old.snapshot');
  assert.is(make(out, 20).status, 0);
  const other = readFileSync(out);
  other.fill(7, format.shapesAt, format.checksumAt);
  other.writeUInt32LE(crc32(other.subarray(0, format.checksumAt)), format.checksumAt);
  writeFileSync(out, other);
  assert.match(make(out, 5).stderr, /5 acts found, 20 in the snapshot/);
  assert.ok(readFileSync(out).equals(other));
});

making('takes since when things are held from another snapshot, where one is named', () => {
  const [before, after] = [join(folder, 'before.snapshot'), join(folder, 'after.snapshot')];
  assert.is(make(before, 3).status, 0);
  assert.is(make(after, 4, '--previous', before).status, 0);
  const { seen, acts, facts } = openFile(after);
  assert.is(seen.facts.days.length, 1);
  const changes = Array.from({ length: facts.counts.acts }, (_, act) => [acts.eli(act), seen.lastChange(act)]);
  assert.equal(
    changes.filter(([, day]) => day !== null),
    [['eli:/it/legge/1990/08/07/4', seen.facts.since]],
  );
  const missing = make(after, 4, '--previous', join(folder, 'none.snapshot'));
  assert.equal([missing.status, missing.stdout], [1, '']);
  assert.match(missing.stderr, /none\.snapshot.*expected/);
});

making.run();
