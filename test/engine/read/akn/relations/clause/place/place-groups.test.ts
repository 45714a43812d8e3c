// Which place words name, with what the words above them say.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const placeGroups = suite('place groups');

placeGroups('a division is within those that the words above name', () => {
  assert.equal(
    read(
      [
        '1. Al Libro IV, Titolo II, della legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        'a) i Capi I e II sono abrogati;',
        "b) il Titolo III e' abrogato;",
        "c) dopo il Capo III e' inserito il seguente: «Capo III-bis Altro\nArt. 7-bis (Uno). - 1. Testo.».",
      ].join('\n'),
    ),
    [
      '1 a: abroga partizione Libro IV > Titolo II > Capo I > Capo II',
      '1 b: abroga partizione Libro IV > Titolo III',
      '1 c: inserisce partizione Libro IV > Titolo II > Capo III-bis',
      '1 c: inserisce articolo Libro IV > Titolo II > Capo III-bis art 7-bis',
    ],
  );
});

placeGroups('a division of another act is not within them', () => {
  assert.equal(
    read(
      "1. Al Titolo II della legge 7 agosto 1990, n. 241, il Capo I e' abrogato; il Capo I della legge 5 luglio 1995, n. 300, e' abrogato.",
    ).map((line) => line.replace(/ of .*/, '')),
    ['1: abroga partizione Titolo II > Capo I', '1: abroga partizione Capo I'],
  );
});

/** The operations of a paragraph that names L. 241/1990 as `L`. */
const readOf = (words: string) => read(`1. ${words.replace(/ L\b/g, ' della legge 7 agosto 1990, n. 241')}`);

placeGroups('in a list each article has its own paragraph, also where the words lead into it', () => {
  assert.equal(
    readOf("Agli articoli 3, comma 1, 5, comma 2, lettera b), e 7, comma 4, L, la parola: «a» e' soppressa."),
    ['1: abroga parole art 3 c 1', '1: abroga parole art 5 c 2 l b', '1: abroga parole art 7 c 4'],
  );
  assert.equal(readOf('Sono abrogati gli articoli 2, 5-bis, commi 1 e 2, e da 8 a 10 L.'), [
    '1: abroga articolo art 2',
    '1: abroga comma art 5-bis c 1,2',
    '1: abroga articolo art 8,9,10',
  ]);
});

placeGroups('what is narrower belongs to the last place of a list', () => {
  assert.equal(readOf("All'articolo 5, comma 1, lettere a), b), numero 2), e d), L, la parola: «a» e' soppressa."), [
    '1: abroga parole art 5 c 1 l a',
    '1: abroga parole art 5 c 1 l b n 2',
    '1: abroga parole art 5 c 1 l d',
  ]);
  assert.equal(readOf("I commi 1 e 2, lettera b), dell'articolo 5 L sono abrogati."), [
    '1: abroga comma art 5 c 1',
    '1: abroga lettera art 5 c 2 l b',
  ]);
});

placeGroups('a point of the same paragraph is where words change, not what is repealed', () => {
  assert.equal(
    readOf(
      "All'articolo 5, comma 1, L, dopo la lettera d) e' inserita la seguente: «d-bis) uno»; al medesimo comma, lettera e), le parole: «a» sono soppresse.",
    ),
    ['1: inserisce lettera art 5 c 1 l d-bis', '1: abroga parole art 5 c 1 l e'],
  );
});

placeGroups('words may stand before the place that has them', () => {
  assert.equal(readOf("Le parole: «a» di cui all'articolo 5, comma 2, L sono sostituite dalle seguenti: «b»."), [
    '1: sostituisce parole art 5 c 2',
  ]);
});

placeGroups('what stands behind an insertion or a substitution is of the next verb', () => {
  assert.equal(
    readOf(
      "Al comma 557 dell'articolo 1 L, dopo le parole: «a» sono inserite le seguenti: «b» e la lettera a) e' abrogata.",
    ),
    ['1: inserisce parole art 1 c 557', '1: abroga lettera art 1 c 557 l a'],
  );
  assert.equal(
    readOf("L'allegato I L e' sostituito dall'allegato 1 al presente decreto e l'allegato II e' soppresso."),
    ['1: sostituisce allegato Allegato I', '1: abroga allegato Allegato II'],
  );
});

placeGroups('a division named after a narrower one is around it', () => {
  for (const words of ['Il Capo II del Titolo III', 'Il Capo II, Titolo III,'])
    assert.equal(readOf(`${words} L e' abrogato.`), ['1: abroga partizione Titolo III > Capo II']);
});

