// Clauses in the manner of acts up to about 2010: infinitives, labels without a stop, articles without a noun.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from './operation-lines.js';

const older = suite('older acts');
const law = 'della legge 7 agosto 1990, n. 241';

older('an infinitive at the beginning of an item is a command where the words above it name the act', () => {
  assert.equal(
    read(
      [
        '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        "a) all'articolo 5:",
        '1) sopprimere il comma 2;',
        '2) al comma 3, eliminare le parole: "a";',
        '3) aggiungere, in fine, il seguente comma: "6-bis. Testo.";',
        '4) sopprimere il primo periodo del comma 7, indi collocare il secondo periodo alla fine del comma;',
        'b) sostituire l\'articolo 6 con il seguente: "Art. 6. - 1. Testo.";',
        "c) abrogare l'articolo 8;",
        'd) all\'articolo 10, dopo la parola: "a" inserire la seguente: "b" e sopprimere le parole: "c".',
      ].join('\n'),
    ),
    [
      '1 a: abroga comma art 5 c 2',
      '1 a: abroga parole art 5 c 3',
      '1 a: inserisce comma art 5 c 6-bis',
      '1 a: abroga periodo art 5 c 7',
      '1 b: sostituisce articolo art 6',
      '1 c: abroga articolo art 8',
      '1 d: inserisce parole art 10',
      '1 d: abroga parole art 10',
    ],
  );
});

older('infinitives of a delegation order nothing', () => {
  assert.equal(
    read(
      [
        `1. Il Governo e' delegato ad adottare decreti di modifica ${law}, secondo i seguenti criteri:`,
        "a) sopprimere l'articolo 3;",
        `b) abrogare l'articolo 4 ${law}.`,
        `2. Le amministrazioni possono sopprimere gli uffici di cui all'articolo 3 ${law}.`,
      ].join('\n'),
    ),
    [],
  );
});

older('reflexive verbs amend beside what they quote', () => {
  assert.equal(
    read(
      `1. Al terzo comma dell'articolo 6 ${law}, dopo le parole "a" si aggiungono le seguenti: "b" e le parole "c" si sopprimono.`,
    ),
    ['1: inserisce parole art 6 c 3', '1: abroga parole art 6 c 3'],
  );
});

older('a paragraph may have no stop behind its Latin suffix', () => {
  assert.equal(
    read(
      [
        `28. L'articolo 2 ${law}, e' abrogato.`,
        `28-bis All'articolo 3, comma 1, ${law}, le parole: "a" sono soppresse.`,
        `28-ter L'articolo 9 ${law}, e' abrogato.`,
      ].join('\n'),
    ),
    ['28: abroga articolo art 2', '28-bis: abroga parole art 3 c 1', '28-ter: abroga articolo art 9'],
  );
});

older('articles may be quoted without their noun, in marks and without', () => {
  assert.equal(
    read(
      [
        `1. Dopo l'articolo 28 ${law}, sono inseriti i seguenti: «28-bis (Titolo). - 1. Testo.`,
        '28-ter. Altro testo.».',
        `2. Dopo l'articolo 30 ${law}, e' inserito il seguente:`,
        '30-bis (Titolo). - 1. Testo.',
        "2. L'articolo 5 della legge 2 aprile 1979, n. 95, e' abrogato.",
        `3. L'articolo 31 ${law}, e' abrogato.`,
      ].join('\n'),
    ),
    [
      '1: inserisce articolo art 28-bis',
      '1: inserisce articolo art 28-ter',
      '2: inserisce articolo art 30-bis',
      '3: abroga articolo art 31',
    ],
  );
});

older('`the same law` is the only one that the paragraph before names', () => {
  const second = "2. All'articolo 16 della medesima legge, il comma 2 e' abrogato.";
  assert.equal(read([`1. L'articolo 2 ${law}, e' abrogato.`, second].join('\n')), [
    '1: abroga articolo art 2',
    '2: abroga comma art 16 c 2',
  ]);
  const other = `1. L'articolo 2 ${law}, e l'articolo 3 della legge 2 aprile 1979, n. 95, si applicano agli enti.`;
  assert.equal(read([other, second].join('\n')), []);
});

