// Which operation brought each stretch of a text: as the words came, changed since, or not known.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SpelledWording } from '../../../../engine/read/proof/apply.js';
import { originsIn, type DatedWording } from '../../../../engine/read/proof/origin.js';
import type { WordPlace } from '../../../../engine/law/wording.js';

const origin = suite('origin of words');

const nowhere: WordPlace = {
  ...{ act: 'eli:/it/legge/1990/08/07/241', part: null, article: '5', isHeading: false },
  ...{ paragraphs: [], points: [], numbers: [], sentences: [] },
};
const base = { position: 'al-posto', to: nowhere, beside: null, isWhole: true, until: null, anchor: null } as const;
const replaced = (paragraph: string, old: string, brought: string): SpelledWording => ({
  ...{ ...base, kind: 'sostituisce', reach: 'parole', old, brought, to: { ...nowhere, paragraphs: [paragraph] } },
});
const inserted = (paragraph: string, brought: string): SpelledWording => ({
  ...{ ...base, kind: 'inserisce', reach: 'comma', position: 'dopo', old: null, brought },
  to: { ...nowhere, paragraphs: [paragraph] },
});
const from = (act: number, wording: SpelledWording, isProved = true): DatedWording => ({ wording, act, isProved });
const origins = (text: string, operations: DatedWording[]) =>
  originsIn({ heading: null, text }, operations).map(({ start, end, operation }) => [
    text.slice(start, end),
    operation,
  ]);

const text = '1. Gli enti rispondono entro venti giorni.\n1-bis. Il silenzio vale assenso, salvo diniego espresso.';

origin('words stand at their place as they came', () => {
  assert.equal(origins(text, [from(0, replaced('1', 'dieci', 'venti'))]), [['venti', 0]]);
});

origin('words that stand elsewhere, more than once, or without a proof come from nobody', () => {
  assert.equal(origins(text, [from(0, replaced('1-bis', 'dieci', 'venti'))]), []);
  assert.equal(origins(text.replace('Gli enti', 'Venti enti venti'), [from(0, replaced('1', 'dieci', 'venti'))]), []);
  assert.equal(origins(text, [from(0, replaced('1', 'dieci', 'venti'), false)]), []);
});

origin('words that came beside others are told without them', () => {
  const beside: SpelledWording = {
    ...{ ...replaced('1-bis', '', ', salvo diniego espresso'), kind: 'inserisce', old: null },
    ...{ position: 'dopo', anchor: 'vale assenso' },
  };
  assert.equal(origins(text, [from(0, beside)]), [[', salvo diniego espresso', 0]]);
});

origin('a paragraph that came whole is all of one operation, and what a later one brought is of that', () => {
  const whole = from(0, inserted('1-bis', '1-bis. Il silenzio vale assenso, salvo diniego espresso.'));
  assert.equal(origins(text, [whole]), [['1-bis. Il silenzio vale assenso, salvo diniego espresso.', 0]]);
  const later = from(1, replaced('1-bis', 'diniego', 'diniego espresso'));
  assert.equal(origins(text, [whole, later]), [
    ['1-bis. Il silenzio vale assenso, salvo ', 0],
    ['diniego espresso', 1],
    ['.', 0],
  ]);
});

origin('a paragraph that was changed since is traced where all letters agree', () => {
  const whole = from(0, inserted('1-bis', '1-bis. Il silenzio vale diniego, salvo diniego espresso.'), false);
  const later = from(1, replaced('1-bis', 'vale diniego', 'vale assenso'));
  assert.equal(origins(text, [whole, later]), [
    ['1-bis. Il silenzio ', 0],
    ['vale assenso', 1],
    [', salvo diniego espresso.', 0],
  ]);
  // One letter more: nothing is said of the rest.
  const other = from(0, inserted('1-bis', '1-bis. Il silenzio vale diniego, salvi diniego espresso.'), false);
  assert.equal(origins(text, [other, later]), [['vale assenso', 1]]);
});

origin('stretches neither overlap nor leave the text', () => {
  const all = [
    from(0, inserted('1-bis', '1-bis. Il silenzio vale assenso, salvo diniego espresso.')),
    from(1, replaced('1', 'dieci', 'venti')),
    from(2, replaced('1-bis', 'x', 'Il silenzio vale')),
    from(3, replaced('1-bis', 'y', 'vale assenso')),
  ];
  const found = originsIn({ heading: null, text }, all);
  found.forEach(({ start, end }, i) => assert.ok(start < end && end <= (found[i + 1]?.start ?? text.length)));
  assert.ok(found.some(({ operation }) => operation === 3));
});

origin.run();
