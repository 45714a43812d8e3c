import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { textless } from '../../../engine/law/textless.js';

test('where a text should be there is nothing, or a remark in capitals, of which nobody can say that it stands', () => {
  assert.is(textless(' \n'), 'nothing');
  assert.is(textless("ARTICOLO SOSTITUITO DALL'ARTICOLO 3 DELLA L. 5 MAGGIO 2009, N. 3"), 'remark');
  assert.is(
    textless('LA L. 5 MAGGIO 2009, N. 3 HA DISPOSTO LA SOSTITUZIONE DEL LIBRO IV COMPRENDENTE GLI ARTICOLI'),
    'remark',
  );
  assert.is(
    textless('1. COMMA ABROGATO DALLA L. 5 MAGGIO 2009, N. 3.\n1-bis. COMMA SOPPRESSO DALLA L. 5 MAGGIO 2009, N. 3.'),
    'remark',
  );
});

test('a text is one whatever marks stand in it', () => {
  assert.is(
    textless('1. COMMA ABROGATO DALLA L. 5 MAGGIO 2009, N. 3.\n2. Il sindaco vigila e riferisce ogni anno.'),
    null,
  );
  assert.is(textless('IN NOME DEL POPOLO ITALIANO'), null);
  assert.is(textless('Abrogato.'), null);
});

test.run();
