// Verbs that amend only for some.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const hypothetical = suite('hypothetical');
const law = 'della legge 7 agosto 1990, n. 241,';

hypothetical('for some alone another provision applies, and no text is replaced', () => {
  assert.equal(
    read(`1. Per i comuni di cui all'articolo 9, l'articolo 6 ${law} e' sostituito dal presente articolo.`),
    [],
  );
  assert.equal(read(`1. L'articolo 6 ${law} e' sostituito dal presente articolo.`), ['1: sostituisce articolo art 6']);
});

hypothetical('new words in quotation marks replace the text, whatever stands in front', () => {
  assert.equal(
    read(`1. Per i comuni di cui all'articolo 9, l'articolo 6 ${law} e' sostituito dal seguente: «Art. 6. Testo.».`),
    ['1: sostituisce articolo art 6'],
  );
});

hypothetical('of several verbs those behind the condition depend on it', () => {
  assert.equal(
    read(`1. L'articolo 6 ${law} e' abrogato e, qualora la regione non provveda, l'articolo 8 ${law} e' soppresso.`),
    ['1: abroga null art 6'],
  );
});

hypothetical.run();
