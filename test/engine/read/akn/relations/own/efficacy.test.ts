// Since when amendments have effect, where clauses of the amending act say so.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture, editorial } from '../../act-fixture.js';

const efficacy = suite('efficacy');

/** The day of effect of each article that is brought in. */
function effects(amendment: string, clause: string): [string | null, string | null][] {
  const { root, act } = actFixture({
    articles: [
      ['1', amendment],
      ['2', `1. Le disposizioni della presente legge hanno effetto a decorrere dal 28 febbraio 2003.\n2. ${clause}`],
    ],
  });
  return readClaims(root, act).claims.map(({ to, dates }) => [to.article, dates.effect]);
}

const law = 'legge 7 agosto 1990, n. 241';
const amendment = `1. Nella ${law}, dopo il Titolo V-bis e' inserito il seguente: «Titolo V-ter\nCapo I\nArt. 9-bis (Uno). - 1. Testo.\nCapo II\nArt. 9-ter (Due). - 1. Testo.\nArt. 9-quater (Tre). - 1. Testo.».`;

efficacy(
  'a clause may name a division whose suffix has no hyphen, and articles that provisions are «previste» by',
  () => {
    assert.equal(
      effects(
        amendment,
        `Le disposizioni previste dal capo I del titolo Vter della ${law}, nonche' quelle previste dall'articolo 9-quater della medesima ${law}, introdotti dalla presente legge, si applicano a decorrere dal 1° gennaio 2003.`,
      ).filter(([article]) => article !== null),
      [
        ['9-bis', '2003-01-01'],
        ['9-ter', '2003-02-28'],
        ['9-quater', '2003-01-01'],
      ],
    );
  },
);

efficacy('no day is that of a period, nor of some of the provisions', () => {
  const amended = `1. All'articolo 9 della ${law}, il comma 2 e' abrogato.`;
  for (const clause of [
    "Le disposizioni introdotte dal comma 1 dell'articolo 1 in materia di ammortamento si applicano dal 1° gennaio 2004.",
    "Le disposizioni introdotte dal comma 1 dell'articolo 1 si applicano agli immobili acquistati nel periodo dal 1° gennaio 2004 al 31 dicembre 2005.",
  ])
    assert.equal(effects(amended, clause), [['9', '2003-02-28']], clause);
  assert.equal(
    effects(amended, "Le disposizioni introdotte dal comma 1 dell'articolo 1 si applicano dal 1° gennaio 2004."),
    [['9', '2004-01-01']],
  );
});

efficacy('«le abrogazioni» are the repeals of an act, and no other amendment of it', () => {
  const amended = `1. All'articolo 9 della ${law}, il comma 2 e' abrogato e dopo il comma 3 e' inserito il seguente: «4. Testo.».`;
  const { root, act } = actFixture({
    articles: [
      ['1', amended],
      ['2', '1. Le abrogazioni hanno effetto dal 1° gennaio 2004.'],
    ],
  });
  assert.equal(
    readClaims(root, act).claims.map(({ kind, dates }) => [kind, dates.effect]),
    [
      ['abroga', '2004-01-01'],
      ['inserisce', null],
    ],
  );
});

efficacy('a clause states its day by any verb of effect, and by the name of what the amendment does', () => {
  const amended = `1. All'articolo 9 della ${law}, il comma 2 e' abrogato.`;
  for (const clause of [
    "Il comma 1 dell'articolo 1 trova applicazione a decorrere dal 1° gennaio 2004.",
    "Le disposizioni dell'articolo 1 producono effetti a decorrere dal 1° gennaio 2004.",
    "L'abrogazione disposta dall'articolo 1 decorre dal 1° gennaio 2004.",
    "Le modifiche apportate dall'articolo 1 hanno efficacia con decorrenza dal 1° gennaio 2004.",
    "Quanto disposto dall'articolo 1 si applichera' dal 1° gennaio 2004.",
    "L'articolo 1 acquista efficacia il 1° gennaio 2004.",
  ])
    assert.equal(effects(amended, clause), [['9', '2004-01-01']], clause);
});

