// Citations at their places in the text of an article.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeCitations } from '../../../engine/answers/placed-citations.js';
import type { CitationList } from '../../../engine/answers/stored-citations.js';
import { readDocument } from '../../../engine/read/akn/read-document.js';
import { article, encode, paragraph, write } from '../read/akn/act-document.js';

const places = suite('placed citations');
const eli = 'eli:/it/legge/2001/02/03/45';

/** The words of article 2 that lead somewhere, with the place that they lead to, of an act of five articles. @param forget what the corpus lacks */
function place(...commas: string[]): string[] {
  return placeKnown(() => true, ...commas);
}

function placeKnown(isKnown: (words: string) => boolean, ...commas: string[]): string[] {
  return placeIn(isKnown, (i) => `${i + 1}.`, commas);
}

/** Of a code, which prints no numbers. */
function placeUnnumbered(...commas: string[]): string[] {
  return placeIn(
    () => true,
    () => '',
    commas,
  );
}

function placeIn(isKnown: (words: string) => boolean, numberOf: (i: number) => string, commas: readonly string[]) {
  const plain = (number: string) => article(number, ...[1, 2, 3, 4, 5].map((i) => paragraph('<p>Testo.</p>', `${i}.`)));
  const own = article('2', ...commas.map((words, i) => paragraph(`<p>${words}</p>`, numberOf(i))));
  const { act } = readDocument(
    encode(write({ body: [plain('1'), own, ...['3', '4', '5-bis', '6-novies'].map(plain)].join('') })),
    'a.xml',
  );
  const { text, references } = act.articles[1]!;
  const known = references
    .filter((one) => isKnown(one.text))
    .map(({ text, own, target }) => ({
      source: 1,
      // As the corpus spells it.
      target:
        target.article === null ? target.act : `${target.act}/art/${target.article.replace('6-nonies', '6-novies')}`,
      text,
      ownParagraph: own,
      paragraph: target.paragraph,
      isInternal: target.act === eli,
    }));
  const cited: CitationList = {
    count: known.length,
    at: (i) => known[i]!,
    isOfDead: () => false,
    isInternal: () => true,
  };
  const keys = ['1', '2', '3', '4', '5-bis', '6-novies'].map((number) => `/art/${number}`);
  return placeCitations({ eli, title: 'Norme di prova.', keys }, '/art/2', cited, text).map(
    ({ start, end, eli: to, paragraph: comma, point, fromEnd }) =>
      `${text.slice(start, end)} → ${[to.replace(`${eli}/art/`, '').replace('/art/', ' '), comma ?? (fromEnd && -fromEnd), point].filter((part) => part).join(' ')}`,
  );
}

places('an article, a comma and a letter of the own act are found at their words', () => {
  assert.equal(
    place(
      "Si applica l'articolo 4, comma 2, lettera b), e l'articolo 5-bis.",
      'Nei casi di cui al comma 1 si applica il comma 3.',
      "Resta fermo l'articolo 1 della legge 7 agosto 1990, n. 241.",
    ),
    [
      'articolo 4, comma 2, lettera b) → 4 2 b',
      'articolo 5-bis → 5-bis',
      'comma 1 → 2 1',
      'comma 3 → 2 3',
      'articolo 1 della legge 7 agosto 1990, n. 241 → eli:/it/legge/1990/08/07/241 1',
    ],
  );
});

places('an article is found that its act spells in the other way', () => {
  assert.equal(place("Resta fermo l'articolo 6-nonies."), ['articolo 6-nonies → 6-novies']);
});

places('a name that several acts had is of the one that the corpus has for the same words', () => {
  const words = 'articolo 5 del codice dei contratti pubblici';
  const href = '/akn/it/act/decretoLegislativo/stato/2006-04-12/163/!main#art_5';
  assert.equal(place(`Resta fermo l'${words}.`), []);
  assert.equal(place(`Resta fermo l'<ref eId="ref_1" href="${href}">${words}</ref>.`), [
    `${words} → eli:/it/decreto-legislativo/2006/04/12/163 5`,
  ]);
});

places('of words that name several places each has its own', () => {
  assert.equal(
    place(
      'Si applicano gli articoli 1, 3, comma 2, e 5-bis.',
      'Restano fermi i commi 1 e 3.',
      "Si applica l'articolo 4, secondo comma.",
    ),
    [
      'articoli 1 → 1',
      '3, comma 2 → 3 2',
      '5-bis → 5-bis',
      'commi 1 → 2 1',
      '3 → 2 3',
      'articolo 4, secondo comma → 4 2',
    ],
  );
});

places('a number of the date or the number of the act is no article within a range', () => {
  assert.equal(place('Si applicano gli articoli da 18 a 23 della legge 22 maggio 2017, n. 20.'), [
    'articoli da 18 → eli:/it/legge/2017/05/22/20 18',
    '23 → eli:/it/legge/2017/05/22/20 23',
  ]);
});

