// The documentation in a real browser: readable by everyone, working with nothing from elsewhere.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sections } from '../../../http/pages/sections.js';
import { endpoints } from '../../../http/questions/index.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';
import { findViolations, inBrowser, openPage } from './browser.js';
import { assertConsole, consoleLooks } from './console.js';

const pages = suite('docs');
const service = await startService(smallCatalog, endpoints);
pages.after(() => service.stop());

pages('each page is served in both languages, with its own title and nothing inline', async () => {
  for (const path of ['/api/public/docs']) {
    const [it, en] = [await service.get(`${path}?lang=it`), await service.get(`${path}?lang=en`)];
    assert.is(it.headers['content-type'], 'text/html; charset=utf-8');
    assert.match(it.text, '<html lang="it">');
    assert.match(en.text, '<html lang="en">');
    // The only other address is that of the operator, to whom errors are reported.
    const own = it.text.replace(/<a href="https:\/\/example\.org\/[^"]*" rel="nofollow">Segnala un errore<\/a>/, '');
    assert.is.not(own, it.text);
    assert.not.match(own, /<style|<script>|style="|onclick|https?:\/\/(?!www\.normattiva|creativecommons)/);
    for (const [, link] of it.text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)) {
      assert.is((await service.get(link!)).status, 200, link);
    }
  }
});

pages('the documentation has the ways of every other page in its header', async () => {
  const headerOf = async (path: string) => {
    const { text } = await service.get(`${path}?lang=en`);
    const [, nav = ''] = /<nav aria-label="Navigation">(.*?)<\/nav>/s.exec(text)!;
    return [...nav.matchAll(/href="(\/[a-z][^"]*)"/g)].map(([, href]) => href);
  };
  assert.equal(await headerOf('/api/public/docs'), (await headerOf('/dati')).slice(0, sections.length));
});

pages('the documentation lists every operation without JavaScript, each with an example that answers', async () => {
  const { text } = await service.get('/api/public/docs?lang=en');
  for (const { path, tag, name } of endpoints)
    assert.ok(text.includes(`<a href="#/${tag}/${name}"><code>${path}`), path);
  assert.not.match(text.replace(/<a href="[^"]*" rel="nofollow">/, ''), /example\.org/);
});

await inBrowser(pages, (pages, browser) => {
  const open = (path: string, width: number, colorScheme: 'light' | 'dark') =>
    openPage(browser, service.port, path, { width, colorScheme });

  const first = consoleLooks.find(({ isFirst }) => isFirst)!;
  pages(`documentation ${first.name}: answers a trial, breaks no WCAG A or AA rule`, () =>
    assertConsole(browser, service.port, first),
  );

  pages('documentation: an address with an operation opens it, and so does a link of the list', async () => {
    const { page } = await open('/api/public/docs?lang=en#/relazioni/graph', 1280, 'dark');
    await page.waitForSelector('#operations-relazioni-graph.is-open');
    assert.is(await page.evaluate(`getComputedStyle(document.querySelector('.swagger-ui')).filter`), 'none');
    await page.click('.operations a[href="#/norme/norme"]');
    await page.waitForSelector('#operations-norme-norme.is-open');
    await page.close();
  });

  pages('documentation: groups of operations are named in the language of the page', async () => {
    for (const [language, names] of [
      ['it', ['Servizio', 'Atti', 'Relazioni', 'Riferimenti', 'Dati']],
      ['en', ['Service', 'Acts', 'Relations', 'References', 'Data']],
    ] as const) {
      const { page } = await open(`/api/public/docs?lang=${language}`, 1280, 'light');
      await page.waitForSelector(`.opblock-tag:has-text("${names[0]}")`);
      assert.equal(await page.locator('.opblock-tag > a').allTextContents(), names);
      await page.close();
    }
  });

  pages(
    'documentation: of an answer too long to be shown there is the beginning, and the way to the whole',
    async () => {
      const { page } = await open('/api/public/docs?lang=it', 1280, 'light');
      const list = Array.from({ length: 50_000 }, (_, number) => ({ number, name: `act ${number}` }));
      await page.route('**/api/public/health*', (route) =>
        route.fulfill({ contentType: 'application/json', body: JSON.stringify({ list, last: 'x' }) }),
      );
      await page.click('#operations-servizio-health .opblock-summary-control');
      await page.click('.btn.execute');
      const answer = await page.waitForSelector('.live-responses-table .microlight');
      const shown = JSON.parse((await answer.textContent()) ?? '') as { list: unknown[]; last: string };
      assert.ok(shown.list.length > 100 && shown.list.length < 10_000);
      assert.equal(shown.list.slice(0, 100), list.slice(0, 100));
      assert.is(shown.list.at(-1), `… (altri ${list.length - shown.list.length + 1})`);
      assert.is(shown.last, 'x');
      const notice = await page.waitForSelector('.live-responses-table .cut-notice');
      assert.match((await notice.textContent()) ?? '', 'se ne mostra solo l’inizio');
      const whole = `http://127.0.0.1:${service.port}/api/public/health?lang=it`;
      assert.is(await page.getAttribute('.cut-notice a[target="_blank"]', 'href'), whole);
      assert.is(await page.getAttribute('.cut-notice a[download]', 'href'), whole);
      assert.not(await page.isVisible('.live-responses-table .download-contents'));
      assert.equal(await findViolations(page), []);
      await page.close();
    },
  );
});

pages.run();
