// Citations in the explorer: what joins the acts is chosen, drawn and listed.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';
import { startService } from '../../service.js';
import { inBrowser, type Look } from '../browser.js';
import { l241, openExplorer } from '../drawn.js';

const citing = suite('citations in the explorer');
const service = await startService(await openSample(), endpoints);
citing.after(() => service.stop());

const desk: Look = { width: 1440, colorScheme: 'light' };

citing('what the lines are stands in the form, in the address of the page and of its downloads', async () => {
  for (const [link, other] of [
    ['citazioni', 'tutti'],
    ['tutti', 'citazioni'],
  ]) {
    const { text } = await service.get(`/grafo?lang=it&legame=${link}`, { accept: 'text/html' });
    assert.match(text, new RegExp(`<option value="${link}" selected`));
    assert.not.match(text, new RegExp(`<option value="${other}" selected`));
    assert.match(text, `/grafo?legame=${link}&amp;lang=en" lang="en"`);
    assert.match(text, `/api/public/graph?legame=${link}&amp;max_nodi=2000&amp;formato=gexf`);
  }
});

await inBrowser(citing, (citing, browser) => {
  citing('citations are drawn, named in legend, list and panel, and kept in the address', async () => {
    const { page, complaints } = await openExplorer(browser, service.port, `&legame=citazioni&atto=${l241}`, desk);
    assert.match((await page.textContent('#kinds')) ?? '', /^cita/);
    assert.match((await page.textContent('.twin thead')) ?? '', 'Citazioni');
    await page.waitForSelector('#panel table');
    assert.match((await page.textContent('#panel')) ?? '', /citazioni[^]*È citato da/);
    assert.is(await page.locator('#path-field').count(), 0);
    await page.click('#legend button');
    assert.match(page.url(), 'legame=citazioni');
    assert.equal(complaints, []);
    await page.close();
  });
});

citing.run();
