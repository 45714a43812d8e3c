// Which place words name, with what the words above them say.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from './operation-lines.js';

const placeGroups = suite('place groups');

placeGroups('a division is within those that the words above name', () => {
  assert.equal(
    read(
      [
        '1. Al Libro IV, Titolo II, della legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
        'a) i Capi I e II sono abrogati;',
        "b) il Titolo III e' abrogato;",
        "c) dopo il Capo III e' inserito il seguente: «Capo III-bis Altro\nArt. 7-bis (Uno). - 1. Testo.».",
      ].join('\n'),
    ),
    [
      '1 a: abroga partizione Libro IV > Titolo II > Capo I > Capo II',
      '1 b: abroga partizione Libro IV > Titolo III',
      '1 c: inserisce partizione Libro IV > Titolo II > Capo III-bis',
      '1 c: inserisce articolo Libro IV > Titolo II > Capo III-bis art 7-bis',
    ],
  );
});

placeGroups('a division of another act is not within them', () => {
  assert.equal(
    read(
      "1. Al Titolo II della legge 7 agosto 1990, n. 241, il Capo I e' abrogato; il Capo I della legge 5 luglio 1995, n. 300, e' abrogato.",
    ).map((line) => line.replace(/ of .*/, '')),
    ['1: abroga partizione Titolo II > Capo I', '1: abroga partizione Capo I'],
  );
});

placeGroups.run();
