// Which lines of a conversion are of a text that the decree quotes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConversionArticle } from '../../../../../../../engine/read/akn/relations/clause/conversion-lines.js';
import { eliByWords } from '../../../../../../../engine/cite/cite.js';
import { actFixture } from '../../../act-fixture.js';

const quotedLines = suite('quoted lines');

/** One line an operation: kind, reach and place. */
function read(lines: readonly string[]): string[] {
  const text = [
    "1. Il decreto-legge 12 febbraio 2001, n. 34, e' convertito in legge con le seguenti modificazioni:",
    ...lines,
  ].join('\n');
  const article = actFixture({ articles: [['1', text]] }).act.articles[0]!;
  return readConversionArticle(article, eliByWords).operations.map(({ kind, reach, to }) =>
    [
      `${kind} ${reach}`,
      to.article && `art ${to.article.join()}`,
      to.paragraph && `c ${to.paragraph.join()}`,
      to.point && `l ${to.point.join()}`,
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  );
}

quotedLines('all lines are of the quoted text where its lead names the article, up to the next one', () => {
  assert.equal(
    read([
      "All'articolo 3, comma 1, lettera b), capoverso Art. 12:",
      'al comma 2, le parole: «a» sono soppresse;',
      "il comma 3 e' soppresso;",
      "dopo il comma 3 e' aggiunto il seguente: «3-bis. Testo»;",
      'alla rubrica, le parole: «b» sono soppresse.',
      "All'articolo 4, il comma 2 e' soppresso.",
    ]),
    [
      'abroga parole art 3 c 1 l b',
      'abroga periodo art 3 c 1 l b',
      'inserisce periodo art 3 c 1 l b',
      'abroga parole art 3 c 1 l b',
      'abroga comma art 4 c 2',
    ],
  );
});

quotedLines('a line that may be of the quoted article or of the one around it is said of that one alone', () => {
  assert.equal(
    read([
      "All'articolo 3:",
      'al comma 1:',
      'alla lettera b), capoverso Art. 12:',
      'al secondo comma, le parole: «a» sono soppresse;',
      "il terzo comma e' soppresso;",
      'al quinto comma, le parole: «b» sono soppresse;',
      "al comma 2, la parola: «c» e' soppressa;",
      "il comma 3 e' soppresso.",
    ]),
    [
      'abroga parole art 3 c 1 l b',
      'abroga null art 3',
      'abroga parole art 3',
      // A number below the last one is no longer of the quoted article.
      'abroga parole art 3 c 2',
      'abroga comma art 3 c 3',
    ],
  );
});

quotedLines('a paragraph is not of a quoted paragraph, nor a point of a quoted point', () => {
  assert.equal(
    read([
      "All'articolo 3:",
      'al comma 1, capoverso 2-bis:',
      'alla lettera a), le parole: «a» sono soppresse;',
      "il secondo periodo e' soppresso;",
      "il comma 2 e' soppresso.",
      "All'articolo 4, comma 1:",
      'alla lettera a), capoverso c-bis):',
      "il numero 2) e' soppresso;",
      "la lettera b) e' soppressa.",
    ]),
    [
      'abroga parole art 3 c 1',
      'abroga periodo art 3 c 1',
      'abroga comma art 3 c 2',
      'abroga periodo art 4 c 1 l a',
      'abroga lettera art 4 c 1 l b',
    ],
  );
});

quotedLines('lines that run on in one are read as lines', () => {
  assert.equal(
    read([
      "All'articolo 3: al comma 1, lettera b), capoverso Art. 12: al comma 2, le parole: «a» sono soppresse; il comma 3 e' soppresso; al comma 2, le parole: «b» sono soppresse. L'articolo 4 e' soppresso.",
    ]),
    ['abroga parole art 3 c 1 l b', 'abroga null art 3', 'abroga parole art 3 c 2', 'abroga articolo art 4'],
  );
});

quotedLines('behind a line that is of a quoted article itself it is open of which one the next is', () => {
  assert.equal(
    read([
      "All'articolo 3, comma 1, capoverso Art. 12, al comma 2, le parole: «a» sono soppresse;",
      'al comma 4, la lettera c) è soppressa.',
      "All'articolo 5: al comma 1, lettera b), capoverso, lettera d), il numero 3) e' soppresso;",
      "al comma 2, la lettera c) e' soppressa.",
    ]),
    ['abroga parole art 3 c 1', 'abroga null art 3', 'abroga periodo art 5 c 1 l b', 'abroga lettera art 5 c 2 l c'],
  );
});

quotedLines.run();
