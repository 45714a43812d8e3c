// A reference that ends in the day of the text that is meant.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClosingDay } from '../../../../engine/cite/token/closing-day.js';

const closing = suite('closing day');

closing('a day behind a reference is that of the text', () => {
  for (const [text, reference, day] of [
    ['art. 2 l. 241/1990 al 1° gennaio 2010', 'art. 2 l. 241/1990', '2010-01-01'],
    ['art. 2 l. 241/1990, testo vigente alla data del 05/03/2012', 'art. 2 l. 241/1990', '2012-03-05'],
    ['legge 7 agosto 1990, n. 241, nel testo in vigore all’8 marzo 2017', 'legge 7 agosto 1990, n. 241', '2017-03-08'],
    ['art. 2, comma 1, L. 241/1990 (testo al 21 aprile 2026)', 'art. 2, comma 1, L. 241/1990', '2026-04-21'],
    ['art. 2, L. 241/1990 (text as at 21 aprile 2026)', 'art. 2, L. 241/1990', '2026-04-21'],
    ['art. 640 cp as at 2010-01-01', 'art. 640 cp', '2010-01-01'],
    ['art. 640 cp on 2010-01-01', 'art. 640 cp', '2010-01-01'],
    [
      'art. 5, codice penale (r.d. 19 ottobre 1930, n. 1398), testo al 7 maggio 2026',
      'art. 5, codice penale (r.d. 19 ottobre 1930, n. 1398)',
      '2026-05-07',
    ],
  ] as const)
    assert.equal(readClosingDay(text), { reference, day }, text);
});

closing('the date of an act, a day of no calendar and a day alone are none', () => {
  for (const text of [
    'legge del 7 agosto 1990',
    'law of 7 agosto 1990',
    'legge 241 in data 7 agosto 1990',
    'd.l. 18/2020 al 30 febbraio 2021',
    'art. 2 l. 241/1990 al 2010',
    'al 1° gennaio 2010',
    'legge n. 241 (7 agosto 1990)',
    'art. 640 c.p. (R.D. 19 ottobre 1930, n. 1398)',
    'art. 2 l. 241/1990',
    '',
  ])
    assert.is(readClosingDay(text), null, text);
});

closing.run();
