// What an answer may cost, in counts that are the same on every machine: a change of design shows, a busy machine doesn't.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Catalog } from '../../engine/catalog.js';
import { compile } from '../../engine/make/compile.js';
import { memoryBytes, Snapshot } from '../../engine/store/snapshot.js';
import { memorySink } from '../../engine/store/writer.js';
import { readAssets } from '../../http/pages/assets.js';
import { randomCorpus, seeded } from '../engine/random-corpus.js';
import { contact, publicUrl } from './service.js';

const budget = suite('budget');

/** What happened since the last question. */
const count = { compressions: 0, inflations: 0, reads: 0 };

// What compresses is counted from before the modules that import it are loaded.
const compressors = [
  'gzip',
  'gzipSync',
  'deflateRawSync',
  'deflateSync',
  'brotliCompress',
  'brotliCompressSync',
] as const;
for (const name of compressors) countCalls(name, 'compressions');
countCalls('inflateRawSync', 'inflations');
syncBuiltinESMExports();
const { createLegamiServer } = await import('../../http/deliver/server.js');
const { endpoints } = await import('../../http/questions/index.js');

const corpus = randomCorpus(3, { acts: 1_200, outside: 20, relations: 2_500 });
const sink = memorySink();
const image = compile(corpus, sink, null);
const whole = image.read(0, image.size);
const bytes = memoryBytes(whole);
const snapshot = new Snapshot(
  {
    ...bytes,
    size: bytes.size,
    read(offset, length) {
      count.reads++;
      return bytes.read(offset, length);
    },
  },
  'memory',
);
const catalog = new Catalog(snapshot, new Date('2025-01-02T03:04:05Z'));
const { server } = createLegamiServer({
  catalog,
  endpoints,
  assets: readAssets(),
  installation: { contact, publicUrl, basePath: '' },
  report: () => undefined,
});

function countCalls(name: (typeof compressors)[number] | 'inflateRawSync', what: 'compressions' | 'inflations'): void {
  const original = zlib[name] as (...args: unknown[]) => unknown;
  Object.assign(zlib, {
    [name]: (...args: unknown[]) => {
      count[what]++;
      return original(...args);
    },
  });
}

interface Cost {
  status: number;
  compressions: number;
  inflations: number;
  /** Reads of the snapshot's bytes. */
  reads: number;
  /** Calls that hand bytes to the socket. */
  writes: number;
  bytes: number;
  /** Bytes sent that are no view of the snapshot. */
  copied: number;
  etag: string;
  chunks: readonly Buffer[];
}

/** Asks the server without a socket, and counts. */
function ask(target: string, encoding: 'identity' | 'gzip', fields: Record<string, string> = {}): Promise<Cost> {
  const headers = { host: 'localhost', 'accept-encoding': encoding, ...fields };
  const request = {
    method: 'GET',
    url: target,
    headers,
    rawHeaders: Object.entries(headers).flat(),
    httpVersion: '1.1',
  };
  Object.assign(count, { compressions: 0, inflations: 0, reads: 0 });
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    let status = 0;
    let etag = '';
    const reply = {
      headersSent: false,
      writeHead(code: number, list: readonly string[]) {
        status = code;
        etag = list[list.indexOf('etag') + 1]!;
        return this;
      },
      cork: () => undefined,
      write: (chunk: Buffer) => chunks.push(chunk),
      end(chunk?: Buffer) {
        if (chunk) chunks.push(chunk);
        const own = chunks.filter((sent) => sent.buffer !== whole.buffer);
        const sum = (list: readonly Buffer[]) => list.reduce((total, { length }) => total + length, 0);
        resolve({ ...count, status, etag, writes: chunks.length, bytes: sum(chunks), copied: sum(own), chunks });
      },
    };
    server.emit('request', request as unknown as IncomingMessage, reply as unknown as ServerResponse);
  });
}

/** Bytes of an answer that are no view of the snapshot and no buffer of an answer before. */
function sentAnew({ chunks }: Cost, before: Cost): number {
  const anew = chunks.filter((chunk) => chunk.buffer !== whole.buffer && !before.chunks.includes(chunk));
  return anew.reduce((total, { length }) => total + length, 0);
}

const random = seeded(5);
const below = (limit: number) => Math.floor(random() * limit);
const anAct = () => catalog.eli(below(1_200));

