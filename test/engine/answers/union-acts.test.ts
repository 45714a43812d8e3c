// Acts of the European Union in running text: their places, and their numbers on EUR-Lex.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { unionActsIn } from '../../../engine/index.js';

const union = suite('acts of the Union in a text');

const read = (text: string) => unionActsIn(text).map(({ start, end, celex }) => [text.slice(start, end), celex]);

union('kind and number give the CELEX number, whatever the words before', () => {
  assert.equal(read("ai sensi dell'articolo 3 del regolamento (UE) n. 910/2014 e della direttiva 2014/24/UE, nonché"), [
    ['regolamento (UE) n. 910/2014', '32014R0910'],
    ['direttiva 2014/24/UE', '32014L0024'],
  ]);
});

union('what is no act of the Union, or has no certain number, is left out', () => {
  assert.equal(read('il regolamento di cui al decreto 5 maggio 2001, n. 12, e la decisione della Commissione UE'), []);
  assert.equal(read('con regolamento del Ministro, in attuazione del diritto UE, legge 7 agosto 1990, n. 241'), []);
});

union('a number at the end of what is looked at is never cut', () => {
  for (let gap = 100; gap < 170; gap++) {
    const text = `la direttiva ${'x'.repeat(gap)} 2014/24/UE ${'y'.repeat(200)}`;
    for (const [, celex] of read(text)) assert.is(celex, '32014L0024');
  }
});

union.run();
