// Pictures of the graph that are kept: with their source, and of a small neighbourhood with every name.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';
import { startService } from '../../service.js';
import { inBrowser, type Look } from '../browser.js';
import { openExplorer } from '../drawn.js';

const saved = suite('pictures that are kept');
const service = await startService(await openSample(), endpoints);
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

  saved(
    'the path is in view beside the panel, and below the picture stands its address, whole and in lines that fit',
    async () => {
      const to = 'eli:/it/legge/1990/08/07/241';
      const path = `&norma=l.+190/2012&atto=eli:/it/legge/2012/11/06/190&fino_a=${to}`;
      const { page, complaints } = await openExplorer(browser, service.port, path, { ...desk, width: 1280 });
      await page.waitForSelector('.chain');
      const [seen, drawn] = (await page.evaluate(
        `['.frame', '#stage'].map((part) => document.querySelector(part).getBoundingClientRect()).map(({ x, width }) => ({ width, middle: x + width / 2 }))`,
      )) as { width: number; middle: number }[];
      assert.ok(seen!.width < drawn!.width, 'the drawing is wider than what is seen of it');
      assert.ok(Math.abs(seen!.middle - drawn!.middle) < 2, `${seen!.middle}, ${drawn!.middle}`);
      const coming = page.waitForEvent('download');
      await page.click('[data-do="svg"]');
      const svg = readFileSync(await (await coming).path(), 'utf8');
      const lines = [...svg.matchAll(/<text x="12" y="\d+">([^<]*)/g)].map(([, line]) =>
        line!.replaceAll('&amp;', '&'),
      );
      const most = (drawn!.width - 24) / 6;
      assert.ok(lines.length > 2);
      for (const line of lines) assert.ok(line.length <= most, line);
      assert.match(lines.join(''), `fino_a=${to}`);
      assert.equal(complaints, []);
      await page.close();
    },
  );

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
