// The pages for people: whole, valid, every link leading somewhere; hostile documents show as text.
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import jsonld, { type ContextDefinition, type NodeObject } from 'jsonld';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { publicUrl } from '../service.js';
import { act, article, hostile, hostileAct, inLanguage, startSite } from './site.js';

const pages = suite('pages');
const { service, catalog, addresses, stop } = await startSite();
pages.after(stop);

pages('every page answers in both languages, with a title of its own and nothing inline', async () => {
  for (const path of addresses) {
    const [it, en] = [await service.get(inLanguage(path, 'it')), await service.get(inLanguage(path, 'en'))];
    assert.is(it.status, 200, path);
    assert.is(en.status, 200, path);
    assert.is(it.headers['content-type'], 'text/html; charset=utf-8');
    assert.match(it.text, '<html lang="it">');
    assert.match(en.text, '<html lang="en">');
    assert.match(it.headers['content-security-policy'] as string, "default-src 'none'");
    assert.match(it.headers['content-security-policy'] as string, "form-action 'self'");
    assert.not.match(it.text, /<style|<script>|style="|onclick/);
    assert.is(it.text.match(/<title>/g)?.length, 1);
    assert.is(it.text.match(/<h1/g)?.length, 1, path);
  }
});

pages('every page says to others what it is: OpenGraph, with a picture that is there', async () => {
  const pictures = new Set<string>();
  for (const path of addresses) {
    const { text } = await service.get(inLanguage(path, 'en'));
    const found = new Map(
      [...text.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, name = '', said = '']) => [
        name,
        said,
      ]),
    );
    for (const name of ['title', 'description', 'type', 'site_name', 'locale', 'url', 'image', 'image:alt'])
      assert.ok(found.get(name), `${path}: og:${name}`);
    assert.match(found.get('url')!, new RegExp(`^${publicUrl}/`));
    pictures.add(found.get('image')!.slice(publicUrl.length));
  }
  assert.is(pictures.size, 1);
  const picture = await service.get([...pictures][0]!);
  assert.is(picture.headers['content-type'], 'image/png');
  assert.equal([picture.body.readUInt32BE(16), picture.body.readUInt32BE(20)], [1200, 630]);
});

pages('JSON-LD of acts and articles is read by a processor, as schema.org and ELI terms', async () => {
  for (const path of [act, article, hostileAct, `${hostileAct}/art/1`]) {
    const { text } = await service.get(inLanguage(path, 'it'));
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    const [, ...own] = (JSON.parse(data) as { '@context': [string, ...ContextDefinition[]] })['@context'];
    // The context of schema.org is elsewhere: all its terms are in one vocabulary.
    const vocabulary: ContextDefinition = { '@vocab': 'https://schema.org/' };
    const local: NodeObject = { ...(JSON.parse(data) as NodeObject), '@context': [vocabulary, ...own] };
    const [node] = (await jsonld.expand(local, {})) as unknown as NodeObject[];
    assert.equal(node!['@type'], ['https://schema.org/Legislation'], path);
    assert.equal(node!['@id'], `${publicUrl}${path}`);
    assert.equal(node!['https://schema.org/legislationIdentifier'], [{ '@value': path.replace('/norme/', 'eli:/') }]);
  }
});

pages('every link within a page leads somewhere', async () => {
  const seen = new Set<string>();
  for (const path of addresses) {
    const { text } = await service.get(inLanguage(path, 'en'));
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, href = ''] of text.matchAll(/ href="([^"]+)"/g)) {
      const to = href.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
      if (to.startsWith('#')) assert.ok(ids.has(to.slice(1)), `${path}: ${to}`);
      else if (to.startsWith('/')) seen.add(to.replace(/#.*/, ''));
    }
  }
  assert.ok(seen.size > 50);
  for (const to of seen) {
    const { status } = await service.get(to, { accept: 'text/html' });
    assert.ok(status === 200 || status === 307, `${to}: ${status}`);
  }
});

pages('pages are valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'no-inline-style': 'error', 'long-title': 'off', 'void-style': 'off', 'no-trailing-whitespace': 'off' },
  });
  const said = new Set<string>();
  for (const path of [...addresses, '/nowhere']) {
    for (const lang of ['it', 'en']) {
      const { text } = await service.get(inLanguage(path, lang), { accept: 'text/html' });
      const { results } = await validator.validateString(text);
      for (const { ruleId, message } of results.flatMap(({ messages }) => messages))
        said.add(`${path}: ${ruleId}: ${message}`);
    }
  }
  assert.equal([...said], []);
});

pages('markup in titles, headings and texts shows as text, in JSON-LD too', async () => {
  for (const path of [
    hostileAct,
    `${hostileAct}/art/1`,
    '/norme',
    '/cerca?q=script',
    `/cerca?q=${encodeURIComponent(hostile)}`,
  ]) {
    const { text } = await service.get(inLanguage(path, 'it'));
    assert.not.match(text, '<script>alert', path);
    assert.match(text, '&lt;script>', path);
  }
  const { text } = await service.get(hostileAct);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  assert.match((JSON.parse(data) as { name: string }).name, hostile);
});

