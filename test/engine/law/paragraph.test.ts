import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findParagraph, readParagraphs } from '../../../engine/law/paragraph.js';
import { readContent } from '../../../engine/read/akn/content.js';
import { readDocument } from '../../../engine/read/akn/read-document.js';
import { childElements, descendants, firstChild, parseXml, type XmlElement } from '../../../engine/read/akn/xml.js';
import { sharedPath } from '../../shared.js';

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

/** Letters and digits, without numbers of update notes. */
const letters = (text: string) => text.replace(/\(\d{1,3}[a-z]?\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');

/** Law of paragraphs, without marks and notes. */
const lawOf = (elements: readonly XmlElement[]) => letters(readContent(elements).lines.join('\n'));

/** Numbered paragraphs of the documents' bodies, each with what the document holds between it and the next one. */
function* marked(file: string, bytes: Uint8Array) {
  const body = descendants(parseXml(bytes, file), 'body')[0]!;
  const elements = descendants(body, 'article');
  const { articles } = readDocument(bytes, file).act;
  const own = articles.filter(({ part }) => part === null).length === elements.length ? null : 'testo';
  const served = articles.filter(({ part }) => part === own);
  for (const [i, article] of elements.entries()) {
    const paragraphs = childElements(article, 'paragraph');
    const read = readParagraphs(served[i]!.text);
    for (const [at, paragraph] of paragraphs.entries()) {
      const number = /__para_(.+)$/.exec(paragraph.attributes['eId'] ?? '')?.[1];
      if (number === undefined || firstChild(paragraph, 'num') === undefined) continue;
      const next = paragraphs.findIndex(({ attributes }, n) => n > at && /__para_/.test(attributes['eId'] ?? ''));
      const after = paragraphs.slice(at + 1, next === -1 ? undefined : next);
      yield { article: served[i]!, read, number, law: lawOf([paragraph]), upTo: lawOf([paragraph, ...after]) };
    }
  }
}

/** Annexes quoted in D.Lgs. 209/2024, whose paragraphs the document takes for those of the article. */
const quoted = /decreto-legislativo\/2024\/12\/31\/209\/art\/(?:78|86|89)$/;

test('every numbered paragraph of the real documents is found, with the same text', () => {
  let [found, apart, inQuotation] = [0, 0, 0];
  for (const folder of ['normattiva', 'effetti']) {
    const path = sharedPath('corpus', folder);
    if (path === null) return;
    for (const file of readdirSync(path)) {
      for (const { article, read: paragraphs, number, law, upTo } of marked(file, readFileSync(join(path, file)))) {
        const { text, eli } = article;
        const index = paragraphs.findIndex((paragraph) => paragraph.number === number);
        // Glued to it may be paragraphs that the document does not mark (`3. … 4.I tempi`): together they are its text.
        const stop = paragraphs.findIndex(({ end }, i) => i >= index && matches(paragraphs[index]?.start ?? 0, end));
        function matches(start: number, end: number): boolean {
          const read = letters(text.slice(start, end));
          return read.length >= law.length && upTo.startsWith(read);
        }
        if (index !== -1 && stop === index) found++;
        else if (index !== -1 && stop > index) apart++;
        else if (quoted.test(eli)) inQuotation++;
        else assert.unreachable(`${file} ${eli} paragraph ${number}`);
      }
    }
  }
  assert.equal([found, apart, inQuotation], [8066, 25, 24]);
});

test.run();
