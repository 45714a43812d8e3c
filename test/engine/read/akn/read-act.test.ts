import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { annex, article, encode, foreign, one, paragraph, read } from './act-document.js';

test('commas and points keep their numbers, paragraphs are apart', () => {
  const list =
    '<paragraph eId="art_1__para_2"><num>2.</num><list><intro><p>Sono:</p></intro><point><num>a)</num><content><p>uno;</p></content></point>' +
    '<point><num>b)</num><content><p>due: \n 1) tre; \n 2) quattro.</p></content></point></list></paragraph>';
  assert.is(
    one(paragraph('<p>Primo \n \n Secondo. </p>', '1.'), list).text,
    '1. Primo\nSecondo.\n2. Sono:\na) uno;\nb) due:\n1) tre;\n2) quattro.',
  );
});

test('a newline that wraps a sentence does not part it', () => {
  assert.is(
    one("<p>ai sensi dell'art.\n5 delle norme\nvigenti, e: \n a) primo;\nb) secondo.\nTerzo.</p>").text,
    "ai sensi dell'art. 5 delle norme vigenti, e:\na) primo;\nb) secondo.\nTerzo.",
  );
  assert.is(
    one('<p>COMMA ABROGATO DALLA L. 24 LUGLIO 2008, N.\n125.</p>').text,
    'COMMA ABROGATO DALLA L. 24 LUGLIO 2008, N. 125.',
  );
});

test('references run on in their sentence', () => {
  assert.is(
    one('<p>La <ref href="/akn/it/act/legge/stato/1990-08-07/241/!main">legge 7 agosto 1990, n. 241</ref>, resta.</p>')
      .text,
    'La legge 7 agosto 1990, n. 241, resta.',
  );
});

test('marks go in pairs, also across paragraphs, and the parentheses of a point stay', () => {
  assert.is(
    one('<p>La lettera <ins eId="ins_1">((b) e (c)))</ins> e la lettera a)), ((lettera d))).</p>').text,
    'La lettera b) e (c) e la lettera a)), lettera d).',
  );
  assert.is(one('<p>((2-bis. Nuovo comma.</p>', '<p>Ancora nuovo)).</p>').text, '2-bis. Nuovo comma.\nAncora nuovo.');
  assert.is(one('<p>((</p>', '<p>Nuovo.))</p>').text, 'Nuovo.');
  assert.is(one('<p>La formula ((3+2)*4) resta.</p>').text, 'La formula ((3+2)*4) resta.');
});

test('words that only a mark keeps apart stay apart', () => {
  const plain = (text: string) => one(`<p>${text}</p>`).text;
  const inserted = (words: string) => `<ins eId="ins_1">((${words}))</ins>`;
  for (const marked of [inserted, (words: string) => `((${words}))`]) {
    assert.is(
      plain(`Il${marked('Ministro')}, la${marked('Camera')}di commercio`),
      'Il Ministro, la Camera di commercio',
    );
    assert.is(plain(`euro${marked('500')}annui`), 'euro 500 annui');
    assert.is(plain(`uno${marked('due')}${marked('tre')}quattro`), 'uno due tre quattro');
    assert.is(plain(`l'${marked('articolo')} 3${marked('-bis')}${marked(',')} resta`), "l'articolo 3-bis, resta");
  }
});

test('bare update markers go, numbers of the law stay', () => {
  const note = '<p>-----</p><p>AGGIORNAMENTO (96)</p><p>La L. 1 ha disposto.</p>';
  assert.is(
    one('<p>Primo (96)</p>', '<p>Secondo. ((29))</p>', '<p>((30))</p>', '<p>Terzo. (6) (14a) ((15)).</p>', note).text,
    'Primo\nSecondo.\nTerzo.',
  );
  assert.is(
    one('<p>Entro ((30)) giorni dal 24 aprile ((2020))</p>', '<p>Di cui alla nota (7)</p>').text,
    'Entro 30 giorni dal 24 aprile 2020\nDi cui alla nota (7)',
  );
  assert.is(
    one("<p>E' elevata a giorni ((30)).</p>", '<p>Numero:</p>', '<p>(4)</p>').text,
    "E' elevata a giorni 30.\nNumero:\n(4)",
  );
});

test('update notes are separate, one entry each, wherever they begin', () => {
  const read = one(
    paragraph(
      '<p>Legge. (5) \n--------------- \n AGGIORNAMENTO (5) \n Prima nota. \n \n ------- \n AGGIORNAMENTO (6) \n Seconda nota.</p>',
      '1.',
    ),
    '<p>-----------</p><p>AGGIORNAMENTO (7)</p><p>Terza nota.</p><p>Ancora terza.</p>',
    '<p>------</p><p>AGGIORAMENTO (8)</p><p>Nota col titolo errato.</p>',
    '<p>Testo. \n ------ \n Nota redazionale \n Testo integrato.</p>',
  );
  assert.is(read.text, '1. Legge.\nTesto.');
  assert.equal(read.notes, [
    'AGGIORNAMENTO (5)\nPrima nota.',
    'AGGIORNAMENTO (6)\nSeconda nota.',
    'AGGIORNAMENTO (7)\nTerza nota.\nAncora terza.',
    'AGGIORAMENTO (8)\nNota col titolo errato.',
    'Nota redazionale\nTesto integrato.',
  ]);
});

