// Places that a law names without an act.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findInLaw } from '../../../../engine/cite/cite.js';

const places = suite('own places');

/** The articles and paragraphs of the places that stand beside no act. */
const read = (text: string) =>
  findInLaw(text).own.map(({ start, end, articles, paragraphs }) =>
    [text.slice(start, end), '→', ...articles.map(({ article }) => article), `(${paragraphs.join()})`].join(' '),
  );

places('«comma 1 del medesimo articolo» is of the one article that the sentence named last', () => {
  assert.equal(
    read("Si astiene nei casi dell'articolo 36, a eccezione del comma 1 del medesimo articolo, il giudice."),
    ['articolo 36 → 36 ()', 'comma 1 del medesimo articolo → 36 (1)'],
  );
  assert.equal(
    read("Nei casi dell'articolo 36 si applica il comma 2 dello stesso articolo 36, in quanto compatibile."),
    ['articolo 36 → 36 ()', 'comma 2 dello stesso articolo 36 → 36 (2)'],
  );
});

places('an article that the act itself amends is of another act', () => {
  for (const text of [
    "I requisiti previsti dall'articolo 16, come modificato dall'articolo 7 del presente decreto, restano.",
    "Le norme dell'articolo 16, introdotto dal presente decreto, valgono.",
  ])
    assert.equal(
      read(text).filter((place) => place.startsWith('articolo 16')),
      [],
      text,
    );
  assert.equal(read("Le norme dell'articolo 16, come modificato dalla legge regionale, valgono."), [
    'articolo 16 → 16 ()',
  ]);
});

places('it is of none where the sentence names several, another text, or the article in which it stands', () => {
  for (const [before, articles] of [
    ['gli articoli 36 e 37, con', ['articoli 36 e 37 → 36 37 ()']],
    ["l'articolo 36. Resta", ['articolo 36 → 36 ()']],
    ["l'articolo 36 del contratto, con", []],
    ["l'articolo 36, ai fini del presente articolo, con", ['articolo 36 → 36 ()']],
  ] as const)
    assert.equal(read(`Si applica ${before} il comma 1 del medesimo articolo, in ogni caso.`), [...articles], before);
});

places('what is excepted from an article that stands right before it is a paragraph of that article', () => {
  for (const text of [
    "Si applica l'articolo 36 della legge 3 marzo 1990, n. 12, ad eccezione del comma 6.",
    "Si applica l'articolo 36 della legge 3 marzo 1990, n. 12, e successive modificazioni, con esclusione dei commi 6 e 7.",
  ])
    assert.equal(read(text), [], text);
  assert.equal(read("Si applica l'articolo 36, ad eccezione del comma 6."), ['articolo 36 → 36 ()']);
  assert.equal(read('Vale la legge 3 marzo 1990, n. 12, salvo che nei casi del comma 6.'), ['comma 6 → (6)']);
  assert.equal(read('Vale la legge 3 marzo 1990, n. 12, ad eccezione del comma 6.'), ['comma 6 → (6)']);
});

places('a series of a gazette and a component of a plan are no paragraphs', () => {
  assert.equal(
    read(
      "L'invito e' pubblicato nella Gazzetta ufficiale dell'Unione europea n. C 12 del 3 marzo 2020, per la missione 1, componente 3 (M1C3-2). Resta fermo il c. 4.",
    ),
    ['c. 4 → (4)'],
  );
});

/** What stands beside the article or paragraph of the words, and how far. */
const steps = (text: string) =>
  findInLaw(text).own.map(({ start, end, step, stepsOver }) => `${text.slice(start, end)} → ${step} ${stepsOver}`);

places('«il comma precedente» is a step over paragraphs', () => {
  for (const [text, words, step] of [
    ['Nei casi di cui al comma precedente si tace.', 'comma precedente', -1],
    ['Ai sensi del precedente comma, lettera b), si tace.', 'precedente comma', -1],
    ['Le lettere a) e b) del comma precedente restano.', 'comma precedente', -1],
    ['Il comma che precede non vale.', 'comma che precede', -1],
    ['Fermo il comma precedente del presente articolo, si tace.', 'comma precedente', -1],
    ['Si tace, salvo il comma seguente.', 'comma seguente', 1],
    ["Vale il comma successivo, e nient'altro.", 'comma successivo', 1],
    ["Vale l'articolo che segue.", 'articolo che segue', 1],
  ] as const)
    assert.equal(steps(text), [`${words} → ${step} ${words.startsWith('art') ? 'articles' : 'paragraphs'}`], text);
});

places('«comma precedente» of another text, with a number, or of several, is none', () => {
  for (const text of [
    "Vale il comma precedente dell'articolo 5 del contratto.",
    'Vale il comma precedente della legge sul procedimento.',
    'Valgono i commi precedenti.',
    "E' aggiunto il comma seguente: si tace.",
    'Il periodo precedente resta.',
  ])
    assert.equal(
      steps(text).filter((said) => said.endsWith('paragraphs')),
      [],
      text,
    );
  assert.equal(steps('Vale il precedente comma 3.'), ['comma 3 → 0 articles']);
});

places.run();
