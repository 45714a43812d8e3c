import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { annex, article, read } from './act-document.js';

const code = (part: string, count: number) =>
  Array.from({ length: count }, (_, i) =>
    annex(
      `${part}-art. ${i + 1}${i === 2 ? ' bis' : ''}`,
      ` ${i === 0 ? `${part.toUpperCase()} \n LIBRO I \n DEI REATI \n ` : ''}Art. ${i + 1}${i === 2 ? '-bis' : ''}. \n \n (Rubrica ${i + 1}) \n \n Testo ${i + 1}. `,
    ),
  ).join('');

test('a code in the annexes is the main part of the decree that approves it', () => {
  const { articles } = read({
    title: 'Approvazione del codice di prova.',
    body: article('1', "<p>E' approvato il codice.</p>"),
    rest: `<attachments>${code('Codice di prova', 3)}${code('Disposizioni preliminari', 1)}</attachments>`,
  });
  assert.equal(
    articles.map(({ eli, part, heading, text }) => [
      eli.slice('eli:/it/legge/2001/02/03/45/'.length),
      part,
      heading,
      text,
    ]),
    [
      ['testo/art/1', 'testo', null, "E' approvato il codice."],
      ['art/1', null, 'Rubrica 1', 'Testo 1.'],
      ['art/2', null, 'Rubrica 2', 'Testo 2.'],
      ['art/3-bis', null, 'Rubrica 3', 'Testo 3.'],
      ['disposizioni-preliminari/art/1', 'Disposizioni preliminari', 'Rubrica 1', 'Testo 1.'],
    ],
  );
  assert.equal(articles[2]!.division, ['LIBRO I DEI REATI']);
});

test('a consolidated text that stands in the body below the articles that approve it has the numbers of the act', () => {
  const elis = (first: string, ...numbers: string[]) =>
    read({
      title: "Testo unico, a norma dell'articolo 31.",
      body: article('1', `<p>${first}</p>`) + numbers.map((number) => article(number, '<p>Testo.</p>')).join(''),
    }).articles.map(({ eli }) => eli.slice('eli:/it/legge/2001/02/03/45/'.length));
  const approves = "E' approvato l'unito testo unico, composto di due articoli.";
  assert.equal(elis(approves, '1', '2'), ['testo/art/1', 'art/1', 'art/2']);
  assert.equal(elis(approves, '2', '3'), ['art/1', 'art/2', 'art/3']);
  assert.equal(elis('Il Ministro provvede.', '1', '2'), ['art/1', 'art/1-2', 'art/2']);
});

test('text before the first article of an annex is its text, except titles of divisions', () => {
  const beforeFirst = (lines: string[], second = 'Art. 2. \n Testo due.') => {
    const [, first, other] = read({
      rest: `<attachments>${annex('Accordo-art. 1', [...lines, 'Articolo 1', '(Rubrica)', 'Testo.'].join(' \n '))}${annex('Accordo-art. 2', second)}</attachments>`,
    }).articles;
    assert.is(first!.heading, 'Rubrica');
    return [first!.text.replace(/\nTesto\.$/, '').split('\n'), first!.division, other!.division];
  };
  const preamble = ['ACCORDO SULLA PESCA', 'Il Governo e il Regno, di seguito «le Parti»;', 'Convengono quanto segue:'];
  assert.equal(beforeFirst(preamble), [preamble, [], []]);
  const capo = ['CAPO I Delle farmacie'];
  assert.equal(beforeFirst([...preamble, 'CAPO I', 'Delle farmacie']), [preamble, capo, capo]);
  assert.equal(beforeFirst(['CAPO I', 'Delle farmacie', ...preamble]), [preamble, capo, capo]);
  assert.equal(beforeFirst(['CAPO I Delle farmacie', 'Si e&apos; convenuto.']), [["Si e' convenuto."], capo, capo]);
  assert.equal(beforeFirst(['ACCORDO', 'TITOLO II', 'DELLE PERSONE', 'E DELLE COSE', 'Capo I', 'Le Camere.']), [
    ['Testo.'],
    ['TITOLO II DELLE PERSONE E DELLE COSE', 'Capo I Le Camere.'],
    ['TITOLO II DELLE PERSONE E DELLE COSE', 'Capo I Le Camere.'],
  ]);
  const long = Array.from({ length: 60 }, (_, i) => `Considerando ${i} che le Parti desiderano cooperare fra loro;`);
  assert.equal(beforeFirst(long), [long, [], []]);
  const cited = 'Le Parti, visto \n Art. 2 della legge 5, convengono.';
  assert.equal(beforeFirst([], cited), [['Testo.'], [], []]);
});

