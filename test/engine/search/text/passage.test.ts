import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bestPlaces, cutPassage, whyFound, type HitFields } from '../../../../engine/search/text/passage.js';
import { scanWords, Stemmer } from '../../../../engine/search/text/scan.js';
import { atOnce } from '../../../../engine/steps.js';
import { openSample } from '../../../corpora.js';

const passages = suite('passages');

passages('a passage has most of the words, and says where they are', () => {
  const text = `Il prefetto decide. ${'Altro testo senza nulla. '.repeat(40)}Il prefetto revoca la licenza.\nFine.`;
  const { text: passage, words } = atOnce(cutPassage(text, new Set(['prefett', 'licenz'])));
  assert.match(passage, 'Il prefetto revoca la licenza');
  assert.equal(
    words.map(({ start, end }) => passage.slice(start, end)),
    ['prefetto', 'licenza'],
  );
  assert.ok(passage.length <= 260);
});

passages('a stem keeps the first letters of its words, which decide what is stemmed', async () => {
  const catalog = await openSample();
  const text = (await Promise.all(Array.from({ length: 40 }, (_, act) => catalog.record(act).articleEntries())))
    .flat()
    .map(String)
    .join(' ');
  let words = 0;
  scanWords(text, (start, end) => {
    const word = text.slice(start, end);
    if (!/^[A-Za-z0-9]/.test(word)) return;
    words++;
    const kept = word.length >= 4 && /^[A-Za-z0-9]{2}/.test(word) ? 2 : 1;
    const stem = new Stemmer().read(word).stem;
    assert.is(stem.slice(0, kept), word.slice(0, Math.min(kept, stem.length)).toLowerCase(), word);
  });
  assert.ok(words > 500);
  const stemOf = (word: string) => new Stemmer().read(word).stem;
  const { words: shown } = atOnce(
    cutPassage('È ammesso. Età e ETÀ; gli Enti, l’ente.', new Set(['età', 'enti'].map(stemOf))),
  );
  assert.is(shown.length, 4);
  const plurals = atOnce(
    cutPassage('Le Dighe, la diga; un ghe, un S.p.A. e le spa.', new Set(['diga', 'spa', 'ghe'].map(stemOf))),
  );
  assert.is(plurals.words.length, 5);
});

passages('the parts of a text that have most of the words come first, each with its own passage', () => {
  const parts = [
    'Il prefetto.',
    'Nulla.',
    'Il prefetto revoca la licenza.',
    'La licenza del prefetto e il prefetto.',
    'Licenza.',
  ];
  const text = parts.join('\n');
  const places = parts.map((part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length }));
  const passage = atOnce(cutPassage(text, new Set(['prefett', 'licenz'])));
  const shown = bestPlaces(text, passage, places, 3);
  assert.equal(
    shown.map((one) => [places.indexOf(one.place), one.text]),
    [3, 2, 0].map((i) => [i, parts[i]]),
  );
  assert.equal(
    shown[1]!.words.map(({ start, end }) => shown[1]!.text.slice(start, end)),
    ['prefetto', 'licenza'],
  );
  assert.equal(bestPlaces(text, atOnce(cutPassage(text, new Set(['altr']))), places, 3), []);
  // Less than half of what the best has is not shown.
  const three = atOnce(cutPassage(text, new Set(['prefett', 'licenz', 'revoc'])));
  assert.is(bestPlaces(text, three, places, 9).length, 2);
});

passages('words far into a long text are found', () => {
  const text = `${'Il prefetto decide. '.repeat(6_000)}\nIl prefetto revoca la licenza.`;
  assert.match(atOnce(cutPassage(text, new Set(['prefett', 'licenz']))).text, 'revoca la licenza');
});

passages('a text without the words is shown from its beginning; an empty one is empty', () => {
  const { text, words } = atOnce(cutPassage('Prima riga.\nSeconda riga.', new Set(['altr'])));
  assert.equal([text, words], ['Prima riga.\nSeconda riga.', []]);
  assert.is(atOnce(cutPassage('', new Set())).text, '');
});

const why = (fields: HitFields, groups: string[][], related: string[] = []) =>
  whyFound(fields, { groups, related: new Set(related) });

passages(
  'why a hit was found: title or heading, else text, else name; a part where it only has what a word may mean',
  () => {
    const own = 'Chiunque si impossessa della cosa altrui.';
    const { stems } = atOnce(cutPassage(own, new Set(['furt', 'penal', 'cos', 'scipp'])));
    assert.equal([...stems], ['cos']);
    const fields = { title: 'Codice penale', heading: 'Furto', text: { stems } };
    assert.is(why({ ...fields, text: null }, [['codic'], ['penal']]), 'titolo');
    assert.is(why({ ...fields, text: null }, [['rocc']]), 'nome');
    assert.is(why(fields, [['furt']]), 'rubrica');
    assert.is(why(fields, [['furt'], ['penal'], ['cos']]), 'testo');
    assert.is(why(fields, [['scipp']]), 'nome');
    assert.is(why(fields, [['scipp', 'furt']], ['furt']), 'parte');
    assert.is(why(fields, [['scipp', 'furt'], ['cos']], ['furt']), 'parte');
    assert.is(why(fields, [['cos', 'furt']], ['furt']), 'testo');
    assert.is(why({ ...fields, text: null }, [['furt', 'codic']], ['codic']), 'parte');
  },
);

passages('a giant article is read to its end', () => {
  const text = `${'Comma di una legge di bilancio.\n'.repeat(4_000)}Le locazioni brevi.`;
  const { stems } = atOnce(cutPassage(text, new Set(['comm', 'locazion', 'brev'])));
  assert.equal([...stems], ['comm', 'locazion', 'brev']);
  const fields = { title: 'Legge', heading: '', text: { stems } };
  assert.is(why(fields, [['locazion'], ['brev']]), 'testo');
});

passages.run();
