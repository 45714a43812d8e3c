// EPUB: the container that OCF demands, well-formed files that the manifest lists, contents that lead to headings, and all of the text.
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { startService } from '../service.js';
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
    assert.not.match(Object.values(pages).join(''), /<script/);
    // The words of plain text, which does not show accents, are there.
    const words = (text: string) =>
      text
        .replace(/[^\p{L}]+/gu, ' ')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .trim();
    const shown = Object.entries(pages)
      .filter(([name]) => name.includes('text-'))
      .map(([, page]) => page.slice(page.indexOf('<body')).replace(/<[^>]*>/g, ' '))
      .join(' ')
      .replace(/&(?:lt|gt|quot|apos|amp);/g, ' ')
      .replace(/https?:\S+/g, ' ');
    const plain = (await service.get(`${path}?formato=txt&lang=it`)).text.replace(/https?:\S+/g, ' ');
    const whole = ` ${words(shown)} `;
    for (const line of plain.split('\n').map(words)) if (line.length > 20) assert.ok(whole.includes(line), line);
  });
}

epub('the same question has the same bytes', async () => {
  const first = await service.get(`${act}/art/2?formato=epub&lang=en`);
  // ZIP tells times in steps of two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  assert.equal((await service.get(`${act}/art/2?formato=epub&lang=en&z=1`)).body, first.body);
});

epub.run();
