import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readReferences } from '../../../../engine/read/akn/read-references.js';
import { readLines } from '../../../../engine/read/akn/text.js';
import { descendants } from '../../../../engine/read/akn/xml.js';
import type { OwnAct } from '../../../../engine/read/akn/own-references.js';
import { actFixture } from './act-fixture.js';

const references = suite('read-references');

/** Article 1 of the act of the fixture, which has three. */
const own: OwnAct = {
  eli: 'eli:/it/legge/2001/03/05/57',
  title: 'Un titolo',
  date: '2024-03-05',
  part: null,
  article: '1',
  articlesOf: (part) => (part === null ? ['1', '2', '3'] : []),
  parts: [null],
};

function read(content: string): string[] {
  const { root } = actFixture({
    body: `<article eId="art_1"><paragraph><content><p>${content}</p></content></paragraph></article>`,
  });
  const paragraphs = descendants(root, 'paragraph');
  return readReferences(paragraphs, own, readLines(paragraphs).join('\n')).map(
    ({ text, target }) =>
      `${text} > ${[target.act, target.part, target.article, target.paragraph].filter((field) => field !== null).join(' ')}`,
  );
}
const ref = (href: string, text: string) => `<ref eId="ref_1" href="${href}">${text}</ref>`;

references('a reference leads to act, article and comma', () => {
  assert.equal(
    read(
      `Ai sensi dell'${ref('/akn/it/act/decretoLegislativo/stato/2005-03-07/82/!main#art_64bis-com2', 'articolo 64-bis, comma 2, del decreto legislativo 7 marzo 2005, n. 82')}.`,
    ),
    [
      'articolo 64-bis, comma 2, del decreto legislativo 7 marzo 2005, n. 82 > eli:/it/decreto-legislativo/2005/03/07/82 64-bis 2',
    ],
  );
});

references('repeal marks, notes, quoted text and acts of the Union are not cited', () => {
  assert.equal(
    read(
      `COMMA ABROGATO DALLA ${ref('/akn/it/act/legge/stato/2022-03-09/22/!main', 'L. 9 MARZO 2022, N. 22')} <authorialNote>${ref('/akn/it/act/legge/stato/1999-03-09/22/!main', 'legge 9 marzo 1999, n. 22')}</authorialNote>` +
        `<mod eId="m"><quotedText eId="q">${ref('/akn/it/act/legge/stato/1998-03-09/22/!main', 'legge 9 marzo 1998, n. 22')}</quotedText></mod>${ref('/akn/it/act/regolamento/eu/2016/679/!main', 'regolamento (UE) 2016/679')}`,
    ),
    [],
  );
});

references('«la costituzione di parte civile» is no act of the article before it, whatever its link says', () => {
  const linked = ref('/akn/it/act/costituzione/stato/1947-12-27/const/!main#art_205-com3', '3, la costituzione');
  assert.equal(
    read(
      `Le questioni sulle nullita' indicate nell'articolo 205 comma 2 della legge 9 marzo 1999, n. 22, nell'articolo 2 comma ${linked} di parte civile sono precluse.`,
    ),
    [
      'articolo 205 comma 2 della legge 9 marzo 1999, n. 22 > eli:/it/legge/1999/03/09/22 205 2',
      'articolo 2 comma 3 > eli:/it/legge/2001/03/05/57 2 3',
    ],
  );
});

references('the same words to the same target count once, the act itself not at all', () => {
  const same = ref('/akn/it/act/legge/stato/1999-03-09/22/!main#art_3', 'art. 3 della legge 9 marzo 1999, n. 22');
  assert.is(read(same + same + ref('/akn/it/act/legge/stato/2001-03-05/57/!main', 'presente legge')).length, 1);
});

