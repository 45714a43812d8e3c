// What the summary of an act says of its amenders.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pageWords } from '../../../../http/pages/words.js';

const brief = suite('brief');

brief('others are spoken of only where there are others', () => {
  for (const { act } of Object.values(pageWords)) {
    assert.match(act.listed('4', '2', false, false), /altri|others/);
    assert.match(act.listed('3', '2', false, true), /dell’altro|of the other /);
    for (const [listed, loaded, one] of [
      ['2', '2', false],
      ['1', '1', true],
      ['2', '0', false],
    ] as const)
      assert.not.match(act.listed(listed, loaded, one, false), /altri|others/);
  }
});

brief.run();
