// The operations of all acts by grade, and the pages that show them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { dated, versionsOfLaw } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { startService } from '../service.js';
import { openProved, writeProvedCorpus } from './proved-corpus.js';

const check = suite('riscontri');
const { opened, ask, close } = openProved();
const service = await startService(await opened, endpoints);
check.after(async () => {
  await service.stop();
  close();
});

check('the operations of all acts are listed by grade, page by page', async () => {
  const { body } = await ask<shapes.OperationPage>('riscontri', { grado: 'testo', limit: '1' });
  assert.equal([body.totale, body.operazioni.length, body.precedente], [2, 1, null]);
  assert.is(body.successiva, '/api/public/riscontri?grado=testo&limit=1&offset=1');
  const none = await ask<shapes.OperationPage>('riscontri', { grado: 'discorde' });
  assert.is(none.body.totale, 0);
  assert.is((await ask('riscontri', { grado: 'falso' })).status, 422);
});

check('pages show the words of an act, and those of all acts by grade, in both languages', async () => {
  const act = `/norme/${dated.first.replace('eli:/', '')}/riscontro`;
  for (const path of [act, '/riscontri', '/riscontri?grado=testo'])
    for (const lang of ['it', 'en']) {
      const { status, text } = await service.get(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      assert.is(status, 200, path);
      assert.match(text, `<html lang="${lang}">`);
      assert.match(text, 'dieci');
    }
  const { text } = await service.get(`/norme/${dated.first.replace('eli:/', '')}?lang=it`);
  assert.match(text, `href="${act}?lang=it"`);
  assert.match(
    (await service.get('/riscontri?grado=discorde&lang=it')).text,
    'Nessuna operazione da mostrare, fra le ',
  );
});

check(
  'a difference is one between two texts, with both and their official sources; a judged one stands apart',
  async () => {
    const folder = newFolder();
    const differing = versionsOfLaw.map(([name, text]) => [name, text.replaceAll('dieci', 'undici')] as const);
    writeProvedCorpus(folder, differing);
    const catalog = await openCatalog({ corpus: [folder], strict: false, report: () => undefined });
    const own = await startService(catalog, endpoints);
    const list = async (more = '') => {
      const { text } = await own.get(`/api/public/riscontri?grado=discorde${more}`);
      return JSON.parse(text) as shapes.AllOperations;
    };
    try {
      const open = await list();
      const [one] = open.operazioni;
      assert.equal([open.totale, open.n_giudicate, one!.giudizio], [1, 0, null]);
      assert.equal(
        one!.prova
          .differenza!.filter(({ op }) => op !== '=')
          .map(({ op, testo }) => op + testo.trim())
          .slice(0, 2),
        ['-dieci', '+Il posteggio dura undici anni.'],
      );
      const feed = (await own.get('/api/public/riscontri?grado=discorde&formato=atom&lang=it')).text;
      assert.match(feed, `2026:operazione/${one!.id}`);
      assert.match(feed, 'È una differenza fra due testi');
      assert.is(feed.match(/rel="via"/g)!.length, 2);
      assert.match(
        (await own.get('/riscontri?grado=discorde&lang=it')).text,
        '/api/public/riscontri?grado=discorde&amp;lang=it&amp;formato=atom',
      );

      const row = {
        ...{
          operation: one!.id,
          provision: one!.da.eli,
          verdict: 'testo' as const,
          note: 'Svista.',
          judged: '2026-11-26',
        },
        official: 'https://www.gazzettaufficiale.it/eli/id/2005/06/10/005G0200/sg',
      } as const;
      const judged = catalog.operations.judge([row, { ...row, operation: '0'.repeat(16) }]);
      assert.is(judged.size, 1);
      catalog.operations.judged = () => judged;
      const [left, alone, all] = [await list(), await list('&giudicate=solo'), await list('&giudicate=tutte')];
      assert.equal([left.totale, left.n_giudicate, alone.totale, all.totale], [0, 1, 1, 1]);
      assert.equal(alone.operazioni[0]!.giudizio, {
        ...{ esito: 'testo', nota: 'Svista.', giorno: '2026-11-26', fonte: row.official },
      });
      const page = (await own.get('/riscontri?grado=discorde&giudicate=tutte&lang=en')).text;
      for (const said of ['judged: a slip in the consolidated text', 'Svista.', 'One difference judged already'])
        assert.match(page, said);
    } finally {
      await own.stop();
      catalog.close();
      removeFolder(folder);
    }
  },
);

check.run();
