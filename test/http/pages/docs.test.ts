// The documentation in a real browser: readable by everyone, working with nothing from elsewhere.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';
import { findViolations, launchBrowser, openPage, overflow } from './browser.js';

const pages = suite('docs');
const service = await startService(smallCatalog, endpoints);
pages.after(() => service.stop());

pages('each page is served in both languages, with its own title and nothing inline', async () => {
  for (const path of ['/api/public/docs']) {
    const [it, en] = [await service.get(`${path}?lang=it`), await service.get(`${path}?lang=en`)];
    assert.is(it.headers['content-type'], 'text/html; charset=utf-8');
    assert.match(it.text, '<html lang="it">');
    assert.match(en.text, '<html lang="en">');
    assert.not.match(it.text, /<style|<script>|style="|onclick|https?:\/\/(?!www\.normattiva|creativecommons)/);
    for (const [, link] of it.text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)) {
      assert.is((await service.get(link!)).status, 200, link);
    }
  }
});

pages('the documentation lists every operation without JavaScript, each with an example that answers', async () => {
  const { text } = await service.get('/api/public/docs?lang=en');
  for (const { path, tag, name } of endpoints)
    assert.ok(text.includes(`<a href="#/${tag}/${name}"><code>${path}`), path);
  assert.not.match(text, /example\.org/);
});

const browser = await launchBrowser();
pages.after(() => browser?.close());

const open = (path: string, width: number, colorScheme: 'light' | 'dark') =>
  openPage(browser!, service.port, path, { width, colorScheme });

/** All that a page says: texts, labels, and what its style adds. */
const collectWords = `[...document.querySelectorAll('#swagger-ui *')].flatMap((element) => [
  ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue),
  ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  getComputedStyle(element, '::after').content,
])`;

for (const [lang, width, scheme] of browser
  ? ([
      ['it', 1280, 'light'],
      ['en', 360, 'light'],
      ['en', 1280, 'dark'],
      ['it', 360, 'dark'],
    ] as const)
  : []) {
  pages(
    `documentation in ${lang} at ${width} px, ${scheme}: answers a trial, breaks no WCAG A or AA rule`,
    async () => {
      const { page, complaints } = await open(`/api/public/docs?lang=${lang}`, width, scheme);
      await page.click('#operations-servizio-health .opblock-summary-control');
      await page.click('.btn.execute');
      const answer = await page.waitForSelector('.live-responses-table .microlight');
      assert.match((await answer.textContent()) ?? '', `"lang": "${lang}"`);
      await page.click('#operations-norme-norme .opblock-summary-control');
      await page.waitForSelector('#operations-norme-norme select');
      assert.equal(await findViolations(page), []);
      assert.ok((await overflow(page)) <= 0);
      await page.click('#operations-relazioni-relazioni .opblock-summary-control');
      const input = await page.waitForSelector('#operations-relazioni-relazioni tr[data-param-name="norma"] input');
      assert.is(await input.inputValue(), 'l. 241/1990');
      await input.fill('');
      await page.click('#operations-relazioni-relazioni .btn.execute');
      await page.waitForSelector('#operations-relazioni-relazioni .validation-errors');
      const said = (await page.evaluate(collectWords)) as string[];
      const english = said.filter((text) =>
        /\b(Copy|Collapse|required|Required|Please|Website|Media Type)\b/.test(text),
      );
      if (lang === 'it') assert.equal(english, []);
      else assert.ok(english.length > 5, english.join());
      const words = (await page.textContent('#swagger-ui')) ?? '';
      assert.is(await page.locator('main').count(), 1);
      assert.is(words.includes('Parametri'), lang === 'it');
      assert.is(words.includes('Response body'), lang === 'en');
      assert.equal(complaints, []);
      await page.close();
    },
  );
}

if (browser) {
  pages('documentation: an address with an operation opens it, and so does a link of the list', async () => {
    const { page } = await open('/api/public/docs?lang=en#/relazioni/graph', 1280, 'dark');
    await page.waitForSelector('#operations-relazioni-graph.is-open');
    assert.is(await page.evaluate(`getComputedStyle(document.querySelector('.swagger-ui')).filter`), 'none');
    await page.click('.operations a[href="#/norme/norme"]');
    await page.waitForSelector('#operations-norme-norme.is-open');
    await page.close();
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
}

pages.run();
