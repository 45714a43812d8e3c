// Which places a suspension or a postponement speaks of, and which only tell whose term it is.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { suspendedOf } from '../../../../../../engine/read/akn/relations/own/suspended-places.js';
import { actFixture } from '../../act-fixture.js';

const suspended = suite('suspended places');

const law = 'della legge 14 aprile 1994, n. 87';

/** What is suspended or postponed: `proroga 87 art 3`. */
function read(sentence: string): string[] {
  const { root, act } = actFixture({ articles: [['1', `1. ${sentence}`]] });
  return readClaims(root, act).claims.map(
    ({ kind, to }) => `${kind} ${to.act.split('/').at(-1)}${to.article === null ? '' : ` art ${to.article}`}`,
  );
}

suspended('a term or an effect that hangs on an article is that of the article', () => {
  for (const [sentence, expected] of [
    [`I termini di cui all'articolo 3 ${law} sono prorogati al 30 giugno 2031.`, 'proroga 87 art 3'],
    [`Il termine finale di novanta giorni di cui all'articolo 3 ${law} e' prorogato.`, 'proroga 87 art 3'],
    [`I termini di decadenza e di prescrizione di cui all'articolo 3 ${law} sono sospesi.`, 'sospende 87 art 3'],
    [`Il termine del 31 marzo 2031, di cui al comma 2 dell'articolo 3 ${law}, e' differito.`, 'proroga 87 art 3'],
    [
      `Il termine per la consegna delle mappe previsto dall'articolo 3 ${law} e' differito al 30 giugno 2031.`,
      'proroga 87 art 3',
    ],
    [
      `I termini per la consegna delle mappe dei pozzi, stabiliti dall'articolo 3 ${law}, sono sospesi.`,
      'sospende 87 art 3',
    ],
    [`Il termine della chiusura dei pozzi, di cui all'articolo 3 ${law}, e' prorogato.`, 'proroga 87 art 3'],
    [`Il termine per l'esercizio della delega di cui all'articolo 3 ${law} e' prorogato.`, 'proroga 87 art 3'],
    [`L'efficacia delle disposizioni di cui all'articolo 3 ${law} e' sospesa.`, 'sospende 87 art 3'],
    [`L'entrata in vigore dell'articolo 3 ${law} e' differita al 30 giugno 2031.`, 'proroga 87 art 3'],
    [
      `E' differita di un anno la data di entrata in vigore delle norme di cui all'articolo 3 ${law}.`,
      'proroga 87 art 3',
    ],
    [`Le disposizioni in materia di pozzi di cui all'articolo 3 ${law} sono prorogate.`, 'proroga 87 art 3'],
    [`Il termine fissato dalle disposizioni di cui all'articolo 3 ${law} e' prorogato.`, 'proroga 87 art 3'],
    [`Sono sospese le procedure di cui all'articolo 3 ${law}.`, 'sospende 87 art 3'],
    [`Sono prorogate le agevolazioni previste dall'articolo 3 ${law}.`, 'proroga 87 art 3'],
    [
      `L'efficacia dell'articolo 3 del testo unico delle norme sui pozzi, di cui al decreto legislativo 14 aprile 1994, n. 87, e' sospesa.`,
      'sospende 87 art 3',
    ],
  ] as const)
    assert.equal(read(sentence), [expected], sentence);
  assert.equal(read(`I termini di cui all'articolo 3 e di cui all'articolo 5 ${law}, sono prorogati di un anno.`), [
    'proroga 87 art 3',
    'proroga 87 art 5',
  ]);
});

suspended('another term, beside the first, keeps its place', () => {
  const two = `il termine finale della chiusura dei pozzi, previsto dall'articolo 3 ${law}, e il termine finale della consegna delle mappe, di cui all'articolo 7 della citata legge`;
  assert.is(suspendedOf(two), two);
  const one = `il termine della chiusura dei pozzi, previsto dall'articolo 3 ${law}, per le mappe dei gestori `;
  assert.is(suspendedOf(`${one}di cui all'articolo 7 della citata legge`), one);
});

suspended('an article that tells whose term it is, or of what thing, is no target', () => {
  for (const sentence of [
    `I termini delle istruttorie sul personale dei consorzi di cui all'articolo 3 ${law} sono sospesi.`,
    `I termini di prescrizione delle somme dovute dai consorzi di cui all'articolo 3 ${law} sono sospesi.`,
    `I termini per opporsi agli avvisi di cui all'articolo 3 ${law} sono sospesi fino al 30 giugno 2031.`,
    `Sono sospesi i termini di pagamento delle ammende di cui agli articoli 3 e 5 ${law}.`,
    `Il termine entro cui i consorzi di cui all'articolo 3 ${law} rendono il conto e' prorogato.`,
    `I termini per la consegna delle mappe da parte dei gestori di cui all'articolo 3 ${law} sono prorogati.`,
    `I termini relativi alle pratiche di competenza dei magazzini di cui all'articolo 3 ${law} sono sospesi.`,
    `I termini di chiusura per i pozzi previsti dall'articolo 3 ${law} sono prorogati.`,
    `Il termine per il versamento del canone di cui all'articolo 3 ${law} e' prorogato.`,
    `La validita' delle tessere di cui all'articolo 3 ${law} e' prorogata al 30 giugno 2031.`,
    `Sono prorogati di sei mesi i permessi dei gestori iscritti nei registri di cui all'articolo 3 ${law}.`,
    `Sono prorogati i noleggi di cui all'articolo 3 ${law}.`,
    `Sono sospesi fino al 30 giugno 2031 i capi dei magazzini di cui all'articolo 3 ${law}.`,
    `Le disposizioni in materia di turni del personale degli enti di cui all'articolo 3 ${law} sono prorogate.`,
  ])
    assert.equal(read(sentence), [], sentence);
});

suspended('the term that is postponed is read, and not whom it binds', () => {
  assert.equal(
    read(
      `I termini di cui all'articolo 3 ${law}, relativi alle consegne dei gestori di cui all'articolo 6 della legge 2 maggio 1995, n. 88, sono prorogati di un mese.`,
    ),
    ['proroga 87 art 3'],
  );
  assert.equal(
    read(
      `In deroga all'articolo 3 ${law}, i termini delle pratiche dei gestori di cui all'articolo 6 della legge 2 maggio 1995, n. 88, sono prorogati di un mese.`,
    ),
    ['regola 87 art 3'],
  );
});

suspended.run();
