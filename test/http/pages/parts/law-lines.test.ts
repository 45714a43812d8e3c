// Lines of the law: how paragraphs, points and numbers are told apart.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { splitLines } from '../../../../http/pages/parts/law-lines.js';

const lines = suite('law lines');
const read = (text: string) => splitLines(text).map(({ kind, label, text }) => [kind, label, text]);

lines('points and numbers keep their labels, those of old codes too', () => {
  assert.equal(
    read("La pena e' aumentata:\na) se vi e' danno;\n1) grave;\n2-bis) lieve;\n1° se il fatto e' commesso;"),
    [
      ['plain', null, "La pena e' aumentata:"],
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

lines.run();
