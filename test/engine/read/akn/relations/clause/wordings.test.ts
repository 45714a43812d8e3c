import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readWordingCases } from './wording-cases.js';

const wordings = suite('words of amending clauses');

for (const { name, expected, read } of readWordingCases())
  wordings(name, () => {
    assert.equal(read, expected);
  });

wordings.run();
