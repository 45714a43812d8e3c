// The explorer: the same graph as the API's, drawn where there is WebGL, listed everywhere, by mouse and by keyboard.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import { sampleSnapshot } from '../../../http/cli/serve-options.js';
import { endpoints } from '../../../http/questions/index.js';
import { projectRoot } from '../../source-tree.js';
import { startService } from '../service.js';
import { inBrowser, openPage, type Look } from './browser.js';
import { assertDrawn, assertPicture, l241, openExplorer } from './drawn.js';

const explorer = suite('explorer');
const corpus = [join(projectRoot, 'corpus')];
const catalog = await openCatalog({ corpus, strict: true, report: () => undefined });
const service = await startService(catalog, endpoints);
const early = await service.get('/grafo/dati');
await catalog.graphs.places.layOut();
const made = await openCatalog({ corpus: [], snapshot: sampleSnapshot, strict: true, report: () => undefined });
const stored = await startService(made, endpoints);
explorer.after(async () => {
  await stored.stop();
  made.close();
  await service.stop();
});

const desk: Look = { width: 1440, colorScheme: 'light' };

/** The columns, as far as they are compared. */
interface Columns {
  totale_nodi: number;
  totale_link: number;
  tipi: string[];
  generi: string[];
  nodi: { id: string[]; label: string[]; tipo: number[]; grado: number[]; x: number[]; comunita: (number | null)[] };
  link: { da: number[]; a: number[]; genere: number[]; peso: number[] };
  vicino?: { x: number[] };
  nomi: Record<string, string>;
}

explorer('the columns of `/grafo/dati` are the graph that the API answers, in a third of its bytes', async () => {
  for (const [page, api] of [
    ['', ''],
    ['natura=tutte', 'natura=tutte'],
    ['livello=articolo&max=500', 'livello=articolo&max_nodi=500'],
    ['norma=l.+241/1990&profondita=2&natura=tutte', 'norma=l.+241/1990&profondita=2&natura=tutte'],
    ['legame=citazioni', 'legame=citazioni'],
    ['legame=tutti&livello=articolo&max=500', 'legame=tutti&livello=articolo&max_nodi=500'],
    ['norma=l.+241/1990&legame=tutti&natura=tutte', 'norma=l.+241/1990&legame=tutti&natura=tutte'],
    ['norma=art.+2+l.+241/1990&livello=articolo', 'norma=art.+2+l.+241/1990&livello=articolo'],
  ]) {
    const columns = await service.get(`/grafo/dati?${page}`);
    const answer = await service.get(`/api/public/graph?posizioni=true&${api}`);
    assert.is(columns.status, 200, page);
    const { tipi, generi, nodi, nomi, link, vicino, ...totals } = JSON.parse(columns.text) as Columns;
    const { nodes, links, totale_nodi, totale_link } = JSON.parse(answer.text) as shapes.GraphAnswer;
    assert.equal(totals, { totale_nodi, totale_link });
    assert.ok(vicino === undefined || vicino.x.length === nodi.id.length);
    for (const [place, name] of Object.entries(nomi)) assert.ok(Number(place) < nodi.id.length && name.length > 0);
    const code = nodi.label.indexOf('R.D. 1398/1930');
    if (code !== -1) assert.is(nomi[code], 'Codice penale');
    nodi.label.forEach((label, i) => {
      const article = /^R\.D\. 1398\/1930, (art\. [\w-]+)$/.exec(label)?.[1];
      if (article !== undefined) assert.is(nomi[i], `${article} c.p.`);
    });
    const ids = nodi.id.map((id, i) => (id.startsWith('eli:') ? id : `eli:/it/${tipi[nodi.tipo[i]!]!}/${id}`));
    assert.equal(
      ids.map((id, i) => [id, nodi.label[i], nodi.grado[i], nodi.x[i], nodi.comunita[i]]),
      nodes.map(({ id, label, grado, x, comunita }) => [id, label, grado, x, comunita]),
    );
    assert.equal(
      link.da.map((from, i) => [ids[from], ids[link.a[i]!], generi[link.genere[i]!], link.peso[i]]),
      links.map(({ source, target, tipo, peso }) => [source, target, tipo, peso]),
    );
    if (nodes.length > 100) assert.ok(columns.body.length < answer.body.length / 3, page);
  }
});

explorer('before positions are known the data say when to come again', () => {
  assert.is(early.status, 202);
  assert.match(String(early.headers['retry-after']), /^\d+$/);
});

