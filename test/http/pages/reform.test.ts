// The reform of one act by another on one table: every relation has a row, words are those of the operations, and both sides show the same.
import { parse } from 'csv-parse/sync';
import type { VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { withAccents } from '../../../http/formats/accents.js';
import type { Frame } from '../../../http/pages/document.js';
import { reformRows } from '../../../http/pages/reform-rows.js';
import { readFilter, relationsPage } from '../../../http/pages/relations.js';
import { queryOfPage } from '../../../http/pages/request.js';
import { pageWords } from '../../../http/pages/words.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { openProved } from '../questions/proved-corpus.js';
import { startService } from '../service.js';

const reform = suite('page of a reform');
const service = await startService(await openSample(), endpoints);
reform.after(() => service.stop());

const ask = async <Answer>(path: string) => JSON.parse((await service.get(path)).text) as Answer;
const idsOf = (text: string) => [...text.matchAll(/ id="r-([0-9a-f]{16})"/g)].map(([, id]) => id!).sort();

/** The pair of acts of the sample with the most relations. */
const { norme } = await ask<shapes.NormeAnswer>('/api/public/norme?limit=100');
const answers = await Promise.all(
  norme.map(({ eli }) => ask<shapes.RelazioniAnswer>(`/api/public/relazioni?norma=${eli}&dir=out`)),
);
const pairs = answers.flatMap(({ modifica = [] }) => {
  const others = new Set(modifica.map(({ a }) => a.eli));
  return [...others].map((other) => modifica.filter(({ a }) => a.eli === other));
});
const relations = pairs.sort((a, b) => b.length - a.length)[0]!;
const [from, to] = [relations[0]!.da.eli, relations[0]!.a.eli].map((eli) => eli.replace('eli:/', ''));

reform('each relation has rows, from either side', async () => {
  assert.ok(relations.length > 3);
  const ids = relations.map(({ id }) => id).sort();
  const made = (await service.get(`/norme/${from}?relazioni=out&con=${to}&lang=it`)).text;
  assert.equal(idsOf(made), ids);
  assert.match(made, '<table class="reform">');
  const undergone = (await service.get(`/norme/${to}?relazioni=in&con=${from}&lang=it`)).text;
  assert.equal(idsOf(undergone), ids);
});

reform('the address of the API, and so every format, has the filters of the page', async () => {
  const { text } = await service.get(`/norme/${from}?relazioni=out&con=${to}&lang=it`);
  const [, href = ''] = /href="([^"]+formato=csv)"/.exec(text) ?? [];
  const csv = (await service.get(href.replaceAll('&amp;', '&'))).text;
  const { modifica = [], altri_effetti = [] } = await ask<shapes.RelazioniAnswer>(
    `/api/public/relazioni?norma=eli:/${from}&dir=out&con=eli:/${to}`,
  );
  assert.is(csv.match(/^(?:modifica|altri_effetti),/gm)?.length, modifica.length + altri_effetti.length);
});

reform('the files of the table have its relations, and the words that it shows', async () => {
  const proved = openProved();
  const words = await startService(await proved.opened, endpoints);
  try {
    const { text } = await words.get('/norme/it/legge/2005/06/01/90?relazioni=out&con=it/legge/2001/03/04/50&lang=it');
    const shown = [...text.matchAll(/<(?:ins|del)>([^<]+)/g)].map(([, one]) => one!);
    assert.ok(shown.length > 2);
    const [, href = ''] = /href="([^"]+formato=csv&amp;foglio=excel)"/.exec(text) ?? [];
    const csv = (await words.get(href.replaceAll('&amp;', '&'))).text;
    const rows = parse(csv, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
    const cells = rows.flatMap((row) => [row.operazione_nuove!, row.operazione_vecchie!]).map(withAccents);
    for (const one of shown) assert.ok(cells.includes(one), one);
    assert.equal([...new Set(rows.map(({ id }) => id!))].sort(), idsOf(text));
  } finally {
    await words.stop();
    proved.close();
  }
});

reform('a row names what befalls its place: «art. 5 repeals» would have the article do it', async () => {
  const [italian, english] = await Promise.all(
    ['it', 'en'].map((lang) => service.get(`/norme/${from}?relazioni=out&con=${to}&lang=${lang}`)),
  );
  const said = (text: string) => [...text.matchAll(/<span class="soft">· ([^<]+)</g)].map(([, what]) => what!);
  assert.ok(said(italian!.text).length > 3);
  for (const what of said(italian!.text))
    assert.match(what, /^(?:abrogazione|sostituzione|inseriment|aggiunta|soppress|modifica\b|antepos)/);
  for (const what of said(english!.text))
    assert.match(what, /^(?:repeal\b|replacement|insertion|addition|deletion|amendment)/);
});

reform('the files of the table stand before its rows: by keyboard they would be hundreds of stops away', async () => {
  const { text } = await service.get(`/norme/${from}?relazioni=out&con=${to}&lang=it`);
  assert.ok(text.indexOf('formato=xlsx') < text.indexOf('<table class="reform">'));
});

reform('a kind narrows the table', async () => {
  const [{ tipo }] = relations as [shapes.Relation];
  const { text } = await service.get(`/norme/${from}?relazioni=out&con=${to}&tipo=${tipo}&lang=it`);
  const wanted = relations.filter((one) => one.tipo === tipo).map(({ id }) => id);
  assert.equal(idsOf(text), wanted.sort());
});

