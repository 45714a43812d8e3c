// The history of an article: each text once, with what began it; marks, notes and white space are no change.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import type { EndpointName } from '../../../http/questions/answers.js';
import { codeWithNotes, dated, versionFile, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { askAny } from './ask-any.js';

const folder = newFolder();
writeVersionedCorpus(folder);
writeFileSync(join(folder, 'codice.xml'), codeWithNotes());
// What some exports give as the published text has an article that came later, in marks.
const laterPutIn = ['1-bis', "((Il subentro e' ammesso.))"] as const;
const [kept, changed] = [
  ['1', 'Il banco dura sei anni.'],
  ['2', '((Vigila il prefetto.))'],
] as const;
writeFileSync(join(folder, '001G0051_ORIGINALE.xml'), versionFile(null, [kept, laterPutIn, changed], [], '51'));
writeFileSync(
  join(folder, '001G0051_VIGENZA_20050625.xml'),
  versionFile(
    '2005-06-25',
    [kept, laterPutIn, changed],
    [['2005-06-10', '/akn/it/act/legge/stato/2005-06-01/90/!main']],
    '51',
  ),
);
// Exporters lose the text of an article in some versions.
const versionsThatLose = [
  ['2005-06-25', ''],
  ['2006-01-01', 'Il prefetto vigila.'],
  ['2007-01-01', ''],
] as const;
versionsThatLose.forEach(([day, text], i) => {
  const articles: [string, string][] = [
    ['1', `Il banco dura ${i + 2} anni.`],
    ['2', text],
    ['3', kept[1]],
  ];
  const name = `001G0052_VIGENZA_${day.replaceAll('-', '')}.xml`;
  writeFileSync(join(folder, name), versionFile(day, articles, [], '52'));
});
const opened = openCatalog({ corpus: [folder], strict: false, report: () => undefined });

async function ask<Body>(name: EndpointName, values: Record<string, string>) {
  return askAny<Body>(await opened, name, values);
}

const history = suite('storia');
history.after(() => removeFolder(folder));

history('each text has its days, its kind and its cause', async () => {
  const { body } = await ask<shapes.StoriaAnswer>('storia', { eli: `${dated.eli}/art/1` });
  assert.equal(
    body.storia.map(({ dal, al, tipo, causa, parole }) => [dal, al, tipo, causa?.norma?.eli ?? null, parole]),
    [
      ['2001-03-25', '2005-06-24', 'originale', null, { aggiunte: 0, tolte: 0 }],
      ['2005-06-25', null, 'modificato', dated.first, { aggiunte: 1, tolte: 1 }],
    ],
  );
  const [inserted, ...none] = (await ask<shapes.StoriaAnswer>('storia', { eli: `${dated.eli}/art/1-bis` })).body.storia;
  assert.equal([inserted!.dal, inserted!.tipo, none.length], ['2005-06-25', 'inserito', 0]);
});

history('no published text has an article that its own file marks as put in later', async () => {
  const eli = 'eli:/it/legge/2001/03/04/51';
  const { body } = await ask<shapes.StoriaAnswer>('storia', { eli: `${eli}/art/1-bis` });
  assert.equal(
    body.storia.map(({ dal, tipo }) => [dal, tipo]),
    [['2005-06-25', 'inserito']],
  );
  const { body: versions } = await ask<shapes.VersioniAnswer>('versioni', { eli });
  assert.equal(
    versions.versioni.map(({ originale, n_articoli }) => [originale, n_articoli]),
    [
      [true, 2],
      [false, 3],
    ],
  );
  const before = await ask<{ detail: string }>('norma', { eli: `${eli}/art/1-bis`, al: '2002-01-01' });
  assert.is(before.status, 404);
  assert.is((await ask('norma', { eli: `${eli}/art/1`, al: '2002-01-01' })).status, 200);
});

history('where some documents lost the text of an article, it is said which, and which have it', async () => {
  const eli = 'eli:/it/legge/2001/03/04/52/art/2';
  const { body } = await ask<shapes.StoriaAnswer>('storia', { eli });
  assert.equal(body.versioni_senza_testo, ['2005-06-25', '2007-01-01']);
  assert.equal(body.versioni_con_testo, ['2006-01-01']);
  for (const number of ['1', '3']) {
    const { body: whole } = await ask<shapes.StoriaAnswer>('storia', { eli: eli.replace(/2$/, number) });
    assert.equal([whole.versioni_senza_testo, whole.versioni_con_testo], [[], []], number);
  }
});

history('a mark that names the repealing act is its evidence', async () => {
  const { body } = await ask<shapes.StoriaAnswer>('storia', { eli: `${dated.eli}/art/2` });
  const { tipo, causa, dal } = body.storia.at(-1)!;
  assert.equal([tipo, causa?.norma?.eli, causa?.metodo, dal], ['abrogato', dated.second, 'segno', '2010-09-30']);
  assert.match(causa!.evidenza!, /ABROGATO DAL D\.LGS\. 1 SETTEMBRE 2010, N\. 12/);
});

history('an act has no history of its own', async () => {
  const { status, body } = await ask<{ detail: string }>('storia', { eli: dated.eli });
  assert.is(status, 404);
  assert.match(body.detail, /versioni/);
});

history('a note begins a version of the source, but no words: they may be older than its day', async () => {
  const code = 'eli:/it/legge/1980/03/04/51';
  const told = async (article: number) => {
    const { body } = await ask<shapes.StoriaAnswer>('storia', { eli: `${code}/art/${article}` });
    const { dal, dal_certo, causa } = body.storia[0]!;
    return [dal, dal_certo, causa?.norma?.sigla ?? null];
  };
  assert.equal(await told(1), ['1990-04-12', false, 'D.P.R. 75/1990']);
  assert.equal(await told(2), ['1990-04-12', true, 'D.P.R. 75/1990']);
  assert.equal(await told(3), ['2001-03-25', false, null]);
});

history.run();
