// What a verb says of a place is not said again beside it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutNamed } from '../../../http/formats/named-place.js';

const place = suite('named place');
type End = Parameters<typeof withoutNamed>[0];
const end = { articolo: '5', comma: '2, 3', lettera: null, numero: null, partizione: null } as unknown as End;

place('keeps what the verb does not name', () => {
  assert.is(withoutNamed(end, 'ha i commi 2 e 3 abrogati da').comma, null);
  assert.is(withoutNamed(end, 'ha il comma 2 abrogato da').comma, '2, 3');
  assert.is(withoutNamed(end, 'sostituisce parole in').comma, '2, 3');
});

place('is the article where the verb says of one of its places what is not true of all', () => {
  for (const verb of ['ha la rubrica, e altro, sostituita da', 'has the heading, and more, replaced by'])
    assert.equal([withoutNamed(end, verb).articolo, withoutNamed(end, verb).comma], ['5', null]);
});

place('is the article where its parts are reached to different extents and the verb is of the whole', () => {
  const parts = ['articolo', 'parole'].map(
    (portata) => ({ portata }) as unknown as NonNullable<Parameters<typeof withoutNamed>[2]>[number],
  );
  const one = { ...end, comma: '1' };
  for (const verb of [
    'è abrogato da',
    'sono sostituiti da',
    'abroga, in tutto o in parte,',
    'is repealed by',
    'replaces',
  ])
    assert.equal([withoutNamed(one, verb, parts).articolo, withoutNamed(one, verb, parts).comma], ['5', null], verb);
  assert.is(withoutNamed(one, 'è abrogato da', parts.slice(1)).comma, '1');
  assert.is(withoutNamed(one, 'è modificato da', parts).comma, '1');
});

place.run();
