// The day of each of the clauses that a unit coordinates.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { effectBelow, withEffects } from '../../../../../../engine/read/akn/relations/clause/coordination.js';
import type { Place } from '../../../../../../engine/read/akn/relations/clause/place/place.js';

const coordination = suite('coordination');

/** The day of each paragraph or article that words amend: `comma 3`, `articolo 5`. */
function daysOf(words: string, ...places: Place[]): (string | null)[] {
  return withEffects(
    places.map((to) => ({ to })),
    words,
    null,
  ).map(({ effect }) => effect?.date ?? null);
}

const law = 'della legge 5 maggio 1970, n. 270';
const [third, fourth, fifth, sixth]: Place[] = ['3', '4', '5', '6'].map((number) => ({ article: [number] }));
const [c1, c2, c3, c4]: Place[] = ['1', '2', '3', '4'].map((number) => ({ article: ['5'], paragraph: [number] }));
const [x, y] = ['2032-01-01', '2033-07-01'];

coordination('a day behind the last verb is of its subject alone', () => {
  for (const words of [
    `All'articolo 5 ${law}, al comma 1, le parole «0» sono sostituite dalle seguenti: «1» e il comma 2 e' abrogato con effetto dal 1° gennaio 2032.`,
    `All'articolo 5 ${law}, il comma 1 e' soppresso e il comma 2 e' abrogato a decorrere dal 1° gennaio 2032.`,
    `All'articolo 5 ${law}, e' abrogato il comma 1 ed e' soppresso, dal 1° gennaio 2032, il comma 2.`,
  ])
    assert.equal(daysOf(words, c1!, c2!), [null, x], words);
  assert.equal(
    daysOf(`All'articolo 5 ${law}, il comma 1 e' abrogato dal 1° gennaio 2032 e il comma 2 e' soppresso.`, c1!, c2!),
    [x, null],
  );
  assert.equal(
    daysOf(
      `All'articolo 5 ${law}, il comma 1 e' abrogato, il comma 2 e' soppresso e dopo il comma 3 e' inserito il seguente: «0», a decorrere dal 1° gennaio 2032.`,
      c1!,
      c2!,
    ),
    [null, null],
  );
});

coordination('a day behind «e» is of what follows it', () => {
  for (const words of [
    `Sono abrogati l'articolo 3 ${law}, e, con effetto dal 1° gennaio 2032, l'articolo 4 della medesima legge.`,
    `L'articolo 3 ${law}, e' abrogato e, dal 1° gennaio 2032, l'articolo 4 e' abrogato.`,
    `L'articolo 3 ${law}, e' abrogato e, a decorrere dal 1° gennaio 2032, nell'articolo 4 le parole «0» sono soppresse.`,
    `L'articolo 3 ${law}, e, dal 1° gennaio 2032, l'articolo 4 sono abrogati.`,
  ])
    assert.equal(daysOf(words, third!, fourth!), [null, x], words);
  assert.equal(
    daysOf(`L'articolo 3 ${law}, con effetto dal 1° gennaio 2032, e l'articolo 4 sono abrogati.`, third!, fourth!),
    [x, null],
  );
  assert.equal(
    daysOf(
      `Sono abrogati, dal 1° gennaio 2032, l'articolo 3 ${law}, e, dal 1° luglio 2033, l'articolo 4.`,
      third!,
      fourth!,
    ),
    [x, y],
  );
});

coordination('no day goes beyond a semicolon with a verb behind it', () => {
  for (const words of [
    `L'articolo 3 ${law}, e' abrogato; l'articolo 4 e' abrogato dal 1° gennaio 2032.`,
    `L'articolo 3 ${law}, e' abrogato; a decorrere dal 1° gennaio 2032, l'articolo 4 e' abrogato.`,
    `L'articolo 3 ${law}, e' abrogato. A decorrere dal 1° gennaio 2032 l'articolo 4 e' abrogato.`,
  ])
    assert.equal(daysOf(words, third!, fourth!), [null, x], words);
  assert.equal(
    daysOf(
      `Dal 1° gennaio 2032 l'articolo 3 ${law}, non si applica; l'articolo 4 della medesima legge e' abrogato.`,
      fourth!,
    ),
    [null],
  );
});

