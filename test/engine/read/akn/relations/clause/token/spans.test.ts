// Stretches of a clause that are read as one: names of acts, and what is only told.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const spans = suite('spans');

spans('a point with a Latin suffix is one, also between its article and the name of the act', () => {
  assert.equal(
    read(
      "1. All'articolo 10, comma 1, lettera e-bis), primo periodo, della legge 7 agosto 1990, n. 241, dopo le parole: «a» sono aggiunte le seguenti: «b».",
    ),
    ['1: inserisce parole art 10 c 1 l e-bis'],
  );
});

spans('an act is amended by its usual name alone', () => {
  for (const [name, act] of [
    ['Nel testo unico bancario,', 'decreto-legislativo/1993/09/01/385'],
    ["Nel testo unico delle leggi sull'ordinamento degli enti locali,", 'decreto-legislativo/2000/08/18/267'],
    ['Alla legge fallimentare,', 'regio-decreto/1942/03/16/267'],
    ["Nell'ordinamento penitenziario,", 'legge/1975/07/26/354'],
    ['Al codice della strada,', 'decreto-legislativo/1992/04/30/285'],
  ] as const)
    assert.equal(read(`1. ${name} all'articolo 15, il comma 3 e' abrogato.`), [
      `1: abroga comma art 15 c 3 of eli:/it/${act}`,
    ]);
  assert.equal(read("1. Il testo unico bancario regola anche i porti; l'articolo 3 si applica ai moli."), []);
});

spans('a place behind the name of its act may be an ordinal', () => {
  for (const [place, found] of [
    ['comma secondo', 'abroga comma art 5 c 2'],
    ['commi primo e terzo', 'abroga comma art 5 c 1,3'],
    ['ultimo comma', 'abroga comma art 5 c ultimo'],
    // A part of the article that has no name here.
    ['seconda parte', 'abroga null art 5'],
    ['prima parte', 'abroga null art 5'],
  ])
    assert.equal(read(`1. L'articolo 5 della legge 7 agosto 1990, n. 241, ${place}, e' abrogato.`), [`1: ${found}`]);
});

spans('the law that converted a decree is touched, not the decree that its name tells of', () => {
  const decree = 'del regio decreto-legge 7 novembre 1925, n. 1950';
  for (const said of ['di conversione in legge', 'di conversione, con modificazioni,', 'di conversione'])
    assert.equal(read(`1. E' abrogata la legge 7 agosto 1990, n. 241, ${said} ${decree}.`), ['1: abroga atto'], said);
});

spans('an act with a day and no number is amended in place of none that its title names', () => {
  const title = "recante i criteri di cui al comma 2 dell'articolo 7 della legge 7 agosto 1990, n. 241";
  for (const printed of ['', ', pubblicato nella Gazzetta Ufficiale n. 27 del 9 maggio 2001'])
    assert.equal(
      read(
        [
          `1. Al decreto del Ministro della pesca 3 maggio 2001${printed}, ${title}, sono apportate le seguenti modificazioni:`,
          "a) all'articolo 6, le parole: «a» sono soppresse;",
          "b) l'articolo 10 e' abrogato.",
        ].join('\n'),
      ),
      [],
    );
  assert.equal(
    read(
      "1. Sono abrogati l'articolo 4 della legge 7 agosto 1990, n. 241, e l'articolo 6 del decreto ministeriale 3 maggio 2001.",
    ),
    ['1: abroga articolo art 4'],
  );
  assert.equal(
    read(
      '1. Sono abrogati il regio decreto-legge 5 marzo 1937, contenente norme sulla pesca e la legge 7 agosto 1990, n. 241.',
    ),
    ['1: abroga atto'],
  );
});

spans('the law that a title says an act is founded on is not touched', () => {
  for (const basis of ["a norma dell'articolo 48, comma 10,", "in attuazione dell'articolo 3", 'ai sensi'])
    assert.equal(
      read(
        [
          `1. All'articolo 1 della legge 7 agosto 1990, n. 241, recante norme sulla pesca, ${basis} della legge 27 dicembre 1997, n. 449, come modificato dall'articolo 1 della legge 16 giugno 1998, n. 191, sono apportate le seguenti modificazioni:`,
          "a) il comma 3 e' abrogato.",
        ].join('\n'),
      ),
      ['1 a: abroga comma art 1 c 3'],
      basis,
    );
});

