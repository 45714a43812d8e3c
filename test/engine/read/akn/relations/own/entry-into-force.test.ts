// Provisions that enter into force on another day than their act.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../act-fixture.js';

const force = suite('entry into force');

const law = 'legge 7 agosto 1990, n. 241';
const paragraphs = (last: string) => [
  `1. All'articolo 9 della ${law}, il comma 2 e' abrogato.`,
  `2. All'articolo 10 della ${law}, il comma 2 e' abrogato.`,
  `3. Il termine di cui all'articolo 11 della ${law} e' prorogato al 31 dicembre 2002.`,
  last,
];

/** The day of each article of the other law, for an act that enters into force on 1 April 2001; its Gazzetta is of 20 March. */
function forces(last: string, otherForces?: string, more: [string, string][] = []): (string | null)[] {
  const { root, act } = actFixture({ articles: [['1', paragraphs(last).join('\n')], ...more] });
  const dated = { ...act, entryIntoForce: '2001-04-01', ...(otherForces === undefined ? {} : { otherForces }) };
  const { claims } = readClaims(root, dated);
  return ['9', '10', '11'].map((number) => claims.find(({ to }) => to.article === number)!.dates.force);
}

const [usual, own, next] = ['2001-04-01', '2001-03-20', '2001-03-21'];

force('a clause of the act gives its paragraphs the day of the Gazzetta, or the one after it', () => {
  for (const [clause, days] of [
    [
      '4. Il comma 3 entra in vigore il giorno stesso della pubblicazione della presente legge nella Gazzetta Ufficiale.',
      [usual, usual, own],
    ],
    [
      '4. I commi da 2 a 3 e il presente comma entrano in vigore il giorno stesso della pubblicazione della presente legge.',
      [usual, own, own],
    ],
    [
      '4. Il presente comma e il comma 1 entrano in vigore il giorno successivo a quello della pubblicazione della presente legge.',
      [next, usual, usual],
    ],
    [
      '4. La presente legge entra in vigore il 1° aprile 2001, ad eccezione dei commi 1 e 3 che entrano in vigore dalla data di pubblicazione della presente legge.',
      [own, usual, own],
    ],
    // Of the whole act nothing follows for a paragraph; on another day than that of the act, none is told.
    [
      '4. La presente legge entra in vigore il giorno successivo a quello della sua pubblicazione.',
      [usual, usual, usual],
    ],
    [
      '4. Il comma 3 entra in vigore il giorno stesso della pubblicazione del decreto di cui al comma 1.',
      [usual, usual, null],
    ],
    [
      '4. Il comma 3 entra in vigore il quindicesimo giorno successivo a quello della pubblicazione della presente legge.',
      [usual, usual, '2001-04-04'],
    ],
    [
      '4. Il comma 3 entra in vigore decorsi quindici giorni dalla pubblicazione della presente legge.',
      [usual, usual, null],
    ],
  ] as const)
    assert.equal(forces(clause), days, clause);
});

force('the note under the title sets paragraphs apart; where these are not understood no day is told', () => {
  const last = '4. Testo.';
  const apart = ', ad eccezione dei commi 1 e 3 che entrano in vigore il 20/03/2001.';
  assert.equal(forces(last, apart), [own, usual, own]);
  const named =
    ", ad eccezione delle disposizioni di cui ai commi 1 e 3 dell'art. 1 che entrano in vigore il 20/3/2001.";
  assert.equal(forces(last, named), [own, usual, own]);
  // Of which article the paragraphs are, only an act of one article tells.
  const others: [string, string][] = [['2', '1. Testo.']];
  assert.equal(forces(last, named, others), [own, usual, own]);
  assert.equal(forces(last, apart, others), [null, null, null]);
  assert.equal(forces(last, ', salvo quanto disposto da altre norme'), [null, null, null]);
});

