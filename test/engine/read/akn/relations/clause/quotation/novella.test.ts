// New words without quotation marks, as older exports print them: none of them is the amending act's own.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { maskQuotations } from '../../../../../../../engine/read/akn/relations/clause/quotation/quotation.js';
import { readOperationLines as read } from '../operation-lines.js';

const novellas = suite('novella');
const law = 'della legge 7 agosto 1990, n. 241,';

novellas('articles without marks are new words up to the next paragraph of the amending act', () => {
  assert.equal(
    read(
      [
        `1. Il titolo II ${law} e' sostituito dal seguente:`,
        'TITOLO II',
        'Del procedimento',
        'Art. 12.',
        '(Durata)',
        '1. Il procedimento dura un mese.',
        '2. Sono abrogati gli articoli 3 e 4 della legge 2 aprile 1979, n. 95.',
        'Art. 13.',
        '1. Il termine decorre dalla domanda.',
        '2. La domanda e scritta:',
        'a) su carta;',
        'b) in altra forma.',
        "3. All'articolo 5 della legge 2 aprile 1979, n. 95, le parole: «un anno» sono soppresse.",
        `2. All'articolo 27 ${law} le parole: "a" sono sostituite dalle seguenti: "b".`,
        `3. L'articolo 29 ${law} e' abrogato.`,
      ].join('\n'),
    ),
    ['1: sostituisce partizione Titolo II', '2: sostituisce parole art 27', '3: abroga articolo art 29'],
  );
});

novellas('paragraphs and points without marks end where a label cannot be theirs', () => {
  assert.equal(
    read(
      [
        '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        "a) all'articolo 3, il comma 3 e' sostituito dal seguente:",
        '3. A condizione che la domanda sia completa:',
        'a) il termine e ridotto;',
        "b) l'articolo 8 della legge 2 aprile 1979, n. 95, e' abrogato.",
        "b) all'articolo 4, dopo il comma 2 sono inseriti i seguenti:",
        '2-bis. Il primo testo.',
        '2-ter. Il secondo testo.',
        "c) all'articolo 5, comma 1, la lettera c) e' sostituita dalla seguente:",
        'c) "termine": il giorno ultimo, anche festivo;',
        "d) l'articolo 6 e' abrogato.",
      ].join('\n'),
    ),
    [
      '1 a: sostituisce comma art 3 c 3',
      '1 b: inserisce comma art 4 c 2-bis,2-ter',
      '1 c: sostituisce lettera art 5 c 1 l c',
      '1 d: abroga articolo art 6',
    ],
  );
});

novellas('of an act without numbered paragraphs they end where a sentence amends the same act', () => {
  assert.equal(
    read(
      [
        `L'articolo 5 ${law} e' sostituito dal seguente:`,
        'Art. 5. - La domanda e scritta.',
        'Sono abrogati gli articoli 1 e 2 della legge 31 marzo 1977, n. 91.',
        `L'articolo 9 ${law} e' abrogato.`,
      ].join('\n'),
    ),
    ['sostituisce articolo art 5', 'abroga articolo art 9'],
  );
});

novellas('a closing mark without an opening one ends them, but for a misplaced one', () => {
  const { quotations } = maskQuotations(
    [
      `1. Dopo l'articolo 3 ${law} e' inserito il seguente:`,
      'Art. 3-bis.',
      '1. Si intende per:',
      'a) termine: il giorno ultimo»;',
      'b) ufficio: quello competente.',
      '2. Gli uffici provvedono.».',
      '2. Resta fermo il resto.',
    ].join('\n'),
  );
  assert.is(quotations.length, 1);
  assert.ok(quotations[0]!.endsWith('2. Gli uffici provvedono.'));
});

novellas("a list of the act's own operations is no new text", () => {
  assert.equal(
    read(
      [
        `1. L'articolo 7 ${law} e' modificato come segue:`,
        'a) al comma 1, le parole: «a» sono soppresse;',
        "b) il comma 2 e' abrogato.",
      ].join('\n'),
    ),
    ['1 a: abroga parole art 7 c 1', '1 b: abroga comma art 7 c 2'],
  );
});

novellas('where the numbers do not tell whose a sentence is, nothing is said of it', () => {
  assert.equal(
    read(
      [
        `1. Dopo l'articolo 14 ${law} e' inserito il seguente:`,
        'Art. 14-bis.',
        '1. Sono abrogati:',
        "a) l'articolo 3 della legge 11 gennaio 1986, n. 3;",
        'b) la legge 5 maggio 1989, n. 160.',
        "2. L'articolo 4 della legge 11 gennaio 1986, n. 3, e' abrogato.",
      ].join('\n'),
    ),
    ['1: inserisce articolo art 14-bis'],
  );
});

novellas.run();
