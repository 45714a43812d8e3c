// Long words unfold, and nothing of them is lost.
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FoldedWords } from '../../../../http/pages/parts/folded-words.js';

const folded = suite('folded words');
const show = (text: string) => render(h(FoldedWords, { text, max: 20, as: 'ins' }));

folded('short words stand as they are', () => {
  assert.is(show('poche parole'), '<ins>poche parole</ins>');
});

folded('of long ones the first are shown and the others unfold: together they are the whole', () => {
  for (const text of [
    'le prime parole, e poi tutte le altre',
    'una parola sola… e altre parole',
    `${'x'.repeat(30)} fine`,
  ]) {
    const page = show(text);
    assert.match(page, '<details class="rest"><summary><ins>');
    assert.is(page.replace(/<span class="dots">…<\/span>/, '').replace(/<[^>]+>/g, ''), text);
  }
});

folded.run();