references('of several articles with one number the link leads to one, and the words name the others', () => {
  const href = '/akn/it/act/decretoLegge/stato/2005-06-30/115/!main#art_36ter';
  const words = 'articoli 36-bis e 36-ter del decreto-legge 30 giugno 2005, n. 115';
  assert.equal(read(`Agli ${ref(href, words)}.`), [
    `${words} > eli:/it/decreto-legge/2005/06/30/115 36-bis`,
    `${words} > eli:/it/decreto-legge/2005/06/30/115 36-ter`,
  ]);
});

references('every paragraph of a list is a reference', () => {
  const law = (place: string, words: string) => ref(`/akn/it/act/legge/stato/2005-12-23/266/!main#${place}`, words);
  assert.equal(
    read(
      `I ${law('art_1-com23', 'commi 23')}, ${law('art_1-com24', '24')} e ${law('art_1-com25', "25 dell'articolo 1 della legge 23 dicembre 2005, n. 266")} sono noti.`,
    ),
    ['23', '24', '25'].map(
      (paragraph) =>
        `commi 23, 24 e 25 dell'articolo 1 della legge 23 dicembre 2005, n. 266 > eli:/it/legge/2005/12/23/266 1 ${paragraph}`,
    ),
  );
});

references('the article behind a converting law is the decree’s', () => {
  assert.equal(
    read(
      `Al ${ref('/akn/it/act/decretoLegge/stato/2018-10-04/113/!main', 'decreto-legge 4 ottobre 2018, n. 113')}, convertito dalla ${ref('/akn/it/act/legge/stato/2018-12-01/132/!main#art_15', 'legge 1° dicembre 2018, n. 132, articolo 15')}, dopo il comma 1.`,
    ).map((line) => line.split(' > ')[1]),
    ['eli:/it/decreto-legge/2018/10/04/113 15', 'eli:/it/legge/2018/12/01/132'],
  );
});

const cases: [promise: string, href: string, words: string, ...expected: string[]][] = [
  [
    'the first number of the words wins over a last one in the link, and the words end with it',
    'legge/stato/2020-02-23/335/!main#art_2-com26',
    'articolo 2, comma 26, della legge 8 agosto 1995, n. 335, alla data del 23 febbraio 2020',
    'articolo 2, comma 26, della legge 8 agosto 1995, n. 335 > eli:/it/legge/1995/08/08/335 2 26',
  ],
  [
    'the article of the words wins over another one in the link',
    'decretoLegge/stato/2014-06-24/90/!main#art_50',
    'articolo 51 del decreto-legge 24 giugno 2014, n. 90',
    'eli:/it/decreto-legge/2014/06/24/90 51',
  ],
  [
    'two spellings of one article are no difference',
    'decretoLegge/stato/2005-06-30/115/!main#art_14unvicies',
    'articolo 14-vicies semel del decreto-legge 30 giugno 2005, n. 115',
    'eli:/it/decreto-legge/2005/06/30/115 14-unvicies',
  ],
  [
    'one link over two acts leads to both',
    'decretoLegislativo/stato/1996-02-10/103/!main',
    'decreti legislativi 30 giugno 1994, n. 509 e 10 febbraio 1996, n. 103',
    'decreti legislativi 30 giugno 1994, n. 509 > eli:/it/decreto-legislativo/1994/06/30/509',
    '10 febbraio 1996, n. 103 > eli:/it/decreto-legislativo/1996/02/10/103',
  ],
  [
    'a code that had several texts is the one of the link',
    'decretoLegislativo/stato/2006-04-12/163/!main#art_127',
    'articolo 127 del codice dei contratti pubblici',
    'eli:/it/decreto-legislativo/2006/04/12/163 127',
  ],
  [
    'an authority is told by the link',
    'decreto/ministero.finanze/1999-09-03/321/!main',
    'decreto del Ministro delle finanze 3 settembre 1999, n. 321',
    'eli:/it/ministero-finanze/decreto/1999/09/03/321',
  ],
  [
    'a comma that begins the words is no article',
    'legge/stato/2009-05-05/42/!main#art_7-com2',
    '2, della legge 5 maggio 2009, n. 42',
    'eli:/it/legge/2009/05/05/42 7 2',
  ],
  [
    'a year alone stays until the corpus resolves it',
    'legge/stato/2031/7/!main',
    'legge n. 7 del 2031',
    'eli:/it/legge/2031/7',
  ],
];
for (const [promise, href, words, ...expected] of cases)
  references(promise, () =>
    assert.equal(
      read(ref(`/akn/it/act/${href}`, words)),
      expected.map((target) => (target.includes(' > ') ? target : `${words} > ${target}`)),
    ),
  );

