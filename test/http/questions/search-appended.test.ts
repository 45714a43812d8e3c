// Annexes and editors' notes as hits, marked as what they are, behind articles; of acts made for it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { endpoints } from '../../../http/questions/index.js';
import { annex, article, paragraph, write } from '../../engine/read/akn/act-document.js';
import { startService } from '../service.js';

const appended = suite('annexes and notes in cerca');
const folder = mkdtempSync(join(tmpdir(), 'legami-appended-'));
const note = (number: number, text: string) => `<p>-------</p><p>AGGIORNAMENTO (${number})</p><p>${text}</p>`;
/** An annex of many lines; one of them, far behind, has words that no other text has. */
const long = Array.from(
  { length: 400 },
  (_, i) => `Voce ${i}: tariffa ordinaria del servizio di ormeggio${i === 333 ? ' per catamarani gonfiabili' : ''}.`,
).join('</p><p>');
const body = [
  article('1', paragraph('<p>Il canone di ormeggio è dovuto ogni anno.</p>', '1.')),
  article(
    '2',
    paragraph(
      `<p>Il termine è di trenta giorni.</p>${note(1, 'Il D.L. 7 ha differito il collaudo delle gru.')}${note(2, 'La L. 9 ha prorogato il canone di ormeggio.')}`,
      '1.',
    ),
  ),
].join('');
const rest = `<attachments>${annex('Allegato 1', long)}${annex('Tabella B', 'Diritti di approdo per zattere e pontoni.')}</attachments>`;
writeFileSync(join(folder, 'a.xml'), write({ body, rest, title: 'Norme sui porti turistici.' }));
writeFileSync(
  join(folder, 'b.xml'),
  write({
    uri: '/akn/it/act/legge/stato/2003-01-01/7',
    body: article('1', paragraph('<p>Le zattere sono registrate.</p>', '1.')),
    title: 'Altre norme.',
  }),
);
const service = await startService(
  await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
  endpoints,
);
appended.after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const act = 'eli:/it/legge/2001/02/03/45';

async function ask(q: string, rest = ''): Promise<CercaAnswer> {
  const { status, text } = await service.get(`/api/public/cerca?q=${encodeURIComponent(q)}${rest}`);
  assert.is(status, 200, text.slice(0, 300));
  return JSON.parse(text) as CercaAnswer;
}

const placesOf = ({ risultati }: CercaAnswer) =>
  risultati.map(({ tipo_risultato, articolo, parte, nota }) => [tipo_risultato, articolo, parte, nota]);

appended('an annex is a hit with its own address, its name as part, and the passage', async () => {
  const answer = await ask('zattere pontoni');
  assert.equal(placesOf(answer)[0], ['allegato', null, 'Tabella B', null]);
  const { eli, passo, norma, testo_al, modifiche_successive } = answer.risultati[0]!;
  assert.is(eli, `${act}/all/tabella-b`);
  assert.match(passo.testo, 'zattere e pontoni');
  assert.equal(
    passo.parole.map(({ inizio, fine }) => passo.testo.slice(inizio, fine)),
    ['zattere', 'pontoni'],
  );
  assert.is(norma.eli, act);
  assert.ok(testo_al !== undefined && modifiche_successive);
  for (const address of [`/api/public/norme/${eli.replace('eli:/', '')}`, `/norme/${eli.replace('eli:/', '')}`])
    assert.is((await service.get(address)).status, 200, address);
});

appended('of a long annex the part is shown that has the words, and it is one hit', async () => {
  const { risultati, totale } = await ask('catamarani gonfiabili');
  assert.equal([totale, risultati.length], [1, 1]);
  assert.match(risultati[0]!.passo.testo, 'Voce 333');
  assert.match(risultati[0]!.passo.testo, 'catamarani gonfiabili');
  const many = await ask('tariffa ordinaria', '&limit=50');
  assert.equal([many.totale, many.risultati.length], [1, 1]);
});

appended('a note is a hit of its article, marked as a note, with its number', async () => {
  const answer = await ask('collaudo gru');
  assert.equal(placesOf(answer)[0], ['nota', '2', 'note', 1]);
  const [{ eli, passo }] = answer.risultati as [CercaAnswer['risultati'][number]];
  assert.is(eli, `${act}/art/2`);
  assert.match(passo.testo, 'collaudo delle gru');
  const { text } = await service.get(`/api/public/norme/${eli.replace('eli:/', '')}`);
  assert.match((JSON.parse(text) as { note: string[] }).note[0]!, 'collaudo delle gru');
});

