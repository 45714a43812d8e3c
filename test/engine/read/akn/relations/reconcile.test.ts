// What an operation of the law's text reaches.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../engine/read/akn/read-relations.js';
import { actFixture, editorial } from '../act-fixture.js';

const reconcile = suite('reconcile');

const law = 'urn:nir:stato:legge:1990-08-07;241';
const converted =
  'convertito con modificazioni dalla L. 4 maggio 2001, n. 60 (in G.U. 04/05/2001, n. 102), ha disposto';

function read(text: string, sentences: [fragment: string, sentence: string][]) {
  const active = sentences.map(([fragment, sentence]) => editorial('1', `${law}#${fragment}`, sentence)).join('');
  const { root, act } = actFixture({ active, articles: [['1', text]] });
  return readClaims(root, act).claims;
}

reconcile('what a conversion law added has its Gazzetta, what was decreed keeps its own', () => {
  const claims = read(
    "1. All'articolo 5 della legge 7 agosto 1990, n. 241, dopo il comma 2 sono inseriti i seguenti: «2-bis. Uno. \n2-ter. Due.».",
    [
      ['5', "ha disposto (con l'art. 1, comma 1) l'introduzione del comma 2-bis all'art. 5."],
      ['5', `${converted} (con l'art. 1, comma 1) l'introduzione del comma 2-ter all'art. 5.`],
    ],
  );
  assert.equal(
    claims.map(({ to, dates, method }) => [to.paragraph, dates.publication, method]),
    [
      ['2-bis, 2-ter', '2001-03-20', 'testo'],
      ['2-ter', '2001-05-04', 'testo'],
    ],
  );
});

reconcile(
  'what a conversion law added is in force since the version that began after its Gazzetta, whatever day was asked',
  () => {
    const { root, act } = actFixture({
      active: editorial('1-bis', `${law}#5`, `${converted} (con l'art. 1-bis, comma 1) l'abrogazione dell'art. 5.`),
      articles: [['1-bis', "1. L'articolo 5 della legge 7 agosto 1990, n. 241, e' abrogato."]],
    });
    const force = (day: string) => {
      const publication = { ...act.publication, eli: `eli/id/2001/03/20/001G0109/CONSOLIDATED/${day}` };
      return readClaims(root, { ...act, textDate: '2001-08-01', publication }).claims[0]!.dates;
    };
    assert.equal(force('20010505'), { publication: '2001-05-04', force: '2001-05-05', effect: null });
    assert.is(force('20010701').force, null);
  },
);

reconcile('an article of an annex that is replaced whole is changed', () => {
  const { root, act } = actFixture({
    active: editorial(
      '1',
      `${law}#Allegato 5-art. 1`,
      "ha disposto (con l'art. 1, comma 1) la modifica dell'art. 1 dell'Allegato 5.",
    ),
    articles: [
      [
        '1',
        "1. L'allegato 5 della legge 7 agosto 1990, n. 241, e' sostituito dal seguente: «Allegato 5 \nArt. 1. Testo.».",
      ],
    ],
  });
  const told = readClaims(root, act).claims.find(({ to }) => to.article === '1');
  assert.equal([told?.kind, told?.nature, told?.method], ['modifica', 'testuale', 'frase']);
});

reconcile('the Gazzetta of a conversion that a sentence tells of another decree is not that of the act', () => {
  const [claim] = read("1. Il comma 2 dell'articolo 9 e' soppresso.", [
    [
      '5',
      "nel modificare l'art. 9 del D.L. 17 marzo 1999, n. 18, convertito con modificazioni dalla L. 24 aprile 1999, n. 27 (in G.U. 29/04/1999, n. 110), ha disposto (con l'art. 1, comma 1) la modifica dell'art. 5.",
    ],
  ]);
  assert.is(claim!.dates.publication, '2001-03-20');
});

reconcile('a sentence of a point that the text no longer has is told of by none of the others', () => {
  const claims = read(
    "1. All'articolo 5 della legge 7 agosto 1990, n. 241:\na) al comma 1, le parole «a» sono soppresse;\nb) il comma 3 e' abrogato.",
    [
      [
        '5',
        "ha disposto (con l'art. 1, comma 1, lettera a)) la modifica dell'art. 5, comma 1; (con l'art. 1, comma 1, lettera c)) la modifica dell'art. 5, comma 6.",
      ],
    ],
  );
  assert.equal(
    claims.map(({ kind, nature, from, to, method }) => [kind, nature, from.point, to.paragraph, method]),
    [
      ['abroga', 'testuale', 'a', '1', 'testo'],
      ['abroga', 'testuale', 'b', '3', 'testo'],
      ['modifica', null, 'c', '6', 'frase-sola'],
    ],
  );
});

