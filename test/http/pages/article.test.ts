// The page of a giant article.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { projectRoot } from '../../source-tree.js';
import { startService } from '../service.js';

const pages = suite('page of an article');

const real = join(projectRoot, '../shared/corpus/normattiva/legge_2006-12-27_296.xml');
if (existsSync(real)) {
  const loaded = await openCatalog({ corpus: [real], strict: true, report: () => undefined });
  const giant = await startService(loaded, endpoints);
  pages.after(() => giant.stop());
  pages('an article of 1,364 paragraphs opens in parts that together have every paragraph', async () => {
    const path = '/norme/it/legge/2006/12/27/296/art/1';
    const first = await giant.get(`${path}?lang=it`);
    const sent = gzipSync(first.body).length;
    assert.ok(sent < 60 * 1024, `${sent} bytes`);
    const links = [...first.text.matchAll(/\?parte=(\d+)&amp;lang=it" aria-label/g)].map(([, part]) => part!);
    const anchors = new Set<string>();
    const relations = new Set<string>();
    for (const part of ['1', ...links]) {
      const { text } = await giant.get(`${path}?parte=${part}&lang=it`);
      // One paragraph alone, 796, has 33,000 characters.
      assert.ok(text.length < 180_000, `part ${part}: ${text.length} characters`);
      for (const [, id] of text.matchAll(/ id="com-([^"]+)"/g)) anchors.add(id!);
      for (const [, id] of text.matchAll(/ id="r-([^"]+)"/g)) relations.add(id!);
      for (const [, id] of text.matchAll(/ href="#r-([^"]+)"/g)) assert.ok(text.includes(` id="r-${id}"`), id);
    }
    const answer = JSON.parse((await giant.get(`/api/public${path}`)).text) as shapes.ArticleAnswer;
    for (const { id, da } of answer.modificata_da) assert.ok(relations.has(id), `${id} of ${da.sigla}`);
    for (let number = 1; number <= 1364; number++) assert.ok(anchors.has(String(number)), String(number));
    const { headers } = await giant.get(`${path}/com/557?lang=it`);
    assert.is(headers.location, `${path}?comma=557&lang=it#com-557`);
    assert.match((await giant.get(`${path}?comma=557&lang=it`)).text, ' id="com-557"');
  });
} else console.log('skips the giant article: ../shared/corpus is not there');

pages.run();
