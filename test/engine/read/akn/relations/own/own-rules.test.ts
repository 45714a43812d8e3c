// What an act's own words do to another act without changing its text, with no editor's sentence that says so.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../act-fixture.js';

const rules = suite('own rules');

/** Kind, nature and ends of each claim: `interpreta interpretazione 1/2 > 241 art 7 c 3`. */
function read(text: string): string[] {
  const { root, act } = actFixture({ articles: [['1', text]] });
  return readClaims(root, act).claims.map(({ kind, nature, from, to }) => {
    const place = [['art', to.article] as const, ['c', to.paragraph] as const, ['l', to.point] as const].flatMap(
      ([noun, value]) => (value === null ? [] : `${noun} ${value}`),
    );
    return `${kind} ${nature} ${from.article}/${from.paragraph} > ${to.act.split('/').at(-1)} ${place.join(' ')}`;
  });
}

rules('what is interpreted is told with its place, and is not amended', () => {
  const law = 'della legge 7 agosto 1990, n. 241, e successive modificazioni';
  for (const verb of ['si interpreta', 'si deve interpretare', 'va interpretato'])
    assert.equal(
      read(`1. Testo.\n2. Il comma 3 dell'articolo 7 ${law}, ${verb} nel senso che l'articolo 9 non si applica.`),
      ['interpreta interpretazione 1/2 > 241 art 7 c 3'],
      verb,
    );
  assert.equal(
    read(
      "1. Le disposizioni dell'articolo 2 del decreto-legge 8 luglio 1992, n. 138, convertito, con modificazioni, dalla legge 8 agosto 1992, n. 178, nonche' quelle dell'articolo 5, comma 1, lettera b), della legge 7 agosto 1990, n. 241, si interpretano nel senso che la pesca e' libera.",
    ),
    ['interpreta interpretazione 1/1 > 138 art 2', 'interpreta interpretazione 1/1 > 241 art 5 c 1 l b'],
  );
});

rules('an interpretation may be called one, or be of words', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const words of [
    `In via di interpretazione autentica dell'articolo 7 ${law}, la pesca e' libera.`,
    `Le parole «acque interne» contenute nell'articolo 7 ${law}, devono intendersi riferite ai laghi.`,
    `L'espressione «acque interne» usata dall'articolo 7 ${law}, si intende riferita ai laghi.`,
  ])
    assert.equal(read(`1. ${words}`), ['interpreta interpretazione 1/1 > 241 art 7'], words);
  for (const words of [
    `Il Ministro, in via di interpretazione autentica dell'articolo 7 ${law}, emana una circolare.`,
    `Resta inteso che all'articolo 7 ${law}, si provvede con le risorse disponibili.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
});

rules('only what the sentence speaks of is interpreted', () => {
  assert.equal(
    read(
      "1. Restano fermi i limiti dell'articolo 4 della legge 5 marzo 1988, n. 90. L'articolo 7 della legge 7 agosto 1990, n. 241, si interpreta nel senso che la pesca e' libera.",
    ),
    ['interpreta interpretazione 1/1 > 241 art 7'],
  );
  assert.equal(read("1. L'articolo 3 della presente legge si interpreta nel senso che la pesca e' libera."), []);
  assert.equal(
    read("1. La clausola si interpreta nel senso che l'articolo 7 della legge 7 agosto 1990, n. 241, vale."),
    [],
  );
});

const law = 'della legge 7 agosto 1990, n. 241';

rules('what is suspended, postponed or derogated from is told by the words of the law alone', () => {
  const cases: [sentence: string, expected: string[]][] = [
    [
      `L'applicazione dell'articolo 5, comma 2, ${law}, e' sospesa fino al 31 dicembre 2024.`,
      ['sospende efficacia 1/1 > 241 art 5 c 2'],
    ],
    [
      `E' sospesa, fino al 31 dicembre 2025, l'efficacia degli articoli 5 e 6 ${law}.`,
      ['sospende efficacia 1/1 > 241 art 5', 'sospende efficacia 1/1 > 241 art 6'],
    ],
    [
      `Il termine di cui all'articolo 3 ${law}, gia' prorogato dall'articolo 3 della legge 5 marzo 2020, n. 12, e' ulteriormente differito al 30 giugno 2025.`,
      ['proroga efficacia 1/1 > 241 art 3'],
    ],
    [
      `All'articolo 3, comma 1, ${law}, il termine del 31 dicembre 2023 e' prorogato al 31 dicembre 2024.`,
      ['proroga efficacia 1/1 > 241 art 3 c 1'],
    ],
    [
      `E' prorogato al 31 dicembre 2025 il termine stabilito dall'articolo 6 ${law}.`,
      ['proroga efficacia 1/1 > 241 art 6'],
    ],
    [
      `Nell'ambito delle risorse esistenti, in attuazione dell'articolo 2 del decreto-legge 7 marzo 2005, n. 31, convertito, con modificazioni, dalla legge 6 maggio 2005, n. 80, i termini previsti dall'articolo 6, comma 2, ${law}, sono prorogati fino al 31 dicembre 2025.`,
      ['proroga efficacia 1/1 > 241 art 6 c 2'],
    ],
    [
      `Per l'anno 2024, in deroga all'articolo 7, comma 1, ${law}, i comuni possono assumere.`,
      ['regola ambito 1/1 > 241 art 7 c 1'],
    ],
    [`Le disposizioni di cui all'articolo 17 ${law} non si applicano ai concorsi.`, ['regola ambito 1/1 > 241 art 17']],
    [
      `L'applicazione delle disposizioni di cui all'articolo 4 ${law}, e' estesa agli enti locali.`,
      ['regola ambito 1/1 > 241 art 4'],
    ],
    [
      `Le disposizioni di cui all'articolo 6 ${law} devono intendersi nel senso che il termine vale.`,
      ['interpreta interpretazione 1/1 > 241 art 6'],
    ],
  ];
  for (const [sentence, expected] of cases) assert.equal(read(`1. ${sentence}`), expected, sentence);
});