pages(
  'sentences of relations and names of ministries that are markup show as text, on every page that has them',
  async () => {
    const { modifica } = JSON.parse((await service.get(`/api/public${hostileAct}`)).text) as shapes.ActAnswer;
    assert.is(modifica.length, 2);
    const decree = modifica.map(({ a }) => a.eli).find((eli) => /minister/.test(eli))!;
    const ministry = `/norme/${decree.replace('eli:/', '')}`;
    for (const path of [
      hostileAct,
      `${hostileAct}/art/1`,
      `${hostileAct}?relazioni=out`,
      `${hostileAct}?relazione=${modifica[0]!.id}`,
      ministry,
      `${ministry}?relazioni=in`,
      `${act}?relazioni=in&anno=2031`,
      `${act}/art/29`,
      `/modifiche?norma=${decree}`,
    ]) {
      for (const lang of ['it', 'en']) {
        const { status, text } = await service.get(inLanguage(path, lang));
        assert.is(status, 200, path);
        assert.not.match(text, '<script>alert', path);
        assert.match(text, '29. &lt;script>alert(1)&lt;/script>', path);
      }
    }
    const { text } = await service.get(`/grafo?norma=${decree}`);
    assert.not.match(text, /<script>alert|alert\(2\)/);
    assert.match(text, 'D.M. 7/1999');
    // In the drawing of an act's page, too.
    assert.match((await service.get(hostileAct)).text, 'D.M. 7/1999</text>');
  },
);

