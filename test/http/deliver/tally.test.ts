// What is counted of answers: each once, under its route, kept or made anew.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bounds, Tally, type CountedReply, type RouteTally } from '../../../http/deliver/tally.js';
import { endpoints } from '../../../http/questions/index.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';

const test = suite('tally');
const noted: string[] = [];
const tally = new Tally((_, route, status) => noted.push(`${route} ${status}`));
const service = await startService(smallCatalog, endpoints, { tally });
test.after(() => service.stop());

/** What requests add to the counts. */
async function added(...requests: [target: string, headers?: Record<string, string>, method?: string][]) {
  const before = new Map(tally.read().map((one) => [one.route, one.answers]));
  for (const [target, headers, method] of requests) await service.get(target, headers, method);
  return tally.read().flatMap(({ route, answers }) =>
    answers.flatMap((count, at) => {
      const more = count - (before.get(route)?.[at] ?? 0);
      return more === 0 ? [] : [`${route} ${at + 1}xx ${more}`];
    }),
  );
}

test('answers count under their route, whether they are made or kept', async () => {
  const asked = ['/api/public/norme?limit=3'] as [string];
  assert.equal(await added(...Array<[string]>(5).fill(asked)), ['/api/public/norme 2xx 5']);
  assert.ok(noted.every((line) => line === '/api/public/norme 200'));
});

test('a 304, a HEAD, a refusal, a redirect and an unknown path count once each', async () => {
  const { etag = '' } = (await service.get('/api/public/norme?limit=4')).headers;
  assert.equal(
    await added(
      ['/api/public/norme?limit=4', { 'if-none-match': etag }],
      ['/api/public/norme?limit=4', {}, 'HEAD'],
      ['/api/public/norme?limit=0'],
      ['/docs'],
      ['/nothing'],
      ['/nothing', {}, 'DELETE'],
    ),
    ['none 4xx 2', '/api/public/norme 2xx 1', '/api/public/norme 3xx 1', '/api/public/norme 4xx 1', '/docs 3xx 1'],
  );
});

test('pages count under their paths, and acts, tables, files and agents under one name each', async () => {
  assert.equal(
    await added(
      ['/'],
      ['/guida'],
      ['/norme/it/legge/1/1/1/1'],
      ['/dati/norme.csv'],
      ['/dati/relazioni.ndjson'],
      ['/static/none.css'],
      ['/mcp', {}, 'OPTIONS'],
    ),
    ['/ 2xx 1', '/guida 2xx 1', '/norme/… 4xx 1', '/mcp 2xx 1', '/dati/… 2xx 2', '/static/… 4xx 1'],
  );
});

test('buckets hold all that took at most so long', () => {
  const slow = new Tally();
  slow.add(['/a']);
  const reply = (milliseconds: number) => ({ route: 1, began: performance.now() - milliseconds }) as CountedReply;
  for (const milliseconds of [0, 2, 2, 30, 20_000]) slow.note(reply(milliseconds), 200);
  const [{ within, seconds, answers }] = slow.read() as [RouteTally];
  assert.equal(
    [0.0005, 0.0025, 0.01, 0.05, 10].map((bound) => within[bounds.indexOf(bound as 10)]),
    [1, 3, 3, 4, 4],
  );
  assert.equal([within.at(-1), answers], [5, [0, 5, 0, 0, 0]]);
  assert.ok(seconds > 20 && seconds < 21);
});

test.run();