reconcile(
  'a sentence of a point that the unchanged text lacks is left out where its paragraph does not name the act',
  () => {
    const other = 'urn:nir:stato:regio.decreto:1940-10-28;1443#380-bis';
    const sentence = "ha disposto (con l'art. 1, comma 1, lettera g)) la modifica dell'art. 380-bis.";
    const claimsOf = (act: string) => {
      const text = `1. ${act}, sono apportate le seguenti modificazioni:\na) all'articolo 2, il comma 1 e' abrogato;\nb) l'articolo 3 e' abrogato.`;
      const { root, act: own } = actFixture({ active: editorial('1', other, sentence), articles: [['1', text]] });
      return readClaims(root, own);
    };
    const refuted = claimsOf('Alla legge 7 agosto 1990, n. 241');
    assert.equal(
      refuted.claims.map(({ method }) => method),
      ['testo', 'testo'],
    );
    assert.is(refuted.leftOut.length, 1);
    assert.is(claimsOf('Al regio decreto 28 ottobre 1940, n. 1443').claims.at(-1)!.method, 'frase-sola');
  },
);

reconcile('what a conversion is said to have changed has no day where no text tells whether it was decreed', () => {
  const { root, act } = actFixture({
    active: ['1', '1-bis']
      .map((article) =>
        editorial(article, `${law}#5`, `${converted} (con l'art. ${article}, comma 1) la modifica dell'art. 5.`),
      )
      .join(''),
    articles: [['9', '1. Altro.']],
  });
  assert.equal(
    readClaims(root, act).claims.map(({ from, dates }) => [from.article, dates.publication]),
    [
      ['1', null],
      ['1-bis', '2001-05-04'],
    ],
  );
});

reconcile('a paragraph that amends another act, and names the day 24, does not amend article 24', () => {
  const { root, act } = actFixture({
    active: editorial(
      '1',
      'urn:nir:stato:legge:1991-07-23;223#24',
      "nel modificare l'art. 5 della L. 7 agosto 1990, n. 241, ha conseguentemente disposto (con l'art. 1, comma 1) la modifica dell'art. 24.",
    ),
    articles: [
      ['1', "1. All'articolo 5 della legge 24 agosto 1990, n. 241, la parola «x» e' sostituita dalla parola «y»."],
    ],
  });
  assert.equal(
    readClaims(root, act).claims.map(({ to, nature }) => [to.article, nature]),
    [
      ['5', 'testuale'],
      ['24', null],
    ],
  );
});

reconcile('resources that are «aggiuntive» add no text', () => {
  const [claim] = read(
    "1. Al fondo di cui all'articolo 5 della legge 7 agosto 1990, n. 241, sono assegnate risorse aggiuntive pari a 200 milioni.",
    [['5', "ha disposto (con l'art. 1, comma 1) la modifica dell'art. 5."]],
  );
  assert.is.not(claim!.nature, 'testuale');
});

reconcile('a rule that a conversion law completed has the Gazzetta of the conversion', () => {
  const claims = read(
    '1. Le disposizioni della legge 7 agosto 1990, n. 241, articolo 5, non si applicano.\n1-bis. Resta fermo il comma 1.',
    [
      ['5', "ha disposto (con l'art. 1, comma 1) la modifica dell'art. 5."],
      ['5', `${converted} (con l'art. 1, commi 1 e 1-bis) la modifica dell'art. 5.`],
    ],
  );
  assert.equal(
    claims.map(({ kind, from, dates }) => [kind, from.paragraph, dates.publication]),
    [
      ['regola', '1', '2001-03-20'],
      ['regola', '1, 1-bis', '2001-05-04'],
    ],
  );
});

reconcile('a clause of another paragraph, which amends another act, is not told of by the words of the first', () => {
  const text =
    "1. All'articolo 7 della legge 5 luglio 1995, n. 300, le parole «a» sono soppresse.\n2. All'articolo 12 della legge 7 agosto 1990, n. 241, il comma 3 e' abrogato.";
  const sentence = (paragraph: string) =>
    `ha disposto (con l'art. 1, comma 2) la modifica dell'art. 12, comma 3; nel modificare l'art. 7 della L. 5 luglio 1995, n. 300, ha conseguentemente disposto (con l'art. 1, comma ${paragraph}) la modifica dell'art. 12.`;
  const kinds = (paragraph: string) =>
    read(text, [['12', sentence(paragraph)]])
      .filter(({ to }) => to.act.endsWith('/241'))
      .map(({ kind, nature, from, method }) => [kind, nature, from.paragraph, method]);
  assert.equal(kinds('1'), [['abroga', 'testuale', '2', 'testo']], 'its words name another act alone');
  assert.equal(kinds('19'), [['abroga', 'testuale', '2', 'testo']], 'a paragraph that is not there is a slip');
});

reconcile('a paragraph without a number is the one that the sentence names', () => {
  const [claim] = read("La legge 7 agosto 1990, n. 241, e' abrogata.", [
    ['', "ha disposto (con l'art. 1, comma 1) l'abrogazione dell'intero provvedimento."],
  ]);
  assert.equal([claim!.from.paragraph, claim!.reach, claim!.method], ['1', 'atto', 'testo']);
});

