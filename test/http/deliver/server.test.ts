// The life of a request, over a real port: targets, methods, headers, caching, errors.
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { literal, prepared } from '../../../engine/store/piece.js';
import { link, ok, problem, quoteUrl, type Answer } from '../../../http/message/answer.js';
import type { Endpoint } from '../../../http/questions/endpoint.js';
import { endpoints } from '../../../http/questions/index.js';
import { makeCatalog, smallCatalog } from '../fixture.js';
import { startService, type Reply } from '../service.js';

/** An endpoint without parameters. */
function plain(path: `/${string}`, answer: () => Answer): Endpoint {
  const read: Endpoint['read'] = () => ({ refusal: null, key: path, cost: () => 'light' as const, answer });
  const described = {
    name: path,
    path,
    tag: 'servizio',
    summary: 'Prova / Trial',
    description: 'Prova. / Trial.',
    examples: ['/'],
  } as const;
  return { ...described, parameters: [], describe: () => ({ answers: new Map(), components: {} }), read };
}

const large = prepared(JSON.stringify({ text: 'abc '.repeat(100_000) }));
const served: Endpoint[] = [
  ...endpoints,
  plain('/api/public/large', () =>
    ok([literal('['), large, literal(']')], link('next', quoteUrl('/a b"<è>')) + link('via', 'https://x.example/')),
  ),
  plain('/api/public/unprepared', () => ok([literal(JSON.stringify('x'.repeat(15_000)))])),
  plain('/api/public/small', () => ok([literal('{}')])),
  plain('/api/public/digest', () => ok([literal('0')])),
  plain('/api/public/unknown', () => problem(404, 'Ignoto.')),
  plain('/api/public/broken', () => {
    throw new Error('a secret of the house');
  }),
];

const life = suite('server');
const service = await startService(smallCatalog, served);
life.after(() => service.stop());
const { get, raw } = service;

function problemOf(reply: Reply): { status: number; title: string; detail: string } {
  assert.is(reply.headers['content-type'], 'application/problem+json');
  const body = JSON.parse(reply.text) as { type: string; title: string; status: number; detail: string };
  assert.equal(Object.keys(body).slice(0, 4), ['type', 'title', 'status', 'detail']);
  assert.is(body.status, reply.status);
  assert.type(body.detail, 'string');
  return body;
}

life('every answer has its exact length and all headers', async () => {
  for (const path of [
    '/api/public/large',
    '/api/public/small',
    '/status',
    '/',
    '/api/public/docs',
    '/api/public/openapi.json',
  ]) {
    const { status, headers, body } = await get(path);
    assert.is(status, 200, path);
    assert.is(Number(headers['content-length']), body.length, path);
    assert.match(headers.etag!, /^"[\w-]{22}"$/, path);
    assert.is(headers['last-modified'], 'Mon, 01 Jan 2024 00:00:00 GMT');
    assert.is(headers['access-control-allow-origin'], '*');
    assert.is(headers['access-control-expose-headers'], 'etag, link, content-language, retry-after, cambiamenti-dal');
    assert.is(headers['x-content-type-options'], 'nosniff');
    assert.is(headers['cross-origin-resource-policy'], 'cross-origin');
    assert.is(headers['referrer-policy'], 'no-referrer');
    assert.ok(headers['content-language'], path);
    assert.match(String(headers.vary), 'accept-language');
    assert.match(String(headers.link), 'rel="license"');
    assert.not.match(String(headers['content-security-policy']), 'unsafe-');
    assert.match(String(headers['content-security-policy']), "default-src 'none'");
  }
  assert.match(
    (await get('/api/public/small')).headers['cache-control']!,
    /^public, max-age=300, stale-while-revalidate=86400/,
  );
  assert.is((await get('/status')).headers['cache-control'], 'no-cache');
  assert.is((await get('/nowhere')).headers['cache-control'], 'no-store');
});

life('links of an answer are repeated in the header, escaped', async () => {
  const { headers } = await get('/api/public/large');
  assert.match(String(headers.link), '</a%20b%22%3C%C3%A8%3E>; rel="next", <https://x.example/>; rel="via"');
});