rules('what is only described, allowed, supposed or told of another time is no rule', () => {
  for (const sentence of [
    `Nei casi in cui l'applicazione dell'articolo 5 ${law} e' sospesa, se ne da' notizia.`,
    `Se il termine di cui all'articolo 2 ${law} e' prorogato, la comunicazione e' rinnovata.`,
    `L'articolo 5 ${law}, la cui applicazione e' stata sospesa dalla legge 3 marzo 2020, n. 10, riprende vigore.`,
    `Il Ministro puo' sospendere l'applicazione dell'articolo 5 ${law}.`,
    `Il contratto di cui all'articolo 11 ${law} e' prorogato di diritto alla scadenza.`,
    `I termini delle licenze rilasciate ai sensi dell'articolo 16 ${law} sono prorogati al 31 dicembre 2024.`,
    `Per le violazioni dell'articolo 5 ${law} l'autorizzazione e' sospesa per trenta giorni.`,
    `I contratti stipulati in deroga all'articolo 5 ${law} sono comunicati.`,
    `Il commissario agisce anche in deroga all'articolo 5 ${law}.`,
  ])
    assert.equal(read(`1. ${sentence}`), [], sentence);
});

rules('a heading says that an article interprets', () => {
  const { root, act } = actFixture({
    articles: [['1', `1. Tra i soggetti di cui all'articolo 9 ${law} rientrano anche le associazioni.`]],
  });
  act.articles[0]!.heading = 'Interpretazione autentica in materia di intervento';
  assert.equal(
    readClaims(root, act).claims.map(({ kind, to }) => [kind, to.article]),
    [['interpreta', '9']],
  );
  act.articles[0]!.heading = 'Intervento';
  assert.equal(readClaims(root, act).claims, []);
});

rules('two paragraphs that rule of one article are told both', () => {
  assert.equal(
    read(
      `1. Ai comuni non si applica l'articolo 5 ${law}.\n2. Alle province non si applica l'articolo 5, comma 2, ${law}.`,
    ),
    ['regola ambito 1/1 > 241 art 5', 'regola ambito 1/2 > 241 art 5 c 2'],
  );
});

