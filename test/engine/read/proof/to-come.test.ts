import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SpelledWording } from '../../../../engine/read/proof/apply.js';
import { textToCome } from '../../../../engine/read/proof/to-come.js';

const toCome = suite('the text to come');

const before = {
  heading: 'Termini',
  text: [
    '1. Gli enti rispondono entro dieci giorni. Il silenzio vale assenso.',
    '2. La domanda contiene:',
    'a) il nome;',
    'b) la firma.',
    '3. Gli enti pubblicano gli atti.',
  ].join('\n'),
};

const gone = (paragraphs: string[], sentences: string[] = []): SpelledWording => ({
  ...{ kind: 'abroga', reach: sentences.length > 0 ? 'periodo' : 'comma', position: 'al-posto', beside: null },
  to: {
    ...{ act: 'eli:/it/legge/1990/08/07/241', part: null, article: '5', isHeading: false },
    ...{ paragraphs, points: [], numbers: [], sentences },
  },
  ...{ isWhole: true, old: null, until: null, brought: null, anchor: null },
});
const madeBy = (...wordings: SpelledWording[]) => {
  const made = textToCome(wordings, before);
  return 'text' in made ? made.text.text : made.not;
};

toCome('leaves no gap where paragraphs and periods go', () => {
  assert.is(madeBy(gone(['2']), gone(['2'])), [before.text.split('\n')[0], before.text.split('\n')[4]].join('\n'));
  assert.match(madeBy(gone(['1'], ['1'])), /^1\. Il silenzio vale assenso\.\n2\./);
  assert.match(madeBy(gone(['1'], ['2'])), /^1\. Gli enti rispondono entro dieci giorni\.\n2\./);
});

toCome('is not made where an operation has no place', () => {
  assert.is(madeBy(gone(['7'])), 'place');
});

toCome.run();
