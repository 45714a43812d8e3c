// Of several places, only the last is limited where the words say so.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const limit = suite('limit');
const law = 'legge 7 agosto 1990, n. 241';

limit('the last of a list is limited, wherever its act stands', () => {
  const last = ['1: abroga articolo art 3,4', '1: abroga comma art 5 c 2'];
  for (const words of [
    `Gli articoli 3, 4 e 5 della ${law}, l'ultimo limitatamente al comma 2, sono abrogati.`,
    `Gli articoli 3, 4 e 5, quest'ultimo limitatamente al comma 2, della ${law}, sono abrogati.`,
    `Sono abrogati gli articoli 3, 4 e 5 della ${law}, quest'ultimo limitatamente al comma 2.`,
    `Sono abrogati gli articoli 3, 4 e 5 (quest'ultimo per il solo secondo comma) della ${law}.`,
  ])
    assert.equal(read(`1. ${words}`), last, words);
});

limit.run();
