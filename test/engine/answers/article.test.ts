// Reading stored articles: long ones are read once for several questions, and few are held.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readArticle } from '../../../engine/answers/article.js';

const articles = suite('stored articles');

const stored = (eli: string, length: number) => Buffer.from(JSON.stringify({ eli, testo: 'a'.repeat(length) }));

articles('a long article is read once, of each snapshot', () => {
  const [one, other] = [{}, {}];
  const first = readArticle(stored('eli:/it/legge/2000/01/02/3/art/1', 70_000), one, '0/art/1');
  assert.is(readArticle(stored('never read', 70_000), one, '0/art/1'), first);
  assert.is(readArticle(stored('of another snapshot', 70_000), other, '0/art/1').eli, 'of another snapshot');
  assert.is(readArticle(stored('of another act', 70_000), one, '10/art/1').eli, 'of another act');
});

articles('of many long articles those read last are held', () => {
  const snapshot = {};
  const read = (n: number, words: string) => readArticle(stored(words, 70_000), snapshot, `${n}/art/1`).eli;
  for (let n = 0; n < 4; n++) read(n, 'first');
  assert.is(read(0, 'again'), 'first');
  read(4, 'first');
  assert.equal(
    [0, 2, 3, 4].map((n) => read(n, 'again')),
    ['first', 'first', 'first', 'first'],
  );
  assert.is(read(1, 'again'), 'again', 'the one that was read longest ago is not');
});

articles('a short article is read whenever it is asked for', () => {
  const snapshot = {};
  assert.is(readArticle(stored('first', 10), snapshot, '0/art/1').eli, 'first');
  assert.is(readArticle(stored('again', 10), snapshot, '0/art/1').eli, 'again');
});

articles.run();
