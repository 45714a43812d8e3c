// The article that a paragraph is of which a law amends.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readReferences } from '../../../../engine/read/akn/read-references.js';
import { readLines } from '../../../../engine/read/akn/text.js';
import { descendants } from '../../../../engine/read/akn/xml.js';
import { actFixture } from './act-fixture.js';

const amended = suite('amendments');

const names = new Map([
  ['eli:/it/legge/2010/08/13/136', 'L. 136'],
  ['eli:/it/legge/2012/03/09/22', 'L. 22'],
  ['eli:/it/legge/2001/03/05/57', 'own'],
]);

/** The paragraphs that the lines of an article name, with the articles that they are of. */
function read(...lines: string[]): string[] {
  const { root } = actFixture({
    body: `<article eId="art_1"><paragraph><content>${lines.map((line) => `<p>${line}</p>`).join('')}</content></paragraph></article>`,
  });
  const paragraphs = descendants(root, 'paragraph');
  const own = {
    eli: 'eli:/it/legge/2001/03/05/57',
    title: 'Un titolo',
    date: '2024-03-05',
    part: null,
    article: '1',
    articlesOf: () => ['1', '2', '3'],
    parts: [null],
  };
  return readReferences(paragraphs, own, readLines(paragraphs).join('\n'))
    .filter(({ text }) => !/\d{4}/.test(text))
    .map(({ text, target: { act, part, article, paragraph, fromEnd } }) =>
      [text, '>', names.get(act) ?? act, part, article, paragraph ?? (fromEnd && -fromEnd)].filter(Boolean).join(' '),
    );
}

const law = 'legge 13 agosto 2010, n. 136';

amended('a paragraph in a point is of the article that the points above it name', () => {
  assert.equal(
    read(
      `1. Alla ${law}, sono apportate le seguenti modificazioni:`,
      "a) all'articolo 5:",
      '1) al comma 1, le parole: «altro» sono soppresse;',
      "2) dopo il comma 2 e' inserito il seguente:",
      '«2-bis. Si applica il comma 7.»;',
      '3) i commi 3 e 4 sono abrogati;',
      "b) all'articolo 6, il secondo comma e' sostituito dal seguente: «Nuovo.»;",
      "c) l'articolo 8 e' abrogato.",
      '2. Restano fermi gli effetti del comma 1.',
    ),
    [
      'articolo 5 > L. 136 5',
      'comma 1 > L. 136 5 1',
      'comma 2 > L. 136 5 2',
      'commi 3 e 4 > L. 136 5 3',
      'commi 3 e 4 > L. 136 5 4',
      'articolo 6 > L. 136 6',
      'secondo comma > L. 136 6 2',
      'articolo 8 > L. 136 8',
      'comma 1 > own 1 1',
    ],
  );
});

amended('an act that an aside names is not the one that is amended', () => {
  assert.equal(
    read(
      `1. Al titolo II della ${law}, sono apportate le seguenti modificazioni:`,
      "a) dopo l'articolo 4, abrogato dall'articolo 9 della legge 9 marzo 2012, n. 22, e' inserito il seguente: «Art. 4-bis. Nuovo.»;",
      "b) l'articolo 5 e' sostituito dal seguente: «Art. 5. Nuovo.»;",
      "c) all'articolo 6, primo comma, introdotto dalla legge 9 marzo 2012, n. 22, le parole: «altro» sono soppresse;",
      "d) all'articolo 7, il secondo comma e' abrogato.",
    ),
    [
      'articolo 4 > L. 136 4',
      'articolo 5 > L. 136 5',
      'articolo 6, primo comma > L. 136 6 1',
      'articolo 7 > L. 136 7',
      'secondo comma > L. 136 7 2',
    ],
  );
});

amended('a paragraph is of the article that its paragraph or its sentence amends', () => {
  assert.equal(
    read(
      `1. All'articolo 5 della ${law}, sono apportate le seguenti modificazioni:`,
      "a) il comma 2 e' abrogato;",
      'b) al comma 3, ultimo periodo, le parole: «e altro» sono soppresse.',
      `2. All'articolo 7 della ${law}, dopo il comma 1 e' inserito il seguente: «1-bis. Nuovo.».`,
    ),
    ['comma 2 > L. 136 5 2', 'comma 3, ultimo periodo > L. 136 5 3', 'comma 1 > L. 136 7 1'],
  );
});

amended('points of more than one level, and a label without its last stop, keep the act', () => {
  assert.equal(
    read(
      `1. All'allegato I.7 della ${law}, sono apportate le seguenti modificazioni:`,
      "a) all'articolo 3:",
      '1) al comma 1:',
      "1.1. la lettera a) e' soppressa;",
      "1.2 la lettera d) e' sostituita dalla seguente: «d) altro»;",
      "2) il comma 4 e' abrogato;",
      "b) all'articolo 2, il comma 6 e' abrogato.",
    ),
    [
      'articolo 3 > L. 136 allegato I.7 3',
      'comma 1 > L. 136 allegato I.7 3 1',
      'comma 4 > L. 136 allegato I.7 3 4',
      'articolo 2 > L. 136 allegato I.7 2',
      'comma 6 > L. 136 allegato I.7 2 6',
    ],
  );
});

amended('a paragraph has no article where several are named, or another act, or it only leads to one', () => {
  const commas = (...lines: string[]) => read(...lines).filter((line) => /^comma/.test(line));
  assert.equal(commas(`1. Agli articoli 5 e 6 della ${law}, il comma 2 e' abrogato.`), []);
  assert.equal(
    commas(`1. Dopo l'articolo 5 della ${law} e' inserito il seguente: «5-bis.» e il comma 2 e' abrogato.`),
    [],
  );
  assert.equal(
    commas(
      `1. All'articolo 5 della ${law}, le parole: «altro» sono soppresse; alla legge 9 marzo 2012, n. 22, il comma 2 e' abrogato.`,
    ),
    [],
  );
  assert.equal(
    commas(
      `1. Alla ${law}, sono apportate le seguenti modificazioni:`,
      "a) all'articolo 5, ai fini di cui al comma 9, le parole: «altro» sono soppresse;",
      "b) il comma 2 e' abrogato.",
    ),
    [],
  );
  // Nothing tells whether the second article goes on with the first.
  assert.equal(
    commas(
      `1. Fermo restando quanto previsto dall'articolo 4 della legge 9 marzo 2012, n. 22, all'articolo 5 della ${law}, il comma 2 e' abrogato.`,
    ),
    [],
  );
});

amended('a heading above the paragraphs says what they amend, where it names one act', () => {
  const paragraph = "1. All'articolo 5, comma 1, le parole: «altro» sono soppresse.";
  assert.equal(read(`Modifiche alla parte terza della ${law}`, paragraph), ['articolo 5, comma 1 > L. 136 5 1']);
  assert.equal(read(`Modifiche alla ${law} e alla legge 9 marzo 2012, n. 22`, paragraph), []);
  assert.equal(read(`Attuazione della ${law}`, paragraph), []);
});

amended.run();
