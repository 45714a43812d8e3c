import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../engine/make/compile.js';
import { digestPaths, readCorpus, type ReadOptions } from '../../../engine/make/read-corpus.js';
import { memorySink } from '../../../engine/store/writer.js';
import { writeZip } from '../../zip-writer.js';

const test = suite('read-corpus');
const sample = join(import.meta.dirname, '../../../../corpus');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
test.after(() => rmSync(folder, { recursive: true }));

/** Path of a document that is read quickly. */
const short = join(sample, 'legge_2020-09-11_120.xml');

/** The snapshot of the documents at some paths. */
async function snapshotOf(paths: string[], own: Partial<ReadOptions> = {}): Promise<Buffer> {
  const corpus = await readCorpus({ paths, refuse: () => undefined, ...own });
  const bytes = compile(corpus, memorySink(), null);
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
    const good = readFileSync(short);
    writeFileSync(join(home, 'good.xml'), good);
    writeFileSync(join(home, 'cut.xml'), good.subarray(0, 2_000));
    writeFileSync(join(home, 'empty.xml'), '');
    const packed = { name: 'cut.xml', bytes: good.subarray(0, 3_000) };
    writeFileSync(join(home, 'pack.zip'), writeZip([packed, { ...packed, name: 'crc.xml', crc: 1 }]));
    const read = async (threads: number) => {
      const lines: string[] = [];
      const own = { paths: [home], threads, refuse: (line: string) => lines.push(line) };
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

test('reading in the serving thread leaves other work a turn between documents', async () => {
  const documents = readdirSync(sample).filter((name) => name.endsWith('.xml')).length;
  const read = async (own: Partial<ReadOptions>) =>
    (await readCorpus({ paths: [sample], refuse: () => undefined, threads: 1, ...own })).close();
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
    for (let i = 100; i < 300; i++) cpSync(short, join(home, `${i}.xml`));
    const lines: string[] = [];
    // By the first progress the last ones are listed but not yet asked for.
    const progress = () => rmSync(join(home, '299.xml'), { force: true });
    for (const threads of [1, 2]) {
      cpSync(short, join(home, '299.xml'));
      const own = { paths: [home], threads, refuse: (line: string) => lines.push(line) };
      (await readCorpus({ ...own, progress })).close();
    }
    const line = `${join(home, '299.xml')}:1: nothing, expected a file or folder that can be read`;
    assert.equal(lines, [line, line]);
  } finally {
    rmSync(home, { recursive: true });
  }
});

/** A reading thread, but for what comes before an article of the marked document is written. */
function deadlyWorker(name: string, before: string): URL {
  const path = join(folder, `${name}.mjs`);
  const text = `import { existsSync, rmSync } from 'node:fs';
const sound = JSON.stringify;
JSON.stringify = (value, ...rest) => { if (value?.testo?.includes('MARKED')) { ${before} } return sound(value, ...rest); };
await import(${JSON.stringify(new URL('../../../http/cli/read-worker.cjs', import.meta.url).href)});`;
  writeFileSync(path, text);
  return pathToFileURL(path);
}

/** So many documents, those at `marked` places marked; as files or in a pack. */
function writeDocuments(home: string, count: number, marked: readonly number[], isPacked: boolean): void {
  const original = readFileSync(short, 'utf8');
  const entries = Array.from({ length: count }, (_, i) => {
    const mark = marked.includes(i) ? 'MARKED' : 'number';
    const bytes = Buffer.from(original.replace(/(<article[^]*?<p>)/, `$1${mark} ${i} `));
    return { name: `${10 + i}.xml`, bytes };
  });
  if (isPacked) writeFileSync(join(home, 'pack.zip'), writeZip(entries));
  else for (const { name, bytes } of entries) writeFileSync(join(home, name), bytes);
}

/** Descriptors that are open, and threads that run. */
const inUse = () => [readdirSync('/proc/self/fd').length, readdirSync('/proc/self/task').length];

const spare = join(folder, 'once');
const ends = 'a document that ends the thread that reads it';
const deadly: Record<string, { before: string; marked: number[]; reason: string | null }> = {
  'ends at each reading': { before: 'process.exit(3);', marked: [5], reason: 'exit code 3' },
  'ends at the first reading': {
    before: `if (existsSync(${JSON.stringify(spare)})) { rmSync(${JSON.stringify(spare)}); process.exit(3); }`,
    marked: [5],
    reason: null,
  },
  'throws once it was read': {
    before: `setImmediate(() => { throw new Error('late'); });`,
    marked: [4, 5, 19],
    reason: null,
  },
  'is one of many': { before: 'process.exit(3);', marked: [0, 1, 2, 19], reason: 'exit code 3' },
  'takes all memory': {
    before: `for (const held = []; ; ) held.push(new Array(10_000).fill(0.5));`,
    marked: [7],
    reason: 'Worker terminated due to reaching memory limit: JS heap out of memory',
  },
};

for (const [what, { before, marked, reason }] of Object.entries(deadly)) {
  for (const isPacked of [false, true]) {
    test(`a thread whose document ${what} loses no other document, ${isPacked ? 'in a pack' : 'in files'}`, async () => {
      const home = mkdtempSync(join(tmpdir(), 'legami-test-'));
      try {
        writeDocuments(home, 20, marked, isPacked);
        writeFileSync(spare, '');
        // Of threads begun from here on: what takes all memory does so soon. They have no use for the code that V8 made without the flag.
        if (what === 'takes all memory') setFlagsFromString('--max-old-space-size=64');
        const lines: string[] = [];
        let documents = 0;
        const corpus = await readCorpus({
          paths: [home],
          worker: deadlyWorker(what, before),
          threads: 2,
          refuse: (line) => lines.push(line),
          progress: (now) => (documents = now.documents),
        });
        corpus.close();
        const prefix = isPacked ? `${join(home, 'pack.zip')}!` : `${home}/`;
        const refused = reason === null ? [] : marked.map((i) => `${prefix}${10 + i}.xml`);
        assert.equal(
          corpus.refused,
          refused.map((path) => ({ path, line: `${path}:1: ${ends} (${reason}), a readable act expected` })),
        );
        assert.equal(lines.sort(), corpus.refused.map(({ line }) => line).sort());
        assert.is(documents, 20);
        assert.is(corpus.acts[0]!.versions.length, 20 - refused.length);
        assert.is(corpus.digest, await digestPaths([home]), 'the same documents are not read again');
      } finally {
        rmSync(home, { recursive: true });
      }
    });
  }
}

const failures: Record<string, { own: Partial<ReadOptions>; message: RegExp }> = {
  'a thread that can not start': {
    own: { worker: new URL('data:text/javascript,throw new Error("no module")') },
    message: /^a reading thread ended: no module, expected to read .*1[01]\d?\.xml$/,
  },
  'an error while others are read': {
    own: {
      progress: ({ documents }) => {
        if (documents === 3) throw new Error('full disk');
      },
    },
    message: /^full disk$/,
  },
};

for (const [what, { own, message }] of Object.entries(failures)) {
  test(`${what} ends the reading, and leaves nothing running or open`, async () => {
    const home = mkdtempSync(join(tmpdir(), 'legami-test-'));
    const lost: unknown[] = [];
    const lose = (error: unknown) => lost.push(error);
    process.on('unhandledRejection', lose);
    const { TMPDIR } = process.env;
    try {
      writeDocuments(home, 200, [], false);
      const hasProc = existsSync('/proc/self/task');
      const before = hasProc && inUse();
      process.env['TMPDIR'] = mkdtempSync(join(folder, 'tmp-'));
      // Replies come while the next document is opened, when nobody waits for any.
      let opened = 0;
      const recall = () => {
        opened++;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
        return null;
      };
      const options = { paths: [home], refuse: assert.unreachable, threads: 2, heldBytes: 0 };
      const found = await readCorpus({ ...options, recall, ...own }).then(
        () => 'was read',
        (error: Error) => error.message,
      );
      assert.match(found, message);
      assert.ok(opened < 200, 'it is heard before all documents were opened');
      assert.equal(readdirSync(process.env['TMPDIR']), []);
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.equal(hasProc && inUse(), before);
      assert.equal(lost, []);
    } finally {
      if (TMPDIR === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = TMPDIR;
      process.off('unhandledRejection', lose);
      rmSync(home, { recursive: true });
    }
  });
}

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
    const bytes = readFileSync(short);
    const names = ['a.xml', 'b_VIGENZA_20990102.xml', 'c_VIGENZA_20980102.xml'];
    names.forEach((name, i) =>
      writeFileSync(join(home, name), i === 1 ? Buffer.concat([Buffer.from('\ufeff'), bytes]) : bytes),
    );
    const older = Buffer.from(bytes.toString('utf8').replace('</body>', '<!-- older --></body>'));
    writeFileSync(join(home, 'd_VIGENZA_19000102.xml'), older);
    const { acts, close } = await readCorpus({ paths: [home], refuse: assert.unreachable });
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
