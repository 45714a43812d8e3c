// Which relation of an act an operation is part of.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OwnRelations } from '../../../../engine/answers/riscontro/own-relations.js';

const own = suite('own relations');
const [by, act] = ['eli:/it/decreto-legislativo/2022/10/10/149', 'eli:/it/decreto-legislativo/2010/07/02/104'];
const entry = (id: string, key: string, parte: string | null, articolo = '1') =>
  Buffer.from(
    JSON.stringify({
      ...{ id, tipo: 'sostituisce', da: { eli: by, articolo_eli: `${by}/art/19` } },
      a: { eli: act, articolo, articolo_eli: act + key, parte },
    }),
  );
const relations = new OwnRelations([
  entry('main', '/art/115', null, '115'),
  entry('rules', '/allegato-2-norme-di-attuazione/art/1', 'allegato 2 norme di attuazione'),
  entry('other', '/allegato-3-norme-transitorie/art/1', 'allegato 3 norme transitorie'),
]);
const idOf = (key: string, part: string | null, article = '1') =>
  relations.find(`${by}/art/19`, 'sostituisce', { act, articleEli: act + key, article, part })?.id ?? null;

own('an operation is part of the relation that joins its ends', () => {
  assert.is(idOf('/art/115', null, '115'), 'main');
  assert.is(idOf('/art/1', null), null);
});

own('an annex that the words name is the one whose name begins so, or the main part', () => {
  assert.is(idOf('/allegato-2/art/1', 'Allegato 2'), 'rules');
  assert.is(idOf('/allegato-1/art/115', 'Allegato 1', '115'), 'main');
  assert.is(idOf('/allegato-4/art/1', 'Allegato 4'), null);
});

own.run();
