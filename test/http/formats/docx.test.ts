// DOCX: parts that are XML and refer to each other, the text with its citation and day, pages that have numbers, the same bytes each time.
import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { openReal } from '../../corpora.js';
import { endpoints } from '../../../http/questions/index.js';
import { publicUrl, startService, type Service } from '../service.js';
import { assertHolds } from './books.js';
import { hostileEli, openHostile } from './hostile-corpus.js';

const docx = suite('docx');
const service = await startService(await openHostile(), endpoints);
docx.after(() => service.stop());

const act = '/api/public/norme/it/legge/1990/08/07/241';
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The parts of a document, as text; each is well-formed. */
async function read(from: Service, path: string): Promise<(name: string) => string> {
  const reply = await from.get(`${path}${path.includes('?') ? '&' : '?'}formato=docx`);
  assert.is(reply.status, 200);
  assert.is(reply.headers['content-type'], type);
  assert.match(reply.headers['content-disposition']!, /^attachment; filename="[a-z0-9-]+\.docx"$/);
  const files = unzipSync(reply.body);
  for (const [name, bytes] of Object.entries(files)) assert.is(XMLValidator.validate(strFromU8(bytes)), true, name);
  return (name) => strFromU8(files[name]!);
}

for (const path of [act, `${act}/art/2`, `/api/public/norme/${hostileEli.replace('eli:/', '')}`])
  docx(`${path}: holds the text of the answer, and says where it is from`, async () => {
    const part = await read(service, `${path}?lang=it`);
    const text = part('word/document.xml');
    assertHolds(text, (await service.get(`${path}?formato=txt&lang=it`)).text);
    const { testo_al } = JSON.parse((await service.get(path)).text) as shapes.ActAnswer;
    assert.match(part('docProps/core.xml'), `${testo_al}T00:00:00Z`);
    assert.match(text, `${publicUrl}/norme/${path.slice('/api/public/norme/'.length)}`);
    assert.match(text, '<w:pStyle w:val="Heading1"/>');
    assert.match(text, '<w:pStyle w:val="Heading2"/>');
    // The texts of the sample are summaries: none of them is a text at a day.
    assert.not.match(text + part('word/header1.xml'), /, testo al/);
    assert.match(part('word/footer1.xml'), /PAGE.*NUMPAGES/s);
    const links = [...text.matchAll(/ r:id="([^"]+)"/g)].map(([, id]) => id!);
    for (const id of links) assert.match(part('word/_rels/document.xml.rels'), ` Id="${id}"`);
    assert.ok(links.includes('rIdLink1'));
    assert.not.match(text, /<script/);
  });

docx('the same question has the same bytes', async () => {
  const first = await service.get(`${act}?formato=docx&lang=en`);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  assert.equal((await service.get(`${act}?formato=docx&lang=en&z=1`)).body, first.body);
});

const real = await openReal('older', 'foreign');
if (real !== null) {
  const ofReal = await startService(real, endpoints);
  docx.after(() => ofReal.stop());

  docx('a text of the law is cited in full with its day, above and on each page', async () => {
    const part = await read(ofReal, '/api/public/norme/it/legge/2014/11/10/162/art/1?lang=it');
    for (const name of ['word/document.xml', 'word/header1.xml'])
      assert.match(part(name), /art\. 1, legge 10 novembre 2014, n\. 162, testo all’11 novembre 2014</);
    assert.match(
      part('word/_rels/document.xml.rels'),
      'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2014-11-10;162~art1',
    );
  });

  docx('annexes and tables keep their lines, and a text of another country says no language', async () => {
    const text = (await read(ofReal, '/api/public/norme/it/legge/2014/11/10/162'))('word/document.xml');
    assert.match(text, '<w:pStyle w:val="Tabella"/>');
    const foreign = await read(ofReal, '/api/public/norme/gb/ukpga/2014/27');
    assert.not.match(foreign('word/styles.xml'), 'it-IT');
  });
}

docx.run();
