// Criteria of a delegation say what a later decree shall do.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statesCriteria } from '../../../../../../../engine/read/akn/relations/clause/unit/criteria.js';
import { readOperationLines as read } from '../operation-lines.js';

const criteria = suite('criteria');
const law = 'legge 7 agosto 1990, n. 241';

criteria('what stands below them is not done', () => {
  for (const lead of [
    "Il Governo e' delegato ad adottare uno o piu' decreti nel rispetto dei seguenti principi e criteri direttivi:",
    "Il Governo si attiene ai principi e criteri direttivi di cui all'articolo 2 e ai seguenti criteri specifici:",
    "Nell'esercizio della delega sono osservati i principi e criteri direttivi di seguito indicati:",
    'Con regolamento si provvede alla revisione, in base ai seguenti criteri:',
  ]) {
    assert.equal(
      read(
        `1. ${lead}\na) abrogare l'articolo 3 della ${law};\nb) l'articolo 6 della ${law}, e' abrogato e sostituito;\n2. L'articolo 7 della ${law}, e' abrogato.`,
      ),
      ['2: abroga articolo art 7'],
      lead,
    );
    assert.equal(read(`1. ${lead} a) riordino; b) l'articolo 6 della ${law}, e' abrogato;`), [], lead);
  }
});

criteria('changes of an act about criteria are done', () => {
  for (const lead of [
    `Alla ${law}, recante principi e criteri direttivi, sono apportate le seguenti modificazioni:`,
    `Alla ${law}, in materia di criteri, sono abrogati:`,
  ]) {
    assert.is(statesCriteria({ text: lead.toLowerCase() }), false, lead);
    assert.equal(read(`1. ${lead}\na) l'articolo 3 e' abrogato;`), ['1 a: abroga articolo art 3'], lead);
  }
});

criteria.run();
