// To which place of a list a number belongs.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const group = suite('group');

/** The operations of a paragraph that names L. 241/1990 as `L`. */
const readOf = (words: string) => read(`1. ${words.replace(/ L\b/g, ' della legge 7 agosto 1990, n. 241')}`);

group('behind a comma, the last number of a list of articles is an article, and no paragraph of the one before', () => {
  assert.equal(readOf('Sono abrogati gli articoli 3, commi da 1 a 3, e 5 L.'), [
    '1: abroga comma art 3 c 1,2,3',
    '1: abroga articolo art 5',
  ]);
  assert.equal(readOf('Gli articoli 3, commi 1, 2, e 5, e 7 L sono abrogati.'), [
    '1: abroga comma art 3 c 1,2',
    '1: abroga articolo art 5,7',
  ]);
  // The list of articles ends once.
  assert.equal(readOf('Gli articoli 3, commi 1, 2, e 5, commi 2, 3, e 4, L sono abrogati.'), [
    '1: abroga comma art 3 c 1,2',
    '1: abroga comma art 5 c 2,3,4',
  ]);
  assert.equal(readOf("I commi 1, lettere a), b), e 3 dell'articolo 4 L sono abrogati."), [
    '1: abroga lettera art 4 c 1 l a,b',
    '1: abroga comma art 4 c 3',
  ]);
  for (const words of [
    "All'articolo 3, commi 1, 2, e 5, L, la parola: «a» e' soppressa.",
    "All'articolo 3, commi 1, 2 e 5, L, la parola: «a» e' soppressa.",
  ])
    assert.equal(readOf(words), ['1: abroga parole art 3 c 1,2,5'], words);
});

group.run();
