// What repeals an act whole does not where its own act says that a part of it remains in force.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readActOperations } from '../../../../../../engine/read/akn/relations/clause/operations.js';
import { readOutline } from '../../../../../../engine/read/akn/relations/clause/unit/outline.js';
import { actFixture } from '../../act-fixture.js';
import { readOperationLines as read } from './operation-lines.js';

const kept = suite('kept parts');
const law = 'legge 7 agosto 1990, n. 241';

kept('another paragraph may keep articles of what one repeals', () => {
  for (const words of [
    `Gli articoli 6 e 10 della ${law}, rimangono in vigore.`,
    `Fino al riordino restano in vigore gli articoli 6 e 10 della ${law}.`,
    "L'articolo 6 della medesima legge resta in vigore fino al 31 dicembre 2040.",
    `Restano ferme le disposizioni degli articoli 6 e 10 della ${law}.`,
    `Sono fatti salvi gli articoli 6 e 10 della ${law}.`,
    'Sono fatti salvi gli articoli 6 e 10 della legge di cui al comma 1, che restano in vigore.',
    "È fatto salvo l'articolo 6 della legge indicata all'articolo 1, comma 1.",
    'Restano in vigore gli articoli 6 e 10.',
    "Continua ad applicarsi l'articolo 6 della medesima legge.",
    "L'articolo 6 della predetta legge continua a trovare applicazione.",
    `Non sono abrogati gli articoli 6 e 10 della ${law}.`,
    "L'abrogazione non riguarda l'articolo 6.",
    "Sono esclusi dall'abrogazione gli articoli 6 e 10 della legge.",
    'Rimangono vigenti gli articoli 6 e 10 della stessa legge.',
  ])
    assert.equal(read(`1. La ${law}, e' abrogata.\n2. ${words}`), ['1: abroga null'], words);
});

kept('what was made under an act, or is of another one, keeps nothing of it', () => {
  for (const words of [
    `I regolamenti adottati ai sensi dell'articolo 6 della ${law}, restano in vigore.`,
    "L'articolo 6 della legge 3 maggio 1985, n. 100, resta in vigore.",
    `Sono fatti salvi gli atti adottati ai sensi dell'articolo 6 della ${law}.`,
    'La presente legge entra in vigore il giorno successivo.',
    'Restano fermi gli articoli 6 e 10 della presente legge.',
    "Restano ferme le disposizioni di cui all'articolo 6.",
    "L'articolo 6 della predetta legge continua ad applicarsi ai rapporti sorti in precedenza.",
    "Continua ad applicarsi l'articolo 6 della medesima legge, per le domande gia' presentate.",
  ])
    assert.equal(read(`1. La ${law}, e' abrogata.\n2. ${words}`), ['1: abroga atto'], words);
});

kept('another paragraph may keep of what one repeals an article, or a paragraph of it', () => {
  for (const [words, expected] of [
    [`Il comma 2 dell'articolo 3 della ${law}, resta in vigore.`, ['1: abroga null art 3', '1: abroga articolo art 4']],
    ["L'articolo 4 della medesima legge resta in vigore.", ['1: abroga articolo art 3', '1: abroga null art 4']],
    ['Resta in vigore il quarto comma del medesimo articolo 3.', ['1: abroga null art 3', '1: abroga articolo art 4']],
    [
      `Conserva efficacia l'articolo 4 della ${law}, limitatamente alle cooperative.`,
      ['1: abroga articolo art 3', '1: abroga null art 4'],
    ],
    [`L'articolo 5 della ${law}, resta in vigore.`, ['1: abroga articolo art 3,4']],
    [
      "Ai procedimenti in corso continua ad applicarsi l'articolo 3 della medesima legge.",
      ['1: abroga articolo art 3,4'],
    ],
  ] as const)
    assert.equal(read(`1. Gli articoli 3 e 4 della ${law}, sono abrogati.\n2. ${words}`), expected, words);
});

