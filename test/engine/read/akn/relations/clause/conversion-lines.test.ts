// What a conversion law changes in its decree, in its annex or in the article that converts.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture, editorial } from '../../act-fixture.js';

const conversion = suite('lines of a conversion');

const decree = 'decreto-legge 12 febbraio 2001, n. 34';
const title = `Conversione in legge, con modificazioni, del ${decree}, recante misure urgenti`;
const name = 'Allegato\nMODIFICAZIONI APPORTATE IN SEDE DI CONVERSIONE AL DECRETO-LEGGE\n12 FEBBRAIO 2001, N. 34\n';

interface Law {
  title?: string;
  text?: string;
  annex?: string;
}

/** One line a claim, without the conversion itself: kind, reach and place in the decree. */
function read(law: Law): string[] {
  return claimsOf(law).map(({ kind, reach, to: { act, article, paragraph, point, number, division } }) =>
    [
      kind,
      reach,
      division,
      article && `art ${article}`,
      paragraph && `c ${paragraph}`,
      point && `l ${point}`,
      number && `n ${number}`,
      act === 'eli:/it/decreto-legge/2001/02/12/34' ? null : act,
    ]
      .filter((part) => part !== null && part !== '')
      .join(' '),
  );
}

function claimsOf({ text, annex, ...law }: Law) {
  const own = `1. Il ${decree}, è convertito in legge con le modificazioni riportate in allegato alla presente legge.`;
  const { root, act } = actFixture({ title: law.title ?? title, articles: [['1', text ?? own]] });
  if (annex !== undefined)
    act.annexes = [
      {
        eli: `${act.eli}/all/allegato`,
        name: 'Allegato',
        text: annex,
        notes: [],
        textSince: null,
        amendedText: false,
        graphic: false,
      },
    ];
  // What the new text of the decree does is not done by the law: `brought-in.test.ts`.
  return readClaims(root, act).claims.filter(({ kind, from }) => kind !== 'converte' && from.act === act.eli);
}

conversion('the annex amends the decree, each line in the place that the lines above lead to', () => {
  assert.equal(
    read({
      annex: `${name}All'articolo 4:
al comma 1:
all'alinea, le parole: «x» sono sostituite dalle seguenti: «y»;
alla lettera a):
al numero 1), le parole: «z» sono soppresse;
il numero 2) è soppresso;
dopo la lettera c) è aggiunta la seguente:
«c-bis) i consorzi»;
dopo il comma 2 è inserito il seguente:
«2-bis. Le regioni provvedono»;
alla rubrica sono aggiunte, in fine, le seguenti parole: «e altre misure».
L'articolo 5 è soppresso.
Dopo l'articolo 6 è inserito il seguente:
«Art. 6-bis (Turismo). - 1. L'articolo 7 della legge 7 agosto 1990, n. 241, è abrogato».`,
    }),
    [
      'sostituisce parole art 4 c 1',
      'abroga parole art 4 c 1 l a n 1',
      'abroga numero art 4 c 1 l a n 2',
      'inserisce lettera art 4 c 1 l c-bis',
      'inserisce comma art 4 c 2-bis',
      'inserisce parole art 4',
      'abroga articolo art 5',
      'inserisce articolo art 6-bis',
    ],
  );
});

conversion(
  'an operation of the annex names no article of the law, and its evidence is its line with those that lead to it',
  () => {
    const [first, second] = claimsOf({
      annex: `${name}All'articolo 1:\nal comma 1, le parole: «x» sono soppresse;\nil comma 2 è soppresso.`,
    });
    assert.equal([first!.from.article, first!.from.division, first!.from.paragraph], [null, 'Allegato', null]);
    assert.is(first!.evidence, "All'articolo 1: al comma 1, le parole: «x» sono soppresse;");
    assert.is(second!.evidence, "All'articolo 1: il comma 2 è soppresso.");
  },
);

