// What a quotation brings in.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from './operation-lines.js';

const quoted = suite('quoted');

quoted('new articles may follow each other in one line', () => {
  assert.equal(
    read(
      "1. Alla legge 7 agosto 1990, n. 241, dopo l'articolo 5 sono inseriti i seguenti: «Art. 5-bis (Uno). - 1. Testo ai sensi dell'art. 7. Art. 5-ter (Due). - 1. Altro. Art. 5-quater. - Fine.».",
    ),
    ['1: inserisce articolo art 5-bis', '1: inserisce articolo art 5-ter', '1: inserisce articolo art 5-quater'],
  );
});

quoted.run();