test('a note is found with dashes, marks or number in unusual places', () => {
  const noted = (...contents: string[]) => {
    const { text, notes } = one('<p>Legge.</p>', ...contents);
    return [text, ...notes];
  };
  assert.equal(noted('<p>------------- AGGIORNAMENTO (25) Il decreto ha disposto.</p>'), [
    'Legge.',
    'AGGIORNAMENTO (25) Il decreto ha disposto.',
  ]);
  assert.equal(noted('<p>-------</p><p>((AGGIORNAMENTO (5)</p><p>Nota.))</p>'), ['Legge.', 'AGGIORNAMENTO (5)\nNota.']);
  assert.equal(noted('<p>-------</p><p>AGGIORNAMENTO n. 5</p><p>Nota.</p>'), ['Legge.', 'AGGIORNAMENTO n. 5\nNota.']);
  assert.equal(noted('<p>-------</p>', '<p>AGGIORNAMENTO (5)</p><p>Nota.</p>'), ['Legge.', 'AGGIORNAMENTO (5)\nNota.']);
  assert.equal(noted('<p>-------\nAGGIORNAMENTO\nNota.</p>'), ['Legge.', 'AGGIORNAMENTO\nNota.']);
  assert.equal(noted('<p>Registro.\nAGGIORNAMENTI\nOgni anno.</p>'), ['Legge.\nRegistro.\nAGGIORNAMENTI\nOgni anno.']);
  assert.equal(noted('<p>AGGIORNAMENTO DEL PIANO (2)</p>'), ['Legge.\nAGGIORNAMENTO DEL PIANO (2)']);
});

test('notes that quote other acts are left out', () => {
  const section =
    '<section><content><p><authorialNote placement="bottom"><p>Note all\'art. 1: - Si riporta il testo.</p></authorialNote></p></content></section>';
  const read = one('<p>Legge.</p>', section);
  assert.equal([read.text, read.notes], ['Legge.', []]);
  const plain = "<section><heading>Note all'art. 1</heading><content><p>- Si riporta il testo.</p></content></section>";
  assert.is(one('<p>Legge.</p>', plain).text, 'Legge.');
});

test('a heading is found in its element, in parentheses or before the first comma', () => {
  const headed = (heading: string) =>
    read({
      body: `<article eId="art_1"><num>Art. 1.</num><heading>${heading}</heading>${paragraph('<p>Testo.</p>')}</article>`,
    }).articles[0]!;
  assert.is(headed("(Oggetto e finalita' (e altro)).").heading, "Oggetto e finalita' (e altro)");
  assert.is(headed('(( (Oggetto). ))').heading, 'Oggetto');
  const [twice] = read({
    body: `<article eId="art_1"><num>Article 1</num><num>Subject and scope</num>${paragraph('<p>Testo.</p>')}</article>`,
  }).articles;
  assert.equal([twice!.number, twice!.heading, twice!.text], ['1', 'Subject and scope', 'Testo.']);
  assert.equal(
    headed('(( (Atti urgenti) 1. Il giudice per le indagini preliminari provvede sui soli atti urgenti.))').text.split(
      '\n',
    ),
    ['1. Il giudice per le indagini preliminari provvede sui soli atti urgenti.', 'Testo.'],
  );
  assert.equal(
    [one('<p>(Omicidio) \n \n Chiunque.</p>').heading, one('<p>(Omicidio) \n \n Chiunque.</p>').text],
    ['Omicidio', 'Chiunque.'],
  );
  const plain = one('<p>Durata e ((organizzazione))</p>', paragraph('<p>Quando.</p>', '1.'));
  assert.equal([plain.heading, plain.text], ['Durata e organizzazione', '1. Quando.']);
  const law = one('<p>Il Governo provvede:</p>', paragraph('<p>Quando.</p>', '1.'));
  assert.equal([law.heading, law.text], [null, 'Il Governo provvede:\n1. Quando.']);
});

test('a parenthesis that is all there is of an article is its text', () => {
  for (const text of [
    '(Omissis).',
    "(Modifica l'articolo 5 della legge 7 agosto 1990, n. 241).",
    '(IL PRESENTE ARTICOLO)',
  ]) {
    const { heading, text: served } = one(`<p>${text}</p>`);
    assert.equal([heading, served], [null, text]);
    const [, inAnnex] = read({
      rest: `<attachments>${annex('Accordo-art. 1', `Art. 1 \n ${text}`)}</attachments>`,
    }).articles;
    assert.equal([inAnnex!.heading, inAnnex!.text], [null, text]);
  }
});

