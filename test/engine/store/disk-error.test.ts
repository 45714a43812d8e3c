// A disk that does not take a snapshot ends its making with one line; the old snapshot stays, and nothing half written.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSnapshotFile } from '../../../engine/make/open-catalog.js';
import { openSpool } from '../../../engine/make/spool.js';
import { DiskError, writing } from '../../../engine/store/disk-error.js';
import { partialPath } from '../../../engine/store/partial.js';
import { projectRoot } from '../../source-tree.js';

const test = suite('disk-error');
const folder = mkdtempSync(join(tmpdir(), 'legami-disk-'));
test.after(() => rmSync(folder, { recursive: true }));
const corpus = [join(projectRoot, 'corpus')];

/** @returns the message with which making a snapshot ends */
async function failToMake(snapshot: string): Promise<string> {
  try {
    (await makeSnapshotFile({ corpus, snapshot, strict: true, report: () => undefined })).catalog.close();
  } catch (error) {
    assert.instance(error, DiskError);
    return (error as DiskError).message;
  }
  throw new Error('a snapshot was made');
}

test('where no space is left the message names the snapshot, and the old one stays as it was', async () => {
  if (!existsSync('/dev/full')) return console.log('skips a full disk: no /dev/full found');
  const path = join(folder, 'full.snapshot');
  writeFileSync(path, '');
  // The file that a snapshot grows in.
  symlinkSync('/dev/full', partialPath(path));
  assert.is(await failToMake(path), `${path}: no space is left for it`);
  assert.equal(readdirSync(folder), ['full.snapshot']);
  assert.is(readFileSync(path, 'utf8'), '');
});

test('where nothing may be written the message says so, before any document is read', async () => {
  if (!existsSync('/sys')) return console.log('skips a folder that nobody may write to: no /sys found');
  assert.match(
    await failToMake('/sys/x.snapshot'),
    /^\/sys\/x\.snapshot: (not permitted to write it|its file system can only be read)$/,
  );
});

test('where the temporary folder does not take texts the message names that folder', () => {
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = '/sys';
  const empty = new Uint8Array(0);
  const text = { deflated: Buffer.from('text'), size: 4, crc: 0, references: empty, words: empty, stated: 0 };
  try {
    if (existsSync('/sys'))
      assert.throws(() => openSpool(0).keep({ ...text, articles: new Uint32Array(0) }), /^\/sys: (not|its) /);
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
});

test('every other error is passed on as it is', () => {
  const other = new RangeError('offset');
  assert.throws(
    () =>
      writing('x', () => {
        throw other;
      }),
    (error: unknown) => error === other,
  );
  assert.is(
    writing('x', () => 1),
    1,
  );
});

test.run();