explorer('around an act without relations is nothing, an unknown act is a 404, odd values are as usual', async () => {
  const { nodi } = JSON.parse((await service.get('/grafo/dati?livello=articolo&norma=art.+3+Cost.')).text) as Columns;
  assert.equal(nodi.id, []);
  assert.is((await service.get('/grafo/dati?norma=pippo')).status, 404);
  const page = await service.get('/grafo?norma=pippo&lang=it');
  assert.is(page.status, 404);
  assert.match(page.text, 'class="notice"');
  assert.not.match(page.text, '<table');
  const odd = 'livello=x&natura=&max=7&profondita=9';
  assert.is((await service.get(`/grafo/dati?${odd}`)).text, (await service.get('/grafo/dati')).text);
  assert.is((await service.get(`/grafo?${odd}`)).status, 200);
});

explorer('the page is valid HTML without anything inline, in both languages', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'no-inline-style': 'error', 'long-title': 'off', 'void-style': 'off', 'no-trailing-whitespace': 'off' },
  });
  for (const lang of ['it', 'en']) {
    for (const query of ['', '&norma=l.+241/1990&profondita=2', '&norma=legge+104', '&norma=%3Cscript%3E']) {
      const { text } = await service.get(`/grafo?lang=${lang}${query}`, { accept: 'text/html' });
      const { results } = await validator.validateString(text);
      assert.equal(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
        [],
        query,
      );
      assert.not.match(text, /<style|<script>|style="|onclick/);
    }
  }
});

explorer('the start page has the graph as a picture that leads here, where the snapshot holds positions', async () => {
  for (const lang of ['it', 'en']) {
    const { text } = await stored.get(`/?lang=${lang}`, { accept: 'text/html' });
    const [, picture = ''] = /<figure class="graph-picture">([^]*?)<\/figure>/.exec(text) ?? [];
    assert.match(picture, `href="/grafo?lang=${lang}"`);
    assert.match(picture, '>D.Lgs. 82/2005</text>');
    assert.ok(picture.split('<circle').length > 100);
    assert.not.match((await service.get(`/?lang=${lang}`)).text, 'graph-picture');
  }
});

explorer('the neighbourhood on the page of an act leads to the same in the explorer', async () => {
  const { text } = await service.get('/norme/it/legge/1990/08/07/241?lang=it', { accept: 'text/html' });
  assert.match(text, `/grafo?norma=${encodeURIComponent(l241)}&amp;lang=it`);
});

explorer('the script is at most 45 kB', async () => {
  const { text } = await service.get('/grafo');
  const [, path = ''] = /src="(\/static\/explorer\.[^"]+\.js)"/.exec(text) ?? [];
  const { body } = await service.get(path, { 'accept-encoding': 'br' });
  assert.ok(body.length <= 45 * 1024, `${body.length}`);
  assert.ok(brotliDecompressSync(body).length > 100_000);
});

