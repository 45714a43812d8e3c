// Acts and articles on paper, as a lawyer files them: what they are, as of which day, from where; nothing to click.
import { execFileSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findViolations, inBrowser, openEmpty, openPage } from '../http/pages/browser.js';
import { act, article, inLanguage, startSite } from '../http/pages/site.js';
import { findProgram, needing } from '../programs.js';

const print = suite('print, long');
const { service, addresses, stop } = await startSite();
print.after(stop);
const reader = findProgram('pdftotext');
const look = { width: 1280, colorScheme: 'dark' } as const;

await inBrowser(print, (print, browser) => {
  const printAsText = needing(print, 'pdftotext', reader);
  for (const { path, name, says } of [
    { path: `${act}?lang=it`, name: 'L. 241/1990', says: ['Testo', 'Art. 1'] },
    { path: `${article}?lang=it`, name: 'art. 2-bis, L. 241/1990', says: ['Da chi è modificato', 'Citato da'] },
    { path: `${article}?lang=en`, name: 'art. 2-bis, L. 241/1990', says: ['What amends it', 'Cited by'] },
  ]) {
    print(`${path}: has no field, button or menu`, async () => {
      const { page, complaints } = await openPage(browser, service.port, path, look);
      await page.emulateMedia({ media: 'print' });
      for (const control of await page.locator('input, button, select, nav').all())
        assert.not(await control.isVisible());
      assert.is(await page.evaluate('getComputedStyle(document.body).color'), 'rgb(0, 0, 0)');
      assert.equal(complaints, []);
      await page.close();
    });

    printAsText(`${path}: says what it is and its address first`, async () => {
      const { page } = await openPage(browser, service.port, path, look);
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      await page.close();
      const text = execFileSync(reader!, ['-layout', '-', '-'], { input: pdf }).toString();
      // Before all else stands what the sample is.
      const printed = text.trimStart().replace(/^(?:Corpus di esempio|Sample corpus)[^.]*\.\s*/, '');
      assert.ok(printed.startsWith(name), text.slice(0, 300));
      // A long address goes on in the next line.
      assert.match(printed.slice(0, 400).replace(/\s/g, ''), path.slice(0, path.indexOf('?')));
      for (const words of says) assert.match(text, words);
    });
  }

  for (const lang of ['it', 'en'] as const) {
    print(`no page breaks a rule on paper, in ${lang}`, async () => {
      const { page, complaints } = await openEmpty(browser, service.port, look);
      await page.emulateMedia({ media: 'print' });
      for (const path of addresses) {
        await page.goto(`http://127.0.0.1:${service.port}${inLanguage(path, lang)}`);
        assert.equal(await findViolations(page), [], path);
      }
      assert.equal(complaints, []);
      await page.close();
    });
  }

  const reform = '/norme/it/decreto-legislativo/2016/05/25/97?relazioni=out&con=it/decreto-legislativo/2013/03/14/33';
  print('the table of a reform breaks no rule on paper, and 300 amendments take at most twelve sheets', async () => {
    const { page, complaints } = await openPage(browser, service.port, `${reform}&righe=tutte&lang=it`, look);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await findViolations(page), []);
    const rows = (await page.evaluate(repeatRows)) as number;
    // Other effects of the same act are a list that would be longer than the table.
    await page.evaluate(listBelow);
    assert.not(await page.locator('.relations').isVisible());
    assert.ok(await page.locator('#effetti').isVisible());
    assert.ok(rows > 20, `${rows} rows`);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s?\/Page(?!s)/g)!.length;
    assert.ok(sheets <= 12, `${sheets} sheets`);
    assert.equal(complaints, []);
    await page.close();
  });
});

/** Fills the table up to as many rows as 300 amendments have in the real documents, and gives its own number of rows. */
const repeatRows = `{
  const body = document.querySelector('table.reform tbody');
  const rows = [...body.children];
  for (let i = rows.length; i < 480; i++) body.append(rows[i % rows.length].cloneNode(true));
  rows.length;
}`;

const listBelow = `document.querySelector('table.reform').closest('section').insertAdjacentHTML(
  'afterend',
  '<section><h2 id="effetti">Altri effetti</h2><div class="relations">' + '<p>Un effetto.</p>'.repeat(500) + '</div></section>',
)`;

print.run();
