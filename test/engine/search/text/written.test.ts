// A query of one word: what has it as it is written comes first.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searching, type TestAct } from '../searching.js';

const written = suite('one word as written');

const far = 'Altro testo che dice molte altre cose di nessun conto. '.repeat(60);
const acts: TestAct[] = [
  {
    title: 'Codice',
    relations: 1_000,
    articles: [
      { heading: 'Furto', text: 'Il furto è punito. Chi fa un furto paga.' },
      { heading: 'Ladri', text: 'I ladri, tra ladri.' },
    ],
  },
  {
    title: 'Regolamento',
    articles: [
      { text: `${far} Il ladro paga. ${far}` },
      { text: `${far} Il ladro. ${far}`, isEnded: true },
      { text: 'Chi porta via la borsa.', description: 'un ladro scippatore' },
      { text: 'Chi porta via il portafoglio.', names: ['norma anti ladro'] },
    ],
  },
];

written(
  'texts and names with the word come before texts with another form, with a word for it, or that only we describe by it',
  () => {
    const find = searching(acts);
    const { hits, hasOthers, scores } = find('ladro ');
    assert.equal(hits.slice(0, 3).sort(), ['1.0', '1.1', '1.3']);
    assert.is(hits.indexOf('1.0') < hits.indexOf('1.1'), true);
    assert.equal(hits.slice(3).sort(), ['0.0', '0.1', '1.2']);
    assert.is(hasOthers, true);
    assert.ok(scores.every((score) => score > 0 && score < 20));
    assert.is(searching(acts.slice(1))('portafoglio ').hasOthers, false);
  },
);

written('several words, or a word in quotation marks, are ranked as ever', () => {
  const find = searching(acts);
  assert.is(find('ladri ladro').hits[0], '0.1');
  assert.is(find('ladro paga ').hasOthers, false);
  assert.is(find('"ladro"').hasOthers, false);
});

written(
  'as written, and with a star, only words of the documents are found, and none of our names and descriptions',
  () => {
    const find = searching([
      ...acts,
      {
        title: 'Bar e web',
        names: ['legge tram'],
        articles: [{ text: 'Il bar.', names: ['web'], description: 'un tram' }],
      },
    ]);
    assert.equal(find('ladro', { isLiteral: true }).hits.sort(), ['1.0', '1.1']);
    assert.equal(find('ladr*').hits.sort(), ['0.1', '1.0', '1.1']);
    assert.is(find('scippator*').total, 0);
    // Words that are their own stems.
    for (const [word, hits] of [
      ['bar', ['2', '2.0']],
      ['web', ['2']],
      ['tram', []],
    ] as const) {
      assert.equal(find(word, { isLiteral: true }).hits.sort(), [...hits], word);
      assert.equal(find(`${word}*`).hits.sort(), [...hits], `${word}*`);
    }
    assert.equal(find('tram ').hits.sort(), ['2', '2.0']);
  },
);

written.run();
