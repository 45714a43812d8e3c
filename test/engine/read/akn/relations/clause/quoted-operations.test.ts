// What new words do to third acts: told where an editors' sentence tells of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture, editorial } from '../../act-fixture.js';

const quoted = suite('quoted operations');

function read(text: string, sentences: [fragment: string, sentence: string][]) {
  const link = (fragment: string) => `urn:nir:stato:legge:1990-08-07;241#${fragment}`;
  const active = sentences.map(([fragment, sentence]) => editorial('1', link(fragment), sentence)).join('');
  const { root, act } = actFixture({ active, articles: [['1', text]] });
  return readClaims(root, act).claims;
}

quoted('new words confirm a sentence about a third act, and are no words of the amending act alone', () => {
  const text = [
    "1. L'articolo 5 della legge 8 luglio 1986, n. 349, e' sostituito dal seguente:",
    'Art. 5.',
    '1. Gli articoli 5 e 6 della legge 8 luglio 1986, n. 349, sono abrogati.',
    '2. Sono abrogati:',
    "a) l'articolo 8, comma 2, della legge 7 agosto 1990, n. 241;",
    "b) l'articolo 9 della legge 7 agosto 1990, n. 241.",
  ].join('\n');
  const stated = (sentences: [fragment: string, sentence: string][]) =>
    read(text, sentences).map(
      ({ kind, reach, method, to }) => `${method} ${kind} ${reach} ${to.act.slice(14)} ${to.article} ${to.paragraph}`,
    );
  const own = 'testo sostituisce articolo 1986/07/08/349 5 null';
  assert.equal(stated([]), [own]);
  const sentence =
    "nel modificare l'art. 5 della L. 8 luglio 1986, n. 349, ha conseguentemente disposto (con l'art. 1, comma 1) la modifica dell'art. 8.";
  assert.equal(stated([['8', sentence]]), [own, 'testo abroga comma 1990/08/07/241 8 2']);
});

quoted.run();