older('a paragraph by its ordinal may stand behind the name of a code', () => {
  assert.equal(
    read("1. Nel codice penale, al secondo comma dell'articolo 61 le parole: «a» sono sostituite dalle seguenti: «b»."),
    ['1: sostituisce parole art 61 c 2 of eli:/it/regio-decreto/1930/10/19/1398'],
  );
});

older('a new sentence is of the act that the words above name, not of one that the sentence before cites', () => {
  assert.equal(
    read(
      [
        '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        `a) all'articolo 1 della legge 2 aprile 1979, n. 95, i commi 2 e 3 sono abrogati. All'articolo 26 aggiungere il seguente comma: "6-bis. Testo.".`,
      ].join('\n'),
    ),
    ['1 a: abroga comma art 1 c 2,3 of eli:/it/legge/1979/04/02/95', '1 a: inserisce comma art 26 c 6-bis'],
  );
});

older('places that a verb leads to side by side are each touched', () => {
  assert.equal(
    read(
      "1. Sono soppresse le parole «e dei comuni» nell'articolo 3, secondo comma, e nell'articolo 5, primo comma, della legge 7 agosto 1990, n. 241.",
    ),
    ['1: abroga parole art 3 c 2', '1: abroga parole art 5 c 1'],
  );
  assert.equal(
    read(
      "1. All'articolo 4 della legge 7 agosto 1990, n. 241, nel comma 1, dopo le parole «a», ed al comma 2, dopo le parole «b», sono inserite le seguenti: «c».",
    ),
    ['1: inserisce parole art 4 c 1', '1: inserisce parole art 4 c 2'],
  );
});

older('an object between two places is in the first of them', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  assert.equal(
    read(
      `1. All'articolo 7 ${law}, al comma 1 le parole «a» e al comma 2 le parole «b» sono sostituite dalle seguenti: «c».`,
    ),
    ['1: sostituisce parole art 7 c 1', '1: sostituisce parole art 7 c 2'],
  );
  assert.equal(
    read(`1. Sono soppressi nell'articolo 5, comma 1, ${law}, le parole «a» e nel comma 3 il secondo periodo.`),
    ['1: abroga parole art 5 c 1', '1: abroga periodo art 5 c 3'],
  );
});

older('a part of an annex is not the annex, and a point goes with the article behind it', () => {
  assert.equal(read("1. L'allegato 2, punto 3, della legge 7 agosto 1990, n. 241, e' abrogato."), [
    '1: abroga numero Allegato 2 n 3',
  ]);
  assert.equal(
    read(
      "1. Sono abrogate le lettere b) dell'articolo 3, comma 1, e d) dell'articolo 4, comma 2, della legge 7 agosto 1990, n. 241.",
    ),
    ['1: abroga lettera art 3 c 1 l b', '1: abroga lettera art 4 c 2 l d'],
  );
});

const act = 'della legge 7 agosto 1990, n. 241';

older('a place to which «il seguente» is put is what goes', () => {
  assert.equal(read(`1. All'articolo 10 ${act}, e' sostituito il seguente: «Art. 10. Testo.».`), [
    '1: sostituisce articolo art 10',
  ]);
  assert.equal(read(`1. Al secondo comma dell'articolo 10 ${act}, e' sostituito il seguente: «Testo.».`), [
    '1: sostituisce comma art 10 c 2',
  ]);
  assert.equal(read(`1. All'articolo 10, comma 1, ${act}, «a» sono sostituite dalle seguenti: «b».`), []);
});

older('an act that repeals in the active voice, and what «si abroga»', () => {
  assert.equal(read(`1. Si abroga l'articolo 5 ${act}.`), ['1: abroga articolo art 5']);
  assert.equal(read(`1. Quando si abroga l'articolo 5 ${act}, si applica la presente legge.`), []);
  assert.equal(
    read('1. La presente legge abroga la legge 7 agosto 1990, n. 241, e il decreto-legge 3 maggio 1985, n. 204.'),
    ['1: abroga atto', '1: abroga atto of eli:/it/decreto-legge/1985/05/03/204'],
  );
  assert.equal(read('1. La presente legge non abroga la legge 7 agosto 1990, n. 241.'), []);
});

