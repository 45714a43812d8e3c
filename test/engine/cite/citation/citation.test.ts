// What is refused, what people call acts by number, days that no calendar has, and provisions without an article.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations, parseCitation, resolveCitation, type Citation } from '../../../../engine/cite/cite.js';
import { indexOf } from '../act-index.js';

const law241 = 'eli:/it/legge/1990/08/07/241';
const constitution = 'eli:/it/costituzione/1947/12/27';

const citations = suite('kinds of citation');

/** The one citation of a text. */
function only(text: string): Citation {
  const found = findCitations(text);
  assert.is(found.length, 1, `${text}: ${found.length} citations, expected 1`);
  return found[0]!;
}

citations('an ELI of another country is one without its scheme, too', () => {
  for (const path of ['de/bund/bgbl-1/2025/145', 'eu/ep/directive/2014/92', 'lu/loi/2006/07/31/n2']) {
    for (const text of [path, `/${path}`, path.toUpperCase(), path.replaceAll('/', '%2F')])
      assert.is(parseCitation(text).eli, `eli:/${path}`, text);
  }
  assert.is.not(parseCitation('n/a legge 241/1990').method, 'identificatore');
});

citations('the ELI of a paragraph names its article and its number, alone and in a text', () => {
  for (const [ending, paragraph] of [
    ['2-bis/com/1', '1'],
    ['2-bis/com/1-ter', '1-ter'],
    ['2-bis/COM/1%2Dter', '1-ter'],
  ]) {
    const eli = `${law241}/art/${ending}`;
    for (const text of [eli, eli.slice('eli:'.length), eli.replaceAll('/', '%2F')]) {
      const { article, paragraph: found, refusal } = parseCitation(text);
      assert.equal([article, found, refusal], ['2-bis', paragraph, null], text);
    }
  }
  const inText = only(`Si veda ${law241}/art/2/com/3, che dispone altro.`);
  assert.equal([inText.article, inText.paragraph], ['2', '3']);
  for (const wrong of ['2/com/', '2/com/%24', '2/com/1/2', '2/comma/1'])
    assert.is(parseCitation(`${law241}/art/${wrong}`).refusal?.code, 'malformed-identifier', wrong);
});

citations('what an office decides is no act of the State, with its own name', () => {
  for (const text of [
    'la delibera ANAC n. 311 del 12 luglio 2023',
    'il messaggio n. 3096 del 2023',
    'la risoluzione n. 12 del 2021',
    'la determinazione dirigenziale n. 88 del 2022',
  ]) {
    const { method, foreign } = only(text);
    assert.is(method, 'non-statale', text);
    assert.is(foreign?.kind, 'administrative', text);
    assert.ok(text.endsWith(foreign!.name), `${text}: named ${foreign!.name}`);
    assert.is(resolveCitation(only(text), indexOf([law241])).kind, 'foreign', text);
  }
  assert.is(only('la deliberazione di Giunta comunale n. 45 del 12 marzo 2023').foreign?.kind, 'regional');
});

citations('numbers of cases, contracts and bills are no citations', () => {
  for (const text of [
    'nel giudizio R.G. n. 1234/2020',
    'la sentenza nel procedimento n. 4411/2021 R.G.N.R.',
    'il contratto rep. n. 45871 del 3 maggio 2011',
    'il disegno di legge 1083',
    'il decreto ingiuntivo n. 512 del 2019',
    'prot. 9981/2022',
  ])
    assert.equal(findCitations(text), [], text);
});

citations('a nickname of several acts has all of them as candidates', () => {
  const { named, inForce, name } = only('Secondo la 231 risponde anche la società.');
  assert.is(name, 'la 231');
  assert.is(inForce, false);
  assert.ok(named.includes('eli:/it/decreto-legislativo/2001/06/08/231') && named.length > 1);
});

citations('a nickname means the act of that number that the text named before', () => {
  const [, second] = findCitations('Il decreto legislativo n. 231 del 2007 vieta il contante. La 231 vale per tutti.');
  assert.is(second?.recall?.rule, 'number');
  assert.is(second?.year, 2007);
});

citations('a number that is no law has no nickname', () => {
  for (const text of ['il 231 passa di qui', 'la 231ª giornata', 'la 104 e 105', 'la 231 edizione'])
    assert.equal(findCitations(text), [], text);
});

citations('an impossible day is kept as written, and said', () => {
  const citation = only('la legge 30 febbraio 1990, n. 241');
  assert.is(citation.date, null);
  assert.is(citation.impossibleDate, '1990-02-30');
  const known = resolveCitation(citation, indexOf([law241]));
  assert.equal(known.kind === 'one' && known.notices, [
    { code: 'wrong-day', asked: '1990-02-30', actual: '1990-08-07' },
  ]);
  const unknown = resolveCitation(citation, indexOf([]));
  assert.equal(unknown.kind === 'unknown' && unknown.notices, [{ code: 'no-such-day', asked: '1990-02-30' }]);
});

