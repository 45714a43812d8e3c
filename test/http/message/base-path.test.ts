// Below a path of its host the service is what it is at the root: every address that it gives leads to it, and no text is touched.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import { placeBody, takeOff } from '../../../http/message/base-path.js';
import { literal, prepared } from '../../../engine/store/piece.js';
import { endpoints } from '../../../http/questions/index.js';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { article, write } from '../../engine/read/akn/act-document.js';
import { projectRoot } from '../../source-tree.js';
import { startService, type Reply, type Service } from '../service.js';

/** What would be an address anywhere but in a text. */
const textual = `<a href="/api/public/x"> "url":"/api/public/x" {"successiva":"/norme/x"} [norma](/norme/x) ](</norme/x>) Link: </norme/x>`;
const basePath = '/leggi/it';
const contact = { name: 'Prova', email: 'prova@example.org' };

const folder = mkdtempSync(join(tmpdir(), 'legami-base-path-'));
const escaped = textual.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
writeFileSync(join(folder, 'textual.xml'), write({ body: article('1', `<p>${escaped}</p>`), title: escaped }));
const catalog = await openCatalog({
  corpus: [join(projectRoot, 'corpus'), folder],
  strict: true,
  report: () => undefined,
});
rmSync(folder, { recursive: true });
await catalog.graphs.places.layOut();

const below = suite('base path');
const start = (base: string, origin: string | null = null): Promise<Service> => {
  const publicUrl = origin === null ? null : origin + base;
  return startService(catalog, endpoints, { installation: { contact, publicUrl, basePath: base } });
};
const [root, service, named] = [await start(''), await start(basePath), await start(basePath, 'https://ente.example')];
below.after(async () => void (await Promise.all([root.stop(), service.stop(), named.stop()])));

below('a target is taken for one below the path only where it is', () => {
  for (const [target, left] of [
    ['/leggi/it/norme?q=1', '/norme?q=1'],
    ['/leggi/it/', '/'],
    ['/leggi/it', '/'],
    ['/leggi/it?lang=en', '/?lang=en'],
    ['http://ente.example/leggi/it/norme', '/norme'],
    ['/leggi/it/leggi/it/norme', '/leggi/it/norme'],
    ['/leggi/italia', null],
    ['/leggi/', null],
    ['/norme', null],
    ['/', null],
    ['*', null],
    ['/x/leggi/it/norme', null],
    ['/leggi%2Fit/norme', null],
  ] as const)
    assert.is(takeOff(target, basePath), left, target);
});

below('what is deflated already is passed on, and an address that two pieces hold is found', () => {
  const kept = prepared('{"url":"/kept"}');
  const body = [literal('{"a":'), kept, literal(',"succes'), literal('siva":"/b","t":"\\"url\\":\\"/c"}')];
  const placed = placeBody({ contentType: 'application/json', body }, basePath);
  assert.ok(placed.includes(kept));
  const text = placed.flatMap((piece) => [...piece.plain()]).join('');
  assert.is(text, '{"a":{"url":"/kept"},"successiva":"/leggi/it/b","t":"\\"url\\":\\"/c"}');
});

/** Every address of this host that an answer gives, found in another way than it was written. */
function addressesOf({ headers, text }: Reply): string[] {
  const type = headers['content-type'] ?? '';
  const found = [headers.location ?? '', headers['content-location'] ?? ''];
  for (const [, address = ''] of (headers.link ?? '').toString().matchAll(/<([^>]*)>/g)) found.push(address);
  // The IRIs of Akoma Ntoso are names, no addresses.
  if (/html|xml/.test(type) && !type.includes('akn'))
    for (const [, , value = ''] of text.matchAll(/<[^>]*? ([\w-]+)="([^"]*)"/g)) found.push(unescape(value));
  if (type.startsWith('text/html'))
    for (const [tag] of text.matchAll(/<[a-z][^>]*>/g))
      for (const [, value = ''] of tag.matchAll(/ [\w-]+="([^"]*)"/g)) found.push(unescape(value));
  if (type.includes('markdown')) for (const [, to = ''] of text.matchAll(/[^\\]\]\(<?([^)>]*)/g)) found.push(to);
  // What OpenAPI describes is relative to its server.
  if (/[/+]json/.test(type) && text !== '' && !text.startsWith('{"openapi"')) gather(JSON.parse(text), found);
  return found.filter((address) => address.startsWith('/'));
}