placeGroups('words change in each of two acts that are named together', () => {
  const decree = 'eli:/it/decreto-legislativo/2001/03/30/165';
  assert.equal(
    read(
      [
        "1. All'articolo 3 della legge 7 agosto 1990, n. 241, e all'articolo 5 del decreto legislativo 30 marzo 2001, n. 165, sono apportate le seguenti modificazioni:",
        'a) le parole: «a» sono soppresse;',
        "b) il comma 2 e' abrogato.",
      ].join('\n'),
    ),
    [
      ...['1 a: abroga parole art 3', `1 a: abroga parole art 5 of ${decree}`],
      ...['1 b: abroga comma art 3 c 2', `1 b: abroga comma art 5 c 2 of ${decree}`],
    ],
  );
  assert.equal(read('1. Alle leggi 7 agosto 1990, n. 241, e 5 febbraio 1992, n. 104, le parole: «a» sono soppresse.'), [
    '1: abroga parole',
    '1: abroga parole of eli:/it/legge/1992/02/05/104',
  ]);
});

placeGroups('an act named with its number is one', () => {
  assert.equal(
    read(
      "1. Al codice della strada, di cui al decreto legislativo 30 aprile 1992, n. 285, all'articolo 7 la parola: «a» e' soppressa.",
    ),
    ['1: abroga parole art 7 of eli:/it/decreto-legislativo/1992/04/30/285'],
  );
});

placeGroups('places that recall the ones before them are of the same act and article', () => {
  assert.equal(
    readOf(
      "Il comma 2 dell'articolo 5 L e' abrogato. Al comma 3 del medesimo articolo, le parole: «a» sono soppresse.",
    ),
    ['1: abroga comma art 5 c 2', '1: abroga parole art 5 c 3'],
  );
  assert.equal(
    readOf("Il comma 2 dell'articolo 5 L e' abrogato e, conseguentemente, al comma 3, le parole: «a» sono soppresse."),
    ['1: abroga comma art 5 c 2', '1: abroga parole art 5 c 3'],
  );
  assert.equal(
    readOf(
      "Sono soppressi:\na) il comma 3 dell'articolo 5 L;\nb) all'articolo 6, comma 1, della medesima legge, le parole: «a».",
    ),
    ['1 a: abroga comma art 5 c 3', '1 b: abroga parole art 6 c 1'],
  );
  // No words lead back to the law of the first sentence.
  assert.equal(readOf("L'articolo 5 L e' abrogato. All'articolo 6, comma 2, le parole: «a» sono soppresse."), [
    '1: abroga articolo art 5',
  ]);
});

placeGroups('what a repeal is limited to goes with the list that it stands in', () => {
  assert.equal(
    readOf(
      "Della legge 7 agosto 1990, n. 241, sono abrogati: l'articolo 1; l'articolo 4, comma 1, limitatamente alle parole: «a»; il comma 5 dell'articolo 6.",
    ),
    ['1: abroga articolo art 1', '1: abroga parole art 4 c 1', '1: abroga comma art 6 c 5'],
  );
  assert.equal(readOf('Sono abrogati:\na) articolo 5 L, comma 2, limitatamente al secondo periodo.'), [
    '1 a: abroga periodo art 5 c 2',
  ]);
});

placeGroups('a clause that tells when something is repealed repeals nothing', () => {
  assert.equal(readOf("Si applica l'articolo 5 L nel testo vigente fino alla data in cui e' abrogato."), []);
});

placeGroups('what comes in beside a sentence is a sentence', () => {
  assert.equal(readOf("All'articolo 5, comma 4, L, al primo periodo e' premesso il seguente: «Testo.»."), [
    '1: inserisce periodo art 5 c 4',
  ]);
});

placeGroups('the same articles of several acts are repealed in each, and no act is repealed whole', () => {
  const first = 'eli:/it/legge/1991/01/03/5';
  const both = [`1: abroga articolo art 3,4 of ${first}`, '1: abroga articolo art 3,4'];
  for (const acts of [
    'delle leggi 3 gennaio 1991, n. 5, e 7 agosto 1990, n. 241',
    'della legge 3 gennaio 1991, n. 5, e della legge 7 agosto 1990, n. 241',
  ]) {
    assert.equal(read(`1. Gli articoli 3 e 4 ${acts}, sono abrogati.`), both, acts);
    assert.equal(read(`1. Sono abrogati gli articoli 3 e 4 ${acts}.`), both, acts);
  }
  assert.equal(
    read(
      "1. Il comma 2 dell'articolo 6 dei decreti-legge 3 gennaio 1991, n. 5, 4 gennaio 1991, n. 6, e 5 febbraio 1992, n. 7, e' abrogato.",
    ),
    ['1991/01/03/5', '1991/01/04/6', '1992/02/05/7'].map(
      (act) => `1: abroga comma art 6 c 2 of eli:/it/decreto-legge/${act}`,
    ),
  );
});

