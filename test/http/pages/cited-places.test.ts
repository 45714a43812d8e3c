// Words of the law that name places of their own act, as links of its pages: of the article, and of the act.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { article, paragraph, write } from '../../engine/read/akn/act-document.js';
import { startService } from '../service.js';
import { findViolations, inBrowser, openPage } from './browser.js';

const cited = suite('cited places');
const folder = mkdtempSync(join(tmpdir(), 'legami-cited-'));
const body = [
  article(
    '1',
    paragraph("<p>Si applica l'articolo 2, comma 1, lettera b), nei casi del comma 2.</p>", '1.'),
    paragraph(
      "<p>Nei casi dell'articolo 2, comma 9, vale l'articolo 1 della legge 7 agosto 1990, n. 241. Resta fermo l'articolo 2.</p>",
      '2.',
    ),
    paragraph(
      "<p>All'articolo 7 della legge 7 agosto 1990, n. 241, le parole: «nei casi dell'articolo 1» sono sostituite dalle seguenti: «nei casi dell'articolo 2».</p>",
      '3.',
    ),
  ),
  article('2', paragraph('<p>Sono esclusi:</p><p>a) i primi;</p><p>b) i secondi.</p>', '1.')),
].join('');
writeFileSync(join(folder, 'act.xml'), write({ body }));
writeFileSync(
  join(folder, 'other.xml'),
  write({
    uri: '/akn/it/act/legge/stato/2002-02-03/46',
    body: article(
      '1',
      paragraph(
        "<p>Vale l'ultimo comma dell'articolo 1 della legge 3 febbraio 2001, n. 45, e l'articolo 7, ultimo comma, della legge 7 agosto 1990, n. 241.</p>",
        '1.',
      ),
      paragraph("<p>Resta fermo l'articolo 6 del regolamento (UE) 2016/679.</p>", '2.'),
      paragraph(
        "<p>Valgono l'articolo 7, comma 2, della legge 7 agosto 1990, n. 241, e l'articolo 1, comma 2, della legge 3 febbraio 2001, n. 45.</p>",
        '3.',
      ),
    ),
  }),
);
/** So long that their pages have parts, each full of links to the other. */
const long = (number: string, other: string) =>
  article(
    number,
    ...Array.from({ length: 600 }, (_, i) =>
      paragraph(
        `<p>Nei casi che la legge prevede, e in quelli che ${'il decreto prevede, '.repeat(4)} vale l'articolo ${other}.</p>`,
        `${i + 1}.`,
      ),
    ),
  );
writeFileSync(
  join(folder, 'long.xml'),
  write({ uri: '/akn/it/act/legge/stato/2003-02-03/47', body: long('1', '2') + long('2', '1') }),
);
const service = await startService(
  await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
  endpoints,
);
cited.after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const act = '/norme/it/legge/2001/02/03/45';
const linksOf = (html: string) =>
  [...html.matchAll(/<a class="cited" href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, words]) => [words, href]);
const read = async (path: string) => (await service.get(`${path}?lang=it`)).text;

cited(
  'an article leads to its own paragraphs by anchor, and to others by page, as far as they have the place',
  async () => {
    const html = await read(`${act}/art/1`);
    assert.equal(linksOf(html), [
      ['articolo 2, comma 1, lettera b)', `${act}/art/2?lang=it#com-1-let-b`],
      ['comma 2', '#com-2'],
      ['articolo 1 della legge 7 agosto 1990, n. 241', '/norme/it/legge/1990/08/07/241/art/1?lang=it'],
      ['articolo 2', `${act}/art/2?lang=it`],
      ['articolo 7 della legge 7 agosto 1990, n. 241', '/norme/it/legge/1990/08/07/241/art/7?lang=it'],
    ]);
    assert.match(html, 'id="com-2"');
    assert.match(await read(`${act}/art/2`), 'id="com-1-let-b"');
  },
);

cited(
  'the last comma of an article is that of its loaded text, of another act, too; an act that is not loaded has no places',
  async () => {
    assert.equal(linksOf(await read('/norme/it/legge/2002/02/03/46/art/1')), [
      ["ultimo comma dell'articolo 1 della legge 3 febbraio 2001, n. 45", `${act}/art/1?lang=it#com-3`],
      ['articolo 7, ultimo comma, della legge 7 agosto 1990, n. 241', '/norme/it/legge/1990/08/07/241/art/7?lang=it'],
      gdpr,
      ['articolo 7, comma 2, della legge 7 agosto 1990, n. 241', '/norme/it/legge/1990/08/07/241/art/7?lang=it'],
      ['articolo 1, comma 2, della legge 3 febbraio 2001, n. 45', `${act}/art/1?lang=it#com-2`],
    ]);
  },
);

const gdpr = [
  'regolamento (UE) 2016/679',
  'https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32016R0679',
] as const;

cited(
  'an act of the Union leads to EUR-Lex, in the page of the act, too, and in the language of the reader',
  async () => {
    assert.equal(linksOf(await read('/norme/it/legge/2002/02/03/46')).at(2), gdpr);
    const english = (await service.get('/norme/it/legge/2002/02/03/46/art/1?lang=en')).text;
    assert.equal(linksOf(english).at(2)![1], gdpr[1].replace('/IT/', '/EN/'));
  },
);

cited('the whole act leads to its places within the page', async () => {
  const html = await read(act);
  assert.equal(linksOf(html).slice(0, 4), [
    ['articolo 2, comma 1, lettera b)', '#art-2-com-1-let-b'],
    ['comma 2', '#art-1-com-2'],
    ['articolo 1 della legge 7 agosto 1990, n. 241', '/norme/it/legge/1990/08/07/241/art/1?lang=it'],
    ['articolo 2', '#art-2'],
  ]);
  for (const [, href] of linksOf(html)) if (href!.startsWith('#')) assert.match(html, `id="${href!.slice(1)}"`);
});

await inBrowser(cited, (cited, browser) => {
  for (const [path, hash, said] of [
    [act, '#art-1-com-2', 'art. 1, comma 2, L. 45/2001'],
    [`${act}/art/1`, '#com-2', 'art. 1, comma 2, L. 45/2001'],
    [act, '#art-2', 'art. 2, L. 45/2001'],
  ] as const)
    cited(`${path.slice(act.length)} ${hash}: focus shows the words of the place`, async () => {
      const look = { width: 800, colorScheme: 'light' } as const;
      const { page, complaints } = await openPage(browser, service.port, `${path}?lang=it`, look);
      await page.locator(`a.cited[href="${hash}"]`).first().focus();
      const card = page.locator('#anteprima');
      await card.waitFor({ state: 'visible' });
      assert.is(await card.locator('.name').textContent(), said);
      assert.match((await card.locator('.text').textContent())!, hash === '#art-2' ? 'Sono esclusi' : 'vale l');
      assert.equal(await findViolations(page), []);
      assert.equal(complaints, []);
      await page.close();
    });
});

cited('each part of a long article has links of its own, in whatever order the parts are opened', async () => {
  const act = '/norme/it/legge/2003/02/03/47';
  const opened = [
    ['1', 2],
    ['2', 2],
    ['1', 1],
    ['1', 3],
    ['2', 1],
  ] as const;
  for (const [number, part] of opened) {
    const links = linksOf((await service.get(`${act}/art/${number}?parte=${part}&lang=it`)).text);
    const other = number === '1' ? '2' : '1';
    assert.ok(links.length > 50, `${number}, ${part}: ${links.length}`);
    assert.equal([...new Set(links.map(String))], [`articolo ${other},${act}/art/${other}?lang=it`]);
  }
});

cited.run();