references('in a list before its act the words around win over a link to the act before', () => {
  const link = (words: string) => ref('/akn/it/act/legge/stato/2011-12-22/214/!main#art_1', words);
  assert.equal(
    read(
      `dalla ${ref('/akn/it/act/legge/stato/2011-12-22/214/!main', 'legge 22 dicembre 2011, n. 214')}, e all'${link('articolo 1')}, commi 762 e ${link('767')}, della ${ref('/akn/it/act/legge/stato/2019-12-27/160/!main', 'legge 27 dicembre 2019, n. 160')}, sono differite`,
    ),
    [
      'legge 22 dicembre 2011, n. 214 > eli:/it/legge/2011/12/22/214',
      'articolo 1, commi 762 e 767, della legge 27 dicembre 2019, n. 160 > eli:/it/legge/2019/12/27/160 1 762',
      'articolo 1, commi 762 e 767, della legge 27 dicembre 2019, n. 160 > eli:/it/legge/2019/12/27/160 1 767',
    ],
  );
});

references('a link whose words run on to the next act gives each act its own article', () => {
  assert.equal(
    read(
      `ai sensi del ${ref('/akn/it/act/decretoLegislativo/stato/2005-03-07/82/!main#art_3', "decreto legislativo 7 marzo 2005, n. 82 e dell'articolo 3")} della legge 13 agosto 2010, n. 136, e degli`,
    ),
    [
      'decreto legislativo 7 marzo 2005, n. 82 > eli:/it/decreto-legislativo/2005/03/07/82',
      'articolo 3 della legge 13 agosto 2010, n. 136 > eli:/it/legge/2010/08/13/136 3',
    ],
  );
});

references('an article behind an act is its own where the words set it beside, and not where they go on', () => {
  const law = '/akn/it/act/legge/stato/2019-11-18/133/!main#art_12';
  assert.equal(
    read(
      `dalla ${ref(law, "legge 18 novembre 2019, n. 133, e di cui all'articolo 12, comma 1")}, aggravato; alla ${ref(law, "legge 18 novembre 2019, n. 133, l'articolo 12")} e' abrogato.`,
    ),
    ['legge 18 novembre 2019, n. 133 > eli:/it/legge/2019/11/18/133', 'articolo 12 > eli:/it/legge/2019/11/18/133 12'],
  );
});

references('every article of a citation is a reference, also where the link has the act alone', () => {
  const words = 'articoli 3, comma 1, 4 e da 10 a 12 della legge 13 agosto 2010, n. 136';
  assert.equal(
    read(
      `agli articoli 3, comma 1, 4 e da 10 a 12 della ${ref('/akn/it/act/legge/stato/2010-08-13/136/!main', 'legge 13 agosto 2010, n. 136')}.`,
    ),
    ['3 1', '4', '10', '11', '12'].map((place) => `${words} > eli:/it/legge/2010/08/13/136 ${place}`),
  );
});

references(
  'the act itself is cited by an article of its own where words or link say so, never by an article of another act',
  () => {
    const own = '/akn/it/act/legge/stato/2001-03-05/57/!main#art_3';
    assert.equal(
      read(
        `Il presente decreto e l'${ref(own, 'articolo 3')}; l'${ref(own, 'articolo 3')} della legge 13 agosto 2010, n. 136.`,
      ),
      [
        'articolo 3 > eli:/it/legge/2001/03/05/57 3',
        'articolo 3 della legge 13 agosto 2010, n. 136 > eli:/it/legge/2010/08/13/136 3',
      ],
    );
  },
);