function gather(value: unknown, found: string[]): void {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) if (!isText(name)) gather(member, found);
}

/** Where words stand as they were given. */
const isText = (name: string): boolean => ['input', 'testo', 'letta'].includes(name);

function unescape(value: string): string {
  return value.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

/** Addresses of the same kind: other acts, words and numbers. */
function kindOf(address: string): string {
  const [path = '', query = ''] = address.split('#')[0]!.split('?');
  const names = [...new URLSearchParams(query)].map(([name, value]) =>
    ['formato', 'relazioni', 'dir', 'livello'].includes(name) ? `${name}=${value}` : name,
  );
  const kind = path
    .replace(/\/(?:it|%69t|eli:)\/[^?]*?(\/art\/[^/]+)?(\/com\/[^/]+)?(\/[a-z]+)?$/, (_, art, com, what) =>
      ['', art && '/art', com && '/com', /^\/\d/.test(what ?? '') ? '' : what].join(''),
    )
    .replace(/[0-9]+/g, '0');
  return `${kind}?${names.sort().join('&')}`;
}

below('every address that any answer gives is below the path, and answers', async () => {
  const asked = new Set<string>();
  const examples = [
    '/',
    ...endpoints.flatMap(({ examples }) => examples),
    ...['/docs', '/openapi.json', '/llms.txt', '/robots.txt', '/favicon.ico', '/dati?formato=jsonld'],
    ...['/norme/it/legge/1990/08/07/241', '/cerca?q=trasparenza', '/risolvi?testo=art.%202%20l.%20241/1990'],
    ...['/api/public/cerca?q=art&formato=csv', '/api/public/modifiche?formato=atom', '/nowhere'],
    ...['/api/public/suggerimenti?q=codice&formato=opensearch', '/api/public/norme/it/legge/1990/08/07/241?formato=md'],
  ];
  const queue = examples.map((path) => basePath + path);
  let count = 0;
  for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
    for (const accept of ['text/html', 'text/markdown']) {
      const reply = await service.get(target, { accept });
      count++;
      // Examples show what is missing, too; and an act that only relations name has an address.
      const isMissing = count <= 2 * examples.length || reply.text.includes('relazioni_url');
      assert.ok(reply.status < 400 || isMissing, `${target}: ${reply.status} ${reply.text.slice(0, 200)}`);
      for (const address of addressesOf(reply)) {
        assert.ok(address === basePath || address.startsWith(`${basePath}/`), `${target} (${accept}): ${address}`);
        const [to = ''] = address.split('#');
        // The catalogue names the API as a whole, which has no answer of its own.
        if (asked.has(kindOf(to)) || to === `${basePath}/api/public`) continue;
        asked.add(kindOf(to));
        queue.push(to);
      }
      // Other answers have no Markdown of their own.
      if (!reply.headers['content-type']?.startsWith('text/html')) break;
    }
  }
  assert.ok(asked.size > 100, `${asked.size} kinds of address`);
  assert.ok(count > 300, `${count} answers`);
});

