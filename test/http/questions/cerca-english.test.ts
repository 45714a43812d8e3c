// English words in a search over HTTP, on the sample corpus.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, translateQuery, type shapes } from '../../../engine/index.js';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { article, paragraph, write } from '../../engine/read/akn/act-document.js';
import { startService } from '../service.js';

const english = suite('cerca in English');
const service = await startService(await openSample(), endpoints);
english.after(() => service.stop());

const procedure = 'eli:/it/legge/1990/08/07/241';

async function ask(q: string, rest = '&lang=en') {
  const { status, text } = await service.get(`/api/public/cerca?q=${encodeURIComponent(q)}${rest}`);
  assert.is(status, 200, `${q}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as CercaAnswer;
}

english('English terms find what the law says in Italian, and that is said', async () => {
  const found = await ask('access to documents');
  assert.is(found.risultati[0]!.norma.eli, procedure);
  assert.is(found.cercato, 'accesso documenti');
  assert.equal(found.parole_affini, [{ parola: 'access to documents', anche: ['accesso documenti'], sinonimi: false }]);
  assert.match(found.come_scritto!, /q=access%20to%20documents.*esatto=true/);
  const titled = await ask('administrative procedure', '&lang=en&in=titoli');
  assert.is(titled.risultati[0]!.eli, procedure);
});

english('the page says once what was searched for instead', async () => {
  const { text } = await service.get('/cerca?q=access%20to%20documents&lang=en');
  const [, summary = ''] = /<main(.*?)<ol class="hits">/s.exec(text) ?? [];
  assert.is(summary.replace(/<[^>]+>/g, ' ').split('accesso documenti').length - 1, 1, summary);
});

english('a query that is English as a whole is understood in Italian, too, where no text has its words', async () => {
  const found = await ask('access to documents', '&lang=it');
  assert.is(found.risultati[0]!.norma.eli, procedure);
  assert.is(found.cercato, 'accesso documenti');
  // What texts have stays, and so does a query with a word of its own.
  for (const q of ['amministrazione', 'accesso to documents', 'procedure']) {
    const written = await ask(q, '&lang=it');
    assert.is(written.cercato, null, q);
  }
});

english('an English question is understood in Italian, too, with words that no text has', async () => {
  const found = await ask('how can I get access to documents from my grandmother', '&lang=it');
  assert.is(found.risultati[0]!.norma.eli, procedure);
  assert.is(found.cercato, 'accesso documenti');
});

english('an adjective in -al is translated as the noun of which it is made', () => {
  const noWord = () => false;
  for (const [adjective, noun] of [
    ['environmental', 'environment'],
    ['contractual', 'contract'],
  ] as const)
    assert.is(translateQuery(adjective, noWord)?.text, translateQuery(noun, noWord)!.text, adjective);
  assert.is(translateQuery('rival', noWord), null);
});

english('an English citation is read as an Italian one, and that is said', async () => {
  for (const [q, italian, eli] of [
    ['law 241/1990', 'legge 241/1990', procedure],
    ['article 2 of the Law no. 241/1990', 'art. 2 legge n. 241/1990', `${procedure}/art/2`],
    ['law 241 article 2', 'legge 241 art. 2', `${procedure}/art/2`],
  ] as const)
    for (const rest of ['&lang=en', '&lang=it']) {
      const found = await ask(q, rest);
      assert.equal([found.risultati[0]!.eli, found.cercato], [eli, italian], `${q} ${rest}`);
    }
  // `art.` is no art, and what is cited needs no other words.
  assert.is((await ask('art. 2 legge 241/1990')).cercato, null);
  // Not beside other words, and not as words to be found as they are written.
  assert.is((await ask('law 241/1990 rejection notice', '&lang=it')).cercato, null);
  assert.is((await ask('law 241/1990', '&esatto=true')).cercato, null);
  const listed = JSON.parse((await service.get('/api/public/norme?q=law%20241%2F1990')).text) as shapes.NormeAnswer;
  assert.equal([listed.norme[0]!.eli, listed.cercato], [procedure, 'legge 241/1990']);
});

english('a compound is not translated word by word where Italian texts have one of its words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'legami-cerca-english-'));
  const body = article(
    '1',
    paragraph('<p>Per le imprese si riconosce un tax credit sulle imposte della casa.</p>', '1.'),
  );
  writeFileSync(join(folder, 'a.xml'), write({ body, title: 'Crediti.' }));
  const made = await startService(
    await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
    endpoints,
  );
  const searched = async (q: string) =>
    (JSON.parse((await made.get(`/api/public/cerca?q=${encodeURIComponent(q)}`)).text) as CercaAnswer).cercato;
  assert.is(await searched('house tax'), null);
  assert.match((await searched('taxes'))!, /impost/);
  await made.stop();
  rmSync(folder, { recursive: true });
});

english('words as written and in quotation marks stay', async () => {
  for (const [q, rest] of [
    ['access to documents', '&lang=it&esatto=true'],
    ['access to documents', '&lang=en&esatto=true'],
    ['"access to documents"', '&lang=en'],
  ] as const)
    assert.equal((await ask(q, rest)).parole_affini, [], `${q} ${rest}`);
});

english('what is found as written stays as it is', async () => {
  for (const q of ['amministrazione', 'preavviso di rigetto', 'l. 241/1990']) {
    const [inEnglish, inItalian] = [await ask(q), await ask(q, '&lang=it')];
    assert.equal(
      inEnglish.risultati.map(({ eli }) => eli),
      inItalian.risultati.map(({ eli }) => eli),
      q,
    );
    assert.is(inEnglish.cercato, inItalian.cercato);
  }
});

english('the next page asks the same question', async () => {
  const { successiva, totale } = await ask('administrative procedure', '&lang=en&limit=2');
  assert.match(successiva!, /q=administrative%20procedure.*lang=en/);
  assert.is((JSON.parse((await service.get(successiva!)).text) as CercaAnswer).totale, totale);
});

english('titles are found by English terms, too, where they find nothing as written; and that is said', async () => {
  const list = async (q: string, rest = '&lang=en') =>
    JSON.parse((await service.get(`/api/public/norme?q=${encodeURIComponent(q)}${rest}`)).text) as shapes.NormeAnswer;
  const found = await list('administrative procedure');
  assert.is(found.norme[0]!.eli, procedure);
  assert.is(found.cercato, 'procedimento amministrativo');
  assert.is((await list('administrative procedure', '&lang=it')).cercato, 'procedimento amministrativo');
  assert.is((await list('procedura amministrativa', '&lang=it')).cercato, null);
  const written = await list('procedimento amministrativo');
  assert.equal([written.norme[0]!.eli, written.cercato], [procedure, null]);
  assert.is((await list('l. 241/1990')).cercato, null);
  assert.is((await list('', '&lang=en&limit=1')).cercato, undefined);
  // A code that is not loaded is named.
  const outside = await list('civil code');
  assert.is(outside.cercato, 'codice civile');
  assert.match(outside.avviso!, 'R.D. 262/1942');
});

english.run();
