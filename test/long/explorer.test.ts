// The explorer, the picture of the start page and the documentation in the languages, widths and colour schemes that
// `npm test` leaves out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSnapshotFile } from '../../engine/index.js';
import { endpoints } from '../../http/questions/index.js';
import { inBrowser } from '../http/pages/browser.js';
import { assertConsole, consoleLooks } from '../http/pages/console.js';
import { assertDrawn, assertPicture } from '../http/pages/drawn.js';
import { startService } from '../http/service.js';
import { projectRoot } from '../source-tree.js';

const explorer = suite('explorer, long');
const folder = mkdtempSync(join(tmpdir(), 'legami-explorer-'));
const { catalog } = await makeSnapshotFile({
  corpus: [join(projectRoot, 'corpus')],
  strict: true,
  report: () => undefined,
  snapshot: join(folder, 'sample.snapshot'),
});
const service = await startService(catalog, endpoints);
explorer.after(async () => {
  await service.stop();
  catalog.close();
  rmSync(folder, { recursive: true });
});

explorer('`npm test` looks at the documentation once', () => {
  assert.is(consoleLooks.filter(({ isFirst }) => isFirst).length, 1);
});

await inBrowser(explorer, (explorer, browser) => {
  for (const look of consoleLooks.filter(({ isFirst }) => !isFirst))
    explorer(`documentation ${look.name}: answers a trial, breaks no WCAG A or AA rule`, () =>
      assertConsole(browser, service.port, look),
    );

  for (const [lang, colorScheme] of [
    ['it', 'light'],
    ['en', 'light'],
    ['en', 'dark'],
  ] as const)
    explorer(`in ${lang}, ${colorScheme}, at three widths: drawn, no WCAG A or AA rule broken, no complaint`, () =>
      assertDrawn(browser, service.port, lang, colorScheme),
    );

  /** How often the drawing is painted while it comes nearer. */
  const countPaintings = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await browser.newPage({ reducedMotion, viewport: { width: 1280, height: 800 } });
    await page.goto(`http://127.0.0.1:${service.port}/grafo?lang=it`);
    await page.waitForSelector('#rows button');
    await page.waitForTimeout(500);
    await page.evaluate(`globalThis.painted = 0;
      const clear = CanvasRenderingContext2D.prototype.clearRect;
      CanvasRenderingContext2D.prototype.clearRect = function (...box) {
        if (this.canvas.classList.contains('sigma-labels')) painted++;
        return clear.apply(this, box);
      };`);
    await page.focus('#stage');
    await page.keyboard.press('+');
    await page.waitForTimeout(1000);
    const painted = (await page.evaluate('painted')) as number;
    await page.close();
    return painted;
  };

  explorer('who wants less motion sees one picture after the other, not the way between them', async () => {
    const still = await countPaintings('reduce');
    assert.ok(still >= 1 && still <= 2, `${still}`);
    assert.ok((await countPaintings('no-preference')) > still);
  });

  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)
    explorer(`the picture of the start page at ${width} px, ${colorScheme}, breaks no WCAG A or AA rule`, () =>
      assertPicture(browser, service.port, width, colorScheme),
    );
});

explorer.run();
