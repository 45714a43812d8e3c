// Decrees of one ministry under two names.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sameDecrees } from '../../../../engine/read/corpus/ministry-decrees.js';

const decrees = suite('ministry decrees');
const day = '1998/05/06/154';
const bare = `eli:/it/decreto-ministeriale/${day}`;
const of = (ministry: string) => `eli:/it/ministero-${ministry}/decreto/${day}`;
const same = (...acts: string[]) => [...sameDecrees(acts, { hasAct: () => false })];

decrees('a decree without its ministry is that of the only ministry of this day and number', () => {
  assert.equal(same(bare, of('sanita')), [[bare, of('sanita')]]);
  assert.equal(same(bare, of('sanita'), of('interno')), []);
  assert.equal(same(bare, of('sanita').replace('154', '155')), []);
});

decrees('two spellings of one ministry are one, two ministries are not', () => {
  const [short, long] = [of('infrastrutture'), of('infrastrutture-trasporti')];
  assert.equal(same(short, long, bare), [
    [short, long],
    [bare, long],
  ]);
  assert.equal(same(of('sanita'), of('interno')), []);
});

decrees('the name of a document that is loaded stands', () => {
  assert.equal([...sameDecrees([bare, of('sanita')], { hasAct: (act) => act === bare })], [[of('sanita'), bare]]);
});

decrees.run();
