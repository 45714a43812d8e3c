// What a later act brings back is not dead.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { resolveRelations } from '../../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../../engine/read/corpus/resolve-status.js';
import { documentOf } from '../../law/clauses.js';

const revived = suite('revived');
const law = 'legge 7 agosto 1980, n. 241';

/** What is dead by acts, each with its day and one paragraph. */
function dead(...acts: [date: string, words: string][]): [string, string | null][] {
  const claims = acts.flatMap(([date, words], i) => {
    const act = { type: 'legge', date, number: String(57 + i), title: 'Norme varie' };
    const articles = [{ number: '1', heading: '', lines: [`1. ${words}`], notes: [] }];
    const none = { annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] };
    const bytes = new TextEncoder().encode(documentOf({ name: 'x', family: 'x', act, articles, ...none }));
    return readDocument(bytes, `${i}.xml`).claims;
  });
  const relations = resolveRelations(claims, {
    hasAct: () => true,
    actByTypeYearNumber: () => null,
    hasArticle: () => true,
  });
  const { statuses } = resolveStatuses(relations, [], '2026-11-29');
  return [...statuses].map(([of, { since }]) => [of.slice('eli:/it/legge/1980/08/07/'.length), since]);
}

const repealed: [string, string] = ['1989-03-05', `L'articolo 3 della ${law}, e' abrogato.`];

revived(
  'an article that is in force again by a later act is not dead, nor one that an earlier act spoke of alive',
  () => {
    assert.equal(dead(repealed), [['241/art/3', null]]);
    for (const words of ['riprende vigore', 'rivive', 'torna in vigore dal 1° gennaio 1995']) {
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

revived('a repeal of a later day for some has no day', () => {
  const words = (later: string) =>
    `L'articolo 3 della ${law}, e' abrogato a decorrere dal 1° gennaio 1991 per le imprese e dal 1° gennaio ${later} per gli altri soggetti.`;
  assert.equal(dead(['1989-03-05', words('1993')]), [['241/art/3', null]]);
  assert.equal(dead(['1989-03-05', words('2041')]), []);
});

revived.run();
