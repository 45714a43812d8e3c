// Letters in quotation marks.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const letters = suite('quoted letters');
const place = "All'articolo 3, comma 1, della legge 7 agosto 1990, n. 241,";

letters('a letter of the text is a word', () => {
  assert.equal(
    read(`1. ${place} dopo le parole: «persone fisiche», la lettera: «e» e' sostituita dalla seguente: «,».`),
    ['1: sostituisce parole art 3 c 1'],
  );
});

letters('a letter with the mark of a point, or that gives way to one, is that point', () => {
  assert.equal(read(`1. ${place} la lettera «b)» e' soppressa.`), ['1: abroga lettera art 3 c 1 l b']);
  assert.equal(read(`1. ${place} la lettera «b» e' sostituita dalla seguente: «b) altro».`), [
    '1: sostituisce lettera art 3 c 1 l b',
  ]);
});

letters.run();
