// Search in time: a sentence of a day is found on that day, what is gone says until when it stood, and what is repealed by its last text.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, words, type shapes } from '../../../engine/index.js';
import { openAsk } from '../../../http/questions/ask.js';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { endpoints } from '../../../http/questions/index.js';
import { dated, versionFile, versionsOfLaw, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';

const folder = newFolder();
writeVersionedCorpus(folder, [
  ...versionsOfLaw,
  [
    '2001-03-10_001G0051_ORIGINALE_V0.xml',
    versionFile(null, [['1', 'Il sindaco nomina il custode del mercato.']], [], '51'),
  ],
]);
const catalog = await openCatalog({ corpus: [folder], strict: false, report: () => undefined });
const ask = openAsk(endpoints, catalog, { language: 'it', words: words.it, isDamaged: false, mayTakeLong: true });
const search = async (values: Record<string, string>) => {
  const { status, body } = await ask('cerca', values);
  assert.is(status, 200);
  return body as CercaAnswer;
};
const named = ({ risultati }: CercaAnswer) =>
  risultati.map(({ eli, testo_fino_al }) => [eli.replace(dated.eli, ''), testo_fino_al]);

const time = suite('search in time');
time.after(() => removeFolder(folder));

time('a text is found on the days on which it stood, and on no other', async () => {
  const on = (testo_al: string) => search({ q: 'posteggio "sei anni"', testo_al });
  assert.equal(named(await on('2003-01-01')), [['/art/1@2001-03-25', '2005-06-24']]);
  assert.equal(named(await on('2005-06-24')), [['/art/1@2001-03-25', '2005-06-24']]);
  assert.equal(named(await on('2005-06-25')), []);
  assert.equal(named(await on('2001-03-24')), []);
  const now = await search({ q: 'posteggio "dieci anni"', testo_al: '2020-01-01' });
  assert.equal(named(now), [['/art/1', null]]);
  assert.match(now.avviso!, '1º gennaio 2020');
  assert.equal(named(await search({ q: 'posteggio "dieci anni"', testo_al: '2003-01-01' })), []);
});

time(
  'a sentence that no longer stands is found where no present text has it, and says until when it stood',
  async () => {
    const found = await search({ q: '"dura sei anni"' });
    assert.equal(named(found), [['/art/1@2001-03-25', '2005-06-24']]);
    assert.match(found.avviso!, 'non ci sono più');
    const [hit] = found.risultati as [shapes.Hit];
    assert.equal(
      [hit.passo.testo, hit.versione_dal, hit.testo_al],
      ['Il posteggio dura sei anni.', '2001-03-25', '2005-06-24'],
    );
    const { status, body } = await ask('norma', { eli: hit.eli });
    assert.equal([status, (body as shapes.ArticleAnswer).testo], [200, 'Il posteggio dura sei anni.']);
  },
);

time('a repealed article is found by its last text, beside what is in force', async () => {
  const found = await search({ q: 'sindaco' });
  assert.equal(
    named(found).sort(),
    [
      ['/art/2@2001-03-25', '2010-09-29'],
      ['eli:/it/legge/2001/03/04/51/art/1', null],
    ].sort(),
  );
  assert.is(found.totale, 2);
  assert.is(found.avviso, null);
  assert.equal(named(await search({ q: 'sindaco', cessati: 'esclusi' })), [
    ['eli:/it/legge/2001/03/04/51/art/1', null],
  ]);
  // A wording that another one replaced is not the law any more, and not the last word either.
  assert.equal(named(await search({ q: 'posteggio' })), [['/art/1', null]]);
});

time('pages of hits neither overlap nor skip', async () => {
  const pages = await Promise.all(['0', '1'].map((offset) => search({ q: 'sindaco', limit: '1', offset })));
  assert.is(new Set(pages.flatMap(named).map(String)).size, 2);
  assert.match(pages[0]!.successiva!, /offset=1/);
  assert.match((await search({ q: 'posteggio', testo_al: '2003-01-01', limit: '1' })).descrizione, /./);
});

time('a day that is none of the calendar is refused', async () => {
  assert.is((await ask('cerca', { q: 'sindaco', testo_al: '2003-02-30' })).status, 422);
});

time.run();
