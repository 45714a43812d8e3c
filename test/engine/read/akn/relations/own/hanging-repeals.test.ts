// Repeals that hang on something, as rules.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hangingRule } from '../../../../../../engine/read/akn/relations/own/hanging-repeals.js';

const hanging = suite('hanging repeals');
const article = "l'articolo 4 della legge 7 agosto 1990, n. 241";

hanging('a repeal on a condition is a rule about force, wherever the condition stands', () => {
  for (const sentence of [
    `Se il decreto non e' adottato, ${article}, si intende abrogato.`,
    `Qualora la regione non provveda, e' abrogato ${article}.`,
    `L${article.slice(1)}, e' abrogato, salvo che la regione disponga altrimenti.`,
  ]) {
    const rule = hangingRule(sentence);
    assert.is(rule?.nature, 'efficacia', sentence);
    assert.is(rule?.subject.toLowerCase(), article, sentence);
  }
});

hanging('a replacement without new words for some is a rule about scope', () => {
  const rule = hangingRule(`Per i comuni montani ${article} e' sostituito dal presente articolo.`);
  assert.equal([rule?.kind, rule?.nature, rule?.subject], ['regola', 'ambito', article]);
});

hanging('a repeal without a condition is none, nor is a condition of something else', () => {
  for (const sentence of [
    `L${article.slice(1)}, e' abrogato.`,
    `L${article.slice(1)}, e' sostituito dal presente articolo.`,
    `Sesto: ${article} e' abrogato.`,
    `L${article.slice(1)}, e' abrogato, ove incompatibile con il presente articolo.`,
    `Salvo che per i procedimenti in corso, ${article} e' abrogato.`,
    `Se il decreto non e' adottato, si applica ${article}.`,
  ])
    assert.is(hangingRule(sentence), null, sentence);
});

hanging.run();
