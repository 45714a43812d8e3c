// Clauses that are worded otherwise than most: slips, single quotes, paragraphs within a line, acts without their day.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readActOperations } from '../../../../../../../engine/read/akn/relations/clause/operations.js';
import { readOutline } from '../../../../../../../engine/read/akn/relations/clause/unit/outline.js';
import { actFixture } from '../../../act-fixture.js';
import { readOperationLines as read } from '../operation-lines.js';

const tokens = suite('tokens');

tokens('a paragraph that begins within a line is one of its own', () => {
  assert.equal(
    read(
      "1. Il termine e' differito al 30 novembre 2020. 1-bis. Il comma 3 dell'articolo 7 della legge 7 agosto 1990, n. 241, e' abrogato.",
    ),
    ['1-bis: abroga comma art 7 c 3'],
  );
});

tokens('an article that was misread in print leads to its place all the same', () => {
  const law = "dell'articolo 7 della legge 7 agosto 1990, n. 241,";
  for (const misread of ['11', 'II', 'ii', 'iI', 'll']) {
    assert.equal(read(`1. ${misread} comma 3 ${law} e' abrogato.`), ['1: abroga comma art 7 c 3'], misread);
    assert.equal(
      read(`1. Sono abrogati:\na) ${misread} terzo comma dell'articolo 6 e il quarto comma ${law}`),
      ['1 a: abroga comma art 6 c 3', '1 a: abroga comma art 7 c 4'],
      misread,
    );
  }
  assert.equal(read("1. All'articolo 11 comma 3 della legge 7 agosto 1990, n. 241, la parola: «a» e' soppressa."), [
    '1: abroga parole art 11 c 3',
  ]);
});

tokens('slips of drafting leave the place what it is', () => {
  const lead = '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:\na)';
  for (const [words, line] of [
    [
      "1. All'articolo 39, comma 13, alinea, primo periodo, della legge 7 agosto 1990, n. 241, dopo le parole: «a» sono inserite le seguenti: «b».",
      '1: inserisce parole art 39 c 13',
    ],
    [
      "1. Al comma 1 dell'articolo 16 della legge 7 agosto 1990, n. 241, le parole: 'entro un mese' sono sostituite dalle seguenti: 'entro l'anno'.",
      '1: sostituisce parole art 16 c 1',
    ],
    [`${lead} all'articolo 5, dopo il comma 3, e' inserito il seguente. «4. Testo.»`, '1 a: inserisce comma art 5 c 4'],
    [`${lead} all'articolo 120, comma 14, terzo periodo e' soppresso.`, '1 a: abroga periodo art 120 c 14'],
    [`${lead} l'intestazione e' sostituita dalla seguente: «Testo.».`, '1 a: sostituisce rubrica'],
  ] as const)
    assert.equal(read(words), [line], words);
  assert.equal(
    read(
      "1. All'allegato II.4 della legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:\na) la Tabella C e' sostituita dalla seguente: Parte di provvedimento in formato grafico",
    ),
    ['1 a: sostituisce allegato Allegato II.4,Tabella C'],
  );
});

tokens('places that go on, and places behind the name of the act, are read', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const words of [`L'articolo 5, dal secondo comma in poi, ${law}`, `I commi 2 e seguenti dell'articolo 5 ${law}`])
    assert.equal(read(`1. ${words}, sono abrogati.`), ['1: abroga comma art 5 c 2', '1: abroga null art 5'], words);
  assert.equal(
    read(
      "1. All'allegato I alla parte seconda del decreto legislativo 3 aprile 2006, n. 152, punto 2, lettera b), la parola: «a» e' soppressa.",
    ),
    ['1: abroga parole Parte seconda Allegato I l b n 2 of eli:/it/decreto-legislativo/2006/04/03/152'],
  );
  // The second `capoverso` is no second sentence.
  assert.equal(read(`1. All'articolo 5 ${law}, al secondo capoverso la parola: «a» e' soppressa.`), [
    '1: abroga parole art 5 c 3',
  ]);
});

tokens('what only gets another name is not replaced', () => {
  const lead = '1. Alla legge 7 agosto 1990, n. 241,';
  for (const words of [
    "l'allegato A e' ridenominato allegato B",
    "l'allegato A e' ridenominato: «Allegato A-bis»",
    "l'allegato A e' rinominato: «Allegato A-bis»",
  ])
    assert.equal(read(`${lead} ${words}.`), ['1: modifica null Allegato A'], words);
  assert.equal(read(`${lead} l'articolo 4 e' modificato come segue: «Art. 4. - Testo.»`), [
    '1: sostituisce articolo art 4',
  ]);
});

