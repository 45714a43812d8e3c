// Whole repeals in a list: each item says itself whether it means all of its act, and what stands beside it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture, editorial } from '../../act-fixture.js';

const items = suite('items of a repeal');

/** `15 atto`, `18 null, salvo quanto …`: number of the act, reach, saving clause. */
function read(text: string, active = ''): string[] {
  const { root, act } = actFixture({ active, articles: [['1', text]] });
  return readClaims(root, act).claims.map(({ to, reach, saving }) =>
    [`${to.act.split('/').at(-1)} ${reach}`, ...(saving === null ? [] : [saving])].join(', '),
  );
}

const list = [
  'legge 4 gennaio 1968, n. 15;',
  "legge 5 marzo 1977, n. 54, ad eccezione dell'articolo 2;",
  'legge 8 giugno 1962, n. 604, salvo quanto diversamente previsto dal presente codice;',
  'legge 24 marzo 1989, n. 122, titolo IV;',
  'regio decreto 8 dicembre 1933, n. 1740, nelle parti rimaste in vigore ai sensi del decreto del Presidente della Repubblica 15 giugno 1959, n. 393.',
];
const said = [
  '15 atto',
  "54 null, ad eccezione dell'articolo 2",
  '604 atto, salvo quanto diversamente previsto dal presente codice',
  '122 partizione',
  '1740 atto',
];

items('what one item excepts, or what stands beside it, is not said of the others', () => {
  for (const mark of ['-', '–', '—', '•'])
    assert.equal(
      read(`1. Sono abrogate le seguenti disposizioni:\n${list.map((item) => `${mark} ${item}`).join('\n')}`),
      said,
    );
  assert.equal(read(`1. Sono abrogate le seguenti disposizioni: ${list.map((item) => `- ${item}`).join(' ')}`), said);
  assert.equal(
    read(`1. Sono abrogate le seguenti disposizioni:\n${list.map((item, i) => `${i + 1}. ${item}`).join('\n')}`),
    said,
  );
  assert.equal(
    read(`1. Sono abrogati: ${list.map((item) => `la ${item}`.replace('la regio', 'il regio')).join(' ')}`),
    said,
  );
});

items('a dash that begins a wrapped line begins no item', () => {
  assert.equal(read("1. La legge 4 gennaio 1968, n. 15\n- e successive modificazioni - e' abrogata."), ['15 atto']);
});

items('a saving clause above a list is that of its items, an exception above it limits all of them', () => {
  assert.equal(
    read("1. Fatto salvo quanto previsto dall'articolo 8, comma 2, sono abrogate:\na) la legge 4 gennaio 1968, n. 15."),
    ["15 atto, Fatto salvo quanto previsto dall'articolo 8, comma 2"],
  );
  assert.equal(read("1. Ad eccezione dell'articolo 8, sono abrogate:\n- la legge 4 gennaio 1968, n. 15."), [
    "15 null, Ad eccezione dell'articolo 8",
  ]);
});

items(
  'an editors’ sentence of a whole repeal is held against the item of its act, also in a text that is brought in',
  () => {
    const sentence = "ha disposto (con l'art. 1, comma 1) l'abrogazione dell'intero provvedimento.";
    const mod = (act: string) => editorial('1', `urn:nir:stato:legge:${act}`, sentence);
    const text = `1. L'articolo 9 del codice e' sostituito dal seguente:\n«Art. 9. - 1. Sono abrogati:\na) la legge 4 gennaio 1968, n. 15;\nb) la legge 5 marzo 1977, n. 54, limitatamente all'articolo 2.».`;
    assert.equal(read(text, mod('1968-01-04;15') + mod('1977-03-05;54')), ['15 atto', '54 null']);
  },
);

items('an editors’ sentence of an article is none of the whole article where its item names a paragraph of it', () => {
  const sentence = "ha disposto (con l'art. 1, comma 1) l'abrogazione dell'art. 2-bis.";
  const quoted = (item: string) =>
    `1. L'articolo 9 del codice e' sostituito dal seguente:\n«Art. 9. - 1. Sono abrogati:\na) ${item};\nb) la legge 5 marzo 1977, n. 54.».`;
  const mod = editorial('1', 'urn:nir:stato:legge:1968-01-04;15#2 bis', sentence);
  assert.equal(read(quoted("il comma 1, dell'articolo 2-bis, della legge 4 gennaio 1968, n. 15"), mod), ['15 null']);
  assert.equal(read(quoted("l'articolo 2-bis della legge 4 gennaio 1968, n. 15"), mod), ['15 articolo']);
});

items.run();