force('what a clause excepts has the day that it says of it, and never that of the act', () => {
  const act = 'La presente legge entra in vigore il';
  const after = `${act} giorno successivo a quello della sua pubblicazione nella Gazzetta Ufficiale`;
  for (const [clause, days] of [
    [
      `${act} 1° aprile 2001, ad eccezione del comma 2, che entra in vigore il 1° giugno 2001.`,
      [usual, '2001-06-01', usual],
    ],
    [
      `${after}, fatta eccezione per i commi 1 e 3, che entrano in vigore il 1° giugno 2001.`,
      ['2001-06-01', usual, '2001-06-01'],
    ],
    [`${after}, salvo il comma 1 che entra in vigore il 1° giugno 2001.`, ['2001-06-01', usual, usual]],
    [`${after}, tranne il comma 3, il quale si applica a decorrere dal 1° giugno 2001.`, [usual, usual, null]],
    [`${after}, con esclusione del comma 3.`, [usual, usual, null]],
    [`La presente legge, ad eccezione dei commi 2 e 3, entra in vigore il 1° aprile 2001.`, [usual, null, null]],
    [`${after}, ad eccezione del comma 2, che entra in vigore dalla data stabilita con decreto.`, [usual, null, usual]],
    // Nothing is set apart.
    [`${after}, salvo quanto previsto dal comma 2.`, [usual, usual, usual]],
    [`${after}, salvo che il comma 2 disponga altrimenti.`, [usual, usual, usual]],
    [`${after}, ad eccezione dell'articolo 2 della legge 3 maggio 1985, n. 204.`, [usual, usual, usual]],
    [`Il comma 2 si applica ai comuni, ad eccezione del comma 3.`, [usual, usual, usual]],
  ] as const)
    assert.equal(forces(`4. ${clause}`), days, clause);
});

force('the day since which what is excepted applies is its day of effect', () => {
  const clause =
    '4. La presente legge entra in vigore il 1° aprile 2001, ad eccezione del comma 2, che si applica a decorrere dal 1° giugno 2001.';
  const { root, act } = actFixture({ articles: [['1', paragraphs(clause).join('\n')]] });
  const { claims } = readClaims(root, { ...act, entryIntoForce: usual });
  assert.equal(
    ['9', '10'].map((number) => {
      const { force, effect } = claims.find(({ to }) => to.article === number)!.dates;
      return [force, effect];
    }),
    [
      [usual, null],
      [null, '2001-06-01'],
    ],
  );
});

force('an act whose preface states no day enters into force on the one that its own words state', () => {
  const day = (...clauses: string[]) => {
    const { root, act } = actFixture({ articles: [['1', paragraphs(clauses.join('\n')).join('\n')]] });
    const { claims } = readClaims(root, { ...act, entryIntoForce: null });
    return claims.find(({ to }) => to.article === '9')!.dates.force;
  };
  const act = '4. La presente legge entra in vigore';
  assert.is(day(`${act} il giorno successivo a quello della sua pubblicazione nella Gazzetta Ufficiale.`), next);
  assert.is(day(`${act} il giorno della sua pubblicazione nella Gazzetta Ufficiale.`), own);
  assert.is(day(`${act} il giorno stesso della sua pubblicazione e sara' presentata alle Camere.`), own);
  assert.is(day(`${act} il quindicesimo giorno successivo a quello della sua pubblicazione.`), '2001-04-04');
  assert.is(
    day(`${act} il sessantesimo giorno successivo alla data di pubblicazione della presente legge.`),
    '2001-05-19',
  );
  assert.is(day(`${act} il 1° maggio 2001.`), '2001-05-01');
  for (const unsure of [
    `${act} decorsi sessanta giorni dalla sua pubblicazione.`,
    `${act} il giorno successivo a quello della pubblicazione del regolamento di cui al comma 1.`,
    `4. Il comma 3 entra in vigore il 1° maggio 2001.`,
    '4. La legge 3 maggio 1985, n. 204, entra in vigore il 1° maggio 2001.',
    `${act} il giorno successivo a quello della sua pubblicazione, ad eccezione del comma 1.`,
  ])
    assert.is(day(unsure), null, unsure);
  assert.is(
    day(
      `${act} il 1° maggio 2001.`,
      '5. La presente legge entra in vigore il giorno successivo alla sua pubblicazione.',
    ),
    null,
  );
});

force.run();
