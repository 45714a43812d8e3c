// Files that crawlers request: favicon, robots.txt and sitemaps.
import { literal, type Catalog } from '../../engine/index.js';
import { problem, redirect, type Answer } from '../message/answer.js';
import type { Assets } from './assets.js';
import { localAddress, pageOf } from './parts/address.js';

/** Acts in each part; sitemaps.org allows 50,000 addresses. */
const actsPerPart = 5000;

/** Browsers request this address by default; it redirects to the icon that pages name. */
export function faviconOf({ paths }: Assets): Answer {
  return redirect(paths['icon.svg'] ?? '/');
}

/** Allows pages; excludes API answers and searches, whose number is unlimited. */
export function renderRobots(publicUrl: string | null): Answer {
  const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /cerca', 'Disallow: /risolvi?', 'Allow: /'];
  const map = publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`];
  return crawled('text/plain; charset=utf-8', [...rules, ...map, ''].join('\n'));
}

/** @param path `/sitemap.xml` for the list of parts, `/sitemap-1.xml` for the first of them */
export function renderSitemap(catalog: Catalog, publicUrl: string, path: string): Answer {
  const part = Number(/-(\d+)/.exec(path)?.[1] ?? 0);
  const { acts } = catalog.facts.counts;
  const parts = Math.ceil(acts / actsPerPart);
  if (part > parts || /-0/.test(path)) return problem(404, 'Not Found');
  if (part === 0) {
    const addresses = Array.from({ length: parts }, (_, i) => `${publicUrl}/sitemap-${i + 1}.xml`);
    return crawled(xml, listAddresses('sitemapindex', 'sitemap', addresses));
  }
  const { entries } = catalog.page(null, (part - 1) * actsPerPart, actsPerPart);
  const listed = JSON.parse(`[${Buffer.concat([...entries.plain()]).toString()}]`) as { eli: string }[];
  const pages = ['/', '/norme', '/dati', '/risolvi', '/seguire', '/guida', '/accessibilita', '/privacy'].filter(
    () => part === 1,
  );
  const paths = [...pages, ...listed.map(({ eli }) => pageOf(eli))];
  const addresses = paths.flatMap((to) => (['it', 'en'] as const).map((lang) => publicUrl + localAddress(to, lang)));
  return crawled(xml, listAddresses('urlset', 'url', addresses));
}

const xml = 'application/xml; charset=utf-8';

function crawled(contentType: string, text: string): Answer {
  return { status: 200, contentType, cache: 'page', body: [literal(text)] };
}

function listAddresses(root: string, element: string, addresses: readonly string[]): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rows = addresses.map((address) => `<${element}><loc>${escape(address)}</loc></${element}>`);
  const opening = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `${opening}\n${rows.join('\n')}\n</${root}>\n`;
}
