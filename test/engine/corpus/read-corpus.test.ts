import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../engine/compile.js';
import { digestPaths, readCorpus, type ReadOptions } from '../../../engine/corpus/read-corpus.js';
import { memorySink } from '../../../engine/snapshot/writer.js';
import { writers } from '../../../http/writers.js';
import { writeZip } from '../../zip-writer.js';

const test = suite('read-corpus');
const writersModule = new URL('../../../http/writers.js', import.meta.url).href;
const sample = join(import.meta.dirname, '../../../../corpus');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
test.after(() => rmSync(folder, { recursive: true }));

/** The snapshot of the documents at some paths. */
async function snapshotOf(paths: string[], own: Partial<ReadOptions> = {}): Promise<Buffer> {
  const corpus = await readCorpus({ paths, writers, writersModule, refuse: () => undefined, ...own });
  const bytes = compile(corpus, writers, memorySink(), null);
  corpus.close();
  return bytes.read(0, bytes.size);
}

const reference = await snapshotOf([sample], { threads: 1 });

test('two threads give the bytes that one gives', async () => {
  assert.ok((await snapshotOf([sample], { threads: 2 })).equals(reference));
});

test('threads refuse in the words of one, in files and in packs', async () => {
  const home = mkdtempSync(join(tmpdir(), 'legami-test-'));
  try {
    const good = readFileSync(join(sample, readdirSync(sample).find((name) => name.endsWith('.xml'))!));
    writeFileSync(join(home, 'good.xml'), good);
    writeFileSync(join(home, 'cut.xml'), good.subarray(0, 2_000));
    writeFileSync(join(home, 'empty.xml'), '');
    const packed = { name: 'cut.xml', bytes: good.subarray(0, 3_000) };
    writeFileSync(join(home, 'pack.zip'), writeZip([packed, { ...packed, name: 'crc.xml', crc: 1 }]));
    const read = async (threads: number) => {
      const lines: string[] = [];
      const own = { paths: [home], writers, writersModule, threads, refuse: (line: string) => lines.push(line) };
      let documents = 0;
      const { digest, acts, close } = await readCorpus({ ...own, progress: (now) => (documents = now.documents) });
      close();
      return { lines: lines.sort(), digest, acts: acts.length, documents };
    };
    const alone = await read(1);
    assert.equal(await read(2), alone);
    assert.equal(alone.documents, 4, 'a document without bytes is none');
    assert.equal(alone.lines.length, 4);
    assert.match(alone.lines.join('\n'), /pack\.zip!crc\.xml:1: bytes with another CRC-32, expected those/);
  } finally {
    rmSync(home, { recursive: true });
  }
});

test('who reads in the thread that serves leaves others a turn between documents', async () => {
  const documents = readdirSync(sample).filter((name) => name.endsWith('.xml')).length;
  const read = async (own: Partial<ReadOptions>) =>
    (await readCorpus({ paths: [sample], writers, writersModule, refuse: () => undefined, threads: 1, ...own })).close();
  for (const ask of [() => read({}), () => read({ recall: () => null }), () => digestPaths([sample])]) {
    let turns = 0;
    let isReading = true;
    const pass = () => {
      turns++;
      if (isReading) setImmediate(pass);
    };
    setImmediate(pass);
    await ask();
    isReading = false;
    assert.ok(turns >= documents, `${turns} turns, ${documents} documents`);
  }
});

test('a file that goes away before it is read is refused by its thread', async () => {
  const home = mkdtempSync(join(tmpdir(), 'legami-test-'));
  try {
    const name = readdirSync(sample).find((name) => name.endsWith('.xml'))!;
    for (let i = 10; i < 30; i++) cpSync(join(sample, name), join(home, `${i}.xml`));
    const lines: string[] = [];
    // By the first progress the last ones are listed but not yet asked for.
    const progress = () => rmSync(join(home, '29.xml'), { force: true });
    for (const threads of [1, 2]) {
      cpSync(join(sample, name), join(home, '29.xml'));
      const own = { paths: [home], writers, writersModule, threads, refuse: (line: string) => lines.push(line) };
      (await readCorpus({ ...own, progress })).close();
    }
    const line = `${join(home, '29.xml')}:1: nothing, expected a file or folder that can be read`;
    assert.equal(lines, [line, line]);
  } finally {
    rmSync(home, { recursive: true });
  }
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
