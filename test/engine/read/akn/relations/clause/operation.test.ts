// Clauses as acts print them: quotations closed too early, labels outside them, Roman numbers, lists that begin late.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from './operation-lines.js';

const clauses = suite('loosely printed clauses');
clauses(
  'a list may begin in a later sentence, and what its paragraph says of itself is no place of the amended act',
  () => {
    assert.equal(
      read(
        [
          "1. E' istituito un elenco. In attuazione di quanto previsto dal presente comma, all'articolo 6 della legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:",
          "a) al comma 5, il secondo periodo e' soppresso;",
          'b) al comma 6, le parole «a» sono soppresse.',
        ].join('\n'),
      ),
      ['1 a: abroga periodo art 6 c 5', '1 b: abroga parole art 6 c 6'],
    );
  },
);

clauses('numbers of a point may be Roman', () => {
  assert.equal(
    read(
      "1. All'articolo 8 della legge 7 agosto 1990, n. 241, il numero ii. della lettera c) e' sostituito dal seguente: «ii. testo».",
    ),
    ['1: sostituisce numero art 8 l c n ii'],
  );
  assert.equal(
    read(
      "1. All'articolo 8, comma 2, lettera c), della legge 7 agosto 1990, n. 241, dopo il punto iii) e' inserito il seguente: «iii-bis) testo;».",
    ),
    ['1: inserisce numero art 8 c 2 l c n iii-bis'],
  );
});

clauses('the label of a new paragraph may stand in front of its quotation', () => {
  assert.equal(
    read(
      [
        "1. All'articolo 8 della legge 7 agosto 1990, n. 241, dopo il comma 4, e' aggiunto il seguente:",
        '4-bis. "Una quota resta ai comuni".',
        '2. Restano fermi gli obblighi.',
      ].join('\n'),
    ),
    ['1: inserisce comma art 8 c 4-bis'],
  );
});

clauses('a quotation closed too early goes on with the next label, and what follows is read', () => {
  assert.equal(
    read(
      [
        "1. All'articolo 8 della legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:",
        'a) dopo il comma 6 sono aggiunti i seguenti:',
        '"6-bis. Il primo testo.";',
        '6-ter. Il secondo testo. Ancora.".',
        'b) al comma 8, le parole: "nove" sono sostituite dalle seguenti: "dieci".',
      ].join('\n'),
    ),
    ['1 a: inserisce comma art 8 c 6-bis,6-ter', '1 b: sostituisce parole art 8 c 8'],
  );
});

clauses('the title of an act is words of it', () => {
  assert.equal(
    read("1. Il titolo della legge 7 agosto 1990, n. 241, e' sostituito dal seguente: «Norme sugli atti»."),
    ['1: sostituisce parole'],
  );
  assert.equal(read("1. Il titolo II della legge 7 agosto 1990, n. 241, e' abrogato."), [
    '1: abroga partizione Titolo II',
  ]);
});

clauses('words that announce a list replace nothing', () => {
  assert.equal(
    read(
      "1. L'articolo 7 della legge 7 agosto 1990, n. 241, e' modificato nel modo seguente: al comma 1, dopo le parole «a» aggiungere le parole «b».",
    ),
    ['1: inserisce parole art 7 c 1'],
  );
  assert.equal(
    read("1. L'articolo 7 della legge 7 agosto 1990, n. 241, e' modificato come segue: «Art. 7. - Testo.»."),
    ['1: sostituisce articolo art 7'],
  );
});

clauses('what a relative clause tells of another provision is not done again', () => {
  const relative =
    "L'articolo 3 della legge 5 febbraio 1992, n. 104, che ha sostituito l'articolo 7 della legge 7 agosto 1990, n. 241";
  assert.equal(read(`1. ${relative}, e' abrogato.`), ['1: abroga articolo art 3 of eli:/it/legge/1992/02/05/104']);
  assert.equal(
    read(
      "1. All'articolo 7 della legge 7 agosto 1990, n. 241, con il quale sono stati modificati gli articoli 3 e 4 della legge 5 febbraio 1992, n. 104, il comma 2 e' soppresso.",
    ),
    ['1: abroga comma art 7 c 2'],
  );
});

