// The page of the data: what is given away whole, how much it is, and what each file holds.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import type { MorteAnswer } from '../../../http/questions/citazioni-morte.js';
import { openCitingDead } from '../../corpora.js';
import { startService } from '../service.js';

const data = suite('data page');
const catalog = await openCitingDead();
const service = await startService(catalog, endpoints);
data.after(() => service.stop());

data('each table that is given away whole stands there with as many rows as it has', async () => {
  const { text } = await service.get('/dati?lang=en');
  for (const name of ['norme', 'articoli', 'relazioni', 'citazioni']) {
    const [, said = ''] =
      new RegExp(`<td class="number" data-heading="Rows">([\\d,]+)</td><td><a href="/dati/${name}\\.csv`).exec(text) ??
      [];
    const rows = (await service.get(`/dati/${name}.ndjson`)).text.trimEnd().split('\n');
    assert.is(Number(said.replaceAll(',', '')), rows.length, name);
    assert.match(text, `href="/dati/${name}.ndjson?lang=en"`);
  }
});

data('the snapshot stands there, with its size, only where it is offered', async () => {
  assert.not.match((await service.get('/dati')).text, '/dati/legami.snapshot');
  const offering = await startService(catalog, endpoints, { readSeal: () => null });
  const { text } = await offering.get('/dati?lang=it');
  const { headers } = await offering.get('/dati/legami.snapshot');
  await offering.stop();
  const [, megabytes] = /<td class="number">(\d+) MB<\/td><td><a href="\/dati\/legami\.snapshot">/.exec(text)!;
  assert.is(Number(megabytes), Math.max(1, Math.round(Number(headers['content-length']) / 1e6)));
});

data('dead references and the newest amendments are a click away, for people who open tables', async () => {
  const { text } = await service.get('/dati?lang=it');
  assert.match(text, 'href="/modifiche?lang=it"');
  const [, dead = ''] = /href="(\/api\/public\/citazioni\/morte[^"]+)"/.exec(text)!;
  const { headers } = await service.get(dead.replaceAll('&amp;', '&'));
  assert.match(String(headers['content-type']), 'text/csv');
});

data('citations by texts of the same act are told apart from those of others', async () => {
  const { bersagli } = JSON.parse((await service.get('/api/public/citazioni/morte')).text) as MorteAnswer;
  const own = bersagli.find(({ n_citazioni, n_interne }) => n_interne === n_citazioni)!;
  const { text } = await service.get('/dati?lang=it');
  const [, entry = ''] = new RegExp(`href="/norme/${own.eli.replace('eli:/', '')}\\?lang=it">(.*?)</li>`).exec(text)!;
  assert.match(entry, 'citazion');
  assert.match(entry, 'tutte dello stesso atto');
  assert.not.match(text, 'altri testi citano');
});

data.run();