spans('what the subject of a provision names is not touched in its place', () => {
  const subject =
    "di cui alla lettera c) del comma 1 dell'articolo 81 del testo unico delle imposte, di cui al decreto del Presidente della Repubblica 22 dicembre 1986, n. 917";
  assert.equal(
    read(
      [
        '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        `a) all'articolo 5, concernente la pesca ${subject}:`,
        "1) al comma 2, la parola: «a» e' soppressa;",
        `b) all'articolo 6, in materia di redditi ${subject}, il comma 4 e' abrogato;`,
        `c) al comma 3 dell'articolo 7, relativo alle somme ${subject}, dopo le parole: «a» sono inserite le seguenti: «b»;`,
        "d) gli articoli 8 e 9, concernenti le reti, e l'articolo 10 sono abrogati.",
      ].join('\n'),
    ),
    [
      '1 a: abroga parole art 5 c 2',
      '1 b: abroga comma art 6 c 4',
      '1 c: inserisce parole art 7 c 3',
      '1 d: abroga articolo art 8,9',
      '1 d: abroga articolo art 10',
    ],
  );
  assert.equal(read("1. L'articolo 5, concernente la pesca, della legge 7 agosto 1990, n. 241, e' abrogato."), [
    '1: abroga articolo art 5',
  ]);
});

spans('an article that leads back to an act keeps its number', () => {
  assert.equal(
    read(
      "1. Come prevede l'articolo 163, comma 3, della legge 7 agosto 1990, n. 241; all'alinea del medesimo comma 3 dell'articolo 163, le parole: «x» sono soppresse.",
    ),
    ['1: abroga parole art 163 c 3'],
  );
});

spans('a name that several acts had means the one of its time', () => {
  const target = (name: string) =>
    read(`1. All'articolo 7 del ${name} la parola: «a» e' soppressa.`).map((line) => line.replace(/^.* of /, ''));
  // The amending act is of 2001.
  assert.equal(target('codice dei contratti pubblici'), []);
  assert.equal(target('codice dei contratti pubblici (decreto legislativo 12 aprile 2006, n. 163)'), [
    'eli:/it/decreto-legislativo/2006/04/12/163',
  ]);
  assert.equal(target('codice di procedura penale'), [
    'eli:/it/decreto-del-presidente-della-repubblica/1988/09/22/447',
  ]);
});

spans('a point behind the name of the act is a place', () => {
  assert.equal(
    read("1. All'allegato II della legge 7 agosto 1990, n. 241, al punto 2), le parole: «a» sono soppresse."),
    ['1: abroga parole Allegato II n 2'],
  );
});

spans('a stop within the title of an annex does not part the annex from its act', () => {
  const code = 'eli:/it/decreto-legislativo/2023/03/31/36';
  const title = 'Elementi per la programmazione dei lavori. Schemi tipo (Articolo 37, comma 6)';
  const items = [
    "a) all'articolo 3, il comma 3 e' abrogato;",
    "b) all'articolo 9, comma 1, la parola «x» e' soppressa.",
  ];
  assert.equal(
    read(
      [
        `1. All'Allegato I.5 ${title} del decreto legislativo 31 marzo 2023, n. 36, sono apportate le seguenti modificazioni:`,
        ...items,
      ].join('\n'),
    ),
    ['1 a: abroga comma Allegato I.5 art 3 c 3', '1 b: abroga parole Allegato I.5 art 9 c 1'].map(
      (one) => `${one} of ${code}`,
    ),
  );
  assert.equal(
    read(
      "1. La tabella e' sostituita dall'allegato A annesso al presente decreto. Il comma 3 dell'articolo 4 della legge 7 agosto 1990, n. 241, e' abrogato.",
    ),
    ['1: abroga comma art 4 c 3'],
  );
});

spans('what an act that goes repealed, changed or carried out is not repealed', () => {
  for (const words of [
    'che abrogava la',
    'di abrogazione della',
    'di proroga della',
    'abrogativa della',
    'modificativa della',
  ])
    assert.equal(
      read(`1. E' abrogata la legge 7 agosto 1990, n. 241, ${words} legge 3 maggio 1985, n. 100.`),
      ['1: abroga atto'],
      words,
    );
  assert.equal(
    read('1. Sono abrogati la legge 7 agosto 1990, n. 241, e i decreti attuativi della legge 3 maggio 1985, n. 100.'),
    ['1: abroga atto'],
  );
});

spans('words in parentheses that limit are no remark', () => {
  assert.equal(read("1. La legge 7 agosto 1990, n. 241 (ad eccezione dell'articolo 3), e' abrogata."), [
    '1: abroga null',
  ]);
  assert.equal(read("1. La legge 7 agosto 1990, n. 241 (Norme sui salvataggi), e' abrogata."), ['1: abroga atto']);
});

spans('an act without its day, of which no ELI is known, lends its places to no other act', () => {
  for (const other of ['legge n. 12 del 1985', 'legge n. 12/1985', 'L. 12/1985', 'D.L. n. 853 del 1984'])
    assert.equal(
      read(
        `1. Le parole: «a» dell'articolo 3 della legge 7 agosto 1990, n. 241, sono soppresse. L'articolo 4 della ${other} e' abrogato.`,
      ),
      ['1: abroga parole art 3'],
      other,
    );
});

spans.run();
