// The names of places within an act, in both languages.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeWords, sentenceWords } from '../../../../http/pages/parts/place.js';
import { pageWords } from '../../../../http/pages/words.js';

const places = suite('names of places');

places('a number stands behind its noun, and «ultimo» before it', () => {
  const inBoth = (comma: string) =>
    [pageWords.it, pageWords.en].map((words) => placeWords({ articolo: '2', comma }, words));
  assert.equal(inBoth('1'), ['art. 2, comma 1', 'art. 2, paragraph 1']);
  assert.equal(inBoth('1, 2-bis'), ['art. 2, commi 1, 2-bis', 'art. 2, paragraphs 1, 2-bis']);
  assert.equal(inBoth('ultimo'), ['art. 2, ultimo comma', 'art. 2, last paragraph']);
  assert.equal(inBoth('1, penultimo'), [
    'art. 2, comma 1, penultimo comma',
    'art. 2, paragraph 1, last but one paragraph',
  ]);
});

places('sentences have a plural, and none of them no word', () => {
  const inBoth = (ordinals: string) => [pageWords.it, pageWords.en].map((words) => sentenceWords(ordinals, words));
  assert.equal(inBoth('2'), ['periodo 2', 'sentence 2']);
  assert.equal(inBoth('1, 2'), ['periodi 1, 2', 'sentences 1, 2']);
  assert.equal(inBoth('ultimo'), ['ultimo periodo', 'last sentence']);
  assert.equal(inBoth(''), ['', '']);
});

places.run();