clauses('a point that is replaced by several names the new ones; an entry of a table is words of it', () => {
  assert.equal(
    read(
      "1. Al comma 1 dell'articolo 5 della legge 7 agosto 1990, n. 241, la lettera b) e' sostituita dalle seguenti: «b) primo;\nb-bis) secondo».",
    ),
    ['1: sostituisce lettera art 5 c 1 l b,b-bis'],
  );
  assert.equal(read("1. Alla tabella A allegata alla legge 7 agosto 1990, n. 241, la voce «cavalli» e' soppressa."), [
    '1: abroga parole Tabella A',
  ]);
});

clauses('an infinitive behind a place is an order, and one behind other words is a purpose', () => {
  assert.equal(
    read("1. All'art. 5 della legge 7 agosto 1990, n. 241, aggiungere, in fine, il seguente comma: «Testo.»."),
    ['1: inserisce comma art 5'],
  );
  assert.equal(
    read(
      "1. Le amministrazioni possono sostituire, ai sensi dell'articolo 5 della legge 7 agosto 1990, n. 241, le parole «a» con altre.",
    ),
    [],
  );
});

clauses('what is repealed and replaced in one breath is replaced', () => {
  const law = 'della legge 7 agosto 1990, n. 241,';
  for (const verbs of ["e' soppresso e sostituito", "e' abrogato e sostituito", "e' abrogato ed e' sostituito"])
    assert.equal(read(`1. L'articolo 5 ${law} ${verbs} dal seguente: «Art. 5. - Testo.».`), [
      '1: sostituisce articolo art 5',
    ]);
  assert.equal(
    read(`1. L'articolo 5 ${law} e' soppresso e il comma 2 dell'articolo 6 ${law} e' sostituito dal seguente: «2.».`),
    ['1: abroga articolo art 5', '1: sostituisce comma art 6 c 2'],
  );
});

clauses('words for which others are put are replaced', () => {
  const law = 'della legge 7 agosto 1990, n. 241,';
  assert.equal(read(`1. Nell'art. 5, primo comma, ${law} alle parole: «a» sono sostituite le altre: «b».`), [
    '1: sostituisce parole art 5 c 1',
  ]);
  assert.equal(read(`1. Art. 5, primo comma, ${law}: le parole «a» sono sostituite dalle parole «b».`), [
    '1: sostituisce parole art 5 c 1',
  ]);
});

