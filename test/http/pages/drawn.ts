// The explorer and the picture of the start page as they are looked at.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { findViolations, openPage, overflow, type Look, type Opened } from './browser.js';

export const l241 = 'eli:/it/legge/1990/08/07/241';

/** Opens the explorer, and waits until the graph is drawn. */
export async function openExplorer(browser: Browser, port: number, query: string, look: Look): Promise<Opened> {
  const opened = await openPage(browser, port, `/grafo?lang=it${query}`, look);
  await opened.page.waitForSelector('#explorer:not([hidden])');
  // The list follows the picture. What sigma draws is there two frames later.
  await opened.page.waitForSelector('#rows button');
  await opened.page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return opened;
}

/** At three widths: drawn, with an act selected, within the window, no rule of WCAG A or AA broken. */
export async function assertDrawn(
  browser: Browser,
  port: number,
  lang: 'it' | 'en',
  colorScheme: Look['colorScheme'],
): Promise<void> {
  for (const width of [360, 768, 1440]) {
    const query = `&lang=${lang}&atto=${l241}&colore=stato`;
    const { page, complaints } = await openExplorer(browser, port, query, { width, colorScheme });
    await page.waitForSelector('#panel table');
    assert.ok((await page.locator('#stage canvas').count()) >= 5);
    assert.equal(await findViolations(page), []);
    assert.ok((await overflow(page)) <= 0, `${width}`);
    // The panel opens after the picture.
    assert.ok((await shiftOf(page)) < 0.02, `${width}`);
    assert.equal(complaints, []);
    await page.close();
  }
}

/** By how much the page has moved under the reader since it began: 0.1 is what good pages stay below. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(`new Promise((done) => {
    let shift = 0;
    const count = (list) => list.getEntries().forEach(({ value }) => (shift += value));
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => done(shift)));
  })`);
}

/** The picture of the start page: within the window, no rule of WCAG A or AA broken. */
export async function assertPicture(
  browser: Browser,
  port: number,
  width: number,
  colorScheme: Look['colorScheme'],
): Promise<void> {
  const { page, complaints } = await openPage(browser, port, '/?lang=it', { width, colorScheme });
  assert.equal(await findViolations(page), []);
  assert.ok((await overflow(page)) <= 0);
  assert.equal(complaints, []);
  await page.close();
}
