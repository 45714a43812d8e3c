// What is found for everyday words.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searching, type TestAct } from './searching.js';

const everyday = suite('search in everyday words');

const plain: TestAct[] = [
  {
    title: 'Codice',
    articles: [
      { heading: 'Furto', text: 'Chiunque si impossessa della cosa mobile altrui.' },
      { text: 'Il ladro di biciclette è punito.' },
      { text: 'Il provvedimento si conclude in trenta giorni.', description: 'il comune non risponde' },
      { text: 'Il comune cura le strade.' },
    ],
  },
];

everyday('an everyday word finds what the law says for it, and that is said', () => {
  const find = searching(plain);
  const found = find('ladro ');
  assert.equal(found.hits.sort(), ['0.0', '0.1']);
  assert.equal(found.added, [{ word: 'ladro', legal: ['furto', 'impossessarsi'] }]);
  assert.equal(find('furto ').hits, ['0.0']);
  assert.equal(find('furto ').added, []);
});

everyday('a word of English law is no form of an everyday word that it only looks like', () => {
  const find = searching([
    { title: 'Codice', articles: [{ heading: 'Sequestro di persona', text: 'Chi sequestra una persona.' }] },
  ]);
  assert.equal(find('rapire ').hits, ['0.0']);
  assert.equal(find('rapito ').hits, ['0.0']);
  assert.equal(find('rape ').hits, []);
});

everyday('a word in quotation marks, or that must not be there, stands for itself alone', () => {
  const find = searching(plain);
  assert.equal([find('"ladro"').hits, find('"ladro"').added], [['0.1'], []]);
  assert.equal(find('impossessa -ladro').hits, ['0.0']);
  assert.equal(find('ladro ', { isStrict: true }).hits, ['0.1']);
});

everyday(
  'with an everyday word texts are found that have some of the words; those in quotation marks they must have',
  () => {
    const find = searching(plain);
    const found = find('ladro provvedimento ');
    assert.equal([found.match, found.hits.sort()], ['most', ['0.0', '0.1', '0.2']]);
    assert.equal(find('ladro "provvedimento"').hits, ['0.2']);
  },
);

everyday('an article is found by its description; words that only ask need not be there', () => {
  const find = searching(plain);
  // What has only some of the words follows, as long as there are fewer than ten.
  assert.equal(find('il comune non risponde ').hits, ['0.2', '0.3']);
  assert.equal(find('che cosa posso fare, le mie strade ').hits, ['0.3']);
  assert.equal(find('"mie strade"').hits, []);
});

everyday.run();
