// When an act last became another: `last-modified` of what is answered about it, and the sitemap's `lastmod`.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { code } from '../../dated-corpus.js';
import { added, gone, openSeenCorpus } from '../../seen-corpus.js';
import { startService, type Service } from '../service.js';

const lastChange = suite('last-change');
const corpus = openSeenCorpus();
for (const day of ['first', 'changed'] as const) await corpus.make(day);
const [before, after] = await Promise.all(
  [corpus.open('first'), corpus.open('changed')].map((catalog) => startService(catalog, endpoints)),
);
lastChange.after(async () => {
  await before!.stop();
  await after!.stop();
  corpus.remove();
});

const modified = async (service: Service, target: string) => {
  const { status, headers } = await service.get(target);
  assert.is(status, 200, target);
  return headers['last-modified'];
};

/** The moment at which 24 November begins in Italy. */
const changed = 'Mon, 23 Nov 2026 23:00:00 GMT';

lastChange('answers about an act have the day on which it last became another, in every form', async () => {
  const path = code.replace('eli:/', '');
  for (const target of [
    `/api/public/norme/${path}`,
    `/api/public/norme/${path}/art/2`,
    `/api/public/norme/${path}/art/2/com/1`,
    `/api/public/norme/${path}?al=2023-05-01`,
    `/api/public/norme/${path}?formato=md`,
    `/api/public/norme/${path}/versioni`,
    `/api/public/norme/${path}/art/4/storia`,
    `/norme/${path}`,
    `/norme/${path}/art/2`,
  ])
    assert.is(await modified(after!, target), changed, target);
});

lastChange('and none where that is not known: never the day of a text or of a start', async () => {
  for (const eli of [code, gone]) {
    const path = eli.replace('eli:/', '');
    for (const target of [`/api/public/norme/${path}`, `/norme/${path}`, `/api/public/norme/${path}/art/1`])
      assert.is(await modified(before!, target), undefined, target);
  }
});

lastChange('the sitemap has the day beside the pages of an act, and none where it is not known', async () => {
  const rowsOf = async (service: Service) =>
    [...(await service.get('/sitemap-1.xml')).text.matchAll(/<url>(.*?)<\/url>/g)].map(([, row]) => row!);
  const known = await rowsOf(after!);
  const ofAdded = known.filter((row) => row.includes(added.replace('eli:/', '/norme/')));
  assert.is(ofAdded.length, 2);
  for (const row of ofAdded) assert.match(row, '</loc><lastmod>2026-11-24</lastmod>');
  assert.ok(
    known.some((row) => !row.includes('lastmod')),
    'other pages have none',
  );
  assert.not.match((await rowsOf(before!)).join(''), 'lastmod');
});

lastChange.run();
