// What an act defines itself, and what it only writes into another act.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ownDefinitions } from '../../../../engine/read/akn/own-definitions.js';

const definitions = suite('own definitions');
const terms = (text: string): string[] =>
  ownDefinitions(text).map(({ term: { start, end } }) => text.slice(start, end));

definitions('an act that amends nothing defines what it says, in marks or not', () => {
  assert.equal(
    terms(
      'Ai fini della presente legge si intende per:\na) «licenza»: un atto che permette;\nb) prova: quanto si mostra.',
    ),
    ['licenza', 'prova'],
  );
});

definitions('new words without quotation marks define for the act that is amended', () => {
  const text = [
    '1. Ai fini del presente articolo, per impianto si intende un edificio che produce.',
    "2. L'articolo 183 del decreto legislativo 3 aprile 2006, n. 152, e' sostituito dal seguente:",
    'Articolo 183',
    '(Definizioni)',
    '1. Ai fini della parte quarta del presente decreto si intende per:',
    'a) rifiuto: qualsiasi sostanza di cui ci si disfi;',
    'b) produttore: la persona la cui attivita produce rifiuti.',
    "3. All'articolo 184 del decreto legislativo 3 aprile 2006, n. 152, il comma 1 e' abrogato.",
  ];
  assert.equal(terms(text.join('\n')), ['impianto']);
});

definitions('a short quotation that defines for another act is left out, too', () => {
  const text =
    "1. All'articolo 2 della legge 7 agosto 1990, n. 241, dopo il comma 1 è inserito il seguente: «1-bis. Per prova si intende un esame.».\n2. Per esame si intende un colloquio.";
  assert.equal(terms(text), ['esame']);
});

definitions.run();
