// The words of amendments held against texts, as people read them: each row names its act, and fits a phone.
import { renderToString } from 'preact-render-to-string';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { Operations } from '../../../http/pages/check.js';
import type { Frame } from '../../../http/pages/document.js';
import { pageWords } from '../../../http/pages/words.js';
import { endpoints } from '../../../http/questions/index.js';
import { openProved } from '../questions/proved-corpus.js';
import { startService } from '../service.js';
import { findViolations, inBrowser, openPage } from './browser.js';

const check = suite('page of words held against texts');
const { opened, ask, close } = openProved();
const service = await startService(await opened, endpoints);
check.after(async () => {
  await service.stop();
  close();
});

check('a row among those of all acts names the act that amends, and leads to its official text', async () => {
  const { text } = await service.get('/riscontri?lang=it');
  const [, ...rows] = text.split('<tr><th scope="row">');
  assert.ok(rows.length > 1);
  for (const row of rows) {
    assert.match(row, /^<a [^>]+>L\. 90\/2005, art\. 4/);
    assert.match(row, 'N2Ls?urn:nir:stato:legge:2005-06-01;90"');
  }
});

check('the page of an act leads to its operations of each grade, and back to all', async () => {
  const path = '/norme/it/legge/2005/06/01/90/riscontro';
  const all = (await service.get(`${path}?lang=it`)).text;
  assert.match(all, `href="${path}?grado=testo&amp;lang=it"`);
  const { text } = await service.get(`${path}?grado=testo&lang=it`);
  assert.is(text.split('<tr><th scope="row">').length, 3);
  assert.match(text, `<li><a href="${path}?lang=it">di ogni grado</a></li>`);
  assert.not.match(text, `href="${path}?grado=testo&amp;lang=it"`);
  assert.equal(text.match(/<a aria-current="true">[^<]*/g), [
    `<a aria-current="true">${pageWords.it.check.grades.testo}`,
  ]);
});

check('a grade that no operation has is marked as chosen, too', async () => {
  const { text } = await service.get('/norme/it/legge/2005/06/01/90/riscontro?grado=discorde&lang=it');
  assert.match(text, `<a aria-current="true">${pageWords.it.check.grades.discorde}</a>: 0`);
});

check('that a grade has no operation is said of those that were checked, and of those that could not be', async () => {
  const act = 'it/legge/2005/06/01/90';
  const ofAll = await ask<shapes.OperationPage>('riscontri', {});
  const ofAct = await ask<shapes.OperationPage>('riscontro', { eli: act });
  for (const [path, { body }] of [
    ['/riscontri', ofAll],
    [`/norme/${act}/riscontro`, ofAct],
  ] as const) {
    const { nessuno, ...grades } = body.per_grado;
    const checked = Object.values(grades).reduce((sum, n) => sum + n, 0);
    assert.ok(checked > 0);
    const { text } = await service.get(`${path}?grado=discorde&lang=it`);
    assert.match(text, `fra le ${checked} riscontrate su un testo caricato; altre ${nessuno} non si sono potute`);
    assert.not.match(text, '0 operazioni');
  }
});

check('of an act whose words amend nothing the page says what was read', async () => {
  const { text } = await service.get('/norme/it/legge/2001/03/04/50/riscontro?lang=it');
  assert.match(text, 'Nelle parole di questo atto non si è letta alcuna operazione');
});

check('a row does not say that a unit comes after nothing', async () => {
  const { text } = await service.get('/norme/it/legge/2005/06/01/90/riscontro?lang=it');
  assert.not.match(text, /inserisce, (?:dopo|prima)<\/p>/);
});

check('a row of words that stand in an annex has a name, too', async () => {
  const { body } = await ask<shapes.OperationPage>('riscontri', { limit: '1' });
  const [entry] = body.operazioni as [shapes.OperationEntry];
  const da = { ...entry.da, eli: 'eli:/it/legge/2014/11/10/162/all/allegato-1', articolo: null, comma: null };
  const frame = { language: 'it', words: pageWords.it } as Frame;
  assert.match(
    renderToString(Operations({ entries: [{ ...entry, da }], frame })),
    '<a href="/norme/it/legge/2014/11/10/162/all/allegato-1?lang=it">allegato 1</a>',
  );
});

await inBrowser(check, (check, browser) => {
  for (const width of [320, 768])
    check(`at ${width} px nothing of a row is beside the window, and each cell says what it is`, async () => {
      const { page, complaints } = await openPage(browser, service.port, '/riscontri?lang=it', {
        ...{ width, colorScheme: 'dark' },
      });
      const beside = 'document.querySelector(".scroll").scrollWidth - document.querySelector(".scroll").clientWidth';
      assert.is(await page.evaluate(beside), 0);
      const said = (await page.evaluate(headings)) as string[];
      assert.is(said.includes('"Testo caricato: "'), width === 320, said.join());
      assert.equal(await findViolations(page), []);
      assert.equal(complaints, []);
      await page.close();
    });
});

/** What stands before each cell of the first row. */
const headings = `[...document.querySelectorAll('table.operations tbody tr:first-child td')].map((cell) =>
  getComputedStyle(cell, '::before').content)`;

check.run();
