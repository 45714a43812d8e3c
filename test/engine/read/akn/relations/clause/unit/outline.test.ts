// The paragraphs of an article by the numbers that are printed in front of them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOutline } from '../../../../../../../engine/read/akn/relations/clause/unit/outline.js';

const outline = suite('outline');

const numbers = (text: string) => readOutline(text).units.map(({ paragraph }) => paragraph);

outline('behind the end of a sentence a paragraph has the number that is printed, however far it jumps', () => {
  assert.equal(numbers('1. Testo.\n131. Altro testo.\n200. Ultimo testo.'), ['1', '131', '200']);
  assert.equal(numbers("1. E' abrogato il comma 3 della legge:\na) uno;\nb) due.\n200. Testo."), ['1', '200']);
  // Nor a year, nor the number of a law, on which a sentence goes on in the next line.
  for (const text of [
    '1. Testo. Entro il 31 dicembre\n2021. Le somme restano.',
    '1. Ai sensi della legge n.\n241. Le somme restano.',
    '1. Testo del primo comma.\n2021. Le somme restano.',
    '1. Le somme sono pari a\n200. Altro testo.',
  ])
    assert.equal(numbers(text), ['1'], text);
});

outline.run();
