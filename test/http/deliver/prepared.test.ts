// The map of ready responses: bounded, never in the way of a right answer. Counts, not seconds.
import { crc32 } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Answer } from '../../../http/message/answer.js';
import { ok } from '../../../http/message/answer.js';
import type { Endpoint } from '../../../http/questions/endpoint.js';
import {
  createPrepared,
  findPrepared,
  keepPrepared,
  keepQuestion,
  keepSpelling,
  preparedKey,
  type Prepared,
} from '../../../http/deliver/prepared.js';
import type { Response } from '../../../http/deliver/response.js';
import { deflatedPiece, deflatePiece, literal } from '../../../engine/store/piece.js';
import { hashKey } from '../../../engine/store/key-index.js';
import { slabBytes } from '../../../engine/store/slabs.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';

const prepared = suite('prepared');

function response(target: string, ownBytes: number): Response {
  const chunks = [Buffer.allocUnsafeSlow(ownBytes)];
  return {
    status: 200,
    headers: [],
    chunks,
    etag: '"1"',
    hash: hashKey(target),
    route: 0,
    notModified: () => [],
    ownBytes: 0,
  };
}

const keep = (map: Prepared, target: string, ownBytes: number, isDear = true) =>
  (isDear ? keepQuestion : keepPrepared)(map, preparedKey(target, 'it'), response(target, ownBytes));
const has = ({ responses }: Prepared, target: string) => responses.has(preparedKey(target, 'it'));

prepared('holds as many small responses as their headers leave room for, the least used leaves first', () => {
  const map = createPrepared(2 ** 23);
  for (let n = 0; n < 9000; n++) {
    keep(map, `/${n}`, 10);
    map.responses.get(preparedKey('/0', 'it'));
  }
  assert.ok(map.responses.size > 3500 && map.responses.size < 4100, `${map.responses.size} kept`);
  assert.ok(has(map, '/0'));
  assert.not(has(map, '/1'));
});

prepared('is bounded by bytes too, and takes nothing larger than itself', () => {
  const map = createPrepared();
  for (let n = 0; n < 1000; n++) keep(map, `/${n}`, 1_000_000);
  assert.ok(map.responses.size > 10 && map.responses.size < 70);
  keep(map, '/huge', 100_000_000);
  assert.not(has(map, '/huge'));
});

prepared('keeps a repeated question, and an expensive one at once', () => {
  const map = createPrepared();
  keep(map, '/dear', 10);
  keep(map, '/cheap', 10, false);
  assert.equal([has(map, '/dear'), has(map, '/cheap')], [true, false]);
  keep(map, '/cheap', 10, false);
  assert.ok(has(map, '/cheap'));
  for (let n = 0; n < 100_000; n++) keep(map, `/${n}`, 10, false);
  assert.ok(map.responses.size < 100, 'what comes once is not kept');
});

prepared('a question is noticed as a repeat behind ten thousand others', () => {
  const map = createPrepared();
  for (const round of [1, 2]) {
    for (let n = 0; n < 10_000; n++) keep(map, `/${n}`, 10, false);
    if (round === 1) assert.ok(map.responses.size < 10, 'what comes once is not kept');
  }
  assert.ok(map.responses.size > 8000, `${map.responses.size} kept`);
});

prepared('a spelling that comes again finds the response of its question, which is counted once', () => {
  const map = createPrepared();
  const made = { ...response('/dear', 10), chunks: [Buffer.allocUnsafeSlow(100_000)] };
  const kept = keepQuestion(map, '= dear', made);
  const size = map.responses.calculatedSize;
  keepSpelling(map, '/dear?x=1', '= dear', kept);
  assert.is(findPrepared(map, '/dear?x=1'), undefined, 'what comes once is not noted');
  keepSpelling(map, '/dear?x=1', '= dear', kept);
  assert.is(findPrepared(map, '/dear?x=1'), kept);
  assert.ok(map.responses.calculatedSize - size < 1000);
  map.responses.delete('= dear');
  assert.is(findPrepared(map, '/dear?x=1'), undefined, 'it holds no response itself');
  keepSpelling(map, '/failed', '= failed', { ...kept, etag: null });
  keepSpelling(map, '/failed', '= failed', { ...kept, etag: null });
  assert.not(has(map, '/failed'));
});

prepared('a response that is found by a spelling is one that was used last', () => {
  const map = createPrepared(40_000);
  const kept = keepQuestion(map, '= dear', response('/dear', 10));
  for (let times = 0; times < 2; times++) keepSpelling(map, '/dear?x=1', '= dear', kept);
  for (let n = 0; n < 100; n++) {
    keep(map, `/${n}`, 10);
    assert.is(findPrepared(map, '/dear?x=1'), kept);
  }
});

prepared('a body in pieces that is asked for again is kept whole, unless it is large', () => {
  for (const [size, isWhole] of [
    [300_000, true],
    [2_000_000, false],
  ] as const) {
    const map = createPrepared();
    const plain = Buffer.alloc(size, 'barca ');
    const pieces = [literal('{'), deflatedPiece(deflatePiece(plain), size, crc32(plain)), literal('}')];
    const asked = () => keepPrepared(map, `/${size}`, { ...response('/pieces', 0), chunks: [], pieces });
    assert.is(asked().pieces, pieces, 'what comes once is not kept');
    const kept = asked();
    assert.is(kept.pieces === undefined, isWhole);
    if (!isWhole) continue;
    assert.ok(Buffer.concat(kept.chunks).equals(Buffer.from(`{${plain.toString()}}`)));
    assert.ok(kept.ownBytes >= size);
  }
});