tokens('an act without its day is the one that the document names with it elsewhere', () => {
  const { act } = actFixture({
    articles: [['1', "1. Il comma 6 dell'articolo 15 della legge n. 219 del 2005 e' abrogato."]],
  });
  const target = { part: null, article: null, paragraph: null, point: null };
  const touched = (...cited: string[]) => {
    const references = cited.map((eli) => ({ text: '', own: null, target: { ...target, act: eli } }));
    const articles = act.articles.map((article) => ({ ...article, references }));
    return readActOperations({ ...act, articles }, ({ text }) => readOutline(text)).map((operation) => operation.act);
  };
  const dated = 'eli:/it/legge/2005/10/21/219';
  assert.equal(touched(dated, dated), [dated]);
  assert.equal(touched(dated, 'eli:/it/legge/2005/01/02/219'), []);
  assert.equal(touched(), []);
});

tokens('an ordinal without its noun has that of the place before', () => {
  assert.equal(
    read(
      "1. Nell'articolo 5 della legge 7 agosto 1990, n. 241, il terzo comma e' soppresso e il quarto e' sostituito dal seguente: «Testo.».",
    ),
    ['1: abroga comma art 5 c 3', '1: sostituisce comma art 5 c 4'],
  );
});

tokens('several paragraphs are counted from either end', () => {
  const law = "dell'articolo 4 della legge 7 agosto 1990, n. 241, sono abrogati.";
  assert.equal(read(`1. I primi tre commi ${law}`), ['1: abroga comma art 4 c 1,2,3']);
  assert.equal(read(`1. Gli ultimi due commi ${law}`), ['1: abroga comma art 4 c penultimo,ultimo']);
  assert.equal(read(`1. Gli ultimi cinque commi ${law}`), ['1: abroga comma art 4 c']);
});

tokens('of places that go on without their numbers the first is told, and that more is touched', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const words of ['3 e seguenti', '3 e successivi', '3 e ss.', '3 e segg.'])
    assert.equal(read(`1. Gli articoli ${words} ${law}, sono abrogati.`), [
      '1: abroga articolo art 3',
      '1: abroga null',
    ]);
  assert.equal(read(`1. All'articolo 4 ${law}, i commi 3 e seguenti sono abrogati.`), [
    '1: abroga comma art 4 c 3',
    '1: abroga null art 4',
  ]);
  assert.equal(read(`1. L'articolo 3 ${law}, e successive modificazioni, e' abrogato.`), ['1: abroga articolo art 3']);
});

tokens('«prima del secondo periodo» is where something goes, and «il primo e il secondo periodo» are periods', () => {
  const place = "All'articolo 4, comma 2, della legge 7 agosto 1990, n. 241,";
  assert.equal(read(`1. ${place} prima del secondo periodo e' inserito il seguente: «Testo.».`), [
    '1: inserisce periodo art 4 c 2',
  ]);
  assert.equal(read(`1. ${place} il primo e l'ultimo periodo sono soppressi.`), ['1: abroga periodo art 4 c 2']);
});

tokens('a period behind a list of paragraphs is of the last one, and of the others only some part', () => {
  const place = "All'articolo 4 della legge 7 agosto 1990, n. 241,";
  assert.equal(read(`1. ${place} i commi 6, 7 e 8, secondo periodo, sono abrogati.`), [
    '1: abroga null art 4 c 6,7',
    '1: abroga periodo art 4 c 8',
  ]);
  assert.equal(read(`1. ${place} i commi 1, terzo periodo, e 2 sono abrogati.`), [
    '1: abroga periodo art 4 c 1',
    '1: abroga comma art 4 c 2',
  ]);
});

tokens('a number in quotation marks is a word, not a point', () => {
  const place = "All'articolo 4, comma 1, della legge 7 agosto 1990, n. 241,";
  assert.equal(read(`1. ${place} il numero: «5» e' sostituito dal seguente: «15».`), [
    '1: sostituisce parole art 4 c 1',
  ]);
  assert.equal(read(`1. ${place} e' aggiunto, in fine, il seguente numero: «3-bis) testo».`), [
    '1: inserisce numero art 4 c 1 n 3-bis',
  ]);
});

tokens('the title or preamble of an act is no part of the article named before', () => {
  const first = "All'articolo 5, al comma 2, la parola: «a» e' sostituita dalla seguente: «b»";
  for (const more of [
    'nel titolo, le parole: «x» sono soppresse',
    "il titolo e' sostituito dal seguente: «Norme»",
    'nel preambolo, le parole: «x» sono soppresse',
  ])
    assert.equal(
      read(`1. Alla legge 7 agosto 1990, n. 241: a) ${first}; ${more}.`),
      ['1 a: sostituisce parole art 5 c 2'],
      more,
    );
  assert.equal(read("1. All'articolo 5 della legge 7 agosto 1990, n. 241, nel titolo le parole: «x» sono soppresse."), [
    '1: abroga parole art 5',
  ]);
});

tokens.run();
