// Paragraphs of texts that print no numbers.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countParagraphs } from '../../../engine/law/counted-paragraphs.js';

const counting = suite('counted paragraphs');
const read = (...lines: string[]) => {
  const text = lines.join('\n');
  return countParagraphs(text)?.map(({ number, start, end }) => `${number} ${text.slice(start, end)}`) ?? null;
};

counting('a paragraph begins with a capital, and has the points below it', () => {
  assert.equal(
    read("Chi uccide e' punito.", "La pena e' aumentata:", "1° se e' di notte;", '2) altrove.', 'Si tace.'),
    ["1 Chi uccide e' punito.", "2 La pena e' aumentata:\n1° se e' di notte;\n2) altrove.", '3 Si tace.'],
  );
  assert.equal(read('Il solo.'), ['1 Il solo.']);
});

counting('none is counted where a line may be something else', () => {
  for (const lines of [
    ['Associazioni di tipo mafioso', 'Chiunque ne fa parte è punito.'],
    ["La pena e'", 'Aumentata.'],
    ["E' punito chi uccide.", 'nonché chi ruba.'],
    ["L'articolo è sostituito: «Art. 2.", 'La legge dispone.»'],
    ['+---+', '| A |', '+---+', 'La legge dispone.'],
    ['a) il primo;', 'b) il secondo.'],
    ['ARTICOLO ABROGATO DALLA L. 1 GENNAIO 2001, N. 1.'],
    ['1. Il primo.', 'Così.', '2. Il secondo.'],
    [''],
  ])
    assert.is(read(...lines), null, lines[0]);
});

counting('a heading that ends with a full stop, as some articles of the codes have it, is no paragraph', () => {
  const rest = ["Chiunque lo commette e' punito.", 'La pena di cui al primo comma si applica a chi aiuta.'];
  for (const heading of [
    'Provocazione.',
    'Possesso e fabbricazione di documenti di identificazione falsi.',
    "Lesioni personali a un ufficiale, nell'atto o a causa dell'adempimento delle funzioni, a personale esercente una professione sanitaria e a chiunque svolga attivita' ausiliarie, nonche' a personale che previene infrazioni nell'ambito dei servizi di trasporto.",
    'COMMA ABROGATO DALLA L. 9 GENNAIO 2019, N. 3.',
  ])
    assert.is(read(heading, ...rest), null, heading);
  for (const first of [
    'La Repubblica promuove lo sviluppo della cultura e la ricerca scientifica e tecnica.',
    "E' istituito un registro.",
    "Agli effetti della legge penale:\n1) sono circostanze oggettive quelle che dicono la natura dell'azione;\n2) sono soggettive le altre.",
  ])
    assert.is(read(first, ...rest)?.length, 3, first);
});

counting.run();
