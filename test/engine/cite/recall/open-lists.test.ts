// Lists of articles that the act at their end names, in the text of a law.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findInLaw } from '../../../../engine/cite/cite.js';

const lists = suite('open lists');

/** The articles that stand beside no act, each list with what its end says of it. */
function loose(text: string): string[] {
  return findInLaw(text).own.map(({ start, end, behind }) => {
    const act = behind === null || behind === 'unknown' ? behind : (behind.name ?? `n. ${behind.number}`);
    return `${text.slice(start, end)} → ${act}`;
  });
}

/** What the acts of a text are cited with. */
const cited = (text: string) =>
  findInLaw(text).citations.map(({ name, number, article, paragraph, moreArticles }) =>
    [
      name ?? `n. ${number}`,
      ...[{ article, paragraph }, ...moreArticles].map((one) => [one.article, one.paragraph].filter(Boolean).join('/')),
    ].join(' '),
  );

lists('the act at the end of a list is that of all of it, behind lists with acts of their own, too', () => {
  assert.equal(
    loose(
      'i delitti di cui agli articoli 416, sesto comma, 416, realizzato allo scopo di commettere taluno dei delitti di cui agli articoli 12, commi 1 e 3, e 13 della legge 3 maggio 2002, n. 7, 417, realizzato allo scopo di commettere delitti previsti dagli articoli 473 e 474, 600 e 630 del codice penale, le funzioni',
    ),
    ['articoli 416, sesto comma, 416 → codice penale'],
  );
  assert.equal(
    loose(
      "previsti dagli art. 270-bis, 280, 306, 416 nei casi in cui e' obbligatorio l'arresto e 422 del codice penale quando",
    ),
    ['art. 270-bis, 280, 306, 416 → codice penale'],
  );
  assert.equal(
    loose(
      "agli articoli 572, 582, limitatamente alle ipotesi procedibili d'ufficio o comunque aggravate ai sensi degli articoli 576 e 577 del codice penale",
    ),
    ['articoli 572, 582 → codice penale'],
  );
});

lists('a list that ends, or whose clause ends, is not of the act behind it', () => {
  for (const text of [
    'Nei casi degli articoli 5 e 7, se ne ricorrono le condizioni, si applicano gli articoli 8 e 9 della legge 3 maggio 2002, n. 7.',
    'Nei casi degli articoli 5, 7, si applicano gli articoli 8 e 9 della legge 3 maggio 2002, n. 7.',
    'Restano fermi gli articoli 5, 7, quando ne ricorrono le condizioni. Si applicano gli articoli 8 e 9 del codice penale.',
  ])
    assert.match(loose(text)[0]!, / → null$/, text);
});

lists('where nothing decides, neither is said', () => {
  assert.equal(
    loose(
      "previsti dagli articoli 5, 7, commessi nei casi di cui all'articolo 9 della legge 3 maggio 2002, n. 7, le pene",
    ),
    ['articoli 5, 7 → unknown'],
  );
});

lists('what is excepted is of the act that it is taken from', () => {
  assert.equal(
    loose(
      'delitti previsti dal capo I del codice penale, esclusi quelli indicati dagli articoli 329, 331, primo comma, e 335;',
    ),
    ['articoli 329, 331, primo comma, e 335 → codice penale'],
  );
});

lists('a comma that is named of an act is of the article before it', () => {
  assert.equal(
    loose(
      "per il reato di cui all'articolo 12, comma 1, aggravato ai sensi del comma 1-bis, del decreto legislativo 25 luglio 1998, n. 286.",
    ),
    ['articolo 12, comma 1 → n. 286'],
  );
});

lists('an article that words within a list name is of the list', () => {
  assert.equal(
    cited(
      "di cui agli articoli 73, limitatamente alle ipotesi aggravate ai sensi dell'articolo 80, comma 2, e 74 del codice penale",
    ),
    ['codice penale 73 80/2 74'],
  );
  assert.equal(
    cited(
      "agli articoli 600, 609-bis nelle ipotesi aggravate previste dall'articolo 609-ter, 609-quater, 609-octies del codice penale",
    ),
    ['codice penale 600 609-bis 609-ter 609-quater 609-octies'],
  );
});

lists('what `nonché`, a comma or `e` adds to a list with a preposition of its own is not of it', () => {
  for (const joint of [", nonche' dall'", ", dall'", " e dall'"]) {
    const text = `previsti dagli articoli 314 e 316${joint}articolo 2635 del codice civile`;
    assert.equal(loose(text), ['articoli 314 e 316 → null'], joint);
    assert.equal(cited(text), ['codice civile 2635'], joint);
  }
  assert.equal(cited("delitti previsti dal codice penale e dall'articolo 12, comma 1, di quel decreto"), [
    'codice penale ',
  ]);
});

lists('a number behind an ordinal is an article, and one behind `commi` a paragraph', () => {
  assert.equal(cited('agli articoli 577, 585, quarto comma, 583-bis e 612 del codice penale'), [
    'codice penale 577 585/4 583-bis 612',
  ]);
  assert.equal(
    findInLaw('agli articoli 255, 256, commi 1, secondo periodo, 1-bis e 3, e 259 del codice penale').citations.flatMap(
      ({ moreArticles }) =>
        moreArticles.map(({ article, paragraph, moreParagraphs }) =>
          [article, paragraph, ...moreParagraphs].filter(Boolean).join(' '),
        ),
    ),
    ['256 1 1-bis 3', '259'],
  );
});

lists(
  'a paragraph with a preposition of its own, and no article behind it, is of the article that it stands in',
  () => {
    assert.equal(loose('previste dagli articoli 98 e 114 e dal quarto comma, concorrenti'), [
      'articoli 98 e 114 → null',
      'quarto comma → null',
    ]);
  },
);

lists('`numeri da 1) a 6)` and `e seguenti` stand within a place and a list', () => {
  assert.equal(
    cited("di cui all'articolo 407, comma 2, lettera a), numeri da 1) a 6), del codice penale le circostanze"),
    ['codice penale 407/2'],
  );
  assert.equal(cited("di cui agli articoli 155 e seguenti, nonche' 330 e 333 del codice civile"), [
    'codice civile 155 330 333',
  ]);
});

lists('an article is of the act of those that were put behind it, where two or more of them follow', () => {
  const crimes = (last: string) =>
    `delitto di riduzione previsto dall'articolo 600, delitto di sfruttamento previsto dall'articolo 600-bis, secondo comma, e delitto previsto dall'articolo ${last} del codice penale`;
  assert.equal(loose(crimes('600-ter'))[0], 'articolo 600 → codice penale');
  assert.equal(loose(crimes('601'))[0], 'articolo 600 → null');
  assert.equal(loose(crimes('600-ter').replace(', e', '; e'))[0], 'articolo 600 → null');
  assert.equal(
    loose("nei casi dell'articolo 2, i termini dell'articolo 2-bis della legge 5 maggio 2001, n. 7")[0],
    'articolo 2 → null',
  );
});

lists('what stands beside an article that is left out of a list is of none', () => {
  const numbers = Array.from({ length: 70 }, (_, i) => i + 1).join(', ');
  const [list] = findInLaw(`dagli articoli ${numbers}, commi 1 e 3, e 90 si provvede`).own;
  assert.is(list!.articles.length, 61);
  assert.ok(list!.articles.every(({ paragraph }) => paragraph === null));
});

lists.run();