rules('a suspension has the day since which it is, and never that of its end', () => {
  const effects = (sentence: string) => {
    const { root, act } = actFixture({ articles: [['1', `1. ${sentence}`]] });
    return readClaims(root, act).claims.map(({ dates }) => dates.effect);
  };
  assert.equal(effects(`L'efficacia dell'articolo 7 ${law} e' sospesa dal 1° luglio 2024 al 31 dicembre 2024.`), [
    '2024-07-01',
  ]);
  assert.equal(effects(`L'efficacia dell'articolo 7 ${law} e' sospesa fino al 31 dicembre 2024.`), [null]);
  assert.equal(effects(`Il termine di cui all'articolo 7 ${law} e' differito al 1° luglio 2024.`), [null]);
});

rules('what ceases to apply is ruled, not repealed', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const text of [
    `1. L'articolo 4 ${law}, cessa di applicarsi a decorrere dal 1° gennaio 2032.`,
    `1. Cessa di avere efficacia l'articolo 4 ${law}.`,
    `1. Nei confronti dei comuni cessano di applicarsi le disposizioni di cui all'articolo 4 ${law}.`,
  ])
    assert.equal(read(text), ['regola efficacia 1/1 > 241 art 4'], text);
  assert.equal(read(`1. L'incarico di cui all'articolo 4 ${law}, cessa di diritto.`), []);
});

rules('what is derogated from is delimited', () => {
  assert.equal(read(`1. E' derogato all'articolo 5 ${law}, per le espropriazioni di cui alla presente legge.`), [
    'regola ambito 1/1 > 241 art 5',
  ]);
  assert.equal(read(`1. Con il decreto puo' essere derogato l'articolo 5 ${law}.`), []);
});

rules('what ceases to be in force is ruled, an act as a whole, too', () => {
  const law = 'legge 7 agosto 1990, n. 241';
  for (const text of [
    `1. La ${law}, cessa di avere vigore il 31 dicembre 2005.`,
    `1. Con la stessa data cessa di avere vigore la ${law}.`,
    `1. La ${law}, cessa di essere in vigore.`,
  ])
    assert.equal(read(text), ['regola vigenza 1/1 > 241 '], text);
  assert.equal(read(`1. La ${law}, cessa di applicarsi.`), ['regola efficacia 1/1 > 241 ']);
  assert.equal(read(`1. Cessa di avere vigore, nelle parti incompatibili, la ${law}.`), []);
});

rules('a whole law is extended, and what is to be understood «come» is interpreted', () => {
  assert.equal(read("1. La legge 7 agosto 1990, n. 241, e' prorogata fino al 31 dicembre 2009."), [
    'proroga efficacia 1/1 > 241 ',
  ]);
  assert.equal(
    read(
      "1. Le competenze attribuite ai sensi dell'articolo 21 della legge 7 agosto 1990, n. 241, fermo quanto previsto dall'articolo 9 della legge 5 marzo 1988, n. 90, si interpretano come escluse dal regime di cui all'articolo 50 della legge 2 aprile 1979, n. 95.",
    ),
    ['interpreta interpretazione 1/1 > 241 art 21'],
  );
});

rules('a term that is postponed beside a derogation is told, too', () => {
  assert.equal(
    read(
      "1. In deroga all'articolo 3, comma 3, della legge 7 agosto 1990, n. 241, con riferimento alle violazioni, i termini di cui all'articolo 20, comma 1, della legge 5 marzo 1988, n. 90, sono prorogati di due anni.",
    ),
    ['regola ambito 1/1 > 241 art 3 c 3', 'proroga efficacia 1/1 > 90 art 20 c 1'],
  );
});

rules(
  'what goes on applying for a time is put off by nobody, and what must be understood in a sense is interpreted',
  () => {
    for (const verb of ['continuano ad applicarsi', 'continuano a trovare applicazione'])
      assert.equal(
        read(`1. Le disposizioni di cui all'articolo 4 ${law} ${verb} sino al 31 dicembre 2026.`),
        ['regola efficacia 1/1 > 241 art 4'],
        verb,
      );
    for (const verb of ['debbono intendersi', 'devono essere intese', 'vanno intese'])
      assert.equal(
        read(`1. Le disposizioni di cui all'articolo 4 ${law} ${verb} nel senso che la pesca e' libera.`),
        ['interpreta interpretazione 1/1 > 241 art 4'],
        verb,
      );
  },
);

