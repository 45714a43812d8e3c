// Numbers of places, and ranges of them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const values = suite('place values');

values('ranges name what is counted on behind a number', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  assert.equal(read(`1. Gli articoli da 30-bis a 30-quinquies ${law}, sono abrogati.`), [
    '1: abroga articolo art 30-bis,30-ter,30-quater,30-quinquies',
  ]);
  assert.equal(read(`1. I commi da 2 a 3-ter dell'articolo 6 ${law}, sono abrogati.`), [
    '1: abroga comma art 6 c 2,3,3-bis,3-ter',
  ]);
  assert.equal(read(`1. Gli articoli da 25-octies.1 a 25-terdecies ${law}, sono abrogati.`), [
    '1: abroga articolo art 25-octies.1,25-terdecies',
  ]);
});

values.run();