clauses('what provisions are about may be replaced, suppressed or added without a word of them changing', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  for (const words of [
    `Le parole: «x» contenute nell'articolo 5 ${law} si intendono riferite alle parole: «y».`,
    `Ogni richiamo agli articoli 3 e 4 ${law}, abrogati dal presente decreto, si intende riferito all'articolo 5.`,
    `Le disposizioni dell'articolo 5 ${law}, nel testo modificato dal comma 1, si applicano anche agli enti.`,
    `Fino alla data di entrata in vigore delle disposizioni che sostituiscono l'articolo 5 ${law}, continua ad applicarsi l'articolo 6.`,
    `In sede di prima applicazione dell'articolo 5 ${law}, come sostituito dal comma 1, il termine e' di sei mesi.`,
    `Sono fatti salvi gli effetti prodotti dall'articolo 5 ${law}, soppresso dalla legge di conversione.`,
    `Il contributo di cui all'articolo 5 ${law} e' soppresso a decorrere dal 2025.`,
    `Sono aggiunti all'organico di cui all'articolo 5, comma 2, ${law}, venti posti.`,
    `E' aggiunto un rappresentante del Ministero al comitato di cui all'articolo 5 ${law}.`,
    `Al personale di cui all'articolo 5 ${law}, inserito nei ruoli, si applica il comma 2.`,
    `I soggetti inseriti nell'elenco di cui all'articolo 5 ${law} presentano domanda.`,
    `Qualora l'articolo 5 ${law} sia modificato, il decreto e' aggiornato.`,
    `Le regioni possono modificare, ai sensi dell'articolo 5 ${law}, i termini.`,
    `Il Governo modifica il regolamento al fine di sostituire, all'articolo 5 ${law}, le parole «a» con le parole «b».`,
    `Al fine di introdurre modifiche all'articolo 5 ${law}, e' istituita una commissione.`,
    `L'aliquota di cui all'articolo 5 ${law} e' sostituita dall'aliquota del 10 per cento.`,
    `La sanzione di cui all'articolo 5, comma 2, ${law} e' sostituita dalla sospensione dell'autorizzazione.`,
    `Le cariche di cui all'articolo 5 ${law} sono soppresse; le relative funzioni sono attribuite al dirigente.`,
    `E' inserito nel ruolo di cui all'articolo 5, comma 2, ${law} il personale vincitore di concorso.`,
    `Nelle ipotesi di cui agli articoli 3 e 5 ${law}, la pena e' sostituita con la multa.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
});

clauses('a list of more than 42 points goes on with letters said three times', () => {
  assert.equal(
    read(
      [
        '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        "zz) all'articolo 10, il comma 2 e' abrogato;",
        "aaa) all'articolo 12, comma 7, la parola: «a» e' soppressa;",
        "aaa-bis) all'articolo 13, il comma 1 e' soppresso;",
        "bbb) all'articolo 14, comma 1, le lettere da aaa) a ccc) sono abrogate;",
        "hhh) all'articolo 15, il comma 1 e' abrogato;",
        "iii) all'articolo 16, il comma 1 e' abrogato.",
      ].join('\n'),
    ),
    [
      '1 zz: abroga comma art 10 c 2',
      '1 aaa: abroga parole art 12 c 7',
      '1 aaa-bis: abroga comma art 13 c 1',
      '1 bbb: abroga lettera art 14 c 1 l aaa,bbb,ccc',
      '1 hhh: abroga comma art 15 c 1',
      '1 iii: abroga comma art 16 c 1',
    ],
  );
});

clauses('two apostrophes are a quotation mark, and what they quote is no word of the act', () => {
  assert.equal(
    read(
      [
        "1. All'articolo 9 della legge 7 agosto 1990, n. 241, le parole: ''la societa''' sono sostituite dalle seguenti: ''l'ente'' e dopo il comma 4 e' inserito il seguente: ``4-bis. L'articolo 5 della legge 3 marzo 1967, n. 317, e' abrogato.''.",
        "2. L'articolo 12 della legge 7 agosto 1990, n. 241, e' abrogato.",
      ].join('\n'),
    ),
    ['1: sostituisce parole art 9', '1: inserisce comma art 9 c 4-bis', '2: abroga articolo art 12'],
  );
});

clauses('the number of a Gazzetta is no place of the act', () => {
  assert.equal(
    read(
      "1. La legge 7 agosto 1990, n. 241, pubblicata nella Gazzetta Ufficiale della Repubblica italiana n. 192 del 18 agosto 1990, e' abrogata.",
    ),
    ['1: abroga atto'],
  );
  assert.equal(
    read(
      "1. Il decreto legislativo 25 gennaio 1992, n. 5, pubblicato nel supplemento ordinario n. 3 alla Gazzetta Ufficiale del 19 febbraio 1992, n. 41, e' abrogato.",
    ),
    ['1: abroga atto of eli:/it/decreto-legislativo/1992/01/25/5'],
  );
});

clauses('what is said twice is done once', () => {
  assert.equal(
    read(
      "1. All'articolo 5, comma 1, della legge 7 agosto 1990, n. 241, le parole: «a» e, dopo il secondo periodo, le parole: «b» sono soppresse. Gli articoli 8, 9 e 8 della legge 7 agosto 1990, n. 241, sono abrogati.",
    ),
    ['1: abroga parole art 5 c 1', '1: abroga articolo art 8,9'],
  );
});

clauses('an act that does it is not what it is done to', () => {
  const article = "l'articolo 5 della legge 7 agosto 1990, n. 241";
  for (const told of [
    `1. Con la legge 3 marzo 2001, n. 5, e' abrogato ${article}.`,
    "1. Con l'articolo 3 della legge 3 marzo 2001, n. 5, sono soppresse le parole «a» all'articolo 5 della legge 7 agosto 1990, n. 241.",
    "1. Dalla legge 3 marzo 2001, n. 5, e' disposta l'abrogazione dell'articolo 5 della legge 7 agosto 1990, n. 241.",
  ])
    assert.equal(read(told), [], told);
  assert.equal(read(`1. Con la presente legge e' abrogato ${article}.`), ['1: abroga articolo art 5']);
  assert.equal(read("1. E' disposta l'abrogazione dell'articolo 5 della legge 7 agosto 1990, n. 241."), [
    '1: abroga articolo art 5',
  ]);
});