await inBrowser(explorer, (explorer, browser) => {
  const open = (query: string) => openExplorer(browser, service.port, query, desk);
  const counts = (page: Page) => page.textContent('#counts');
  const address = (page: Page) => page.evaluate('location.href') as Promise<string>;

  explorer('in it, dark, at three widths: drawn, no WCAG A or AA rule broken, no complaint', () =>
    assertDrawn(browser, service.port, 'it', 'dark'),
  );

  explorer('the picture of the start page breaks no WCAG A or AA rule', () =>
    assertPicture(browser, stored.port, 320, 'dark'),
  );

  explorer('by keyboard alone: from the list to an act, its relations, and back', async () => {
    const { page, complaints } = await open('');
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate("document.activeElement.matches('#rows button')")) break;
    }
    const name = (await page.evaluate('document.activeElement.textContent')) as string;
    await page.keyboard.press('Enter');
    await page.waitForSelector('#panel table');
    assert.is(await page.textContent('#panel h2'), name);
    assert.match(await address(page), /[?&]atto=eli/);
    assert.match((await page.getAttribute('#panel tbody td a', 'href'))!, /^\/norme\/it\/.+relazione=.+#r-/);
    await page.focus('#stage');
    await page.keyboard.press('Escape');
    assert.ok(await page.isHidden('#panel'));
    assert.not.match(await address(page), /atto=/);
    assert.equal(complaints, []);
    await page.close();
  });

  explorer('a relation of the panel leads to its place on the page of the act', async () => {
    const { page } = await open(`&atto=${l241}`);
    await page.waitForSelector('#panel table');
    await page.click('#panel tbody td a');
    await page.waitForURL(/\/norme\/it\/legge\/1990\/08\/07\/241\?relazione=.+#r-/);
    assert.ok(await page.evaluate("document.querySelector(':target') !== null"));
    await page.close();
  });

  explorer('legend, kinds and years filter what is drawn, and stand in the address', async () => {
    const { page } = await open('');
    const all = await counts(page);
    await page.click('#legend button[data-key="legge"]');
    const without = await counts(page);
    assert.is.not(without, all);
    assert.is(await page.getAttribute('#legend button[data-key="legge"]', 'aria-pressed'), 'false');
    assert.match(await address(page), /senza_tipo=legge/);
    await page.focus('#brush input');
    // The ring of what has the focus is wider than it by 5 pixels, and what scrolls cuts it.
    assert.ok(
      await page.evaluate(
        `document.querySelector('#brush input').getBoundingClientRect().left - 5 >= document.querySelector('.tools').getBoundingClientRect().left`,
      ),
    );
    await page.keyboard.press('End');
    assert.match(await address(page), /[?&]dal=\d{4}/);
    assert.is.not(await counts(page), without);
    const shared = await address(page);
    const filtered = await counts(page);
    await page.goto(shared);
    await page.waitForSelector('#explorer:not([hidden])');
    assert.is(await counts(page), filtered);
    await page.click('#reset');
    assert.is(await counts(page), all);
    await page.close();
  });

  explorer('an act that is typed is selected, and the path from it to another shown', async () => {
    const { page } = await open('&max=200');
    await page.fill('#find-field', '241/1990');
    await page.waitForSelector('#find [role="option"]');
    await page.press('#find-field', 'Enter');
    await page.waitForSelector('#panel table');
    assert.is(await page.textContent('#panel h2'), 'L. 241/1990');
    await page.fill('#path-field', '76/2020');
    await page.waitForSelector('.path [role="option"]');
    await page.press('#path-field', 'Enter');
    await page.waitForSelector('.chain');
    assert.match((await page.textContent('.chain'))!, /L\. 241\/1990.*Decreto Semplificazioni 2020/);
    // With the sentence that links the two.
    assert.match((await page.textContent('.chain .step'))!, /^Decreto Semplificazioni 2020, art\. /);
    assert.ok((await page.textContent('.chain .step blockquote'))!.length > 10);
    assert.match(await address(page), /fino_a=eli/);
    await page.close();
  });

  explorer('the list has what is on the screen', async () => {
    const { page } = await open('&max=200');
    const before = Number(/\d+/.exec((await page.textContent('#list-of'))!)![0]);
    await page.focus('#stage');
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press('+');
    const listed = async () => Number(/\d+/.exec((await page.textContent('#list-of'))!)![0]);
    for (let waits = 0; waits < 50 && (await listed()) >= before; waits++) await page.waitForTimeout(100);
    assert.ok((await listed()) < before);
    await page.close();
  });

  explorer('the graph that is chosen can be kept as GEXF and CSV', async () => {
    const { page, complaints } = await open('&max=200&natura=tutte');
    for (const [name, begins] of [
      ['GEXF', /^<\?xml [^]*<gexf [^]*L\. 241\/1990[^]*viz:position/],
      ['Punti, CSV', /^id,label,[^]*L\. 241\/1990/],
      ['Linee, CSV', /^source,target,/],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.click(`.buttons >> text=${name}`);
      assert.match(readFileSync(await (await saved).path(), 'utf8').replace('\ufeff', ''), begins, name);
    }
    assert.equal(complaints, []);
    await page.close();
  });

  explorer('a filter, and taking it back, draws what was drawn before', async () => {
    const { page } = await open('&max=200');
    const picture = async () => (await page.locator('#stage').screenshot()).toString('base64');
    await page.waitForTimeout(300);
    const before = await picture();
    await page.click('#legend button[data-key="legge"]');
    await page.waitForTimeout(300);
    assert.is.not(await picture(), before);
    await page.click('#legend button[data-key="legge"]');
    await page.waitForTimeout(300);
    assert.is(await picture(), before);
    await page.close();
  });

  explorer('without WebGL a sentence says so; filters, search and list work', async () => {
    const page = await browser.newPage();
    await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    await page.goto(`http://127.0.0.1:${service.port}/grafo?lang=en`);
    await page.waitForSelector('#explorer:not([hidden])');
    assert.match((await page.textContent('#graph-notice'))!, 'needs WebGL');
    assert.ok(await page.isHidden('[data-do="zoomIn"]'));
    await page.click('#rows button >> nth=0');
    await page.waitForSelector('#panel table');
    await page.close();
  });

  explorer('without JavaScript the same acts are a list, and the form chooses which', async () => {
    const look = { width: 360, colorScheme: 'light', javaScriptEnabled: false } as const;
    const { page, complaints } = await openPage(browser, service.port, '/grafo?lang=it', look);
    assert.match((await page.textContent('noscript'))!, 'JavaScript');
    assert.ok((await page.locator('#rows a').count()) > 100);
    await page.fill('input[name="norma"]', 'l. 241/1990');
    await page.click('#graph-choice button');
    await page.waitForURL(/norma=l/);
    assert.is(await page.textContent('#rows a >> nth=0'), 'Legge sul procedimento amministrativo · L. 241/1990');
    assert.equal(complaints, []);
    await page.close();
  });
});

explorer.run();
