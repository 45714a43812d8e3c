// Citations of acts whose text is loaded: all articles of a range.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import type { CitazioniAnswer } from '../../../http/questions/citazioni.js';
import type { RisolviAnswer } from '../../../http/questions/risolvi.js';
import { article, paragraph, write } from '../../engine/read/akn/act-document.js';
import { startService } from '../service.js';

const cited = suite('cited text');
const folder = mkdtempSync(join(tmpdir(), 'legami-cited-text-'));
const plain = (number: string) => article(number, '<p>Le barche hanno un nome.</p>');
const uri = (date: string, number: string) => `/akn/it/act/legge/stato/${date}/${number}`;
const documents = {
  published: write({
    uri: uri('2001-02-03', '45'),
    work: '<FRBRalias name="eli" value="eli/id/2001/02/10/001G0045/ORIGINAL"/>',
    body: [
      article(
        '1',
        paragraph('<p>Si applicano gli articoli da 14 a 15 della legge 3 febbraio 2001, n. 46.</p>', '1.'),
        paragraph("<p>Resta fermo l'articolo 2 della legge 3 febbraio 2001, n. 46.</p>", '2.'),
      ),
      plain('2'),
    ].join(''),
  }),
  consolidated: write({
    uri: uri('2001-02-03', '46'),
    work: '<FRBRalias name="eli" value="eli/id/2001/02/10/001G0046/CONSOLIDATED/20100101"/>',
    body: ['2', '14', '14-bis', '14-ter', '15', '16'].map(plain).join(''),
  }),
  amending: write({
    uri: uri('2020-05-06', '47'),
    work: '<FRBRalias name="eli" value="eli/id/2020/05/10/020G0047/ORIGINAL"/>',
    body: article(
      '1',
      paragraph(
        "<p>Dopo l'articolo 16 della legge 3 febbraio 2001, n. 46, e' inserito il seguente: «Art. 16-bis. - 1. Le barche hanno un porto.».</p>",
        '1.',
      ),
    ),
  }),
};
for (const [name, document] of Object.entries(documents)) writeFileSync(join(folder, `${name}.xml`), document);
const catalog = await openCatalog({ corpus: [folder], strict: true, report: () => undefined });
const service = await startService(catalog, endpoints);
cited.after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const resolve = async (text: string, lang = 'it') =>
  (
    JSON.parse(
      (await service.get(`/api/public/risolvi?lang=${lang}&testo=${encodeURIComponent(text)}`)).text,
    ) as RisolviAnswer
  ).citazioni;
const law = 'eli:/it/legge/2001/02/03/46';
const articles = (...numbers: string[]) => numbers.map((number) => `${law}/art/${number}`);

cited('a range has all articles that the loaded act has between its ends, in its order', async () => {
  const of = async (text: string) => (await resolve(text))[0]!.articoli;
  assert.equal(await of('artt. da 14 a 15 L. 46/2001'), articles('14', '14-bis', '14-ter', '15'));
  assert.equal(await of('artt. 14-14-ter L. 46/2001'), articles('14', '14-bis', '14-ter'));
  assert.equal(await of('artt. 2, da 14-bis a 15 e 16 L. 46/2001'), articles('2', '14-bis', '14-ter', '15', '16'));
  // Not in that order, or not loaded: as written.
  assert.equal(await of('artt. da 15 a 14-bis L. 46/2001'), articles('15', '14-bis'));
  const other = 'eli:/it/legge/2019/01/02/777';
  assert.equal(
    await of('artt. da 14 a 16 della legge 2 gennaio 2019, n. 777'),
    ['14', '15', '16'].map((number) => `${other}/art/${number}`),
  );
});

cited('so has a range in the text of a law', async () => {
  const { text } = await service.get('/api/public/citazioni?norma=L.%2045/2001&dir=out&lang=it');
  const { citazioni } = JSON.parse(text) as CitazioniAnswer;
  assert.equal(
    citazioni.map(({ a }) => a.articolo_eli),
    articles('14', '14-bis', '14-ter', '15', '2'),
  );
  const page = await service.get('/norme/it/legge/2001/02/03/45/art/1?lang=it', { accept: 'text/html' });
  // The two ends are links in the words.
  for (const number of ['14', '15'])
    assert.match(page.text, `<a href="/norme/it/legge/2001/02/03/46/art/${number}?lang=it"`);
});

cited.run();
