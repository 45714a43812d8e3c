// The text of an article as an act that it does not contain yet would make it; never where one operation has no place of its own.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { dated } from '../../versioned-corpus.js';
import { askAny } from './ask-any.js';
import { openAwaited } from './awaited-corpus.js';

const { opened, close } = openAwaited();
async function ask<Body = shapes.TextToCome>(come: string, values: Record<string, string> = {}) {
  const own = { eli: `${dated.eli}/art/1`, come, ...values };
  return askAny<Body>(await opened, 'norma', own);
}

const toCome = suite('the text to come');
toCome.after(close);

toCome('all operations of the act are applied to the text at hand, which keeps its day', async () => {
  const { status, body } = await ask('L. 101/2020');
  assert.is(status, 200);
  assert.is(body.testo, 'Il posteggio dura dodici anni e non si rinnova.');
  assert.is(body.testo_base, 'Il posteggio dura dieci anni.');
  assert.equal([body.totale, body.operazioni.length, body.non_convertito], [2, 2, false]);
  assert.is(body.come.sigla, 'L. 101/2020');
  assert.match(body.avviso, /^Non è un testo ufficiale: .*le 2 operazioni di L\. 101\/2020/);
  assert.ok(body.testo_al! < '2020-06-25');
});

toCome('a decree-law that nobody is known to have converted is called that', async () => {
  const { body } = await ask('D.L. 103/2020');
  assert.is(body.non_convertito, true);
  assert.match(body.avviso, /non è nota la conversione/);
});

toCome('where one operation has no place, the text is not made, and which one is said', async () => {
  const { status, body } = await ask<shapes.NotToCome>('L. 102/2020');
  assert.is(status, 409);
  assert.is(body.operazione!.operazione.vecchie, 'venti');
  assert.match(body.detail, /non stanno al loro posto/);
});

toCome('where the act gives a paragraph another number, the text is not made', async () => {
  const { status, body } = await ask<shapes.NotToCome>('L. 104/2020');
  assert.equal([status, body.operazione], [409, null]);
  assert.match(body.detail, /dà un altro numero/);
});

toCome('an act whose words the text contains already, or that does nothing to it, is a 409', async () => {
  const [none, unknown] = [await ask<shapes.NotToCome>(dated.eli), await ask('L. 9/1899')];
  assert.equal([none.status, none.body.operazione, unknown.status], [409, null, 404]);
});

toCome('it is of an article, of the present, and in JSON alone', async () => {
  for (const values of [{ eli: dated.eli }, { al: '2006-01-01' }, { formato: 'md' }] as Record<string, string>[])
    assert.is((await ask('L. 101/2020', values)).status, 422, JSON.stringify(values));
});

toCome.run();
