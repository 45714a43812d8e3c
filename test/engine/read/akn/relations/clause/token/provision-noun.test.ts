// Provisions that a verb touches by the place where they stand, and those that no place tells.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const provisionNoun = suite('provision noun');
const act = 'della legge 7 agosto 1990, n. 241,';

provisionNoun('provisions that a place holds are that place', () => {
  for (const [words, ...lines] of [
    [`Sono abrogate le disposizioni di cui all'articolo 14 ${act}`, 'abroga articolo art 14'],
    [`Le norme di cui agli articoli 3 e 4 ${act} sono abrogate.`, 'abroga articolo art 3,4'],
    [
      `Sono altresì abrogate le disposizioni contenute nei commi 2 e 3 dell'articolo 5 ${act}`,
      'abroga comma art 5 c 2,3',
    ],
    [`E' soppressa la previsione dell'articolo 9, comma 4, ${act}`, 'abroga comma art 9 c 4'],
    [
      `Le disposizioni dell'articolo 8 ${act} sono sostituite dalle seguenti: «Art. 8. Testo.».`,
      'sostituisce articolo art 8',
    ],
    [
      `Sono abrogate le disposizioni di cui all'articolo 5 ${act} e all'articolo 2 della legge 5 luglio 1995, n. 300.`,
      'abroga articolo art 5',
      'abroga articolo art 2 of eli:/it/legge/1995/07/05/300',
    ],
    ['Sono abrogate le disposizioni di cui alla legge 7 agosto 1990, n. 241.', 'abroga atto'],
  ] as const)
    assert.equal(
      read(`1. ${words}`),
      lines.map((line) => `1: ${line}`),
      words,
    );
});

provisionNoun('provisions of one matter are only some of the place', () => {
  for (const words of [
    `Sono abrogate le disposizioni in materia di collaudo di cui all'articolo 7 ${act}`,
    `Sono abrogate le disposizioni di cui all'articolo 7 ${act.slice(0, -1)} concernenti la licenza.`,
    `Sono abrogate, in quanto incompatibili, le disposizioni di cui all'articolo 7 ${act}`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga null art 7'], words);
  assert.equal(
    read(`1. Sono abrogate le disposizioni di cui all'articolo 7 ${act} recante norme in materia di accesso.`),
    ['1: abroga articolo art 7'],
  );
});

provisionNoun('provisions that contradict others repeal nothing that is named', () => {
  for (const words of [
    'Sono abrogate tutte le disposizioni incompatibili con la legge 7 agosto 1990, n. 241.',
    `E' abrogata ogni altra disposizione in contrasto con l'articolo 4 ${act}`,
    `Ogni norma che contrasta con gli articoli 4 e 5 ${act} e' abrogata.`,
    'Le disposizioni regionali difformi dalla legge 7 agosto 1990, n. 241, sono abrogate.',
  ])
    assert.equal(read(`1. ${words}`), [], words);
  assert.equal(read(`1. E' abrogata ogni norma contraria alla presente legge e, in particolare, l'articolo 3 ${act}`), [
    '1: abroga articolo art 3',
  ]);
});

provisionNoun('provisions of which a relative clause says what they provide are some of those of the place', () => {
  assert.equal(read(`1. Le disposizioni dell'articolo 4 ${act} che prevedono il parere, sono abrogate.`), [
    '1: abroga null art 4',
  ]);
  assert.equal(read(`1. Le norme ${act} che prevedono il parere, sono abrogate.`), []);
  assert.equal(read(`1. Le disposizioni dell'articolo 4 ${act} sono abrogate.`), ['1: abroga articolo art 4']);
});

provisionNoun('provisions that only apply are not touched', () => {
  assert.equal(
    read(
      `1. Le disposizioni di cui all'articolo 6 ${act} si applicano anche ai comuni e il comma 3 dell'articolo 8 della medesima legge e' abrogato.`,
    ),
    ['1: abroga comma art 8 c 3'],
  );
});

provisionNoun.run();
