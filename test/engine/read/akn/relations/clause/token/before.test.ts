// What the words in front of a place or a verb say of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const before = suite('before');
const law = 'della legge 7 agosto 1990, n. 241';

before('an ordinal behind its noun is of that noun', () => {
  assert.equal(read(`1. I commi secondo e terzo dell'articolo 1 ${law}, sono abrogati.`), [
    '1: abroga comma art 1 c 2,3',
  ]);
  assert.equal(read(`1. Il comma 2, primo periodo, dell'articolo 1 ${law}, e' soppresso.`), [
    '1: abroga periodo art 1 c 2',
  ]);
});

before('an act that an annex is «al» is the act of the annex', () => {
  assert.equal(
    read("1. All'allegato 1 alla legge 7 agosto 1990, n. 241, parte II, punto 3, le parole: «x» sono soppresse."),
    ['1: abroga parole Parte II Allegato 1 n 3'],
  );
});

before('what ceases to apply behind a repeal is not repealed', () => {
  assert.equal(
    read(
      `1. E' abrogata la legge 7 agosto 1990, n. 241, e cessa di applicarsi l'articolo 4 della legge 5 luglio 1995, n. 300.`,
    ),
    ['1: abroga atto'],
  );
  assert.equal(read(`1. Gli articoli 2 e 3 ${law}, che si applicano ai comuni, sono abrogati.`), [
    '1: abroga articolo art 2,3',
  ]);
});

before('what is meant as repealed is repealed', () => {
  assert.equal(read(`1. Il comma 3 dell'articolo 6 ${law}, si intende abrogato.`), ['1: abroga comma art 6 c 3']);
});

before('the object of a second verb is where that of the first one is', () => {
  assert.equal(
    read(`1. Il comma 6 dell'articolo 17 ${law}, e' abrogato e il comma 7 e' sostituito dal seguente: «7. Testo.».`),
    ['1: abroga comma art 17 c 6', '1: sostituisce comma art 17 c 7'],
  );
});

before('behind the last paragraph of an article the list of articles goes on', () => {
  assert.equal(read(`1. Sono abrogati gli articoli 5, 6, commi 2 e 3, e 7 ${law}.`), [
    '1: abroga articolo art 5',
    '1: abroga comma art 6 c 2,3',
    '1: abroga articolo art 7',
  ]);
  assert.equal(read(`1. Sono abrogati i commi 2, 3 e 4 dell'articolo 6 ${law}.`), ['1: abroga comma art 6 c 2,3,4']);
});

before('an ascending list ends with a lower number, and with the same again', () => {
  assert.equal(
    read('1. Sono abrogati gli articoli 9, 11, commi da 1 a 12, 12 e 14 della legge 7 agosto 1990, n. 241.'),
    ['1: abroga articolo art 9', '1: abroga comma art 11 c 1,2,3,4,5,6,7,8,9,10,11,12', '1: abroga articolo art 12,14'],
  );
  assert.equal(
    read('1. Sono abrogati gli articoli 1, 2, commi da 1 a 4, 3, lettera a), e 5 della legge 7 agosto 1990, n. 241.'),
    [
      '1: abroga articolo art 1',
      '1: abroga comma art 2 c 1,2,3,4',
      '1: abroga lettera art 3 l a',
      '1: abroga articolo art 5',
    ],
  );
});

before('what an act founded may end, the act does not', () => {
  for (const by of ['istituito con', 'istituito dalla', 'previsto dalla'])
    assert.equal(read(`1. L'ente ${by} legge 7 agosto 1990, n. 241, e' soppresso.`), [], by);
});

before('a list of words behind «così modificato» tells how', () => {
  assert.equal(
    read(
      `1. L'articolo 6 ${law}, e' cosi' modificato: al comma 1, le parole «x» sono sostituite dalle parole «y»; il comma 3 e' soppresso.`,
    ),
    ['1: sostituisce parole art 6 c 1', '1: abroga comma art 6 c 3'],
  );
});

before('the text of an article is the article', () => {
  assert.equal(read(`1. Il testo dell'articolo 4 ${law}, e' sostituito dal seguente: «Art. 4. - Testo.».`), [
    '1: sostituisce articolo art 4',
  ]);
});

