import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readThesaurus, ThesaurusError } from '../../../engine/search/thesaurus.js';

const thesaurus = suite('thesaurus');

const read = (text: string, encoding: BufferEncoding = 'utf8') => readThesaurus(Buffer.from(text, encoding), 'th.dat');

thesaurus('a word has its meanings, each with its kind and its synonyms', () => {
  assert.equal(read('UTF-8\ncorda|2\n(s.f.)|fune|spago\n(v.)|legare\r\nvivacità|1\n(s.f.)|brio\n'), [
    {
      word: 'corda',
      meanings: [
        { isNoun: true, synonyms: ['fune', 'spago'] },
        { isNoun: false, synonyms: ['legare'] },
      ],
    },
    { word: 'vivacità', meanings: [{ isNoun: true, synonyms: ['brio'] }] },
  ]);
});

thesaurus('the first line says in which letters the others are written', () => {
  assert.is(read('ISO8859-1\nvivacità|1\n(s.f.)|brio\n', 'latin1')[0]!.word, 'vivacità');
});

thesaurus('refuses what is no thesaurus, with the line and what was expected', () => {
  const cases: [text: string, message: RegExp][] = [
    ['', /^th\.dat:1: "" found, the encoding of a thesaurus/],
    ['<?xml version="1.0"?>\n<a/>\n', /^th\.dat:1: .* found, the encoding/],
    ['UTF-8\n', /^th\.dat: no word found/],
    ['UTF-8\ncorda\n', /^th\.dat:2: "corda" found, a word and how many meanings/],
    ['UTF-8\ncorda|0\n', /^th\.dat:2: /],
    ['UTF-8\ncorda|un\n(s.f.)|fune\n', /^th\.dat:2: /],
    ['UTF-8\ncorda|1\n(s.f.)\n', /^th\.dat:3: "\(s\.f\.\)" found, a meaning/],
    ['UTF-8\ncorda|2\n(s.f.)|fune\n', /^th\.dat:4: "" found, 2 meanings of corda expected/],
  ];
  for (const [text, message] of cases)
    assert.throws(
      () => read(text),
      (error: Error) => error instanceof ThesaurusError && message.test(error.message),
      text,
    );
});

thesaurus.run();
