// An article of an annex is named with its annex wherever it is shown: its number alone is that of another article.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { projectRoot } from '../../source-tree.js';
import { startService } from '../service.js';

const annexes = suite('annex names');
const folder = mkdtempSync(join(tmpdir(), 'legami-annexes-'));
const annex = (name: string, text: string) =>
  `<attachment><doc name="${name}"><meta/><mainBody><p>${text}</p></mainBody></doc></attachment>`;
const attachments = [
  annex(
    'Allegato II.17-art. 1',
    "Articolo 1. <br/> Oggetto dei pennini <br/> 1. I pennini sono di zinco, come vuole l'articolo 2.",
  ),
  annex('Allegato II.17-art. 2', 'Articolo 2. <br/> Forma dei pennini <br/> 1. I pennini zincati hanno due punte.'),
].join('');
writeFileSync(
  join(folder, 'act.xml'),
  readFileSync(join(projectRoot, 'corpus/legge_2020-09-11_120.xml'), 'utf8')
    .replaceAll('2020-09-11', '2031-02-03')
    .replaceAll('/120/', '/999/')
    .replaceAll('/120"', '/999"')
    .replaceAll(';120', ';999')
    .replace('<docNumber>120', '<docNumber>999')
    .replace('</body>', `</body><attachments>${attachments}</attachments>`),
);
const catalog = await openCatalog({ corpus: [folder], strict: true, report: () => undefined });
const service = await startService(catalog, endpoints);
annexes.after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const eli = 'it/legge/2031/02/03/999/allegato-ii-17/art/2';
const name = 'art. 2, allegato II.17, L. 999/2031';

annexes('on pages, in titles, headings, lists and hits', async () => {
  const html = { accept: 'text/html' };
  const { text } = await service.get(`/norme/${eli}?lang=it`, html);
  assert.match(text, `<title>${name}, Forma dei pennini`);
  assert.match(text, /<h1>Art\. 2, allegato II\.17</);
  assert.match((await service.get('/norme/it/legge/2031/02/03/999?lang=it', html)).text, /Art\. 2, allegato II\.17</);
  const hits = (await service.get('/cerca?q=pennini+punte&lang=it', html)).text;
  assert.match(hits.replace(/<\/?span[^>]*>/g, ''), /Art\. 2, allegato II\.17, L\. 999\/2031</);
});

annexes('in Markdown, plain text and JSON-LD', async () => {
  for (const format of ['md', 'txt', 'jsonld'])
    for (const path of [eli, 'it/legge/2031/02/03/999'])
      assert.match(
        (await service.get(`/api/public/norme/${path}?formato=${format}`)).text,
        'Art. 2, allegato II.17',
        format,
      );
});

annexes('in hits: JSON, CSV and Markdown', async () => {
  const ask = '/api/public/cerca?q=pennini+punte';
  const { risultati } = JSON.parse((await service.get(ask)).text) as { risultati: shapes.Hit[] };
  assert.equal(
    risultati.slice(0, 1).map(({ articolo, parte }) => ({ articolo, parte })),
    [{ articolo: '2', parte: 'Allegato II.17' }],
  );
  assert.match((await service.get(`${ask}&formato=csv`)).text, /,2,Allegato II\.17,/);
  assert.match((await service.get(`${ask}&formato=md`)).text, name);
});

annexes('for agents', async () => {
  const ask = async (tool: string, values: object) => {
    const reply = await fetch(`http://127.0.0.1:${service.port}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: values } }),
    });
    return reply.text();
  };
  assert.match(await ask('search', { q: 'pennini punte' }), name);
  assert.match(await ask('act', { norma: 'l. 999/2031' }), '2, allegato II.17. Forma dei pennini');
});

annexes.run();
