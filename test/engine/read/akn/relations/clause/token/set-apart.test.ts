// What other main verbs are said of is not amended, beside a verb that amends.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const apart = suite('set apart');
const law = 'della legge 7 agosto 1990, n. 241';

apart('what is confirmed, extended or in force again beside a repeal is not repealed', () => {
  for (const words of [
    'sono estese ai comuni le norme della legge 9 maggio 1982, n. 604',
    'sono richiamate in vigore le disposizioni della legge 9 maggio 1982, n. 604',
    "torna in vigore l'articolo 4 della legge 9 maggio 1982, n. 604",
    'si osservano le norme della legge 9 maggio 1982, n. 604',
    "l'articolo 9 della stessa legge e' confermato",
  ])
    assert.equal(read(`1. E' abrogato l'articolo 3 ${law}, e ${words}.`), ['1: abroga articolo art 3'], words);
  assert.equal(
    read(`1. E' abrogato l'articolo 3 ${law}, mentre gli articoli 4 e 5 della legge medesima conservano efficacia.`),
    ['1: abroga articolo art 3'],
  );
  assert.equal(read(`1. E' abrogato l'articolo 3 ${law}, restando in vigore gli articoli 4 e 5.`), [
    '1: abroga articolo art 3',
  ]);
});

apart('what a verb in front says remains is not repealed by the next one', () => {
  assert.equal(
    read(
      `1. Restano in vigore gli articoli 1 e 2 ${law}, e sono abrogate le restanti disposizioni della medesima legge.`,
    ),
    ['1: abroga null'],
  );
  assert.equal(read(`1. Resta in vigore l'articolo 3 ${law}, ed e' abrogata la legge 9 maggio 1982, n. 604.`), [
    '1: abroga null of eli:/it/legge/1982/05/09/604',
  ]);
  assert.equal(
    read(`1. Restano in vigore gli articoli 1 e 2 ${law}, e gli articoli 3 e 4 della medesima legge sono abrogati.`),
    ['1: abroga null art 3', '1: abroga null art 4'],
  );
  assert.equal(
    read(
      `1. Restano ferme le disposizioni dell'articolo 3 ${law}, e sono abrogati gli articoli 4 e 5 della medesima legge.`,
    ),
    ['1: abroga null art 4', '1: abroga null art 5'],
  );
  // Of which act the articles are is not said.
  assert.equal(read(`1. Restano in vigore gli articoli 1 e 2 ${law}, e gli articoli 3 e 4 sono abrogati.`), []);
});

apart('a verb amends what stands in front of it, and not what another verb is said of', () => {
  assert.equal(read(`1. L'articolo 9 ${law}, e' confermato e l'articolo 10 e' abrogato.`), [
    '1: abroga articolo art 10',
  ]);
  assert.equal(read(`1. All'articolo 5 ${law}, il comma 2 e' cosi' determinato e il comma 3 e' abrogato.`), [
    '1: abroga comma art 5 c 3',
  ]);
});

apart('a passive of a clause within the clause parts nothing', () => {
  assert.equal(
    read(`1. E' abrogato l'articolo 3 ${law}, in cui e' prevista la tassa, e l'articolo 5 della legge medesima.`),
    ['1: abroga articolo art 3', '1: abroga articolo art 5'],
  );
  assert.equal(read(`1. L'articolo 3 ${law}, dove e' indicato il termine, e' abrogato.`), ['1: abroga articolo art 3']);
});

apart('what remains until a day and is repealed then is repealed', () => {
  assert.equal(read(`1. Gli articoli 3 e 4 ${law}, restano in vigore fino al 31 dicembre 2005 e sono abrogati.`), [
    '1: abroga articolo art 3',
    '1: abroga articolo art 4',
  ]);
  assert.equal(read(`1. L'articolo 3 ${law}, resta in vigore fino al 31 dicembre 2005 e l'articolo 4 e' abrogato.`), [
    '1: abroga articolo art 4',
  ]);
});

apart('what lives again, stays or applies behind a repeal is no item of it', () => {
  const other = "l'articolo 4 della legge 9 maggio 1982, n. 604";
  for (const verb of ['rivive', 'si applica', 'riacquista efficacia', "ai comuni di cui all'articolo 5 si applica"])
    assert.equal(read(`1. E' abrogato l'articolo 3 ${law}; ${verb} ${other}.`), ['1: abroga articolo art 3'], verb);
  assert.equal(read(`1. E' abrogato l'articolo 3 ${law}, e riprende vigore ${other}.`), ['1: abroga articolo art 3']);
  for (const words of ["restano ferme le disposizioni dell'", "sono estese ai comuni le norme dell'"])
    assert.equal(
      read(`1. Sono abrogati:\na) l'articolo 3 ${law};\nb) ${words}articolo 4 della legge 9 maggio 1982, n. 604.`),
      ['1 a: abroga articolo art 3'],
      words,
    );
});

apart.run();
