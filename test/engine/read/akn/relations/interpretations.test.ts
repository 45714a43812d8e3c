// What an act's own words interpret, with no editor's sentence that says so.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../act-fixture.js';

const interpretations = suite('interpretations');

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

interpretations('what is interpreted is told with its place, and is not amended', () => {
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

interpretations('only what the sentence speaks of is interpreted', () => {
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

interpretations.run();
