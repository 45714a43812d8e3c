import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readQuery, type Term } from '../../../../engine/search/text/query.js';

const queries = suite('queries of the full text');

/** `a|b c "d e" -f`, each word folded; `…` after a begun one, `_` for a word that may be any. */
function say(query: string): string {
  const { required, excluded } = readQuery(query);
  const sayTerm = ({ words, isBegun }: Term) => {
    if (words.length === 1) return words[0]!.word + (isBegun ? '…' : '');
    const said: string[] = [];
    for (const { word, offset } of words) {
      while (said.length < offset) said.push('_');
      said.push(word);
    }
    return `"${said.join(' ')}"`;
  };
  return [
    ...required.map((terms) => terms.map(sayTerm).join('|')),
    ...excluded.map((term) => `-${sayTerm(term)}`),
  ].join(' ');
}

queries('words, phrases, alternatives and what must not be there', () => {
  const cases: [query: string, expected: string][] = [
    ['omicidio stradale', 'omicidio stradale…'],
    ['omicidio stradale ', 'omicidio stradale'],
    ["Responsabilità dell'ente", 'responsabilita ente…'],
    ['"giusta causa" licenziamento', '"giusta causa" licenziamento…'],
    ['“abuso di ufficio”', '"abuso _ ufficio"'],
    ['«di giusta causa»', '"giusta causa"'],
    ['furto -rapina', 'furto -rapina'],
    ['furto -"a mano armata"', 'furto -"mano armata"'],
    ['furto OR rapina aggravata', 'furto|rapina aggravata…'],
    ['furto | rapina | truffa', 'furto|rapina|truffa…'],
    ['decreto-legge', 'decreto legge…'],
    ['di', ''],
    ['"di"', ''],
    ['OR furto OR', 'furto'],
    ['- furto', 'furto…'],
    ['"non chiusa', '"non chiusa"'],
    ['', ''],
    ['S.p.A. quotata', 'spa quotata…'],
    ['mi hanno rubato la bici', 'rubato bici…'],
    ['cosa posso fare', 'cosa posso fare…'],
    ['"non posso" pagare', '"non posso" pagare…'],
  ];
  for (const [query, expected] of cases) assert.is(say(query), expected, query);
});

queries('a query has a bounded number of terms, whatever it is made of', () => {
  for (const query of [
    'a '.repeat(500),
    'x OR '.repeat(200),
    '"a b c" '.repeat(120),
    '-z '.repeat(300),
    '"'.repeat(999),
  ]) {
    const { required, excluded } = readQuery(query);
    assert.ok(required.flat().length + excluded.length <= 24, query.slice(0, 20));
  }
});

queries('a term says where it is in what was asked', () => {
  const query = 'furto "a mano" -rapina';
  const { required, excluded } = readQuery(query);
  const said = [...required.flat(), ...excluded].map(({ start, end }) => query.slice(start, end));
  assert.equal(said, ['furto', '"a mano"', 'rapina']);
});

queries.run();
