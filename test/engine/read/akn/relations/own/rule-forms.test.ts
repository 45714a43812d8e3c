// What stays in force though another act repeals it, and repeals and divisions whose day is moved.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../act-fixture.js';

const forms = suite('rule forms');
const law = 'della legge 7 agosto 1990, n. 241';

/** Kind, place and day of each claim: `proroga 5`, `regola Capo II 2032-01-01`. */
function read(words: string): string[] {
  const { root, act } = actFixture({ articles: [['1', `1. ${words}`]] });
  return readClaims(root, act).claims.map(({ kind, to, dates }) =>
    [kind, to.article ?? to.division, dates.effect].filter((one) => one !== null).join(' '),
  );
}

forms('a repeal by another provision, or of another article, is postponed or begins on a day', () => {
  const cases: [words: string, expected: string][] = [
    [`La decorrenza dell'abrogazione di cui all'articolo 5 ${law}, e' posticipata al 1° gennaio 2032.`, 'proroga 5'],
    [`L'abrogazione dell'articolo 5 ${law}, e' differita al 1° gennaio 2032.`, 'proroga 5'],
    [
      `L'abrogazione dell'articolo 5 ${law}, disposta dall'articolo 6 della legge 3 marzo 2020, n. 7, e' rinviata al 1° gennaio 2032.`,
      'proroga 5',
    ],
    [`E' differita al 1° gennaio 2032 l'abrogazione dell'articolo 5 ${law}.`, 'proroga 5'],
    [
      `Il termine di decorrenza dell'abrogazione di cui all'articolo 5 ${law}, e' fissato al 1° gennaio 2032.`,
      'proroga 5',
    ],
    [`L'abrogazione di cui all'articolo 5 ${law}, decorre dal 1° gennaio 2032.`, 'regola 5 2032-01-01'],
    [`L'abrogazione prevista dall'articolo 5 ${law}, opera a decorrere dal 1° gennaio 2032.`, 'regola 5 2032-01-01'],
    [
      `Gli effetti dell'abrogazione di cui all'articolo 5 ${law}, decorrono dal 1° gennaio 2032.`,
      'regola 5 2032-01-01',
    ],
  ];
  for (const [words, expected] of cases) assert.equal(read(words), [expected], words);
});

forms('what stays in force, for a time or as it is', () => {
  for (const words of [
    `Fino al 31 dicembre 2031 resta in vigore l'articolo 5 ${law}.`,
    `Resta in vigore fino al 31 dicembre 2031 l'articolo 5 ${law}.`,
    `L'articolo 5 ${law}, resta in vigore fino al 31 dicembre 2031.`,
    `Fino al 31 dicembre 2031 continua ad applicarsi l'articolo 5 ${law}.`,
    `Per l'anno 2031 continua ad applicarsi l'articolo 5 ${law}.`,
    `Continuano ad applicarsi, fino al 31 dicembre 2031, le disposizioni di cui all'articolo 5 ${law}.`,
    `L'articolo 5 ${law}, continua ad avere vigore.`,
    `Le disposizioni dell'articolo 5 ${law}, conservano efficacia fino al 31 dicembre 2031.`,
    `L'articolo 5 ${law}, e' mantenuto in vigore fino al 31 dicembre 2031.`,
    `Sono fatte salve fino al 31 dicembre 2031 le disposizioni di cui all'articolo 5 ${law}.`,
    `Per i consorzi montani l'articolo 5 ${law}, continua ad applicarsi fino al 31 dicembre 2031.`,
  ])
    assert.equal(read(words), ['regola 5'], words);
});

forms('a condition, what others did under a provision, and what does not stay, are none of it', () => {
  for (const words of [
    `Se resta in vigore l'articolo 5 ${law}, il contributo e' dovuto.`,
    `I decreti adottati ai sensi dell'articolo 5 ${law}, restano in vigore.`,
    `Il regolamento che resta in vigore ai sensi dell'articolo 5 ${law}, e' pubblicato.`,
    `Sono fatte salve le competenze di cui all'articolo 5 ${law}.`,
  ])
    assert.equal(read(words), [], words);
});

forms('a division of another act is postponed, or has effect from a day', () => {
  const cases: [words: string, expected: string][] = [
    [`L'efficacia delle disposizioni del capo II ${law}, e' differita al 1° gennaio 2032.`, 'proroga Capo II'],
    [`L'entrata in vigore del titolo III ${law}, e' prorogata al 1° gennaio 2032.`, 'proroga Titolo III'],
    [`Le disposizioni di cui al capo II ${law}, hanno effetto dal 1° gennaio 2032.`, 'regola Capo II 2032-01-01'],
    [`Il titolo III ${law}, si applica a decorrere dal 1° gennaio 2032.`, 'regola Titolo III 2032-01-01'],
  ];
  for (const [words, expected] of cases) assert.equal(read(words), [expected], words);
});

forms.run();
