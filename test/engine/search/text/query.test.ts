import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readQuery, type Term, wantsNothing } from '../../../../engine/search/text/query.js';

const queries = suite('queries of the full text');

/** `a|b c "d e" -f`, each word folded; `…` after a begun one, `_` for a word that may be any. */
function say(query: string): string {
  const { required, excluded } = readQuery(query);
  const sayTerm = ({ words, isBegun, isPrefix, near }: Term) => {
    if (isPrefix === true) return `${words[0]!.word}*`;
    if (near !== undefined) return words.map(({ word }) => word).join(`~${near}~`);
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

queries('the number of an article, however it is said to be one', () => {
  const numbers = (query: string) => readQuery(query).required.map(([term]) => term!.article?.number);
  const said = ['art. 416-bis', 'articolo 416 bis', 'art 416bis', 'art. 416–bis', 'art. 416/bis', 'ex art. 416-bis'];
  said.push("l'articolo 416-bis", 'dell’art. 416 bis', 'art. n. 416-bis', 'articolo numero 416 bis');
  for (const query of said) assert.equal(numbers(query), ['416-bis'], query);
  assert.equal(numbers('ex coniuge'), [undefined, undefined]);
  assert.equal(numbers("l'arte 416"), [undefined, undefined]);
});

queries('the abbreviation of articles alone is no word', () => {
  assert.ok(wantsNothing('art.') && wantsNothing('artt. '));
  assert.is(say('art. penale '), 'penale');
  assert.is(say('arte penale '), 'arte penale');
});

queries('words, phrases, alternatives and what must not be there', () => {
  const cases: [query: string, expected: string][] = [
    ['omicidio stradale', 'omicidio stradale…'],
    ['omicidio stradale ', 'omicidio stradale'],
    ['omicidio AND stradale', 'omicidio stradale…'],
    ['AND omicidio', 'omicidio…'],
    ['omicidio NOT stradale', 'omicidio -stradale'],
    ['omicidio NOT "codice stradale"', 'omicidio -"codice stradale"'],
    ['omicidio NOT', 'omicidio not…'],
    ['NOTA omicidio', 'nota omicidio…'],
    ['not omicidio', 'not omicidio…'],
    ["Responsabilità dell'ente", 'responsabilita ente…'],
    ['"giusta causa" licenziamento', '"giusta causa" licenziamento…'],
    ['“abuso di ufficio”', '"abuso _ ufficio"'],
    ['«di giusta causa»', '"giusta causa"'],
    ['furto -rapina', 'furto -rapina'],
    ['furto -"a mano armata"', 'furto -"mano armata"'],
    ['furto OR rapina aggravata', 'furto|rapina aggravata…'],
    ['furto | rapina | truffa', 'furto|rapina|truffa…'],
    ['(furto OR rapina) aggravata ', 'furto|rapina aggravata'],
    ['aggravata (furto OR rapina)', 'aggravata furto|rapina'],
    ['(furto aggravato) OR (rapina impropria)', 'furto|rapina furto|impropria aggravato|rapina aggravato|impropria'],
    ['((furto', 'furto…'],
    ['furto) (OR', 'furto'],
    ['() truffa', 'truffa…'],
    ['licenzi* nullo ', 'licenzi* nullo'],
    ['furto OR rapin*', 'furto|rapin*'],
    ['* furto', 'furto…'],
    ['licenza NEAR/5 porto', 'licenza~5~porto'],
    ['licenza VICINO porto armi ', 'licenza~10~porto armi'],
    ['licenza VICINO/3 porto VICINO/3 armi', 'licenza~3~porto~3~armi'],
    ['NEAR/5 porto', 'near 5 porto…'],
    ['licenz* NEAR/5 porto ', 'licenz* near 5 porto'],
    ['licenza NEAR/5 -porto', 'licenza -porto'],
    ['vicino rumoroso ', 'vicino rumoroso'],
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
    '('.repeat(999),
    `${'(a b c d e) OR '.repeat(90)}f`,
    'a NEAR/9 '.repeat(300),
    'ab* '.repeat(300),
  ]) {
    const { required, excluded } = readQuery(query);
    assert.ok(required.flat().length + excluded.length <= (query.includes('(a') ? 48 : 24), query.slice(0, 20));
  }
});

queries('a term says where it is in what was asked', () => {
  const query = 'furto "a mano" -rapina';
  const { required, excluded } = readQuery(query);
  const said = [...required.flat(), ...excluded].map(({ start, end }) => query.slice(start, end));
  assert.equal(said, ['furto', '"a mano"', 'rapina']);
});

queries('a query of function words, or of what must not be there, wants nothing', () => {
  for (const q of ['il della', 'e', '-furto', '""']) assert.ok(wantsNothing(q), q);
  for (const q of ['il furto', 'cosa', '"del furto" -rapina']) assert.not(wantsNothing(q), q);
});

queries.run();