coordination('a day before the first verb is of all that «e» joins', () => {
  for (const words of [
    `A decorrere dal 1° gennaio 2032 all'articolo 5 ${law}, il comma 1 e' abrogato e al comma 2 le parole «0» sono soppresse; il comma 3 e' abrogato.`,
    `All'articolo 5 ${law}, con effetto dal 1° gennaio 2032, il comma 1 e' abrogato e il comma 2 e' soppresso; il comma 3 e' abrogato.`,
    `Al comma 4 dell'articolo 5 ${law}, le parole «0» sono soppresse e, dal 1° gennaio 2032, il comma 1 e' abrogato ed il comma 2 e' soppresso; il comma 3 e' abrogato.`,
  ])
    assert.equal(daysOf(words, c1!, c2!, c3!), [x, x, null], words);
});

coordination('a day in the words before a list is of all that the list has', () => {
  const list = "al comma 1 le parole «0» sono soppresse; il comma 2 e' abrogato";
  for (const words of [
    `A decorrere dal 1° gennaio 2032, all'articolo 5 ${law}, sono apportate le seguenti modificazioni: ${list}.`,
    `All'articolo 5 ${law}, sono apportate, a decorrere dal 1° gennaio 2032, le seguenti modificazioni: ${list}.`,
    `Dal 1° gennaio 2032, all'articolo 5 ${law}: ${list}.`,
  ]) {
    assert.equal(daysOf(words, c1!, c2!), [x, x], words);
    assert.equal(daysOf(words.replace('abrogato.', 'abrogato dal 1° luglio 2033.'), c1!, c2!), [x, y], words);
  }
  const rate = `A decorrere dal 1° gennaio 2032 il canone e' dovuto come segue: per i comuni in parte; l'articolo 4 ${law}, e' abrogato.`;
  assert.equal(daysOf(rate, fourth!), [null]);
});

coordination('one verb with one day has it for all of its objects', () => {
  for (const words of [
    `A decorrere dal 1° gennaio 2032 sono abrogati gli articoli 3, comma 2; 4; 5 ${law}, e l'articolo 6.`,
    `Sono abrogati a decorrere dal 1° gennaio 2032: l'articolo 3; l'articolo 4; gli articoli 5 e 6 ${law}.`,
    `Gli articoli 3 e 4; l'articolo 5; l'articolo 6 ${law}, sono abrogati dal 1° gennaio 2032.`,
    `Sono abrogati l'articolo 3 e l'articolo 4, nonche' gli articoli 5 e 6 ${law}, a far tempo dal 1° gennaio 2032.`,
  ])
    assert.equal(daysOf(words, third!, fourth!, fifth!, sixth!), [x, x, x, x], words);
  assert.equal(
    daysOf(
      `Sono abrogati: l'articolo 3; l'articolo 4, dal 1° gennaio 2032; l'articolo 5 ${law}.`,
      third!,
      fourth!,
      fifth!,
    ),
    [null, x, null],
  );
});

coordination('a place that is not named, or in clauses with several days, has none', () => {
  const words = `All'articolo 5 ${law}, il comma 1 e' abrogato e, dal 1° gennaio 2032, il comma 2 e' soppresso.`;
  assert.equal(daysOf(words, c4!, { article: ['5'] }), [null, null]);
  assert.equal(daysOf(words.replace('il comma 2', 'dopo il comma 2'), { article: ['5'], paragraph: ['2-bis'] }), [x]);
});

