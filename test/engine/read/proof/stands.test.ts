// Words and units that stand in a text.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isThere, standing } from '../../../../engine/read/proof/stands.js';

const stands = suite('stands');
const whole = (text: string) => ({ start: 0, end: text.length });

stands('words stand as they are, else as their letters are, always as whole words', () => {
  const text = "Vigila il Consorzio, e l'articolo 840-bis resta salvo.";
  const at = (words: string) => standing(text, words, whole(text)).map(({ start, end }) => text.slice(start, end));
  assert.equal(at('Consorzio'), ['Consorzio']);
  assert.equal(at('il consorzio e'), ['il Consorzio, e']);
  assert.equal(at('840- bis'), ['840-bis']);
  assert.equal(at('sorzio'), []);
});

stands('a unit is there with its label or without, up to the end of a line', () => {
  const text = '1. Il termine è breve.\n2. La domanda:\na) si presenta;\nb) si discute.\nIl resto segue.';
  const second = { start: text.indexOf('2.'), end: text.length };
  assert.ok(isThere(text, whole(text), 'Il termine è breve.'));
  assert.ok(isThere(text, whole(text), '1. Il termine e’ breve'));
  assert.ok(isThere(text, second, '2. La domanda:\na) si presenta;\nb) si discute.'));
  assert.ok(isThere(text, { start: text.indexOf('b)'), end: text.length }, 'b) si discute;'));
  assert.not.ok(isThere(text, second, '2. La domanda:\na) si'));
  assert.not.ok(isThere(text, second, '3. La domanda:'));
});

stands.run();