kept('what applies until some time is repealed with the words that say so', () => {
  for (const words of [
    `L'articolo 3 della ${law}, continua ad applicarsi fino al 31 dicembre 2032.`,
    `Fino all'adozione del regolamento continua ad applicarsi l'articolo 3 della ${law}.`,
    "L'efficacia del comma 1 e' sospesa fino al 31 dicembre 2032.",
    "L'efficacia del comma 1 e' subordinata all'autorizzazione della Commissione europea.",
    "L'efficacia delle disposizioni del presente articolo e' subordinata, ai sensi del Trattato, all'autorizzazione.",
    "Le disposizioni di cui al comma 1 sono subordinate all'autorizzazione.",
    'Il comma 1 entra in vigore alla data di entrata in vigore del decreto.',
    'Le disposizioni di cui al comma 1 acquistano efficacia dalla data di pubblicazione del decreto.',
    'Il comma 1 ha effetto a decorrere dalle prime elezioni regionali.',
    "Il presente articolo ha effetto dopo l'approvazione del piano.",
    'La presente legge ha effetto dalla data di entrata in vigore del trattato.',
    "L'abrogazione di cui al comma 1 decorre dall'adozione del regolamento.",
    'Le disposizioni del comma 1 acquistano efficacia decorsi sessanta giorni dalla data di entrata in vigore della presente legge.',
    "L'abrogazione dell'articolo 3 ha effetto dalla data stabilita con decreto.",
    "L'abrogazione dell'articolo 3 decorre dal 1° gennaio 2032.",
    `In attesa del riordino della materia, l'articolo 3 della ${law}, continua a trovare applicazione.`,
    `Nelle more dell'adozione dei decreti, continuano ad applicarsi le disposizioni dell'articolo 3 della ${law}.`,
  ]) {
    const { act } = actFixture({ articles: [['1', `1. L'articolo 3 della ${law}, e' abrogato.\n2. ${words}`]] });
    const [operation] = readActOperations(act, (article) => readOutline(article.text));
    assert.is(operation!.reach, 'articolo', words);
    assert.is(operation!.until, words);
  }
});

kept('what repeals an article repeals it not for all where another paragraph says for whom it is', () => {
  for (const [words, reach] of [
    ['Il comma 1 non si applica ai consorzi.', null],
    ['La disposizione di cui al comma 1 si applica ai soli contratti stipulati dai consorzi.', null],
    ['Le disposizioni del comma 1 si applicano esclusivamente ai consorzi.', null],
    ["L'articolo 1 non si applica ai consorzi.", null],
    ['Per i consorzi il comma 1 non trova applicazione.', null],
    ["Sono esclusi dall'applicazione del comma 1 i consorzi montani.", null],
    ['La disposizione non si applica ai consorzi.', null],
    ['Tale abrogazione non opera per i consorzi.', null],
    ['Il comma 3 non si applica ai consorzi.', 'articolo'],
    ["L'articolo 4 non si applica ai consorzi.", 'articolo'],
    ["Il comma 1 dell'articolo 5 della legge 3 maggio 1985, n. 100, non si applica ai consorzi.", 'articolo'],
  ] as const) {
    const { act } = actFixture({ articles: [['1', `1. L'articolo 3 della ${law}, e' abrogato.\n2. ${words}`]] });
    const [operation] = readActOperations(act, (article) => readOutline(article.text));
    assert.is(operation!.reach, reach, words);
  }
});

kept('a provision of the act that works at once, or another one, puts nothing off', () => {
  for (const words of [
    'Il comma 1 ha effetto dalla data di entrata in vigore della presente legge.',
    'La presente legge ha effetto dalla data della sua pubblicazione.',
    'Il comma 3 ha effetto a decorrere dalle prime elezioni regionali.',
    "L'abrogazione dell'articolo 4 decorre dal 1° gennaio 2032.",
    "L'abrogazione di cui all'articolo 3 decorre dal 1° gennaio 2032.",
    "Le disposizioni di cui al comma 3 si applicano dal periodo d'imposta in corso alla data di entrata in vigore del citato decreto.",
  ]) {
    const { act } = actFixture({ articles: [['1', `1. L'articolo 3 della ${law}, e' abrogato.\n2. ${words}`]] });
    const [operation] = readActOperations(act, (article) => readOutline(article.text));
    assert.is(operation!.until ?? null, null, words);
  }
});

kept.run();
