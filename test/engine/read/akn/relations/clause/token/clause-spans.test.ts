// Acts that are not the State's, and acts that a noun stands for.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const spans = suite('clause spans');
const law = 'della legge 7 agosto 1990, n. 241';

spans('neither an act of the Union nor its places are amended', () => {
  assert.equal(read(`1. L'articolo 3 del regolamento (UE) n. 305/2011 e l'articolo 5 ${law}, sono abrogati.`), [
    '1: abroga articolo art 5',
  ]);
  assert.equal(
    read("1. E' abrogata la legge 7 agosto 1990, n. 241, dalla data di applicazione del regolamento (UE) n. 305/2011."),
    ['1: abroga atto'],
  );
  assert.equal(
    read(`1. I commi 2 e 3 dell'articolo 5 ${law}, di recepimento della direttiva 2006/123/CE, sono abrogati.`),
    ['1: abroga comma art 5 c 2,3'],
  );
});

spans('the regulation of a decree is that decree; not that of which an article speaks', () => {
  const decree = 'eli:/it/decreto-del-presidente-della-repubblica/1993/04/21/246';
  const named = 'decreto del Presidente della Repubblica 21 aprile 1993, n. 246';
  for (const text of [
    `1. E' abrogato il regolamento di cui al ${named}.`,
    `1. Il testo unico approvato con ${named}, e' abrogato.`,
  ])
    assert.equal(read(text), [`1: abroga atto of ${decree}`], text);
  assert.equal(read(`1. Il regolamento di cui all'articolo 5 ${law}, e' abrogato.`), []);
});

spans('the only article of an act is its first', () => {
  assert.equal(read(`1. Il secondo comma dell'articolo unico ${law}, e' abrogato.`), ['1: abroga comma art 1 c 2']);
});

spans('what another provision amends is not amended here', () => {
  assert.equal(
    read(`1. L'articolo 3 ${law}, che modifica l'articolo 2 della legge 23 dicembre 1998, n. 448, e' abrogato.`),
    ['1: abroga articolo art 3'],
  );
});

spans('the text of an article leads to that article', () => {
  assert.equal(read(`1. Nel testo dell'articolo 3 ${law}, alla parola «a» si sostituisce la parola «b».`), [
    '1: sostituisce parole art 3',
  ]);
});

spans.run();
