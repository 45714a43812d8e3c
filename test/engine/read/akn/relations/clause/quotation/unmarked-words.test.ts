// Words that an older amendment quotes without any mark.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withMarks } from '../../../../../../../engine/read/akn/relations/clause/quotation/unmarked-words.js';
import { readOutline } from '../../../../../../../engine/read/akn/relations/clause/unit/outline.js';
import { readOperationLines as read } from '../operation-lines.js';

const unmarked = suite('unmarked words');

unmarked('old and new words of a line get marks, and their places in the print are kept', () => {
  const text =
    "1. All'articolo 5, comma 2, della legge 7 agosto 1990, n. 241, la cifra 1.000 e' sostituita con la cifra 2.000.";
  assert.equal(read(text), ['1: sostituisce parole art 5 c 2']);
  assert.equal(
    readOutline(text).stretches.map(({ start, end }) => text.slice(start, end)),
    ['1.000', '2.000'],
  );
});

for (const [text, lines] of [
  [
    "Nell'articolo 3 della legge 7 agosto 1990, n. 241, le parole entro due anni sono sostituite dalle parole: entro tre anni.",
    ['sostituisce parole art 3'],
  ],
  [
    "All'articolo 3 della legge 7 agosto 1990, n. 241, dopo le parole lo Stato sono aggiunte le parole e le regioni.",
    ['inserisce parole art 3'],
  ],
  ["All'articolo 3 della legge 7 agosto 1990, n. 241, la parola ordinario e' soppressa.", ['abroga parole art 3']],
  [
    "All'art. 3 della legge 7 agosto 1990, n. 241, alle parole: entro due anni, sono sostituite le parole: entro tre anni.",
    ['sostituisce parole art 3'],
  ],
  ["E' soppresso l'inciso «, ove noto,» dell'articolo 3 della legge 7 agosto 1990, n. 241.", ['abroga parole art 3']],
  [
    "L'importo di lire 200.000 di cui all'articolo 4, primo comma, della legge 7 agosto 1990, n. 241, e' sostituito dall'importo di lire 400.000.",
    ['sostituisce parole art 4 c 1'],
  ],
  [
    "Nell'articolo 16 della legge 7 agosto 1990, n. 241, la misura del 6 per cento e' sostituita da quella del 9 per cento.",
    ['sostituisce parole art 16'],
  ],
  [
    "L'articolo 8 della legge 7 agosto 1990, n. 241, e' modificato sopprimendo il secondo comma.",
    ['abroga comma art 8 c 2'],
  ],
  [
    "L'articolo 8 della legge 7 agosto 1990, n. 241, e' modificato sostituendo alle parole «due anni» le parole «tre anni».",
    ['sostituisce parole art 8'],
  ],
  [
    "L'articolo 8 della legge 7 agosto 1990, n. 241, e' modificato aggiungendo, in fine, il seguente comma: «Il ricorso e' ammesso».",
    ['inserisce comma art 8'],
  ],
] as const)
  unmarked(text, () => {
    assert.equal(read(text), [...lines]);
  });

unmarked('words that only speak of words get none', () => {
  for (const text of [
    "Le parole di cui all'articolo 3 sono sostituite dalle seguenti: «a».",
    "La somma di lire 500 e' versata all'entrata.",
    'le parole: «a» sono soppresse',
  ])
    assert.equal(withMarks(text), { text, put: [] });
});

unmarked.run();
