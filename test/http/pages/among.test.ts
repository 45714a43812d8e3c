// A reader names one of many acts that have relations with another one or its article, and is led to their relations.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { article, paragraph, write } from '../../engine/read/akn/act-document.js';
import { startService } from '../service.js';
import { inBrowser, openPage } from './browser.js';

const among = suite('acts among those that have relations with one');
const service = await startService(await openSample(), endpoints);
among.after(() => service.stop());

const digital = '/norme/it/decreto-legislativo/2005/03/07/82';
const get = (query: string) => service.get(`${digital}?${query}&lang=it`, { accept: 'text/html' });
const act = JSON.parse((await service.get(`/api/public${digital}`)).text) as shapes.ActAnswer;
const amenders = [...new Map(act.modificata_da.map(({ da }) => [da.eli, da])).values()];

among('a long list has a field for the name of an act, a short one none', async () => {
  assert.ok(amenders.length >= 12);
  assert.match((await get('')).text, '<input id="con-modificata-da" type="text" name="con"');
  const { text } = await service.get('/norme/it/decreto-legislativo/2003/06/30/196?lang=it');
  assert.not.match(text, 'name="con"');
});

among('the number of an act leads to the relations with it, as its place in the list does', async () => {
  for (const { eli, sigla } of amenders) {
    const { status, headers } = await get(`relazioni=in&con=${encodeURIComponent(sigla.toLowerCase())}`);
    assert.is(status, 307, sigla);
    assert.is(headers['location'], `${digital}?relazioni=in&con=${eli.replace('eli:/', '')}&lang=it`);
  }
});

among('words that several acts have are a choice of these, and an article is kept', async () => {
  const { status, text } = await get('relazioni=in&con=D.Lgs.');
  assert.is(status, 200);
  const shown = [...text.matchAll(/<a class="sigla" href="[^"]+con=([^"&]+)/g)].map(([, one]) => `eli:/${one}`);
  const decrees = amenders.filter(({ sigla }) => sigla.startsWith('D.Lgs.'));
  assert.ok(decrees.length > 1 && decrees.length < amenders.length);
  assert.equal(new Set(shown), new Set(decrees.map(({ eli }) => eli)));
  const { da, a } = act.modificata_da.find((one) => one.a.articolo_eli !== null)!;
  const article = a.articolo_eli!.slice(a.eli.length + 1);
  const { headers } = await get(`relazioni=in&articolo=${article}&con=${encodeURIComponent(da.sigla)}`);
  assert.match(headers['location']!, `&articolo=${article}&con=${da.eli.replace('eli:/', '')}`);
});

among('an article that many acts touch has the field, which keeps to that article', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'legami-among-'));
  const notes = Array.from(
    { length: 65 },
    (_, i) =>
      `<p>-------</p><p>AGGIORNAMENTO (${i + 1})</p><p>La L. 3 marzo ${2002 + (i % 20)}, n. ${i + 5} ha disposto (con l'art. 1, comma 2) che il termine è prorogato al 31 dicembre 2030.</p>`,
  );
  const body = article('1', paragraph(`<p>Il termine è di trenta giorni.</p>${notes.join('')}`, '1.'));
  writeFileSync(join(folder, 'a.xml'), write({ body, title: 'Norme sui porti turistici.' }));
  const made = await startService(
    await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
    endpoints,
  );
  const { text } = await made.get('/norme/it/legge/2001/02/03/45/art/1?lang=it', { accept: 'text/html' });
  assert.match(text, 'name="con"');
  assert.match(text, '<input type="hidden" name="articolo" value="art/1"/>');
  const { headers } = await made.get(
    '/norme/it/legge/2001/02/03/45?relazioni=in&articolo=art/1&con=l.+7%2F2004&lang=it',
    { accept: 'text/html' },
  );
  assert.match(headers['location']!, '&articolo=art/1&con=it/legge/2004/03/03/7');
  await made.stop();
  rmSync(folder, { recursive: true });
});

among('words that no act has are said, with the field, and only of the direction that was looked at', async () => {
  const { status, text } = await get('relazioni=in&con=%3Cb%3Exyzzy');
  assert.is(status, 200);
  assert.match(text, 'Fra gli atti che risultano intervenire qui nessuno si chiama «&lt;b>xyzzy»');
  assert.match(text, 'name="con"');
  assert.match((await get('relazioni=out&con=xyzzy')).text, 'Fra gli atti su cui questo risulta intervenire nessuno');
  // An act that is known, but has no relation in this direction.
  assert.match((await get('relazioni=in&con=codice+penale')).text, 'nessuno si chiama');
});

await inBrowser(among, (among, browser) => {
  among('no line of an overview ends between the type of an act and its number', async () => {
    const path = `${digital}?lang=it`;
    const { page, complaints } = await openPage(browser, service.port, path, { width: 320, colorScheme: 'light' });
    const parts = (await page.evaluate(linesOfNumbers)) as { name: string; lines: number }[];
    assert.ok(parts.length > 2);
    assert.equal(
      parts.filter(({ lines }) => lines !== 1),
      [],
    );
    assert.equal(complaints, []);
    await page.close();
  });
});

/** On how many lines the number behind each known name stands. */
const linesOfNumbers = `[...document.querySelectorAll('.overview a.sigla:has(strong)')].map((link) => {
  const range = document.createRange();
  range.selectNodeContents(link.lastChild);
  const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
  return { name: link.textContent, lines: new Set(tops).size };
})`;

among.run();
