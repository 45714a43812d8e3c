// Verbs that do nothing where they stand: another act did it, or is to do it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const verb = suite('verb');
const law = 'della legge 7 agosto 1990, n. 241';

verb('what a relative clause or a report tells is done by another act', () => {
  const articles = `gli articoli 3 e 4 ${law}`;
  for (const words of [
    `Il Governo adotta il decreto con il quale sono abrogati ${articles}.`,
    `Sono individuate le norme per effetto delle quali sono abrogati ${articles}.`,
    `Il decreto di cui al comma 2 dispone che sono abrogati ${articles}.`,
    `La legge regionale puo' disporre che sono abrogati ${articles}.`,
    `Chi viola l'articolo 3 ${law}, e' punito con la sanzione di cui al comma 2, che e' soppressa.`,
    `Qualora siano abrogati ${articles}, si applica il comma 3.`,
    `Il Ministro adotta un decreto con cui ${articles} sono abrogati.`,
    `Il Governo e' delegato ad adottare un decreto con il quale ${articles} sono abrogati.`,
    `Dalla data in cui ${articles} sono abrogati, provvedono i comuni.`,
    `Quando ${articles} sono abrogati, provvedono i comuni.`,
    `L'articolo 3 ${law}, e' abrogato dall'articolo 4 della legge 3 maggio 1985, n. 204.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
  assert.equal(read(`1. L'articolo 3 ${law}, e' abrogato dal 1° gennaio 2002.`), ['1: abroga articolo art 3']);
});

verb('what a later decree is to repeal is not repealed', () => {
  for (const words of [
    `Entro un anno dall'entrata in vigore della presente legge, con decreto del Ministro, sono abrogati gli articoli 3 e 4 ${law}.`,
    `Entro un anno sono abrogate, con decreto del Presidente della Repubblica, le disposizioni ${law}.`,
    `La legge 7 agosto 1990, n. 241, e' abrogata con regolamento adottato ai sensi dell'articolo 17 della legge 23 agosto 1988, n. 400.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
  assert.equal(read(`1. Con il presente decreto sono abrogati gli articoli 3 e 4 ${law}.`), [
    '1: abroga articolo art 3,4',
  ]);
});

verb('what a relative clause says of the place in front of it is done', () => {
  assert.equal(read(`1. Non si applica l'articolo 2 ${law}, che e' abrogato.`), ['1: abroga articolo art 2']);
  assert.equal(read(`1. Il numero dei membri di cui all'articolo 5 ${law}, e' sostituito dal seguente: «5».`), []);
});

verb('what is listed elsewhere as repealed is not repealed as a whole', () => {
  for (const words of [
    `L'allegato A indica le norme ${law}, che sono abrogate.`,
    `Il decreto elenca le disposizioni ${law}, che si intendono abrogate.`,
    `Gli allegati individuano gli articoli ${law}, che sono abrogati.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
});

verb('an act replaces and repeals others in the active voice; what another one did is told', () => {
  const other = 'eli:/it/legge/1985/05/05/7';
  assert.equal(
    read('1. La presente legge sostituisce la legge 7 agosto 1990, n. 241, e abroga la legge 5 maggio 1985, n. 7.'),
    ['1: sostituisce atto', `1: abroga atto of ${other}`],
  );
  assert.equal(read('1. La presente legge abroga la legge 5 maggio 1985, n. 7.'), [`1: abroga atto of ${other}`]);
  for (const words of [
    'La legge 5 maggio 1985, n. 7, che sostituisce la legge 7 agosto 1990, n. 241, e abroga la legge 8 agosto 1991, n. 7, resta in vigore.',
    'Il regolamento disciplina la materia e abroga la legge 7 agosto 1990, n. 241.',
  ])
    assert.equal(read(`1. ${words}`), [], words);
});

verb('what gets another number is changed, and by no more than that', () => {
  const lines = [
    '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
    "a) l'articolo 5 e' rinumerato come articolo 6;",
    "b) all'articolo 8, il comma 2 e' abrogato e i commi 3 e 4 sono rinumerati, rispettivamente, 2 e 3.",
  ];
  assert.equal(read(lines.join('\n')), [
    '1 a: modifica null art 5',
    '1 b: abroga comma art 8 c 2',
    '1 b: modifica null art 8 c 3,4',
  ]);
  assert.equal(read(`1. L'articolo 5 ${law}, e' rinumerato 6.`), ['1: modifica null art 5']);
});

verb('an adverb between commas, and one verb for two, change nothing', () => {
  assert.equal(read(`1. Sono, altresi', abrogati gli articoli 3 e 4 ${law}.`), ['1: abroga articolo art 3,4']);
  assert.equal(read(`1. E', inoltre, soppresso l'articolo 3 ${law}.`), ['1: abroga articolo art 3']);
  assert.equal(read('1. La presente legge abroga e sostituisce la legge 7 agosto 1990, n. 241.'), ['1: abroga atto']);
});

verb('what holds for some purposes or for a time reaches nothing whole', () => {
  for (const words of ['ai soli fini fiscali', 'agli effetti penali', 'quanto alle sanzioni', 'in via transitoria'])
    assert.equal(read(`1. L'articolo 3 ${law}, e' abrogato ${words}.`), ['1: abroga null art 3'], words);
});

verb('in want of something nothing is repealed; what is not named leaves a repeal open', () => {
  for (const words of ['In mancanza', 'In difetto', 'In caso contrario'])
    assert.equal(read(`1. ${words}, l'articolo 3 ${law}, e' abrogato.`), [], words);
  assert.equal(read('1. Le norme della legge 7 agosto 1990, n. 241, non espressamente richiamate sono abrogate.'), [
    '1: abroga null',
  ]);
});

verb('another number is a change of the place that had the old one', () => {
  assert.equal(read(`1. L'articolo 5 ${law}, diventa articolo 6 e l'articolo 9 e' abrogato.`), [
    '1: modifica null art 5',
    '1: abroga articolo art 9',
  ]);
  assert.equal(read(`1. Gli articoli 7 e 8 ${law}, assumono, rispettivamente, i numeri 8 e 9.`), [
    '1: modifica null art 7,8',
  ]);
  for (const words of [
    `Il decreto di cui all'articolo 5 ${law}, diventa efficace.`,
    `L'ente di cui all'articolo 5 ${law}, assume la denominazione di istituto.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
});

verb('what the present act replaces is replaced', () => {
  assert.equal(read(`1. L'articolo 5 ${law}, e' sostituito dal presente articolo.`), ['1: sostituisce articolo art 5']);
  assert.equal(read(`1. Il consiglio di cui all'articolo 6 ${law}, e' sostituito dal presente comitato.`), []);
});

verb.run();
