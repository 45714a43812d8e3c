// The words of formats that people read.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatWords } from '../../../http/formats/words.js';

const words = suite('words of formats');

words('a day of the Gazzetta, or of the act, says so: neither is one of effect', () => {
  const { it, en } = formatWords;
  assert.is(it.dated('2006-04-14', 'pubblicazione'), 'Gazzetta del 14 aprile 2006');
  assert.is(it.dated('2006-04-08', 'atto'), 'atto dell’8 aprile 2006');
  assert.is(it.dated('2006-04-29', 'vigore'), '29 aprile 2006');
  assert.is(en.dated('2006-04-14', 'pubblicazione'), 'Gazzetta of 14 April 2006');
  assert.is(en.dated('2006-04-29', 'effetto'), '29 April 2006');
});

words.run();
