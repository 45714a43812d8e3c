// What a clause tells of other amendments in passing: acts that changed the one that is amended are not amended themselves.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const recitals = suite('recitals');
const law = 'legge 7 agosto 1990, n. 241';
const [first, second] = ['7 marzo 1992, n. 130', '8 giugno 1995, n. 142'];

recitals('all acts that changed what is repealed are only told', () => {
  for (const told of [
    `come modificata e integrata dalle leggi ${first}, e ${second}`,
    `modificata dalle leggi ${first}, ${second}, e 3 agosto 1999, n. 265`,
    `come modificata dalla legge ${first}, e dalla legge ${second}`,
    `e successive modifiche di cui alle leggi ${first}, e ${second}`,
    `e successive modificazioni apportate con legge ${first}`,
    `prorogata con leggi ${first}, e ${second}`,
    `modificata, da ultimo, dall'articolo 5 della legge ${first}`,
    `successivamente modificata e integrata dagli articoli 4 e 5 della legge ${first}`,
    `richiamata dall'articolo 4 della legge ${first}`,
    `resa applicabile ai comuni dall'articolo 4 della legge ${first}`,
  ]) {
    assert.equal(read(`1. La ${law}, ${told}, e' abrogata.`), ['1: abroga atto'], told);
    assert.equal(read(`1. L'articolo 3 della ${law}, ${told}, e' abrogato.`), ['1: abroga articolo art 3'], told);
  }
});

recitals('a decree that was converted and changed is repealed as a whole', () => {
  assert.equal(
    read(
      `1. Il regio decreto-legge 5 gennaio 1935, n. 2, convertito nella legge 7 marzo 1936, n. 130, e modificato con regio decreto-legge 8 giugno 1937, n. 142, convertito nella legge 3 agosto 1938, n. 241, e' abrogato.`,
    ),
    ['1: abroga atto of eli:/it/regio-decreto-legge/1935/01/05/2'],
  );
});

recitals('an act that stands beside the one with such words is amended', () => {
  const other = '1: abroga atto of eli:/it/legge/1995/06/08/142';
  assert.equal(read(`1. La ${law}, come modificata dalla legge ${first}, e la legge ${second}, sono abrogate.`), [
    '1: abroga atto',
    other,
  ]);
  assert.equal(
    read(`1. Le leggi 7 agosto 1990, n. 241, come modificata dalla legge ${first}, e ${second}, sono abrogate.`),
    ['1: abroga atto', other],
  );
  assert.equal(read(`1. La ${law}, e successive modificazioni, e la legge ${second}, sono abrogate.`), [
    '1: abroga atto',
    other,
  ]);
});

recitals('a relative clause ends at the main verb without a comma, too', () => {
  assert.equal(
    read(
      `1. Il comma 2 dell'articolo 5 della ${law}, che richiama il comma 3 dell'articolo 9 della legge ${second} e' abrogato.`,
    ),
    ['1: abroga comma art 5 c 2'],
  );
  assert.equal(read(`1. La ${law}, che modifica la legge ${second} e' abrogata.`), ['1: abroga atto']);
  assert.equal(
    read(`1. L'articolo 5 della ${law}, che e' stato modificato dall'articolo 3 della legge ${second}, e' abrogato.`),
    ['1: abroga articolo art 5'],
  );
});

recitals.run();
