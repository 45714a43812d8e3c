// What a quotation brings in.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const quoted = suite('quoted');

quoted('new articles may follow each other in one line', () => {
  assert.equal(
    read(
      "1. Alla legge 7 agosto 1990, n. 241, dopo l'articolo 5 sono inseriti i seguenti: «Art. 5-bis (Uno). - 1. Testo ai sensi dell'art. 7. Art. 5-ter (Due). - 1. Altro. Art. 5-quater. - Fine.».",
    ),
    ['1: inserisce articolo art 5-bis', '1: inserisce articolo art 5-ter', '1: inserisce articolo art 5-quater'],
  );
});

quoted('a new annex has the name that its quotation begins with', () => {
  assert.equal(
    read(
      "1. Dopo l'allegato II.6 della legge 7 agosto 1990, n. 241, e' inserito il seguente: «Allegato II-6-bis. Accordo».",
    ),
    ['1: inserisce allegato Allegato II.6-bis'],
  );
  assert.equal(
    read("1. All'Allegato I.1 della legge 7 agosto 1990, n. 241, premettere il seguente: «Allegato I.01 Contratti»."),
    ['1: inserisce allegato Allegato I.01'],
  );
  assert.equal(
    read(
      "1. All'allegato II.4 della legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:\na) dopo la Tabella C sono aggiunte le seguenti: «Tabella C-bis Uno\nTabella C-ter Due».",
    ),
    ['1 a: inserisce allegato Allegato II.4,Tabella C-bis,Tabella C-ter'],
  );
});

quoted('new paragraphs and parts may follow each other in one line', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  assert.equal(
    read(
      `1. All'articolo 5 ${law}, dopo il comma 1 sono inseriti i seguenti: «1-bis. Uno. 1-ter. Due ai sensi del comma 1-bis.».`,
    ),
    ['1: inserisce comma art 5 c 1-bis,1-ter'],
  );
  assert.equal(
    read(`1. All'articolo 5, comma 2, ${law}, sono aggiunte le seguenti lettere: «d-bis) uno; d-ter) due».`),
    ['1: inserisce lettera art 5 c 2 l d-bis,d-ter'],
  );
  assert.equal(
    read(
      `1. Nella legge 7 agosto 1990, n. 241, dopo la parte quinta e' inserita la seguente: «Parte V-bis - Altro\nArt. 29-bis (Uno). - 1. Testo.».`,
    ),
    ['1: inserisce partizione Parte V-bis', '1: inserisce articolo Parte V-bis art 29-bis'],
  );
});

quoted('a quotation may be closed by another mark than it was opened by', () => {
  assert.equal(
    read(
      '1. All\'articolo 9, comma 6, della legge 7 agosto 1990, n. 241, le parole «il RUP" sono sostituite dalle seguenti: «il RUP e gli altri».',
    ),
    ['1: sostituisce parole art 9 c 6'],
  );
});

quoted.run();
