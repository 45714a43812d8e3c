// Operations of which the verb, the act or the place came in later: the day of their act is not theirs.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../../../engine/read/akn/read-document.js';
import { isRewritten } from '../../../../../../engine/read/akn/relations/own/rewritten.js';
import { documentOf } from '../../../../law/clauses.js';

const rewritten = suite('rewritten');

const operation = { act: 'eli:/it/legge/1990/08/07/241', to: { article: ['9'], paragraph: ['2'] } } as never;

rewritten('marks round the verb, the act or the place are of the operation', () => {
  for (const words of [
    'abrogato',
    'sono soppresse',
    '9',
    'e 9',
    ', comma 2,',
    'Il comma 2 del',
    'commi 2 e 3',
    '1990, n. 241',
    'legge 7 agosto',
    '7 agosto 1990',
  ])
    assert.ok(isRewritten(operation, [words]), words);
  for (const words of [
    'Salvo quanto previsto dal comma 2,',
    'a decorrere dal 1° gennaio 2012',
    '1° gennaio 2012',
    'e 10',
    "l'articolo 15;",
    "e la tassa non e' dovuta",
  ])
    assert.is(isRewritten(operation, [words]), false, words);
  assert.is(isRewritten(operation, []), false);
});

rewritten('such an operation has no day; what stands beside its marks, or in the new words, leaves it its day', () => {
  const days = (line: string) => {
    const act = { type: 'legge', date: '2001-03-05', number: '57', title: 'Norme varie' };
    const articles = [
      { number: '1', heading: '', lines: [`1. ${line}`], notes: [] },
      { number: '2', heading: '', lines: ['1. La presente legge entra in vigore il 20 marzo 2001.'], notes: [] },
    ];
    const none = { annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] };
    const text = documentOf({ name: 'x', family: 'x', act, articles, ...none });
    const { claims } = readDocument(new TextEncoder().encode(text), 'x.xml');
    return claims.map(({ to, dates }) => [to.article, dates.force]);
  };
  const law = 'legge 7 agosto 1990, n. 241';
  assert.equal(days(`L'articolo 9 della ${law}, e' abrogato.`), [['9', '2001-03-20']]);
  for (const line of [
    `L'articolo ((9)) della ${law}, e' abrogato.`,
    `L'articolo 9 della ${law}, e' ((abrogato)).`,
    `L'articolo 9 della legge 7 agosto ((1990, n. 241)), e' abrogato.`,
  ])
    assert.equal(days(line), [['9', null]], line);
  for (const line of [
    `L'articolo 9 della ${law}, e' abrogato ((e la tassa non e' dovuta)).`,
    `L'articolo 9 della ${law}, e' sostituito dal seguente: «Art. 9. - 1. ((Il nuovo fondo)).».`,
  ])
    assert.equal(days(line), [['9', '2001-03-20']], line);
});

rewritten.run();
