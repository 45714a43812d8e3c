// Where a sentence of an amending unit ends, told by the day of each.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withEffects } from '../../../../../../engine/read/akn/relations/clause/coordination.js';
import type { Place } from '../../../../../../engine/read/akn/relations/clause/place/place.js';

const sentences = suite('sentences');
const law = 'della legge 5 maggio 1970, n. 270';
const [third, fourth]: Place[] = [{ article: ['3'] }, { article: ['4'] }];
const x = '2032-01-01';

sentences('new words in quotation marks end a sentence, and its day with it', () => {
  const one = (old: number[], brought: number[], to: Place) => ({ to, quotations: { old, brought } });
  const days = (words: string, first: { to: Place }) =>
    withEffects([first, { to: fourth! }], words, null).map(({ effect }) => effect?.date ?? null);
  const inserted = one([0], [1], third!);
  const of = `All'articolo 3 ${law}, dopo la parola: «0» sono inserite le seguenti: «1»`;
  const replaced = `L'articolo 3 ${law}, e' sostituito dal seguente: «0»`;
  const repealed = "L'articolo 4 della medesima legge e' abrogato";
  for (const [words, first] of [
    [`${of}. ${repealed} dal 1° gennaio 2032.`, inserted],
    [`${of}. Dal 1° gennaio 2032 l'articolo 4 della medesima legge e' abrogato.`, inserted],
    [`${replaced}. ${repealed} a decorrere dal 1° gennaio 2032.`, one([], [0], third!)],
    [`${replaced} ${repealed} a decorrere dal 1° gennaio 2032.`, one([], [0], third!)],
  ] as const)
    assert.equal(days(words, first), [null, x], words);
  assert.equal(days(`A decorrere dal 1° gennaio 2032, all'articolo ${of.slice(14)}. ${repealed}.`, inserted), [
    x,
    null,
  ]);
  assert.equal(days(`${of}. La giunta e' soppressa a decorrere dal 1° gennaio 2032.`, inserted), [null, null]);
});

sentences.run();