placeGroups('articles of several acts in one list are each of the act behind them', () => {
  assert.equal(
    read('1. Sono abrogati gli articoli 3 della legge 3 gennaio 1991, n. 5, e 7 della legge 7 agosto 1990, n. 241.'),
    ['1: abroga articolo art 3 of eli:/it/legge/1991/01/03/5', '1: abroga articolo art 7'],
  );
});

placeGroups('several points behind a noun in the singular are all of its list', () => {
  assert.equal(
    read("1. L'articolo 26, comma 2, lettera a), e), h) e m-bis), della legge 7 agosto 1990, n. 241, e' abrogato."),
    ['1: abroga lettera art 26 c 2 l a,e,h,m-bis'],
  );
  assert.equal(
    read("1. L'articolo 26, comma 2, lettera a), numero 3), della legge 7 agosto 1990, n. 241, e' abrogato."),
    ['1: abroga numero art 26 c 2 l a n 3'],
  );
});

placeGroups('a place of something else is not of the act that is repealed', () => {
  assert.equal(read("1. E' abrogata la legge 7 agosto 1990, n. 241, con le modalita' di cui all'articolo 5."), [
    '1: abroga atto',
  ]);
});

placeGroups('a part of an article is not its act', () => {
  const part = "dell'articolo 2 della legge 7 agosto 1990, n. 241, e' soppress";
  assert.equal(read(`1. L'ultima parte ${part}a.`), ['1: abroga parole art 2']);
  assert.equal(read(`1. La seconda parte del comma 1 ${part}a.`), ['1: abroga parole art 2 c 1']);
  assert.equal(read(`1. Il paragrafo 2 ${part}o.`), []);
});

placeGroups('an act and the rules made under it are two acts', () => {
  assert.equal(
    read(
      "1. Sono abrogati la legge 7 agosto 1990, n. 241, nonche' il relativo regolamento di esecuzione approvato con regio decreto 12 febbraio 1911, n. 297.",
    ),
    ['1: abroga atto', '1: abroga atto of eli:/it/regio-decreto/1911/02/12/297'],
  );
});

placeGroups('an article that words keep apart from what is touched is not touched', () => {
  const other = "dell'articolo 7 della legge 5 maggio 1985, n. 7";
  const place = "comma 2 dell'articolo 4 della legge 7 agosto 1990, n. 241";
  for (const words of [
    `Il ${place}, ai sensi ${other}, e' abrogato.`,
    `Il ${place}, in attuazione ${other} e dell'articolo 9 della medesima legge, e' abrogato.`,
    `Il ${place}, in relazione a quanto previsto da${other.slice(2)}, e' abrogato.`,
    `E' abrogato il ${place}, per le finalita' ${other}.`,
    `E' abrogato il ${place}, a seguito dell'abrogazione ${other}.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga comma art 4 c 2'], words);
});

placeGroups('a part of an article is of that of another act, too', () => {
  assert.equal(
    read(
      "1. Le lettere b) e c) dell'articolo 4 della legge 7 agosto 1990, n. 241, e dell'articolo 7 della legge 5 maggio 1985, n. 7, sono abrogate.",
    ),
    ['1: abroga lettera art 4 l b,c', '1: abroga lettera art 7 l b,c of eli:/it/legge/1985/05/05/7'],
  );
  assert.equal(
    read(
      "1. Le disposizioni dell'articolo 4 della legge 7 agosto 1990, n. 241, e di quelle previste dall'articolo 7 della legge 5 maggio 1985, n. 7, sono abrogate.",
    ),
    ['1: abroga articolo art 4', '1: abroga articolo art 7 of eli:/it/legge/1985/05/05/7'],
  );
});

placeGroups('a part without an article is of the next article that a part is of', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const [words, ...lines] of [
    [
      `La lettera a), numero 3), e le lettere b) e c) dell'articolo 4 e l'articolo 5 ${law}, sono abrogati.`,
      '1: abroga numero art 4 l a n 3',
      '1: abroga lettera art 4 l b,c',
      '1: abroga articolo art 5',
    ],
    [
      `Il comma 1, il comma 3 dell'articolo 4 e il comma 2 dell'articolo 6 ${law}, sono abrogati.`,
      '1: abroga comma art 4 c 1',
      '1: abroga comma art 4 c 3',
      '1: abroga comma art 6 c 2',
    ],
  ])
    assert.equal(read(`1. ${words}`), lines, words);
  assert.equal(
    read(
      "1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:\na) all'articolo 2, il comma 1 e' soppresso;\nb) la lettera a), numero 3), e le lettere b) e c) dell'articolo 4, comma 1, sono soppresse.",
    ),
    ['1 a: abroga comma art 2 c 1', '1 b: abroga numero art 4 c 1 l a n 3', '1 b: abroga lettera art 4 c 1 l b,c'],
  );
});

placeGroups.run();
