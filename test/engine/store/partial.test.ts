// What interrupted writers leave beside a snapshot.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { partialPath } from '../../../engine/store/partial.js';
import { fileSink } from '../../../engine/store/writer.js';

const test = suite('partial');
const folder = mkdtempSync(join(tmpdir(), 'legami-partial-'));
test.after(() => rmSync(folder, { recursive: true }));

test('the temporary file of a process that has ended is removed at once', async () => {
  const target = join(folder, 'killed.snapshot');
  const own = basename(partialPath(target));
  const [ended, alive] = [spawnSync(process.execPath, ['-e', '']).pid, process.ppid].map((pid) =>
    join(folder, own.replace(`.${process.pid}-`, `.${pid}-`)),
  ) as [string, string];
  const elsewhere = join(folder, own.replace(/\.\d+-\w{8}/, '.999999-00000000'));
  for (const path of [ended, alive, elsewhere]) writeFileSync(path, 'half');
  fileSink(target).abandon();
  assert.equal([ended, alive, elsewhere].map(existsSync), [false, true, true]);
});

test('the temporary file of an interrupted writer elsewhere is removed by another, a day later', () => {
  const target = join(folder, 'left.snapshot');
  const names = [
    'left.snapshot.1.partial',
    'left.snapshot.2.partial',
    'left.snapshot.1.partial.mine',
    'other.1.partial',
  ];
  for (const name of names) {
    writeFileSync(join(folder, name), 'half');
    const day = 86_400;
    const written = Date.now() / 1000 - (name.includes('.2.') ? day / 2 : 2 * day);
    utimesSync(join(folder, name), written, written);
  }
  // Listed first, and no file.
  mkdirSync(join(folder, 'left.snapshot.0.partial'));
  utimesSync(join(folder, 'left.snapshot.0.partial'), 0, 0);
  fileSink(target).abandon();
  assert.equal(
    names.filter((name) => existsSync(join(folder, name))),
    names.slice(1),
  );
});

test.run();
