import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readNarrative } from '../../../../../../engine/read/akn/relations/editors/narrative.js';
import type { NarratedPlace } from '../../../../../../engine/read/akn/relations/editors/places.js';

const narrative = suite('narrative');

/** `modifica 3/1/a > 5/2`: kind, source, targets as article/commi/lettere. */
function short(sentence: string): string[] {
  const place = (said: NarratedPlace) =>
    [said.part ?? '', said.article ?? '', said.paragraphs.join('+'), said.points.join('+')]
      .join('/')
      .replace(/^\/|\/+$/g, '');
  return readNarrative(sentence).map(
    ({ kind, sources, targets, whole }) =>
      `${kind} ${sources.map(place).join(' & ') || '-'} > ${whole ? 'whole ' : ''}${targets.map(place).join(' & ')}`,
  );
}

const cases: [promise: string, sentence: string, ...expected: string[]][] = [
  [
    'one clause',
    "ha disposto (con l'art. 4, comma 3, lettera a)) l'introduzione dell'art. 2325-ter.",
    'inserisce 4/3/a > 2325-ter',
  ],
  [
    'every clause with its own kind and places',
    "ha disposto (con l'art. 2, comma 1, lettera a)) la modifica dell'art. 7, comma 4; (con l'art. 2, comma 1, lettera b)) l'introduzione del comma 4-bis all'art. 7; (con l'art. 3, comma 1) la soppressione dei commi 5 e 6 dell'art. 8.",
    'modifica 2/1/a > 7/4',
    'inserisce 2/1/b > 7/4-bis',
    'abroga 3/1 > 8/5+6',
  ],
  [
    'what is only confirmed was repealed by another act',
    "ha confermato (con l'art. 2, comma 1) l'abrogazione dell'art. 5; ha disposto (con l'art. 3) l'abrogazione dell'art. 6.",
    'altro 2/1 > 5',
    'abroga 3 > 6',
  ],
  [
    'a day is no article',
    "ha disposto (con l'art. 4) il differimento dell'entrata in vigore dell'art. 7 al 1 gennaio 2027.",
    'proroga 4 > 7',
  ],
  [
    'an authentic interpretation',
    "ha disposto (con l'art. 4, comma 1) l'interpretazione autentica dell'art. 5, comma 1.",
    'interpreta 4/1 > 5/1',
  ],
  [
    'several actions in one clause',
    "ha disposto (con l'art. 9, comma 2) la modifica dell'art. 40, comma 2, lettera f), l'introduzione delle lettere i-bis) e i-ter) all'art. 40, comma 2 e l'abrogazione del comma 3 dell'art. 40.",
    'modifica 9/2 > 40/2/f',
    'inserisce 9/2 > 40/2/i-bis+i-ter',
    'abroga 9/2 > 40/3',
  ],
  [
    'a conversion before the actor is no action',
    ", convertito con modificazioni dalla L. 17 luglio 2020, n. 77 (in S.O. n. 25, relativo alla G.U. 18/07/2020, n. 180), ha disposto (con l'art. 18-bis, comma 1) la modifica dell'art. 14.",
    'modifica 18-bis/1 > 14',
  ],
  [
    'an amendment on the way is no action',
    ", nel modificare l'art. 46, comma 1 del D.L. 17 marzo 2020, n. 18, ha conseguentemente disposto (con l'art. 80, comma 1) l'abrogazione dell'art. 4; nell'introdurre il comma 2 all'art. 9 della L. 1 marzo 2001, n. 3, ha conseguentemente disposto (con l'art. 81) la modifica dell'art. 5.",
    'abroga 80/1 > 4',
    'modifica 81 > 5',
  ],
  [
    'the whole act',
    "ha disposto (con l'art. 205, comma 1) l'abrogazione dell'intero provvedimento.",
    'abroga 205/1 > whole ',
  ],
  [
    'quoted law by its verb',
    'ha disposto (con l\'art. 52, comma 1) che "I versamenti dovuti ai sensi della legge 24 dicembre 1985, n. 808, sono sospesi".',
    'sospende 52/1 > ',
  ],
  [
    'a conversion in quoted law',
    'ha disposto (con la XV disposizione transitoria) che "si ha per convertito in legge il decreto 25 giugno 1944, n. 151".',
    'converte - > ',
  ],
  [
    'several sources, and an only article',
    "ha disposto (con gli artt. 3 e 4, comma 1) l'abrogazione dell'articolo unico.",
    'abroga 3 & 4/1 > 1',
  ],
  ['no action at all', 'contiene norme integrative della Costituzione.', 'altro - > '],
  [
    'a law of conversion as the actor is no action',
    ", di conversione, ha disposto (con l'art. 1, comma 1) la modifica dell'art. 1, commi 1, 2 e 3.",
    'modifica 1/1 > 1/1+2+3',
  ],
  [
    'a conversion by its noun',
    "ha disposto (con l'art. 1, comma 1) la conversione, con modificazioni, del D.L. 17 marzo 2020, n. 18 (in G.U. 17/03/2020, n. 70).",
    'converte 1/1 > ',
  ],
  [
    'a letter too many in a repeal',
    "ha disposto (con l'art. 183 comma 1 lettera i) l'abrogazionme dell'art. 9 comma 4.",
    'abroga 183/1/i > 9/4',
  ],
  [
    'blanks for hyphens',
    "ha disposto (con l'art. 1, comma 1) la modifica dell'art. 3 bis, comma 2 ter.",
    'modifica 1/1 > 3-bis/2-ter',
  ],
  [
    'swapped letters',
    "ha disposto (con l'art. 85, comma 1) la modiifca dell'allegato II.2.",
    'modifica 85/1 > allegato ii.2',
  ],
  ['a letter too many', "ha disposto (con l'art. 85, comma 1) l'introuduzione dell'art. 9.", 'inserisce 85/1 > 9'],
  [
    'an open parenthesis',
    "ha disposto (con l'art. 75, comma 1, lettera e) l'abrogazione dell'art. 18.",
    'abroga 75/1/e > 18',
  ],
  [
    'words run together',
    "ha disposto (conl'art. 245, comma 1) la modifica dellart. 119, comma 1.",
    'modifica 245/1 > 119/1',
  ],
  ['a misplaced parenthesis', "ha disposto con (l'art. 230, comma 2) la modifica dell'art.3.", 'modifica 230/2 > 3'],
  [
    'letters and commi before their article',
    "ha disposto (con l'art. 1, comma 1) l'abrogazione delle lettere t), u), aa) ed ee) del comma 1 dell'art. 12.",
    'abroga 1/1 > 12/1/t+u+aa+ee',
  ],
  [
    'commi with parts of them',
    "ha disposto (con l'art. 1, comma 1) la modifica dell'art. 6, rubrica e commi 1, 2 alinea e lettera b), 3, numeri 4) e 5).",
    'modifica 1/1 > 6/1+2+3/b',
  ],
  ['runs of commi', "ha disposto (con l'art. 1, commi da 3 a 5) la modifica dell'art. 6.", 'modifica 1/3+4+5 > 6'],
  ['ordinal commi', "ha disposto (con l'art. 1) la modifica del secondo comma dell'art. 6.", 'modifica 1 > 6/2'],
  [
    'several articles',
    "ha disposto (con l'art. 8) l'abrogazione degli artt. 3, 4-bis e 5.",
    'abroga 8 > 3 & 4-bis & 5',
  ],
  [
    'two actions on one place',
    "ha disposto (con l'art. 8) la modifica e la proroga dell'art. 3.",
    'modifica 8 > 3',
    'proroga 8 > 3',
  ],
  [
    'what an inserted section is called is no place',
    "ha disposto (con l'art. 86, comma 1) l'introduzione della SEZIONE I \"NORME DELL'ART. 7\" (comprendente gli artt. da 1 a 3).",
    'inserisce 86/1 > ',
  ],
];
for (const [promise, sentence, ...expected] of cases) narrative(promise, () => assert.equal(short(sentence), expected));

narrative('reads hostile sentences in bounded time', () => {
  for (const piece of [
    "(con l'art. 1 ",
    'la modifica e ',
    'lettere a) e ',
    '((((',
    'comma 1, ',
    'da 1 a 9 ',
    'sono a b ',
    '1-bis-',
    "nell'",
  ]) {
    const start = performance.now();
    readNarrative(piece.repeat(100_000 / piece.length));
    assert.ok(performance.now() - start < 2_000, `${piece}: ${performance.now() - start} ms`);
  }
});

narrative.run();
