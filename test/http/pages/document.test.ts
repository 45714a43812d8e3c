// Pages in a real browser: readable by everyone at every width, in either theme, by keyboard alone and without JavaScript.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inBrowser, openEmpty, openPage, overflow } from './browser.js';
import { act, article, assertFlawless, inLanguage, looks, startSite } from './site.js';

const pages = suite('pages in a browser');
const { service, addresses, stop } = await startSite();
pages.after(async () => {
  await stop();
});

await inBrowser(pages, (pages, browser) => {
  // Each page once; `test/long` looks at all of them in every look.
  for (const [at, look] of looks.filter(({ isFirst }) => isFirst).entries()) {
    pages(`${look.name}: no WCAG A or AA rule broken, nothing too wide or shifted, no complaint`, async () => {
      const own = addresses.filter((_, i) => i % 2 === at);
      await assertFlawless(browser, service.port, own, look);
    });
  }

  pages('every page fits a telephone while its letters have not come, in those of the system', async () => {
    const { page } = await openEmpty(browser, service.port, { width: 320, colorScheme: 'light' });
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of addresses) {
      await page.goto(`http://127.0.0.1:${service.port}${inLanguage(path, 'it')}`);
      assert.ok((await overflow(page)) <= 0, path);
    }
    await page.close();
  });

  pages('on a telephone no column of the downloads or of citations is out of sight', async () => {
    const { page } = await openPage(browser, service.port, '/dati?lang=it', { width: 360, colorScheme: 'light' });
    const right = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)));
    assert.ok((await right('.downloads a')) <= 360);
    await page.goto(`http://127.0.0.1:${service.port}${act}?citazioni=out&lang=it`);
    assert.ok((await right('.citing td')) <= 360);
    await page.close();
  });

  pages(
    'printed, a page has its name, day and address, nothing to click, and what is folded on the screen',
    async () => {
      const { page } = await openPage(browser, service.port, '/?lang=it', { width: 794, colorScheme: 'light' });
      await page.emulateMedia({ media: 'print' });
      for (const [path, name] of [
        [inLanguage(article, 'it'), 'art. 2-bis, L. 241/1990'],
        [inLanguage(act, 'en'), 'L. 241/1990'],
        ['/cerca?q=trasparenza&lang=it', 'Legami'],
        ['/risolvi?testo=art.%202%20l.%20241/1990&lang=it', 'Legami'],
      ] as const) {
        await page.goto(`http://127.0.0.1:${service.port}${path}`);
        assert.is(await page.textContent('.printed strong'), name);
        assert.match((await page.textContent('.printed'))!, new RegExp(` · .*${path.split('?')[0]!}`));
        assert.is(await page.locator(':is(button, input, select, textarea):visible').count(), 0, path);
        for (const folded of await page.locator('main details:not(.resolve, .cite details) > :not(summary)').all())
          assert.ok(await folded.isVisible(), path);
        assert.ok((await overflow(page)) <= 0, path);
      }
      await page.close();
    },
  );

  pages('by keyboard alone: a citation typed, its article, the address of a relation', async () => {
    const { page } = await openPage(browser, service.port, '/?lang=it', { width: 1280, colorScheme: 'light' });
    await page.focus('#cerca');
    const typed = 'art. 1 l. 241/1990';
    // Suggestions for what was typed last take the place of those before, and what was chosen among these is lost.
    const last = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === typed);
    await page.keyboard.type(typed);
    await (await last).finished();
    await page.waitForTimeout(300);
    await page.waitForSelector('.suggestions li');
    await page.keyboard.press('ArrowDown');
    assert.is(await page.getAttribute('#cerca', 'aria-expanded'), 'true');
    assert.is(await page.getAttribute('.suggestions li', 'aria-selected'), 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/norme\//);
    await page.goto(`http://127.0.0.1:${service.port}${act}?lang=it`);
    for (let presses = 0; presses < 500; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate("document.activeElement.matches('.relation .anchor')")) break;
    }
    await page.keyboard.press('Enter');
    assert.match(page.url(), /#r-/);
    assert.ok(await page.evaluate("document.querySelector(':target') !== null"));
    await page.close();
  });

  pages('an address of a relation leads to it, however long the act before it is', async () => {
    const { text } = await service.get(`${act}?lang=it`);
    const last = [...text.matchAll(/ id="(r-[^"]+)"/g)].at(-1)![1]!;
    const { page } = await openPage(browser, service.port, `${act}?lang=it#${last}`, {
      width: 1280,
      colorScheme: 'light',
    });
    await page.waitForTimeout(300);
    const top = (await page.evaluate(`document.getElementById('${last}').getBoundingClientRect().top`)) as number;
    assert.ok(top >= 0 && top < 800, `${top} px below the top of the window`);
    await page.close();
  });

  pages('without JavaScript the search leads to the same place', async () => {
    const look = { width: 360, colorScheme: 'light', javaScriptEnabled: false } as const;
    const { page, complaints } = await openPage(browser, service.port, '/?lang=en', look);
    await page.fill('#cerca', 'l. 241/1990');
    await page.press('#cerca', 'Enter');
    await page.waitForURL(/\/norme\/it\/legge\/1990/);
    await page.goto(`http://127.0.0.1:${service.port}/risolvi?lang=en`);
    await page.fill('#testo', 'art. 2 l. 241/1990');
    await page.click('form.resolve button');
    await page.waitForSelector('.citation');
    assert.equal(complaints, []);
    await page.close();
  });
});

pages.run();
