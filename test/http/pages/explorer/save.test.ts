// Pictures of the graph that are kept: with their source, and of a small neighbourhood with every name.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../../engine/index.js';
import { sampleSnapshot } from '../../../../http/cli/serve-options.js';
import { endpoints } from '../../../../http/questions/index.js';
import { startService } from '../../service.js';
import { inBrowser, type Look } from '../browser.js';
import { openExplorer } from '../drawn.js';

const saved = suite('pictures that are kept');
const catalog = await openCatalog({ corpus: [], snapshot: sampleSnapshot, strict: true, report: () => undefined });
const service = await startService(catalog, endpoints);
saved.after(() => service.stop());

const desk: Look = { width: 1440, colorScheme: 'light' };

await inBrowser(saved, (saved, browser) => {
  saved('what is seen can be kept as SVG and PNG', async () => {
    const { page, complaints } = await openExplorer(browser, service.port, '', desk);
    for (const [action, begins] of [
      ['svg', /^<svg [^]*<desc>Fonte: [^<]*CC BY 4\.0[^<]*\/grafo\?[^]*<circle [^]*L\. 241\/1990[^]*>Fonte: /],
      ['png', /^.PNG/],
    ] as const) {
      const coming = page.waitForEvent('download');
      await page.click(`[data-do="${action}"]`);
      assert.match(readFileSync(await (await coming).path(), 'latin1'), begins);
    }
    assert.equal(complaints, []);
    await page.close();
  });

  saved('of a small neighbourhood every node is named, by its known name where it has one', async () => {
    const { page, complaints } = await openExplorer(browser, service.port, '&norma=l.+190/2012', desk);
    const { nodi, nomi, vicino } = JSON.parse((await service.get('/grafo/dati?norma=l.+190/2012')).text) as {
      nodi: { label: string[] };
      nomi: Record<string, string>;
      vicino?: object;
    };
    assert.ok(vicino !== undefined);
    const named = Object.keys(nomi).length;
    assert.ok(named > 0 && named < nodi.label.length);
    const coming = page.waitForEvent('download');
    await page.click('[data-do="svg"]');
    const svg = readFileSync(await (await coming).path(), 'utf8');
    nodi.label.forEach((label, i) => assert.match(svg, `>${nomi[i] ?? label}</text>`));
    assert.equal(complaints, []);
    await page.close();
  });
});

saved.run();
