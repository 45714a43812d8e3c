// The table of everyday words: what a row is, and that questions in the words of the law have none of them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { layWords } from '../../../engine/law/lay-words.js';
import { foldWords } from '../../../engine/search/fold.js';
import { legalWords } from '../../../engine/search/lay-words.js';
import { readQuery } from '../../../engine/search/text/query.js';
import { secondQuestions } from '../search/judged-again.js';
import { juristQuestions } from '../search/judged-queries.js';

const everyday = suite('everyday words');
const table = layWords();

everyday('a row has words of letters alone, everyday ones and others of the law', () => {
  for (const { words, unlike, legal } of table) {
    for (const word of [...words, ...unlike, ...legal]) {
      assert.is(foldWords(word).length, 1, word);
      assert.match(word, /^\p{Ll}{2,}$/u);
    }
    assert.ok(words.length > 0 && legal.length > 0, words.join(' '));
    assert.equal(
      legal.filter((word) => words.includes(word)),
      [],
    );
  }
  assert.ok(table.length >= 300, `${table.length} rows`);
});

everyday('a word is found in its forms, and nothing that only looks like one', () => {
  const said = (word: string) => legalWords(word).map(({ word }) => word);
  for (const form of ['rubare', 'rubato', 'rubata', 'ruba', 'ladri', 'ladro'])
    assert.ok(said(form).includes('furto'), form);
  assert.ok(said('casa').includes('abitazione'));
  assert.equal(said('rubato'), ['furto', 'sottrarre', 'impossessarsi', 'provenienza', 'ricettazione']);
  for (const other of ['caso', 'furto', 'abitazione', 'pubblica', 'omicidio', 'ladrone'])
    assert.equal(said(other), [], other);
});

everyday('questions with the right words of the law have no everyday word', () => {
  for (const [query] of [...juristQuestions, ...secondQuestions])
    for (const { words } of readQuery(query).required.flat())
      for (const { word } of words) assert.equal(legalWords(word), [], `${query}: ${word}`);
});

everyday.run();