/** The most that any answer of a kind may take; `copied` is what its variable head, tail and small pieces may weigh. */
const budgets: {
  what: string;
  target: () => string;
  reads: number;
  writes: number;
  copied: number;
  /** Unfolded the first time that an act is asked for without compression: texts and lists are kept deflated. */
  inflations?: number;
}[] = [
  {
    what: 'a page of the list',
    target: () => `/norme?limit=${1 + below(1_000)}&offset=${below(1_200)}`,
    reads: 14,
    writes: 9,
    copied: 40_960,
  },
  {
    what: 'the graph of acts',
    target: () => `/graph?max_nodi=${10 + below(1_200)}`,
    reads: 11,
    writes: 9,
    copied: 40_960,
  },
  {
    what: 'the graph of articles',
    target: () => `/graph?livello=articolo&max_nodi=${10 + below(3_000)}`,
    reads: 11,
    writes: 9,
    copied: 40_960,
  },
  // Five parts, each of which may be short enough to be joined.
  { what: 'a detail', target: () => `/norme/${anAct()}`, reads: 8, writes: 3, copied: 24_576, inflations: 5 },
  {
    what: 'relations',
    target: () => `/relazioni?norma=${anAct()}`,
    reads: 6,
    writes: 2,
    copied: 20_480,
    inflations: 1,
  },
];

budget.before(async () => {
  // Prose is compressed and columns are read once; each of the kinds, in both encodings.
  for (const { target } of budgets)
    for (const encoding of ['identity', 'gzip'] as const) await ask(`/api/public${target()}`, encoding);
});

for (const { what, target, reads, writes, copied, inflations = 0 } of budgets) {
  for (const encoding of ['identity', 'gzip'] as const) {
    budget(`${what}, ${encoding}: nothing is compressed, and reads, writes and copies are few`, async () => {
      for (let round = 0; round < 60; round++) {
        const asked = `/api/public${target()}&x=${round}`.replace(/^([^?]*)&/, '$1?');
        const cost = await ask(asked, encoding);
        const words = `${asked}: ${JSON.stringify({ ...cost, chunks: undefined })}`;
        assert.is(cost.status, 200, words);
        assert.is(cost.compressions, 0, words);
        assert.ok(cost.inflations <= (encoding === 'identity' ? inflations : 0), words);
        const again = await ask(`${asked}&again`, encoding);
        assert.is(again.inflations, 0, words);
        assert.ok(cost.reads <= reads, words);
        assert.ok(cost.writes <= writes, words);
        // What was unfolded is kept, and sent again as it is.
        const isUnfolded = encoding === 'identity' && inflations > 0;
        assert.ok((isUnfolded ? sentAnew(again, cost) : cost.copied) <= copied, words);
      }
    });
  }
}

budget('a repeated question is answered without a read or a copy', async () => {
  for (const path of ['/norme?limit=1000', '/graph?max_nodi=1000', `/norme/${anAct()}`]) {
    for (const encoding of ['identity', 'gzip'] as const) {
      // Kept when it comes the second time.
      await ask(`/api/public${path}`, encoding);
      const first = await ask(`/api/public${path}`, encoding);
      const again = await ask(`/api/public${path}`, encoding);
      assert.is(again.reads + again.compressions + again.inflations, 0, path);
      assert.is(again.writes, first.writes, path);
      again.chunks.forEach((chunk, i) => assert.is(chunk, first.chunks[i], `${path}: the very same bytes`));
    }
  }
});

budget('a 304 costs no body', async () => {
  const { etag } = await ask('/api/public/graph?max_nodi=1200', 'gzip');
  for (const target of ['/api/public/graph?max_nodi=1200', '/api/public/graph?max_nodi=1200&another=spelling']) {
    const cost = await ask(target, 'gzip', { 'if-none-match': etag });
    assert.equal([cost.status, cost.reads, cost.writes, cost.bytes], [304, 0, 0, 0]);
  }
});

budget('a thousand entries cost as many reads and writes as ten', async () => {
  const [few, many] = [
    await ask('/api/public/norme?limit=100&y=1', 'identity'),
    await ask('/api/public/norme?limit=1000&y=1', 'identity'),
  ];
  assert.ok(many.bytes > 8 * few.bytes);
  assert.is(many.reads, few.reads);
  assert.ok(many.writes <= few.writes + 2);
});

budget.run();
