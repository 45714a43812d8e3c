// What an act's own words do to other acts: places, lists, ranges, exceptions, and quotations that are not balanced.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from './operation-lines.js';

const operations = suite('operations');
operations('one sentence may do several things to several places', () => {
  assert.equal(
    read(
      "1. All'articolo 5 della legge 7 agosto 1990, n. 241, le parole «a» sono sostituite dalle seguenti: «b», il comma 2 e' abrogato e dopo il comma 3 e' inserito il seguente: «3-bis. Testo.».",
    ),
    ['1: sostituisce parole art 5', '1: abroga comma art 5 c 2', '1: inserisce comma art 5 c 3-bis'],
  );
});

operations('points and numbers take their place from the words above them', () => {
  assert.equal(
    read(
      [
        '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        "a) all'articolo 2:",
        '1) al comma 1, le parole: «a» sono soppresse;',
        "2) il comma 4 e' abrogato;",
        "b) l'articolo 7 e' sostituito dal seguente: «Art. 7 (Titolo). - 1. Testo.».",
      ].join('\n'),
    ),
    ['1 a: abroga parole art 2 c 1', '1 a: abroga comma art 2 c 4', '1 b: sostituisce articolo art 7'],
  );
});

operations('a range names every article in it', () => {
  assert.equal(read('1. Gli articoli da 34 a 37 della legge 7 agosto 1990, n. 241, sono abrogati.'), [
    '1: abroga articolo art 34,35,36,37',
  ]);
  assert.equal(read("1. I commi da 3 a 5 dell'articolo 2 della legge 7 agosto 1990, n. 241, sono soppressi."), [
    '1: abroga comma art 2 c 3,4,5',
  ]);
});

operations('a range of ordinals names every paragraph in it', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const [words, found] of [
    [`L'articolo 2, dal secondo al quinto comma, ${law}, e' abrogato.`, 'art 2 c 2,3,4,5'],
    [`Sono abrogati i commi dal primo al terzo dell'articolo 2 ${law}.`, 'art 2 c 1,2,3'],
  ])
    assert.equal(read(`1. ${words}`), [`1: abroga comma ${found}`], words);
});

operations('a list names each article, with suffixes', () => {
  assert.equal(read('1. Gli articoli 134, 134-bis, 135 e 137 della legge 7 agosto 1990, n. 241, sono abrogati.'), [
    '1: abroga articolo art 134,134-bis,135,137',
  ]);
});

operations('a paragraph behind a list of articles is of the last one', () => {
  assert.equal(read('1. Gli articoli 3 e 4, comma 5, della legge 7 agosto 1990, n. 241, sono abrogati.'), [
    '1: abroga articolo art 3',
    '1: abroga comma art 4 c 5',
  ]);
});

operations('places before the article that they share are in it', () => {
  assert.equal(
    read(
      "1. Le lettere l) e n) del comma 1 e i commi 2 e 3 dell'articolo 9 della legge 7 agosto 1990, n. 241, sono abrogati.",
    ),
    ['1: abroga lettera art 9 c 1 l l,n', '1: abroga comma art 9 c 2,3'],
  );
  assert.equal(
    read(
      "1. Sono abrogati il comma 1, ultimo periodo, e il comma 4 dell'articolo 9 della legge 7 agosto 1990, n. 241.",
    ),
    ['1: abroga periodo art 9 c 1', '1: abroga comma art 9 c 4'],
  );
});

operations('after a paragraph of one article the list of articles goes on', () => {
  assert.equal(read('1. Sono abrogati gli articoli 1, comma 1; 6; 8; 9 e 10 della legge 7 agosto 1990, n. 241.'), [
    '1: abroga comma art 1 c 1',
    '1: abroga articolo art 6',
    '1: abroga articolo art 8',
    '1: abroga articolo art 9,10',
  ]);
});

operations('Capi that are repealed are divisions, not the act', () => {
  assert.equal(read('1. I Capi III, V e V-bis della legge 7 agosto 1990, n. 241, sono abrogati.'), [
    '1: abroga partizione Capo III > Capo V > Capo V-bis',
  ]);
});

operations('acts that a list repeals are repealed whole, one each', () => {
  assert.equal(
    read(
      '1. Sono abrogati:\na) la legge 7 agosto 1990, n. 241;\nb) il R. decreto 4 maggio 1925, n. 9, e la legge 2 giugno 1939, n. 739.',
    ),
    [
      '1 a: abroga atto',
      '1 b: abroga atto of eli:/it/regio-decreto/1925/05/04/9',
      '1 b: abroga atto of eli:/it/legge/1939/06/02/739',
    ],
  );
});

