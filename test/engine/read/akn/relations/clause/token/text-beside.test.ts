// The articles of a text that stands beside an act are none of the act's.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const beside = suite('text beside');
const law = 'legge 7 agosto 1990, n. 241';

beside('an article of what a law has as an annex, or ratifies, is none of its own', () => {
  for (const words of [
    `L'articolo 3 dello statuto allegato alla ${law}, e' abrogato.`,
    `E' abrogato l'articolo 3 delle norme allegate alla ${law}.`,
    `L'articolo 3 dell'accordo ratificato con la ${law}, e' abrogato.`,
    `L'articolo 3 del trattato ratificato e reso esecutivo con ${law}, e' abrogato.`,
    `All'articolo 3 della ${law}: a) il comma 2 dell'articolo 4 dello statuto allegato alla medesima legge e' abrogato.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
});

beside('an article of what carries an act out is none of its own', () => {
  for (const words of [
    `L'articolo 3 del regolamento per l'esecuzione della ${law}, e' abrogato.`,
    `L'articolo 3 del regolamento generale di attuazione della ${law}, e' abrogato.`,
    `L'articolo 3 delle norme di attuazione della ${law}, e' abrogato.`,
    `L'articolo 3 del decreto di attuazione della ${law}, e' abrogato.`,
    `L'articolo 3 dell'accordo di cui alla ${law}, e' abrogato.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
  // With the number of its own act, it is that act.
  const number = 'decreto del Presidente della Repubblica 5 maggio 1974, n. 77';
  for (const led of ['approvato con', 'di cui al'])
    assert.equal(read(`1. L'articolo 3 del regolamento di esecuzione della ${law}, ${led} ${number}, e' abrogato.`), [
      '1: abroga articolo art 3 of eli:/it/decreto-del-presidente-della-repubblica/1974/05/05/77',
    ]);
});

beside('a noun between an article and an act says of what the article is', () => {
  for (const words of [
    `L'articolo 3 del piano di cui alla ${law}, e' abrogato.`,
    `L'articolo 3 della tariffa, parte prima, allegata alla ${law}, e' abrogato.`,
    `L'articolo 3 della tabella annessa alla ${law}, e' sostituito dal seguente: «Art. 3. Testo».`,
    `L'articolo 3 del regolamento emanato ai sensi della ${law}, e' abrogato.`,
    `L'articolo 3 del regolamento previsto dalla ${law}, e' abrogato.`,
    `L'articolo 3 del regolamento di attuazione del testo unico di cui alla ${law}, e' abrogato.`,
    `L'articolo 3 del regolamento per l'esecuzione del testo unico approvato con ${law}, e' abrogato.`,
    `L'articolo 3 del decreto del Ministro dell'interno adottato ai sensi della ${law}, e' abrogato.`,
    `L'articolo 3 dello statuto dell'ente di cui alla ${law}, e' abrogato.`,
    "L'articolo 3 delle disposizioni sulla legge in generale, premesse al codice civile, e' abrogato.",
  ])
    assert.equal(read(`1. ${words}`), [], words);
  for (const words of [
    `L'articolo 3 della richiamata ${law}, e' abrogato.`,
    `L'articolo 3 dell'abrogata ${law}, e' abrogato.`,
    `L'articolo 3 dello statuto degli impiegati civili, approvato con ${law}, e' abrogato.`,
    `L'articolo 3 dell'ordinamento degli uffici, di cui alla ${law}, e' abrogato.`,
    `L'articolo 3 del regolamento di cui alla ${law}, adottato ai sensi della legge 5 maggio 1980, n. 33, e' abrogato.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga articolo art 3'], words);
});

beside('a code or a regulation that an act approves is that act', () => {
  for (const words of [
    `L'articolo 3 del codice approvato con ${law}, e' abrogato.`,
    `E' abrogato l'articolo 3 del regolamento approvato con ${law}.`,
    `E' abrogato l'articolo 3 del testo unico annesso alla ${law}.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga articolo art 3'], words);
});

beside.run();
