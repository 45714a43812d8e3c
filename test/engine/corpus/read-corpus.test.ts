import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../engine/compile.js';
import { readCorpus, type ReadOptions } from '../../../engine/corpus/read-corpus.js';
import { memorySink } from '../../../engine/snapshot/writer.js';
import { writers } from '../../../http/writers.js';

const test = suite('read-corpus');
const sample = join(import.meta.dirname, '../../../../corpus');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
test.after(() => rmSync(folder, { recursive: true }));

/** The snapshot of the documents at some paths. */
async function snapshotOf(paths: string[], own: Partial<ReadOptions> = {}): Promise<Buffer> {
  const writersModule = new URL('../../../http/writers.js', import.meta.url).href;
  const corpus = await readCorpus({ paths, writers, writersModule, refuse: () => undefined, ...own });
  const bytes = compile(corpus, writers, memorySink(), null);
  corpus.close();
  return bytes.read(0, bytes.size);
}

const reference = await snapshotOf([sample], { threads: 1 });

test('two threads give the bytes that one gives', async () => {
  assert.ok((await snapshotOf([sample], { threads: 2 })).equals(reference));
});

test('the same documents elsewhere and in another order give the same bytes', async () => {
  const names = readdirSync(sample).filter((name) => name.endsWith('.xml'));
  names.forEach((name, i) => {
    const home = join(folder, String(9 - (i % 7)));
    mkdirSync(home, { recursive: true });
    cpSync(join(sample, name), join(home, `${names.length - i}.xml`));
  });
  assert.ok((await snapshotOf([folder], { threads: 1 })).equals(reference));
});

test.run();
