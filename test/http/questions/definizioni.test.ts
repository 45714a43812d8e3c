// The definitions of the law over HTTP, of acts made for it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import type { DefinizioniAnswer } from '../../../http/questions/definizioni.js';
import { endpoints } from '../../../http/questions/index.js';
import { article, paragraph, write } from '../../engine/read/akn/act-document.js';
import { startService } from '../service.js';

const definizioni = suite('definizioni');
const folder = mkdtempSync(join(tmpdir(), 'legami-definizioni-'));
const body = [
  article(
    '1',
    paragraph('<p>Oggetto.</p>', '1.'),
    paragraph(
      '<p>Ai fini del presente decreto si intende per:</p><p>a) dato personale: qualsiasi informazione;</p><p>b) banca di dati personali: un complesso di dati;</p>',
      '2.',
    ),
  ),
  article('2', paragraph('<p>Per dati personali sensibili si intendono quelli idonei a rivelare la salute.</p>', '1.')),
  article('3', paragraph('<p>La domanda si intende respinta.</p>', '1.')),
  article('4', paragraph('<p>Per locatario si intende chi abita la casa di altri.</p>', '1.')),
].join('');
writeFileSync(join(folder, 'a.xml'), write({ body, title: 'Dati.' }));
const service = await startService(
  await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
  endpoints,
);
definizioni.after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

async function ask(query: string) {
  const { status, text } = await service.get(`/api/public/definizioni?${query}`);
  assert.is(status, 200, query);
  return JSON.parse(text) as DefinizioniAnswer;
}

definizioni('the term itself comes first, in any form; then those that have its words', async () => {
  const { definizioni: found, totale } = await ask('q=dato%20personale');
  assert.is(totale, 3);
  assert.equal(
    found.map(({ termine }) => termine),
    ['dato personale', 'dati personali sensibili', 'banca di dati personali'],
  );
  const [first] = found;
  assert.equal(
    [first!.testo, first!.ambito, first!.articolo, first!.comma, first!.parte],
    ['qualsiasi informazione', 'Ai fini del presente decreto', '1', '2', null],
  );
  assert.ok('testo_al' in first! && 'modifiche_successive' in first);
  const { text } = await service.get(`/api/public/norme/${first.eli}`);
  assert.is((JSON.parse(text) as { testo: string }).testo.slice(first.inizio, first.fine), first.testo);
});

definizioni('words may be begun, few or none; pages and acts limit what is found', async () => {
  assert.equal(
    (await ask('q=sensib')).definizioni.map(({ termine }) => termine),
    ['dati personali sensibili'],
  );
  const none = await ask('q=ippopotamo&lang=it');
  assert.is(none.totale, 0);
  assert.match(none.avviso!, /^Negli articoli caricati non è stata letta/);
  assert.is((await ask('q=sensib')).avviso, null);
  assert.is((await ask('q=di')).totale, 1, 'a word that says little is looked for where it stands alone');
  const { totale, successiva, definizioni: one } = await ask('limit=1');
  assert.equal([totale, one.length, one[0]!.termine], [4, 1, 'banca di dati personali']);
  assert.is((JSON.parse((await service.get(successiva!)).text) as DefinizioniAnswer).offset, 1);
  assert.is((await ask(`q=dato&norma=${encodeURIComponent(one[0]!.norma.eli)}`)).totale, 3);
  assert.is((await service.get('/api/public/definizioni?norma=l.%205%2F1801')).status, 404);
  const csv = (await service.get('/api/public/definizioni?q=sensibili&formato=csv')).text.split(/\r?\n/);
  assert.match(csv[0]!, /^"?termine"?,/);
  assert.match(csv[1]!, /dati personali sensibili/);
});

definizioni('the page shows the term, its text, its scope and its place, in both languages', async () => {
  const { status, text } = await service.get('/definizioni?q=dato%20personale');
  assert.is(status, 200);
  for (const said of ['qualsiasi informazione', 'Ai fini del presente decreto', '3 definizioni'])
    assert.match(text, said);
  assert.match((await service.get('/definizioni?lang=en')).text, '4 definitions');
  assert.is((await service.get('/definizioni?norma=l.%205%2F1801')).status, 404);
});

definizioni('the page of no term says in which words it was looked for, and where', async () => {
  const { text } = await service.get('/definizioni?q=ippopotamo&lang=it');
  assert.match(text, 'Con «si intende per …» gli articoli caricati non definiscono alcun termine così.');
  const [{ norma }] = (await ask('limit=1')).definizioni as [DefinizioniAnswer['definizioni'][number]];
  const ofAct = (await service.get(`/definizioni?q=ippopotamo&norma=${norma.eli}&lang=it`)).text;
  assert.match(ofAct, 'gli articoli caricati di questo atto non definiscono');
  for (const page of [text, ofAct]) assert.not.match(page, '>0 ');
});

definizioni('the page says what was looked for in the place of an English term', async () => {
  assert.match((await service.get('/definizioni?q=tenant&lang=en')).text, '“locatario” was searched');
});

definizioni('English terms are looked for in Italian where they find nothing, and that is said', async () => {
  // The law has two words for a tenant; one of them is defined.
  for (const lang of ['en', 'it']) {
    const { totale, cercato, definizioni: found } = await ask(`q=tenant&lang=${lang}`);
    assert.equal([totale, cercato, found[0]!.termine], [1, 'locatario', 'locatario'], lang);
  }
  assert.is((await ask('q=locatore&lang=it')).cercato, null);
  assert.is((await ask('q=dato%20personale&lang=en')).cercato, null);
});

definizioni.run();
