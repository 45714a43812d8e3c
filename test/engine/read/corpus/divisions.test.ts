// The divisions around articles, and what follows where another act postpones one of them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { divisionAround, divisionsOf } from '../../../../engine/read/corpus/divisions.js';
import { resolveRelations } from '../../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../../engine/read/corpus/resolve-status.js';
import { documentOf } from '../../law/clauses.js';

const divisions = suite('divisions');
const paths = [[], ['Capo I Norme'], ['Capo I Norme'], ['Capo II Altre norme']];

divisions('each run of articles has its path, and an article is found in its run', () => {
  const starts = divisionsOf(paths.map((division) => ({ division })));
  assert.equal(starts, [
    { first: 0, path: [] },
    { first: 1, path: ['Capo I Norme'] },
    { first: 3, path: ['Capo II Altre norme'] },
  ]);
  assert.equal(divisionsOf([{ division: [] }, { division: [] }]), []);
  const act = {
    eli: 'eli:/it/legge/2001/02/03/4',
    articleKeys: ['/art/1', '/art/2', '/art/3', '/art/4'],
    divisions: starts,
  };
  const around = (article: string) => divisionAround(act, `${act.eli}/art/${article}`);
  assert.equal(['1', '3', '4', '5'].map(around), [[], ['Capo I Norme'], ['Capo II Altre norme'], null]);
  assert.is(divisionAround(undefined, `${act.eli}/art/1`), null);
});

const law = 'legge 7 agosto 1980, n. 241';

/** What is dead where article 1 of a law of 1993, in a division, repeals from a day of 1996, and another act of 1995 says something of it. */
function dead(path: readonly string[] | null, words: string): string[] {
  const acts: [date: string, number: string, words: string][] = [
    ['1993-03-05', '57', `L'articolo 3 della ${law}, e' abrogato a decorrere dal 1° gennaio 1996.`],
    ['1995-03-05', '58', words],
  ];
  const claims = acts.flatMap(([date, number, own]) => {
    const act = { type: 'legge', date, number, title: 'Norme varie' };
    const articles = [{ number: '1', heading: '', lines: [`1. ${own}`], notes: [] }];
    const none = { annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] };
    const bytes = new TextEncoder().encode(documentOf({ name: 'x', family: 'x', act, articles, ...none }));
    return readDocument(bytes, `${number}.xml`).claims;
  });
  const known = { hasAct: () => true, actByTypeYearNumber: () => null, hasArticle: () => true };
  const texts = { textDay: () => null, entries: () => [], division: () => path };
  const { statuses } = resolveStatuses(resolveRelations(claims, known), [], '2026-11-29', texts);
  return [...statuses.keys()].map((of) => of.slice('eli:/it/legge/1980/08/07/'.length));
}

divisions('a repeal in a division that is postponed before its day ends nothing; one in another division does', () => {
  for (const words of [
    "L'efficacia delle disposizioni del capo II della legge 5 marzo 1993, n. 57, e' differita al 1° gennaio 1998.",
    'Le disposizioni del capo II della legge 5 marzo 1993, n. 57, hanno effetto dal 1° gennaio 1998.',
    "L'entrata in vigore del capo II della legge 5 marzo 1993, n. 57, e' prorogata al 1° gennaio 1998.",
  ]) {
    assert.equal(dead(['Titolo I Norme', 'Capo II Altre norme'], words), [], words);
    assert.equal(dead(['Titolo I Norme', 'Capo I Norme'], words), ['241/art/3'], words);
    // Where the article stands is not known.
    assert.equal(dead(null, words), [], words);
  }
});

divisions('a repealed article is not dead that stays in force beyond the day, in words of an act in between', () => {
  for (const words of [
    `Fino al 31 dicembre 1998 resta in vigore l'articolo 3 della ${law}.`,
    `L'articolo 3 della ${law}, continua ad applicarsi.`,
    "La decorrenza dell'abrogazione di cui all'articolo 1 della legge 5 marzo 1993, n. 57, e' posticipata al 1° gennaio 1998.",
    `L'abrogazione dell'articolo 3 della ${law}, e' differita al 1° gennaio 1998.`,
  ])
    assert.equal(dead([], words), [], words);
  assert.equal(dead([], `Fino al 31 dicembre 1998 resta in vigore l'articolo 4 della ${law}.`), ['241/art/3']);
});

divisions.run();
