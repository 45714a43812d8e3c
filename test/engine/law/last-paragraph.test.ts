// The paragraph that words count from the end.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lacksParagraph, paragraphFromEnd } from '../../../engine/law/last-paragraph.js';

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

last.run();
