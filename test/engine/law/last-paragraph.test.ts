// The paragraph that words count from the end.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countParagraphs } from '../../../engine/law/counted-paragraphs.js';
import { lacksParagraph, numberBeside, paragraphFromEnd } from '../../../engine/law/last-paragraph.js';
import { readParagraphs } from '../../../engine/law/paragraph.js';

const last = suite('last paragraph');

last('numbers are printed, or counted', () => {
  assert.is(paragraphFromEnd('1. Il primo.\n2-bis. Il secondo.', 1), '2-bis');
  assert.is(paragraphFromEnd('1. Il primo.\n2-bis. Il secondo.', 2), '1');
  assert.is(paragraphFromEnd("Chi uccide e' punito.\nLa pena e' aumentata:\n1° se e' di notte;\n2) altrove.", 1), '2');
});

last('none is named where it is not sure which', () => {
  assert.is(paragraphFromEnd('1. Il primo.', 2), null);
  assert.is(paragraphFromEnd('', 1), null);
  assert.is(paragraphFromEnd("Rubrica\nIl testo e' questo.", 1), null);
  assert.is(paragraphFromEnd('1. Il primo.\n2. COMMA ABROGATO DALLA L. 3 MARZO 2004, N. 5.', 1), null);
  assert.is(paragraphFromEnd('1. Il primo.\n((2. COMMA SOPPRESSO DALLA L. 3 MARZO 2004, N. 5.))', 1), null);
});

last('an article lacks a paragraph where it prints numbers, and not that one', () => {
  assert.ok(lacksParagraph('1. Il primo.\n2-bis. Il secondo.', '3'));
  assert.ok(lacksParagraph('1. Il primo.\n2-bis. Il secondo.', '2-ter'));
  assert.not.ok(lacksParagraph('1. Il primo.\n2-bis. Il secondo.', '2-bis'));
  assert.not.ok(lacksParagraph('1. Il primo.\n2 Le parti possono.', '2'));
  for (const text of ["Chi uccide e' punito.", 'ARTICOLO ABROGATO DALLA L. 3 MARZO 2004, N. 5.', ''])
    assert.not.ok(lacksParagraph(text, '2'), text);
});

/** The paragraph beside one of a text whose paragraphs have these numbers. */
function beside(numbers: string[], number: string, step: number): string | null {
  const text = numbers.map(
    (one) => `${one}. ${one === '9' ? 'COMMA ABROGATO DALLA L. 3 MARZO 2004, N. 5' : 'Il testo'}.`,
  );
  return numberBeside(readParagraphs(text.join('\n')), text.join('\n'), number, step);
}

last('the paragraph beside one is the one before or behind it in the text', () => {
  assert.is(beside(['1', '2', '3'], '2', -1), '1');
  assert.is(beside(['1', '2', '3'], '2', 1), '3');
  assert.is(beside(['1', '2', '2-bis', '2-ter', '3'], '2-ter', -1), '2-bis');
  assert.is(beside(['1', '2', '2-bis', '2-ter', '3'], '2-ter', 1), '3');
  assert.is(beside(['1', '2', '2-bis'], '2-bis', -1), '2');
  const unnumbered =
    "Chi uccide e' punito.\nLa pena e' aumentata:\n1° se e' di notte.\nNel caso del comma precedente si tace.";
  assert.is(numberBeside(countParagraphs(unnumbered)!, unnumbered, '3', -1), '2');
});

last('none is beside one where a paragraph was put between them or taken away', () => {
  assert.is(beside(['1', '2', '2-bis', '3'], '3', -1), null);
  assert.is(beside(['1', '2', '2-bis', '3'], '2', 1), null);
  assert.is(beside(['1', '3'], '3', -1), null);
  assert.is(beside(['1', '1-bis', '1-quater'], '1-quater', -1), null);
  assert.is(beside(['1', '1-bis', '1-bis.1'], '1-bis.1', -1), null);
  assert.is(beside(['8', '9', '10'], '10', -1), null);
  assert.is(beside(['1', '2'], '1', -1), null);
  assert.is(beside(['1', '2'], '2', 1), null);
  assert.is(beside(['1', '2'], '7', -1), null);
});

last.run();
