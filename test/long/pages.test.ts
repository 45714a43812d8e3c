// All pages in a browser, in every language, width and colour scheme; `npm test` looks at each page once.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inBrowser } from '../http/pages/browser.js';
import { assertFlawless, looks, startSite } from '../http/pages/site.js';

const pages = suite('pages, long');
const { service, addresses, stop } = await startSite();
pages.after(stop);

pages('`npm test` looks at pages of both widths, languages and colour schemes', () => {
  const first = looks.filter(({ isFirst }) => isFirst);
  for (const key of ['lang', 'width', 'colorScheme'] as const)
    assert.equal(new Set(first.map((look) => look[key])), new Set(looks.map((look) => look[key])), key);
});

await inBrowser(pages, (pages, browser) => {
  for (const look of looks) {
    pages(`${look.name}: no WCAG A or AA rule broken, no complaint`, async () => {
      await assertFlawless(browser, service.port, addresses, look);
    });
  }
});

pages.run();
