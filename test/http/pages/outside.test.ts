// Pages of what is known from relations only, and of articles whose version a note began: what they do not say.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { article, paragraph, write } from '../../engine/read/akn/act-document.js';
import { codeWithNotes } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { startService } from '../service.js';

const pages = suite('pages of what is known from notes');
const folder = newFolder();
writeFileSync(join(folder, 'codice.xml'), codeWithNotes());
const linked =
  '<ref href="/akn/it/act/decreto/ministero./2012/45/!main#art_9">articolo 9 del decreto ministeriale n. 45 del 2012</ref>';
writeFileSync(
  join(folder, 'legge.xml'),
  write({ body: article('1', paragraph(`<p>Resta fermo l'${linked}.</p>`, '1.')) }),
);
const catalog = await openCatalog({ corpus: [folder], strict: false, report: () => undefined });
const service = await startService(catalog, endpoints);
pages.after(async () => {
  await service.stop();
  removeFolder(folder);
});

/** The words of a page, white space folded. */
async function read(path: string): Promise<string> {
  const { status, text } = await service.get(`/norme/it/${path}?lang=it`);
  assert.is(status, 200, path);
  return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

pages('of a judgment no page asks whether it is in force', async () => {
  assert.not.match(await read('corte-costituzionale/sentenza/2009/04/07/99'), 'ancora in vigore');
  assert.match(await read('decreto-del-presidente-della-repubblica/1990/04/12/75'), 'ancora in vigore');
});

pages('of a judgment no page says that nobody amends or cites it', async () => {
  const judgment = await read('corte-costituzionale/sentenza/2009/04/07/99');
  assert.match(judgment, 'Il testo di questa decisione non è fra i documenti caricati');
  assert.match(judgment, 'dichiara illegittimo');
  for (const said of ['modifichino', 'alcuna modifica, fatta o subita', 'Nessuno degli articoli caricati'])
    assert.not.match(judgment, said);
});

pages('an act that is only known leads to the portal and can be cited; a judgment is not there', async () => {
  const act = 'decreto-del-presidente-della-repubblica/1990/04/12/75';
  const { text } = await service.get(`/norme/it/${act}?lang=it`);
  const urn = 'urn:nir:stato:decreto.del.presidente.della.repubblica:1990-04-12;75';
  assert.match(text, `href="https://www.normattiva.it/uri-res/N2Ls?${urn}"`);
  assert.match(text, 'value="decreto del Presidente della Repubblica 12 aprile 1990, n. 75"');
  assert.not.match(text, 'formato=csl');
  const article = (await service.get(`/norme/it/${act}/art/1?lang=it`)).text;
  assert.match(article, `href="https://www.normattiva.it/uri-res/N2Ls?${urn}~art1"`);
  const judgment = (await service.get('/norme/it/corte-costituzionale/sentenza/2009/04/07/99?lang=it')).text;
  assert.not.match(judgment, 'N2Ls');
});

pages('an act that is only cited, by its year, has the page to which citations lead', async () => {
  for (const path of ['/norme/it/ministero/decreto/2012/45/art/9', '/norme/it/ministero/decreto/2012/45'])
    assert.is((await service.get(`${path}?lang=it`, { accept: 'text/html' })).status, 200, path);
  const of = 'it/ministero/decreto/2012/45';
  for (const norma of [of, `/${of}`, `eli:/${of}`])
    assert.is((await service.get(`/api/public/citazioni?norma=${norma}`)).status, 200, norma);
  assert.is((await service.get('/norme/it/ministero/decreto/2012/46?lang=it', { accept: 'text/html' })).status, 404);
});

pages('an act or article that is not known leads to where it may be read', async () => {
  const { status, text } = await service.get('/norme/it/legge/1910/05/05/3/art/2?lang=en', { accept: 'text/html' });
  assert.is(status, 404);
  assert.match(text, 'href="https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1910-05-05;3~art2"');
  assert.match(
    (await service.get('/cerca?q=legge+5+maggio+1910+n.+3&lang=it')).text,
    'urn:nir:stato:legge:1910-05-05;3"',
  );
  const union = 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32016R0679';
  assert.match((await service.get('/cerca?q=GDPR&lang=en')).text, `href="${union}"`);
  const resolved = await service.get(
    '/risolvi?testo=il+GDPR,+la+direttiva+2014/24/UE+e+la+legge+5+maggio+1910,+n.+3&lang=en',
  );
  assert.match(
    resolved.text,
    'href="https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32014L0024">direttiva 2014/24/UE</a>',
  );
  assert.match(resolved.text, 'urn:nir:stato:legge:1910-05-05;3"');
});

pages('a text without marks is in its form since no day that only a note has', async () => {
  const code = 'legge/1980/03/04/51/art';
  assert.match(await read(`${code}/1`), 'Versione della fonte dal 12 aprile 1990, senza segni di modifica nel testo');
  assert.not.match(await read(`${code}/1`), 'in questa forma');
  assert.match(await read(`${code}/2`), 'Testo in questa forma dal 12 aprile 1990');
  assert.match(await read(`${code}/1/storia`), /per una nota; .* La nota riguarda art\. 1, D\.P\.R\. 75\/1990/);
  assert.match(await read(`${code}/2/storia`), /Per opera di art\. 1, D\.P\.R\. 75\/1990/);
});

pages.run();
