// The title of the page of an act: how jurists know it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const act = suite('act page');
const service = await startService(await openSample(), endpoints);
act.after(() => service.stop());

act('the title begins with the known name, on another day, too', async () => {
  const titleOf = async (address: string) =>
    /<title>([^<]*) – Legami<\/title>/.exec((await service.get(address, { accept: 'text/html' })).text)?.[1];
  const law = '/norme/it/legge/1990/08/07/241';
  const name = 'Legge sul procedimento amministrativo (L. 241/1990)';
  assert.is(await titleOf(`${law}?lang=it`), name);
  assert.is(await titleOf(`${law}?giorno=1999-03-02&lang=it`), `${name}, al 2 marzo 1999`);
});

act('the header of a decree-law says which law converted it, in every form', async () => {
  const eli = 'it/decreto-legge/2020/07/16/76';
  const { conversione } = JSON.parse((await service.get(`/api/public/norme/${eli}`)).text) as shapes.ActAnswer;
  assert.equal(
    [conversione?.sigla, conversione?.con_modificazioni, conversione?.pubblicazione],
    ['L. 120/2020', true, '2020-09-14'],
  );
  const said = 'Convertito in legge, con modificazioni, dalla L. 120/2020 (Gazzetta Ufficiale del 14 settembre 2020';
  const html = (await service.get(`/norme/${eli}?lang=it`, { accept: 'text/html' })).text;
  assert.match(/<header class="act">.*?<\/header>/s.exec(html)![0].replace(/<[^>]*>/g, ''), said);
  assert.match((await service.get(`/api/public/norme/${eli}?formato=txt&lang=it`)).text, said);
  assert.match(
    (await service.get(`/api/public/norme/${eli}?formato=md&lang=en`)).text,
    'Converted into law, with amendments, by L. 120/2020',
  );
  const law = JSON.parse((await service.get('/api/public/norme/it/legge/2020/09/11/120')).text) as shapes.ActAnswer;
  assert.is(law.conversione, null);
});

act.run();
