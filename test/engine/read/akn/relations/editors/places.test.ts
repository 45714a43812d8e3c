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

places.run();
