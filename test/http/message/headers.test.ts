// However long the question, the headers of its answer are what clients and proxies take: 8 kB in all.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';

const headers = suite('headers');
const service = await startService(smallCatalog, endpoints);
headers.after(() => service.stop());

const url = (target: string) => `http://127.0.0.1:${service.port}${target}`;

/** Bytes of the names and values of all headers. */
function sizeOf(reply: Response): number {
  return [...reply.headers].flat().reduce((sum, text) => sum + text.length + 2, 0);
}

for (const [what, target, status] of [
  ['a long text to search', `/api/public/norme?q=${'parola+'.repeat(2_200)}`, 200],
  ['accented letters', `/api/public/norme?q=${'è'.repeat(2_500)}`, 200],
  ['a long type', `/api/public/norme?tipo=${'x'.repeat(15_000)}`, 200],
  ['both', `/api/public/norme?q=${'a'.repeat(900)}&tipo=${'b'.repeat(900)}&limit=1`, 200],
  ['text as long as is linked', `/api/public/norme?q=${'a'.repeat(980)}&tipo=legge&limit=1`, 200],
  ['a long path', `/api/public/norme/${'x'.repeat(15_000)}`, 404],
  ['a long reference', `/api/public/relazioni?norma=${'x'.repeat(15_000)}`, 404],
  ['a target of 16,384 characters', `/api/public/relazioni?norma=${'x'.repeat(16_384 - 28)}`, 404],
  ['a target of one more', `/api/public/relazioni?norma=${'x'.repeat(16_385 - 28)}`, 414],
  ['a redirect of some length', `/api/public/norme/?q=${'x'.repeat(6_000)}`, 307],
  ['a redirect that no client would follow', `/api/public/norme/?q=${'x'.repeat(100_000)}`, 414],
  ['one that is longer escaped', `/api/public/norme/?q=${'è'.repeat(5_000)}`, 414],
  ['a short address with a long query', `/docs?lang=${'x'.repeat(15_000)}`, 414],
] as const) {
  headers(`${what}: ${status}`, async () => {
    const reply = await fetch(url(target), { redirect: 'manual' });
    await reply.arrayBuffer();
    assert.is(reply.status, status);
    assert.ok(sizeOf(reply) < 8_000, `${sizeOf(reply)} bytes`);
  });
}

headers('the body has the next page where an address is too long for the header', async () => {
  const long = `/api/public/norme?tipo=legge${'%20'.repeat(2_000)}&limit=1`;
  const rels = (reply: Response) => /rel="(?:first|last|next|prev)"/g.test(reply.headers.get('link') ?? '');
  const first = await fetch(url(long));
  assert.not(rels(first));
  const { totale, successiva } = (await first.json()) as { totale: number; successiva: string };
  assert.ok(totale > 1);
  const second = await fetch(url(successiva));
  assert.not(rels(second));
  assert.ok(((await second.json()) as { precedente: string }).precedente.length > 6_000);
  assert.ok(rels(await fetch(url('/api/public/norme?tipo=legge&limit=1'))));
});

headers.run();