rules('a repeal that hangs on something is a rule, one that does not is none', () => {
  assert.equal(read(`1. Qualora la regione non provveda, gli articoli 5 e 6 ${law} sono abrogati.`), [
    'regola efficacia 1/1 > 241 art 5',
    'regola efficacia 1/1 > 241 art 6',
  ]);
  assert.equal(read(`1. Gli articoli 5 e 6 ${law} sono abrogati.`), [
    'abroga testuale 1/1 > 241 art 5',
    'abroga testuale 1/1 > 241 art 6',
  ]);
});

/** Nature, article and day of effect of each rule. */
function days(text: string): string[] {
  const { root, act } = actFixture({ articles: [['1', `1. ${text}`]] });
  return readClaims(root, act).claims.map(({ nature, to, dates }) => `${nature} ${to.article} ${dates.effect}`);
}

rules('since when a provision of another act applies, or no longer does, is told with its day', () => {
  for (const [words, expected] of [
    [`Il divieto di cui all'articolo 6 ${law}, si applica a decorrere dal 30 marzo 2032.`, 'efficacia 6 2032-03-30'],
    [`Le disposizioni dell'articolo 6 ${law}, si applicano dal 1° gennaio 2032.`, 'efficacia 6 2032-01-01'],
    [`L'articolo 6 ${law}, entra in vigore il 30 giugno 2032.`, 'vigenza 6 2032-06-30'],
    [`Non trovano piu' applicazione le disposizioni dell'articolo 6 ${law}.`, 'efficacia 6 null'],
    [`Dal 1° gennaio 2032 l'articolo 6 ${law}, non si applica.`, 'ambito 6 2032-01-01'],
    [
      `L'articolo 6 ${law}, cessa di applicarsi agli enti di cui al comma 2 a decorrere dal 1° gennaio 2032.`,
      'efficacia 6 2032-01-01',
    ],
    // The day may be a later one.
    [`L'articolo 6 ${law}, si applica a decorrere dal 30 marzo 2032 e comunque decorsi sei mesi.`, 'efficacia 6 null'],
  ] as const)
    assert.equal(days(words), [expected], words);
  for (const words of [
    `L'articolo 6 ${law}, si applica ai contratti stipulati a decorrere dal 1° gennaio 2032.`,
    `L'articolo 6 ${law}, come modificato dalla presente legge, si applica a decorrere dal 1° gennaio 2032.`,
    `L'articolo 6 della presente legge si applica a decorrere dal 1° gennaio 2032.`,
    `Le somme di cui al comma 2, ai sensi dell'articolo 6 ${law}, sono versate dal 1° gennaio 2032.`,
  ])
    assert.equal(days(words), [], words);
  assert.equal(
    days(
      `All'articolo 6 ${law}, la parola: «a» e' soppressa.\n2. Le disposizioni dell'articolo 6 ${law}, si applicano dal 1° gennaio 2032.`,
    ).filter((line) => line.startsWith('efficacia')),
    [],
  );
});

rules('what applies in derogation, or to more than before, is told', () => {
  for (const words of [
    `La disposizione del comma 2 si applica in deroga all'articolo 7, comma 3, ${law}.`,
    `In attuazione dell'articolo 18 della legge 5 marzo 1988, n. 90, e in deroga all'articolo 7, comma 3, ${law}, il Ministro provvede.`,
    `La disposizione dell'articolo 7, comma 3, ${law}, deve intendersi riferita anche ai consorzi.`,
  ])
    assert.equal(read(`1. ${words}`), ['regola ambito 1/1 > 241 art 7 c 3'], words);
  for (const words of [
    `Sono nulli i contratti che si applicano in deroga all'articolo 7 ${law}.`,
    `La disposizione non si applica in deroga all'articolo 7 ${law}.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
});

rules.run();
