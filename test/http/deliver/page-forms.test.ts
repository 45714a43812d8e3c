// The other forms of pages: Markdown at every page's address, the data set, the text for language models, links to all of them.
import jsonld, { type Options } from 'jsonld';
import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pagePaths } from '../../../http/pages/site.js';
import { endpoints } from '../../../http/questions/index.js';
import { hostileEli, openHostile } from '../formats/hostile-corpus.js';
import { publicUrl, startService } from '../service.js';

const forms = suite('page-forms');
const service = await startService(await openHostile(), endpoints);
forms.after(() => service.stop());

const markdown = { accept: 'text/markdown' };
const act = '/norme/it/legge/1990/08/07/241';
/** What the explorer draws: columns for its script, and no page. */
const drawnGraph = '/grafo/dati';

forms('every page is Markdown at its own address for who asks for it', async () => {
  const outside = '/norme/it/legge/2015/12/28/208';
  for (const path of [
    ...pagePaths.filter((path) => path !== drawnGraph),
    '/risolvi?testo=art.%202%20l.%20241/1990',
    '/cerca?q=trasparenza',
    act,
    `${act}/art/2`,
    outside,
  ]) {
    const html = await service.get(path, { accept: 'text/html' });
    // What a page fetches for itself has one form.
    if (!html.headers['content-type']!.startsWith('text/html')) continue;
    const reply = await service.get(path, markdown);
    assert.is(reply.headers['content-type'], 'text/markdown; charset=utf-8', path);
    assert.is(reply.status, html.status, path);
    assert.match(reply.headers['vary'] as string, 'accept');
    assert.match(reply.text, /^# \S/m, path);
    assert.not.match(reply.text, /[^\\]<(?:div|section|script|p|ul)\b/, path);
    assert.is(
      (await service.get(path, { accept: 'text/markdown;q=0.5, text/html' })).headers['content-type'],
      'text/html; charset=utf-8',
    );
    assert.is((await service.get(path)).headers['content-type'], 'text/html; charset=utf-8');
  }
  assert.equal(service.reports, []);
});

forms('hostile words are no markup in Markdown', async () => {
  for (const path of [hostileEli.replace('eli:/', '/norme/'), '/norme', '/modifiche'])
    assert.not.match((await service.get(path, markdown)).text, /[^\\]<script/, path);
});

forms('a page names its formats, and each of them answers', async () => {
  for (const path of [act, `${act}/art/2`, '/norme?tipo=legge', '/modifiche', '/modifiche?tipo=abroga']) {
    const { text } = await service.get(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
    const links = [...text.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)].map(([, type, href]) => [
      type!,
      href!.replaceAll('&amp;', '&'),
    ]);
    assert.ok(links.length >= 3, path);
    for (const [type, href] of links) {
      const reply = await service.get(href!);
      assert.is(reply.status, 200, href);
      assert.is(reply.headers['content-type']!.split(';')[0], type);
    }
  }
});

forms('the data set is described in RDF that needs no other server, with every file that there is', async () => {
  const reply = await service.get('/dati', { accept: 'application/ld+json' });
  assert.is(reply.headers['content-type'], 'application/ld+json');
  assert.is((await service.get('/dati?formato=jsonld')).text, reply.text);
  const documentLoader = (url: string) => Promise.reject(new Error(`${url}: no other server expected`));
  const options = { documentLoader, safe: true } as Options.ToRdf;
  const quads = (await (jsonld.toRDF(JSON.parse(reply.text) as object, options) as Promise<unknown>)) as {
    subject: { value: string };
    predicate: { value: string };
    object: { value: string };
  }[];
  const objects = (term: string) =>
    quads.filter(({ predicate }) => predicate.value === term).map(({ object }) => object.value);
  for (const term of [
    'identifier',
    'title',
    'description',
    'modified',
    'rightsHolder',
    'accrualPeriodicity',
    'publisher',
  ])
    assert.ok(objects(`http://purl.org/dc/terms/${term}`).length > 0, term);
  const idOf = (term: string) => new Set(objects(term));
  assert.ok(idOf('http://www.w3.org/ns/dcat#theme').size === 1);
  // The operator publishes, the portal holds the rights.
  assert.equal([...idOf('http://purl.org/dc/terms/publisher')], [`${publicUrl}/dati#gestore`]);
  assert.equal([...idOf('http://purl.org/dc/terms/rightsHolder')], ['https://www.normattiva.it']);
  assert.ok(objects('http://xmlns.com/foaf/0.1/name').includes('Prova'));
  // What identifies the data set stays when its version changes.
  assert.equal(
    objects('http://purl.org/dc/terms/identifier')
      .filter((id) => id.startsWith('c_h501'))
      .sort(),
    ['c_h501', 'c_h501:legami-api', 'c_h501:legami-norme'],
  );
  assert.equal(objects('http://www.w3.org/2002/07/owl#versionInfo'), objects('http://www.w3.org/ns/dcat#version'));
  assert.equal([...idOf('http://www.w3.org/2006/vcard/ns#hasEmail')], ['mailto:prova@example.org']);
  assert.equal(
    [...idOf('http://purl.org/dc/terms/license')],
    ['https://w3id.org/italia/controlled-vocabulary/licences/A21_CCBY40'],
  );
  const [description] = objects('http://www.w3.org/ns/dcat#endpointDescription');
  assert.is((await service.get(description!.slice(publicUrl.length))).status, 200);
  assert.is(objects('http://www.w3.org/ns/dcat#endDate').length, 1);
  const files = objects('http://www.w3.org/ns/dcat#downloadURL');
  assert.is(files.length, 8);
  const valueOf = (node: string, term: string) =>
    quads.find(({ subject, predicate }) => subject.value === node && predicate.value === term)?.object.value ?? '';
  for (const [of, file] of quads
    .filter(({ predicate }) => predicate.value === 'http://www.w3.org/ns/dcat#downloadURL')
    .map(({ subject, object }) => [subject.value, object.value] as const)) {
    const { status, body: bytes } = await service.get(file.slice(publicUrl.length));
    assert.is(status, 200, file);
    assert.is(valueOf(of, 'http://www.w3.org/ns/dcat#byteSize'), String(bytes.length), file);
    const checksum = valueOf(of, 'http://spdx.org/rdf/terms#checksum');
    const sum = valueOf(checksum, 'http://spdx.org/rdf/terms#checksumValue');
    assert.is(sum, createHash('sha256').update(bytes).digest('hex'), file);
  }
});

forms('llms.txt lists every question with an example that answers', async () => {
  for (const lang of ['it', 'en']) {
    const { text, headers } = await service.get(`/llms.txt?lang=${lang}`);
    assert.is(headers['content-type'], 'text/markdown; charset=utf-8');
    for (const { path } of endpoints) assert.match(text, `\`${path}\``);
    for (const [, to] of text.matchAll(/\]\((\/[^)]*)\)/g)) assert.is((await service.get(to!)).status, 200, to);
  }
});

forms('modifiche answers what it does not know like the API', async () => {
  assert.is((await service.get('/modifiche?norma=pippo')).status, 404);
  assert.is((await service.get('/modifiche?formato=xls')).status, 422);
  assert.is(
    (await service.get('/modifiche?formato=csv')).headers['content-type'],
    'text/csv; charset=utf-8; header=present',
  );
});

forms.run();