test('a treaty in the annexes, or a body that does more than approve, leaves the body the main part', () => {
  const parts = (title: string, part: string, text: string) =>
    read({
      title,
      body: article('1', `<p>${text}</p>`),
      rest: `<attachments>${code(part, 3)}</attachments>`,
    }).articles.map(({ part }) => part);
  assert.is(parts("Ratifica ed esecuzione dell'Accordo.", 'Accordo', "E' approvato il testo unico.")[0], null);
  assert.is(parts('Disciplina della caccia.', 'Allegato A', "La caccia e' vietata.")[0], null);
  assert.is(parts('Ratifica ed esecuzione dello statuto della Corte.', 'Statuto', "E' approvato lo statuto.")[0], null);
  assert.is(parts("Approvazione dello statuto dell'ente.", 'Statuto', "E' approvato lo statuto.")[0], 'testo');
});

test('an annex that names the article it belongs to is no article', () => {
  const names = ['Allegato A (art. 3)', "Tabella di cui all'articolo 2", 'Elenco (Articolo 1, comma 2)'];
  const { articles, annexes } = read({
    body: article('1', '<p>Testo.</p>'),
    rest: `<attachments>${[...names, 'Accordo - Articolo 4'].map((name) => annex(name, 'Dati')).join('')}</attachments>`,
  });
  assert.equal(
    annexes.map(({ name }) => name),
    names,
  );
  assert.equal(
    articles.map(({ part, number }) => [part, number]),
    [
      [null, '1'],
      ['Accordo', '4'],
    ],
  );
});

test('an article of an annex has its heading also where word and number are apart', () => {
  const doc = (name: string, content: string) =>
    `<attachment><doc name="${name}"><meta/><mainBody>${content}</mainBody></doc></attachment>`;
  const apart = `<paragraph><content><p> Articolo </p></content></paragraph><paragraph id="paragraph_31"><num>31.</num>
<content><p>Elenco prezzi unitari. \n \n1. Il computo.\n2. Altro.</p></content></paragraph>`;
  const inOne =
    '<paragraph><p> Articolo </p><num>2.</num><content><p>Cronoprogramma.\n1. In coerenza.</p></content></paragraph>';
  const articles = read({
    rest: `<attachments>${doc('Allegato I.7-art. 31', apart)}${doc('Allegato I.8-art. 2', inOne)}</attachments>`,
  }).articles.slice(1);
  assert.equal(
    articles.map(({ heading, text }) => [heading, text]),
    [
      ['Elenco prezzi unitari', '1. Il computo.\n2. Altro.'],
      ['Cronoprogramma', '1. In coerenza.'],
    ],
  );
});

test('the title of an annex is a division of its articles', () => {
  const title = ['Allegato I.1', 'Definizioni dei soggetti', '(Articolo 13, comma 6)'];
  const { articles } = read({
    rest: `<attachments>${[
      annex('Allegati - Allegato I.1 art. 1', [...title, 'Articolo 1.', 'Definizioni', '1. Si intende.'].join(' \n ')),
      annex(
        'Allegati - Allegato I.1 art. 2',
        ['CAPO I', 'Delle gare', 'Articolo 2.', 'Gare', '1. Testo.'].join(' \n '),
      ),
      annex(
        'CODICE CIVILE-art. 1',
        'CODICE CIVILE LIBRO PRIMO Delle persone TITOLO I Le persone fisiche \n Art. 1. \n Testo.',
      ),
    ].join('')}</attachments>`,
  });
  const own = 'Definizioni dei soggetti (Articolo 13, comma 6)';
  assert.equal(
    articles.slice(1).map(({ division, text }) => [division, text]),
    [
      [[own], '1. Si intende.'],
      [[own, 'CAPO I Delle gare'], '1. Testo.'],
      [['LIBRO PRIMO Delle persone', 'TITOLO I Le persone fisiche'], 'Testo.'],
    ],
  );
});

test('an annex of the portal has the first day of its text', () => {
  const dated = (name: string, date: string, iri = '/!main/annesso_1') =>
    annex(name, 'Testo').replace(
      '<meta/>',
      `<meta><identification><FRBRWork><FRBRthis value="${iri}"/><FRBRdate date="${date}" name=""/></FRBRWork></identification></meta>`,
    );
  const { articles, annexes } = read({
    rest: `<attachments>${dated('Codice-art. 1', '2006-03-28')}${dated('Codice-art. 2', '1999-01-01')}${dated('Codice-art. 3', '2006-02-31')}${dated('Codice-art. 4', '2006-03-28', '')}${dated('Tabella', '2007-01-01')}</attachments>`,
  });
  assert.equal(
    [...articles, ...annexes].map(({ textSince }) => textSince),
    [null, '2006-03-28', null, null, null, '2007-01-01'],
  );
});

test.run();
