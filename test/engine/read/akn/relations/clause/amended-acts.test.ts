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

amended('nor is it one that changed it before in the same paragraph', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const words of [
    'come modificata dalla legge 5 aprile 2002, n. 32',
    "introdotto dall'articolo 9 della legge 5 aprile 2002, n. 32",
    'come modificata dalla legge 5 aprile 2002, n. 32, e dal decreto-legge 6 maggio 2003, n. 33',
  ]) {
    const begin = `All'articolo 8 ${law}, ${words}, la parola: «orto» e' soppressa.`;
    assert.equal(
      read(`${begin} L'articolo 9 della medesima legge e' abrogato.`),
      ['abroga parole art 8', 'abroga articolo art 9'],
      words,
    );
    assert.equal(
      read(
        `${begin} Dopo l'articolo 9 della stessa legge e' inserito il seguente: «Art. 9-bis. - 1. L'orto e' chiuso.».`,
      ),
      ['abroga parole art 8', 'inserisce articolo art 9-bis'],
      words,
    );
  }
  const first = `All'articolo 8, comma 1, ${law}, come modificato dall'articolo 3 della legge 5 aprile 2002, n. 32, la parola: «orto» e' soppressa`;
  assert.equal(read(`${first}; il comma 2 del medesimo articolo e' abrogato.`), [
    'abroga parole art 8 c 1',
    'abroga comma art 8 c 2',
  ]);
  assert.equal(read(`${first}. Al comma 2 dello stesso articolo, la parola: «siepe» e' soppressa.`), [
    'abroga parole art 8 c 1',
    'abroga parole art 8 c 2',
  ]);
});

amended.run();
