// Provisions that enter into force on a day that their act does not tell, and those that have the day of their act all the same.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../act-fixture.js';

const unread = suite('unread entry into force');

const law = 'legge 7 agosto 1990, n. 241';
const usual = '2001-04-01';

/** Of the repeals of articles 9 and 10 by the first two articles of an act in force on 1 April 2001, the days of entry into force and of effect. */
function daysBy(clause: string, own = ''): (string | null)[] {
  const { root, act } = actFixture({
    articles: [
      ['1', `1. L'articolo 9 della ${law}, e' abrogato.${own}`],
      ['2', `1. L'articolo 10 della ${law}, e' abrogato.`],
      ['3', clause],
    ],
  });
  const { claims } = readClaims(root, { ...act, entryIntoForce: usual });
  return ['9', '10'].map((number) => {
    const { force, effect } = claims.find(({ to }) => to.article === number)!.dates;
    return effect ?? force;
  });
}

unread('a clause that states no day of the calendar leaves its provisions without that of the act', () => {
  for (const when of [
    'decorsi sei mesi dalla data di entrata in vigore della presente legge',
    'dopo tre mesi dalla pubblicazione della presente legge',
    'sei mesi dopo la pubblicazione della presente legge nella Gazzetta Ufficiale',
    'trascorsi novanta giorni dalla pubblicazione della presente legge',
    "alla data di cui all'articolo 8",
    'alla data di pubblicazione del decreto di cui al comma 2',
    'a decorrere dalla data di istituzione del catasto degli orti',
    'il giorno successivo alla scadenza del termine di cui al comma 2',
    "il primo giorno del mese successivo a quello di pubblicazione del decreto di cui all'articolo 8",
    "con l'adozione del decreto di cui all'articolo 8",
    'contestualmente al regolamento sugli orti',
    'alla data di entrata in vigore del regolamento sugli orti',
    "alla data di cessazione della siccita'",
  ]) {
    for (const subject of [
      "L'articolo 1 entra",
      "Le disposizioni di cui all'articolo 1 entrano",
      "Le norme dell'articolo 1 entreranno",
    ])
      assert.equal(daysBy(`1. ${subject} in vigore ${when}.`), [null, usual], `${subject} ${when}`);
    assert.equal(
      daysBy('1. Testo.', `\n2. Le disposizioni del presente articolo entrano in vigore ${when}.`),
      [null, usual],
      when,
    );
  }
});

unread('so does one whose subject stands behind, or that speaks of the entry into force or of the effect', () => {
  for (const clause of [
    "Decorsi sei mesi dalla data di entrata in vigore della presente legge, l'articolo 1 entra in vigore.",
    "Alla data di istituzione del catasto entrano in vigore le disposizioni di cui all'articolo 1.",
    "L'articolo 1 avra' effetto decorsi sei mesi dalla data di entrata in vigore della presente legge.",
    "Le disposizioni di cui all'articolo 1 hanno efficacia dalla data di istituzione del catasto.",
    "Le disposizioni di cui all'articolo 1 acquistano efficacia a decorrere dal novantesimo giorno successivo alla data di cui al comma 2.",
    "L'entrata in vigore dell'articolo 1 e' subordinata all'istituzione del catasto.",
    "L'efficacia delle disposizioni di cui all'articolo 1 e' subordinata, per gli orti, all'istituzione del catasto.",
    "L'entrata in vigore delle disposizioni di cui all'articolo 1 e' fissata con decreto del Ministro.",
    "Con decreto e' stabilita la data di entrata in vigore dell'articolo 1.",
  ])
    assert.equal(daysBy(`1. ${clause}`), [null, usual], clause);
  const both = 'Le disposizioni di cui agli articoli 1 e 2 entrano in vigore alla data di istituzione del catasto.';
  assert.equal(daysBy(`1. ${both}`), [null, null]);
});

