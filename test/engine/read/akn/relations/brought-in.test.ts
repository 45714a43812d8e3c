// What the paragraphs do to other acts that a conversion law brings into its decree.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../engine/read/akn/read-relations.js';
import type { RelationClaim } from '../../../../../engine/law/relation.js';
import { resolveRelations } from '../../../../../engine/read/corpus/resolve.js';
import { actFixture } from '../act-fixture.js';

const broughtIn = suite('paragraphs that a conversion brings in');

const decree = 'decreto-legge 12 febbraio 2001, n. 34';
const eli = 'eli:/it/decreto-legge/2001/02/12/34';
const law = 'della legge 7 agosto 1990, n. 241';
const title = `Conversione in legge, con modificazioni, del ${decree}, recante misure urgenti`;
const name = 'Allegato\nMODIFICAZIONI APPORTATE IN SEDE DI CONVERSIONE AL DECRETO-LEGGE\n12 FEBBRAIO 2001, N. 34\n';

/** The claims that come from the decree. */
function claimsOf(lines: string, own = title): RelationClaim[] {
  const text = `1. Il ${decree}, è convertito in legge con le modificazioni riportate in allegato alla presente legge.`;
  const { root, act } = actFixture({ title: own, articles: [['1', text]] });
  act.entryIntoForce = '2001-03-21';
  act.annexes = [
    {
      ...{ eli: `${act.eli}/all/allegato`, name: 'Allegato', text: name + lines },
      ...{ notes: [], textSince: null, amendedText: false, graphic: false },
    },
  ];
  return readClaims(root, act).claims.filter(({ from }) => from.act === eli);
}

/** `art 3 c 2-bis: abroga comma art 5 c 3`. */
function read(lines: string): string[] {
  return claimsOf(lines).map(({ kind, reach, nature, from, to }) =>
    [
      `art ${from.article}${from.paragraph === null ? '' : ` c ${from.paragraph}`}${from.point === null ? '' : ` l ${from.point}`}:`,
      kind,
      reach ?? nature,
      to.article && `art ${to.article}`,
      to.paragraph && `c ${to.paragraph}`,
      to.act === 'eli:/it/legge/1990/08/07/241' ? null : to.act,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

broughtIn('what a new paragraph amends is amended by the decree, since the law', () => {
  const lines = `All'articolo 3, dopo il comma 2 è inserito il seguente:
«2-bis. All'articolo 5 ${law}, il comma 3 è abrogato».`;
  assert.equal(read(lines), ['art 3 c 2-bis: abroga comma art 5 c 3']);
  const [claim] = claimsOf(lines);
  assert.equal(claim!.dates, { publication: '2001-03-20', force: '2001-03-21', effect: null });
  assert.is(claim!.method, 'testo');
  assert.equal(claim!.evidence!.split('\n'), [
    `All'articolo 3, dopo il comma 2 è inserito il seguente: «2-bis. All'articolo 5 ${law}, il comma 3 è abrogato».`,
    `All'articolo 5 ${law}, il comma 3 è abrogato`,
  ]);
});

broughtIn('so is what several paragraphs, and new articles, amend', () => {
  assert.equal(
    read(`All'articolo 3:
al comma 1, le parole: «a» sono soppresse;
dopo il comma 2 sono aggiunti i seguenti:
«2-bis. Gli articoli 5 e 6 ${law}, sono abrogati.
2-ter. Dopo l'articolo 8 ${law}, è inserito il seguente:
"Art. 8-bis (Ambito). - 1. La legge si applica agli enti."».
Dopo l'articolo 6 sono inseriti i seguenti:
«Art. 6-bis (Modifica alla legge 7 agosto 1990, n. 241). - 1. Gli enti provvedono.
2. All'articolo 9 ${law}, le parole: "dieci" sono sostituite dalle seguenti: "venti".
Art. 6-ter. - (Proroga). - 1. Il termine di cui all'articolo 10 ${law}, è prorogato al 31 dicembre 2002».
L'articolo 7 è sostituito dal seguente:
«Art. 7. - 1. L'articolo 11 ${law}, è abrogato».
All'articolo 8, il comma 4 è sostituito dai seguenti:
«4. L'articolo 12 ${law}, è abrogato.
4-bis. L'articolo 13 ${law}, è abrogato».`),
    [
      'art 3 c 2-bis: abroga articolo art 5',
      'art 3 c 2-bis: abroga articolo art 6',
      'art 3 c 2-ter: inserisce articolo art 8-bis',
      'art 6-bis c 2: sostituisce parole art 9',
      'art 7 c 1: abroga articolo art 11',
      'art 8 c 4: abroga articolo art 12',
      'art 8 c 4-bis: abroga articolo art 13',
      'art 6-ter c 1: proroga efficacia art 10',
    ],
  );
});

broughtIn('a paragraph without a number has the one that the words give it', () => {
  assert.equal(read(`All'articolo 3, il comma 2 è sostituito dal seguente: «L'articolo 5 ${law}, è abrogato».`), [
    'art 3 c 2: abroga articolo art 5',
  ]);
});

broughtIn('a new paragraph may say since when another one has effect', () => {
  const [claim] = claimsOf(`All'articolo 3, dopo il comma 2 sono inseriti i seguenti:
«2-bis. L'articolo 5 ${law}, è abrogato.
2-ter. Le disposizioni di cui al comma 2-bis hanno effetto dal 1° gennaio 2004».`);
  assert.is(claim!.dates.effect, '2004-01-01');
});

broughtIn(
  'nothing comes from words alone, from what amends the decree itself, or from a law that converts no decree',
  () => {
    assert.equal(
      read(`All'articolo 3, comma 1, le parole: «l'articolo 5 ${law}, è abrogato» sono soppresse.
All'articolo 4, dopo il comma 2 è inserito il seguente: «2-bis. L'articolo 5 del presente decreto è abrogato».
All'articolo 6, dopo il comma 2 è inserito il seguente: «2-bis. L'articolo 5 della presente legge è abrogato».`),
      [],
    );
    const lines = `All'articolo 3, dopo il comma 2 è inserito il seguente: «2-bis. L'articolo 5 ${law}, è abrogato».`;
    assert.equal(claimsOf(lines, 'Misure urgenti'), []);
  },
);

broughtIn('where the decree as converted is loaded too, the relation is one, with the days of the law', () => {
  const paragraph = `2-bis. L'articolo 5 ${law}, è abrogato.`;
  const { root, act } = actFixture({ articles: [['3', `2. Gli enti provvedono.\n${paragraph}`]] });
  const own = { ...act, eli, type: 'decreto-legge', number: '34', date: '2001-02-12' };
  const publication = { ...act.publication, date: '2001-02-13' };
  const articles = act.articles.map((article) => ({ ...article, eli: `${eli}/art/3` }));
  const converted = claimsOf(`All'articolo 3, dopo il comma 2 è inserito il seguente: «${paragraph}»`);
  const claims = [...readClaims(root, { ...own, publication, articles }).claims, ...converted];
  const index = { hasAct: () => true, actByTypeYearNumber: () => null, hasArticle: () => true };
  const [relation, ...more] = resolveRelations(claims, index);
  assert.is(more.length, 0);
  assert.equal(
    [relation!.from.article, relation!.from.paragraph, relation!.parts.length, relation!.dates.publication],
    ['3', '2-bis', 0, '2001-03-20'],
  );
});

broughtIn.run();
