// Every list is paged alike, over a real port.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { pageOf } from '../../../http/questions/page-of.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const test = suite('pages');
const service = await startService(await openSample(), endpoints);
test.after(() => service.stop());

interface Listed {
  totale: number;
  successiva: string | null;
  precedente: string | null;
}

/** Lists, each with a question that finds several entries, and the member that holds them. */
const lists = {
  norme: ['norme?', 'norme'],
  'norme?q': ['norme?q=disposizioni&', 'norme'],
  cerca: ['cerca?q=amministrazione&', 'risultati'],
  'cerca?in=titoli': ['cerca?q=disposizioni&in=titoli&', 'risultati'],
  relazioni: ['relazioni?norma=CAD&dir=in&', 'modificata_da'],
  modifiche: ['modifiche?', 'modifiche'],
  citazioni: ['citazioni?norma=l.%20241/1990&', 'citazioni'],
} as const;

async function ask(path: string): Promise<{ answer: Listed & Record<string, unknown>; link: string }> {
  const { status, text, headers } = await service.get(path);
  assert.is(status, 200, path);
  return { answer: JSON.parse(text) as Listed & Record<string, unknown>, link: String(headers['link'] ?? '') };
}

const offsetOf = (address: string | null): number | null =>
  address === null ? null : Number(new URLSearchParams(address.split('?')[1]).get('offset') ?? 0);

test('behind the end of every list the page before is the last one that has entries', async () => {
  for (const [name, [question, entries]] of Object.entries(lists)) {
    const { answer, link } = await ask(`/api/public/${question}offset=1000&limit=10`);
    assert.ok(answer.totale > 0 && answer.totale < 1000, `${name}: ${answer.totale}`);
    assert.is(offsetOf(answer.precedente), Math.floor((answer.totale - 1) / 10) * 10, name);
    assert.is(answer.successiva, null, name);
    assert.match(link, `<${answer.precedente}>; rel="prev"`, name);
    assert.not.match(link, 'rel="next"', name);
    const last = await ask(answer.precedente!);
    assert.ok((last.answer[entries] as unknown[]).length > 0, `${name}: ${answer.precedente}`);
    assert.is(last.answer.successiva, null, name);
  }
});

test('a list that has nothing leads back to its beginning', async () => {
  for (const question of ['citazioni/morte?', 'norme?q=xyzzy&', 'cerca?q=xyzzy&', 'modifiche?tipo=sospende&']) {
    const { answer } = await ask(`/api/public/${question}offset=1000&limit=10`);
    assert.is(answer.totale, 0, question);
    assert.is(offsetOf(answer.precedente), 0, question);
  }
});

test('no page of any list leads to a negative offset, and the first has none before it', async () => {
  for (const [name, [question]] of Object.entries(lists)) {
    const first = await ask(`/api/public/${question}limit=2`);
    assert.is(first.answer.precedente, null, name);
    assert.is(offsetOf(first.answer.successiva), 2, name);
    const odd = await ask(`/api/public/${question}limit=5&offset=1`);
    assert.is(offsetOf(odd.answer.precedente), 0, name);
    assert.not.match(odd.link, /offset=-/, name);
  }
});

test('a page that ends with the list has no page after it', async () => {
  for (const [name, [question]] of Object.entries(lists)) {
    const { totale } = (await ask(`/api/public/${question}limit=1`)).answer;
    assert.ok(totale > 1 && totale <= 1000, `${name}: ${totale}`);
    const limit = Math.min(totale, name.startsWith('cerca') || name === 'modifiche' ? 100 : 1000);
    if (limit < totale) continue;
    assert.is((await ask(`/api/public/${question}limit=${totale}`)).answer.successiva, null, name);
    assert.is(offsetOf((await ask(`/api/public/${question}limit=${totale - 1}`)).answer.successiva), totale - 1, name);
  }
});

test('pageOf: a list without entries, one that is asked for whole, and one of which not all may be asked', () => {
  const address = (offset: number) => String(offset);
  assert.equal(pageOf(0, { limit: 10, offset: 0 }, address), { next: null, previous: null, last: '0', links: '' });
  assert.is(pageOf(0, { limit: 10, offset: 50 }, address).previous, '0');
  assert.is(pageOf(5, { limit: Infinity, offset: 3 }, address).previous, '0');
  assert.is(pageOf(10_500, { limit: 10, offset: 10_000 }, address, 10_000).next, null);
  assert.is(pageOf(10_500, { limit: 10, offset: 9_990 }, address, 10_000).next, '10000');
});

test.run();