appended('articles come before annexes, and annexes before notes', async () => {
  const kinds = (await ask('canone ormeggio')).risultati.map(({ tipo_risultato, articolo }) => [
    tipo_risultato,
    articolo,
  ]);
  assert.equal(kinds, [
    ['articolo', '1'],
    ['nota', '2'],
  ]);
  const whole = await ask('zattere');
  assert.equal(placesOf(whole)[0]![0], 'articolo');
  assert.equal(placesOf(whole)[1]![0], 'allegato');
});

appended('what has all the words comes before articles that have some, and in place of a correction', async () => {
  const { risultati, avviso } = await ask('registrate pontoni zattere diritti approdo');
  assert.ok(risultati.length > 0 && avviso !== null);
  const some = await ask('diritti approdo zattere');
  assert.is(some.risultati[0]!.tipo_risultato, 'allegato');
  // `gru` is no word of an article, and is one letter away from none that is wanted.
  const asWritten = await ask('gru');
  assert.is(asWritten.cercato, null);
  assert.is(asWritten.risultati[0]!.tipo_risultato, 'nota');
});

appended('facets count them by part, and the part chooses them', async () => {
  const { faccette, totale } = await ask('ormeggio');
  const parts = Object.fromEntries(faccette.parte.map(({ valore, n }) => [valore, n]));
  assert.equal(parts, { 'Allegato 1': 1, note: 1 });
  assert.is(
    faccette.norma.reduce((sum, { n }) => sum + n, 0),
    totale,
  );
  const notes = await ask('ormeggio', '&parte=note');
  assert.equal(placesOf(notes), [['nota', '2', 'note', 2]]);
  const annexes = await ask('ormeggio', `&parte=${encodeURIComponent('Allegato 1')}`);
  assert.equal(placesOf(annexes), [['allegato', null, 'Allegato 1', null]]);
});

appended(
  'titles alone, texts of a day and other acts have none; words as written are looked for there, too',
  async () => {
    assert.is((await ask('pontoni', '&in=titoli')).totale, 0);
    assert.is((await ask('pontoni', '&testo_al=2005-01-01')).totale, 0);
    assert.is((await ask('pontoni', '&norma=L.%207%2F2003')).totale, 0);
    assert.is((await ask('pontone', '&esatto=true')).totale, 0);
    assert.is((await ask('pontoni', '&esatto=true')).totale, 1);
  },
);

appended('the page names an annex and a note, and leads to the note', async () => {
  // The number of an act is in a span, which keeps it in one line.
  const search = async (words: string) =>
    (await service.get(`/cerca?q=${words}`, { accept: 'text/html' })).text.replace(/<\/?span[^>]*>/g, '');
  const annexes = await search('pontoni');
  assert.match(annexes, /href="\/norme\/it\/legge\/2001\/02\/03\/45\/all\/tabella-b[^"]*">Tabella B, L\. 45\/2001</);
  assert.match(
    await search('collaudo+gru'),
    /href="\/norme\/it\/legge\/2001\/02\/03\/45\/art\/2[^"#]*#nota-1">Nota di aggiornamento 1: Art\. 2\b[^<]*L\. 45\/2001</,
  );
  const page = (await service.get('/norme/it/legge/2001/02/03/45/art/2', { accept: 'text/html' })).text;
  assert.match(page, /id="nota-1"[^>]*>AGGIORNAMENTO \(1\)/);
});

appended('agents are told that it is an annex or a note', async () => {
  const call = { method: 'tools/call', params: { name: 'search', arguments: { q: 'pontoni' } } };
  const reply = await fetch(`http://127.0.0.1:${service.port}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
  });
  const { result } = (await reply.json()) as {
    result: { structuredContent: { risultati: { tipo: string; nome: string; passo: string }[] } };
  };
  const [hit] = result.structuredContent.risultati;
  assert.equal([hit!.tipo, hit!.nome], ['allegato', 'tabella B, L. 45/2001']);
  assert.match(hit!.passo, 'zattere e pontoni');
});

appended.run();