test('an article is repealed where nothing but the mark is left', () => {
  assert.ok(one('<p>((ARTICOLO ABROGATO DALLA L. 26 LUGLIO 1975, N. 354))</p>').repealed);
  assert.ok(one(paragraph('<p>COMMA ABROGATO DAL D.LGS. 1 MARZO 2005, N. 1.</p>', '1.')).repealed);
  assert.not(one('<p>((ARTICOLO ABROGATO DALLA L. 1/1975))</p>', "<p>Resta fermo quanto gia' deciso.</p>").repealed);
  assert.not(one("<p>E' abrogato l'articolo 5.</p>").repealed);
});

test('the division is a path of headings, though the portal writes them on one line', () => {
  const chapter = (number: string, heading: string, of: string) =>
    `<chapter><num>${number}</num><heading>${heading}</heading>${article(of, '<p>Testo.</p>')}</chapter>`;
  const { articles } = read({
    body:
      chapter('-', 'PRINCIPI FONDAMENTALI - - -', '1') +
      chapter('-', 'PARTE I DIRITTI TITOLO I RAPPORTI CIVILI', '2') +
      chapter('((CAPO I-BIS', 'Modifiche al Titolo V))', '3') +
      chapter('TITOLO II', 'RAPPORTI', '4') +
      chapter('', 'PARTE SECONDA DOVERI TITOLO UNDICESIMO Capo diciassettesimo Doveri degli stessi', '5'),
  });
  assert.equal(
    articles.map(({ division }) => division),
    [
      ['PRINCIPI FONDAMENTALI'],
      ['PARTE I DIRITTI', 'TITOLO I RAPPORTI CIVILI'],
      ['PARTE I DIRITTI', 'TITOLO I RAPPORTI CIVILI', 'CAPO I-BIS Modifiche al Titolo V'],
      ['PARTE I DIRITTI', 'TITOLO II RAPPORTI'],
      ['PARTE SECONDA DOVERI', 'TITOLO UNDICESIMO', 'Capo diciassettesimo Doveri degli stessi'],
    ],
  );
});

test('numbers keep their suffixes, and the second of a name is numbered', () => {
  const { articles, annexes } = read({
    body: ['25-octies.1', '102-ter-decies', '5', '5'].map((number) => article(number, '<p>Testo.</p>')).join(''),
    rest: `<attachments>${annex('Tabelle', 'Uno')}${annex('Tabelle', 'Due')}</attachments>`,
  });
  assert.equal(
    articles.map(({ number }) => number),
    ['25-octies.1', '102-ter-decies', '5', '5-2'],
  );
  assert.equal(
    annexes.map(({ eli }) => eli.split('/').slice(-2).join('/')),
    ['all/tabelle', 'all/tabelle-2'],
  );
});

test('tables are rows of cells, those drawn with characters keep their columns', () => {
  const table =
    '<table><tr><th><p>Anno</p></th><th><p>Euro</p></th></tr><tr><td><p>2020</p></td><td><p>1.000\n2.000</p></td></tr></table>';
  assert.is(
    one(paragraph(`<p>Tabella</p>${table}<p>|  a  | b |\n|  c  | d |</p>`)).text,
    'Tabella\nAnno | Euro\n2020 | 1.000 2.000\n|  a  | b |\n|  c  | d |',
  );
});

test('each row of a table is a line, also one that begins in lower case', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;
  const table = `<table>${row('Voce', 'Importo')}${row('acquisto di beni', '100')}${row('oneri diversi', '200')}</table>`;
  assert.is(
    one(paragraph(`<p>Tabella</p>${table}di cui al comma 1`)).text,
    'Tabella\nVoce | Importo\nacquisto di beni | 100\noneri diversi | 200\ndi cui al comma 1',
  );
});

test('preamble and conclusions are read', () => {
  const act = read({
    rest: '<conclusions><formula><p>Data a Roma</p></formula><p>COSSIGA \n VASSALLI</p></conclusions>',
  });
  assert.is(act.conclusions, 'Data a Roma\nCOSSIGA\nVASSALLI');
  assert.is(act.preamble, null);
});

test('articles inside quotations are text of the article that quotes them', () => {
  const quoted = '<quotedStructure><article eId="art_9"><num>Art. 9</num><p>Quoted.</p></article></quotedStructure>';
  const { act } = readDocument(
    encode(foreign(`<article eId="art_1"><num>1</num><p>Reads: <mod>${quoted}</mod></p></article>`)),
    'a.xml',
  );
  assert.equal(
    act.articles.map(({ number }) => number),
    ['1'],
  );
  assert.match(act.articles[0]!.text, 'Quoted.');
});

test('sections count where there are no articles, and a body without either is one annex', () => {
  const sections = readDocument(
    encode(foreign('<section eId="sec_1"><num>1 §</num><p>Text.</p></section>')),
    'a.xml',
  ).act;
  assert.equal(
    sections.articles.map(({ number }) => number),
    ['1'],
  );
  const whole = readDocument(encode(foreign('<hcontainer><content><p>Text.</p></content></hcontainer>')), 'a.xml').act;
  assert.equal([whole.articles.length, whole.annexes[0]!.text], [0, 'Text.']);
});

test.run();
