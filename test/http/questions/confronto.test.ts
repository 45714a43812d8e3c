// Two texts side by side: the words that changed, in the order of time whichever day comes first.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import type { EndpointName } from '../../../http/questions/answers.js';
import { dated, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { askAny } from './ask-any.js';

const folder = newFolder();
writeVersionedCorpus(folder);
const opened = openCatalog({ corpus: [folder], strict: false, report: () => undefined });

async function ask<Body>(name: EndpointName, values: Record<string, string>) {
  return askAny<Body>(await opened, name, values);
}

const comparing = suite('confronto');
comparing.after(() => removeFolder(folder));

comparing('an article is compared word by word, with what happened in between', async () => {
  const { body } = await ask<shapes.ArticleComparison>('confronto', {
    eli: `${dated.eli}/art/1`,
    da: '2010-01-01',
    a: '2002-01-01',
  });
  assert.equal(
    [body.da.dal, body.a.dal, body.tipo, body.parole],
    ['2001-03-25', '2005-06-25', 'modificato', { aggiunte: 1, tolte: 1 }],
  );
  assert.equal(body.commi[0]!.parti, [
    { op: '=', testo: 'Il posteggio dura ' },
    { op: '-', testo: 'sei' },
    { op: '+', testo: 'dieci' },
    { op: '=', testo: ' anni.' },
  ]);
  assert.equal(
    body.tappe.map(({ causa }) => causa?.norma?.eli),
    [dated.first],
  );
});

comparing('an act lists the articles that changed', async () => {
  const { body } = await ask<shapes.ActComparison>('confronto', { eli: dated.eli, da: '2002-01-01' });
  assert.equal(
    body.articoli.map(({ num, tipo }) => [num, tipo]),
    [
      ['1', 'modificato'],
      ['1-bis', 'inserito'],
      ['2', 'abrogato'],
    ],
  );
});

comparing('one text is as it is', async () => {
  const { body } = await ask<shapes.ArticleComparison>('confronto', { eli: `${dated.eli}/art/1`, da: '2010-01-01' });
  assert.equal([body.tipo, body.parole], [null, { aggiunte: 0, tolte: 0 }]);
});

comparing.run();
