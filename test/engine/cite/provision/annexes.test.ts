// Articles of an annex: never those of the act with the same number.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations, findInLaw, parseCitation } from '../../../../engine/cite/cite.js';

const annexes = suite('annexes');

annexes('an article is that of the annex that stands beside it, before or behind', () => {
  for (const text of [
    'allegato I.7, art. 4, D.Lgs. 36/2023',
    'All. I.7 art. 4 d.lgs. 36/2023',
    'all’allegato I.7 – articolo 4, comma 2, del decreto legislativo 31 marzo 2023, n. 36',
    'd.lgs. 36/2023, allegato I.7, art. 4',
    'd.lgs. 36/2023 all. I.7 art. 4',
    'allegato I.7 al d.lgs. 36/2023, art. 4',
    'all. I.7 d.lgs. 36/2023, art. 4, comma 1',
    'art. 4 all. I.7 al d.lgs. 36/2023',
    'art. 4, all. n. I.7, d.lgs. 36/2023',
  ]) {
    const [citation, ...more] = findCitations(text);
    assert.equal([citation?.article, citation?.part, more.length], ['4', 'allegato I.7', 0], text);
    const parsed = parseCitation(text);
    assert.equal([parsed.article, parsed.part], ['4', 'allegato I.7'], text);
  }
  assert.equal(
    findCitations('artt. 2 e 3, tab. A, L. 720/1984').map(({ part, moreArticles }) => [part, moreArticles.length]),
    [['tabella A', 1]],
  );
});

annexes('a lettered annex behind an old act is where its article stands, and behind a later act nobody knows', () => {
  // An annex behind the act is left to clauses, which read it as their own place.
  for (const [cited, annex] of [
    ['articolo 7 della legge 20 marzo 1865, n. 2248', ', allegato E'],
    ['art. 7 l. 20 marzo 1865 n. 2248', ' all. E'],
    ['art. 7, l. n. 2248/1865', ' (all. E)'],
    ['l. 20 marzo 1865, n. 2248, art. 7, all. E', ''],
  ] as const) {
    const text = cited + annex;
    const [citation, ...more] = findCitations(text);
    assert.equal([citation?.article, citation?.part, more.length], ['7', 'allegato E', 0], text);
    assert.is(text.slice(citation!.start, citation!.end), cited, text);
  }
  for (const text of [
    'art. 7 della legge 20 marzo 1865, n. 2248, e allegato E',
    'art. 7 della legge 3 maggio 1965, n. 98, allegato E',
    'art. 7 della legge 20 marzo 1865, n. 2248, all. Ente',
  ])
    assert.is(findCitations(text)[0]?.part, null, text);
});

annexes('no annex is one that the words only name', () => {
  for (const text of [
    'l’allegato I e l’art. 4 del d.lgs. 36/2023',
    'l’allegato, art. 4 d.lgs. 36/2023',
    'dall. 3 art. 4 d.lgs. 36/2023',
  ])
    assert.is(findCitations(text)[0]?.part, null, text);
});

annexes('an article that begins a text may stand without its noun, where it has a suffix', () => {
  assert.equal(
    findCitations('25-undecies d.lgs. 231/2001').map(({ article, number }) => [article, number]),
    [['25-undecies', '231']],
  );
  assert.equal(
    findCitations('25 d.lgs. 231/2001').map(({ article, number }) => [article, number]),
    [[null, '231']],
  );
});

annexes('in a law, too, an article behind its act is that of the annex before it', () => {
  const [act, name] = ['decreto legislativo 2 luglio 2031, n. 104', 'codice degli orti'];
  const placed = (text: string) => {
    const { citations, own } = findInLaw(text);
    return [
      ...citations,
      ...own.flatMap(({ articles, annex }) => articles.map(({ article }) => ({ article, part: annex }))),
    ]
      .filter(({ article }) => article !== null)
      .map(({ article, part }) => `${part} ${article}`);
  };
  for (const text of [
    `All'allegato II.4 al ${act}, all'articolo 1, la parola «orto» tace.`,
    `All'allegato II.4 al ${name}, di cui al ${act}, all'articolo 1, la parola «orto» tace.`,
    `All'allegato II.4 del ${act}, articolo 1, la parola «orto» tace.`,
    `Al ${act}, allegato II.4, all'articolo 1, la parola «orto» tace.`,
  ])
    assert.equal(placed(text), ['allegato II.4 1'], text);
  // Two places, and an annex that may be the law's own.
  assert.equal(placed(`Al ${act}, all'allegato A, all'articolo 9, la parola «orto» tace.`), ['null 9']);
  assert.equal(placed(`Vedi l'allegato A, ${act}, articolo 9.`), ['null 9']);
  assert.equal(placed(`Valgono l'allegato A al ${act}, e l'articolo 9.`), ['null 9']);
});

annexes.run();
