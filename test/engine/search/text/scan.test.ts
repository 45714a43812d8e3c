import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foldWords } from '../../../../engine/search/fold.js';
import { scanWords, Stemmer } from '../../../../engine/search/text/scan.js';
import { stemWord } from '../../../../engine/search/stem.js';

const scan = suite('scanning words');

function wordsOf(text: string): string[] {
  const words: string[] = [];
  scanWords(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

scan('words are cut as titles cut them', () => {
  const texts = [
    "L'art. 2-bis della L. 241/1990, c.d. «legge sul procedimento»: società e societa'.",
    'La S.p.A. e la s.r.l.; il D.Lgs. 82/2005 (C.A.D.). Perché? È così – dell’ambiente',
    'comma.Il testo … 1º gennaio, 2ª parte, m² e ½',
    '',
    '   \n—',
  ];
  for (const text of texts)
    assert.equal(
      wordsOf(text).flatMap((word) => foldWords(word).join('')),
      foldWords(text.replace('½', '')).concat(text.includes('½') ? ['12'] : []),
      text,
    );
});

scan('places are those of the text as it is', () => {
  const text = 'È l’Autorità (S.p.A.)';
  const places: [number, number][] = [];
  scanWords(text, (start, end) => places.push([start, end]));
  assert.equal(
    places.map(([start, end]) => text.slice(start, end)),
    ['È', 'l', 'Autorità', 'S.p.A'],
  );
});

scan('a stem is that of the folded word', () => {
  const stemmer = new Stemmer();
  for (const word of ['Società', 'S.p.A', 'CONTRATTI', 'contratti']) {
    const expected = stemWord(foldWords(word).join(''));
    assert.is(stemmer.read(word).stem, expected, word);
    assert.is(stemmer.read(word).stem, expected, `${word} again`);
  }
});

scan.run();