reconcile('words replaced wherever they stand are replaced in the article that the sentence names', () => {
  const claims = read(
    '1. Nella legge 7 agosto 1990, n. 241, le parole «a», ovunque ricorrano, sono sostituite dalle seguenti: «b».',
    [['5', "ha disposto (con l'art. 1, comma 1) la modifica dell'art. 5, comma 2."]],
  );
  const claim = claims.find(({ to }) => to.article === '5')!;
  assert.equal([claim.kind, claim.nature, claim.reach], ['sostituisce', 'testuale', 'parole']);
});

reconcile('a clause may state a day of effect before the act', () => {
  const [claim] = read(
    "1. All'articolo 5 della legge 7 agosto 1990, n. 241, il comma 2 e' abrogato.\n2. Le disposizioni di cui al comma 1 si applicano dal 1° gennaio 2001.",
    [['5', "ha disposto (con l'art. 1, comma 1) l'abrogazione del comma 2 dell'art. 5."]],
  );
  assert.is(claim!.dates.effect, '2001-01-01');
  assert.match(claim!.effectEvidence!, /^Le disposizioni di cui al comma 1/);
});

reconcile('a marked amendment whose link names the act alone adds nothing to the words of its paragraph', () => {
  const { root, act } = actFixture({
    active: `<textualMod eId="amod_1" type="repeal"><source href="#modNov_1"/><destination href="${law}"/></textualMod>`,
    body: `<article eId="art_1"><paragraph eId="art_1__para_1"><content><p><mod eId="modNov_1">Gli articoli 3 e 4 sono abrogati.</mod></p></content></paragraph></article>`,
    articles: [['1', '1. Nella legge 7 agosto 1990, n. 241, gli articoli 3 e 4 sono abrogati.']],
  });
  assert.equal(
    readClaims(root, act).claims.map(({ to }) => to.article),
    ['3', '4'],
  );
});

reconcile('a paragraph that only rules is no amendment, though another paragraph amends the same article', () => {
  const text =
    "1. All'articolo 5 della legge 7 agosto 1990, n. 241, il comma 2 e' abrogato.\n2. L'articolo 5 della legge 7 agosto 1990, n. 241, si applica anche agli enti locali.";
  const claims = read(text, [
    [
      '5',
      "ha disposto (con l'art. 1, comma 1) l'abrogazione del comma 2 dell'art. 5; (con l'art. 1, comma 2) la modifica dell'art. 5.",
    ],
  ]);
  assert.equal(
    claims.map(({ kind, nature, from }) => [kind, nature, from.paragraph]),
    [
      ['abroga', 'testuale', '1'],
      ['regola', 'ambito', '2'],
    ],
  );
});

reconcile('a paragraph that says since when, or to what, another one applies rules it', () => {
  const amendment = "1. All'articolo 5 della legge 7 agosto 1990, n. 241, il comma 2 e' abrogato.";
  const sentence =
    "ha disposto (con l'art. 1, comma 1) l'abrogazione del comma 2 dell'art. 5; (con l'art. 1, comma 2) la modifica dell'art. 5.";
  for (const [clause, day] of [
    ['si applicano dal 1° gennaio 2002', '2002-01-01'],
    ['si applicano alle somme restituite dal 1° gennaio 2002', null],
  ] as const) {
    const claims = read(`${amendment}\n2. Le disposizioni di cui al comma 1 ${clause}.`, [['5', sentence]]);
    const found = claims.map(({ kind, nature, dates }) => `${kind} ${nature} ${dates.effect}`);
    assert.equal(found, [`abroga testuale ${day}`, `regola efficacia ${day}`]);
  }
});

reconcile('articles of an annex that the paragraph brings in are brought in', () => {
  const [first] = read(
    "1. Dopo l'Allegato II.6 del decreto legislativo 31 marzo 1998, n. 36, e' inserito il seguente: «Allegato II.6-bis\nArticolo 4.».",
    [],
  );
  assert.equal([first?.kind, first?.reach], ['inserisce', 'allegato']);
  const { root, act } = actFixture({
    active: editorial(
      '1',
      'urn:nir:stato:decreto.legislativo:1998-03-31;36#Allegato II.6 bis-art. 4',
      "ha disposto (con l'art. 1, comma 1) l'introduzione dell'art. 4 dell'Allegato II.6-bis.",
    ),
    articles: [
      [
        '1',
        "1. Dopo l'Allegato II.6 del decreto legislativo 31 marzo 1998, n. 36, e' inserito il seguente: «Allegato II.6-bis\nArticolo 4.».",
      ],
    ],
  });
  const article = readClaims(root, act).claims.find(({ to }) => to.article === '4');
  assert.equal([article?.kind, article?.nature, article?.reach], ['inserisce', 'testuale', 'articolo']);
});

reconcile.run();
