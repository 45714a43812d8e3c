// Days as people say them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay } from '../../../../http/pages/parts/days.js';
import { pageWords } from '../../../../http/pages/words.js';

const days = suite('days');

days('the first of a month is an ordinal in Italian', () => {
  assert.is(formatDay('2007-01-01', 'it'), '1º gennaio 2007');
  assert.is(formatDay('2007-01-11', 'it'), '11 gennaio 2007');
  assert.is(formatDay('2007-01-01', 'en'), '1 January 2007');
  assert.is(formatDay('an unknown day', 'it'), 'an unknown day');
});

days('Italian prepositions are elided before the eighth and the eleventh', () => {
  const { act, status, relation } = pageWords.it;
  const said = (day: string) => [act.textAt(day), act.entry(day), status.since(day), relation.days.pubblicazione(day)];
  assert.equal(said('11 aprile 2026'), [
    'Testo all’11 aprile 2026',
    'In vigore dall’11 aprile 2026',
    'dall’11 aprile 2026',
    'in Gazzetta l’11 aprile 2026',
  ]);
  assert.is(act.textAt('8 marzo 2017'), 'Testo all’8 marzo 2017');
  assert.is(act.textAt('18 marzo 2017'), 'Testo al 18 marzo 2017');
  assert.is(act.textAt('1º gennaio 2007'), 'Testo al 1º gennaio 2007');
});

days.run();
