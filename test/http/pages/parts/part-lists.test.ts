// A part of a giant article has the relations of its paragraphs, and no relation is in no part.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findPart, splitParts } from '../../../../http/pages/parts/law-lines.js';
import { listsOfPart } from '../../../../http/pages/parts/part-lists.js';

const lists = suite('lists of a part');
type Lists = Parameters<typeof listsOfPart>[0];

const text = Array.from({ length: 120 }, (_, i) => `${i + 1}. ${'Parole della legge. '.repeat(50)}`).join('\n');
const parts = splitParts(text);
/** Relations that are told by their own paragraph and by that of the act at the other end. */
const relation = (id: string, da: string | null, a: string | null) =>
  ({ id, da: { comma: da }, a: { comma: a } }) as unknown as Lists['modifica'][number];
const article: Lists = {
  modifica: [relation('out-2', '2', '119'), relation('out-119', '119', '2'), relation('out', null, '2')],
  modificata_da: [
    relation('in-2', '119', '2'),
    relation('in-119', '2', '119'),
    relation('in-both', null, '2, 119'),
    relation('in-unknown', null, '4-bis'),
  ],
  altri_effetti: [relation('effect-119', '119', '2')],
  altri_effetti_subiti: [relation('undergone-2', '119', '2')],
};

lists(
  'are those that name its paragraphs at their own end; those that name none are in the first, amendments in each',
  () => {
    assert.ok(parts.length > 1);
    const named = (index: number) =>
      Object.values(listsOfPart(article, parts[index]!, parts)).flatMap((list) => list.map(({ id }) => id));
    assert.equal(named(0), ['out-2', 'out', 'in-2', 'in-both', 'in-unknown', 'undergone-2']);
    assert.equal(named(findPart(parts, '119')), ['out-119', 'in-119', 'in-both', 'in-unknown', 'effect-119']);
  },
);

lists('are whole in the first part where the text numbers no paragraph', () => {
  const plain = splitParts(text.replace(/^\d+\. /gm, ''));
  assert.ok(plain.length > 1);
  assert.equal(listsOfPart(article, plain[0]!, plain), article);
});

lists.run();
