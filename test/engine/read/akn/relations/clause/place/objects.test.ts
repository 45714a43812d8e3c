// What a clause touches, where words name places within places.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const objects = suite('objects');
const law = 'della legge 7 agosto 1990, n. 241';

objects('what holds a place is not what is touched', () => {
  assert.equal(read(`1. All'articolo 4 ${law}, la lettera b) del numero 2) e' soppressa.`), [
    '1: abroga lettera art 4 l b n 2',
  ]);
  assert.equal(read(`1. All'articolo 4 ${law}, il numero 2) della lettera b) e' soppresso.`), [
    '1: abroga numero art 4 l b n 2',
  ]);
  assert.equal(read(`1. La parte II dell'allegato 3 ${law}, e' abrogata.`), [
    '1: abroga partizione Parte II Allegato 3',
  ]);
  assert.equal(read(`1. L'allegato 3, parte II, ${law}, e' abrogato.`), ['1: abroga partizione Parte II Allegato 3']);
  assert.equal(read(`1. L'allegato 3 alla parte II ${law}, e' abrogato.`), ['1: abroga allegato Parte II Allegato 3']);
});

objects('words that a list is limited to leave open what of the others goes', () => {
  assert.equal(read(`1. Gli articoli 4 e 5, limitatamente alle parole «a», ${law}, sono abrogati.`), [
    '1: abroga null art 4',
    '1: abroga parole art 5',
  ]);
});

objects('`quelle degli articoli` are of the act behind them', () => {
  assert.equal(
    read(
      `1. Sono abrogate le disposizioni ${law}, nonche' quelle degli articoli 4 e 5 della legge 8 maggio 1989, n. 177.`,
    ),
    ['1: abroga atto', '1: abroga articolo art 4,5 of eli:/it/legge/1989/05/08/177'],
  );
});

objects('articles of old acts have Roman numbers', () => {
  assert.equal(read(`1. Sono abrogati gli articoli XIV e XV ${law}.`), ['1: abroga articolo art xiv,xv']);
  assert.equal(read(`1. Gli articoli 3 e 4 ${law}, vi sono soppressi.`), ['1: abroga articolo art 3,4']);
});

objects('a list of parts is what is repealed, with letters or without, on lines of its own or not', () => {
  const lead = "1. La legge 7 agosto 1990, n. 241, e' abrogata limitatamente alle seguenti parti:";
  const parts = [
    'articolo 2, comma 1',
    'articolo 13, comma 1, limitatamente alle parole: «uno»',
    'articolo 75, commi 12 e 13',
  ];
  const told = ['abroga comma art 2 c 1', 'abroga parole art 13 c 1', 'abroga comma art 75 c 12,13'];
  for (const text of [`${lead}\n${parts.join(';\n')}.`, `${lead} ${parts.join('; ')}.\n2. Altro.`])
    assert.equal(
      read(text),
      told.map((line) => `1: ${line}`),
      text,
    );
  assert.equal(
    read(`${lead}\n${parts.map((part, i) => `${'abc'[i]}) ${part}`).join(';\n')}.`),
    told.map((line, i) => `1 ${'abc'[i]}: ${line}`),
  );
  assert.equal(read("1. La legge 7 agosto 1990, n. 241, e' abrogata limitatamente agli articoli 3 e 4."), [
    '1: abroga articolo art 3,4',
  ]);
});

objects.run();