const end = (articolo: string | null, parte: string | null = null): shapes.Relation['a'] =>
  ({
    ...{
      eli: 'eli:/it/legge/2001/01/01/1',
      sigla: 'L. 1/2001',
      parte,
      articolo,
      comma: null,
      lettera: null,
      stato: null,
    },
    articolo_eli:
      articolo === null ? null : `eli:/it/legge/2001/01/01/1${parte === null ? '' : `/${parte}`}/art/${articolo}`,
  }) as shapes.Relation['a'];
const days = { pubblicazione: '2010-01-01', vigore: null, effetto: null };
const relation = (id: string, a: shapes.Relation['a'], parti: shapes.Relation['parti'] = []): shapes.Relation =>
  ({
    id,
    tipo: 'modifica',
    da: end('9'),
    a,
    parti,
    evidenza: `sentence ${id}`,
    date: days,
  }) as unknown as shapes.Relation;
const part = (comma: string | null) =>
  ({
    da: { comma: '1', lettera: null },
    a: { comma, lettera: null, partizione: null, numero: null },
    ...{ portata: 'parole', date: days, evidenza: `part ${comma}` },
  }) as shapes.Relation['parti'][number];
const operation = (relazione: string | null, commi: string[]): shapes.OperationEntry =>
  ({
    relazione,
    da: { eli: 'eli:/it/legge/2010/01/01/2/art/9', articolo: '9', comma: '1', lettera: null },
    a: { parte: null, articolo: '2', rubrica: false, commi, lettere: [], numeri: [], periodi: [] },
    operazione: { azione: 'sostituisce', vecchie: 'old', nuove: 'new' },
  }) as unknown as shapes.OperationEntry;

reform('rows follow the order of the law: whole act, body, annexes by their numbers', () => {
  const places = [end('10'), end('2-bis'), end('1', 'Allegato V'), end('1', 'Allegato II.1'), end('2'), end(null)];
  const rows = reformRows(
    places.map((place, i) => relation(String(i), place)),
    [],
    places[0]!.eli,
    [],
  );
  assert.equal(
    rows.map(({ place }) => [place.parte, place.articolo].join(' ').trim()),
    ['', '2', '2-bis', '10', 'Allegato II.1 1', 'Allegato V 1'],
  );
  const inOrder = reformRows([relation('a', end('2')), relation('b', end('3'))], [], places[0]!.eli, [
    '/art/3',
    '/art/2',
  ]);
  assert.equal(
    inOrder.map(({ place }) => place.articolo),
    ['3', '2'],
  );
});

reform(
  'words stand at the places that they change, other places have their sentence, and words of no relation no row',
  () => {
    const one = relation('r', end('2'), [part('1'), part('3')]);
    const rows = reformRows([one], [operation('r', ['3']), operation(null, ['4'])], one.a.eli, []);
    assert.equal(
      rows.map(({ place, operation: words, evidence }) => [place.comma, words?.nuove ?? null, evidence]),
      [
        ['1', null, 'part 1'],
        ['3', 'new', null],
      ],
    );
  },
);

/** The page of a reform of so many articles, and of as many other effects. */
function show(count: number, query: Readonly<Record<string, string>>): string {
  const of = (id: string, i: number) =>
    ({
      ...relation(`${id}${String(i).padStart(15, '0')}`, end(String(i + 1))),
      ...{
        portata: 'articolo',
        verbo: 'abroga',
        data: '2010-01-01',
        natura: 'testuale',
        metodo: 'testo',
        confidenza: 1,
      },
      da: { ...end('9'), eli: 'eli:/it/legge/2010/01/01/2', sigla: 'L. 2/2010', articolo_eli: null, titolo: null },
    }) as unknown as shapes.Relation;
  const all = (id: string) => Array.from({ length: count }, (_, i) => of(id, i));
  const lists = { modifica: [], modificata_da: all('a'), altri_effetti: [], altri_effetti_subiti: all('b') };
  const eli = 'eli:/it/legge/2001/01/01/1';
  const filter = readFilter(
    eli,
    queryOfPage('/norme/', new Map(Object.entries({ relazioni: 'in', con: 'it/legge/2010/01/01/2', ...query }))),
  )!;
  const frame = { language: 'it', words: pageWords.it, contact: {}, basePath: '' } as unknown as Frame;
  const source = { operationsOf: () => [], keysOf: () => [] };
  const act = { eli, sigla: 'L. 1/2001', titolo: null, stato: null };
  return render(relationsPage(act, lists, filter, source, frame).body as VNode);
}

reform('a long table is on several pages, and on one for paper; the lists behind it go on where it ends', () => {
  const first = show(130, {});
  assert.is(idsOf(first).length, 100);
  assert.match(
    first,
    'da 1 a 100 di 260 voci: 130 righe della tabella, una per ogni luogo modificato, e 130 relazioni',
  );
  assert.match(first, '&amp;righe=tutte&amp;lang=it">Tutta la tabella in una pagina, per la stampa<');
  assert.not.match(first, 'id="effetti-subiti"');
  const pages = [0, 100, 200].flatMap((offset) => idsOf(show(130, { offset: String(offset) })));
  assert.equal(pages, idsOf(show(130, { righe: 'tutte' })));
  assert.is(pages.length, 260);
  assert.not.match(show(40, {}), 'righe=tutte');
});

reform('a page of relations has fifty, of whichever lists', () => {
  const [first, second] = ['0', '50'].map((offset) => idsOf(show(40, { con: '', offset })));
  assert.equal([first!.length, second!.length], [50, 30]);
  assert.is(new Set([...first!, ...second!]).size, 80);
});

reform.run();
