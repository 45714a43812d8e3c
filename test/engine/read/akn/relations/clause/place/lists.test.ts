// Places that a group has from the one before it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const lists = suite('lists');
const law = 'legge 7 agosto 1990, n. 241';

lists('paragraphs of the same article are of that of the place before them', () => {
  assert.equal(
    read(
      `1. La lettera d) del comma 4 dell'articolo 9 della ${law}, e i commi 7 e 8 del medesimo articolo sono abrogati.`,
    ),
    ['1: abroga lettera art 9 c 4 l d', '1: abroga comma art 9 c 7,8'],
  );
});

lists.run();
