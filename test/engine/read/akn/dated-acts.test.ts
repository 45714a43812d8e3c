// Acts that are named by their year have the day with which the same document names them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { article, read } from './act-document.js';

const dated = suite('dated-acts');

/** The acts that the articles of a document cite. */
const cites = (...words: string[]) =>
  read({ body: words.map((one, i) => article(String(i + 1), `<p>${one}</p>`)).join('') }).articles.map(
    ({ references }) => references.map(({ target }) => target.act.replace('eli:/it/', '')).join(' '),
  );

const full = 'decreto legislativo 5 dicembre 2005, n. 252';

dated('the day may stand behind the words, and in another article', () => {
  assert.equal(cites(`Vale il ${full}.`, "Vale l'articolo 9 del decreto legislativo n. 252 del 2005."), [
    'decreto-legislativo/2005/12/05/252',
    'decreto-legislativo/2005/12/05/252',
  ]);
  assert.equal(cites('Vale il decreto legislativo n. 252 del 2005.', `Vale il ${full}.`), [
    'decreto-legislativo/2005/12/05/252',
    'decreto-legislativo/2005/12/05/252',
  ]);
});

dated('no day is given where the document has several, or another act', () => {
  const only = 'Vale il decreto legislativo n. 252 del 2005.';
  assert.is(
    cites(only, `Vale il ${full} e il decreto legislativo 6 dicembre 2005, n. 252.`)[0],
    'decreto-legislativo/2005/252',
  );
  assert.is(cites(only, 'Vale il decreto legislativo 5 dicembre 2005, n. 253.')[0], 'decreto-legislativo/2005/252');
  assert.is(cites(only, 'Vale la legge 5 dicembre 2005, n. 252.')[0], 'decreto-legislativo/2005/252');
});

dated.run();
