// Previews of references, in a browser: by pointer and by keyboard, closed by Escape, and plain links without a script.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../../engine/index.js';
import { findViolations, inBrowser, openPage, overflow } from '../browser.js';
import { startSite } from '../site.js';

const previews = suite('previews of references');
const { service, stop } = await startSite();
previews.after(stop);

/** An article whose text cites another one that is loaded, and one that is not. */
const citing = await findCiting();
async function findCiting(): Promise<{ page: string; loaded: string; unknown: string | null }> {
  const ask = async <Answer>(path: string) => JSON.parse((await service.get(path)).text) as Answer;
  const { norme } = await ask<shapes.NormeAnswer>('/api/public/norme?limit=100');
  for (const { eli } of norme) {
    const { articoli } = await ask<shapes.ActAnswer>(`/api/public/norme/${eli.replace('eli:/', '')}`);
    for (const article of articoli) {
      const page = `/norme/${article.eli.replace('eli:/', '')}`;
      const { text } = await service.get(`${page}?lang=it`);
      const links = [...text.matchAll(/<a class="cited" href="([^"?]+\/art\/[^"?]+)\?/g)].map(([, href]) => href!);
      const loaded: string[] = [];
      for (const link of links) if ((await service.get(`/api/public${link}`)).status === 200) loaded.push(link);
      if (loaded[0] !== undefined)
        return { page, loaded: loaded[0], unknown: links.find((link) => !loaded.includes(link)) ?? null };
    }
  }
  throw new Error('no article of the sample cites one that is loaded');
}

await inBrowser(previews, (previews, browser) => {
  for (const { width, lang } of [
    { width: 320, lang: 'it' },
    { width: 1280, lang: 'en' },
  ] as const) {
    const open = () => openPage(browser, service.port, `${citing.page}?lang=${lang}`, { width, colorScheme: 'dark' });

    previews(`${width} px: focus opens the card, Escape closes it, and the link leads on`, async () => {
      const { page, complaints } = await open();
      const link = page.locator(`a.cited[href^="${citing.loaded}?"]`).first();
      const card = page.locator('#anteprima');
      assert.not(await card.isVisible());
      await link.focus();
      await card.waitFor({ state: 'visible' });
      assert.is(await link.getAttribute('aria-describedby'), 'anteprima');
      const said = (await card.textContent())!;
      assert.match(said, 'art. ');
      // The texts of the sample are summaries, and say so.
      assert.match(said, lang === 'it' ? 'Riassunto' : 'A summary');
      assert.not.match(said, /Testo al|Text as at/);
      assert.ok((await card.locator('.text').textContent())!.length > 20);
      assert.ok((await overflow(page)) <= 0);
      assert.equal(await findViolations(page), []);
      await page.keyboard.press('Escape');
      assert.not(await card.isVisible());
      assert.is(await link.getAttribute('aria-describedby'), null);
      assert.ok(await link.evaluate('document.activeElement.matches("a.cited")'));
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(citing.loaded.replaceAll('/', '\\/')));
      assert.equal(complaints, []);
      await page.close();
    });
  }

  previews('the card stays while the pointer is on it, and closes when it leaves', async () => {
    const { page } = await openPage(browser, service.port, `${citing.page}?lang=it`, {
      width: 1280,
      colorScheme: 'light',
    });
    const card = page.locator('#anteprima');
    await page.locator(`a.cited[href^="${citing.loaded}?"]`).first().hover();
    await card.waitFor({ state: 'visible' });
    await card.hover();
    await page.waitForTimeout(600);
    assert.ok(await card.isVisible());
    await page.mouse.move(1, 1);
    await card.waitFor({ state: 'hidden' });
    await page.close();
  });

  previews('what is not loaded is named without a complaint', async () => {
    if (citing.unknown === null) return;
    const { page, complaints } = await openPage(browser, service.port, `${citing.page}?lang=it`, {
      width: 1280,
      colorScheme: 'light',
    });
    await page.locator(`a.cited[href^="${citing.unknown}?"]`).first().focus();
    await page.locator('#anteprima').waitFor({ state: 'visible' });
    assert.match((await page.locator('#anteprima').textContent())!, 'testo non caricato');
    assert.equal(complaints, []);
    await page.close();
  });

  previews('without a script a reference is a link with a name', async () => {
    const look = { width: 1280, colorScheme: 'light', javaScriptEnabled: false } as const;
    const { page } = await openPage(browser, service.port, `${citing.page}?lang=it`, look);
    const link = page.locator(`a.cited[href^="${citing.loaded}?"]`).first();
    assert.match((await link.getAttribute('title'))!, 'art. ');
    await link.focus();
    assert.not(await page.locator('#anteprima').isVisible());
    await page.close();
  });
});

previews.run();
