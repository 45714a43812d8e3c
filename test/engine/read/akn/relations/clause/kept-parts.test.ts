// What repeals an act whole does not where its own act says that a part of it remains in force.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from './operation-lines.js';

const kept = suite('kept parts');
const law = 'legge 7 agosto 1990, n. 241';

kept('another paragraph may keep articles of what one repeals', () => {
  for (const words of [
    `Gli articoli 6 e 10 della ${law}, rimangono in vigore.`,
    `Fino al riordino restano in vigore gli articoli 6 e 10 della ${law}.`,
    "L'articolo 6 della medesima legge resta in vigore fino al 31 dicembre 2040.",
  ])
    assert.equal(read(`1. La ${law}, e' abrogata.\n2. ${words}`), ['1: abroga null'], words);
});

kept('what was made under an act, or is of another one, keeps nothing of it', () => {
  for (const words of [
    `I regolamenti adottati ai sensi dell'articolo 6 della ${law}, restano in vigore.`,
    "L'articolo 6 della legge 3 maggio 1985, n. 100, resta in vigore.",
    'La presente legge entra in vigore il giorno successivo.',
  ])
    assert.equal(read(`1. La ${law}, e' abrogata.\n2. ${words}`), ['1: abroga atto'], words);
});

kept.run();