conversion('a «capoverso» is of a text that the decree quotes: no article or paragraph of the decree', () => {
  assert.equal(
    read({
      annex: `${name}All'articolo 4:
al comma 1, ai capoversi Art. 155-bis e Art. 155-quater, primo comma, le parole: «x» sono sostituite dalle seguenti: «y»;
al comma 2, dopo il capoverso Art. 155-quinquies e' aggiunto il seguente: «Art. 155-sexies. - 1. Testo»;
al comma 3, capoverso Art. 9, il comma 2 e' soppresso.`,
    }),
    ['sostituisce parole art 4 c 1', 'inserisce periodo art 4 c 2', 'abroga periodo art 4 c 3'],
  );
});

conversion('what the editors say that the converting article changes, the annex does; it rules nothing', () => {
  const eli = 'urn:nir:stato:decreto.legge:2001-02-12;34';
  const said = (article: string) =>
    editorial(
      '1',
      `${eli}#${article}`,
      `, di conversione, ha disposto (con l'art. 1, comma 1) la modifica dell'art. ${article}.`,
    );
  const { root, act } = actFixture({
    title,
    active: said('4') + said('9'),
    articles: [
      [
        '1',
        `1. Il ${decree}, è convertito in legge con le modificazioni riportate in allegato alla presente legge.\n2. La presente legge entra in vigore il giorno successivo.`,
      ],
    ],
  });
  act.annexes = [
    {
      ...{ eli: `${act.eli}/all/allegato`, name: 'Allegato', notes: [], textSince: null, amendedText: false },
      ...{ graphic: false, text: `${name}L'articolo 4 è soppresso.` },
    },
  ];
  assert.equal(
    readClaims(root, act).claims.map(({ kind, method, to: { article } }) => [kind, method, article]),
    [
      ['abroga', 'testo', '4'],
      ['modifica', 'frase-sola', '9'],
      ['converte', 'conversione', null],
    ],
  );
});

conversion('lists with letters and wrapped lines read the same', () => {
  assert.equal(
    read({
      annex: `${name}All'articolo 12, comma 1:
a) alla lettera a), le parole:
«x» sono soppresse;
b) la lettera d) è sostituita
dalla seguente: «d) testo».
Gli articoli 13 e 14
sono soppressi.`,
    }),
    [
      'abroga parole art 12 c 1 l a',
      'sostituisce lettera art 12 c 1 l d',
      'abroga articolo art 13',
      'abroga articolo art 14',
    ],
  );
});

conversion('of several decrees the annex names its own; one that names none of them is not read', () => {
  const several = `Conversione in legge, con modificazioni, dei decreti-legge 12 febbraio 2001, n. 34, e 1 marzo 2001, n. 40`;
  const annex = "All'articolo 2 il comma 3 è soppresso.";
  assert.equal(read({ title: several, annex: `${name}${annex}` }), ['abroga comma art 2 c 3']);
  assert.equal(read({ title: several, annex: `Modificazioni apportate in sede di conversione\n${annex}` }), []);
});

conversion('an annex that is no list of modifications amends nothing', () => {
  assert.equal(read({ annex: "Allegato\nTabella dei contributi\nL'articolo 3 è soppresso." }), []);
});

conversion('the article that converts a decree does not do to it what the changes do to its parts', () => {
  assert.equal(
    read({
      text: `1. Il ${decree}, recante misure urgenti, è convertito in legge con le seguenti modificazioni:
all'articolo 1, comma 2, le parole: «x» sono sostituite dalle seguenti: «y»;
il comma 3 è soppresso;
dopo l'articolo 2 è inserito il seguente:
«Art. 2-bis. - 1. Testo».
2. Restano validi gli atti adottati.`,
    }),
    ['sostituisce parole art 1 c 2', 'abroga comma art 1 c 3', 'inserisce articolo art 2-bis'],
  );
  assert.equal(
    read({
      text: `E' convertito in legge il ${decree}, concernente proroga di termini, con la seguente modificazione: all'articolo 1, primo comma, le parole "x" sono soppresse.`,
    }),
    ['abroga parole art 1 c 1'],
  );
});

