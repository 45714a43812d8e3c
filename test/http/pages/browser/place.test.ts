// The scripts of the pages where the service is below a path of its host: all that they ask for and lead to is there.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';
import { contact, startService } from '../../service.js';
import { inBrowser, openPage } from '../browser.js';

const place = suite('scripts below a path');
const basePath = '/leggi/it';
const catalog = await openSample();
await catalog.graphs.places.layOut();
const service = await startService(catalog, endpoints, { installation: { contact, publicUrl: null, basePath } });
place.after(() => service.stop());

const act = `${basePath}/norme/it/legge/1990/08/07/241`;

await inBrowser(place, (place, browser) => {
  const open = async (path: string) => {
    const opened = await openPage(browser, service.port, path, { width: 1280, colorScheme: 'light' });
    const missing: string[] = [];
    opened.page.on('response', (reply) => {
      if (reply.status() >= 400) missing.push(reply.url());
    });
    return { ...opened, missing };
  };

  place('fonts, suggestions, previews and the address to copy', async () => {
    const { page, complaints, missing } = await open(`${act}/art/2-bis?lang=it`);
    assert.equal(complaints, []);
    assert.is(await page.evaluate('[...document.fonts].every(({ status }) => status !== "error")'), true);
    const font = await service.get((await page.locator('link[rel=preload]').first().getAttribute('href')) ?? '');
    assert.is(font.status, 200);
    const style = await service.get((await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? '');
    assert.match(style.text, /url\(["']?titillium/);
    const address = await page.locator('#cita-indirizzo').inputValue();
    assert.is(address, `http://127.0.0.1:${service.port}${act}/art/2-bis`);
    await page.locator('.relation .says a[href*="/art/"]').first().focus();
    await page.locator('#anteprima').waitFor({ state: 'visible' });
    await page.locator('#cerca-sito').fill('codice amm');
    await page.locator('.suggestions li').first().waitFor({ state: 'visible' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${basePath}/norme/**`);
    assert.equal([complaints, missing], [[], []]);
    await page.close();
  });

  place('the explorer draws, shows relations, and leads to acts', async () => {
    const { page, complaints, missing } = await open(
      `${basePath}/grafo?lang=it&legame=tutti&atto=eli:/it/legge/1990/08/07/241`,
    );
    await page.waitForSelector('#panel table');
    const leads: string[] = await page.evaluate(
      '[...document.links].filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)',
    );
    assert.ok(leads.length > 30, `${leads.length} links`);
    for (const path of leads) assert.ok(path.startsWith(`${basePath}/`), path);
    assert.equal([complaints, missing], [[], []]);
    await page.close();
  });
});

place.run();
