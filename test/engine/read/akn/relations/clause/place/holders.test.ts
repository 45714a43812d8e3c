// Points within numbers, tables within annexes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const holders = suite('holders');
const place = "All'articolo 3, comma 1, della legge 7 agosto 1990, n. 241,";

holders('a point that words lead to from a number is of that number', () => {
  assert.equal(read(`1. ${place} al numero 2), la lettera b) e' soppressa.`), ['1: abroga lettera art 3 c 1 l b n 2']);
  assert.equal(read(`1. ${place} al numero 2), le lettere b) e c) sono soppresse.`), [
    '1: abroga lettera art 3 c 1 l b,c n 2',
  ]);
});

holders('of a number that is itself in a point, some part is touched', () => {
  assert.equal(
    read(
      "1. All'articolo 3, comma 1, lettera a), della legge 7 agosto 1990, n. 241, al numero 2), la lettera b) e' soppressa.",
    ),
    ['1: abroga null art 3 c 1 l a n 2'],
  );
});

holders('an act may stand between them, and what comes behind a point of a number is of that number, too', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const [words, expected] of [
    [
      `${place} al numero 2), dopo la lettera b) e' inserita la seguente: «b-bis) altro».`,
      'inserisce lettera art 3 c 1 l b-bis n 2',
    ],
    [
      `All'articolo 3, comma 1, ${law}, dopo la lettera b) del numero 2) e' inserita la seguente: «b-bis) altro».`,
      'inserisce lettera art 3 c 1 l b-bis n 2',
    ],
    [
      `All'articolo 3, comma 1, numero 2), ${law}, e successive modificazioni, la lettera b) e' soppressa.`,
      'abroga lettera art 3 c 1 l b n 2',
    ],
    [
      `All'articolo 3, comma 1, lettera a), numero 2), ${law}, la lettera b) e' soppressa.`,
      'abroga null art 3 c 1 l a n 2',
    ],
    [
      `All'articolo 3, comma 1, lettera a), numero 2), ${law}, dopo la lettera b) e' inserita la seguente: «b-bis) altro».`,
      'inserisce null art 3 c 1 l a n 2',
    ],
  ] as const)
    assert.equal(read(`1. ${words}`), [`1: ${expected}`], words);
});

holders('a point behind another verb or stop is of no number', () => {
  assert.equal(
    read(
      `1. All'articolo 3, comma 1, lettera a), numero 2), della legge 7 agosto 1990, n. 241, le parole: «x» sono soppresse e la lettera b) e' abrogata.`,
    ),
    ['1: abroga parole art 3 c 1 l a n 2', '1: abroga lettera art 3 c 1 l b'],
  );
});

holders('a code that is named with its annex is that annex, and the places are in it', () => {
  const code = "codice del processo amministrativo, di cui all'allegato 1 al decreto legislativo 2 luglio 2010, n. 104";
  const readCode = (words: string) => read(words, '2015-03-05').map((line) => line.replace(/ of .*/, ''));
  assert.equal(readCode(`1. L'articolo 13 del ${code}, e' abrogato.`), ['1: abroga articolo Allegato 1 art 13']);
  assert.equal(readCode(`1. All'articolo 13, comma 2, del ${code}, le parole: «x» sono soppresse.`), [
    '1: abroga parole Allegato 1 art 13 c 2',
  ]);
  assert.equal(readCode(`1. Al ${code}, sono apportate le seguenti modificazioni:\na) l'articolo 4 e' abrogato.`), [
    '1 a: abroga articolo Allegato 1 art 4',
  ]);
});

holders('a table of an annex is that table, not the annex', () => {
  const law = 'legge 7 agosto 1990, n. 241';
  assert.equal(
    read(`1. La tabella 1 dell'allegato 5 alla ${law}, e' sostituita dalla seguente: «Tabella 1. Valori».`),
    ['1: sostituisce allegato Allegato 5,Tabella 1'],
  );
  assert.equal(read(`1. Le tabelle 1 e 2 dell'allegato II della ${law}, sono soppresse.`), [
    '1: abroga allegato Allegato II,Tabella 1,Tabella 2',
  ]);
});

holders.run();
