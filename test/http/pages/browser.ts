// Pages in a real browser: opens them, and notes what it complains of.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findProgram, needing, type Declare } from '../../programs.js';

interface AxeWindow {
  axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
}

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

const executablePath = findProgram('chromium', 'chromium-browser', 'google-chrome');
const args = ['--headless', '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'];
args.push('--disable-component-update', '--disable-sync');
// WebGL without a graphics card; pages themselves are put together without it, in a fifth of the time.
args.push('--use-angle=swiftshader', '--enable-unsafe-swiftshader');
args.push('--disable-gpu-compositing', '--disable-gpu-rasterization');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let launched: Promise<Browser> | null = null;

/** Stands for the browser in tests that are skipped: nothing asks it anything. */
const missing = null as unknown as Browser;

/**
 * Declares the tests of a suite that need a browser: that of this process, which its end closes.
 * Where there is none, they are skipped and counted.
 */
export async function inBrowser(suite: Declare, declare: (test: Declare, browser: Browser) => void): Promise<void> {
  const test = needing(suite, 'Chromium', executablePath);
  if (executablePath === null) declare(test, missing);
  else declare(test, await (launched ??= launch(executablePath)));
}

async function launch(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args });
  process.once('disconnect', () => void browser.close());
  return browser;
}

export interface Opened {
  page: Page;
  /** Requests that leave the server, errors, and what the browser says of its policies. */
  complaints: string[];
}

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
  javaScriptEnabled?: boolean;
}

/** Opens a page of the server on a port. */
export async function openPage(browser: Browser, port: number, path: string, look: Look): Promise<Opened> {
  const opened = await openEmpty(browser, port, look);
  await opened.page.goto(`http://127.0.0.1:${port}${path}`);
  return opened;
}

/** A page that has gone nowhere yet. */
export async function openEmpty(browser: Browser, port: number, look: Look): Promise<Opened> {
  const { width, colorScheme, javaScriptEnabled = true } = look;
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme, javaScriptEnabled });
  const complaints: string[] = [];
  page.on('console', (message) => {
    // How fast software draws is no fault of the page.
    if (!message.text().includes('GL Driver Message')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && host !== `127.0.0.1:${port}`) complaints.push(`went to ${request.url()}`);
  });
  return { page, complaints };
}

/** Lays out what is far below the window, too: until then it is taken to lie upon what follows it. */
const layOutAll = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}`;

/** Rules of WCAG 2.2 A and AA that the page breaks. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) {
    await page.evaluate(axeSource);
    await page.evaluate(layOutAll);
  }
  const { violations } = await page.evaluate(
    (runOnly) => (globalThis as unknown as AxeWindow).axe.run({ runOnly, resultTypes: ['violations'] }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** By how many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth') as Promise<number>;
}
