import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sourceLimits, type SourceLimits } from '../../../../engine/read/sources/source.js';
import { openSources } from '../../../../engine/read/sources.js';
import { randomAt } from '../../../../bench/synthetic/random.js';
import { writeZip, type ZipEntry } from '../../../zip-writer.js';

const zip = suite('zip');
const folder = mkdtempSync(join(tmpdir(), 'legami-zip-'));
zip.after(() => rmSync(folder, { recursive: true }));

const small = (name: string): ZipEntry => ({ name, bytes: Buffer.from(`<a>${name}</a>`) });

/** What a pack gives: paths of the documents read, without the pack's own, and lines of what was refused. */
async function readPack(bytes: Buffer, limits: Partial<SourceLimits> = {}) {
  const path = join(folder, 'p.zip');
  writeFileSync(path, bytes);
  const read: string[] = [];
  const refused: string[] = [];
  const sources = await openSources(
    [path],
    (refusal) => refused.push(`${refusal.path}:${refusal.line}: ${refusal.reason}`),
    {
      ...sourceLimits,
      ...limits,
    },
  );
  let total = 0;
  for await (const document of sources) {
    try {
      const content = await document.read();
      assert.is(content.length, document.size);
      total += content.length;
      read.push(document.path.slice(path.length));
    } catch (error) {
      refused.push((error as Error).message);
    }
  }
  return { read, refused: refused.map((line) => line.replace(path, '')), total };
}

zip('a damaged entry is refused by name, the rest is read', async () => {
  const { read, refused } = await readPack(
    writeZip([
      small('a.xml'),
      { ...small('crc.xml'), crc: 1 },
      { ...small('longer.xml'), size: 5 },
      { ...small('shorter.xml'), size: 500 },
      { ...small('stored.xml'), method: 0, size: 500 },
      { ...small('noise.xml'), method: 8, bytes: Buffer.from('x'), sameAs: 0 },
      { ...small('secret.xml'), isEncrypted: true },
      { ...small('zstd.xml'), method: 93 },
      { ...small('inner.zip'), crc: 1 },
      { ...small('no-pack.zip') },
      small('z.xml'),
    ]),
  );
  assert.equal(read, ['!a.xml', '!z.xml']);
  assert.equal(refused, [
    '!crc.xml:1: bytes with another CRC-32, expected those that the directory of the pack states',
    '!longer.xml:1: more bytes, expected 5 as the directory of the pack states',
    '!shorter.xml:1: 18 bytes, expected 500 as the directory of the pack states',
    '!stored.xml:1: 17 bytes, expected 500 as the directory of the pack states',
    '!noise.xml:1: more bytes, expected 1 as the directory of the pack states',
    '!secret.xml:1: an encrypted entry, expected a plain one',
    '!zstd.xml:1: compression method 93, expected 0 (stored) or 8 (deflated)',
    '!inner.zip:1: bytes with another CRC-32, expected those that the directory of the pack states',
    '!no-pack.zip:1: a damaged ZIP (End of central directory record signature not found. Either not a zip file, or file is truncated), expected a whole one',
  ]);
});

zip('an entry is read, or refused, alike whatever its size', async () => {
  const random = randomAt(5, 0);
  // Where an entry is read at once, where it is not, and between.
  for (const length of [0, 1000, 2 ** 20, 2 ** 20 + 1, 3_000_000]) {
    const bytes = Buffer.from(Uint8Array.from({ length }, () => random.below(64)));
    const path = join(folder, 'sizes.zip');
    writeFileSync(
      path,
      writeZip([
        { name: 'deflated.xml', bytes },
        { name: 'stored.xml', bytes, method: 0 },
        { name: 'crc.xml', bytes, crc: 1 },
        { name: 'more.xml', bytes, size: length + 5 },
        ...(length > 0 ? [{ name: 'less.xml', bytes, size: length - 1 }] : []),
      ]),
    );
    const found: string[] = [];
    for await (const document of await openSources([path], ({ reason }) => assert.unreachable(reason))) {
      const name = document.path.slice(path.length + 1);
      try {
        found.push(`${name} ${(await document.read()).equals(bytes) ? 'read' : 'wrong'}`);
      } catch (error) {
        found.push(`${name} ${/bytes/.exec((error as Error).message)?.[0]} refused`);
      }
    }
    const refused = ['crc.xml', 'more.xml', ...(length > 0 ? ['less.xml'] : [])].map((name) => `${name} bytes refused`);
    assert.equal(found, ['deflated.xml read', 'stored.xml read', ...refused], `${length} bytes`);
  }
});

