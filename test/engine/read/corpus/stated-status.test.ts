import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readStatuses } from '../../../../engine/read/corpus/stated-status.js';
import { actFixture } from '../akn/act-fixture.js';

const statuses = suite('stated-status');

function read(articles: [string, string][], notes: Record<string, string> = {}, repealed: string[] = []) {
  const { act } = actFixture({ articles });
  const noted = act.articles.map((article) => ({
    ...article,
    notes: notes[article.number] === undefined ? [] : [notes[article.number]!],
    repealed: repealed.includes(article.number),
  }));
  return readStatuses({ ...act, articles: noted }).map(({ of, value, since }) => [of.split('/').at(-1), value, since]);
}

statuses('an act whose every article says that it is dead is dead', () => {
  assert.equal(
    read([
      ['1', 'PROVVEDIMENTO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208'],
      ['2', 'PROVVEDIMENTO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208'],
    ]),
    [['57', 'abrogato', null]],
  );
  assert.equal(read([['1', 'DECRETO DECADUTO; I SUOI EFFETTI SONO STATI FATTI SALVI DALLA LEGGE']]), [
    ['57', 'decaduto', null],
  ]);
});

statuses('an article is dead where its text is only a mark, or a judgment strikes it whole', () => {
  const note = (words: string) =>
    `AGGIORNAMENTO (3)\nLa Corte costituzionale (in G.U. 1a s.s. 10/12/1969, n. 311) ha dichiarato l'illegittimita' costituzionale ${words}.`;
  const articles: [string, string][] = [
    ['1', 'Resta.'],
    ['2', 'Resta.'],
    ['3', 'Resta.'],
  ];
  assert.equal(read(articles, {}, ['2']), [['2', 'abrogato', null]]);
  assert.equal(read(articles, { 1: note("dell'art. 1") }), [['1', 'incostituzionale', '1969-12-10']]);
  assert.equal(
    read(articles, {
      1: note("dell'art. 9"),
      2: note("dell'art. 2, comma 1"),
      3: note("dell'art. 3 nella parte in cui tace"),
    }),
    [],
  );
});

statuses.run();
