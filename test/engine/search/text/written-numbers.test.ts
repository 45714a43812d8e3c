// Numbers as texts may write them otherwise.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasOperators, isChoice, readQuery } from '../../../../engine/search/text/query.js';
import { fractionInWords, otherWriting } from '../../../../engine/search/text/written-numbers.js';

const numbers = suite('written numbers');

numbers('amounts have points or none, small numbers before what they count are words', () => {
  for (const [number, after, other] of [
    ['85000', ' euro', '85.000'],
    ['85.000', ' euro', '85000'],
    ['1000000', '', '1.000.000'],
    ['1.000.000', '', '1000000'],
    ['1500', ' euro', '1.500'],
    ['30', ' giorni', 'trenta'],
    ['18', ' anni', 'diciotto'],
    // Years, dates, numbers of acts and articles, and what counts nothing.
    ['2020', ' euro', null],
    ['30', ' marzo 2001', null],
    ['30', '', null],
    ['30', '/2001', null],
    ['1', ' anno', null],
    ['231', ' giorni', null],
    ['2,5', ' euro', null],
    ['0300', '', null],
    ['416', ' bis', null],
    ['30', ' NEAR/5 giorni', null],
  ] as const)
    assert.is(otherWriting(number, after), other, `${number}${after}`);
});

numbers('either writing is looked for, and that is no choice of the one who asks', () => {
  const [days, ...rest] = readQuery('30 giorni silenzio').required;
  assert.equal(
    days!.map(({ words }) => words[0]!.word),
    ['30', 'trenta'],
  );
  assert.is(rest.length, 2);
  assert.not(isChoice(days!));
  assert.not(hasOperators('entro 30 giorni'));
  assert.ok(hasOperators('30 OR 60'));
  const [amount] = readQuery('85000 euro').required;
  assert.equal(
    amount!.map(({ words }) => words.map(({ word }) => word)),
    [['85000'], ['85', '000']],
  );
  // What says how it is meant stays.
  for (const query of ['"30 giorni"', '-30 giorni', 'art. 30 giorni', 'silenzio NEAR/5 30 giorni'])
    assert.ok(
      readQuery(query).required.every((terms) => terms.length === 1),
      query,
    );
});

numbers('a fraction is also looked for in words', () => {
  for (const [fraction, words] of [
    ['2/3', 'due terzi'],
    ['3/4', 'tre quarti'],
    ['9/10', 'nove decimi'],
    ['1/2', 'metà'],
    // `Terzo` is mostly somebody else.
    ['1/3', null],
    ['3/2001', null],
    ['12/5', null],
  ] as const)
    assert.is(fractionInWords(fraction), words, fraction);
  const [majority, ...rest] = readQuery('2/3 dei componenti').required;
  assert.equal(
    majority!.map(({ words }) => words.map(({ word }) => word).join(' ')),
    ['2 3', 'due terzi'],
  );
  assert.is(rest.length, 1);
  assert.not(isChoice(majority!));
});

numbers.run();