references('words that the text has not are no reference: headings, notes of the editors', () => {
  const link = ref('/akn/it/act/legge/stato/1999-03-09/22/!main', 'legge 9 marzo 1999, n. 22');
  const { root } = actFixture({
    body: `<article eId="art_1"><paragraph><content><p>Testo. ------------ AGGIORNAMENTO (4) La ${link} ha disposto.</p></content></paragraph></article>`,
  });
  assert.equal(readReferences(descendants(root, 'paragraph'), own, 'Testo.'), []);
});

references('words between the marks of the editors are those of the text', () => {
  const link = ref(
    '/akn/it/act/legge/stato/1999-03-09/22/!main#art_3',
    'articolo 3, ((comma 2,)) della legge 9 marzo 1999, n. 22',
  );
  const { root } = actFixture({
    body: `<article eId="art_1"><paragraph><content><p>all'((${link})).</p></content></paragraph></article>`,
  });
  const words = 'articolo 3, comma 2, della legge 9 marzo 1999, n. 22';
  assert.equal(
    readReferences(descendants(root, 'paragraph'), own, `all'${words}.`).map(({ text }) => text),
    [words],
  );
  const half = ref('/akn/it/act/legge/stato/1999-03-09/22/!main', 'legge 9 marzo 1999, n. 22');
  const cut = actFixture({
    body: `<article eId="art_1"><paragraph><content><p>((nuovo, agli articoli 3 e 5)) della ${half}.</p></content></paragraph></article>`,
  });
  assert.equal(
    readReferences(
      descendants(cut.root, 'paragraph'),
      own,
      'nuovo, agli articoli 3 e 5 della legge 9 marzo 1999, n. 22.',
    ).map(({ text, target }) => `${target.article} ${text}`),
    ['3', '5'].map((article) => `${article} articoli 3 e 5 della legge 9 marzo 1999, n. 22`),
  );
});

references('places of the act itself are cited, as far as it has them and the words mean it', () => {
  const cites = (content: string) => read(content).map((line) => line.replace(' > eli:/it/legge/2001/03/05/57', ' >'));
  assert.equal(cites("1. Nei casi dell'articolo 2, comma 4; ai fini dell'articolo 9."), ['articolo 2, comma 4 > 2 4']);
  assert.equal(cites("1. Ai sensi dell'articolo 3 della presente legge, e dell'articolo 2 del contratto."), [
    'articolo 3 > 3',
  ]);
  assert.equal(cites("1. Si applica l'articolo seguente; il presente articolo no."), ['articolo seguente > 2']);
});

references('what is put into another act is not cited, and a place in amending words is of the amended act', () => {
  assert.equal(
    read(
      "1. All'articolo 5 della legge 13 agosto 2010, n. 136, dopo il comma 1 e' inserito il seguente: «1-bis. Si applica l'articolo 3 della legge 9 marzo 1999, n. 22.».",
    ),
    [
      'articolo 5 della legge 13 agosto 2010, n. 136 > eli:/it/legge/2010/08/13/136 5',
      'comma 1 > eli:/it/legge/2010/08/13/136 5 1',
    ],
  );
  const { root } = actFixture({
    body: '<article eId="art_1"><paragraph><content><p>1. Alla legge 13 agosto 2010, n. 136, sono apportate le seguenti modificazioni:</p><p>a) all\'articolo 2, le parole: «di cui all\'articolo 3» sono soppresse.</p></content></paragraph></article>',
  });
  const paragraphs = descendants(root, 'paragraph');
  assert.equal(
    readReferences(paragraphs, own, readLines(paragraphs).join('\n')).map(
      ({ target }) => `${target.act} ${target.article}`,
    ),
    ['eli:/it/legge/2010/08/13/136 null', 'eli:/it/legge/2010/08/13/136 2'],
  );
});

references.run();