clauses('a place between words, without a word that leads to it, is where the next words stand', () => {
  assert.equal(
    read(
      "1. All'articolo 5 della legge 7 agosto 1990, n. 241, primo comma, sono soppresse le parole «a», secondo comma, le parole «c».",
    ),
    ['1: abroga parole art 5 c 1', '1: abroga parole art 5 c 2'],
  );
});

clauses('a part behind one of an article is of that article, where the act was named in front of both', () => {
  const law = 'legge 7 agosto 1990, n. 241';
  const inArticle = ['1: abroga comma art 8 c 2', '1: abroga comma art 8 c 4'];
  assert.equal(read(`1. Alla ${law}, il comma 2 dell'articolo 8 e' abrogato e il comma 4 e' abrogato.`), inArticle);
  assert.equal(read(`1. Alla ${law}, il comma 2 dell'articolo 8 e' abrogato; il comma 4 e' abrogato.`), inArticle);
  assert.equal(
    read(
      `1. Alla ${law}, il comma 2 dell'articolo 8 e' abrogato e dopo il comma 4 e' inserito il seguente: «4-bis. Testo.».`,
    ),
    ['1: abroga comma art 8 c 2', '1: inserisce comma art 8 c 4-bis'],
  );
  // Another article, and what is beside the articles, are none of that one.
  assert.equal(read(`1. Alla ${law}, il comma 2 dell'articolo 8 e' abrogato e l'articolo 9 e' abrogato.`), [
    '1: abroga comma art 8 c 2',
    '1: abroga articolo art 9',
  ]);
});

clauses('behind a semicolon an article is of the only act that the sentence names', () => {
  const law = 'legge 7 agosto 1990, n. 241';
  const replaced = `1. L'articolo 15 della ${law}, e' sostituito dal seguente: «Art. 15. - 1. L'articolo 3 della legge 7 marzo 1956, n. 130, e' abrogato.»`;
  assert.equal(read(`${replaced}; l'articolo 16 e' abrogato.`), [
    '1: sostituisce articolo art 15',
    '1: abroga articolo art 16',
  ]);
});

clauses('a table of another act is not of the annex that the sentence before it names', () => {
  assert.equal(
    read(
      "1. All'allegato A della legge 9 maggio 1982, n. 604, la voce: «a» e' soppressa. La tabella 1 allegata alla legge 7 agosto 1990, n. 241, e' soppressa.",
    ),
    ['1: abroga parole Allegato A of eli:/it/legge/1982/05/09/604', '1: abroga allegato Tabella 1'],
  );
});
clauses.run();
