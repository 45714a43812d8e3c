// Links that lead somewhere: every link on every page, and every id of the graph, over the sample.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Catalog, shapes } from '../../engine/index.js';
import { endpoints } from '../../http/questions/index.js';
import { openSample } from '../corpora.js';
import { startService, type Service } from '../http/service.js';

const links = suite('links, long');

/** Asked at the same time. */
const atOnce = 8;
/** Pages that are opened and read for links. The rest of the addresses that are found are only asked for. */
const mostRead = 1_500;
/** Of a page with the same path and other parameters, so many are read. */
const mostAlike = 4;

const corpora: [name: string, open: () => Promise<Catalog | null>][] = [['the sample', openSample]];

for (const [name, open] of corpora) {
  const catalog = await open();
  if (catalog === null) continue;
  const service = await startService(catalog, endpoints);
  links.after(() => service.stop());

  links(`${name}: every link of every page that a reader comes to answers 200`, async () => {
    const broken = await crawl(service);
    assert.equal([...broken].slice(0, 20), [], `${broken.size} links`);
  });

  for (const livello of ['norma', 'articolo'])
    links(`${name}: every id of the graph of everything, ${livello}, has relations, citations and a page`, async () => {
      const graph = await service.get(`/api/public/graph?livello=${livello}&legame=tutti&natura=tutte&max_nodi=20000`);
      assert.is(graph.status, 200);
      const { nodes } = JSON.parse(graph.text) as shapes.GraphAnswer;
      assert.ok(nodes.length > 10);
      const addresses = nodes.flatMap(({ id }) => [
        `/api/public/relazioni?limit=1&norma=${encodeURIComponent(id)}`,
        `/api/public/citazioni?limit=1&norma=${encodeURIComponent(id)}`,
        `/norme/${id.replace('eli:/', '')}`,
      ]);
      const broken: string[] = [];
      await each(addresses, async (address) => {
        const { status } = await follow(service, address);
        if (status !== 200) broken.push(`${address}: ${status}`);
      });
      assert.equal(broken.slice(0, 20), [], `${broken.length} of ${addresses.length}`);
    });
}

/** A catalog in memory has no positions: by contract that is a 503. */
function hasNoPlacesYet(address: string, status: number): boolean {
  return status === 503 && address.includes('posizioni=true');
}

/** Follows links from the start page. @returns each that does not answer 200, with a page that has it */
async function crawl(service: Service): Promise<Set<string>> {
  const broken = new Set<string>();
  const found = new Map<string, string>([['/', 'the beginning']]);
  const alike = new Map<string, number>();
  const waiting = ['/'];
  let read = 0;
  while (waiting.length > 0) {
    await each(waiting.splice(0, 200), async (address) => {
      const { status, text, type } = await follow(service, address);
      if (status !== 200 && !hasNoPlacesYet(address, status))
        broken.add(`${address}: ${status}, on ${found.get(address)}`);
      const [path = ''] = address.split('?');
      const known = alike.get(path) ?? 0;
      alike.set(path, known + 1);
      if (!type.startsWith('text/html') || known >= mostAlike || read >= mostRead) return;
      read++;
      for (const link of linksOf(text)) {
        if (found.has(link)) continue;
        found.set(link, address);
        waiting.push(link);
      }
    });
  }
  assert.ok(read > 100, `${read} pages`);
  return broken;
}

/** Addresses of this service on a page, without their fragments; downloads of whole tables are long, and tested elsewhere. */
function* linksOf(html: string): Generator<string> {
  for (const [, quoted = ''] of html.matchAll(/<(?:a|link|script|img|form)\b[^>]*? (?:href|src|action)="(\/[^"#]*)/g)) {
    const address = quoted.replaceAll('&amp;', '&');
    if (!/^\/\/|^\/dati\/\w+\./.test(address)) yield address;
  }
}

/** Asks as a browser does, and follows redirects. */
async function follow(
  service: Service,
  address: string,
  steps = 5,
): Promise<{ status: number; text: string; type: string }> {
  const { status, headers, text } = await service.get(address, {
    accept: 'text/html,*/*',
    'accept-encoding': 'identity',
  });
  if (status === 307 && steps > 0) return follow(service, headers.location!.split('#')[0]!, steps - 1);
  return { status, text, type: headers['content-type'] ?? '' };
}

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  const line = async () => {
    while (next < items.length) await work(items[next++]!);
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}

links.run();
