// Which words behind a verb are its own, where another verb comes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const own = suite('words of one verb');
const law = 'legge 7 agosto 1990, n. 241';
const other = 'legge 3 maggio 1985, n. 100';
const ofOther = 'of eli:/it/legge/1985/05/03/100';

own('what leads to the next place is of the next verb', () => {
  for (const [words, expected] of [
    [
      `Alla ${law}, e' abrogato l'articolo 3, alla ${other}, e' abrogato l'articolo 5.`,
      ['abroga articolo art 3', `abroga articolo art 5 ${ofOther}`],
    ],
    [
      `All'articolo 3 della ${law}, e' soppresso il comma 2 e all'articolo 5 della ${other}, e' soppresso il comma 4.`,
      ['abroga comma art 3 c 2', `abroga comma art 5 c 4 ${ofOther}`],
    ],
    [
      `All'articolo 3 della ${law}, sono soppresse le parole: «dieci», all'articolo 5 sono soppresse le parole: «venti».`,
      ['abroga parole art 3', 'abroga parole art 5'],
    ],
    [
      `Alla ${law}, e' soppresso l'articolo 3, all'articolo 4 e' soppresso il comma 2, all'articolo 5 le parole: «dieci» sono soppresse.`,
      ['abroga articolo art 3', 'abroga comma art 4 c 2', 'abroga parole art 5'],
    ],
    [
      `All'articolo 3 della ${law}, e' soppresso il comma 2, al comma 3 sono soppresse le parole: «dieci» e al comma 4, dopo le parole: «venti», sono inserite le seguenti: «o trenta».`,
      ['abroga comma art 3 c 2', 'abroga parole art 3 c 3', 'inserisce parole art 3 c 4'],
    ],
    [
      `Alla ${law}, e' abrogato l'articolo 3, nonché alla ${other}, e' abrogato l'articolo 5.`,
      ['abroga articolo art 3', `abroga articolo art 5 ${ofOther}`],
    ],
  ] as const)
    assert.equal(read(words), expected, words);
});

own('of one verb for two acts each object is of its own', () => {
  assert.equal(read(`Alla ${law}, e' abrogato l'articolo 3 e nella ${other}, l'articolo 5.`), [
    'abroga articolo art 3',
    `abroga articolo art 5 ${ofOther}`,
  ]);
});

own('a narrower place behind the words is where they are', () => {
  assert.equal(
    read(
      `All'articolo 3 della ${law}, sono soppresse le parole: «dieci», al comma 1, e sono aggiunte le parole: «venti».`,
    ),
    ['abroga parole art 3 c 1', 'inserisce parole art 3 c 1'],
  );
});

own.run();
