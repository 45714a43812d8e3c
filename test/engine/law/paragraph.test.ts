import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findParagraph, readParagraphs } from '../../../engine/law/paragraph.js';

const numbers = (...lines: string[]) => readParagraphs(lines.join('\n')).map(({ number }) => number);
const texts = (...lines: string[]) => {
  const text = lines.join('\n');
  return readParagraphs(text).map(({ start, end }) => text.slice(start, end));
};

test('paragraphs are the numbered lines with what follows them', () => {
  assert.equal(texts('1. Primo:', 'a) uno;', 'b) due.', 'Chiusa.', '2. Secondo.'), [
    '1. Primo:\na) uno;\nb) due.\nChiusa.',
    '2. Secondo.',
  ]);
  assert.equal(numbers('01. Zero.', '1. Uno.', '1-bis. Bis.', '1-bis.1. Punto.', '1 ter. Ter.', '2.COMMA ABROGATO.'), [
    ...['01', '1', '1-bis', '1-bis.1', '1-ter', '2'],
  ]);
  assert.equal(numbers('1 Senza punto.', '2. Due.', '3 . Tre.', '3-bis). Bis.', '5. Il quarto manca.'), [
    ...['1', '2', '3', '3-bis', '5'],
  ]);
  assert.equal(numbers(''), []);
});

test('where nothing is numbered each line that begins a sentence is a paragraph without a number', () => {
  assert.equal(texts("E' punito:", '1° chi uccide;', '2) chi ferisce.', 'La pena', 'e di morte.', 'Altro.'), [
    "E' punito:\n1° chi uccide;\n2) chi ferisce.",
    'La pena\ne di morte.',
    'Altro.',
  ]);
  assert.equal(numbers('Preambolo.', '1. Primo.'), [null, '1']);
});

test('a number inside quotation marks is another act’s, also where the marks are unbalanced', () => {
  const inserted = ["1. Dopo l'articolo 4 e' inserito:", '«Art. 4-bis.', '1. Uno.', '2. Due.».', '2. Il resto.'];
  assert.equal(texts(...inserted), [inserted.slice(0, 4).join('\n'), inserted[4]!]);
  assert.equal(numbers('1. Aggiunti: "6-bis. Uno.";', '6-ter. Due.".', '1-bis. Bis.', '2. Due.'), ['1', '1-bis', '2']);
  assert.equal(numbers('1. Le parole "di cui.', '2. Due.', '3. Tre".', '4. Quattro.'), ['1', '2', '3', '4']);
});

test('items of a list are no paragraphs', () => {
  assert.equal(numbers('1. Sono soppressi:', '1. Il primo;', '2. Il secondo.', '2. Altro.'), ['1', '2']);
  assert.equal(numbers('1. Modifiche:', '1.1. la lettera a);', '1.2. la lettera b).', '2. Altro.'), ['1', '2']);
  assert.equal(numbers('Aggravano:', '1) uno;', "11-bis. l'avere.", '11-ter. altro.'), [null]);
  assert.equal(numbers('1. Nel', '2020. Anno.', '2. Due.', '3. Tre.'), ['1', '2', '3']);
});

test('an article that is printed twice has its paragraphs twice, of which the first is found', () => {
  const twice = ['1. Uno.', '2. Due.', '3. Tre.', '1. Uno ancora.', '2. Due.', '3. Tre.'];
  assert.equal(numbers(...twice), ['1', '2', '3', '1', '2', '3']);
  assert.is(findParagraph(twice.join('\n'), '1')!.start, 0);
  assert.is(findParagraph(twice.join('\n'), '4'), undefined);
});

test('a text of a million lines is read within seconds', () => {
  const started = performance.now();
  const line = (n: number) => `${n % 5}. «Testo`;
  for (const make of [line, (n: number) => `${n}. "`, () => '3. X', (n: number) => `${9_999 - (n % 9_999)}. X`]) {
    const paragraphs = readParagraphs(Array.from({ length: 100_000 }, (_, n) => make(n)).join('\n'));
    assert.ok(paragraphs.length > 0);
  }
  assert.ok(performance.now() - started < 10_000, `${performance.now() - started} ms`);
});

test('a quoted annex whose marks are closed inside goes on to the mark that closes once more', () => {
  const annex = [
    "1. L'allegato I e' sostituito dal seguente:",
    '«Allegato I',
    '1. Uno.',
    '2. Due».',
    '3. Tre.',
    '4. Quattro».',
  ];
  assert.equal(numbers(...annex), ['1']);
  assert.equal(numbers(...annex, '2. Altro.'), ['1', '2']);
  assert.equal(numbers('2. Prima.', ...annex.slice(1, 4), '3. Terzo.'), ['2', '3']);
});

test.run();
