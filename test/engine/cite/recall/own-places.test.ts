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

places('it is of none where the sentence names several, another text, or the article in which it stands', () => {
  for (const [before, articles] of [
    ['gli articoli 36 e 37, con', ['articoli 36 e 37 → 36 37 ()']],
    ["l'articolo 36. Resta", ['articolo 36 → 36 ()']],
    ["l'articolo 36 del contratto, con", []],
    ["l'articolo 36, ai fini del presente articolo, con", ['articolo 36 → 36 ()']],
  ] as const)
    assert.equal(read(`Si applica ${before} il comma 1 del medesimo articolo, in ogni caso.`), [...articles], before);
});

places.run();
