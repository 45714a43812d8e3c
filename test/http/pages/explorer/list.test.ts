// The list twin of the drawing, and the room of a small neighbourhood.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';
import { startService } from '../../service.js';
import { inBrowser, type Look } from '../browser.js';
import { openExplorer } from '../drawn.js';

const listed = suite('list of the drawing');
const service = await startService(await openSample(), endpoints);
listed.after(() => service.stop());

const phone: Look = { width: 360, colorScheme: 'light' };

await inBrowser(listed, (listed, browser) => {
  listed(
    'a small neighbourhood is as wide as its names, scrolls in itself, and is listed with known names first',
    async () => {
      const asked = '&norma=l.+190/2012';
      const { nodi, nomi } = JSON.parse((await service.get(`/grafo/dati?${asked}`)).text) as {
        nodi: { label: string[] };
        nomi: Record<string, string>;
      };
      const { page, complaints } = await openExplorer(browser, service.port, asked, phone);
      const widths = (await page.evaluate(
        `['html', '.frame', '#stage'].map((one) => document.querySelector(one).scrollWidth)`,
      )) as number[];
      assert.is(widths[0], phone.width);
      assert.ok(widths[2]! > 800 && widths[1]! >= widths[2]!, widths.join());
      const [place, name] = Object.entries(nomi)[0]!;
      await page.waitForSelector(`#rows button:has-text("${name} · ${nodi.label[Number(place)]}")`);
      assert.equal(complaints, []);
      await page.close();
    },
  );
});

listed.run();
