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

test('the rank of an article and the old provision before a heading are not the heading, nor does it become text', () => {
  const headed = (printed: string, ...lines: string[]) => {
    const paragraphs = lines.map((line) => `<paragraph><content><p>${line}</p></content></paragraph>`).join('');
    const { heading, text } = read({
      body: `<article eId="art_6"><num>Art. 6</num><heading>${printed}</heading>${paragraphs}</article>`,
    }).articles[0]!;
    return [heading, text];
  };
  assert.equal(headed('(L)', '(Esenzioni)', '1. Sono esenti.'), ['(L) Esenzioni', '1. Sono esenti.']);
  assert.equal(headed('', '(L)', '(Esenzioni)', '1. Sono esenti.'), ['(L) Esenzioni', '1. Sono esenti.']);
  const long = 'Interventi che il comune sottopone al permesso di costruire';
  assert.equal(headed(`(R) ${long}`, '1. Sono esenti.'), [`(R) ${long}`, '1. Sono esenti.']);
  assert.equal(headed('(Art. 35 D.P.R. n. 637/1972)', 'Valore dei beni', '1. Si stima.'), [
    '(Art. 35 D.P.R. n. 637/1972) Valore dei beni',
    '1. Si stima.',
  ]);
  assert.equal(headed(`(ex art. 81) ${long}`, '1. Sono esenti.'), [`(ex art. 81) ${long}`, '1. Sono esenti.']);
  assert.equal(headed(`(Piccoli comuni) ${long}`, '1. Sono esenti.'), [`(Piccoli comuni) ${long}`, '1. Sono esenti.']);
  assert.equal(headed(`(Atti urgenti) ${long}.`), ['Atti urgenti', `${long}.`]);
  const old = '(REGIO DECRETO 24 SETTEMBRE 1931, N. 1256, ART. 1)';
  assert.equal(headed('', old, 'FORMULA DELLE LEGGI', '1. La formula varia.'), [
    `${old} FORMULA DELLE LEGGI`,
    '1. La formula varia.',
  ]);
  assert.equal(headed("(Decreto di cui all'articolo 5)", '1. Si stima.'), [
    "Decreto di cui all'articolo 5",
    '1. Si stima.',
  ]);
  assert.equal(headed('(Art. 35 del codice)', '1. Si stima.'), ['Art. 35 del codice', '1. Si stima.']);
  assert.equal(headed('(L)', '1. Sono esenti.'), [null, '(L)\n1. Sono esenti.']);
  assert.equal(headed('Depositi ((50', '1. Sono esenti.'), ['Depositi', '1. Sono esenti.']);
});

test('a heading that the text prints again is no text', () => {
  const readArticle = (heading: string, ...lines: string[]) => {
    const body = `<article eId="art_6"><num>Art. 6</num><heading>${heading}</heading><paragraph><content><p>${lines.join('\n')}</p></content></paragraph></article>`;
    const { heading: said, text } = read({ body }).articles[0]!;
    return [said, text];
  };
  assert.equal(readArticle('Canoni di pesca', 'Canoni di pesca', '1. I canoni variano.'), [
    'Canoni di pesca',
    '1. I canoni variano.',
  ]);
  assert.equal(readArticle('Canoni di pesca', '(Canoni', 'di pesca).', '1. I canoni variano.'), [
    'Canoni di pesca',
    '1. I canoni variano.',
  ]);
  const begins = 'Canoni di pesca sono quelli della tabella.';
  assert.equal(readArticle('Canoni di pesca', begins, 'Variano ogni anno.'), [
    'Canoni di pesca',
    `${begins}\nVariano ogni anno.`,
  ]);
  assert.equal(readArticle('Canoni di pesca', 'Canoni di pesca'), ['Canoni di pesca', 'Canoni di pesca']);
});

test('what the text says behind a heading printed again is of the act that it names', () => {
  const heading = 'Modifiche alle parti prima e terza della legge 8 marzo 1968, n. 152';
  const body = `<article eId="art_6"><num>Art. 6</num><heading>${heading}</heading><paragraph><content><p>${heading}
1. All'articolo 74, comma 1, la lettera h) e' soppressa.</p></content></paragraph></article>`;
  const { text, references } = read({ body }).articles[0]!;
  assert.match(text, /^1\. All'articolo 74/);
  assert.ok(references.some(({ target }) => target.act.endsWith('/1968/03/08/152') && target.article === '74'));
});

test.run();
