// What a verb of insertion brings in, and what it only names.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
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

insertion.run();
