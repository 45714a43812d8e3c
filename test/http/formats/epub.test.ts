// EPUB: the container that OCF demands, well-formed files that the manifest lists, contents that lead to headings, and all of the text.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openReal } from '../../corpora.js';
import { needing } from '../../programs.js';
import { startService } from '../service.js';
import { assertHolds, findEpubcheck, judgeEpub } from './books.js';
import { hostileEli, openHostile } from './hostile-corpus.js';

const epub = suite('epub');
const service = await startService(await openHostile(), endpoints);
epub.after(() => service.stop());

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['item', 'itemref', 'li'].includes(name) });
const act = '/api/public/norme/it/legge/1990/08/07/241';
interface Package {
  package: {
    metadata: { 'dc:identifier': { '#text': string }; 'dc:title': string; meta: { '#text': string } };
    manifest: { item: { '@_id': string; '@_href': string }[] };
    spine: { itemref: { '@_idref': string }[] };
  };
}

for (const path of [act, `${act}/art/2`, `/api/public/norme/${hostileEli.replace('eli:/', '')}`]) {
  epub(`${path}: is a book that holds the text of the answer`, async () => {
    const reply = await service.get(`${path}?formato=epub&lang=it`);
    assert.is(reply.status, 200);
    assert.is(reply.headers['content-type'], 'application/epub+zip');
    assert.match(reply.headers['content-disposition']!, /^attachment; filename="[a-z0-9-]+\.epub"$/);
    // OCF 3.3 §4.2: name and content of the first file, at fixed places.
    assert.is(reply.body.toString('latin1', 30, 58), 'mimetypeapplication/epub+zip');
    const files = unzipSync(reply.body);
    const read = (name: string) => strFromU8(files[name]!);
    const { package: book } = parser.parse(read('EPUB/book.opf')) as Package;
    const listed = book.manifest.item.map((item) => `EPUB/${item['@_href']}`);
    assert.equal([...listed, 'EPUB/book.opf', 'META-INF/container.xml', 'mimetype'].sort(), Object.keys(files).sort());
    assert.equal(
      book.spine.itemref.map((item) => item['@_idref']),
      book.manifest.item.map((item) => item['@_id']).filter((id) => id.startsWith('text-')),
    );
    assert.match(book.metadata['dc:identifier']['#text'], /^eli:\/it\//);
    assert.match(book.metadata.meta['#text'], /^\d{4}-\d\d-\d\dT00:00:00Z$/);
    const pages = Object.fromEntries(
      listed.filter((name) => name.endsWith('.xhtml')).map((name) => [name, read(name)]),
    );
    const nav = pages['EPUB/nav.xhtml']!;
    const links = [...nav.matchAll(/href="(text-\d+\.xhtml)#(b\d+)"/g)];
    assert.ok(links.length > 0);
    for (const [, file, id] of links) assert.match(pages[`EPUB/${file}`]!, `id="${id}"`);
    if (path === `${act}/art/2`)
      assert.match(pages['EPUB/text-1.xhtml']!, '</h1><p>art. 2, legge 7 agosto 1990, n. 241</p>');
    assert.not.match(Object.values(pages).join(''), /<script/);
    const shown = Object.entries(pages)
      .filter(([name]) => name.includes('text-'))
      .map(([, page]) => page.slice(page.indexOf('<body')));
    assertHolds(shown.join(' '), (await service.get(`${path}?formato=txt&lang=it`)).text);
  });
}

epub('the same question has the same bytes', async () => {
  const first = await service.get(`${act}/art/2?formato=epub&lang=en`);
  // ZIP tells times in steps of two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  assert.equal((await service.get(`${act}/art/2?formato=epub&lang=en&z=1`)).body, first.body);
});

const epubcheck = findEpubcheck();
const judged = needing(epub, 'epubcheck', epubcheck);
const real = await openReal('older', 'foreign');
const ofReal = real === null ? null : await startService(real, endpoints);
const folder = mkdtempSync(join(tmpdir(), 'legami-epub-'));
epub.after(async () => {
  await ofReal?.stop();
  rmSync(folder, { recursive: true });
});

/** An article, an act that is written to do harm, one with annexes and tables, one of another country, a paragraph. */
const books = [
  [service, `${act}/art/2`],
  [service, `/api/public/norme/${hostileEli.replace('eli:/', '')}`],
  [ofReal, '/api/public/norme/it/legge/2014/11/10/162/art/1'],
  [ofReal, '/api/public/norme/it/legge/2014/11/10/162'],
  [ofReal, '/api/public/norme/gb/ukpga/2014/27'],
] as const;
for (const [from, path] of books)
  if (from !== null)
    judged(`${from === service ? 'sample' : 'real'} ${path}: epubcheck finds nothing`, async () => {
      const reply = await from.get(`${path}?formato=epub&lang=it`);
      assert.is(reply.status, 200);
      const file = join(folder, 'book.epub');
      writeFileSync(file, reply.body);
      assert.match(judgeEpub(epubcheck!, file), '0 fatals / 0 errors / 0 warnings / 0 infos');
    });

epub.run();
