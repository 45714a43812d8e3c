// Whole repeals that the words and the editors name differently.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../engine/read/akn/read-relations.js';
import { actFixture, editorial } from '../act-fixture.js';

const doubted = suite('doubted repeals');

function methods(text: string, ...acts: string[]): string[] {
  const active = acts
    .map((act) =>
      editorial(
        '1',
        `urn:nir:stato:legge:${act}`,
        "ha disposto (con l'art. 1, comma 1) l'abrogazione dell'intero provvedimento.",
      ),
    )
    .join('');
  const { root, act } = actFixture({ active, articles: [['1', text]] });
  return readClaims(root, act).claims.map(({ to, method }) => `${to.act.split('/').at(-1)} ${method}`);
}

doubted('an act that words and editors name with one day and two numbers is known of neither', () => {
  const list = '1. Sono abrogate:\na) la legge 3 marzo 1960, n. 185;\nb) la legge 5 marzo 1977, n. 54.';
  assert.equal(methods(list, '1960-03-03;158', '1977-03-05;54'), ['185 discorde', '54 testo', '158 discorde']);
  assert.equal(methods(list, '1960-03-03;185', '1977-03-05;54'), ['185 testo', '54 testo']);
});

doubted('other acts of one day, and what no editor tells of, are not doubted', () => {
  const list = '1. Sono abrogate:\na) la legge 3 marzo 1960, n. 185;\nb) la legge 5 marzo 1977, n. 54.';
  assert.equal(methods(list, '1960-03-03;901'), ['185 testo', '54 testo', '901 intero-atto']);
  assert.equal(methods(list), ['185 testo', '54 testo']);
});

doubted.run();
