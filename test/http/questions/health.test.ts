// What health says of the corpus: texts that begin later, and the rules by which the snapshot was made.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeHealth } from '../../../engine/index.js';
import { openCatalog, type OpenOptions } from '../../../engine/make/open-catalog.js';
import { format } from '../../../engine/store/snapshot.js';
import { endpoints } from '../../../http/questions/index.js';
import { act, packOf } from '../fetch/portal-acts.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import type { Catalog } from '../../../engine/catalog.js';
import { staleDay } from '../../../http/deliver/edition.js';
import { startService } from '../service.js';

const health = suite('health');
const folder = newFolder();
health.after(() => removeFolder(folder));

const starts = ['1990-08-18', '2005-03-08', '2027-03-01'];
writeFileSync(join(folder, 'multi.zip'), packOf([act('LEGGE', '1990-08-07', 241, { starts })], 'M'));
const twice = newFolder();
health.after(() => removeFolder(twice));
const twoStarts = [...starts, '2028-01-01'];
writeFileSync(join(twice, 'multi.zip'), packOf([act('LEGGE', '1990-08-07', 241, { starts: twoStarts })], 'M'));
const snapshot = join(folder, 'test.snapshot');

function options(own: Partial<OpenOptions>): OpenOptions & { lines: string[] } {
  const lines: string[] = [];
  return { corpus: [], snapshot, strict: true, report: (line) => void lines.push(line), lines, ...own };
}

interface Answers {
  corpus: { aggiornato_al: string; prossimo_testo: string | null; regole: string };
  vigenza_al: string;
  articoli: { testo: string }[];
  versioni: { vigenza_al: string; futura: boolean }[];
}

/** What a service on a day says of its corpus and of the act. */
async function ask(own: Partial<OpenOptions>): Promise<Answers & { lines: string[] }> {
  const opening = options(own);
  const catalog = await openCatalog(opening);
  const service = await startService(catalog, endpoints);
  const get = async (target: string): Promise<object> => JSON.parse((await service.get(target)).text) as object;
  const found = {
    ...(await get('/api/public/norme/it/legge/1990/08/07/241')),
    ...(await get('/api/public/health')),
  };
  await service.stop();
  catalog.close();
  return { ...(found as Answers), lines: opening.lines };
}

health('a text that begins later is not served, and health says when it begins', async () => {
  const { corpus, vigenza_al, articoli, versioni } = await ask({ corpus: [folder], today: '2026-11-22' });
  assert.equal([corpus.aggiornato_al, corpus.prossimo_testo, vigenza_al], ['2005-03-08', '2027-03-01', '2005-03-08']);
  assert.match(articoli[0]!.testo, /versione del 2005-03-08/);
  assert.equal(
    versioni.map(({ vigenza_al: day, futura }) => [day, futura]),
    [
      ['2005-03-08', false],
      ['2027-03-01', true],
      ['1990-08-07', false],
    ],
  );
});

health('says whether the newest text is older than the operator allows, and so does the page', async () => {
  const catalog = await openCatalog(options({ today: '2026-11-22' }));
  for (const [staleDays, said] of [
    [null, null],
    [1, true],
    [99_999, false],
  ] as const) {
    const service = await startService(catalog, endpoints, { staleDays });
    const { corpus } = JSON.parse((await service.get('/api/public/health')).text) as { corpus: object };
    assert.is((corpus as { non_recente: boolean | null }).non_recente, said);
    const page = (await service.get('/dati?lang=en')).text;
    assert.is(page.includes('Even the newest text is older than'), said === true);
    await service.stop();
  }
  catalog.close();
});

health('a snapshot served alone past that day is reported, and says so itself', async () => {
  const before = await ask({ today: '2027-02-28' });
  assert.equal([before.lines, before.corpus.prossimo_testo], [[], '2027-03-01']);
  const after = await ask({ today: '2027-03-01' });
  assert.equal(after.lines, [
    `${snapshot}: a text began on 2027-03-01, after it was made, and is not served: make the snapshot again`,
  ]);
  assert.is(after.vigenza_al, '2005-03-08');
});

health('with the documents at hand the snapshot is made again on that day', async () => {
  const { lines, corpus, vigenza_al, versioni } = await ask({ corpus: [folder], today: '2027-03-01' });
  assert.equal(lines, [`${snapshot}: a text began on 2027-03-01, after it was made: made again`]);
  assert.equal([vigenza_al, corpus.prossimo_testo], ['2027-03-01', null]);
  assert.ok(versioni.every(({ futura }) => !futura));
});

health('the newest text of 8 March is older than 30 days from 8 April on', () => {
  const dated = (textDate: string | null) => ({ facts: { textDate } }) as Catalog;
  assert.is(staleDay(dated('2026-03-08'), 30), '2026-04-08');
  assert.is(staleDay(dated(null), 30), null);
  assert.is(staleDay(dated('2026-03-08'), null), null);
});

health('which text begins next is told by the day of the question', async () => {
  const day = '2026-11-22';
  const catalog = await openCatalog(options({ corpus: [twice], snapshot: undefined, today: day }));
  const next = (now: string) =>
    (
      JSON.parse(
        `{${writeHealth(catalog, { version: '', copy: null, isStale: null }, new Date(now)).slice(1)}`,
      ) as Answers
    ).corpus.prossimo_testo;
  assert.is(next('2026-11-22T12:00:00Z'), '2027-03-01');
  // It begins at midnight in Italy.
  assert.is(next('2027-02-28T22:59:00Z'), '2027-03-01');
  assert.is(next('2027-02-28T23:00:00Z'), '2028-01-01');
  assert.is(next('2028-01-01T12:00:00Z'), null);
  catalog.close();
});

health('says by whose rules the snapshot was made', async () => {
  assert.is((await ask({ today: '2027-03-01' })).corpus.regole, 'attuali');
  const bytes = readFileSync(snapshot);
  bytes.fill(0, format.rulesAt, format.rulesAt + 4);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, format.checksumAt)), format.checksumAt);
  writeFileSync(snapshot, bytes);
  const { lines, corpus } = await ask({ today: '2027-03-01' });
  assert.is(corpus.regole, 'altre');
  assert.match(lines.join('\n'), /^.+: made by other rules of reading/);
});

health.run();