citations('a transitional provision of the Constitution is the annex of its number', () => {
  for (const [text, annex] of [
    ['XIV disp. trans. Cost.', 'allegato-xiv'],
    ['la XII disposizione transitoria e finale della Costituzione', 'allegato-xii'],
    ['la dodicesima disposizione transitoria della Costituzione', 'allegato-xii'],
  ] as const) {
    const citation = only(text);
    assert.is(citation.annex, annex, text);
    assert.ok(text.endsWith(text.slice(citation.start)) && citation.start <= 3, text);
    const known = resolveCitation(citation, indexOf([constitution]));
    assert.equal(known.kind === 'one' && known.notices, [{ code: 'annex', annex, act: constitution }], text);
    const without = indexOf([constitution], () => false);
    assert.is(resolveCitation(citation, without).kind, 'unknown', text);
  }
  assert.equal(findCitations('le disposizioni transitorie della Costituzione'), []);
});

citations('a list goes on with several articles of the next act', () => {
  const articles = findCitations('artt. 1362 e ss. c.c. e 115 e 116 c.p.c.').map(({ article, moreArticles }) =>
    [article, ...moreArticles.map((more) => more.article)].join(' '),
  );
  assert.equal(articles, ['1362', '115 116']);
});

citations('articles joined by «e l’» are of the act behind the last one', () => {
  const numbers = (text: string) =>
    findCitations(text).map(({ article, paragraph, moreArticles }) =>
      [{ article, paragraph }, ...moreArticles].map((one) => `${one.article} ${one.paragraph ?? ''}`.trim()).join(', '),
    );
  const act = 'della legge 7 agosto 1990, n. 241';
  assert.equal(numbers(`visti l'art. 21-octies, comma 2, e l'art. 31 ${act}`), ['21-octies 2, 31']);
  assert.equal(numbers(`l’articolo 3, comma 1, nonché l’articolo 5, comma 2, ${act}`), ['3 1, 5 2']);
  assert.equal(numbers(`l'art. 3 e gli artt. 5 e 6 ${act}`), ['3, 5, 6']);
  // Behind a comma alone a clause may begin, and an act of its own ends the list.
  assert.equal(numbers(`ai sensi dell'art. 3, l'art. 5 ${act}`), ['5']);
  assert.equal(numbers(`l'art. 575 c.p. e l'art. 5 ${act}`), ['575', '5']);
});

citations('a number before a code is an article after ex, or with a Latin suffix', () => {
  for (const [text, article] of [
    ['danno ex 2059 c.c.', '2059'],
    ['la memoria 171-ter n. 2 c.p.c.', '171-ter'],
  ] as const)
    assert.is(only(text).article, article, text);
  assert.equal(findCitations('nel 2020 c.c. postale'), []);
});

citations('lists go on after ss., over strokes, and with what leads back', () => {
  const numbers = (text: string) =>
    findCitations(text).map(({ article, moreArticles }) =>
      [article, ...moreArticles.map((more) => more.article)].join(' '),
    );
  assert.equal(numbers('artt. 12 sgg., 70 e 171-ter della legge n. 633 del 1941'), ['12 70 171-ter']);
  assert.equal(numbers('artt. 64-bis/64-quater della legge n. 633 del 1941'), ['64-bis 64-quater']);
  assert.equal(numbers('gli artt. 1218 e 1228 c.c., nonché 2236 dello stesso codice'), ['1218 1228', '2236']);
});

citations('a noun that the text defines leads back to its act', () => {
  const [, second] = findCitations(
    'È regolato dal D.Lgs. 31 marzo 2023 n. 36 (di seguito, Codice). Valgono gli articoli 94 e 95 del Codice.',
  );
  assert.is(second?.article, '94');
  assert.is(second?.number, '36');
});

citations('a defined noun means its act beside other acts of that noun, and judgments come between no acts', () => {
  const found = findCitations(
    'Il d.lgs. n. 36 del 2023 (di seguito "Codice") è in vigore. Il termine dell\'art. 120 cod. proc. amm. decorre dalla comunicazione ' +
      "di cui all'art. 90 del Codice, ex artt. 22 e segg. della l. n. 241/1990 e 35 e 36 del Codice.",
  );
  assert.equal(
    found.map(({ article, number, mayMean }) => [article, number, mayMean.length]),
    [
      [null, '36', 0],
      ['120', null, 0],
      ['90', '36', 0],
      ['22', '241', 0],
      ['35', '36', 0],
    ],
  );
  const [, , , recalled] = findCitations(
    "Violazione dell'art. 2043 c.c. e 115 c.p.c. (Cass. n. 34476/2019). Si lamenta, ex art. 360, n. 4, stesso codice, la nullità.",
  );
  assert.is(recalled?.article, '360');
  assert.equal(recalled?.named, ['eli:/it/regio-decreto/1940/10/28/1443']);
});

citations('commas go on after a letter of the one before', () => {
  const citation = only("l'art. 256, commi 1, lett. a), e 2, D.Lgs. 3 aprile 2006 n. 152");
  assert.equal([citation.article, citation.paragraph, citation.point], ['256', '1', 'a']);
});

citations('the number of an office has its whole date', () => {
  const text = 'la determinazione dirigenziale n. 1455 del 4 settembre 2023';
  assert.is(only(text).end, text.length);
});

citations('numbers with letters behind them, people and elided words are no laws', () => {
  for (const text of [
    'il lotto L. 104/92B del magazzino',
    "l'Orlando furioso, canto 3",
    "art. 2 dell'opera, l'Orlando furioso",
    "l'avv. L. Severino",
  ])
    assert.equal(findCitations(text), [], text);
});

citations('a council is no month', () => {
  assert.is(only('la deliberazione di C.C. n. 71 del 19/12/2024').foreign?.kind, 'administrative');
});

citations.run();
