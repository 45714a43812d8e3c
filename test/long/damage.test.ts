// What `npm test` tries on a thousand damaged snapshots, on ten thousand others.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../engine/make/compile.js';
import { memorySink } from '../../engine/store/writer.js';
import { damageTimes } from '../engine/store/damage.js';
import { randomCorpus } from '../engine/random-corpus.js';

const test = suite('damage, long');

test('a damaged snapshot is refused, reports the damage, or answers as before: never something else', () => {
  const snapshot = compile(randomCorpus(11, { acts: 60, outside: 10, relations: 150 }), memorySink(), null);
  const { refused, noticed } = damageTimes(Buffer.from(snapshot.read(0, snapshot.size)), 10_000, 13);
  assert.ok(noticed > 1_000 && refused > 1_000, `${noticed} noticed, ${refused} refused`);
});

test.run();