before('words are replaced in each of the places that «e» joins', () => {
  assert.equal(
    read(
      `1. All'articolo 17, comma 1, lettere a) e b), e all'articolo 18, comma 2, ${law}, la parola «x» e' soppressa.`,
    ),
    ['1: abroga parole art 17 c 1 l a,b', '1: abroga parole art 18 c 2'],
  );
  assert.equal(
    read(`1. Alla rubrica dell'articolo 6 ${law}, e al comma 1 del medesimo articolo la parola «x» e' soppressa.`),
    ['1: abroga parole art 6', '1: abroga parole art 6 c 1'],
  );
  assert.equal(read(`1. All'articolo 5 ${law}, e al comma 1 la parola «x» e' soppressa.`), [
    '1: abroga parole art 5 c 1',
  ]);
});

before('a place behind what is inserted is of the next verb', () => {
  assert.equal(
    read(
      `1. Nell'articolo 6 ${law}, alla lettera a), dopo le parole «x» e' inserita la parola «y» e alla lettera b) la parola «z» e' soppressa.`,
    ),
    ['1: inserisce parole art 6 l a', '1: abroga parole art 6 l b'],
  );
});

before('a range of letters names every letter in it', () => {
  assert.equal(read(`1. Le lettere da a) a d) del comma 2 dell'articolo 6 ${law}, sono abrogate.`), [
    '1: abroga lettera art 6 c 2 l a,b,c,d',
  ]);
});

before('a list that runs on behind semicolons has the verb in front of it', () => {
  assert.equal(
    read(
      "1. Sono soppressi: l'articolo 8, comma 3, della legge 7 agosto 1990, n. 241; l'articolo 7, ad eccezione del comma 5, della legge 7 agosto 1990, n. 241; l'articolo 2 della legge 7 agosto 1990, n. 241, e successive modificazioni; la lettera b) del comma 1 dell'articolo 3 della legge 7 agosto 1990, n. 241.",
    ),
    [
      '1: abroga comma art 8 c 3',
      '1: abroga null art 7',
      '1: abroga articolo art 2',
      '1: abroga lettera art 3 c 1 l b',
    ],
  );
  assert.equal(
    read(
      "1. E' abrogato l'articolo 8 della legge 7 agosto 1990, n. 241; l'articolo 2 della legge 7 agosto 1990, n. 241, continua ad applicarsi.",
    ),
    ['1: abroga articolo art 8'],
  );
});

before('«del medesimo comma» is where the sentence before it was', () => {
  assert.equal(
    read(
      `1. E' abrogata la lettera d) dell'articolo 2, comma 3, ${law}; le lettere e) e f) del medesimo comma sono soppresse.`,
    ),
    ['1: abroga lettera art 2 c 3 l d', '1: abroga lettera art 2 c 3 l e,f'],
  );
});

before('words replaced in the whole of an act replace no act', () => {
  for (const where of [
    "Nell'intera legge 7 agosto 1990, n. 241,",
    'In tutte le disposizioni della legge 7 agosto 1990, n. 241,',
  ])
    assert.equal(
      read(`1. ${where} la parola «x» e' sostituita dalla seguente: «y».`),
      ['1: sostituisce parole'],
      where,
    );
});

before('an act that is named with the paragraph is that of the article before it', () => {
  assert.equal(read(`1. All'articolo 8, il comma 5 ${law}, e' abrogato.`), ['1: abroga comma art 8 c 5']);
});

before('what does not apply is not what the next verb repeals', () => {
  assert.equal(read(`1. L'articolo 5 ${law}, non si applica ai comuni e l'articolo 6 e' abrogato.`), [
    '1: abroga articolo art 6',
  ]);
  assert.equal(read(`1. Nei casi in cui l'articolo 3 ${law}, si applica, l'articolo 5 ${law}, e' abrogato.`), [
    '1: abroga null art 5',
  ]);
});

before('the first of a list of amendments without labels is one', () => {
  assert.equal(
    read(
      `1. All'articolo 5 ${law}, sono apportate le seguenti modificazioni: la rubrica e' sostituita dalla seguente: «Titolo»; il comma 2 e' abrogato.`,
    ),
    ['1: sostituisce rubrica art 5', '1: abroga comma art 5 c 2'],
  );
});

before('a range behind the paragraph of an article is one of articles', () => {
  assert.equal(read(`1. Gli articoli 5, commi 1 e 2, 6, comma 3, e da 8 a 10 ${law}, sono abrogati.`), [
    '1: abroga comma art 5 c 1,2',
    '1: abroga comma art 6 c 3',
    '1: abroga articolo art 8,9,10',
  ]);
});

