// What opens every ETag: another where anything that is answered may be another.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Catalog } from '../../../engine/catalog.js';
import { compile } from '../../../engine/make/compile.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink } from '../../../engine/store/writer.js';
import { openEdition } from '../../../http/deliver/edition.js';
import { writers } from '../../../http/questions/writers.js';
import { randomCorpus } from '../../engine/random-corpus.js';

const test = suite('edition');
const corpus = randomCorpus(7, { acts: 12, outside: 2, relations: 20 });

function tag(own: Partial<typeof writers>, source: object | null, program: string): string {
  const snapshot = new Snapshot(compile(corpus, { ...writers, ...own }, memorySink(), source), 'memory');
  return openEdition(new Catalog(snapshot, writers.verbs, new Date(0)), program).tag;
}

test('the same documents, written the same way by the same program, have the same tag', () => {
  assert.is(tag({}, null, 'abcdef'), tag({}, null, 'abcdef'));
  assert.is(tag({}, null, 'abcdef').length, 13);
});

test('another source, another way of writing or another program has another', () => {
  const tags = [
    tag({}, null, 'abcdef'),
    tag({}, { fonte: { nome: 'Altra fonte' } }, 'abcdef'),
    tag({ edition: 'another' }, null, 'abcdef'),
    tag({ entry: (act, counts) => writers.entry(act, counts).replace('}', ',"altro":1}') }, null, 'abcdef'),
    tag({}, null, 'ghijkl'),
  ];
  assert.is(new Set(tags).size, tags.length);
});

test.run();
