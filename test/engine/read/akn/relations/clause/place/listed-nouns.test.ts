// Numbers in a list behind the noun that they are of.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const listed = suite('numbers in a list behind their noun');
const law = 'della legge 7 agosto 1990, n. 241';

listed('items may be numbers of the articles or paragraphs that are their subject', () => {
  const articles = ['1 a: abroga articolo art 3', '1 b: abroga articolo art 5', '1 c: abroga comma art 7 c 2'];
  assert.equal(read(`1. I seguenti articoli ${law}, sono abrogati: a) 3; b) 5; c) 7, comma 2.`), articles);
  assert.equal(read(`1. Sono abrogati i seguenti articoli ${law}:\na) 3;\nb) 5;\nc) 7, comma 2.`), articles);
  assert.equal(read(`1. I seguenti commi dell'articolo 5 ${law}, sono abrogati:\na) 1;\nb) 3.`), [
    '1 a: abroga comma art 5 c 1',
    '1 b: abroga comma art 5 c 3',
  ]);
});

listed('beside its numbers the noun is repealed nowhere', () => {
  assert.equal(read(`1. Sono abrogati i seguenti commi dell'articolo 5 ${law}: 1; 3; 4-bis.`), [
    '1: abroga comma art 5 c 1,3,4-bis',
  ]);
});

listed('items that name their places need no noun', () => {
  assert.equal(read(`1. Sono abrogate le seguenti disposizioni ${law}:\na) articolo 3;\nb) articoli 5 e 6.`), [
    '1 a: abroga articolo art 3',
    '1 b: abroga articolo art 5,6',
  ]);
});

listed.run();