unread('of a division, the articles that stand in it', () => {
  const { root, act } = actFixture({
    articles: [
      ['1', `1. L'articolo 9 della ${law}, e' abrogato.`],
      ['3', '1. Il capo I entra in vigore alla data di istituzione del catasto.'],
    ],
  });
  const articles = act.articles.map((one) => ({ ...one, division: one.number === '1' ? ['Capo I'] : ['Capo II'] }));
  const { claims } = readClaims(root, { ...act, articles, entryIntoForce: usual });
  assert.is(claims.find(({ to }) => to.article === '9')!.dates.force, null);
});

unread('the sentence that says so stands in the evidence', () => {
  const clause = "L'articolo 1 entra in vigore alla data di istituzione del catasto.";
  const { root, act } = actFixture({
    articles: [
      ['1', `1. L'articolo 9 della ${law}, e' abrogato.`],
      ['3', `1. ${clause}`],
    ],
  });
  const { claims } = readClaims(root, { ...act, entryIntoForce: usual });
  const [found] = claims.filter(({ to }) => to.article === '9');
  assert.is(found!.effectEvidence, clause);
  assert.is(found!.evidence, `1. L'articolo 9 della ${law}, e' abrogato.\n${clause}`.replace(/^1\. /, ''));
});

unread('a day that is read, the day of the act, and clauses on anything else change nothing', () => {
  for (const clause of [
    'La presente legge entra in vigore il giorno successivo a quello della sua pubblicazione nella Gazzetta Ufficiale.',
    'La presente legge entra in vigore decorsi dieci giorni dalla sua pubblicazione.',
    'Le disposizioni della presente legge entrano in vigore alla data di istituzione del catasto.',
    "Le disposizioni di cui all'articolo 1 entrano in vigore alla data di entrata in vigore della presente legge.",
    "L'articolo 1 entra in vigore contestualmente all'entrata in vigore della presente legge.",
    "Il decreto di cui all'articolo 1 entra in vigore alla data della sua pubblicazione.",
    "Il regolamento previsto dall'articolo 1 entra in vigore decorsi sei mesi dalla sua adozione.",
    "Le disposizioni di cui all'articolo 1 hanno effetto nei confronti degli orti comunali.",
    "Le disposizioni di cui all'articolo 1 non hanno effetto sugli orti comunali.",
    "L'articolo 5 della legge 3 maggio 1985, n. 204, entra in vigore alla data di istituzione del catasto.",
    "Fino alla data di entrata in vigore del regolamento di cui all'articolo 1 gli orti restano aperti.",
    "L'applicazione delle sanzioni di cui all'articolo 1 e' stabilita con decreto.",
  ])
    assert.equal(daysBy(`1. ${clause}`), [usual, usual], clause);
  for (const [when, day] of [
    ['il 1° gennaio 2003', '2003-01-01'],
    ['a decorrere dal 1° gennaio 2003', '2003-01-01'],
    ['il sessantesimo giorno successivo alla pubblicazione della presente legge', '2001-05-19'],
  ] as const)
    assert.equal(daysBy(`1. L'articolo 1 entra in vigore ${when}.`), [day, usual], when);
});

unread('two exceptions in one sentence are both heard', () => {
  const begin =
    '1. La presente legge entra in vigore il giorno successivo a quello della sua pubblicazione, ad eccezione';
  const first = "dell'articolo 1, che entra in vigore il 1° gennaio 2003";
  const later = 'che entra in vigore alla data di istituzione del catasto';
  assert.equal(daysBy(`${begin} ${first}, e dell'articolo 2, ${later}.`), ['2003-01-01', null]);
  assert.equal(daysBy(`${begin} ${first}, e dell'articolo 2, che entra in vigore il 1° luglio 2004.`), [
    '2003-01-01',
    '2004-07-01',
  ]);
  assert.equal(daysBy(`${begin} dell'articolo 2, ${later}, nonche' ${first}.`), ['2003-01-01', null]);
  assert.equal(daysBy(`${begin} degli articoli 1 e 2, ${later}.`), [null, null]);
});

unread.run();
