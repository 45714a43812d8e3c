// Phrases to the letter.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FoundList } from '../../../../engine/search/text/matches.js';
import { findWords, phrasesOf, Worded, Wording } from '../../../../engine/search/text/wording.js';

const wording = suite('wording');

wording('finds words one after the other, whatever their case, accents and the marks between them', () => {
  const text = "L'avvio del procedimento; la Società S.p.A. è sospesa: a del a del procedimento.";
  const find = (phrase: string) => findWords(text, phrase.split(' ')).map(({ start, end }) => text.slice(start, end));
  const has = (phrase: string) => find(phrase).length > 0;
  assert.ok(has('l avvio del procedimento'));
  assert.ok(has('procedimento la societa spa e sospesa'));
  assert.ok(has('a del a del procedimento'));
  assert.ok(has('a del procedimento'));
  assert.not(has('avvio di procedimento'));
  assert.not(has('avvio procedimento'));
  assert.not(has('avvio del procedi'));
  assert.not(has('del procedimento di'));
  assert.equal(find('a del'), ['a del', 'a del']);
  assert.equal(find('procedimento la'), ['procedimento; la']);
});

wording(
  'a number of several parts and one of an article are wanted in one place, words near each other are not',
  () => {
    assert.equal(phrasesOf('"di gara" 12.000 euro'), [
      ['di', 'gara'],
      ['12', '000'],
    ]);
    assert.equal(phrasesOf('gara appalto'), []);
    assert.equal(phrasesOf('gara NEAR appalto'), []);
    assert.equal(phrasesOf('art. 7-bis'), [['7', 'bis']]);
  },
);

wording('reads each document once, none beyond so many, and says so', () => {
  const read: number[] = [];
  const fields = (_: string, document: number) => (
    read.push(document),
    document % 2 === 0 ? ['a di b'] : ['a', 'di b']
  );
  const of = new Wording(['a', 'di', 'b'], fields);
  const documents = Uint32Array.from({ length: 5_001 }, (_, i) => i);
  const walk = new Worded(new FoundList(documents, new Float32Array(5_001).fill(1)), (at) => of.isIn('articles', at));
  const found: number[] = [];
  for (; walk.document < 5_000; walk.next()) if (walk.holds() && walk.holds()) found.push(walk.document);
  assert.is(read.length, 5_000);
  assert.equal(found.slice(0, 3), [0, 2, 4]);
  assert.is(found.length, 2_500);
  assert.is(of.isSpent, false);
  assert.is(walk.holds(), false);
  assert.is(of.isSpent, true);
  assert.is(of.isIn('articles', 2), true);
});

wording.run();
