// Lines of the law: how paragraphs, points and numbers are told apart.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paragraphOf } from '../../../../http/pages/parts/address.js';
import { anchorsOf, splitLines } from '../../../../http/pages/parts/law-lines.js';

const lines = suite('law lines');
const read = (text: string) => splitLines(text).map(({ kind, label, text }) => [kind, label, text]);

lines('points and numbers keep their labels, those of old codes too', () => {
  assert.equal(
    read(
      "La pena e' aumentata:\n0a) se vi e' pericolo;\na) se vi e' danno;\n1) grave;\n2-bis) lieve;\n1° se il fatto e' commesso;",
    ),
    [
      ['plain', null, "La pena e' aumentata:"],
      ['lettera', '0a', "se vi e' pericolo;"],
      ['lettera', 'a', "se vi e' danno;"],
      ['numero', '1', 'grave;'],
      ['numero', '2-bis', 'lieve;'],
      ['numero', '1°', "se il fatto e' commesso;"],
    ],
  );
});

lines('a sentence that begins with a degree or a number is a sentence', () => {
  assert.equal(read("20°C sono il limite.\n3 euro l'ora."), [
    ['plain', null, '20°C sono il limite.'],
    ['plain', null, "3 euro l'ora."],
  ]);
});

const counted = (text: string) => splitLines(text).map((line) => line.counted);

lines('paragraphs without numbers are counted, with the points below them', () => {
  const text =
    "Chiunque uccide e' punito.\nLa pena e' aumentata:\n1° se e' di notte;\n2) se vi e' danno.\nLa legge dispone.";
  assert.equal(counted(text), ['1', '2', null, null, '3']);
  assert.equal(anchorsOf(splitLines(text)), ['com-1', 'com-2', 'com-2-num-1', 'com-2-num-2', 'com-3']);
  assert.equal(counted('Il solo.'), ['1']);
});

lines('no paragraph is counted where a line may be something else, or where a number is printed', () => {
  assert.equal(counted('Provocazione.\nChiunque lo commette è punito.'), [null, null]);
  assert.equal(counted('1. Il primo.\nCosì.\n2. Il secondo.'), [null, null, null]);
});

lines('numbers have anchors below the letters that they stand under', () => {
  const text = '1. Il primo:\na) lettera:\n1) numero;\nb) lettera:\n1) numero.\n2. Il secondo:\n1) numero.';
  assert.equal(anchorsOf(splitLines(text)), [
    ...['com-1', 'com-1-let-a', 'com-1-let-a-num-1', 'com-1-let-b', 'com-1-let-b-num-1'],
    ...['com-2', 'com-2-num-1'],
  ]);
});

lines('an anchor has no full stop, and the address of a paragraph leads to it', () => {
  const [anchor] = anchorsOf(splitLines('2.1. Il giudice provvede:'));
  assert.is(anchor, 'com-2_1');
  assert.is(paragraphOf('/norme/it/legge/2001/03/04/50/art/1', '2.1').split('#')[1], anchor);
});

lines.run();
