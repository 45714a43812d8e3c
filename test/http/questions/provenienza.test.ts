// Where the words of an article come from: the provision that brought each stretch, and none where it is not known.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { dated } from '../../versioned-corpus.js';
import { openProved } from './proved-corpus.js';

const origin = suite('provenienza');
const { ask, close } = openProved();
origin.after(close);

origin('the stretches are the whole text, each with the provision that brought it', async () => {
  const { status, body } = await ask<shapes.ProvenienzaAnswer>('provenienza', { eli: `${dated.eli}/art/1` });
  assert.is(status, 200);
  assert.equal(
    body.tratti.map(({ testo, origine }) => [testo, origine?.da.eli ?? null, origine?.da.comma ?? null]),
    [
      ['Il posteggio dura ', null, null],
      ['dieci', `${dated.first}/art/4`, '1'],
      [' anni.', null, null],
    ],
  );
  const { origine } = body.tratti[1]!;
  assert.equal([origine!.grado, origine!.azione, origine!.norma.sigla], ['testo', 'sostituisce', 'L. 90/2005']);
  assert.match(origine!.relazione!, /^[\da-f]{16}$/);
  assert.match(origine!.data!, /^2005-06-/);
  assert.equal(
    body.per_atto.map(({ norma, caratteri }) => [norma.eli, caratteri]),
    [[dated.first, 5]],
  );
  assert.is(body.caratteri_ignoti, 'Il posteggio dura  anni.'.length);
  assert.match(body.testo_al!, /^20/);
});

origin('an inserted article is all of the act that brought it', async () => {
  const { body } = await ask<shapes.ProvenienzaAnswer>('provenienza', { eli: `${dated.eli}/art/1-bis` });
  assert.equal([body.tratti.length, body.caratteri_ignoti], [1, 0]);
  assert.is(body.tratti[0]!.origine!.norma.eli, dated.first);
});

origin('an act, and an article that is not there, are no article', async () => {
  for (const eli of [dated.eli, `${dated.eli}/art/99`]) {
    const { status } = await ask('provenienza', { eli });
    assert.is(status, 404);
  }
});

origin.run();
