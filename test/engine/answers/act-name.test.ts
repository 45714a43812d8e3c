// Names of acts whose text is not loaded.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { citeInShort, nameAct } from '../../../engine/answers/act-name.js';

const naming = suite('act names');

naming('an act of several names has the first: a code is not called by its preliminary provisions', () => {
  const nameOf = (eli: string) => nameAct({ eli, title: null, inCorpus: false }).nome;
  assert.is(nameOf('eli:/it/regio-decreto/1942/03/16/262'), 'Codice civile');
  assert.is(
    nameOf('eli:/it/decreto-del-presidente-della-repubblica/1986/04/26/131'),
    'Testo unico imposta di registro',
  );
  assert.is(nameOf('eli:/it/legge/2031/01/01/1'), undefined);
});

naming('a short citation has the abbreviation of the main part only', () => {
  assert.is(citeInShort('eli:/it/regio-decreto/1930/10/19/1398/art/575', '1'), 'art. 575, comma 1 c.p.');
  assert.is(
    citeInShort('eli:/it/regio-decreto/1930/10/19/1398/testo/art/1', null),
    'art. 1, testo di approvazione, R.D. 1398/1930',
  );
  assert.is(citeInShort('eli:/it/legge/2031/01/01/1', null), 'L. 1/2031');
});

naming.run();
