// Files that crawlers request: favicon, robots.txt and sitemaps.
import { literal, type Catalog } from '../../engine/index.js';
import { problem, redirect, type Answer } from '../message/answer.js';
import { lastChange } from '../questions/last-change.js';
import type { Assets } from './assets.js';
import { localAddress, pageOf } from './parts/address.js';
import type { PageSite } from './site.js';

/** Acts in each part; sitemaps.org allows 50,000 addresses. */
const actsPerPart = 5000;

/** Browsers request this address by default; it redirects to the icon that pages name. */
export function faviconOf({ paths }: Assets): Answer {
  return redirect(paths['icon.svg'] ?? '/');
}

/** Allows pages; excludes API answers and searches, whose number is unlimited. */
export function renderRobots({ publicUrl, basePath }: Pick<PageSite, 'publicUrl' | 'basePath'>): Answer {
  const fields = [
    ...['/api/', '/cerca', '/risolvi?'].map((path) => `Disallow: ${basePath}${path}`),
    `Allow: ${basePath}/`,
  ];
  const rules = ['User-agent: *', ...fields];
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
    return crawled(
      xml,
      listAddresses(
        'sitemapindex',
        'sitemap',
        addresses.map((address) => ({ address, changed: null })),
      ),
    );
  }
  const { entries } = catalog.page(null, (part - 1) * actsPerPart, actsPerPart);
  const listed = JSON.parse(`[${Buffer.concat([...entries.plain()]).toString()}]`) as { eli: string }[];
  const own = ['/', '/norme', '/dati', '/risolvi', '/seguire', '/guida', '/accessibilita', '/privacy'];
  const pages = own.filter(() => part === 1);
  const paths = [
    ...pages.map((to) => ({ to, changed: null })),
    ...listed.map(({ eli }) => ({ to: pageOf(eli), changed: lastChange(catalog, eli) })),
  ];
  const addresses = paths.flatMap(({ to, changed }) =>
    (['it', 'en'] as const).map((lang) => ({ address: publicUrl + localAddress(to, lang), changed })),
  );
  return crawled(xml, listAddresses('urlset', 'url', addresses));
}

const xml = 'application/xml; charset=utf-8';

function crawled(contentType: string, text: string): Answer {
  return { status: 200, contentType, cache: 'page', body: [literal(text)] };
}

/** An address, and the day on which what is there last became another, where that is known. */
interface Listed {
  address: string;
  changed: string | null;
}

function listAddresses(root: string, element: string, addresses: readonly Listed[]): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rows = addresses.map(({ address, changed }) => {
    const day = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `<${element}><loc>${escape(address)}</loc>${day}</${element}>`;
  });
  const opening = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `${opening}\n${rows.join('\n')}\n</${root}>\n`;
}
