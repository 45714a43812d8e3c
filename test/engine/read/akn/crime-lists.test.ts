import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeReferences } from '../../../../engine/read/akn/placed-references.js';
import type { OwnAct } from '../../../../engine/read/akn/own-references.js';

const lists = suite('crime-lists');

/** Article 3 of a decree that has articles 1 to 9. */
const own: OwnAct = {
  eli: 'eli:/it/decreto-legislativo/2001/06/08/57',
  title: 'Un titolo',
  date: '2001-06-08',
  part: null,
  article: '3',
  articlesOf: () => ['1', '2', '3', '4', '5', '8', '9'],
  parts: [null],
};

/** What the words lead to, the act by its number alone. */
const read = (text: string) =>
  placeReferences(own, text).flatMap(({ words, targets }) =>
    targets.map(({ act, article, paragraph }) =>
      [`${words} >`, act.split('/').at(-1), article, paragraph].filter((part) => part !== null).join(' '),
    ),
  );
const taxes = 'decreto legislativo 10 marzo 2000, n. 74';

lists('articles of a list are of the act that the words before it name for its crimes', () => {
  assert.equal(
    read(
      `1. In relazione alla commissione dei delitti previsti dal ${taxes}, si applicano all'ente le seguenti sanzioni pecuniarie:\n` +
        "a) per il delitto previsto dall'articolo 2, comma 1, la sanzione fino a cinquecento quote;\n" +
        'b) per i reati di cui agli articoli 8, comma 1, e 9, comma 2, la sanzione fino a cento quote.\n' +
        "2. Si applicano le sanzioni di cui all'articolo 9, comma 2.",
    ),
    [
      `${taxes} > 74`,
      'articolo 2, comma 1 > 74 2 1',
      'articoli 8, comma 1, e 9, comma 2 > 74 8 1',
      'articoli 8, comma 1, e 9, comma 2 > 74 9 2',
      'articolo 9, comma 2 > 57 9 2',
    ],
  );
});

lists('paragraphs in an item are of the article that it has named, where it has named one', () => {
  assert.equal(
    read(
      `1. Per i delitti previsti dal ${taxes} si applicano le seguenti sanzioni:\n` +
        "a) per i reati di cui all'articolo 4:\n1) per la violazione del comma 2, cento quote;\n" +
        '2) per il caso previsto dal terzo comma, duecento quote;\n' +
        'b) nei casi di cui al comma 2, le pene sono aumentate;\n' +
        'c) per gli articoli 4 e 5, nei casi di cui al comma 2, dieci quote.\n2. Nei casi di cui al comma 1, nulla.',
    ),
    [
      `${taxes} > 74`,
      'articolo 4 > 74 4',
      'comma 2 > 74 4 2',
      'terzo comma > 74 4 3',
      'articoli 4 e 5 > 74 4',
      'articoli 4 e 5 > 74 5',
      'comma 1 > 57 3 1',
    ],
  );
});

lists('punishments are of the own act, and behind a sentence no act is sure', () => {
  assert.equal(
    read(
      `1. Per i delitti previsti dal ${taxes} si applicano le seguenti sanzioni:\n` +
        "a) per il delitto di cui all'articolo 4, le sanzioni interdittive previste dall'articolo 9, comma 2;\n" +
        "b) per il delitto di cui all'articolo 5, cento quote. Si applicano altresì le sanzioni di cui all'articolo 9, comma 2;\n" +
        "c) per il delitto di cui all'articolo 8, cento quote. Resta fermo l'articolo 1.",
    ),
    [
      `${taxes} > 74`,
      'articolo 4 > 74 4',
      'articolo 9, comma 2 > 57 9 2',
      'articolo 5 > 74 5',
      'articolo 9, comma 2 > 57 9 2',
      'articolo 8 > 74 8',
    ],
  );
});

lists('of a list for which two acts are named, only what is said to be of the present act leads anywhere', () => {
  assert.equal(
    read(
      `1. Per i reati previsti dal ${taxes} e dalla legge 7 febbraio 1992, n. 150, si applica la confisca:\n` +
        "a) nei casi di cui all'articolo 4;\nb) nei casi di cui all'articolo 5 del presente decreto.",
    ),
    [`${taxes} > 74`, 'legge 7 febbraio 1992, n. 150 > 150', 'articolo 5 > 57 5'],
  );
});

lists('of a list whose crimes are in other laws, too, no article leads anywhere', () => {
  assert.equal(
    read(
      `1. Per i delitti previsti dal ${taxes} o da altre leggi speciali si applica la confisca:\na) nei casi di cui all'articolo 4.`,
    ),
    [`${taxes} > 74`],
  );
});

lists('an act that is named for something else, and a sentence without a list, leave articles to the own act', () => {
  for (const text of [
    `1. Le domande trasmesse ai sensi del ${taxes} sono valide:\na) se sottoscritte a norma dell'articolo 4.`,
    `1. Per i reati previsti dal ${taxes} la pena è aumentata. Si applica quanto segue:\na) l'articolo 4.`,
    `1. Per i reati previsti dal ${taxes} resta fermo l'articolo 4.`,
  ])
    assert.match(read(text).join('\n'), /articolo 4 > 57 4$/m);
});

lists.run();