operations('a name whose number is written means the act of that number', () => {
  assert.equal(
    read(
      "1. All'articolo 163, comma 3, del codice dei contratti pubblici relativi a lavori, servizi e forniture, di cui al decreto legislativo 12 aprile 2006, n. 163, le parole «a» sono soppresse.",
    ).map((line) => line.replace(/^.* of /, '')),
    ['eli:/it/decreto-legislativo/2006/04/12/163'],
  );
});

operations('an act by its name and by the number with which it was approved is one', () => {
  const whole =
    'del testo unico delle disposizioni concernenti lo statuto degli impiegati civili dello Stato, approvato con decreto del Presidente della Repubblica 10 gennaio 1957, n. 3,';
  assert.equal(read(`1. L'articolo 15 ${whole} e' sostituito dal seguente: «Art. 15. Testo.».`), [
    '1: sostituisce articolo art 15 of eli:/it/decreto-del-presidente-della-repubblica/1957/01/10/3',
  ]);
  assert.equal(read(`1. All'articolo 15 ${whole} il comma 2 e' abrogato.`), [
    '1: abroga comma art 15 c 2 of eli:/it/decreto-del-presidente-della-repubblica/1957/01/10/3',
  ]);
});

operations('the title of an act names no act that is touched', () => {
  const decree = 'eli:/it/decreto-del-presidente-della-repubblica/1986/12/22/917';
  const place =
    "1. All'articolo 12 del decreto del Presidente della Repubblica 22 dicembre 1986, n. 917, recante il testo unico delle imposte sui redditi,";
  assert.equal(read(`${place} il comma 3 e' abrogato.`), [`1: abroga comma art 12 c 3 of ${decree}`]);
  assert.equal(
    read(
      "1. All'articolo 12 della legge 7 agosto 1990, n. 241, recante modifiche alla legge 11 febbraio 1980, n. 18, il comma 3 e' abrogato.",
    ),
    ['1: abroga comma art 12 c 3'],
  );
  assert.equal(read("1. La legge 7 agosto 1990, n. 241, recante norme in materia di accesso, e' abrogata."), [
    '1: abroga atto',
  ]);
});

operations('annexes that are named together are each touched', () => {
  const act = 'della legge 7 agosto 1990, n. 241,';
  assert.equal(read(`1. Gli allegati A e B ${act} sono abrogati.`), ['1: abroga allegato Allegato A,Allegato B']);
  assert.equal(read(`1. Le tabelle 1, 2 e 3-bis ${act} sono sostituite dalle tabelle 1, 2 e 3-bis allegate.`), [
    '1: sostituisce allegato Tabella 1,Tabella 2,Tabella 3-bis',
  ]);
  assert.equal(read(`1. Gli allegati II, III e IV e l'articolo 5 ${act} sono abrogati.`), [
    '1: abroga allegato Allegato II,Allegato III,Allegato IV',
    '1: abroga articolo art 5',
  ]);
});

operations('what an article recites of other amendments is none of its own', () => {
  assert.equal(
    read(
      "1. All'articolo 5 della legge 7 agosto 1990, n. 241, come modificato dall'articolo 3 della legge 11 febbraio 2005, n. 15, il comma 2 e' abrogato.",
    ),
    ['1: abroga comma art 5 c 2'],
  );
});

operations('what is quoted amends nothing', () => {
  assert.equal(
    read(
      "1. Dopo l'articolo 3 della legge 7 agosto 1990, n. 241, e' inserito il seguente: «Art. 3-bis. 1. La legge 11 febbraio 2005, n. 15, e' abrogata.».",
    ),
    ['1: inserisce articolo art 3-bis'],
  );
});

operations('articles quoted by an insertion into an act are one operation each', () => {
  assert.equal(
    read(
      "1. Dopo l'articolo 3 della legge 7 agosto 1990, n. 241, sono inseriti i seguenti:\n«Art. 3-bis (Uno). - 1. Testo.\nArt. 3-ter (Due). - 1. Testo.».",
    ),
    ['1: inserisce articolo art 3-bis', '1: inserisce articolo art 3-ter'],
  );
});

operations('a quotation that is never closed ends before the next operative line', () => {
  assert.equal(
    read(
      [
        '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        "a) all'articolo 2, dopo il comma 1 e' inserito il seguente: «1-bis. Testo;",
        "b) all'articolo 3, le parole «a» sono sostituite dalle seguenti: «b».",
      ].join('\n'),
    ),
    ['1 a: inserisce comma art 2 c 1-bis', '1 b: sostituisce parole art 3'],
  );
});

