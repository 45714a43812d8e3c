// The operations of all acts by grade, and the pages that show them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { dated } from '../../versioned-corpus.js';
import { startService } from '../service.js';
import { openProved } from './proved-corpus.js';

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
  assert.match((await service.get('/riscontri?grado=discorde&lang=it')).text, 'Nessuna operazione da mostrare.');
});

check.run();
