// The act in which a provision was put, and the one that put it there.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const hosts = suite('host act');
const host = 'legge 7 agosto 1990, n. 241';
const source = 'della legge 3 marzo 1995, n. 61';

hosts('what was put in one act by another is of the first, in whatever order the two are named', () => {
  for (const words of [
    `L'articolo 5-bis, introdotto nella ${host}, dall'articolo 2 ${source}, e' abrogato.`,
    `E' abrogato l'articolo 5-bis, inserito nella ${host} dall'articolo 2 ${source}.`,
    `L'articolo 5-bis, introdotto dall'articolo 2 ${source}, nella ${host}, e' abrogato.`,
    `L'articolo 5-bis della ${host}, introdotto dall'articolo 2 ${source}, e' abrogato.`,
    `E' abrogato l'articolo 5-bis, premesso nella ${host}, dalla legge 3 marzo 1995, n. 61.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga articolo art 5-bis'], words);
});

hosts('the host may be an article, and other verbs amend there as well', () => {
  assert.equal(
    read(`1. Il comma 2-bis, aggiunto all'articolo 3 della ${host} dall'articolo 2 ${source}, e' soppresso.`),
    ['1: abroga comma art 3 c 2-bis'],
  );
  assert.equal(
    read(
      `1. All'articolo 5-bis, introdotto nella ${host}, dall'articolo 2 ${source}, le parole: «a» sono sostituite dalle seguenti: «b».`,
    ),
    ['1: sostituisce parole art 5-bis'],
  );
});

hosts('an article of both acts that is repealed beside it is still read', () => {
  assert.equal(
    read(
      `1. L'articolo 3 ${source}, e l'articolo 5-bis, introdotto nella ${host}, dall'articolo 2 ${source}, sono abrogati.`,
    ),
    ['1: abroga articolo art 3 of eli:/it/legge/1995/03/03/61', '1: abroga articolo art 5-bis'],
  );
});

hosts('where no other act put it there, the words say what they said', () => {
  assert.equal(read(`1. Nella ${host}, e' inserito l'articolo 5-bis: «Art. 5-bis. Testo.».`), [
    '1: inserisce articolo art 5-bis',
  ]);
});

hosts.run();
