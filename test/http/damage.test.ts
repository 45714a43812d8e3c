// Damage that is noticed only when a text is read.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Catalog } from '../../engine/catalog.js';
import { compile } from '../../engine/make/compile.js';
import { memoryBytes, Snapshot } from '../../engine/store/snapshot.js';
import { memorySink } from '../../engine/store/writer.js';
import { endpoints } from '../../http/questions/index.js';
import { randomCorpus } from '../engine/random-corpus.js';
import { startService } from './service.js';

const test = suite('damage');

const bytes = compile(randomCorpus(3, { acts: 600, outside: 5, relations: 900 }), memorySink(), null);
const image = bytes.read(0, bytes.size);
const open = (from: Buffer) => new Catalog(new Snapshot(memoryBytes(from), 'image'), new Date(0));
const whole = open(image);

test('a damaged text is a 503 in the language asked for, the others are served, and the server lives on', async () => {
  const victim = 300;
  const starts = whole.snapshot.column('acts.starts', Float64Array);
  const damaged = Buffer.from(image);
  const at = whole.snapshot.sections.get('acts')!.offset + starts[victim + 1]! - 8;
  damaged[at]! ^= 0x10;
  const service = await startService(open(damaged), endpoints);
  try {
    const status = (headers?: Record<string, string>) => service.get('/status', headers);
    // Asked twice, so that it is kept.
    assert.equal([(await status()).status, (await status()).status], [200, 200]);
    const { etag } = (await status()).headers;
    const target = (act: number) => `/api/public/norme/${whole.eli(act)}`;
    for (const [language, sentence] of [
      ['it', /danneggiat/],
      ['en', /damaged/],
    ] as const) {
      for (const encoding of ['identity', 'gzip']) {
        const headers = { 'accept-language': language, 'accept-encoding': encoding };
        const reply = await service.get(`${target(victim)}?lang=${language}`, headers);
        assert.is(reply.status, 503);
        assert.match(reply.headers['content-type']!, /^application\/problem\+json/);
        assert.is(reply.headers['content-language'], language);
        assert.match(reply.headers['retry-after']!, /^\d+$/);
        assert.is(reply.headers.etag, undefined);
        const problem = JSON.parse(reply.text) as { status: number; detail: string };
        assert.is(problem.status, 503);
        assert.match(problem.detail, sentence);
      }
    }
    assert.is((await service.get(target(0))).status, 200);
    assert.is((await service.get('/api/public/health')).status, 200);
    for (const [language, sentence] of [
      ['it', /danneggiat/],
      ['en', /damaged/],
    ] as const) {
      const reply = await status({ 'accept-language': language, 'if-none-match': etag! });
      assert.is(reply.status, 503);
      assert.is(reply.headers['content-type'], 'application/problem+json');
      assert.match(reply.headers['retry-after']!, /^\d+$/);
      assert.match((JSON.parse(reply.text) as { detail: string }).detail, sentence);
    }
    // Once, however often it was met, and without a stack.
    assert.is(service.reports.length, 1);
    assert.match(service.reports[0]!, /^GET \/api\/public\/norme\/.*: .*another checksum found[^\n]*$/);
    await service.change(whole);
    assert.is((await status()).status, 200);
  } finally {
    await service.stop();
  }
});

test.run();