conversion('a law whose title tells of no conversion reads its own words so, too', () => {
  assert.equal(
    read({
      title: 'Disposizioni urgenti',
      text: `Il ${decree}, e' convertito in legge, con le seguenti modificazioni:\nall'articolo 3, il primo comma e' soppresso;\nl'articolo 4 e' soppresso.`,
    }),
    ['abroga comma art 3 c 1', 'abroga articolo art 4'],
  );
  assert.equal(
    read({
      title: 'Ratifica di un decreto',
      text: `Il ${decree}, e' ratificato con le modificazioni seguenti: l'articolo 4 e' soppresso.`,
    }),
    ['abroga articolo art 4'],
  );
});

conversion('a provision that applies with changes is only adapted', () => {
  assert.equal(
    read({
      title: 'Disposizioni urgenti',
      text: "1. Si applica l'articolo 5 della legge 7 agosto 1990, n. 241, con le seguenti modificazioni: il termine è di trenta giorni.",
    }),
    [],
  );
});

conversion('what stands behind `capoverso` is in the text that a place quotes', () => {
  assert.equal(
    read({
      annex: `${name}All'articolo 1:
al comma 1, lettera a), capoverso Art. 5-bis, comma 2, le parole: «x» sono soppresse;
al comma 3, capoverso comma 2-bis, lettera b), le parole: «x» sono soppresse;
al comma 4, capoverso «Art. 8», comma 1, le parole: «x» sono soppresse.`,
    }),
    ['abroga parole art 1 c 1 l a', 'abroga parole art 1 c 3', 'abroga parole art 1 c 4'],
  );
});

conversion('a table without a number is of the decree, not of the article that the line before names', () => {
  assert.equal(
    read({
      annex: `${name}All'articolo 7, il comma 2 e' soppresso.\nNella tabella allegata, la voce «x» e' soppressa.`,
    }),
    ['abroga comma art 7 c 2', 'abroga parole'],
  );
});

conversion('the title is of the decree, not of the article that the line before names', () => {
  for (const words of [
    'Al titolo, dopo la parola: «x» sono aggiunte le seguenti: «y»',
    'Al titolo del decreto-legge, le parole: «x» sono sostituite dalle seguenti: «y»',
    'nel titolo, le parole: «x» sono soppresse',
    'nel preambolo, le parole: «x» sono soppresse',
  ]) {
    const read = claimsOf({ annex: `${name}All'articolo 7, al comma 2, le parole: «x» sono soppresse.\n${words}.` });
    assert.equal(
      read.map(({ to: { article, paragraph }, reach }) => [article, paragraph, reach]),
      [
        ['7', '2', 'parole'],
        [null, null, 'parole'],
      ],
      words,
    );
  }
});

conversion('old laws order in the infinitive, and take up a place by a pronoun', () => {
  assert.equal(
    read({
      annex: `${name}Sopprimere gli articoli 8 e 9.
All'articolo 2, sostituirlo con il seguente: «Art. 2. Testo.».
Art. 3: sostituirlo con il seguente:
«Art. 3. Testo.».
L'articolo 10:
sopprimerlo.
Al secondo comma dell'articolo 11: sopprimerlo.
All'articolo 4:
al primo comma, sostituire le parole: «a» con le seguenti: «b»;
aggiungere, in fine, il seguente comma: «Testo.».
Sostituire l'articolo 13 con il seguente: «Art. 13. Testo.».`,
    }),
    [
      'abroga articolo art 8',
      'abroga articolo art 9',
      'sostituisce articolo art 2',
      'sostituisce articolo art 3',
      'abroga articolo art 10',
      'abroga comma art 11 c 2',
      'sostituisce parole art 4 c 1',
      'inserisce comma art 4',
      'sostituisce articolo art 13',
    ],
  );
});

conversion.run();
