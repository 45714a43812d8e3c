// What the words of a query find together.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searching } from '../searching.js';

const matches = suite('matches of a term');

const find = searching([
  {
    title: 'Atto',
    articles: [
      { text: 'Ogni uso abusivo è vietato.' },
      { text: 'Chi ha un accesso abusivo al sistema informatico del gestore paga.' },
      { text: 'La biblioteca apre alle nove.' },
      ...Array.from({ length: 20 }, (_, i) => ({ text: `Il sentiero numero ${i} porta al lago.` })),
    ],
  },
]);

matches('of an everyday word alone, a text that has several of the words of the law for it comes first', () => {
  assert.is(find('hacker').hits[0], '0.1');
  assert.is(find('abusivo').hits[0], '0.0');
});

matches('tells where in a query the words stand that no text has', () => {
  const missing = (query: string) => find(query).missing.map(({ start, end }) => query.slice(start, end));
  assert.equal(missing('sentiero ippopotamo'), ['ippopotamo']);
  assert.equal(missing('"sentiero ippopotamo" lago'), ['"sentiero ippopotamo"']);
  assert.equal(missing('sentieri laghi'), []);
  assert.equal(missing('ippopotamo OR lago'), []);
});

matches.run();