below('texts are the same as at the root, whatever they look like', async () => {
  const { norme } = JSON.parse((await root.get('/api/public/norme?q=successiva')).text) as { norme: { eli: string }[] };
  const path = `/norme/${norme[0]!.eli.replace('eli:/', '')}`;
  for (const target of [
    `/api/public${path}`,
    `/api/public${path}/art/1`,
    `/api/public${path}/art/1?formato=md`,
    `/api/public${path}?formato=txt`,
    `/api/public${path}?formato=akn`,
    `/api/public/cerca?q=successiva`,
    `/api/public/cerca?q=successiva&formato=csv`,
    `/api/public/cerca?q=successiva&formato=atom`,
    '/api/public/norme?q=successiva&formato=ndjson',
    '/dati/articoli.ndjson',
    path,
    `${path}/art/1`,
    '/cerca?q=successiva',
  ]) {
    for (const accept of ['text/html', 'text/markdown']) {
      const [above, here] = [await root.get(target, { accept }), await service.get(basePath + target, { accept })];
      assert.is(here.status, 200, target);
      // Only what is an address at the root differs, and by nothing but the path.
      const bare = here.text.replaceAll(`${basePath}/`, '/').replaceAll(encodeURIComponent(`${basePath}/`), '%2F');
      const from = [...bare].findIndex((sign, i) => sign !== above.text[i]);
      assert.ok(bare === above.text, `${target}: ${bare.slice(from - 50, from + 50)}`);
      const texts = (text: string) => text.match(/[^ ]{0,6}api\/public\/x/g) ?? [];
      assert.equal(texts(here.text), texts(above.text), target);
    }
  }
});

below('outside of the path is nothing', async () => {
  for (const target of [
    '/',
    '/status',
    '/api/public/norme',
    '/leggi',
    '/leggi/',
    '/leggi/italia',
    '/static/x',
    '/mcp',
  ]) {
    // Twice: what is kept of answers is asked first.
    for (const again of [1, 2]) assert.is((await service.get(target)).status, 404, `${target} ${again}`);
    assert.is((await service.get(basePath + target)).status < 500, true);
  }
  assert.is((await service.get('/risolvi', {}, 'POST')).status, 404);
});

below('forms, agents, errors and redirects', async () => {
  const post = (target: string, type: string, body: string) =>
    fetch(`http://127.0.0.1:${service.port}${target}`, {
      method: 'POST',
      headers: { 'content-type': type, accept: 'application/json, text/event-stream' },
      body,
    });
  const form = await (
    await post(`${basePath}/risolvi`, 'application/x-www-form-urlencoded', 'testo=art.+2+l.+241/1990')
  ).text();
  assert.match(form, `href="${basePath}/norme/it/legge/1990/08/07/241/art/2`);
  assert.match(form, `&lt;a href=&quot;${basePath}/norme/`.replace('&quot;', '"').replaceAll('"', '&quot;'));
  const call = (name: string, args: object) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
  const told = await (await post(`${basePath}/mcp`, 'application/json', call('act', { norma: 'l. 241/1990' }))).text();
  assert.match(told, `${basePath}/api/public/norme/`);
  assert.equal(told.match(/.{60}\\?"\/api\/public.{9}/g) ?? [], []);
  const moved = await service.get(`${basePath}/api/public/norme/?tipo=legge`);
  assert.is(moved.headers.location, `${basePath}/api/public/norme?tipo=legge`);
  const bad = await service.get(`${basePath}/api/public/norme?limit=0`);
  assert.is(bad.status, 422);
});

below('with a public address, every absolute address has the path', async () => {
  const origin = 'https://ente.example';
  const get = async (target: string) => (await named.get(basePath + target)).text;
  const [map, search, opml, feed, ld] = await Promise.all([
    get('/sitemap-1.xml'),
    get('/opensearch.xml'),
    get('/seguire?formato=opml'),
    get('/api/public/modifiche?formato=atom'),
    get('/norme/it/legge/1990/08/07/241'),
  ]);
  for (const text of [map, search, opml, feed, ld]) {
    const addresses = text.match(/https:\/\/ente\.example[^"<]*/g) ?? [];
    assert.ok(addresses.length > 0, text.slice(0, 300));
    for (const address of addresses) assert.match(address, `${origin}${basePath}`);
  }
  const { servers } = JSON.parse(await get('/api/public/openapi.json')) as { servers: { url: string }[] };
  assert.equal(
    servers.map(({ url }) => url),
    [origin + basePath],
  );
  const robots = await get('/robots.txt');
  assert.match(robots, `Disallow: ${basePath}/api/\n`);
  assert.match(robots, `Sitemap: ${origin}${basePath}/sitemap.xml`);
});

below.run();