efficacy('the day of some only is not that of the provision', () => {
  const amended = `1. All'articolo 9 della ${law}, il comma 2 e' abrogato.`;
  assert.equal(
    effects(amended, "Le disposizioni dell'articolo 1 hanno effetto, per gli enti locali, dal 1° gennaio 2004."),
    [['9', '2003-02-28']],
  );
});

efficacy('a day may stand before its verb', () => {
  const amended = `1. All'articolo 9 della ${law}, il comma 2 e' abrogato.`;
  for (const clause of [
    "Dal 1° gennaio 2004 si applicano le disposizioni dell'articolo 1.",
    "A decorrere dal 1° gennaio 2004 hanno effetto le disposizioni di cui all'articolo 1.",
    "Dal 1° gennaio 2004 le disposizioni dell'articolo 1 si applicano.",
    "L'efficacia delle disposizioni dell'articolo 1 decorre dal 1° gennaio 2004.",
    "Le disposizioni dell'articolo 1 hanno effetto successivamente al 31 dicembre 2003.",
  ])
    assert.equal(effects(amended, clause), [['9', '2004-01-01']], clause);
  assert.equal(effects(amended, "Dal 1° gennaio 2004 si applicano ai comuni le disposizioni dell'articolo 1."), [
    ['9', '2003-02-28'],
  ]);
});

efficacy('the day of what happens is none of the provision', () => {
  const amended = `1. All'articolo 9 della ${law}, il comma 2 e' abrogato.`;
  for (const clause of [
    "Le disposizioni dell'articolo 1 hanno effetto per i decessi intervenuti a decorrere dal 1° gennaio 2004.",
    "Le disposizioni dell'articolo 1 si applicano alle gare bandite dopo il 1° gennaio 2004.",
    "Le disposizioni dell'articolo 1 si applicano ai ricorsi iscritti successivamente al 1° gennaio 2004.",
  ])
    assert.equal(effects(amended, clause), [['9', '2003-02-28']], clause);
});

efficacy('an editors’ sentence states the day of its one effect, and of several effects of none', () => {
  const day = (sentence: string) => {
    const { root, act } = actFixture({
      active: editorial('1', 'urn:nir:stato:legge:1990-08-07;241#9', sentence),
      articles: [['1', `1. L'articolo 9 della ${law}, e' abrogato.`]],
    });
    return readClaims(root, act).claims[0]!.dates.effect;
  };
  const said = "ha disposto (con l'art. 1, comma 1) l'abrogazione dell'art. 9";
  assert.is(day(`${said} a decorrere dal 1° gennaio 2003.`), '2003-01-01');
  assert.is(day(`${said} e la modifica dell'art. 10 a decorrere dal 1° gennaio 2003.`), null);
  assert.is(day(`${said} per le domande presentate dal 1° gennaio 2003.`), null);
});

efficacy('an act that is a code calls itself so; in another act the code is another one', () => {
  const of = (title: string) => {
    const { root, act } = actFixture({
      title,
      articles: [
        ['1', `1. L'articolo 9 della ${law}, e' abrogato.`],
        ['2', '1. Le disposizioni del codice, con i relativi allegati, acquistano efficacia il 1° luglio 2003.'],
      ],
    });
    return readClaims(root, act).claims[0]!.dates.effect;
  };
  assert.is(of('Codice dei contratti pubblici'), '2003-07-01');
  assert.is(of('Disposizioni correttive del codice dei contratti pubblici'), null);
});

/** The day of effect or of force of each of two amendments. */
function twoDays(clause: string): (string | null)[] {
  const { root, act } = actFixture({
    articles: [
      [
        '1',
        `1. All'articolo 8 della ${law}, il comma 2 e' abrogato.\n2. All'articolo 9 della ${law}, il comma 2 e' abrogato.`,
      ],
      ['2', `1. ${clause}`],
    ],
  });
  return readClaims(root, act).claims.map(({ dates }) => dates.effect ?? dates.force);
}

