// What is said of a reference, over the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { words } from '../../../engine/answers/words.js';
import { resolveNorma } from '../../../http/questions/resolve-norma.js';
import { openSample } from '../../corpora.js';

const resolving = suite('norma');
const catalog = await openSample();

interface Problem {
  status: number;
  detail: string;
  risoluzione: { candidati: { sigla: string }[] };
}

const italian = { language: 'it', words: words.it } as const;

function problemOf(asked: string): Problem {
  const found = resolveNorma(catalog, asked, italian);
  if (!('problem' in found)) throw new Error(`${asked}: ${found.eli} found, a problem expected`);
  return JSON.parse(Buffer.concat(found.problem.body.flatMap((piece) => piece.plain())).toString()) as Problem;
}

resolving('further acts are named as jurists write them', () => {
  const found = resolveNorma(catalog, 'l. 241/1990, d.lgs. 82/2005, GDPR e legge 5/1999', {
    language: 'en',
    words: words.en,
  });
  assert.ok('resolution' in found);
  assert.equal(found.resolution.avvisi, [
    'The text also cites: D.Lgs. 82/2005; Regolamento (UE) 2016/679; L. 5/1999. This answer is about the first act.',
  ]);
});

resolving('an unknown act is named as far as the reference states it', () => {
  const cases: [asked: string, said: string][] = [
    ['legge 7 agosto 1890', 'L. 7 agosto 1890'],
    ['d.p.r. 99999', 'decreto del Presidente della Repubblica n. 99999'],
    ['D.M. 99999/2001', 'decreto ministeriale 99999/2001'],
    ['legge 241/3000', 'legge 241/3000'],
    ['legge n. 241/1789', 'legge 241/1789'],
  ];
  for (const [asked, said] of cases) {
    const { status, detail } = problemOf(asked);
    assert.is(status, 404, asked);
    assert.match(detail, `(${said})`);
  }
});

resolving('a name of several acts, none of them known here, offers none of them', () => {
  const { status, risoluzione } = problemOf('jobs act');
  assert.is(status, 404);
  assert.equal(risoluzione.candidati, []);
});

resolving('a decree without its kind may be of any kind', () => {
  const { status, risoluzione } = problemOf('decreto 82');
  assert.is(status, 300);
  assert.ok(risoluzione.candidati.some(({ sigla }) => sigla === 'D.Lgs. 82/2005'));
});

resolving('a year alone suggests no act that has it in its name', () => {
  assert.equal(problemOf('legge del 2012').risoluzione.candidati, []);
});

resolving('an article is found in the part that is named, and in no other', () => {
  const [code, law] = ['eli:/it/regio-decreto/1930/10/19/1398', 'eli:/it/legge/1990/08/07/241'];
  const urn = 'urn:nir:stato:regio.decreto:1930-10-19;1398';
  const cases: [asked: string, found: string | null][] = [
    [`${code}/art/314`, `${code}/art/314`],
    ['art. 314 codice penale', `${code}/art/314`],
    [`${code}/testo/art/1`, `${code}/testo/art/1`],
    // The name of the main part, as addresses and documents write it.
    [`${code}/codice-penale/art/314`, `${code}/art/314`],
    [`${code}/codice/art/314`, `${code}/art/314`],
    [`${urn}#CODICE PENALE-art. 314`, `${code}/art/314`],
    // The enacting articles are none of the code.
    [`${code}/art/1`, null],
    ['art. 1 codice penale', null],
    [`${code}/codice-penale/art/1`, null],
    [`${code}/testo/art/314`, null],
    [`${code}/pippo/art/314`, null],
    [`${code}/codice-civile/art/314`, null],
    [`${urn}#PIPPO-art. 314`, null],
    // What has no annex with articles has no part.
    [`${law}/art/2`, `${law}/art/2`],
    [`${law}/testo/art/2`, null],
    [`${law}/nonesiste/art/2`, null],
    [`${law}/legge/art/2`, null],
  ];
  for (const [asked, expected] of cases) {
    const found = resolveNorma(catalog, asked, italian);
    assert.is('problem' in found ? null : found.articleEli, expected, asked);
    if (expected === null) assert.is(problemOf(asked).status, 404, asked);
  }
  assert.match(problemOf(`${code}/pippo/art/314`).detail, 'L’articolo 314 (pippo) non è nel testo');
});

resolving('an annex leads to its act, with a notice; one that the act has not leads nowhere', () => {
  const constitution = 'eli:/it/costituzione/1947/12/27';
  for (const asked of [`${constitution}/all/allegato-i`, `/it/costituzione/1947/12/27/ALL/Allegato%20XVIII`]) {
    const found = resolveNorma(catalog, asked, italian);
    assert.ok('resolution' in found, asked);
    assert.equal([found.eli, found.articleEli], [constitution, null], asked);
    assert.match(found.resolution.avvisi.join(), 'disposizione transitoria e finale non è un articolo', asked);
  }
  const unknown = [
    `${constitution}/all/nope`,
    `${constitution}/all/allegato`,
    `${constitution}/all/allegato-ii`,
    'eli:/it/legge/1990/08/07/241/all/allegato-i',
    // Known only from relations.
    'eli:/it/regio-decreto/1942/03/16/262/all/tabella',
  ];
  for (const asked of unknown) assert.is(problemOf(asked).status, 404, asked);
  assert.match(problemOf(`${constitution}/all/nope`).detail, 'L’allegato «nope» di Cost. non è noto qui.');
});

resolving('a comma or a lettera without its article leads to the act, and says so', () => {
  for (const [asked, notice] of [
    ['L. 241/1990 comma 2', /^Il comma 2 è senza articolo/],
    ['l. 241/1990, lettera a)', /^La lettera a\) è senza articolo/],
  ] as const) {
    const found = resolveNorma(catalog, asked, italian);
    assert.ok('resolution' in found, asked);
    assert.match(found.resolution.avvisi.join(), notice, asked);
  }
});

resolving('a name that ends in a full stop ends its sentence', () => {
  assert.is(problemOf('art. 999 Cost.').detail, 'L’articolo 999 non è nel testo di Cost.');
  const english = resolveNorma(catalog, 'l. 241/1990 e Cost.', { language: 'en', words: words.en });
  assert.ok('resolution' in english);
  assert.equal(english.resolution.avvisi, ['The text also cites: Cost. This answer is about the first act.']);
});

resolving.run();
