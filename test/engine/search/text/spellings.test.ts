// Words in the spelling of another time, found by that of today, and the other way round.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searching } from '../searching.js';

const spellings = suite('spellings');

const find = searching([
  {
    title: 'Codice',
    articles: [
      { text: 'Chiunque tiene un giuoco d’azzardo.' },
      { text: 'La denunzia è presentata a chi ha giurisdizione.' },
      { text: 'Il figliuolo che rinunzia.' },
      { text: 'Bevande alcooliche.' },
    ],
  },
  {
    title: 'Legge',
    articles: [{ text: 'Il gioco a distanza.' }, { text: 'Chi denuncia un illecito.' }, { text: 'Il nuncio.' }],
  },
]);

spellings('each spelling finds both, the one that was asked before the other', () => {
  assert.equal(find('gioco ').hits, ['1.0', '0.0']);
  assert.equal(find('giuoco ').hits, ['0.0', '1.0']);
  assert.equal(find('denuncia ').hits, ['1.1', '0.1']);
  assert.equal(find('denunzia ').hits, ['0.1', '1.1']);
  assert.equal(find('figliolo rinuncia').hits, ['0.2']);
  assert.equal(find('alcolici ').hits, ['0.3']);
});

spellings('words as written are not found by the other spelling', () => {
  assert.equal(find('"gioco"').hits, ['1.0']);
  assert.equal(find('gioco ', { isLiteral: true }).hits, ['1.0']);
});

spellings.run();
