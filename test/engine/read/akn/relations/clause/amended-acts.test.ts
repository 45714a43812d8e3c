// `la medesima legge` behind a paragraph that names several acts.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from './operation-lines.js';

const amended = suite('amended acts');

amended('it is the one that the paragraph amends, not one that changed it before', () => {
  const before =
    "1. L'articolo 8 della legge 7 agosto 1990, n. 241, come modificato dal decreto-legge 15 gennaio 1993, n. 6, e' abrogato.";
  assert.equal(read(`${before}\n2. All'articolo 9 della medesima legge il comma 2 e' abrogato.`), [
    '1: abroga articolo art 8',
    '2: abroga comma art 9 c 2',
  ]);
  assert.equal(read(`${before}\n2. All'articolo 9 del medesimo decreto il comma 2 e' abrogato.`), [
    '1: abroga articolo art 8',
  ]);
});

amended.run();
