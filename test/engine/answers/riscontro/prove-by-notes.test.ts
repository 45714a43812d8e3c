// The texts of amended articles that notes print, one or several of the same article.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printedTexts, textFor } from '../../../../engine/answers/riscontro/prove-by-notes.js';
import type { SpelledWording } from '../../../../engine/read/proof/apply.js';

const notes = suite('notes of the Gazzetta');

notes('of paragraphs of one article that are printed apart, an operation is held against the one it names', () => {
  const act = 'eli:/it/legge/1990/08/07/241';
  const texts = printedTexts(
    [
      { from: '/art/3', act, article: '1', text: '539. Gli enti provvedono.' },
      { from: '/art/3', act, article: '1', text: '540. Gli enti rispondono.' },
      { from: '/art/3', act, article: '2', text: 'Art. 2 (Ricorsi). - 1. Si propone ricorso.' },
    ],
    (eli, article) => `${eli} ${article}`,
  );
  const wordingOn = (paragraph: string): SpelledWording => ({
    ...{ kind: 'sostituisce', reach: 'parole', position: 'al-posto', beside: null, isWhole: true },
    ...{ old: 'a', until: null, brought: 'b', anchor: null },
    to: {
      act,
      part: null,
      article: '1',
      isHeading: false,
      paragraphs: [paragraph],
      points: ['a'],
      numbers: [],
      sentences: [],
    },
  });
  const own = texts.get(`${act} 1`)!;
  assert.is(textFor(wordingOn('539'), own).text, '539. Gli enti provvedono.');
  assert.is(textFor(wordingOn('540'), own).text, '540. Gli enti rispondono.');
  assert.is(textFor(wordingOn('541'), own).text, '540. Gli enti rispondono.');
  assert.equal(texts.get(`${act} 2`), [{ heading: 'Ricorsi', text: '1. Si propone ricorso.' }]);
});

notes.run();
