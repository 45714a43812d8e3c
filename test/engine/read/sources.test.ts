import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sourceLimits, type SourceLimits } from '../../../engine/read/sources/source.js';
import { digestBytes, openSources } from '../../../engine/read/sources.js';
import { writeZip } from '../../zip-writer.js';

const sources = suite('sources');
const folder = mkdtempSync(join(tmpdir(), 'legami-sources-'));
sources.after(() => rmSync(folder, { recursive: true }));

function put(path: string, bytes: string | Buffer = `<a>${path}</a>`): string {
  const full = join(folder, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, bytes);
  return full;
}

async function readAll(paths: string[], limits: Partial<SourceLimits> = {}) {
  const refused: string[] = [];
  const found = await openSources(
    paths,
    (refusal) => refused.push(`${refusal.path}:${refusal.line}: ${refusal.reason}`),
    {
      ...sourceLimits,
      ...limits,
    },
  );
  const read: string[] = [];
  for await (const document of found) {
    try {
      const bytes = await document.read();
      assert.is(bytes.length, document.size);
      read.push(`${document.path.slice(folder.length + 1)} ${bytes.toString()}`);
    } catch (error) {
      refused.push((error as Error).message);
    }
  }
  return {
    read,
    refused: refused.map((line) => line.replaceAll(`${folder}/`, '')),
    files: found.files,
    bytes: found.bytesOnDisk,
  };
}

sources('a folder gives its documents at any depth, sorted, and nothing else', async () => {
  put('plain/b.xml');
  put('plain/a/z.AKN');
  put('plain/a/note.txt');
  put('plain/.hidden/c.xml');
  put('plain/._b.xml');
  const { read, refused, files, bytes } = await readAll([join(folder, 'plain')]);
  assert.equal(read, ['plain/a/z.AKN <a>plain/a/z.AKN</a>', 'plain/b.xml <a>plain/b.xml</a>']);
  assert.equal(refused, []);
  assert.is(files, 2);
  assert.is(bytes, 20 + 18);
});

sources('a file is read whatever its name, and only once', async () => {
  const file = put('single/act', '<act/>');
  const { read } = await readAll([file, join(folder, 'single'), file]);
  assert.equal(read, ['single/act <act/>']);
});

sources('packs, and packs inside packs, are read without unpacking them to disk', async () => {
  const inner = writeZip([{ name: 'x/a.xml', bytes: Buffer.from('<a/>') }]);
  const outer = writeZip([
    { name: 'inner.zip', bytes: inner, method: 0 },
    { name: 'b.xml', bytes: Buffer.from('<b/>'), method: 0 },
    { name: 'LEGGIMI.txt', bytes: Buffer.from('no document') },
    { name: '__MACOSX/._b.xml', bytes: Buffer.from('no document') },
  ]);
  put('packs/all.zip', outer);
  const renamed = put('renamed.bin', outer);
  const { read, refused } = await readAll([join(folder, 'packs'), renamed]);
  assert.equal(read, [
    'packs/all.zip!inner.zip!x/a.xml <a/>',
    'packs/all.zip!b.xml <b/>',
    'renamed.bin!inner.zip!x/a.xml <a/>',
    'renamed.bin!b.xml <b/>',
  ]);
  assert.equal(refused, []);
});

sources('an inner pack too large to hold is spooled and reads the same', async () => {
  const inner = writeZip([{ name: 'a.xml', bytes: Buffer.from('<a/>') }]);
  for (const method of [0, 8]) {
    const path = put(`spooled-${method}.zip`, writeZip([{ name: 'inner.zip', bytes: inner, method }]));
    const { read, refused } = await readAll([path], { heldPackBytes: 10 });
    assert.equal(read, [`spooled-${method}.zip!inner.zip!a.xml <a/>`]);
    assert.equal(refused, []);
    const wrong = put(`wrong-${method}.zip`, writeZip([{ name: 'inner.zip', bytes: inner, method, crc: 1 }]));
    assert.match((await readAll([wrong], { heldPackBytes: 10 })).refused.join('\n'), 'another CRC-32');
  }
});

sources('links are followed inside the folder only, and never in circles', async () => {
  const outside = put('outside/secret.xml', 'secret');
  put('linked/..real/a.xml', '<a/>');
  put('linked/b.xml', '<b/>');
  symlinkSync('..real/a.xml', join(folder, 'linked/a.xml'));
  symlinkSync('b.xml', join(folder, 'linked/c.xml'));
  symlinkSync('.', join(folder, 'linked/loop'));
  symlinkSync(outside, join(folder, 'linked/secret.xml'));
  symlinkSync(join(folder, 'outside'), join(folder, 'linked/way-out'));
  symlinkSync('nowhere.xml', join(folder, 'linked/dangling.xml'));
  const { read, refused } = await readAll([join(folder, 'linked')]);
  assert.equal(read, ['linked/a.xml <a/>', 'linked/b.xml <b/>']);
  assert.equal(refused, [
    'linked/dangling.xml:1: nothing, expected a file or folder that can be read',
    'linked/secret.xml:1: a link out of the folder, expected a file inside it',
    'linked/way-out:1: a link out of the folder, expected a file inside it',
  ]);
});

sources('a path that is not a file is refused without blocking', async () => {
  mkdirSync(join(folder, 'odd/folder.xml'), { recursive: true });
  execFileSync('mkfifo', [join(folder, 'odd/pipe.xml')]);
  const { read, refused } = await readAll([
    join(folder, 'odd'),
    '/dev/zero',
    join(folder, 'missing'),
    `${folder}/a\nb.xml`,
  ]);
  assert.equal(read, []);
  assert.equal(refused, [
    'odd/pipe.xml:1: a pipe, expected a file',
    '/dev/zero:1: a device, expected a file or folder',
    'missing:1: nothing, expected a file or folder that can be read',
    'a?b.xml:1: nothing, expected a file or folder that can be read',
  ]);
});

sources('a file that goes away or grows after the listing is refused by name', async () => {
  const gone = put('moving/a.xml');
  const grown = put('moving/b.xml');
  const swapped = put('moving/c.xml');
  const refused: string[] = [];
  const found = await openSources([join(folder, 'moving')], (refusal) => refused.push(refusal.reason), {
    ...sourceLimits,
    documentBytes: 100,
  });
  rmSync(gone);
  writeFileSync(grown, 'x'.repeat(101));
  rmSync(swapped);
  execFileSync('mkfifo', [swapped]);
  for await (const document of found) {
    await document.read().then(
      () => assert.unreachable(),
      (error: Error) => refused.push(error.message.replace(`${folder}/`, '')),
    );
  }
  assert.equal(refused, [
    'moving/a.xml:1: nothing, expected a file or folder that can be read',
    'moving/b.xml:1: 101 bytes, expected at most 100',
    'moving/c.xml:1: a pipe, expected a file',
  ]);
});

sources('different bytes have different digests', () => {
  assert.is(digestBytes(Buffer.from('')), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  assert.is.not(digestBytes(Buffer.from('a')), digestBytes(Buffer.from('b')));
});

sources.run();