before('a section behind an article comes in with its articles', () => {
  assert.equal(
    read(
      `1. Dopo l'articolo 5 ${law}, e' inserita la seguente sezione: «Sezione II-bis - Altro\nArt. 5-bis. - Testo.».`,
    ),
    ['1: inserisce partizione Sezione II-bis', '1: inserisce articolo Sezione II-bis art 5-bis'],
  );
});

before('what another act is to do is not done', () => {
  for (const words of [
    `Con uno o piu' decreti sono abrogate le disposizioni di cui agli articoli 3 e 4 ${law}.`,
    `Con regolamento da adottare entro sei mesi e' abrogato l'articolo 3 ${law}.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
});

before('what a provision provides for is not that provision', () => {
  for (const words of [
    `Sono eliminati i controlli previsti dall'articolo 5, comma 2, ${law}.`,
    `E' soppresso l'ente di cui all'articolo 5 ${law}.`,
    `Gli atti indicati nell'articolo 5 ${law}, sono sostituiti dalla comunicazione unica.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
});

before('what is to be provided for is not done', () => {
  assert.equal(
    read(
      `1. Il Governo provvede a: a) prevedere che al comma 2 dell'articolo 5 ${law} le parole «x» siano sostituite dalle parole «y».`,
    ),
    [],
  );
});

before('a declared repeal is a repeal, of what is named alone', () => {
  assert.equal(read(`1. E' dichiarata, in esito al referendum popolare, l'abrogazione dell'articolo 5 ${law}.`), [
    '1: abroga articolo art 5',
  ]);
  assert.equal(read(`1. E' dichiarata l'abrogazione ${law}.`), ['1: abroga atto']);
});

before('what remains repealed was repealed by another act', () => {
  assert.equal(read(`1. Restano abrogati l'articolo 3 ${law}, e l'articolo 4 della legge 5 luglio 1995, n. 300.`), []);
  assert.equal(read(`1. Sono e restano abrogati gli articoli 3 e 4 ${law}.`), ['1: abroga articolo art 3,4']);
  for (const day of [
    'R',
    'Dal 1° gennaio 2032 r',
    'A decorrere dalla data di entrata in vigore della parte terza del presente decreto r',
  ])
    assert.equal(
      read(`1. ${day}estano o sono abrogati:\na) l'articolo 3 ${law};\nb) la legge 5 luglio 1995, n. 300.`),
      ['1 a: abroga articolo art 3', '1 b: abroga atto of eli:/it/legge/1995/07/05/300'],
      day,
    );
});

before('what remains repealed from the day of the act itself, or in its list, it repeals', () => {
  const own = 'Dalla data di entrata in vigore del presente decreto restano abrogati';
  assert.equal(read(`1. ${own} gli articoli 3 e 4 ${law}.`), ['1: abroga articolo art 3,4']);
  assert.equal(
    read(`1. Restano abrogate le seguenti disposizioni:\na) l'articolo 3 ${law};\nb) la legge 5 luglio 1995, n. 300.`),
    ['1 a: abroga articolo art 3', '1 b: abroga atto of eli:/it/legge/1995/07/05/300'],
  );
  assert.equal(read(`1. ${own} gli articoli 3 e 4 ${law}, gia' abrogati dalla legge 5 luglio 1995, n. 300.`), []);
  assert.equal(read(`1. Dalla data di entrata in vigore ${law}, restano abrogati gli articoli 3 e 4.`), []);
});

before('of two participles that only the order gives to places neither is taken', () => {
  assert.equal(read(`1. Gli articoli 2 e 3 ${law}, sono rispettivamente sostituito e abrogato.`), []);
  assert.equal(read(`1. Gli articoli 2 e 3 ${law}, sono rispettivamente abrogati.`), ['1: abroga articolo art 2,3']);
});

before('a day that a decree sets leaves the repeal to no decree', () => {
  const day = 'dalla data di entrata in vigore del decreto di cui al comma 3';
  assert.equal(read(`1. Con effetto ${day}, sono abrogati gli articoli 2 e 3 ${law}.`), ['1: abroga articolo art 2,3']);
  assert.equal(read(`1. Con il decreto di cui al comma 3 sono abrogati gli articoli 2 e 3 ${law}.`), []);
});

before('the article by which a body was set up is not what is suppressed', () => {
  assert.equal(read(`1. E' soppresso l'ufficio istituito con l'articolo 3 ${law}, ed e' abrogato l'articolo 4.`), [
    '1: abroga articolo art 4',
  ]);
});

before.run();
