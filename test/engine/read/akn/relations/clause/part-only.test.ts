// Words that name an act and mean a part of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { mayLeavePart, namesPartOnly } from '../../../../../../engine/read/akn/relations/clause/part-only.js';
import { actFixture, editorial } from '../../act-fixture.js';

const partOnly = suite('part only');

partOnly('words that restrict a repeal do not reach the whole act that they name', () => {
  for (const words of [
    "E' abrogato, limitatamente ai fondi, il vincolo di cui all'articolo 14 del decreto 6 settembre 1917, n. 1451",
    'sono abrogate le disposizioni in materia contenute nel decreto-legge 30 settembre 2003, n. 269',
    'sono soppresse le norme previste dalla legge 1 marzo 1990, n. 5',
    "La legge 7 agosto 1990, n. 241, e' abrogata, restando in vigore gli articoli 3 e 4.",
    "La legge 7 agosto 1990, n. 241, e' abrogata nella sola parte in cui prevede la tassa.",
    "E' abrogata la legge 7 agosto 1990, n. 241, per quanto non compatibile.",
    "La legge 7 agosto 1990, n. 241, e' abrogata. Gli articoli 3 e 4 della stessa legge restano in vigore.",
    "La legge 7 agosto 1990, n. 241, e' abrogata; tuttavia l'art. 9 di essa continua ad avere vigore.",
  ]) {
    assert.ok(namesPartOnly(words), words);
  }
  assert.not(namesPartOnly("Il decreto legislativo 28 febbraio 2005, n. 42, e' abrogato."));
  assert.not(
    namesPartOnly(
      'Sono abrogate la legge 18 marzo 1926, n. 256, di conversione in legge del R. decreto-legge 7 novembre 1925',
    ),
  );
});

partOnly('words that keep some articles, or name a part, do not reach the whole act', () => {
  for (const words of [
    "La legge 7 agosto 1990, n. 241, e' abrogata. Restano in vigore gli articoli 14 e 15.",
    "La legge 7 agosto 1990, n. 241, e' abrogata nella parte in cui prevede un termine.",
    "E' abrogata, per la parte relativa ai fondi, la legge 7 agosto 1990, n. 241.",
    "La legge 7 agosto 1990, n. 241, e' abrogata in quanto incompatibile con la presente legge.",
    "La legge 7 agosto 1990, n. 241, e' abrogata per le sole regioni a statuto ordinario.",
    "Nei confronti del personale docente, e' abrogata la legge 7 agosto 1990, n. 241.",
  ])
    assert.ok(namesPartOnly(words), words);
  assert.not(
    mayLeavePart("La legge 7 agosto 1990, n. 241, e' abrogata. Le sue disposizioni cessano di avere efficacia."),
  );
  assert.ok(mayLeavePart("La legge 7 agosto 1990, n. 241, e' abrogata, eccettuati gli articoli 14 e 15."));
});

const urn = 'urn:nir:stato:legge:1990-08-07;241';

/** Reaches of what a document claims of L. 241/1990, with the methods. */
function reachesOf(text: string, sentence: string): (string | null)[] {
  const { root, act } = actFixture({ active: editorial('1', urn, sentence), articles: [['1', text]] });
  return readClaims(root, act).claims.map(({ reach, kind }) => (kind === 'abroga' ? reach : kind));
}

partOnly("an editors' sentence does not repeal the whole of an act of which the law excepts a part", () => {
  const sentence = "ha disposto (con l'art. 1, comma 1) l'abrogazione della L. 7 agosto 1990, n. 241.";
  for (const text of [
    "1. Ad eccezione dell'articolo 14, la legge 7 agosto 1990, n. 241, e' abrogata.",
    "1. Ad eccezione dell'articolo 14, e' abrogata la legge 7 agosto 1990, n. 241.",
    "1. Fatta eccezione per l'articolo 14, la legge 7 agosto 1990, n. 241, e' abrogata.",
    "1. E' abrogata ogni disposizione della legge 7 agosto 1990, n. 241, ad eccezione dell'articolo 14.",
    "1. E' parzialmente abrogata la legge 7 agosto 1990, n. 241.",
  ])
    assert.equal(reachesOf(text, sentence), [null], text);
  assert.equal(reachesOf("1. La legge 7 agosto 1990, n. 241, e' abrogata.", sentence), ['atto']);
});

