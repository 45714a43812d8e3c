// What a verb of insertion brings in, and what it only names.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../../act-fixture.js';
import { readOperationLines as read } from '../operation-lines.js';

const insertion = suite('insertion');
const law = 'legge 7 agosto 1990, n. 241';

insertion('articles of another act that come into a list are words of that list, no new articles', () => {
  for (const words of [
    `Nell'elenco allegato alla ${law}, sono inseriti gli articoli 3 e 4 della legge 5 maggio 1985, n. 7.`,
    `Sono inseriti nell'elenco allegato alla ${law}, gli articoli 575 e 576 del codice penale.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: inserisce parole'], words);
  assert.equal(
    read(`1. All'elenco 1 allegato alla ${law}, e' aggiunto l'articolo 9 della legge 5 maggio 1985, n. 7.`),
    ['1: inserisce parole Elenco 1'],
  );
  assert.equal(read(`1. Gli articoli 5 e 6 sono inseriti nell'elenco allegato alla ${law}.`), []);
});

insertion('an article that stands in an annex of the amending act is new', () => {
  assert.equal(read(`1. Dopo l'articolo 5 della ${law}, e' inserito l'articolo 5-bis di cui all'allegato 1.`), [
    '1: inserisce articolo art 5-bis',
  ]);
});

insertion('a paragraph that comes has the number that it prints, not the one that another gets', () => {
  for (const words of [
    "il comma 2 diventa il comma 3 e dopo il comma 1 e' inserito il seguente: «2. Testo.»",
    "il comma 2 assume il numero 3 e dopo il comma 1 e' inserito il seguente: «Testo.»",
  ])
    assert.equal(read(`1. All'articolo 5 della ${law}, ${words}.`), [
      '1: modifica null art 5 c 2',
      '1: inserisce comma art 5 c 2',
    ]);
  assert.equal(read(`1. All'articolo 5 della ${law}, dopo il comma 1 e' inserito il comma 1-bis: «1-bis. Testo.».`), [
    '1: inserisce comma art 5 c 1-bis',
  ]);
});

insertion('a paragraph without a number has the one behind which, or in front of which, it comes', () => {
  const place = `1. All'articolo 5 della ${law},`;
  for (const [words, number] of [
    ['prima del terzo comma', '3'],
    ['dopo il terzo comma', '4'],
  ])
    assert.equal(read(`${place} ${words} e' inserito il seguente: «Testo.».`), [
      `1: inserisce comma art 5 c ${number}`,
    ]);
});

/** The claims of an act with one article. */
function claimsOf(text: string) {
  const { root, act } = actFixture({ articles: [['1', text]] });
  return readClaims(root, act).claims;
}

insertion('what a substitution brings beside the paragraph that it replaces is inserted', () => {
  const told = (words: string) =>
    claimsOf(`1. All'articolo 5 della legge 7 agosto 1990, n. 241, ${words}.`).map(
      ({ kind, reach, to }) => `${kind} ${reach} ${to.paragraph} ${to.point}`,
    );
  assert.equal(told("il comma 3 e' sostituito dai seguenti: «3. Uno. \n3-bis. Due.»"), [
    'sostituisce comma 3 null',
    'inserisce comma 3-bis null',
  ]);
  assert.equal(told("al comma 1, la lettera b) e' sostituita dalle seguenti: «b) uno; \nb-bis) due;»"), [
    'sostituisce lettera 1 b',
    'inserisce lettera 1 b-bis',
  ]);
  assert.equal(told('i commi 3 e 3-bis sono sostituiti dai seguenti: «3. Uno. \n3-bis. Due.»'), [
    'sostituisce comma 3, 3-bis null',
  ]);
});

insertion('an ordinal without a noun is where the new paragraphs come behind, and none of them', () => {
  const lead = "1. All'articolo 5 della legge 7 agosto 1990, n. 241,";
  for (const words of [
    "e' aggiunto, dopo il primo, il seguente comma: «Testo.»",
    "dopo il primo e' aggiunto il seguente comma: «Testo.»",
    "dopo il primo comma e' aggiunto il seguente: «Testo.»",
  ])
    assert.equal(read(`${lead} ${words}`), ['1: inserisce comma art 5 c 2'], words);
  for (const words of [
    'sono aggiunti, dopo il secondo, i seguenti commi: «Testo.» «Altro testo.»',
    'dopo il secondo comma sono aggiunti i seguenti: «Testo.» «Altro testo.»',
  ])
    assert.equal(read(`${lead} ${words}`), ['1: inserisce comma art 5 c 3,4'], words);
  assert.equal(
    read(`${lead} il secondo comma e' soppresso e dopo il terzo comma e' inserito il seguente comma: «Testo.»`),
    ['1: abroga comma art 5 c 2', '1: inserisce comma art 5 c 4'],
  );
});

insertion('behind a new article `the same article` is none that was named before it', () => {
  assert.equal(
    read(
      `1. All'articolo 5 della ${law}, il comma 1 e' abrogato. Dopo l'articolo 8 della stessa legge e' inserito il seguente: «Art. 8-bis. Testo.» Il comma 4 del medesimo articolo e' abrogato.`,
    ),
    ['1: abroga comma art 5 c 1', '1: inserisce articolo art 8-bis', '1: abroga comma c 4'],
  );
});

insertion.run();
