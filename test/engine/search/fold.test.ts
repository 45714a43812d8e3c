import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { foldWords } from '../../../engine/search/fold.js';

const cases: [text: string, words: string][] = [
  ["Attivita' economica, E' NONCHÉ «libertà»", 'attivita economica e nonche liberta'],
  ["Disciplina dell'ambiente e d’autore", 'disciplina dell ambiente e d autore'],
  ["l'universita'degli studi", 'l universita degli studi'],
  ['S.p.A., D.Lgs. e D.P.C.M. n.18', 'spa dlgs e dpcm n 18'],
  ['art.5 della legge.Norme 1.000', 'art 5 della legge norme 1 000'],
  ['COVID-19 (2023-2025)', 'covid 19 2023 2025'],
  ['1° gennaio, 2º comma, 3ª parte', '1 gennaio 2 comma 3 parte'],
  ['uﬃcio ＦＩＳＣＡＬＥ perche\u0301', 'ufficio fiscale perche'],
  ['Straße Ærø Żółć Αθήνα', 'straße ærø zołc αθηνα'],
  ['🦊 … \u0000 \ud800 --', ''],
  ['x'.repeat(100), 'x'.repeat(64)],
];

for (const [text, words] of cases) {
  test(`fold: ${JSON.stringify(text.slice(0, 50))}`, () => {
    assert.is(foldWords(text).join(' '), words);
  });
}

test.run();
