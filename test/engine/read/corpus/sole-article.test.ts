// An act is repealed with its only article.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statusesOf } from './statuses-of.js';

const sole = suite('sole article');
const law = 'legge 8 marzo 1968, n. 152';

/** What is dead by the paragraphs of a law, each with its day. */
const dead = (...paragraphs: string[]): string[] =>
  statusesOf(...paragraphs).map((status) => status.filter((part) => part !== null).join(' '));

sole('what repeals the only article of an act repeals the act', () => {
  const both = ['legge/1968/03/08/152/art/1', 'legge/1968/03/08/152'];
  assert.equal(dead(`L'articolo unico della ${law}, e' abrogato.`), both);
  assert.equal(dead(`E' abrogato l'articolo unico della citata ${law}.`), both);
  assert.equal(
    dead(`L'articolo unico della ${law}, e' abrogato a decorrere dal 1° gennaio 2017.`),
    both.map((of) => `${of} 2017-01-01`),
  );
});

sole('an act is not repealed with article 1, nor with a part of its only article', () => {
  assert.equal(dead(`L'articolo 1 della ${law}, e' abrogato.`), ['legge/1968/03/08/152/art/1']);
  assert.equal(dead(`L'articolo unico della ${law}, e' abrogato, ad eccezione del comma 2.`), []);
  assert.equal(dead(`Il comma 2 dell'articolo unico della ${law}, e' abrogato.`), []);
  assert.equal(dead(`L'articolo unico della ${law}, e' abrogato per i comuni montani.`), []);
});

sole('the words speak of the act that they name, and of one that has other articles they do not say it', () => {
  assert.equal(
    dead(`L'articolo unico della ${law}, e l'articolo 1 della legge 9 marzo 1968, n. 153, sono abrogati.`).sort(),
    ['legge/1968/03/08/152', 'legge/1968/03/08/152/art/1', 'legge/1968/03/09/153/art/1'],
  );
  assert.equal(
    dead(`L'articolo unico della ${law}, e' abrogato.`, `Il comma 3 dell'articolo 4 della ${law}, e' abrogato.`),
    ['legge/1968/03/08/152/art/1'],
  );
});

sole('what an act approves stands when its only article is repealed', () => {
  assert.equal(dead("L'articolo unico del regio decreto 8 marzo 1938, n. 152, e' abrogato."), [
    'regio-decreto/1938/03/08/152/art/1',
  ]);
});

sole.run();
