// Names of acts whose text is not loaded.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { citeInFull, citeInShort, nameAct, shortName } from '../../../engine/answers/act-name.js';
import { parseCitation } from '../../../engine/cite/cite.js';
import { namedActs } from '../../../engine/law/named-acts.js';
import { nameAsKnown } from '../../../engine/answers/known-end.js';

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

naming('a short citation has the abbreviation of the main part only, and the day of the text', () => {
  assert.is(citeInShort('eli:/it/regio-decreto/1930/10/19/1398/art/575', '1', null), 'art. 575, comma 1, c.p.');
  assert.is(citeInShort('eli:/it/regio-decreto/1930/10/19/1398/art/575', null, null), 'art. 575 c.p.');
  assert.is(citeInShort('eli:/it/regio-decreto/1930/10/19/1398', null, null), 'c.p.');
  assert.is(
    citeInShort('eli:/it/regio-decreto/1930/10/19/1398/testo/art/1', null, null),
    'art. 1, testo di approvazione, R.D. 1398/1930',
  );
  assert.is(citeInShort('eli:/it/legge/2031/01/01/1', null, null), 'L. 1/2031');
  assert.is(
    citeInShort('eli:/it/legge/2031/01/01/1/art/2', '1', '2031-03-01'),
    'art. 2, comma 1, L. 1/2031 (testo al 1º marzo 2031)',
  );
});

naming('a full citation names a code before its number, and says of which day the text is', () => {
  const code = 'eli:/it/regio-decreto/1930/10/19/1398';
  const act = 'regio decreto 19 ottobre 1930, n. 1398';
  assert.is(
    citeInFull(`${code}/art/575`, '1', '2026-05-07'),
    `art. 575, comma 1, codice penale (${act}), testo al 7 maggio 2026`,
  );
  assert.is(citeInFull(code, null, null), `codice penale (${act})`);
  assert.is(citeInFull(`${code}/testo/art/1`, null, null), `art. 1, testo di approvazione, ${act}`);
  assert.is(
    citeInFull('eli:/it/decreto-legislativo/2005/03/07/82', null, null),
    'decreto legislativo 7 marzo 2005, n. 82',
  );
});

naming('an end of a relation or citation is named by its code', () => {
  const end = { eli: 'eli:/it/regio-decreto/1930/10/19/1398', sigla: 'R.D. 1398/1930', articolo: '575', comma: '1' };
  assert.is(nameAsKnown(end), 'art. 575, comma 1, c.p.');
  assert.is(nameAsKnown({ ...end, comma: null }), 'art. 575 c.p.');
  const charter = { eli: 'eli:/it/costituzione/1947/12/27', sigla: 'Cost.', articolo: '97' };
  assert.is(nameAsKnown(charter), 'art. 97 Cost.');
  assert.is(
    nameAsKnown({ ...end, eli: `${end.eli}/art/575`, parte: 'testo' }),
    'art. 575, comma 1, testo di approvazione, R.D. 1398/1930',
  );
});

naming('where there is little room: the name if it fits, else an abbreviation that tells, else nothing', () => {
  const code = 'eli:/it/regio-decreto/1940/10/28/1443';
  assert.is(shortName(code, 40), 'Codice di procedura civile');
  assert.is(shortName(code, 16), 'c.p.c.');
  assert.is(shortName('eli:/it/regio-decreto/1930/10/19/1398', 16), 'Codice penale');
  // «l.p.a.» says nothing to most readers.
  assert.is(shortName('eli:/it/legge/1990/08/07/241', 16), null);
  assert.is(shortName('eli:/it/legge/2023/02/24/14', 16), null);
});

naming('a short citation is read as the place that it names', () => {
  for (const { eli } of namedActs())
    for (const [article, comma] of [
      ['5', '2'],
      ['5-bis', null],
    ] as const) {
      const said = citeInShort(`${eli}/art/${article}`, comma, '2026-01-01');
      const { named, number, year, ...read } = parseCitation(said);
      assert.equal([read.article, read.paragraph], [article, comma], said);
      assert.ok(named.includes(eli) || eli.endsWith(`/${number}`) || eli.includes(`/${year}/`), said);
    }
});

naming.run();
