// What a mark says beside a repeal: that a decree lapsed, and since when a repeal has effect.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { resolveStatuses } from '../../../../../../engine/read/corpus/resolve-status.js';
import { readStatuses } from '../../../../../../engine/read/corpus/stated-status.js';
import { actFixture } from '../../act-fixture.js';

const marks = suite('lapse mark');

/** What articles state, those of `repealed` being only a mark. */
function read(articles: [string, string][], repealed: string[]) {
  const { act } = actFixture({ articles });
  const marked = act.articles.map((article) => ({ ...article, repealed: repealed.includes(article.number) }));
  return readStatuses({ ...act, articles: marked }).map(({ of, value, since }) => [of.split('/').at(-1), value, since]);
}

marks('a mark of a lapsed decree says so behind a number, too', () => {
  for (const [words, value] of [
    ['1. DECRETO-LEGGE DECADUTO PER MANCATA CONVERSIONE.', 'decaduto'],
    ['1. DECRETO NON CONVERTITO IN LEGGE.', 'non-convertito'],
    ['PROVVEDIMENTO NON CONVERTITO', 'non-convertito'],
  ] as const)
    assert.equal(read([['1', words]], ['1']), [['57', value, null]], words);
  const article = (words: string) =>
    read(
      [
        ['1', words],
        ['2', 'Resta.'],
      ],
      ['1'],
    );
  for (const words of [
    '1. ARTICOLO NON CONVERTITO.',
    'NON CONVERTITO IN LEGGE',
    '1. COMMA NON CONVERTITO.\n2. COMMA NON CONVERTITO.',
    'ARTICOLO SOPPRESSO IN SEDE DI CONVERSIONE',
    'ARTICOLO SOPPRESSO DALLA L. DI CONVERSIONE 5 MAGGIO 1993, N. 10',
  ])
    assert.equal(article(words), [['1', 'non-convertito', null]], words);
  assert.equal(article('ARTICOLO SOPPRESSO DALLA L. 5 MAGGIO 1993, N. 10'), [['1', 'abrogato', null]]);
});

marks('a mark of a repeal that is to come states its day', () => {
  const words = '1. ARTICOLO ABROGATO A DECORRERE DAL 1 GENNAIO 2040 DALLA L. 5 MAGGIO 2023, N. 10.';
  assert.equal(
    read(
      [
        ['1', words],
        ['2', 'Resta.'],
      ],
      ['1'],
    ),
    [['1', 'abrogato', '2040-01-01']],
  );
  const stated = [{ of: 'x', value: 'abrogato', since: '2040-01-01', by: null, byArticle: null } as const];
  const { statuses: known, repeals } = resolveStatuses([], stated, '2026-11-23');
  assert.equal([known.size, [...repeals]], [0, ['2040-01-01']]);
  assert.is(resolveStatuses([], stated, '2040-01-01').statuses.get('x')!.since, '2040-01-01');
});

marks.run();