coordination('an event that no document dates gives no day, and is told', () => {
  const event = "dalla data di entrata in vigore del regolamento di cui all'articolo 9, comma 1";
  const effect = (words: string, place: Place) => withEffects([{ to: place }], words, null)[0]!.effect;
  for (const [words, said] of [
    [
      `A far data dall'adozione del decreto di cui al comma 8, l'articolo 3 ${law}, e' abrogato.`,
      "A far data dall'adozione del decreto di cui al comma 8",
    ],
    [`Con effetto ${event} e' abrogato l'articolo 3 ${law}.`, `Con effetto ${event}`],
    [`L'articolo 3 ${law}, e' abrogato ${event}.`, event],
  ] as const)
    assert.equal(effect(words, third!), { date: null, words: said }, words);
  assert.is(
    effect(`Dalla data di entrata in vigore della presente legge e' abrogato l'articolo 3 ${law}.`, third!),
    null,
  );
  const after = 'decorsi novanta giorni dalla data di entrata in vigore della presente legge';
  assert.equal(effect(`L'articolo 3 ${law}, e' abrogato ${after}.`, third!), { date: null, words: after });
  const joined = `Con effetto ${event}, l'articolo 3 ${law}, e' abrogato e l'articolo 4 e' soppresso; l'articolo 5 e' abrogato.`;
  assert.equal(
    [third!, fourth!, fifth!].map((place) => effect(joined, place)?.words),
    [`Con effetto ${event}`, `Con effetto ${event}`, undefined],
  );
  const both = `L'articolo 3 ${law}, e' abrogato; l'articolo 4 e' abrogato ${event}.`;
  assert.is(effect(both, third!), null);
  assert.is(effect(both, fourth!)?.words, event);
});

coordination('the last clause leads to the units below it', () => {
  assert.is(
    effectBelow(
      `L'articolo 3 ${law}, e' abrogato; dal 1° gennaio 2032, all'articolo 4 sono apportate le seguenti modificazioni:`,
    )?.date,
    x,
  );
  assert.is(
    effectBelow(
      `L'articolo 3 ${law}, e' abrogato dal 1° gennaio 2032 e all'articolo 4 sono apportate le seguenti modificazioni:`,
    ),
    null,
  );
});

coordination('of several days each is of the place in its order', () => {
  const words =
    'A decorrere dal 1° marzo 2028 e dal 1° gennaio 2029 sono abrogati, rispettivamente, gli articoli 4 e 5';
  const days = (articles: string[]) =>
    withEffects([{ to: { article: articles } }], words, null).map(({ to, effect }) => [
      to.article.join(),
      effect?.date,
    ]);
  assert.equal(days(['4', '5']), [
    ['4', '2028-03-01'],
    ['5', '2029-01-01'],
  ]);
  assert.equal(days(['4', '5', '6']), [['4,5,6', null]]);
  const [unread] = withEffects([{ to: { article: ['4', '5', '6'] } }], words, null);
  assert.is(unread!.effect?.isUnread, true);
  const beside = `L'articolo 3 ${law}, e' abrogato. Le lettere a) e b) dell'articolo 4 della medesima legge sono abrogate, rispettivamente, dal 1° gennaio 2032 e dal 1° luglio 2033.`;
  const each = withEffects([{ to: third! }, { to: { ...fourth, point: ['a', 'b'] } as Place }], beside, null);
  assert.equal(
    each.map(({ to, effect }) => [to.article?.join(), to.point?.join(), effect?.date ?? null]),
    [
      ['3', undefined, null],
      ['4', 'a', x],
      ['4', 'b', y],
    ],
  );
});

coordination('a day behind the new words is that of what brings them', () => {
  const days = (words: string, ...touched: { to: Place; quotations: { old: number[]; brought: number[] } }[]) =>
    withEffects(touched, words, null).map(({ effect }) => effect?.date ?? null);
  const one = { to: third!, quotations: { old: [0], brought: [1] } };
  const of = `All'articolo 3 ${law}, la parola: «0» e' sostituita dalla seguente: «1»`;
  assert.equal(days(`${of}, a decorrere dal 1° gennaio 2032.`, one), [x]);
  assert.equal(days(`${of} con effetto dal 1° gennaio 2032.`, one), [x]);
  assert.equal(days(`${of} per l'anno 2031 e dalla seguente: «2» a decorrere dal 1° gennaio 2032.`, one), [null]);
});

