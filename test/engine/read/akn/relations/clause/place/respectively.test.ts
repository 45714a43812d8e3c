// Lists whose places belong to several acts or articles in order.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const respectively = suite('respectively');
const [law, decree] = ['della legge 7 agosto 1990, n. 241', 'del decreto-legge 3 marzo 1995, n. 61'];
const ofDecree = ' of eli:/it/decreto-legge/1995/03/03/61';

respectively('the first article is of the first act, the second of the second', () => {
  const each = ['1: abroga articolo art 13', `1: abroga articolo art 27${ofDecree}`];
  for (const words of [
    `Gli articoli 13 e 27, rispettivamente, ${law}, e ${decree}, sono abrogati.`,
    `Gli articoli 13 e 27 ${law} e ${decree}, rispettivamente, sono abrogati.`,
    `Sono abrogati, rispettivamente, gli articoli 13 e 27 ${law} e ${decree}.`,
  ])
    assert.equal(read(`1. ${words}`), each, words);
  assert.equal(read(`1. Gli articoli 13 e 27, commi 3, 4 e 5, rispettivamente, ${law}, e ${decree}, sono abrogati.`), [
    '1: abroga articolo art 13',
    `1: abroga comma art 27 c 3,4,5${ofDecree}`,
  ]);
});

respectively('so is each paragraph of its article', () => {
  assert.equal(read(`1. I commi 1 e 2, rispettivamente, degli articoli 3 e 4 ${law}, sono abrogati.`), [
    '1: abroga comma art 3 c 1',
    '1: abroga comma art 4 c 2',
  ]);
});

respectively(
  'the words may repeat the noun, name the articles ahead of the verb, or the paragraphs behind them',
  () => {
    for (const words of [
      `Sono abrogati, rispettivamente, il comma 1 e il comma 2 degli articoli 3 e 4 ${law}.`,
      `Agli articoli 3 e 4 ${law}, sono soppressi, rispettivamente, il comma 1 e il comma 2.`,
      `All'articolo 3 e all'articolo 4 ${law}, sono soppressi rispettivamente i commi 1 e 2.`,
      `Gli articoli 3 e 4, commi, rispettivamente, 1 e 2, ${law}, sono abrogati.`,
    ])
      assert.equal(read(`1. ${words}`), ['1: abroga comma art 3 c 1', '1: abroga comma art 4 c 2'], words);
    assert.equal(
      read(`1. Sono soppressi, rispettivamente, la lettera a) e la lettera b) dei commi 1 e 2 dell'articolo 4 ${law}.`),
      ['1: abroga lettera art 4 c 1 l a', '1: abroga lettera art 4 c 2 l b'],
    );
    assert.equal(read(`1. Agli articoli 3 e 4 ${law}, sono soppressi, rispettivamente, i commi 1, 2 e 5.`), []);
  },
);

respectively('lists of different lengths belong together in no way that the words tell', () => {
  assert.equal(read(`1. Gli articoli 13, 14 e 27, rispettivamente, ${law}, e ${decree}, sono abrogati.`), []);
  assert.equal(
    read(
      `1. Gli articoli 13 e 27, rispettivamente, ${law}, ${decree} e della legge 5 maggio 1996, n. 8, sono abrogati.`,
    ),
    [],
  );
});

respectively('without the word, or with it of something else, each article is of each act', () => {
  const all = ['1: abroga articolo art 13,27', `1: abroga articolo art 13,27${ofDecree}`];
  assert.equal(read(`1. Gli articoli 13 e 27 ${law} e ${decree}, sono abrogati.`), all);
  assert.equal(
    read(`1. Gli articoli 13 e 27 ${law} sono sostituiti, rispettivamente, dai seguenti: «Art. 13. A.» «Art. 27. B.».`),
    ['1: sostituisce articolo art 13,27'],
  );
});

respectively.run();