older('words that go «dall’articolo» leave that article', () => {
  assert.equal(read(`1. Dal comma 2 dell'articolo 3 ${act}, sono soppresse le parole «a».`), [
    '1: abroga parole art 3 c 2',
  ]);
});

older('the first «capoverso» of an article is its second paragraph', () => {
  assert.equal(read(`1. All'articolo 3 ${act}, e' aggiunto il seguente capoverso: «Testo.».`), [
    '1: inserisce comma art 3',
  ]);
  assert.equal(read(`1. L'ultimo capoverso dell'articolo 3 ${act}, e' soppresso.`), ['1: abroga comma art 3 c ultimo']);
  assert.equal(read(`1. Dopo il primo capoverso dell'articolo 3 ${act}, e' aggiunto il seguente: «Testo.».`), [
    '1: inserisce comma art 3 c 3',
  ]);
  assert.equal(read(`1. All'articolo 3 ${act}, e' aggiunto il capoverso seguente: «Testo.».`), [
    '1: inserisce comma art 3',
  ]);
});

older('of a «capoverso» within a paragraph, and of an «alinea», only that some part is meant', () => {
  assert.equal(read(`1. All'articolo 3, comma 2, ${act}, e' aggiunto il seguente capoverso: «Testo.».`), [
    '1: inserisce null art 3 c 2',
  ]);
  assert.equal(read(`1. All'articolo 3, comma 2, ${act}, il secondo capoverso e' soppresso.`), [
    '1: abroga null art 3 c 2',
  ]);
  assert.equal(read(`1. Il secondo alinea dell'articolo 3 ${act}, e' soppresso.`), ['1: abroga null art 3']);
  assert.equal(read(`1. All'articolo 3, comma 2, ${act}, il secondo periodo e' soppresso.`), [
    '1: abroga periodo art 3 c 2',
  ]);
});

older('numbers of a point beside another point are of its paragraph', () => {
  assert.equal(
    read(`1. I numeri 1) e 2) della lettera a) e la lettera b) del comma 1 dell'articolo 4 ${act}, sono abrogati.`),
    ['1: abroga numero art 4 c 1 l a n 1,2', '1: abroga lettera art 4 c 1 l b'],
  );
});

older('an article without its act is of none where nothing was done to the act before it', () => {
  assert.equal(read(`1. L'articolo 2 ${act}, continua ad applicarsi fino al 2012. L'articolo 7 e' abrogato.`), []);
});

older('«dello stesso articolo» behind a quotation is the article that the sentence before it names', () => {
  const first = "1. Il primo comma dell'art. 6 della legge 7 agosto 1990, n. 241, e'";
  const second = 'Nel terzo comma dello stesso articolo le parole: «a» sono sostituite dalle altre: «b».';
  for (const [words, line] of [
    [`${first} sostituito dal seguente: «Testo.» ${second}`, '1: sostituisce comma art 6 c 1'],
    [
      `1. Dopo il primo comma dell'art. 6 della legge 7 agosto 1990, n. 241, e' inserito il seguente: «Testo.» ${second}`,
      '1: inserisce comma art 6 c 2',
    ],
  ] as const)
    assert.equal(read(words), [line, '1: sostituisce parole art 6 c 3'], words);
  // Another act that the second sentence names has an article of its own, or none.
  assert.equal(
    read(`${first} sostituito dal seguente: «Testo.» Il terzo comma dell'articolo 9 della stessa legge e' abrogato.`),
    ['1: sostituisce comma art 6 c 1', '1: abroga comma art 9 c 3'],
  );
  assert.equal(read(`${first} sostituito dal seguente: «Testo.» La legge 5 luglio 1995, n. 300, e' abrogata.`), [
    '1: sostituisce comma art 6 c 1',
    '1: abroga atto of eli:/it/legge/1995/07/05/300',
  ]);
});

older.run();