places('ordinals have each their own words, with the noun of the last', () => {
  assert.equal(place("Si applica l'articolo 4, primo, secondo e terzo comma, e il quinto comma dell'articolo 1."), [
    'articolo 4, primo → 4 1',
    'secondo → 4 2',
    'terzo comma → 4 3',
    "quinto comma dell'articolo 1 → 1 5",
  ]);
  assert.equal(
    placeUnnumbered(
      "Chi uccide e' punito.",
      "La pena e' ridotta nei casi del primo e del secondo comma.",
      "Nei casi di cui al primo e al secondo comma si procede d'ufficio.",
      'Restano fermi i commi primo, secondo e terzo.',
    ),
    ['primo → 2 1', 'primo → 2 1', 'secondo comma → 2 2', 'commi primo → 2 1', 'secondo → 2 2', 'terzo → 2 3'],
  );
});

places('each article of a list has its own paragraphs', () => {
  assert.equal(place('Si applicano gli articoli 1, terzo comma, 3, secondo, terzo e quarto comma, e 4, commi 1 e 2.'), [
    'articoli 1, terzo comma → 1 3',
    '3, secondo → 3 2',
    'terzo → 3 3',
    'quarto comma → 3 4',
    '4, commi 1 → 4 1',
    '2 → 4 2',
  ]);
});

places('paragraphs of the same article have each their own words', () => {
  assert.equal(place("Si applica l'articolo 4, salvo i commi 2 e 3 del medesimo articolo, in ogni caso."), [
    'articolo 4 → 4',
    'commi 2 → 4 2',
    '3 → 4 3',
  ]);
});

places('a paragraph is of the article behind it, not of the one before', () => {
  assert.equal(
    place(
      "Le sanzioni di cui al comma 5 dell'articolo 1 e al comma 2 dell'articolo 4 del decreto-legge 3 maggio 2002, n. 7.",
    ),
    [
      'comma 5 → eli:/it/decreto-legge/2002/05/03/7 1 5',
      "comma 2 dell'articolo 4 → eli:/it/decreto-legge/2002/05/03/7 4 2",
    ],
  );
  assert.equal(place("Si applicano il terzo e il quarto comma dell'articolo 3, e il primo comma dell'articolo 1."), [
    "quarto comma dell'articolo 3 → 3 4",
    "primo comma dell'articolo 1 → 1 1",
  ]);
});

places('the last paragraph is that of the article as it stands, or as its page will tell', () => {
  assert.equal(
    place(
      "Si applica l'articolo 4, ultimo comma, e il penultimo comma dell'articolo 1.",
      "Nei casi di cui all'ultimo comma si provvede.",
      "Vale l'ultimo comma dell'articolo precedente.",
      "Vale l'ultimo comma.",
    ),
    [
      'articolo 4, ultimo comma → 4 -1',
      "penultimo comma dell'articolo 1 → 1 -2",
      'ultimo comma → 2 4',
      "ultimo comma dell'articolo precedente → 1 -1",
    ],
  );
  assert.equal(place("Nei casi dell'ultimo comma si provvede.", 'COMMA ABROGATO DALLA L. 3 MARZO 2004, N. 5.'), []);
});

places('the paragraph before is the one before in the text, each time the words stand there', () => {
  assert.equal(
    place(
      'Nel comma precedente non si tace.',
      'Nei casi di cui al comma precedente si tace.',
      "Le lettere a) e b) del precedente comma valgono, e l'articolo precedente.",
      'Vale il comma precedente.',
    ),
    ['comma precedente → 2 1', 'precedente comma → 2 2', 'articolo precedente → 1', 'comma precedente → 2 3'],
  );
  assert.equal(placeUnnumbered("Chi tace e' punito.", "Nel caso del comma precedente la pena e' doppia."), [
    'comma precedente → 2 1',
  ]);
  assert.equal(place('Al comma 1, le parole: «a» sono sostituite da: «nel comma precedente».', 'Si tace.'), []);
});

places('a list of which the act lacks a paragraph is not of the act', () => {
  assert.equal(place("Restano fermi gli articoli 1, comma 2, 3, comma 7, e 4. Vale l'articolo 3, comma 2."), [
    'articolo 3, comma 2 → 3 2',
  ]);
});

places('the middle of a range has no words, and its ends have theirs', () => {
  assert.equal(place('Si applicano gli articoli da 1 a 4.'), ['articoli da 1 → 1', '4 → 4']);
});

places('what is put into another act is of that act, also where the same words stand outside', () => {
  const words =
    "All'articolo 7 della legge 7 agosto 1990, n. 241, le parole «nei casi dell'articolo 3» sono sostituite dalle seguenti: «nei casi dell'articolo 4 e dell'articolo 1».";
  const found = place(words, "Resta fermo quanto previsto dall'articolo 3.");
  assert.is(found.filter((one) => one.startsWith('articolo 3 →')).length, 1);
  assert.not.ok(found.some((one) => one.endsWith('→ 4') || one.endsWith('→ 1')));
});

places('what the corpus does not have as a citation is no link', () => {
  const text = "Si applica l'articolo 4. Resta fermo l'articolo 3.";
  assert.equal(
    placeKnown((words) => words !== 'articolo 4', text),
    ['articolo 3 → 3'],
  );
  assert.equal(
    placeKnown(() => false, text),
    [],
  );
});

places.run();
