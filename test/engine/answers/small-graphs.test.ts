// The smallest graphs are deflated whole: what comes out is what the pieces say.
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Catalog } from '../../../engine/catalog.js';
import { compile } from '../../../engine/make/compile.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink } from '../../../engine/store/writer.js';
import { writers } from '../../../http/questions/writers.js';
import { randomCorpus } from '../random-corpus.js';

const test = suite('small-graphs');
const corpus = randomCorpus(31, { acts: 170, outside: 20, relations: 700 });
const snapshot = new Snapshot(compile(corpus, writers, memorySink(), null), 'memory');
const catalog = new Catalog(snapshot, writers.verbs, new Date());

for (const level of ['act', 'article'] as const) {
  test(`at ${level} level, members deflated are the members, and hardly more than they need be`, () => {
    let whole = 0;
    for (let count = 10; count <= 170; count++) {
      const { members, nodes, links } = catalog.graphs.best(level, count);
      const plain = Buffer.concat(members.flatMap((piece) => piece.plain()));
      assert.is(plain.toString(), `"nodes":[${nodes.plain().join('')}],"links":[${links.plain().join('')}]`);
      const chunks = members.map((piece) => piece.deflated());
      if (chunks.includes(null)) continue;
      whole++;
      const deflated = Buffer.concat(chunks.flatMap((list) => list!));
      assert.ok(inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH }).equals(plain), `${count} nodes`);
      assert.ok(deflated.length <= 10 + deflateRawSync(plain).length, `${count} nodes: ${deflated.length} bytes`);
    }
    assert.is(whole, 141);
  });
}

test.run();
