import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { annex, one, read } from './act-document.js';

test('an article says whether its text has marks of amendment', () => {
  const amended = (...contents: string[]) => one(...contents).amendedText;
  assert.ok(amended('<p>Il <ins>((nuovo))</ins> testo.</p>') && amended('<p>Il ((nuovo)) testo.</p>'));
  assert.ok(amended('<p>Il testo <ins>((...))</ins>.</p>') && amended('<p>((</p>', '<p>2. Nuovo.</p>', '<p>))</p>'));
  assert.not(amended('<p>Il testo (nuovo).</p>') || amended('<p>Il testo. ((2))</p>'));
  assert.not(amended('<p>Testo.\n-----------\nAGGIORNAMENTO (2)\n<ins>((La L. 5 dispone.))</ins></p>'));
  const body =
    '<article eId="art_1"><num>Art. 1.</num><heading><ins>((Rubrica))</ins></heading><p>Testo.</p></article>';
  assert.ok(read({ body }).articles[0]!.amendedText);
  assert.is(one('<p>Il <ins>((nuovo))</ins> testo.</p>').textSince, null);
});

test('an article says where it lacks a picture', () => {
  assert.ok(one('<p>La formula:\n \n Parte di provvedimento in formato grafico\n</p>').graphic);
  assert.not(one('<p>La formula.</p>').graphic);
  const { annexes } = read({
    rest: `<attachments>${annex('Tabella', 'Parte di provvedimento in formato grafico')}</attachments>`,
  });
  assert.ok(annexes[0]!.graphic);
});

test.run();
