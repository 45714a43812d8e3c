import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

test('a text under several names, with or without byte order mark, is one version, of the latest date', async () => {
  const home = mkdtempSync(join(tmpdir(), 'legami-test-'));
  try {
    const bytes = readFileSync(join(sample, readdirSync(sample).find((name) => name.endsWith('.xml'))!));
    const names = ['a.xml', 'b_VIGENZA_20990102.xml', 'c_VIGENZA_20980102.xml'];
    names.forEach((name, i) =>
      writeFileSync(join(home, name), i === 1 ? Buffer.concat([Buffer.from('\ufeff'), bytes]) : bytes),
    );
    const older = Buffer.from(bytes.toString('utf8').replace('</body>', '<!-- older --></body>'));
    writeFileSync(join(home, 'd_VIGENZA_19000102.xml'), older);
    const writersModule = new URL('../../../http/writers.js', import.meta.url).href;
    const { acts, close } = await readCorpus({ paths: [home], writers, writersModule, refuse: assert.unreachable });
    close();
    assert.equal(
      acts.map(({ versions }) => versions.map(({ textDate }) => textDate)),
      [['2099-01-02', '1900-01-02']],
    );
  } finally {
    rmSync(home, { recursive: true });
  }
});

test.run();
