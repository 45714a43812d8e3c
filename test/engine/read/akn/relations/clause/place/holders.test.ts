// Points within numbers.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const holders = suite('holders');
const place = "All'articolo 3, comma 1, della legge 7 agosto 1990, n. 241,";

holders('a point that words lead to from a number is of that number', () => {
  assert.equal(read(`1. ${place} al numero 2), la lettera b) e' soppressa.`), ['1: abroga lettera art 3 c 1 l b n 2']);
  assert.equal(read(`1. ${place} al numero 2), le lettere b) e c) sono soppresse.`), [
    '1: abroga lettera art 3 c 1 l b,c n 2',
  ]);
});

holders('of a number that is itself in a point, some part is touched', () => {
  assert.equal(
    read(
      "1. All'articolo 3, comma 1, lettera a), della legge 7 agosto 1990, n. 241, al numero 2), la lettera b) e' soppressa.",
    ),
    ['1: abroga null art 3 c 1 l a n 2'],
  );
});

holders.run();
