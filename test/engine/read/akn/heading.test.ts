import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from './act-document.js';

test('a number apart from its word is no text, and the heading after it is found', () => {
  const body = `<article eId="art_6"><num>Art. 6</num><heading/><paragraph><content><p> Articolo </p></content></paragraph>
<paragraph id="paragraph_6"><num>6.</num><content><p> Principi di solidarieta'. Rapporti con gli enti.</p></content></paragraph>
<paragraph eId="art_6__para_1"><num>1.</num><content><p>In attuazione.</p></content></paragraph></article>`;
  const { heading, text } = read({ body }).articles[0]!;
  assert.equal([heading, text], ["Principi di solidarieta'. Rapporti con gli enti", '1. In attuazione.']);
});

test('parentheses around a heading are not served, whichever of them the document has', () => {
  const headingOf = (printed: string) =>
    read({
      body: `<article eId="art_6"><num>Art. 6</num><heading>${printed}</heading><paragraph eId="art_6__para_1"><num>1.</num><content><p>Testo.</p></content></paragraph></article>`,
    }).articles[0]!.heading;
  assert.is(headingOf('(Principi)'), 'Principi');
  assert.is(headingOf('(Principi'), 'Principi');
  assert.is(headingOf('Principi).'), 'Principi');
  assert.is(headingOf('Principi (della legge)'), 'Principi (della legge)');
  assert.is(
    headingOf("(Norme di cui all'articolo 42, lettera b), della legge)"),
    "Norme di cui all'articolo 42, lettera b), della legge",
  );
  assert.is(headingOf("Norme di cui all'articolo 42, lettera b)"), "Norme di cui all'articolo 42, lettera b)");
});

test.run();
