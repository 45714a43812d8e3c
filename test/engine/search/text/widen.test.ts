// Synonyms from a thesaurus, which is made up here: words that no table of the project has.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readThesaurus } from '../../../../engine/search/thesaurus.js';
import { searching, type TestAct } from '../searching.js';

const widen = suite('widen');

const lines = (...own: string[]) => readThesaurus(Buffer.from(['UTF-8', ...own, ''].join('\n')), 'th.dat');

const words = lines(
  'battello|2',
  '(s.m. Che naviga)|barca|chiatta|piccola nave',
  '(s.m.)|natante',
  'barca|1',
  '(s.f.)|battello',
  'remare|1',
  '(v.)|vogare|barca',
);

const acts: TestAct[] = [
  {
    title: 'Uno',
    articles: [
      { text: 'la barca in secca' },
      { text: 'la chiatta in secca' },
      { text: 'il battello nel porto' },
      { text: 'il natante sul fondo' },
      { text: 'vogare con calma' },
    ],
  },
  { title: 'Due', articles: Array.from({ length: 60 }, (_, i) => ({ text: `altro testo numero${i}` })) },
];

widen('where few texts have all the words, a word also means its synonyms, and the answer says which', () => {
  const find = searching(acts, words);
  const { hits, whole, added, match } = find('battello secca ');
  assert.is(match, 'most');
  assert.equal(hits.slice(0, 2), ['0.0', '0.1']);
  assert.equal(whole, []);
  assert.equal(added, [{ word: 'battello', legal: ['barca', 'chiatta', 'natante'], areSynonyms: true }]);
  assert.equal(searching(acts)('battello secca ').added, []);
});

widen('any form of a word has the synonyms, also where no text has the word', () => {
  const find = searching(acts, words);
  assert.equal(find('battelli secca ').added[0]!.legal, ['barca', 'chiatta', 'natante']);
  assert.equal(
    [find('remare calma ').hits[0], find('remando ').hits, find('remare ').hits],
    ['0.4', ['0.0', '0.4'], ['0.0', '0.4']],
  );
});

widen('synonyms that name each other count most, then those of nouns', () => {
  const { hits, scores } = searching(acts, words)('battello inesistente ');
  assert.equal(hits.slice(0, 2), ['0.2', '0.0']);
  const scoreOf = (hit: string) => scores[hits.indexOf(hit)]!;
  assert.ok(scoreOf('0.2') > scoreOf('0.0') && scoreOf('0.0') > scoreOf('0.1'));
});

widen('words that are enough as they are written, are quoted, or must be as written have no synonyms', () => {
  const find = searching(acts, words);
  for (const query of ['battello ', '"battello" secca ', 'secca -battello '])
    assert.equal(find(query).added, [], query);
  assert.equal(find('battello secca ', { isStrict: true }).hits, []);
  assert.equal(find('battello secca ', { isLiteral: true }).hits, []);
});

widen('where the table of everyday words tells what is meant, a thesaurus adds nothing', () => {
  const other = [{ title: 'Uno', articles: [{ text: 'furto di una corda' }, { text: 'la fune lunga' }] }];
  const find = searching(other, lines('corda|1', '(s.f.)|fune'));
  assert.equal(
    find('rubare corda lunga ').added.map(({ word }) => word),
    ['rubare'],
  );
  assert.equal(
    find('corda lunga ').added.map(({ word }) => word),
    ['corda'],
  );
});

widen('eight synonyms at most are looked for, and none that most texts have', () => {
  const many = Array.from({ length: 12 }, (_, i) => `sinonimo${'abcdefghilmn'[i]}`);
  const texts = [...many.map((text) => ({ text })), ...Array.from({ length: 2_000 }, () => ({ text: 'frequente' }))];
  const find = searching([{ title: 'Uno', articles: texts }], lines('raro|1', `(agg.)|frequente|${many.join('|')}`));
  const { legal } = find('raro ').added[0]!;
  assert.is(legal.length, 8);
  assert.not.ok(legal.includes('frequente'));
});

widen.run();