operations('a quotation that was never opened begins after the operative line, whatever numbers it has', () => {
  assert.equal(
    read(
      [
        '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        "g) dopo l'articolo 6 e' inserito il seguente:",
        'Articolo 6-bis',
        '(Titolo)',
        "1. Il progetto e' composto dai seguenti elaborati:",
        'a) relazione generale;',
        '2. Per le concessioni vale altro.»;',
        "h) l'articolo 7 e' abrogato.",
      ].join('\n'),
    ),
    ['1 g: inserisce articolo art 6-bis', '1 h: abroga articolo art 7'],
  );
});

operations('a new paragraph is numbered as printed, also without a blank behind its number', () => {
  assert.equal(
    read(
      "1. All'articolo 5 della legge 7 agosto 1990, n. 241, dopo il comma 3 e' inserito il seguente:\n«3-bis.A decorrere dal 2020, testo.».",
    ),
    ['1: inserisce comma art 5 c 3-bis'],
  );
});

operations('a number may follow a Latin suffix without a dot: article 19-bis1 is 19-bis.1, not 19-bis', () => {
  const readOf = (article: string) => read(`1. L'articolo ${article} della legge 7 agosto 1990, n. 241, e' abrogato.`);
  assert.equal(readOf('19-bis1'), ['1: abroga articolo art 19-bis.1']);
  assert.equal(readOf('19-bis.1'), ['1: abroga articolo art 19-bis.1']);
  assert.equal(readOf('19-bis'), ['1: abroga articolo art 19-bis']);
});

operations('paragraphs without numbers are counted from the one that they follow', () => {
  const place = "1. All'articolo 5 della legge 7 agosto 1990, n. 241, dopo il quinto comma";
  assert.equal(read(`${place} e' inserito il seguente: «Testo di uno.\nSuo seguito.».`), [
    '1: inserisce comma art 5 c 6',
  ]);
  assert.equal(read(`${place} sono inseriti i seguenti: «Testo di uno.\nTesto di un altro.».`), [
    '1: inserisce comma art 5 c 6,7',
  ]);
});

operations('words replaced wherever they stand are of the act, and of no article', () => {
  assert.equal(
    read(
      '1. Nella legge 7 agosto 1990, n. 241, le parole «a», ovunque ricorrano, sono sostituite dalle seguenti: «b».',
    ),
    ['1: sostituisce parole'],
  );
});

operations('what an annex without articles holds is said to be in it', () => {
  assert.equal(
    read(
      [
        "1. All'Allegato I. 3 Termini delle gare (Articolo 17, comma 3) della legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:",
        'a) alla rubrica, le parole: «a» sono sostituite dalle seguenti: «b»;',
        'b) al comma 3, dopo le parole: «a» sono inserite le seguenti: «b».',
      ].join('\n'),
    ),
    ['1 a: sostituisce parole Allegato I.3', '1 b: inserisce parole Allegato I.3 c 3'],
  );
  assert.equal(
    read(
      [
        '1. Alla tabella A allegata alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        "a) alla parte II, il numero 4) e' abrogato.",
      ].join('\n'),
    ),
    ['1 a: abroga numero Parte II Tabella A n 4'],
  );
  assert.equal(
    read(
      "1. Nella tabella A, parte III, allegata alla citata legge 7 agosto 1990, n. 241, e' aggiunto, in fine, il seguente numero: «7-bis) testo».",
    ),
    ['1: inserisce numero Parte III Tabella A n 7-bis'],
  );
  // Article 13 is not the law's own.
  assert.equal(
    read(
      "1. Al comma 2-ter dell'articolo 13 della parte prima della tariffa allegata alla legge 7 agosto 1990, n. 241, le parole: «a» sono sostituite dalle seguenti: «b».",
    ),
    ['1: sostituisce parole'],
  );
});

operations('what is annexed to an act has no name of that', () => {
  assert.equal(
    read("1. L'elenco allegato alla legge 7 agosto 1990, n. 241, e' sostituito dal seguente: «Elenco».").join(),
    '',
  );
});

operations('a conversion is told, however its commas stand', () => {
  assert.equal(
    read(
      "1. All'articolo 5 della legge 7 agosto 1990, n. 241, convertita ,con modificazioni, dalla legge 21 giugno 2017 n. 96, il comma 2 e' sostituito dal seguente: «2. Testo.».",
    ),
    ['1: sostituisce comma art 5 c 2'],
  );
});

operations.run();
