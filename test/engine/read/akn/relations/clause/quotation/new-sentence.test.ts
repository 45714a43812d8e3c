// New text without quotation marks in the line that brings it in: what it says of other acts is no operation of the amending one.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../../act-fixture.js';

const sentences = suite('new sentences');
const law = 'della legge 15 marzo 1951, n. 61';
const other = 'della legge 3 marzo 1948, n. 52';

/** Kind, number of the act and article of each claim. */
function read(words: string): string[] {
  const { root, act } = actFixture({ articles: [['1', words]] });
  return readClaims(root, act).claims.map(({ kind, to }) => `${kind} ${to.act.split('/').at(-1)} ${to.article}`);
}

sentences('what the new text repeals, postpones or replaces in another act', () => {
  for (const [words, kind] of [
    [
      `L'articolo 5 ${law}, e' cosi' modificato: Il canone e' dovuto dai comuni. L'articolo 7 ${other}, e' abrogato.`,
      'sostituisce',
    ],
    [
      `L'articolo 5 ${law}, e' modificato come segue: Il canone di cui all'articolo 7 ${other}, e' soppresso.`,
      'sostituisce',
    ],
    [`L'articolo 5 ${law}, e' sostituito come appresso: L'articolo 7 ${other}, e' abrogato.`, 'sostituisce'],
    [`All'articolo 5 ${law}, si aggiunge: L'articolo 7 ${other}, e' abrogato.`, 'inserisce'],
    [`All'articolo 5 ${law}, e' aggiunto il seguente capoverso: L'articolo 7 ${other}, e' abrogato.`, 'inserisce'],
    [
      `All'articolo 5 ${law}, si aggiunge il seguente comma: I canoni sono ridotti. L'articolo 8 ${other}, e' sostituito dal seguente: Il canone e' doppio.`,
      'inserisce',
    ],
    [
      `L'ARTICOLO 5 DELLA LEGGE 15 MARZO 1951, N. 61, E' SOSTITUITO DAL SEGUENTE: IL CANONE E' DOVUTO. L'ARTICOLO 7 DELLA LEGGE 3 MARZO 1948, N. 52, E' ABROGATO.`,
      'sostituisce',
    ],
  ] as const)
    assert.equal(read(words), [`${kind} 61 5`], words);
});

sentences('a list of operations is none, though it begins with a capital', () => {
  const [first] = read(`L'articolo 5 ${law}, e' cosi' modificato: Il secondo comma e' soppresso.`);
  assert.not.match(first ?? '', 'sostituisce');
  const [same] = read(
    `L'articolo 5 ${law}, e' cosi' modificato: Il secondo comma dell'articolo 5 ${law}, e' soppresso.`,
  );
  assert.not.match(same ?? '', 'sostituisce');
  assert.equal(read(`L'articolo 5 ${law}, e' abrogato. L'articolo 7 ${other}, e' abrogato.`), [
    'abroga 61 5',
    'abroga 52 7',
  ]);
});

sentences.run();
