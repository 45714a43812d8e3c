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

own('what joins a sentence to another one, or says why, may stand before its day', () => {
  for (const before of ['Conseguentemente, ', 'Pertanto, ', 'Di conseguenza ', 'Per ragioni di bilancio, ']) {
    const effect = ownEffect(`${before}a decorrere dal 1° gennaio 2021, ${amended}.`);
    assert.equal(effect, { date: '2021-01-01', words: 'a decorrere dal 1° gennaio 2021' }, before);
  }
  for (const words of [
    `Pertanto, i tributi dovuti dal 1° gennaio 2021 sono ridotti e ${amended}.`,
    `Conseguentemente, a decorrere dall'adozione del regolamento, ${amended}.`,
    `Conseguentemente, a decorrere dal 1° gennaio 2021 per i comuni e dal 1° gennaio 2024 per gli altri, ${amended}.`,
  ])
    assert.is(ownEffect(words), null, words);
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

own('a day beside the verb, or behind the place, is that of the amendment', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const words of [
    `Dal 1° marzo 2021, ${amended}.`,
    `Con decorrenza 1° marzo 2021, ${amended}.`,
    `Il comma 2 dell'articolo 9 ${law} e' abrogato a far data dal 1° marzo 2021.`,
    `Il comma 2 dell'articolo 9 ${law} e' abrogato dal 1° marzo 2021.`,
    `Il comma 2 dell'articolo 9 ${law}, a decorrere dal 1° marzo 2021, e' abrogato.`,
    `All'articolo 9 ${law}, a decorrere dal 1° marzo 2021, il comma 2 e' abrogato.`,
  ])
    assert.is(ownEffect(words)?.date, '2021-03-01', words);
  for (const words of [
    `Il fondo e' ridotto dal 1° marzo 2021 e il comma 2 dell'articolo 9 ${law} e' abrogato.`,
    `L'articolo 9 ${law}, sostituito con effetto dal 1° marzo 2021 dalla legge 5 febbraio 1992, n. 104, e' abrogato.`,
  ])
    assert.is(ownEffect(words), null, words);
});

own('an effect in the past is one too', () => {
  assert.is(ownEffect(`Con efficacia retroattiva dal 15 marzo 2019, ${amended}.`)?.date, '2019-03-15');
});

own('a repeal may name its day behind all that it repeals, or say on which day it is', () => {
  const law = 'la legge 7 agosto 1990, n. 241';
  for (const words of [
    `E' abrogata ${law}, a decorrere dal 1° luglio 2032.`,
    `Sono abrogati l'articolo 4 della legge 3 maggio 1985, n. 100, e ${law}, a far tempo dal 1° luglio 2032.`,
    `L'articolo 3 della legge 7 agosto 1990, n. 241, e' abrogato il 1° luglio 2032.`,
    `Alla data del 1° luglio 2032 e' abrogata ${law}.`,
    `L'articolo 3 della legge 7 agosto 1990, n. 241, si intende abrogato dal 1° luglio 2032.`,
  ])
    assert.is(ownEffect(words)?.date, '2032-07-01', words);
  assert.is(
    ownEffect(`E' abrogata ${law}, che si applica ai contratti conclusi, a decorrere dal 1° luglio 2032.`),
    null,
  );
});

own('a day for some of those concerned is no day of the whole', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  const repealed = `Il comma 2 dell'articolo 9 ${law}, e' abrogato a decorrere dal 1° marzo 2021`;
  assert.is(ownEffect(`${repealed} per le imprese e dal 1° marzo 2024 per gli altri soggetti.`), null);
  assert.is(
    ownEffect(`${repealed} per le imprese di cui alla legge n. 9, e, a decorrere dal 1° marzo 2024, per gli altri.`),
    null,
  );
  assert.is(ownEffect(`${repealed} per le imprese.`)?.date, '2021-03-01');
});

own('a year begins on its first day, but for those of schools and taxes', () => {
  for (const words of [
    "A decorrere dall'anno 2032 l'articolo 5 della legge 7 agosto 1990, n. 241, e' abrogato.",
    "L'articolo 5 della legge 7 agosto 1990, n. 241, e' abrogato a decorrere dall'anno 2032.",
  ])
    assert.is(ownEffect(words)?.date, '2032-01-01', words);
  for (const words of [
    "L'articolo 5 della legge 7 agosto 1990, n. 241, e' abrogato a decorrere dall'anno 2032/2033.",
    "L'articolo 5 della legge 7 agosto 1990, n. 241, e' abrogato a decorrere dall'anno scolastico 2032.",
    "L'articolo 5 della legge 7 agosto 1990, n. 241, e' abrogato. Gli oneri sono ridotti a decorrere dall'anno 2032.",
  ])
    assert.is(ownEffect(words), null, words);
});

own.run();
