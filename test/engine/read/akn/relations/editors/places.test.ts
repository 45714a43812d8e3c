// Places in the sentences of editors.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readPlaces } from '../../../../../../engine/read/akn/relations/editors/places.js';

const places = suite('places');

/** Article and paragraphs of each place. */
function read(text: string): string[] {
  return readPlaces(text).places.map(({ article, paragraphs }) => `${article ?? ''}/${paragraphs.join('+')}`);
}

places('sentences of a paragraph are no paragraphs, however many are counted', () => {
  assert.equal(read("dell'art. 12, comma 3, secondo e terzo periodo"), ['12/3']);
  assert.equal(read("dell'art. 12, comma 3, primo, secondo e quarto periodo"), ['12/3']);
  assert.equal(read("dell'art. 12, primo e terzo comma"), ['12/1+3']);
  assert.equal(read("dell'art. 12, secondo comma"), ['12/2']);
});

places('a day or a year behind a place is none of its numbers', () => {
  assert.equal(read('la proroga del termine di cui al comma 1 al 31 dicembre 2015'), ['/1']);
  assert.equal(read("dell'art. 12, comma 1, dal 1 gennaio 2015 al 31 marzo 2016"), ['12/1']);
  assert.equal(read("la proroga del termine di cui al comma 1 all'anno 2015"), ['/1']);
  assert.equal(read("dell'art. 12, commi 1 e 3"), ['12/1+3']);
});

places.run();
