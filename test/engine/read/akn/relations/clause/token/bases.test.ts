// What a clause is based on is not touched by it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const bases = suite('bases');
const law = 'della legge 7 agosto 1990, n. 241';
const other = 'legge 5 maggio 1985, n. 7';

bases('an act or article on which a clause is based is not touched', () => {
  for (const basis of [
    `ai sensi della ${other}`,
    `in attuazione dell'articolo 3 della ${other}`,
    `in attuazione dell'articolo 3 della ${other}, e dell'articolo 8 della medesima legge`,
    `in deroga all'articolo 8, comma 1, della ${other}`,
    `in conformita' alla ${other}`,
    `in coerenza con la ${other}`,
    `per effetto di quanto disposto dalla ${other}`,
    `introdotto con la ${other}`,
  ]) {
    assert.equal(read(`1. L'articolo 4 ${law}, ${basis}, e' abrogato.`), ['1: abroga articolo art 4'], basis);
    assert.equal(
      read(`1. Al comma 2 dell'articolo 4 ${law}, ${basis}, le parole «a» sono soppresse.`),
      ['1: abroga parole art 4 c 2'],
      basis,
    );
    assert.equal(read(`1. E' abrogato l'articolo 4 ${law}, ${basis}.`), ['1: abroga articolo art 4'], basis);
  }
});

bases('what stands behind a basis is touched, with or without a comma', () => {
  for (const words of [
    `Sono soppressi, ai sensi dell'articolo 3 della ${other}, gli articoli 4 e 5 ${law}.`,
    `Gli uffici soppressi in base alle risultanze non operano. Gli articoli 4 e 5 ${law}, sono soppressi.`,
    `In conformita' all'articolo 3 della ${other}, gli articoli 4 e 5 ${law}, sono soppressi.`,
    `Gli articoli 4 e 5 ${law}, in attuazione della ${other} sono soppressi.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga articolo art 4,5'], words);
  assert.equal(
    read(
      `1. L'articolo 4 ${law}, e' abrogato in attuazione della ${other}, e l'articolo 6 ${law}, e' sostituito dal seguente: «Art. 6. - 1. Testo.».`,
    ),
    ['1: abroga articolo art 4', '1: sostituisce articolo art 6'],
  );
});

bases('an act that a clause names first may be recalled by what it amends', () => {
  assert.equal(
    read("1. In attuazione della legge 7 agosto 1990, n. 241, l'articolo 5 della medesima legge e' abrogato."),
    ['1: abroga articolo art 5'],
  );
});

bases('the basis of a list of repeals is the act of none of its items', () => {
  assert.equal(
    read(
      [
        "1. Ai sensi dell'articolo 20, comma 4, della legge 15 marzo 1997, n. 59, dalla data di entrata in vigore del presente regolamento sono abrogate le seguenti disposizioni:",
        `a) articolo 2, comma 3, ${law};`,
        'b) articoli 5, limitatamente al secondo comma, e 6 del regio decreto 3 marzo 1934, n. 383;',
        'c) articolo 7.',
      ].join('\n'),
    ),
    [
      '1 a: abroga comma art 2 c 3',
      '1 b: abroga comma art 5 c 2 of eli:/it/regio-decreto/1934/03/03/383',
      '1 b: abroga articolo art 6 of eli:/it/regio-decreto/1934/03/03/383',
    ],
  );
});

bases.run();
