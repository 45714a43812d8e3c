// What happened between two texts: what is law counts, the numbers of notes do not.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { kindOfChange } from '../../../../engine/read/versions/change-kind.js';

const kinds = suite('kinds of change');
const text = (text: string, notes: string[] = [], heading: string | null = null) => ({
  heading,
  text,
  notes,
  repealed: /^ARTICOLO ABROGATO/.test(text),
});

kinds('the number of a note is no word of the law, wherever it stands; another number in brackets is one', () => {
  const note = ['AGGIORNAMENTO (12)\nLa L. ha disposto.'];
  const law = 'Il posteggio (5) dura sei anni, come dice la lettera a).';
  for (const marked of [
    law.replace('anni,', 'anni (12),'),
    `${law} (12)`,
    law.replace('dura', '((dura (12)))'),
    `${law}\n((12))`,
  ])
    assert.is(kindOfChange(text(law), text(marked, note)), 'nota', marked);
  assert.is(kindOfChange(text(law), text(law.replace('(5)', '(6)'), note)), 'modificato');
  assert.is(kindOfChange(text(law), text(law.replace('anni,', 'anni (12),'))), 'modificato');
});

kinds('marks, white space and the place of the heading are spelling; a mark in place of a mark, too', () => {
  assert.is(kindOfChange(text('Vigila il sindaco.'), text('Vigila ((il  sindaco)) .')), 'grafia');
  assert.is(kindOfChange(text('Vigila il sindaco.', [], 'Cura'), text('Cura\nVigila il sindaco.')), 'grafia');
  assert.is(kindOfChange(text('Vigila il sindaco.', [], 'Cura'), text('Vigila il sindaco.', [], 'Oneri')), 'rubrica');
  assert.is(kindOfChange(text('ARTICOLO ABROGATO A'), text('ARTICOLO ABROGATO B')), 'grafia');
  assert.is(kindOfChange(text('Uno.'), text('ARTICOLO ABROGATO')), 'abrogato');
  assert.is(kindOfChange(text('ARTICOLO ABROGATO'), text('Uno.')), 'ripristinato');
});

kinds.run();
