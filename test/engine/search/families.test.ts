// Words of one family by their letters, and what a search finds by them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { familyOf } from '../../../engine/search/families.js';
import { searching } from './searching.js';

const families = suite('families');

const keysOf = (words: string) => new Set(words.split(' ').map((word) => familyOf(word)?.key ?? null));

families('inflected and derived words are of one family, also where the last consonants of the root change', () => {
  for (const words of [
    'difendere difendersi difesa difensivo difendono',
    'decidere decisione decisivo decisa',
    'eleggere eletto elezione elettori',
    'licenziare licenziamento licenziato',
    'magistrato magistratura',
    'sabotaggio sabotatore sabotando',
  ])
    assert.is(keysOf(words).size, 1, words);
});

families('each beginning leads to the other words of the family', () => {
  for (const [word, other] of [
    ['eletto', 'elezione'],
    ['difesa', 'difendere'],
    ['licenziamento', 'licenziare'],
  ] as const)
    assert.ok(
      familyOf(word)!.beginnings.some((beginning) => other.startsWith(beginning)),
      `${word}, ${other}`,
    );
});

families('words of irregular verbs are of one family, with what is made of them', () => {
  for (const words of [
    'muore morto morte',
    'nasce nato nascita',
    'sottrae sottratto sottrazione',
    'rompere rotto rottura',
    'rimuovere rimosso rimozione',
  ])
    assert.is(keysOf(words).size, 1, words);
  assert.is(keysOf('morte nascita rottura').size, 3);
  assert.is(keysOf('morte mora').size, 2, 'a form with the stem of another word brings that in');
});

families('short words and those with figures have none', () => {
  assert.equal([...keysOf('re casa ora 416bis')], [null]);
});

const find = searching([
  {
    title: 'Uno',
    articles: [
      { text: 'Il magistrato decide la controversia.' },
      { text: 'La decisione è del collegio.' },
      { text: 'Il sabotaggio di navi.' },
      { text: 'Chi è eletto giura.' },
      { text: 'La morte del reo.' },
    ],
  },
  { title: 'Due', articles: Array.from({ length: 60 }, (_, i) => ({ text: `altro testo numero${i}` })) },
]);

families('where few texts have all the words, words of their families are found, after those as written', () => {
  assert.equal(find('decisione magistrato ').hits.slice(0, 2), ['0.0', '0.1']);
  assert.equal(find('eleggere qualcuno ').hits, ['0.3']);
});

families('an irregular verb finds its noun where the forms begin otherwise', () => {
  assert.is(find('esce qualcuno ').hits.length, 0);
  assert.is(find('muore qualcuno ').hits[0], '0.4');
});

families('a word that no text has is found by its family', () => {
  const { hits, whole, match } = find('sabotatori porto ');
  assert.is(hits[0], '0.2');
  assert.equal([whole, match], [[], 'most']);
});

families('words in quotation marks stand for themselves', () => {
  assert.equal(find('"sabotatori"').hits, []);
  assert.equal(find('sabotatori navi ', { isLiteral: true }).hits, []);
});

families.run();