efficacy('what a clause excepts from its day has another one', () => {
  assert.equal(
    twoDays(
      "Le disposizioni dell'articolo 1 entrano in vigore il 1° gennaio 2005, ad eccezione di quelle del comma 2, che entrano in vigore il 1° luglio 2005.",
    ),
    ['2005-01-01', '2005-07-01'],
  );
  for (const clause of [
    "Le disposizioni dell'articolo 1 si applicano dal 1° gennaio 2005, salvo quelle del comma 2, che si applicano dal 1° luglio 2005.",
    "Le disposizioni dell'articolo 1 entrano in vigore il 1° gennaio 2005, fatta eccezione per il comma 2.",
    "Le disposizioni dell'articolo 1, escluso il comma 2, entrano in vigore il 1° gennaio 2005.",
    "Le disposizioni della presente legge hanno effetto dal 1° gennaio 2005, ad eccezione dell'articolo 1, comma 2.",
  ])
    assert.equal(twoDays(clause), ['2005-01-01', null], clause);
});

efficacy('one of two days, and a day for some alone, is that of no provision', () => {
  for (const clause of [
    "I commi 1 e 2 dell'articolo 1 hanno effetto dal 1° gennaio 2005 e dal 1° luglio 2005, rispettivamente.",
    "I commi 1 e 2 dell'articolo 1 entrano in vigore, rispettivamente, il 1° gennaio 2005 e il 1° luglio 2005.",
    "L'articolo 1 ha effetto dal 1° gennaio 2005 per le regioni e dal 1° luglio 2005 per i comuni.",
    "L'articolo 1 entra in vigore il 1° gennaio 2005 per la parte relativa ai comuni.",
    "L'articolo 1 si applica dal 1° gennaio 2005, ove sia emanato il regolamento.",
  ])
    assert.equal(twoDays(clause), [null, null], clause);
});

efficacy('a second verb has a day of its own, also in a sentence that takes up the one before it', () => {
  for (const clause of [
    "Le disposizioni dell'articolo 1 entrano in vigore il giorno successivo a quello della pubblicazione e hanno effetto dal 1° gennaio 2005.",
    'La presente legge entra in vigore il giorno successivo a quello della sua pubblicazione ed ha effetto dal 1° gennaio 2005.',
    "Tuttavia i commi 1 e 2 dell'articolo 1 hanno effetto dal 1° gennaio 2005.",
  ])
    assert.equal(twoDays(clause), ['2005-01-01', '2005-01-01'], clause);
});

efficacy('a clause may speak of points of the paragraph before it', () => {
  const { root, act } = actFixture({
    articles: [
      [
        '4',
        `1. Alla ${law}, sono apportate le seguenti modifiche:\na) l'articolo 8 e' abrogato;\nb) l'articolo 9 e' abrogato;\nc) l'articolo 10 e' abrogato.\n2. Le modifiche di cui al comma 1, lettera a), hanno effetto dal 1° gennaio 2005.\n3. Le modifiche di cui al comma 1, lettere b) e c), hanno effetto dal 1° luglio 2005.`,
      ],
    ],
  });
  assert.equal(
    readClaims(root, act).claims.map(({ dates }) => dates.effect),
    ['2005-01-01', '2005-07-01', '2005-07-01'],
  );
});

efficacy('the effect of a provision may be put off to a day', () => {
  for (const clause of [
    "L'efficacia dell'articolo 1 e' differita al 1° gennaio 2005.",
    "L'entrata in vigore delle disposizioni dell'articolo 1 e' differita fino al 1° gennaio 2005.",
  ])
    assert.equal(twoDays(clause), ['2005-01-01', '2005-01-01'], clause);
  assert.equal(twoDays("L'efficacia dell'articolo 1, comma 2, e' differita al 1° gennaio 2005."), [null, '2005-01-01']);
  const other = "L'efficacia della legge 3 maggio 1985, n. 204, e' differita al 1° gennaio 2005.";
  assert.equal(twoDays(other).slice(0, 2), [null, null]);
});

efficacy('the day of a repeal is not that of the article of the same number', () => {
  assert.equal(twoDays("L'abrogazione dell'articolo 1 decorre dal 1° gennaio 2005.").slice(0, 2), [null, null]);
  assert.equal(twoDays("L'abrogazione di cui all'articolo 1 decorre dal 1° gennaio 2005."), [
    '2005-01-01',
    '2005-01-01',
  ]);
});

efficacy.run();
