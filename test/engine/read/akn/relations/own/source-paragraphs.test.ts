// The paragraphs that state since when a place has effect, where the editors name several, and others.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture, editorial } from '../../act-fixture.js';

const paragraphs = suite('source paragraphs');
const law = 'legge 7 agosto 1990, n. 241';
const amending = [5, 6, 8, 9]
  .map((article, i) => `${i + 1}. All'articolo ${article} della ${law}, le parole «a» sono soppresse.`)
  .join('\n');
const days = [
  '1. Le disposizioni della presente legge hanno effetto dal 1° marzo 2002.',
  `2. L'articolo 5 della ${law}, come modificato dalla presente legge, ha effetto dal 1° aprile 2002.`,
  `3. L'articolo 6 della ${law}, come modificato dalla presente legge, si applica anche alle domande gia' presentate.`,
  `4. Le disposizioni dell'articolo 8 della ${law}, come modificato dalla presente legge, hanno effetto dal 1° maggio 2002.`,
  `5. Le disposizioni degli articoli 8 e 9 della ${law} hanno effetto dal 1° giugno 2002 per i comuni. Quelle di cui al capo I di tale legge si applicano dopo un anno.`,
].join('\n');

/** The paragraphs and the day of what the editors say of an article. */
function told(article: string, named: string) {
  const active = editorial(
    '2',
    `urn:nir:stato:legge:1990-08-07;241#${article}`,
    `ha disposto (con l'art. 2, ${named}) la modifica dell'art. ${article}.`,
  );
  const { root, act } = actFixture({
    active,
    articles: [
      ['1', amending],
      ['2', days],
    ],
  });
  const claims = readClaims(root, act).claims.filter(({ evidence }) => evidence?.startsWith('ha disposto'));
  return claims.map(({ from, dates }) => [from.paragraph, dates.effect]);
}

paragraphs('the paragraph whose words speak of the place stands for one that speaks of others', () => {
  assert.equal(told('5', 'commi 1 e 3'), [['1, 2', '2002-04-01']]);
  assert.equal(told('5', 'commi 1 e 4'), [['1, 2', '2002-04-01']]);
  assert.equal(told('8', 'commi 1, 2 e 3'), [['1, 4', '2002-05-01']]);
});

paragraphs(
  'where the words contradict, and no other paragraph speaks of the place, the one that does not is left out',
  () => {
    assert.equal(told('9', 'commi 1 e 4'), [['1', '2002-03-01']]);
  },
);

paragraphs('what agrees with the words, and a single paragraph, stays', () => {
  assert.equal(told('5', 'commi 1 e 2'), [['1, 2', '2002-04-01']]);
  assert.equal(told('6', 'commi 1 e 3'), [['1, 3', '2002-03-01']]);
  // The division may hold it.
  assert.equal(told('6', 'commi 1 e 5'), [['1, 5', '2002-03-01']]);
  assert.equal(told('5', 'comma 1'), [['1', '2002-04-01']]);
});

paragraphs.run();
