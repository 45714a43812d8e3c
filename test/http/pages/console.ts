// The documentation as it is looked at and tried out.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { findViolations, openPage, overflow } from './browser.js';
import { namedLook } from './site.js';

/** The first is of `npm test`, the others of `test/long`. */
export const consoleLooks = [
  namedLook('it', 360, 'dark', true),
  namedLook('it', 1280, 'light'),
  namedLook('en', 360, 'light'),
  namedLook('en', 1280, 'dark'),
];

/** All that a page says: texts, labels, and what its style adds. */
const collectWords = `[...document.querySelectorAll('#swagger-ui *')].flatMap((element) => [
  ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue),
  ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  getComputedStyle(element, '::after').content,
])`;

/** Answers a trial, breaks no rule of WCAG A or AA, and is all in its language. */
export async function assertConsole(
  browser: Browser,
  port: number,
  look: (typeof consoleLooks)[number],
): Promise<void> {
  const { lang } = look;
  const { page, complaints } = await openPage(browser, port, `/api/public/docs?lang=${lang}`, look);
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
    /\b(Copy|Collapse|required|Required|Please|Website|Media Type|Headers)\b/.test(text),
  );
  if (lang === 'it') assert.equal(english, []);
  else assert.ok(english.length > 5, english.join());
  const words = (await page.textContent('#swagger-ui')) ?? '';
  assert.is(await page.locator('main').count(), 1);
  assert.is(words.includes('Parametri'), lang === 'it');
  assert.is(words.includes('Response body'), lang === 'en');
  assert.equal(complaints, []);
  await page.close();
}
