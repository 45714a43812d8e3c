// The table of English terms, and what a query becomes by it.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { englishTerms } from '../../../engine/law/english-terms.js';
import { translateQuery as translate } from '../../../engine/search/english.js';
import { readQuery } from '../../../engine/search/text/query.js';

const english = suite('English terms');
const table = englishTerms();

/** Texts have these words, and numbers. */
const translateQuery = (q: string) => translate(q, (word) => /^(?:responsabilita|spid|\d+)$/.test(word));

const readQuestions = (name: string) =>
  readFileSync(`test/http/questions/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { q: string; acts: string[] });

/** Written before the table, and not to be changed by what it finds; and others, written after it and before its more general words. */
const questions = readQuestions('english-queries');
const others = readQuestions('english-queries-again');

english('the number of an article stays one: `art.` is no art', () => {
  assert.is(translateQuery('theft art. 624')?.text.includes('arte'), false);
  assert.is(translateQuery('art. 18'), null);
  assert.match(translateQuery('works of art')!.text, /arte/);
});

english('a row has words in small letters, in both languages, and no term is in two rows', () => {
  const seen = new Set<string>();
  for (const { english, italian } of table) {
    assert.match(english, /^[a-z]+(?:[-' ]+[a-z]+)*$/);
    assert.ok(!seen.has(english), english);
    seen.add(english);
    for (const one of italian) assert.match(one, /^\p{Ll}+(?:[- ]\p{Ll}+)*$/u, english);
    assert.is(new Set(italian).size, italian.length, english);
  }
  assert.ok(table.length >= 400, `${table.length} rows`);
});

english('the longest term is replaced, in the plural too, and words that say nothing are left out', () => {
  assert.is(translateQuery('criminal code')!.text, 'codice penale');
  assert.is(translateQuery('the Contracts')!.text, 'contratto');
  assert.is(translateQuery('witnesses')!.text, 'testimone');
  assert.equal(translateQuery('liability of legal persons 2001'), {
    text: 'responsabilità ((persona giuridica) OR ente) 2001',
    added: [
      { word: 'liability', legal: ['responsabilità'] },
      { word: 'legal person', legal: ['persona giuridica', 'ente'] },
    ],
    readings: ['responsabilità persona giuridica 2001', 'responsabilità ente 2001'],
    // The year is no English word.
    isWhole: false,
    isSentence: false,
  });
  for (const [query, isWhole] of [
    ['the criminal code', true],
    ['liability of legal persons', true],
    ['criminal code responsabilità', false],
  ] as const)
    assert.is(translateQuery(query)!.isWhole, isWhole, query);
});

english('a term is known in any inflection and in both spellings', () => {
  for (const [query, text] of [
    ['evicted', 'sfratto'],
    ['murdered', 'omicidio'],
    ['trade secrets', 'segreto commerciale'],
    ['labor', 'lavoro'],
    ['offenses', 'reato'],
    ['licences', 'licenza'],
  ] as const)
    assert.ok(translateQuery(query)!.text.includes(text), `${query}: ${translateQuery(query)!.text}`);
});

english('of an English sentence what says nothing or is in no text is left out', () => {
  const { text, isSentence, isWhole } = translateQuery(
    'How can I evict somebody who did not pay the rent in Ruritania?',
  )!;
  assert.equal([isSentence, isWhole], [true, false]);
  assert.not.match(text, /\b(?:how|can|who|did|not|the|somebody|ruritania)\b/);
  assert.match(text, /sfratto/);
  assert.ok(translateQuery('how do I report a theft')!.isSentence);
  // A word that texts have stays.
  assert.match(translateQuery('how do I get SPID as a foreigner, where?')!.text, /spid/);
  // One English word among others, or beside Italian ones, makes no sentence.
  assert.is(translateQuery('the responsabilità'), null);
  assert.is(translateQuery('il diritto di not for profit')?.isSentence ?? false, false);
});

english('several Italian words for a term are read as alternatives', () => {
  const { required } = readQuery(`${translateQuery('legal person')!.text} `);
  assert.ok(required.length > 0 && required.every((terms) => terms.length === 2));
});

english('quoted and excluded words stay, and so does what has no term', () => {
  for (const q of ['"criminal code"', '“theft”', 'theft -car', 'preavviso di rigetto', 'xyz', ''])
    assert.is(translateQuery(q), null, q);
});

english('questions have words of it', () => {
  assert.equal([questions.length, others.length], [30, 30]);
  for (const { q } of questions) assert.ok(translateQuery(q) !== null, q);
  const found = others.filter(({ q }) => translateQuery(q) !== null).length;
  assert.ok(found >= 24, `${found} of ${others.length}`);
  for (const { q, acts } of [...questions, ...others]) for (const eli of acts) assert.match(eli, /^eli:\/it\//, q);
});

english.run();
