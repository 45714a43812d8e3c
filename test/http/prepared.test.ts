// The map of ready responses: bounded, never in the way of a right answer. Counts, not seconds.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Answer } from '../../http/answer.js';
import { ok } from '../../http/answer.js';
import type { Endpoint } from '../../http/endpoint.js';
import { createPrepared, preparedKey } from '../../http/prepared.js';
import type { Response } from '../../http/response.js';
import { literal } from '../../engine/piece.js';
import { smallCatalog } from './fixture.js';
import { startService } from './service.js';

const prepared = suite('prepared');

function response(ownBytes: number): Response {
  return { status: 200, headers: [], chunks: [], validator: null, ownBytes };
}

prepared('holds 8,192 responses at most, the least used leaves first', () => {
  const map = createPrepared();
  for (let n = 0; n < 9000; n++) {
    map.set(preparedKey(`/${n}`, 'it'), response(10));
    map.get(preparedKey('/0', 'it'));
  }
  assert.is(map.size, 8192);
  assert.ok(map.has(preparedKey('/0', 'it')));
  assert.not(map.has(preparedKey('/1', 'it')));
});

prepared('is bounded by bytes too, and takes nothing larger than itself', () => {
  const map = createPrepared();
  for (let n = 0; n < 1000; n++) map.set(preparedKey(`/${n}`, 'it'), response(1_000_000));
  assert.ok(map.size > 10 && map.size < 70);
  map.set(preparedKey('/huge', 'it'), response(1_000_000_000));
  assert.not(map.has(preparedKey('/huge', 'it')));
});

prepared(
  'a repeated question is answered without asking again; another language, encoding or spelling is another',
  async () => {
    let asked = 0;
    const answer = (): Answer => ok([literal(JSON.stringify({ asked: ++asked }))]);
    const counted: Endpoint = {
      ...{ name: 'counted', path: '/counted', tag: 'servizio', summary: '', description: '' },
      ...{ parameters: [], describe: () => ({ answers: new Map(), components: {} }) },
      read: () => ({ refusal: null, key: 'counted', answer }),
    };
    const failing: Endpoint = {
      ...{ ...counted, path: '/failing' },
      read: () => ({ refusal: { ...answer(), status: 422, cache: 'error' } }),
    };
    const service = await startService(smallCatalog, [counted, failing]);
    const bodies = [];
    for (let n = 0; n < 5; n++) bodies.push((await service.get('/counted')).text);
    assert.equal(bodies, Array(5).fill('{"asked":1}'));
    await service.get('/counted', {}, 'HEAD');
    await service.get('/counted', { 'accept-language': 'it-IT' });
    assert.is(asked, 1);
    await service.get('/counted', { 'accept-language': 'en' });
    await service.get('/counted', { 'accept-encoding': 'gzip' });
    await service.get('/counted?');
    assert.is(asked, 4);
    await service.get('/failing');
    await service.get('/failing');
    assert.is(asked, 6);
    await service.change(smallCatalog);
    await service.get('/counted');
    assert.is(asked, 7);
    await service.stop();
  },
);

prepared.run();