pages('`/norme/…`: JSON for programs that ask for it, a page for everyone else', async () => {
  const led = await service.get(act, { accept: 'application/json' });
  assert.is(led.status, 307);
  assert.is(led.headers.location, `/api/public${act}`);
  assert.match(String(led.headers['vary']), 'accept');
  for (const accept of ['*/*', 'text/html', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
    for (let time = 0; time < 3; time++) {
      const reply = await service.get(act, { accept });
      assert.is(reply.status, 200);
      assert.match(String(reply.headers['content-type']), 'text/html');
      assert.match(String(reply.headers['vary']), /(^|, )accept(,|$)/);
      assert.is((await service.get(act, { accept: 'application/json' })).status, 307);
      for (const accept of ['application/ld+json', 'application/akn+xml, text/html;q=0.5'])
        assert.is((await service.get(act, { accept })).status, 307, accept);
      const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.7';
      assert.is((await service.get(act, { accept: browser })).status, 200);
    }
  }
});

pages('an address that is none: a page for people, problem+json for programs and under the API', async () => {
  const person = await service.get('/nowhere?lang=en', { accept: 'text/html' });
  assert.is(person.status, 404);
  assert.match(person.text, 'This page does not exist');
  assert.is((await service.get('/nowhere')).headers['content-type'], 'application/problem+json');
  const api = await service.get('/api/public/nowhere', { accept: 'text/html' });
  assert.is(api.headers['content-type'], 'application/problem+json');
  const unknown = await service.get('/norme/it/legge/2031/01/01/1?lang=it', { accept: 'text/html' });
  assert.is(unknown.status, 404);
  assert.match(unknown.text, 'class="notice"');
});

pages('a citation leads to its act, its article, its paragraph', async () => {
  for (const [q, to] of [
    ['l. 241/1990', act],
    ['art. 2-bis l. 241/90', article],
    ['art. 2-bis, comma 1, legge 241/1990', article],
  ] as const) {
    const { status, headers } = await service.get(`/cerca?q=${encodeURIComponent(q)}&lang=it`);
    assert.is(status, 307);
    assert.is(headers.location, `${to}${q.includes('comma') ? '?comma=1&lang=it#com-1' : '?lang=it'}`);
  }
});

pages('a citation that ends in a day leads to the text of that day', async () => {
  for (const [q, to] of [
    ['art. 2-bis l. 241/90 al 1° gennaio 2010', article],
    ['l. 241/1990, testo al 2010-01-01', act],
  ] as const) {
    const { status, headers } = await service.get(`/cerca?q=${encodeURIComponent(q)}&lang=it`);
    assert.is(status, 307);
    assert.is(headers.location, `${to}?giorno=2010-01-01&lang=it`);
  }
});

pages('a name and a number are asked about, where the act has such an article', async () => {
  const read = async (q: string) => (await service.get(`/cerca?q=${encodeURIComponent(q)}&lang=it`)).text;
  const near = (text: string) => /<section aria-labelledby="candidati">.*?<\/section>/s.exec(text)?.[0] ?? '';
  const asked = near(await read('legge sul procedimento amministrativo 2'));
  assert.match(asked, 'Si intende questo articolo?');
  assert.match(asked, 'href="/norme/it/legge/1990/08/07/241/art/2?lang=it"');
  for (const q of ['legge sul procedimento amministrativo 1990', 'trasparenza 1'])
    assert.is(near(await read(q)), '', q);
});

pages('a code and a number lead to the article, or are told that there is none', async () => {
  const ask = (number: number) =>
    service.get(`/cerca?q=${encodeURIComponent(`codice dell’amministrazione digitale ${number}`)}&lang=it`);
  const { status, headers } = await ask(1);
  assert.equal([status, headers.location], [307, '/norme/it/decreto-legislativo/2005/03/07/82/art/1?lang=it']);
  assert.match((await ask(1990)).text, 'L’articolo 1990 non è nel testo di D.Lgs. 82/2005.');
});

pages('a citation that leads nowhere is told why, and to the nearest acts', async () => {
  for (const [q, said, to] of [
    ['art. 999 l. 241/1990', 'L’articolo 999 non è nel testo di L. 241/1990', act],
    ['l. 241/1991', 'L’atto inteso (legge 241/1991) non è noto qui', act],
    ['GDPR', 'un atto dell’Unione europea', null],
    ['art. 640', 'ma di quale atto?', null],
  ] as const) {
    const { status, text } = await service.get(`/cerca?q=${encodeURIComponent(q)}&lang=it`);
    assert.is(status, 200, q);
    assert.match(text, new RegExp(`<p class="notice">[^<]*${said.replace(/[().?]/g, '\\$&')}`), q);
    const near = /<section aria-labelledby="candidati">.*?<\/section>/s.exec(text)?.[0] ?? '';
    assert.is(near.includes(`href="${to}?lang=it"`), to !== null, q);
  }
  assert.not.match((await service.get('/cerca?q=trasparenza&lang=it')).text, 'class="notice"');
});

pages('a form posted to `/risolvi` is answered and kept nowhere', async () => {
  const reply = await post(`testo=${encodeURIComponent('visto l’art. 2 della legge 241/1990 <b>')}`);
  assert.match(reply, /^HTTP\/1\.1 200/);
  assert.match(reply, 'cache-control: no-store');
  assert.not.match(reply, /\netag:/i);
  assert.match(reply, `href="${act}/art/2?lang=it">art. 2 della legge 241/1990</a> &lt;b>`);
  assert.match(await post('{}', 'application/json'), /^HTTP\/1\.1 415/);
});

pages('a text that was posted goes along to the other language', async () => {
  const reply = await post(`testo=${encodeURIComponent('visto l’art. 2 della legge 241/1990')}`);
  const [, form = '', to = ''] = /<button[^>]* form="([^"]+)" formaction="([^"]+)"/.exec(reply) ?? [];
  assert.is(to, '/risolvi?lang=en');
  assert.match(reply, new RegExp(`<form[^>]* id="${form}"[^>]* method="post"`));
  assert.match((await service.get('/risolvi?lang=it')).text, '<a href="/risolvi?lang=en" lang="en"');
});

pages('a form that is too long, unfinished or sent elsewhere is refused', async () => {
  const long = `testo=${'a'.repeat(257 * 1024)}`;
  assert.match(await post(long), /^HTTP\/1\.1 413/);
  const head = 'POST /risolvi HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n';
  const chunked = `${head}transfer-encoding: chunked\r\n\r\n${long.length.toString(16)}\r\n${long}\r\n`;
  assert.match(await service.raw(chunked), /^HTTP\/1\.1 413/);
  assert.match(await post('testo=x', undefined, '/norme'), /^HTTP\/1\.1 405/);
  const shared = (length: number) => service.get(`/risolvi?testo=${'a'.repeat(length)}`);
  assert.is((await shared(2000)).status, 200);
  assert.is((await shared(2001)).status, 414);
});

pages('robots, icon and sitemap: every act of the corpus once a language, under the public address', async () => {
  assert.match((await service.get('/robots.txt')).text, 'Sitemap: https://legami.example.org/sitemap.xml');
  assert.is((await service.get((await service.get('/favicon.ico')).headers.location!)).status, 200);
  assert.match((await service.get('/sitemap.xml')).text, '<loc>https://legami.example.org/sitemap-1.xml</loc>');
  const { text } = await service.get('/sitemap-1.xml');
  const listed = [...text.matchAll(/<loc>([^<]+\/norme\/it[^<]+)<\/loc>/g)].map(([, address]) => address);
  assert.is(new Set(listed).size, 2 * catalog.facts.counts.acts);
  assert.is((await service.get('/sitemap-2.xml')).status, 404);
});

pages('sent sizes stay within their budgets', async () => {
  const style = /href="(\/static\/site\.[^"]+\.css)"/.exec((await service.get('/')).text)![1]!;
  const script = /src="(\/static\/search\.[^"]+\.js)"/.exec((await service.get('/')).text)![1]!;
  assert.ok((await service.get(script)).body.length <= 10 * 1024);
  const css = await service.get(style, { 'accept-encoding': 'br' });
  assert.ok(brotliDecompressSync(css.body).length > css.body.length);
  const page = await service.get(act, { 'accept-encoding': 'gzip' });
  const html = page.headers['content-encoding'] === 'gzip' ? gunzipSync(page.body) : page.body;
  assert.ok(gzipSync(html).length + css.body.length <= 60 * 1024);
});

async function post(body: string, type = 'application/x-www-form-urlencoded', path = '/risolvi?lang=it') {
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\n`;
  return service.raw(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

pages.run();