coordination('a sentence behind a list that has a day may be of the list', () => {
  const words = `A decorrere dal 1° gennaio 2032, all'articolo 5 ${law}, sono apportate le seguenti modificazioni: al comma 1 le parole «0» sono soppresse. Il comma 2 e' abrogato. L'articolo 4 della medesima legge e' abrogato.`;
  const effects = withEffects([{ to: c1! }, { to: c2! }, { to: fourth! }], words, null).map(({ effect }) => effect);
  assert.equal(
    effects.map((effect) => [effect?.date, effect?.isUnread]),
    [
      [x, undefined],
      [null, true],
      [undefined, undefined],
    ],
  );
});

coordination('where one of several sentences has a day, it is of the places that this one alone names', () => {
  const law = 'della legge 5 maggio 1970, n. 270';
  const days = (words: string, ...places: Place[]) =>
    withEffects(
      places.map((to) => ({ to })),
      words,
      null,
    ).map(({ effect }) => effect?.date ?? null);
  const later = "e' abrogato dal 1° gennaio 2032.";
  const [third, fourth, fifth]: Place[] = [{ article: ['3'] }, { article: ['4'] }, { article: ['5'] }];
  assert.equal(days(`Gli articoli 3 e 4 ${law}, sono abrogati. L'articolo 4 ${later}`, third!, fourth!), [null, null]);
  assert.equal(days(`Gli articoli 3 e 4 ${law}, sono abrogati. L'articolo 5 ${later}`, third!, fifth!), [
    null,
    '2032-01-01',
  ]);
  assert.equal(days(`L'articolo 3 ${law}, ${later} L'articolo 4 ${later}`, third!, fourth!), [
    '2032-01-01',
    '2032-01-01',
  ]);
  const acts = ['270', '271'].map((number) => ({ act: [`eli:/it/legge/1970/05/05/${number}`] }));
  assert.equal(
    days(
      `La legge 5 maggio 1970, n. 270, e' abrogata. La legge 5 maggio 1970, n. 271, e' abrogata dal 1° gennaio 2032.`,
      ...acts,
    ),
    [null, '2032-01-01'],
  );
});

coordination('of two clauses on one place, the quotations tell which one has the day', () => {
  const words = `All'articolo 5 ${law}, al comma 1, le parole «0» sono sostituite dalle seguenti: «1» e, dal 1° gennaio 2032, le parole «2» sono soppresse.`;
  const touched = [
    { to: c1!, quotations: { old: [0], brought: [1] } },
    { to: c1!, quotations: { old: [2], brought: [] } },
  ];
  assert.equal(
    withEffects(touched, words, null).map(({ effect }) => effect?.date ?? null),
    [null, x],
  );
  assert.equal(daysOf(words, c1!), [null]);
});

coordination('`the same day` is the one that the words before it state, or none that is known', () => {
  for (const words of [
    `L'articolo 3 ${law}, e' abrogato a decorrere dal 1° gennaio 2032. Dalla medesima data l'articolo 4 ${law} e' abrogato.`,
    `L'articolo 3 ${law}, e' abrogato dal 1° gennaio 2032 e, dalla stessa data, l'articolo 4 e' abrogato.`,
  ])
    assert.equal(daysOf(words, third!, fourth!), [x, x], words);
  for (const words of [
    `Il decreto e' adottato entro il 1° gennaio 2032. Dalla medesima data l'articolo 4 ${law} e' abrogato.`,
    `Dalla medesima data l'articolo 4 ${law} e' abrogato.`,
  ]) {
    const [operation] = withEffects([{ to: fourth! }], words, null);
    assert.equal(operation!.effect, { date: null, words: 'Dalla medesima data' }, words);
  }
});

coordination.run();