zip('names can lead nowhere and break no line', async () => {
  const { read, refused } = await readPack(
    writeZip([
      small('../../etc/passwd.xml'),
      small('/absolute.xml'),
      small('C:\\windows\\x.xml'),
      small('line\nbreak\u202e\u0007.xml'),
      small(`${'long'.repeat(500)}.xml`),
    ]),
  );
  assert.equal(read.slice(0, 4), ['!../../etc/passwd.xml', '!/absolute.xml', '!C:/windows/x.xml', '!line?break??.xml']);
  assert.ok(read[4]!.length < 310);
  assert.equal(refused, []);
});

zip('a bomb gives no more than its limits allow', async () => {
  const zeros: ZipEntry = { name: 'zeros.xml', bytes: Buffer.alloc(2 ** 20) };
  const lone = await readPack(writeZip([zeros, small('a.xml')]), { documentBytes: 2 ** 19 });
  assert.equal(lone.read, ['!a.xml']);
  assert.equal(lone.refused, ['!zeros.xml:1: 1048576 bytes, expected at most 524288']);

  const overlapping = [zeros, ...Array.from({ length: 5_000 }, (_, n) => ({ ...zeros, name: `${n}.xml`, sameAs: 0 }))];
  const bomb = writeZip(overlapping);
  const many = await readPack(bomb);
  assert.is(many.refused.at(-1), ':1: more than 200 times its own size inside, expected less; the rest is left out');
  assert.ok(many.total <= Math.max(sourceLimits.packFloorBytes, 200 * bomb.length), `${many.total} bytes came out`);

  const nested = writeZip(Array.from({ length: 20 }, (_, n) => ({ name: `${n}.zip`, bytes: bomb })));
  const deep = await readPack(nested, { packFloorBytes: 2 ** 20, packRatio: 50 });
  assert.ok(deep.total <= Math.max(2 ** 20, 50 * nested.length), `${deep.total} bytes came out`);
  assert.match(deep.refused.at(-1)!, 'the rest is left out');
});

zip('packs are opened three deep, and no pack opens itself for ever', async () => {
  let pack = writeZip([small('a.xml')]);
  for (const name of ['three.zip', 'two.zip']) pack = writeZip([{ name, bytes: pack }]);
  assert.equal((await readPack(pack)).read, ['!two.zip!three.zip!a.xml']);
  const tooDeep = await readPack(writeZip([{ name: 'one.zip', bytes: pack }, small('b.xml')]));
  assert.equal(tooDeep.read, ['!b.xml']);
  assert.equal(tooDeep.refused, ['!one.zip!two.zip!three.zip:1: a pack 4 deep in packs, expected at most 3']);
});

zip('a pack of 20,000 entries is read in bounded memory', async () => {
  const entries = Array.from({ length: 20_000 }, (_, n) => ({ ...small(`${n}.xml`), method: 0 }));
  const before = process.memoryUsage().rss;
  const bytes = writeZip(entries);
  const { read } = await readPack(bytes);
  assert.is(read.length, 20_000);
  assert.ok(process.memoryUsage().rss - before < 300e6);
  const refused = await readPack(bytes, { packEntries: 1_000 });
  assert.equal(refused.refused, [':1: 20000 entries, expected at most 1000']);
});

zip('cut off anywhere, a pack is refused with a line', async () => {
  const bytes = writeZip([small('a.xml'), { name: 'inner.zip', bytes: writeZip([small('b.xml')]) }]);
  for (let length = 0; length < bytes.length; length += 11) {
    const { read, refused } = await readPack(bytes.subarray(0, length));
    assert.equal(read, []);
    assert.is(refused.length, 1);
    assert.match(refused[0]!, /^:1: a damaged ZIP \(.+\), expected a whole one$/);
  }
});

zip('damaged at random, a pack gives sound documents and lines, never a crash', async () => {
  const sound = writeZip([
    small('a.xml'),
    { ...small('b.xml'), method: 0 },
    { name: 'inner.zip', bytes: writeZip([small('c.xml'), small('d.xml')]) },
  ]);
  const texts = new Set((await readPack(sound)).read);
  assert.is(texts.size, 4);
  for (let round = 0; round < 600; round++) {
    const random = randomAt(1, round);
    const damaged = Buffer.from(sound);
    for (let times = 1 + random.below(4); times > 0; times--) {
      // Half of the damage goes to the directory, where sizes and positions stand.
      const at = random.chance(0.5) ? random.below(damaged.length) : damaged.length - 1 - random.below(300);
      damaged[at] = random.chance(0.3) ? 0xff : random.below(256);
    }
    const { total } = await readPack(damaged, { heldPackBytes: round % 2 === 0 ? 10 : 1_000_000 });
    assert.ok(total < 1_000);
  }
  assert.equal(
    readdirSync(tmpdir()).filter((name) => name.startsWith('legami-spool-')),
    [],
  );
});

zip.run();
