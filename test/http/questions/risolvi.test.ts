// Citations in a text over HTTP: what each says of itself.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import type { RisolviAnswer } from '../../../http/questions/risolvi.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const risolvi = suite('risolvi');
const service = await startService(await openSample(), endpoints);
risolvi.after(() => service.stop());

risolvi('a citation that leads to no text says why', async () => {
  const text =
    'Visti Cass. n. 8053 del 2014, il Regolamento (UE) 2016/679, la L.R. Toscana n. 38/2007, l’art. 9999 della L. 241/1990 e l’art. 2 della L. 241/1990.';
  const reply = await service.get(`/api/public/risolvi?lang=it&testo=${encodeURIComponent(text)}`);
  const { citazioni } = JSON.parse(reply.text) as RisolviAnswer;
  const [judgment, union, region, missing, known] = citazioni.map(({ avvisi }) => avvisi.join(' '));
  assert.match(judgment!, /pronuncia di un giudice/);
  assert.match(union!, /Unione europea \(CELEX 32016R0679\)/);
  assert.match(region!, /regione/);
  assert.match(missing!, /articolo 9999/);
  assert.is(known, '');
  assert.is(citazioni.at(-1)?.articolo, 'eli:/it/legge/1990/08/07/241/art/2');
});

risolvi('the first article is told also of an act that is not in the corpus', async () => {
  const text = 'Visti gli artt. 46 e 47 del D.P.R. 1 gennaio 1999, n. 999, e l’art. 9999 della L. 241/1990.';
  const reply = await service.get(`/api/public/risolvi?lang=it&testo=${encodeURIComponent(text)}`);
  const [outside, missing] = (JSON.parse(reply.text) as RisolviAnswer).citazioni;
  assert.is(outside?.nel_corpus, false);
  assert.is(outside?.articolo, 'eli:/it/decreto-del-presidente-della-repubblica/1999/01/01/999/art/46');
  assert.is(outside?.articolo, outside?.articoli[0]);
  assert.equal([missing?.articolo, missing?.articoli], [null, []]);
});

risolvi('every article of a list that is no longer in force is told', async () => {
  const text = 'Visti gli artt. 3, 4 e 11 del D.Lgs. 33/2013 e l’art. 4 del medesimo decreto legislativo.';
  const reply = await service.get(`/api/public/risolvi?lang=it&testo=${encodeURIComponent(text)}`);
  const [list, one] = (JSON.parse(reply.text) as RisolviAnswer).citazioni;
  const decree = 'eli:/it/decreto-legislativo/2013/03/14/33';
  assert.is(list?.stato, null);
  assert.equal(
    list?.articoli_cessati.map(({ eli, stato }) => [eli, stato.valore]),
    [
      [`${decree}/art/4`, 'abrogato'],
      [`${decree}/art/11`, 'abrogato'],
    ],
  );
  assert.equal(one?.articoli_cessati, [{ eli: `${decree}/art/4`, stato: one?.stato }]);
});

risolvi.run();
