// The pages over the sample and a document full of markup, on a port; and the ways in which they are looked at.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import type { Catalog } from '../../../http/questions/endpoint.js';
import { openBesideSample } from '../../corpora.js';
import { projectRoot } from '../../source-tree.js';
import { startService, type Service } from '../service.js';
import { findViolations, openEmpty, overflow, type Look } from './browser.js';

export const hostile = '<script>alert(1)</script>"\'&</script>';
export const hostileAct = '/norme/it/legge/2031/02/03/999';
/** What the hostile act repeals: a decree of a ministry whose name is markup. */
const hostileDecree = `urn:nir:ministero.&lt;script>alert(2)&lt;/script>.&quot;salute&quot;:decreto:1999-01-02;7`;
export const act = '/norme/it/legge/1990/08/07/241';
export const article = `${act}/art/2-bis`;
export const inLanguage = (path: string, lang: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;

export interface Site {
  service: Service;
  catalog: Catalog;
  /** One of each page, in no language. */
  addresses: string[];
  stop: () => Promise<void>;
}

export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'legami-pages-'));
  writeHostile(join(folder, 'hostile.xml'));
  const catalog = await openBesideSample('hostile-pages', folder);
  const service = await startService(catalog, endpoints);
  const addresses = [
    '/',
    '/norme',
    '/cerca',
    '/cerca?q=trasparenza',
    '/cerca?q=xyzzyq',
    '/cerca?q=legge%20104',
    act,
    `${act}?relazioni=in`,
    `${act}?relazione=none`,
    `${act}?relazioni=in&con=it/decreto-legge/2020/07/16/76`,
    `${act}?citazioni=in`,
    `${act}?citazioni=out`,
    `${act}?citazioni=out&cessati=solo`,
    `${act}?giorno=2010-01-01`,
    `${article}?giorno=never`,
    article,
    await findOutside(service),
    hostileAct,
    `${hostileAct}/art/1`,
    '/risolvi',
    '/risolvi?testo=art.%202%20l.%20241/1990%20e%20legge%20104',
    '/modifiche',
    '/seguire',
    '/seguire?norme=it/legge/1990/08/07/241,it/legge/1980/01/01/9999&aggiungi=legge%20104',
    '/dati',
    '/guida',
    '/accessibilita',
    '/privacy',
  ];
  const stop = async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  };
  return { service, catalog, addresses, stop };
}

export interface NamedLook extends Look {
  name: string;
  lang: 'it' | 'en';
  /** Looked at by `npm test`, half of the pages each: one narrow and one wide, with every other choice once. */
  isFirst: boolean;
}

export const namedLook = (
  lang: 'it' | 'en',
  width: number,
  colorScheme: 'light' | 'dark',
  isFirst = false,
): NamedLook => ({ name: `in ${lang} at ${width} px, ${colorScheme}`, lang, width, colorScheme, isFirst });

export const looks: NamedLook[] = (['it', 'en'] as const).flatMap((lang) =>
  [320, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) =>
      namedLook(
        lang,
        width,
        colorScheme,
        (lang === 'it') === (width === 320) && (width === 320) === (colorScheme === 'dark'),
      ),
    ),
  ),
);

/** Widths between, at which pages must only fit. */
const widths = [360, 768, 1440];

/** Pages break no rule of WCAG 2.2 A or AA, fit the window, do not shift, and the browser complains of nothing. */
export async function assertFlawless(
  browser: Browser,
  port: number,
  addresses: readonly string[],
  { lang, width, colorScheme }: NamedLook,
): Promise<void> {
  const { page, complaints } = await openEmpty(browser, port, { width, colorScheme });
  await page.addInitScript(watchShifts);
  for (const path of addresses) {
    await page.setViewportSize({ width, height: 800 });
    // A window that is made narrower only after the next page is there would move that.
    await page.waitForFunction(`innerWidth === ${width}`);
    await page.goto(`http://127.0.0.1:${port}${inLanguage(path, lang)}`);
    assert.is(await page.evaluate('shifts'), 0, path);
    assert.equal(await findViolations(page), [], path);
    for (const other of [width, ...widths]) {
      await page.setViewportSize({ width: other, height: 800 });
      assert.ok((await overflow(page)) <= 0, `${path} at ${other}`);
    }
    assert.equal(complaints, [], path);
  }
  await page.close();
}

/** Counts layout shifts from the start of a page. */
const watchShifts = `globalThis.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) => {
  if (!hadRecentInput) shifts += value;
})).observe({ type: 'layout-shift', buffered: true });`;

/** A page of an act that others name and whose text is not loaded. */
async function findOutside(service: Service): Promise<string> {
  const { text } = await service.get('/api/public/graph?max_nodi=2000');
  const { nodes } = JSON.parse(text) as { nodes: { id: string; nel_corpus: boolean }[] };
  return `/norme/${nodes.find(({ nel_corpus }) => !nel_corpus)!.id.replace('eli:/', '')}`;
}

/** A document whose title, heading and text hold markup. */
function writeHostile(path: string): void {
  const escaped = hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const source = readFileSync(join(projectRoot, 'corpus/legge_2020-09-11_120.xml'), 'utf8');
  const text = source
    .replaceAll('2020-09-11', '2031-02-03')
    .replaceAll('/120/', '/999/')
    .replaceAll('/120"', '/999"')
    .replaceAll(';120', ';999')
    .replace('<docNumber>120', '<docNumber>999')
    .replace(/<docTitle>[^<]*/, `<docTitle>${escaped} in un titolo`)
    .replace('<heading/>', `<heading>${escaped}</heading>`)
    .replace('Entra in vigore', `${escaped} entra in vigore`)
    .replace('con le modifiche', `con ${escaped} le modifiche`)
    .replace(
      '</lifecycle>',
      `</lifecycle>${analysis(`ha disposto (con l'art. 1, comma 1) l'abrogazione dell'art. 29. ${escaped}`)}`,
    );
  writeFileSync(path, text);
}

/** That the hostile act repeals articles of two others, in sentences that are markup. */
function analysis(sentence: string): string {
  const targets = [`${hostileDecree}#29`, 'urn:nir:stato:legge:1990-08-07;241#29'];
  const changes = targets.map(
    (href, i) =>
      `<textualMod eId="amod_${i}" type="insertion"><source href="urn:nir:stato:legge:2031-02-03;999#1"/>` +
      `<destination href="${href}"/><new><nakn:text>${sentence}</nakn:text></new></textualMod>`,
  );
  return `<analysis source=""><activeModifications>${changes.join('')}</activeModifications></analysis>`;
}
