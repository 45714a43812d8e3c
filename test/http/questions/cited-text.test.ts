// Citations of acts whose text is loaded: the articles that it lacks, the text as published, and all articles of a range.
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

cited('each article of a list that the text lacks is told, whatever its place in the list', async () => {
  const said = async (text: string) => (await resolve(text))[0]!.avvisi.join(' ');
  assert.match(await said('art. 181 L. 46/2001'), 'L’articolo 181 non è nel testo di L. 46/2001.');
  assert.match(await said('artt. 2 e 181 L. 46/2001'), 'L’articolo 181 non è nel testo di L. 46/2001.');
  assert.match(await said('artt. 2, 181 e 182 L. 46/2001'), 'Gli articoli 181, 182 non sono nel testo di L. 46/2001.');
  assert.not.match(await said('artt. 2 e 14 L. 46/2001'), 'nel testo di');
  // Of numbers that nobody wrote nothing is said.
  assert.not.match(await said('artt. da 2 a 14 L. 46/2001'), 'nel testo di');
});

cited('a paragraph that the text does not print is told, with those that it prints', async () => {
  const said = async (text: string, lang = 'it') => (await resolve(text, lang))[0]!.avvisi.join(' ');
  assert.match(
    await said('art. 1, comma 3, L. 45/2001'),
    /Il testo caricato dell’articolo 1 \(L. 45\/2001\).* non ha un comma 3: ha 1, 2\./,
  );
  assert.match(await said('art. 1, commi 2, 3 e 4-bis, L. 45/2001'), 'non ha i commi 3, 4-bis: ha 1, 2.');
  assert.match(await said('art. 1, commi 3 e 4-bis, L. 45/2001', 'en'), 'has no paragraphs 3, 4-bis: it has 1, 2.');
  for (const text of ['art. 1, comma 2, L. 45/2001', 'art. 1, ultimo comma, L. 45/2001', 'art. 1 L. 45/2001'])
    assert.not.match(await said(text), 'non ha');
  // Paragraphs without printed numbers, and articles that are not in the text.
  assert.not.match(await said('art. 2, comma 3, L. 46/2001'), 'non ha un comma');
  assert.not.match(await said('art. 181, comma 3, L. 46/2001'), 'comma');
});

cited('an article that the text does not have yet is told with what inserts it', async () => {
  const [one] = await resolve('art. 16-bis L. 46/2001');
  assert.is(one?.articolo, `${law}/art/16-bis`);
  assert.match(one!.avvisi.join(' '), 'non ha ancora l’articolo 16-bis: lo inserisce art. 1, L. 47/2020');
  const [, second] = (await resolve('art. 2 L. 46/2001; artt. 14 e 16-bis L. 46/2001')).map(({ avvisi }) =>
    avvisi.join(' '),
  );
  assert.match(second!, 'non ha ancora l’articolo 16-bis');
});

cited('a citation of an act of which only the published text is loaded says so', async () => {
  const [it] = await resolve('art. 2 L. 45/2001');
  assert.match(it!.avvisi.join(' '), 'Di L. 45/2001 è caricato solo il testo pubblicato, non uno consolidato. Testo ');
  const [en] = await resolve('L. 45/2001', 'en');
  assert.match(en!.avvisi.join(' '), 'Of L. 45/2001 only the text as published is loaded');
  assert.not.match((await resolve('art. 2 L. 46/2001'))[0]!.avvisi.join(' '), 'pubblicato');
});

cited('amendments that the text does not contain are told', async () => {
  const [act] = await resolve('L. 46/2001');
  assert.match(act!.avvisi.join(' '), 'L. 46/2001: Testo al 1º gennaio 2010: 1 modifica successiva non vi è compresa.');
});

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