prepared('a kept response holds no memory of a shared pool', () => {
  const map = createPrepared();
  const pooled = Buffer.from(new ArrayBuffer(128 * 1024), 10, 100);
  const kept = keepQuestion(map, 'key', { ...response('/pooled', 0), chunks: [pooled] });
  assert.is(kept.chunks[0]!.buffer.byteLength, 100);
  assert.ok(kept.chunks[0]!.equals(pooled));
  assert.is(kept.ownBytes, 100);
});

/** Where the chunks of a response may lie, and how many responses of this kind are kept. */
const places: { what: string; count: number; chunks: () => Buffer[] }[] = [
  {
    what: 'articles of bodies unfolded for the occasion',
    count: 1500,
    chunks: () => [Buffer.allocUnsafeSlow(1 << 20).subarray(1000, 60_000)],
  },
  {
    what: 'a few bytes of each of many bodies',
    count: 3000,
    chunks: () => [Buffer.allocUnsafeSlow(100_000).subarray(0, 300)],
  },
  {
    what: 'large parts of one read',
    count: 300,
    chunks: () => {
      const read = Buffer.allocUnsafeSlow(1 << 20);
      return [read.subarray(0, 300_000), read.subarray(300_000, 600_000), Buffer.allocUnsafeSlow(9000)];
    },
  },
  { what: 'bodies compressed whole', count: 3000, chunks: () => [Buffer.allocUnsafeSlow(40_000).subarray(0, 17_000)] },
  { what: 'bodies larger than a slab', count: 3, chunks: () => [Buffer.allocUnsafeSlow(slabBytes + 1000)] },
  { what: 'small bodies joined in the pool', count: 4000, chunks: () => [Buffer.allocUnsafe(16_000)] },
];

for (const { what, count, chunks } of places) {
  prepared(`${what}: what is kept holds what it counts, 64 MB at most`, () => {
    const map = createPrepared();
    for (let n = 0; n < count; n++) {
      const made = { ...response(`/${n}`, 0), chunks: chunks() };
      const kept = keepQuestion(map, preparedKey(`/${n}`, 'it'), made);
      kept.chunks.forEach((chunk, i) => assert.is(chunk.length, made.chunks[i]!.length));
    }
    const responses = [...map.responses.values()].filter((kept) => typeof kept !== 'string');
    const held = new Set(responses.flatMap((kept) => kept.chunks.map(({ buffer }) => buffer)));
    const bytes = [...held].reduce((sum, { byteLength }) => sum + byteLength, 0);
    assert.ok(held.size > 0);
    assert.ok(bytes <= map.responses.calculatedSize, `${bytes} bytes held, ${map.responses.calculatedSize} counted`);
    assert.ok(map.responses.calculatedSize <= 64 * 2 ** 20);
  });
}

prepared('a view of a slab is kept without a copy and costs nothing', () => {
  const map = createPrepared();
  const chunk = Buffer.allocUnsafeSlow(slabBytes).subarray(5, 1_000_000);
  const kept = keepQuestion(map, 'key', { ...response('/slab', 0), chunks: [chunk] });
  assert.is(kept.chunks[0], chunk);
  assert.is(kept.ownBytes, 0);
});

prepared(
  'a repeated question is answered without asking again; another language, encoding or spelling is another',
  async () => {
    let asked = 0;
    const answer = (): Answer => ok([literal(JSON.stringify({ asked: ++asked }))]);
    const counted: Endpoint = {
      name: 'counted',
      path: '/counted',
      tag: 'servizio',
      summary: 'Prova / Trial',
      description: 'Prova. / Trial.',
      examples: ['/'],
      ...{ parameters: [], describe: () => ({ answers: new Map(), components: {} }) },
      read: () => ({ refusal: null, key: 'counted', cost: () => 'light' as const, answer }),
    };
    const failing: Endpoint = {
      ...counted,
      path: '/failing',
      read: () => ({ refusal: { ...answer(), status: 422, cache: 'error' } }),
    };
    const service = await startService(smallCatalog, [counted, failing]);
    const bodies = [];
    for (let n = 0; n < 5; n++) bodies.push((await service.get('/counted')).text);
    assert.equal(bodies, ['{"asked":1}', ...Array(4).fill('{"asked":2}')], 'kept when it comes the second time');
    await service.get('/counted', {}, 'HEAD');
    await service.get('/counted', { 'accept-language': 'it-IT' });
    assert.is(asked, 2);
    await service.get('/counted', { 'accept-language': 'en' });
    await service.get('/counted', { 'accept-encoding': 'gzip' });
    await service.get('/counted?');
    assert.is(asked, 5);
    for (let n = 0; n < 3; n++) await service.get('/failing');
    assert.is(asked, 8);
    await service.change(smallCatalog);
    await service.get('/counted');
    assert.is(asked, 9);
    await service.stop();
  },
);

prepared.run();