life('gzip, where it is liked: joined from prepared pieces or made for the occasion', async () => {
  for (const path of ['/api/public/large', '/api/public/unprepared', '/']) {
    const whole = await get(path);
    const zipped = await get(path, { 'accept-encoding': 'gzip' });
    assert.is(zipped.headers['content-encoding'], 'gzip');
    assert.is(Number(zipped.headers['content-length']), zipped.body.length);
    assert.ok(zipped.body.length < whole.body.length / 2);
    assert.ok(gunzipSync(zipped.body).equals(whole.body), path);
    assert.is.not(zipped.headers.etag, whole.headers.etag);
  }
});

life('Brotli where a ready body exists; small bodies go out plain', async () => {
  const page = await get('/api/public/docs', { 'accept-encoding': 'gzip, br' });
  assert.is(page.headers['content-encoding'], 'br');
  assert.ok(brotliDecompressSync(page.body).equals((await get('/api/public/docs')).body));
  assert.is((await get('/api/public/large', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'], 'gzip');
  assert.is((await get('/api/public/small', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'], undefined);
});

life('a client that has the answer gets 304 with what caches need, and no body', async () => {
  const { headers } = await get('/api/public/large');
  for (const list of [headers.etag!, `"x", W/${headers.etag}, "y"`, '*']) {
    const reply = await get('/api/public/large', { 'if-none-match': list });
    assert.is(reply.status, 304, list);
    assert.is(reply.body.length, 0);
    for (const name of ['etag', 'cache-control', 'vary', 'content-language'])
      assert.is(reply.headers[name], headers[name]);
    assert.is(reply.headers['access-control-allow-origin'], '*');
  }
  assert.is((await get('/api/public/large', { 'if-none-match': '"other"' })).status, 200);
  assert.is((await get('/api/public/unknown', { 'if-none-match': '*' })).status, 404);
  // The date is that of the newest text; other texts may have changed all the same.
  assert.is((await get('/api/public/large', { 'if-modified-since': headers['last-modified']! })).status, 200);
});

life('the ETag differs for languages and encodings, not for spellings of a question', async () => {
  const etag = async (target: string, headers?: Record<string, string>) => (await get(target, headers)).headers.etag;
  assert.is.not(await etag('/api/public/large'), await etag('/api/public/large?lang=en'));
  assert.is(await etag('/api/public/large?lang=en'), await etag('/api/public/large', { 'accept-language': 'en-GB' }));
  assert.is(await etag('/api/public/large'), await etag('/api/public/l%61rge?utm=1'));
});

life('HEAD answers as GET without the body', async () => {
  for (const path of ['/api/public/large', '/', '/nowhere', '/api/public/norme?limit=0']) {
    const [whole, head] = [await get(path), await get(path, {}, 'HEAD')];
    assert.is(head.status, whole.status);
    assert.is(head.body.length, 0);
    const { date: one, ...first } = whole.headers;
    const { date: other, ...second } = head.headers;
    assert.ok(one && other);
    assert.equal(second, first);
  }
});

life('OPTIONS is a CORS preflight', async () => {
  for (const path of ['/api/public/norme', '/', '*']) {
    const { status, headers, body } = await get(path, { origin: 'https://x.example' }, 'OPTIONS');
    assert.is(status, 204);
    assert.is(body.length, 0);
    assert.is(headers.allow, 'GET, HEAD, OPTIONS');
    assert.is(headers['access-control-allow-methods'], 'GET, HEAD, OPTIONS');
    assert.is(headers['access-control-max-age'], '86400');
    assert.is(headers['access-control-allow-credentials'], undefined);
  }
});

life('other methods are refused with the allowed ones', async () => {
  for (const path of ['/api/public/norme', '/api/public/norme/', '/static/none.css', '/nowhere', '/']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
      const reply = await get(path, {}, method);
      assert.is(reply.status, 405, `${method} ${path}`);
      assert.is(reply.headers.allow, 'GET, HEAD, OPTIONS');
      assert.is(problemOf(reply).detail, 'Method Not Allowed');
    }
  }
  assert.match(await raw('CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n'), /^HTTP\/1.1 405 /);
});

life('paths that are no endpoint are not found', async () => {
  for (const path of [
    '/nowhere',
    '/API/public/norme',
    '/api/public',
    '/api/public/',
    '/api/public/norme2',
    '/static/',
    '/static/../package.json',
    '/static/%2e%2e/static.json',
    '/static.json',
    '//',
    '/status/x',
    '/a'.repeat(4000),
  ]) {
    assert.is(problemOf(await get(path)).detail, 'Not Found', path);
  }
});

life('targets in absolute form, and paths decoded once, reach their route', async () => {
  for (const target of [
    `http://anything.example/status`,
    'HTTP://x/status?lang=it',
    '/st%61tus',
    '/status#part',
    '/status?',
  ]) {
    assert.is((await get(target)).status, 200, target);
  }
  assert.is((await get('/st%2561tus')).status, 404);
});

life('docs and openapi.json have short addresses', async () => {
  assert.is((await get('/docs')).headers.location, '/api/public/docs');
  assert.is((await get('/docs?lang=en')).headers.location, '/api/public/docs?lang=en');
  assert.is((await get('/docs?lang=it')).headers.location, '/api/public/docs?lang=it');
  assert.is(
    (await get('/openapi.json?lang=en&x=a%26b%0d')).headers.location,
    '/api/public/openapi.json?lang=en&x=a%26b%0D',
  );
  assert.is((await get('/openapi.json')).headers.location, '/api/public/openapi.json');
});

life('an internal error is a 500 without details, and the process continues', async () => {
  const reply = await get('/api/public/broken');
  assert.is(reply.status, 500);
  assert.is(problemOf(reply).detail, 'Internal Server Error');
  assert.not.match(reply.text, 'secret');
  assert.match(service.reports.at(-1)!, /\/api\/public\/broken: Error: a secret of the house\n.*at /);
  assert.is((await get('/status')).status, 200);
});

life('HTTP/1.0 without a host is served', async () => {
  assert.match(await raw('GET /status HTTP/1.0\r\n\r\n'), /^HTTP\/1.1 200 OK/);
});

life('slow clients are disconnected', () => {
  const { headersTimeout, requestTimeout, timeout, maxConnections } = service.server;
  assert.ok(headersTimeout <= 10_000 && requestTimeout <= 15_000 && timeout > 0 && maxConnections > 0);
});

life('static files come under a name with their digest, for ever', async () => {
  const [path] = /\/static\/site\.\w+\.css/.exec((await get('/')).text)!;
  const file = await get(path, { 'accept-encoding': 'br;q=0, gzip', range: 'bytes=0-3' });
  assert.is(file.status, 200);
  assert.is(file.headers['content-type'], 'text/css');
  assert.is(file.headers['content-encoding'], 'gzip');
  assert.match(file.headers['cache-control']!, 'immutable');
  assert.is(file.headers['access-control-allow-origin'], '*');
  assert.is((await get(path, {}, 'POST')).status, 405);
});

life('a change of catalog answers anew, and requests on their way keep the old one', async () => {
  const before = await get('/');
  service.change(makeCatalog(2, 1234));
  const after = await get('/');
  assert.match(before.text, '40 atti');
  assert.match(after.text, '1.234 atti');
  assert.is.not(before.headers.etag, after.headers.etag);
  service.change(smallCatalog);
});

life('closing lets the answer on its way finish', async () => {
  const other = await startService(smallCatalog, served);
  const socket = createConnection(other.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/public/large HTTP/1.1\r\nhost: a\r\n\r\n');
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
  await once(socket, 'data');
  const started = performance.now();
  await other.close(5000);
  assert.ok(performance.now() - started < 2000);
  await once(socket, 'close');
  assert.ok(bytes > 400_000);
});

life.run();
