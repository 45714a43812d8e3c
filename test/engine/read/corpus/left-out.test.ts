// What a corpus says of active modifications that it places nowhere.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LeftOut } from '../../../../engine/law/relation.js';
import { leftOutLines, leftOutOf } from '../../../../engine/read/corpus/left-out.js';

const leftOut = suite('left out');
const of = (element: string, unless: string | null = null): LeftOut => ({ element, because: 'no act', unless });

leftOut('a year-only act is left out only where the corpus has none, or two', () => {
  const index = { hasAct: () => false, hasArticle: () => false };
  const both = [of('amod_1'), of('amod_2', 'eli:/it/legge/1990/241')];
  const known = { ...index, actByTypeYearNumber: () => 'eli:/it/legge/1990/08/07/241' };
  assert.equal(leftOutOf(both, known), [both[0]]);
  assert.equal(leftOutOf(both, { ...index, actByTypeYearNumber: () => null }), both);
});

leftOut('the log has a line a document, with the first elements', () => {
  const many = ['amod_1', 'amod_2', 'amod_3', 'amod_4', 'amod_5'].map((id) => of(id));
  assert.equal(
    [
      ...leftOutLines([
        { path: 'a.xml', leftOut: [of('amod_7')] },
        { path: 'b.xml', leftOut: [] },
        { path: 'c.xml', leftOut: many },
      ]),
    ],
    [
      'a.xml: 1 active modification is placed nowhere: amod_7 (no act)',
      'c.xml: 5 active modifications are placed nowhere: amod_1 (no act), amod_2 (no act), amod_3 (no act) and 2 more',
    ],
  );
});

leftOut('of many documents the log names the first, and counts all', () => {
  const documents = Array.from({ length: 25 }, (_, i) => ({ path: `${i}.xml`, leftOut: [of('amod_1')] }));
  const lines = [...leftOutLines(documents)];
  assert.is(lines.length, 11);
  assert.match(lines.at(-1)!, /^25 active modifications of 25 documents are placed nowhere/);
});

leftOut.run();
