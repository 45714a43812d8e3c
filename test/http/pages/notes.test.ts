// The notes below an article: folded on its page, or a page of their own where they are long.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { annex, article, paragraph, write } from '../../engine/read/akn/act-document.js';
import { startService } from '../service.js';

const notes = suite('notes');
const folder = mkdtempSync(join(tmpdir(), 'legami-notes-'));
const note = (number: number, text: string) => `<p>-------</p><p>AGGIORNAMENTO (${number})</p><p>${text}</p>`;
const long = 'La L. 9 ha prorogato il canone di ormeggio. '.repeat(300);
const noted = (number: string, rest: string) =>
  article(number, paragraph(`<p>Il termine è di trenta giorni.</p>${rest}`, '1.'));
const body = [
  noted('1', note(1, 'Il D.L. 7 ha differito il collaudo.')),
  noted('2', note(1, long) + note(2, `${long}pontoni gonfiabili`)),
  noted('3', ''),
].join('');
const rest = `<attachments>${annex('Note', 'I pontili sono elencati qui.')}</attachments>`;
writeFileSync(join(folder, 'a.xml'), write({ body, rest, title: 'Norme sui porti turistici.' }));
const service = await startService(
  await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
  endpoints,
);
notes.after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const act = '/norme/it/legge/2001/02/03/45';
const read = async (path: string) => service.get(`${act}${path}lang=it`, { accept: 'text/html' });

notes('short ones are folded on the page, long ones have a page to which it leads', async () => {
  const short = (await read('/art/1?')).text;
  assert.match(short, '<details class="notes"><summary>Note di aggiornamento (1)');
  assert.match(short, 'differito il collaudo');
  const page = (await read('/art/2?')).text;
  assert.not.match(page, 'prorogato il canone');
  assert.match(page, `href="${act}/art/2/note?lang=it">Note di aggiornamento (2)`);
  const own = await read('/art/2/note?');
  assert.is(own.status, 200);
  assert.match(own.text, '<h1>Note di aggiornamento: art. 2, L. 45/2001</h1>');
  assert.match(own.text, /id="nota-2"[^>]*>AGGIORNAMENTO \(2\)/);
  assert.match(own.text, 'name="robots" content="noindex');
  assert.is(own.text.includes('Testo al '), page.includes('Testo al '));
});

notes('a page without notes says so; what is no article or no day has none', async () => {
  assert.match((await read('/art/3/note?')).text, 'non ha note sotto questo articolo');
  assert.is((await read('/note?')).status, 404);
  assert.is((await read('/art/9/note?')).status, 404);
  assert.is((await read('/art/2/note?giorno=ieri&')).status, 422);
});

notes('an annex of that name has its own page', async () => {
  const { status, text } = await read('/all/note?');
  assert.is(status, 200);
  assert.match(text, 'I pontili sono elencati qui.');
});

notes('a search that finds words in a note leads to it', async () => {
  const { text } = await service.get('/cerca?q=pontoni+gonfiabili&lang=it', { accept: 'text/html' });
  assert.match(text, `href="${act}/art/2/note?lang=it#nota-2"`);
});

notes.run();
