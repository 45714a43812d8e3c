// The day since which an amending unit has effect, by its own words.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ownEffect } from '../../../../../../engine/read/akn/relations/clause/own-effect.js';

const own = suite('own effect');
const amended = "all'articolo 5 della legge 7 agosto 1990, n. 241, le parole «0» sono soppresse";

own('a day that the amending sentence begins with is that of the amendment', () => {
  assert.is(ownEffect(`A decorrere dal 1° gennaio 2021, ${amended}.`)?.date, '2021-01-01');
  assert.is(
    ownEffect("Con effetto dal 1° marzo 2021 all'articolo 5 le parole «0» sono aggiunte. Altro.")?.date,
    '2021-03-01',
  );
  assert.is(ownEffect(`Con effetto dal 1° marzo 2021 ${amended}. Il fondo e' ridotto.`)?.date, '2021-03-01');
});

own('a day that another sentence begins with defers no amendment', () => {
  assert.is(
    ownEffect(`A decorrere dal 1° gennaio 2021 il canone e' fissato nel 2,4 per cento. Inoltre ${amended}.`),
    null,
  );
});

own('abbreviations end no sentence', () => {
  assert.is(
    ownEffect(`A decorrere dal 1° gennaio 2021, nel d.lgs. 5 marzo 2001, n. 57, art. 5, ${amended}.`)?.date,
    '2021-01-01',
  );
});

own.run();