partOnly("an editors' sentence that excepts a part itself does not reach the whole act", () => {
  assert.equal(
    reachesOf(
      '1. Testo.',
      "ha disposto (con l'art. 1, comma 1) l'abrogazione dell'intero provvedimento, ad eccezione dell'art. 14.",
    ),
    [null],
  );
  assert.equal(reachesOf('1. Testo.', "ha disposto (con l'art. 1, comma 1) l'abrogazione dell'intero provvedimento."), [
    'atto',
  ]);
});

partOnly('what a repeal excepts is told with it in its words, where it leaves a part', () => {
  const [law, article] = ['La legge 7 agosto 1990, n. 241,', "L'articolo 4 della legge 7 agosto 1990, n. 241,"];
  const savings = (text: string) => {
    const { root, act } = actFixture({ articles: [['1', `1. ${text}`]] });
    return readClaims(root, act).claims.map(({ reach, saving }) => [reach, saving]);
  };
  for (const [text, saving] of [
    [`${law} e' abrogata, ad eccezione degli articoli 2 e 9.`, 'ad eccezione degli articoli 2 e 9'],
    [`Tranne gli articoli 3 e 5, l${law.slice(1)} e' abrogata.`, 'Tranne gli articoli 3 e 5'],
    [`Fatti salvi gli articoli 1 e 2, l${law.slice(1)} e' abrogata.`, 'Fatti salvi gli articoli 1 e 2'],
    [`${law} e' abrogata, salvo l'art. 7.`, "salvo l'art. 7"],
    [`${article} e' abrogato, ad esclusione del comma 2.`, 'ad esclusione del comma 2'],
    [
      "L'articolo 4, fatta eccezione per il comma 2, della legge 7 agosto 1990, n. 241, e' abrogato.",
      'fatta eccezione per il comma 2',
    ],
    [
      "E' abrogato, ad eccezione del comma 2, l'articolo 4 della legge 7 agosto 1990, n. 241.",
      'ad eccezione del comma 2',
    ],
  ] as const)
    assert.equal(savings(text), [[null, saving]], text);
  assert.equal(savings(`${law} e' abrogata.`), [['atto', null]]);
  // The articles that are left are named: nothing of them is excepted.
  assert.equal(
    savings("Gli articoli 3 e 4, ad eccezione dell'articolo 4, della legge 7 agosto 1990, n. 241, sono abrogati."),
    [['articolo', null]],
  );
  // Of two clauses it is in one, and of two exceptions nobody says which is whose.
  assert.equal(
    savings(
      `${article} ad eccezione del comma 2, e' abrogato; l'articolo 9 della stessa legge e' abrogato per gli anni 2024 e 2025.`,
    ),
    [
      [null, 'ad eccezione del comma 2'],
      [null, null],
    ],
  );
  const twice = `${article} tranne il comma 2, e l'articolo 9 della legge 7 agosto 1990, n. 241, tranne il comma 3, sono abrogati.`;
  assert.ok(savings(twice).every(([reach, saving]) => reach === null && saving === null));
});

partOnly('an exception in the lead of a list is that of each item', () => {
  const savings = (text: string) => {
    const { root, act } = actFixture({ articles: [['1', text]] });
    return readClaims(root, act).claims.map(({ to, reach, saving }) => [to.article, reach, saving]);
  };
  const item = 'la legge 7 agosto 1990, n. 241';
  const lead = "1. Sono abrogate, ad eccezione dell'articolo 4";
  assert.equal(savings(`${lead}:\na) ${item};\nb) l'articolo 9 della legge 5 maggio 1985, n. 7.`), [
    [null, null, "ad eccezione dell'articolo 4"],
    ['9', null, "ad eccezione dell'articolo 4"],
  ]);
  assert.equal(savings(`1. Sono abrogate:\na) ${item}, ad eccezione del capo II;\nb) la legge 5 maggio 1985, n. 7.`), [
    [null, null, 'ad eccezione del capo II'],
    [null, 'atto', null],
  ]);
  assert.equal(savings(`1. Sono abrogati i seguenti articoli del${item}:\na) articolo 3;\nb) articolo 5.`), [
    ['3', 'articolo', null],
    ['5', 'articolo', null],
  ]);
});

partOnly.run();
