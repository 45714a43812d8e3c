// What opens every ETag: another where anything that is answered may be another.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Manifest } from '../../../engine/answers/envelope.js';
import { Catalog } from '../../../engine/catalog.js';
import { compile } from '../../../engine/make/compile.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink } from '../../../engine/store/writer.js';
import { openTestEdition } from '../fixture.js';
import { randomCorpus } from '../../engine/random-corpus.js';

const test = suite('edition');
const corpus = randomCorpus(7, { acts: 12, outside: 2, relations: 20 });

function tag(source: Manifest | null, program: string, of = corpus): string {
  const snapshot = new Snapshot(compile(of, memorySink(), source), 'memory');
  return openTestEdition(new Catalog(snapshot, new Date(0)), program).tag;
}

test('the same documents and the same program give the same tag', () => {
  assert.is(tag(null, 'abcdef'), tag(null, 'abcdef'));
  assert.is(tag(null, 'abcdef').length, 13);
});

test('another source, another byte in the snapshot or another program changes the tag', () => {
  const { acts } = corpus;
  const renamed = acts.map((act, i) => (i > 0 ? act : { ...act, summary: { ...act.summary, title: 'Altro titolo' } }));
  const tags = [
    tag(null, 'abcdef'),
    tag({ fonte: { nome: 'Altra fonte' } }, 'abcdef'),
    tag(null, 'abcdef', { ...corpus, acts: renamed }),
    tag(null, 'ghijkl'),
  ];
  assert.is(new Set(tags).size, tags.length);
});

test.run();
