// The status of acts and articles, and articles that are written again with it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inflateRawSync, constants, crc32 } from 'node:zlib';
import { packAct, restateText } from '../../../engine/answers/body.js';
import { endingOf, isMarked, openStatuses, type Stato } from '../../../engine/answers/status.js';
import { todayInRome } from '../../../engine/read/corpus/today.js';
import type { Act } from '../../../engine/law/act.js';
import { actOf } from './act-source.js';

const status = suite('status');
const eli = 'eli:/it/legge/2001/02/03/4';
const by = {
  by: 'eli:/it/legge/2010/01/01/1',
  byArticle: '3',
  byArticleEli: 'eli:/it/legge/2010/01/01/1/allegato-2/art/3',
  relation: '0123456789abcdef',
};

status(
  'a text that came before an end is not told to have ended; of one that may have come after it nobody knows',
  () => {
    const repealed: Stato = { valore: 'abrogato', dal: '2010-01-16', da: null, relazione: null };
    const past = { al: '2010-01-15', posizione: 'storica', abrogato: false };
    assert.is(endingOf(repealed, past), 'later');
    assert.is(endingOf(repealed, past, '2005-03-04'), 'later');
    // Words that a ruling leaves standing have the end that began while they stood.
    assert.is(endingOf(repealed, { al: null, posizione: 'attuale' }, '2010-01-15'), 'later');
    assert.is(endingOf(repealed, { al: null, posizione: 'attuale' }, '2010-01-16'), 'ended');
    assert.is(endingOf(repealed, { al: null, posizione: 'attuale' }), 'ended');
    assert.is(endingOf(repealed, {}), 'ended');
    const undated = { ...repealed, dal: null };
    assert.is(endingOf(undated, { ...past, certezza: 'completa' }, '2005-03-04'), 'later');
    assert.is(endingOf(undated, { ...past, certezza: 'parziale' }, '2005-03-04'), 'unknown');
    assert.is(endingOf(undated, { ...past, abrogato: true }), 'ended');
    assert.is(endingOf(undated, { al: null, posizione: 'attuale' }), 'ended');
    assert.is(endingOf(undated, { al: null, posizione: 'attuale' }, '2005-03-04'), 'unknown');
    assert.is(endingOf(undated, { al: null, posizione: 'attuale' }, todayInRome()), 'ended');
    assert.equal(
      [isMarked([]), isMarked([{ abrogato: true }, { abrogato: false }]), isMarked([{ abrogato: false }])],
      [false, true, false],
    );
  },
);

status('an article of a dead act has its status, unless it died before', () => {
  const known = openStatuses(
    new Map([
      [eli, { value: 'abrogato', since: '2010-01-16', ...by }],
      [
        `${eli}/art/2`,
        {
          value: 'incostituzionale',
          since: '2005-01-01',
          by: null,
          byArticle: null,
          byArticleEli: null,
          relation: null,
        },
      ],
    ]),
  );
  assert.is(known.of(eli)?.valore, 'abrogato');
  assert.equal(known.of(eli)?.da, {
    eli: by.by,
    sigla: 'L. 1/2010',
    articolo: '3',
    articolo_eli: by.byArticleEli,
    parte: 'allegato 2',
  });
  assert.is(known.of(`${eli}/art/1`)?.valore, 'abrogato');
  assert.is(known.of(`${eli}/testo/art/1`)?.valore, 'abrogato');
  assert.is(known.of(`${eli}/art/2`)?.valore, 'incostituzionale');
  assert.is(known.of('eli:/it/legge/2001/02/03/5/art/2'), null);
  assert.equal(Object.keys(known.ofArticles(eli)), ['/art/2']);
});

status('texts are written again with what is known, and back again', () => {
  const act: Act = actOf(eli, ['Primo, "stato":null e \\ altro.', 'Secondo.']);
  const elis = act.articles.map((article) => article.eli);
  const plain = packAct(act);
  const known = openStatuses(new Map([[`${eli}/art/2`, { value: 'abrogato', since: null, ...by }]]));
  const stated = restateText(plain, elis.map(known.of));
  const unfold = (bytes: Uint8Array) => inflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  const body = unfold(stated.deflated);
  const { articoli } = JSON.parse(`{${body.slice(1)}`) as {
    articoli: { testo: string; stato: { valore: string } | null }[];
  };
  assert.equal(
    articoli.map(({ stato }) => stato?.valore),
    [undefined, 'abrogato'],
  );
  assert.is(articoli[0]!.testo, 'Primo, "stato":null e \\ altro.');
  assert.is(stated.size, Buffer.byteLength(body));
  assert.is(stated.crc, crc32(body));
  assert.is(stated.stated, 1);
  const second = body.slice(stated.articles[2], stated.articles[3]);
  assert.is((JSON.parse(second) as { eli: string }).eli, `${eli}/art/2`);
  const back = restateText(
    stated,
    elis.map(() => null),
  );
  assert.is(unfold(back.deflated), unfold(plain.deflated));
  assert.is(
    restateText(
      plain,
      elis.map(() => null),
    ),
    plain,
  );
});

status.run();
