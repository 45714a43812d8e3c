// Search, citations and data without a mouse, and without JavaScript.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inBrowser, openPage } from '../http/pages/browser.js';
import { act, startSite } from '../http/pages/site.js';

const pages = suite('keyboard, long');
const { service, stop } = await startSite();
pages.after(stop);

/** Presses Tab until an element has the focus, which must be seen. @returns how often */
async function tabTo(page: Page, selector: string): Promise<number> {
  for (let presses = 1; presses <= 120; presses++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`))) continue;
    assert.is.not(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle'), 'none', selector);
    return presses;
  }
  throw new Error(`${selector} is not reached by Tab on ${page.url()}`);
}

/** Opens what has the focus, then goes on. */
async function follow(page: Page, selector: string): Promise<number> {
  await page.keyboard.press('Enter');
  return 1 + (await tabTo(page, selector));
}

const cited = 'Visto l’art. 2 della legge 241/1990, e l’art. 4 del d.lgs. 33/2013.';

await inBrowser(pages, (pages, browser) => {
  pages('on a phone, too, the table of a reform has its headers for who hears it', async () => {
    const look = { width: 360, colorScheme: 'light' } as const;
    const path = `${act}?relazioni=in&con=it/decreto-legge/2020/07/16/76&lang=it`;
    const { page, complaints } = await openPage(browser, service.port, path, look);
    const table = page.locator('table.reform');
    assert.is(await table.getByRole('columnheader').count(), 5);
    assert.ok((await table.getByRole('rowheader').count()) > 1);
    assert.equal(complaints, []);
    await page.close();
  });

  pages('from the page of an act to one of its many amending acts it is few steps', async () => {
    const look = { width: 360, colorScheme: 'light', javaScriptEnabled: false } as const;
    const path = '/norme/it/decreto-legislativo/2005/03/07/82';
    const { page, complaints } = await openPage(browser, service.port, `${path}?lang=it`, look);
    const steps =
      (await tabTo(page, 'a.skip')) +
      (await follow(page, '.brief a[href="#modificata-da"]')) +
      (await follow(page, '#con-modificata-da'));
    assert.ok(steps <= 20, `${steps} steps`);
    await page.keyboard.type('d.lgs. 217/2017');
    await page.keyboard.press('Enter');
    await page.waitForURL(/relazioni=in&con=it\/decreto-legislativo\/2017\/12\/13\/217/);
    assert.equal(complaints, []);
    await page.close();
  });

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'by keyboard alone' : 'by keyboard alone and without JavaScript';
    const open = async (path: string) => {
      const look = { width: 1280, colorScheme: 'light', javaScriptEnabled } as const;
      const { page, complaints } = await openPage(browser, service.port, path, look);
      return { page, complaints };
    };

    pages(`${how}: words searched for, filtered, a result opened`, async () => {
      const { page, complaints } = await open('/cerca?lang=it');
      await tabTo(page, '#cerca');
      await page.keyboard.type('trasparenza');
      await page.keyboard.press('Enter');
      await page.waitForURL(/q=trasparenza/);
      await tabTo(page, 'select[name="in"]');
      await page.keyboard.type('titoli');
      await tabTo(page, 'input[name="dal"]');
      await page.keyboard.type('2013');
      await page.keyboard.press('Enter');
      await page.waitForURL(/in=titoli.*dal=2013/);
      assert.match((await page.textContent('[role="status"]'))!, /risultat/);
      await tabTo(page, '.hits a');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/norme\/it\/decreto-legislativo\/2013\/03\/14\/33/);
      assert.equal(complaints, []);
      await page.close();
    });

    pages(`${how}: citations found in a text, one followed, the text with links copied`, async () => {
      const { page, complaints } = await open('/risolvi?lang=it');
      await tabTo(page, '#testo');
      await page.keyboard.type(cited);
      await tabTo(page, 'form.resolve button');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.citation');
      assert.is(await page.locator('.citation').count(), 2);
      await tabTo(page, 'summary');
      await page.keyboard.press('Enter');
      await tabTo(page, '#copia-md');
      assert.match(await page.inputValue('#copia-md'), '[art. 2 della legge 241/1990](');
      await page.keyboard.press('Home');
      await page.focus('#testo');
      await tabTo(page, '.citation');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/norme\/it\/legge\/1990\/08\/07\/241\/art\/2/);
      assert.equal(complaints, []);
      await page.close();
    });

    pages(`${how}: a whole table kept, a cited article opened`, async () => {
      const { page, complaints } = await open('/dati?lang=it');
      await tabTo(page, 'a[href^="/dati/norme.csv"]');
      const saved = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      assert.match(readFileSync(await (await saved).path(), 'utf8'), 'L. 241/1990');
      await tabTo(page, 'section[aria-labelledby="citati"] .tags a');
      const cited = (await page.evaluate('document.activeElement.textContent')) as string;
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/norme\//);
      assert.ok((await page.textContent('main'))!.includes(cited.split(', ').at(-1)!), cited);
      assert.equal(complaints, []);
      await page.close();
    });
  }
});

pages.run();
