// What a later act brings back is not dead.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { resolveRelations } from '../../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../../engine/read/corpus/resolve-status.js';
import { documentOf } from '../../law/clauses.js';

const revived = suite('revived');
const law = 'legge 7 agosto 1980, n. 241';

/** What acts do, each with its day and one paragraph. */
function relationsOf(...acts: [date: string, words: string][]) {
  const claims = acts.flatMap(([date, words], i) => {
    const act = { type: 'legge', date, number: String(57 + i), title: 'Norme varie' };
    const articles = [{ number: '1', heading: '', lines: [`1. ${words}`], notes: [] }];
    const none = { annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] };
    const bytes = new TextEncoder().encode(documentOf({ name: 'x', family: 'x', act, articles, ...none }));
    return readDocument(bytes, `${i}.xml`).claims;
  });
  return resolveRelations(claims, { hasAct: () => true, actByTypeYearNumber: () => null, hasArticle: () => true });
}

/** What is dead by them. */
function dead(...acts: [date: string, words: string][]): [string, string | null][] {
  const { statuses } = resolveStatuses(relationsOf(...acts), [], '2026-11-29');
  return [...statuses].map(([of, { since }]) => [of.slice('eli:/it/legge/1980/08/07/'.length), since]);
}

const repealed: [string, string] = ['1989-03-05', `L'articolo 3 della ${law}, e' abrogato.`];

revived(
  'an article that is in force again by a later act is not dead, nor one that an earlier act spoke of alive',
  () => {
    assert.equal(dead(repealed), [['241/art/3', null]]);
    for (const words of ['riprende vigore', 'rivive', 'torna in vigore dal 1° gennaio 1995', "e' ripristinato"]) {
      assert.equal(dead(repealed, ['1994-03-05', `L'articolo 3 della ${law}, ${words}.`]), [], words);
      assert.equal(
        dead(repealed, ['1985-03-05', `L'articolo 3 della ${law}, ${words}.`]),
        [['241/art/3', null]],
        words,
      );
    }
    assert.equal(dead(repealed, ['1994-03-05', `L'articolo 4 della ${law}, rivive.`]), [['241/art/3', null]]);
    assert.equal(
      dead(['1989-03-05', `La ${law}, e' abrogata.`], ['1994-03-05', `L'articolo 4 della ${law}, rivive.`]),
      [],
    );
  },
);

revived('an article to which a later act gives a text is not dead', () => {
  const given = `Dopo l'articolo 2 della ${law}, e' inserito il seguente: "Art. 3. - 1. Il termine e' di dieci giorni.".`;
  assert.equal(dead(repealed, ['1994-03-05', given]), []);
  assert.equal(dead(repealed, ['1985-03-05', given]), [['241/art/3', null]]);
});

revived('an article that its text marks as repealed is not dead where a later act brings it back', () => {
  const marked = { value: 'abrogato', since: null, by: null, byArticle: null } as const;
  const of = 'eli:/it/legge/1980/08/07/241/art/3';
  const isDead = (words: string, textDay: string) => {
    const texts = { textDay: () => textDay, entries: () => [], division: () => null };
    const relations = relationsOf(['1994-03-05', words]);
    return resolveStatuses(relations, [{ of, ...marked }], '2026-11-29', texts).statuses.has(of);
  };
  for (const words of [
    `Dopo l'articolo 2 della ${law}, e' inserito il seguente: "Art. 3. - 1. Il termine e' di dieci giorni.".`,
    `L'articolo 3 della ${law}, e' sostituito dal seguente: "Art. 3. - 1. Il termine e' di dieci giorni.".`,
    `L'articolo 3 della ${law}, riprende vigore.`,
    `L'articolo 3 della ${law}, e' ripristinato nel testo vigente al 31 dicembre 1985.`,
  ]) {
    assert.is(isDead(words, '1990-01-01'), false, words);
    // The text of the time after has the mark all the same.
    assert.ok(isDead(words, '1996-01-01'), words);
  }
  assert.ok(isDead(`All'articolo 3 della ${law}, le parole: "dieci" sono soppresse.`, '1990-01-01'));
});

revived('a repeal of a later day for some has no day', () => {
  const words = (later: string) =>
    `L'articolo 3 della ${law}, e' abrogato a decorrere dal 1° gennaio 1991 per le imprese e dal 1° gennaio ${later} per gli altri soggetti.`;
  assert.equal(dead(['1989-03-05', words('1993')]), [['241/art/3', null]]);
  assert.equal(dead(['1989-03-05', words('2041')]), []);
});

revived.run();
