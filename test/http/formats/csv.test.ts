// CSV: a reader of RFC 4180 gets the very values of the JSON, and no cell begins a formula.
import { parse } from 'csv-parse/sync';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AnswerText } from '../../../http/formats/answer-text.js';
import { write } from '../../../http/formats/csv.js';
import { tableOf } from '../../../http/formats/table.js';
import { endpoints } from '../../../http/questions/index.js';
import { describeApi } from '../../../http/describe/openapi.js';
import type { Schema } from '../../../http/questions/schema.js';
import { startService } from '../service.js';
import { hostile, openHostile } from './hostile-corpus.js';

const csv = suite('csv');
const service = await startService(await openHostile(), endpoints);
csv.after(() => service.stop());

type Row = Record<string, unknown>;
const read = (text: string) => parse(text, { columns: true, relax_quotes: false }) as Record<string, string>[];

/** A value of the JSON as its cell states it. */
function cell(row: Row, column: string): string {
  const value = column.split('.').reduce<unknown>((at, name) => (at as Row | null | undefined)?.[name], row);
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

const questions: [target: string, endpoint: string, rowsOf: (answer: Record<string, Row[]>) => Row[]][] = [
  ['/api/public/norme?limit=1000', 'norme', ({ norme }) => norme!],
  [
    '/api/public/relazioni?norma=CAD',
    'relazioni',
    (answer) =>
      ['modifica', 'modificata_da', 'altri_effetti', 'altri_effetti_subiti'].flatMap((elenco) =>
        answer[elenco]!.map((row) => ({ elenco, ...row })),
      ),
  ],
  ['/api/public/modifiche?limit=200', 'modifiche', ({ modifiche }) => modifiche!],
  ['/api/public/citazioni?norma=CAD&dir=out', 'citazioni', ({ citazioni }) => citazioni!],
  ['/api/public/citazioni/morte?limit=1000', 'citazioni-morte', ({ bersagli }) => bersagli!],
  [
    '/api/public/graph/impatto?norma=CAD&dir=in',
    'impatto',
    ({ passi }) => passi!.flatMap(({ distanza, nodi }) => (nodi as Row[]).map((node) => ({ distanza, ...node }))),
  ],
  ['/api/public/cerca?q=amministrazione', 'cerca', ({ risultati }) => risultati!],
  ['/api/public/graph?parte=nodi', 'graph', ({ nodes }) => nodes!],
  ['/api/public/graph?parte=link', 'graph', ({ links }) => links!],
];

for (const [target, endpoint, rowsOf] of questions) {
  csv(`${target}: has the rows of the JSON, each value in its column`, async () => {
    const json = JSON.parse((await service.get(target)).text) as Record<string, Row[]>;
    const reply = await service.get(`${target}&formato=csv`);
    assert.is(reply.headers['content-type'], 'text/csv; charset=utf-8; header=present');
    const rows = read(reply.text);
    const wanted = rowsOf(json);
    const query = new Map([...new URLSearchParams(target.split('?')[1])]);
    const { columns } = tableOf({ endpoint, query });
    // The sample has few dead references.
    assert.ok(wanted.length > (endpoint === 'citazioni-morte' ? 0 : 5));
    assert.equal(
      rows,
      wanted.map((row) => Object.fromEntries(columns.map((name) => [name.replaceAll('.', '_'), cell(row, name)]))),
    );
    assert.match(reply.text, /^[^\n]*\r\n/);
  });
}

csv('every field of a list entry has a column', () => {
  const { components } = describeApi(endpoints, { contact: {}, publicUrl: null, basePath: '' });
  const leaves = (name: string): string[] =>
    Object.entries(components.schemas[name]!.properties!).flatMap(([field, schema]) => {
      const to = [schema, ...(schema.oneOf ?? [])].map(({ $ref }: Schema) => $ref?.split('/').at(-1)).find(Boolean);
      return to === undefined || to === 'KindCounts' ? [field] : leaves(to).map((leaf) => `${field}.${leaf}`);
    });
  const rows = {
    ActEntry: ['norme', ''],
    Relation: ['relazioni', ''],
    CitationEntry: ['citazioni', ''],
    DeadTarget: ['citazioni-morte', ''],
    Hit: ['cerca', ''],
    GraphNode: ['graph', 'nodi'],
    GraphLink: ['graph', 'link'],
  };
  for (const [name, [endpoint, part]] of Object.entries(rows)) {
    const query = new Map(part === '' ? [] : [['parte', part!]]);
    const columns = tableOf({ endpoint: endpoint!, query }).columns.filter((column) => column !== 'elenco');
    assert.equal([...columns].sort(), leaves(name).sort(), name);
  }
});

csv('provenienza: each stretch has its article, the day of the text and what brought it', () => {
  const brought = {
    norma: { eli: 'eli:/x', sigla: 'L. 1/2000' },
    da: { comma: '2' },
    azione: 'sostituisce',
    grado: null,
  };
  const answer = {
    ...{ eli: 'eli:/y/art/1', versione_dal: '2001-03-25', testo_al: '2005-06-24', testo_consolidato: true },
    tratti: [
      { inizio: 0, fine: 4, testo: 'Dura', origine: null },
      { inizio: 4, fine: 10, testo: ' dieci', origine: brought },
    ],
  };
  const source = {
    ...{ endpoint: 'provenienza', answer: new AnswerText(Buffer.from(JSON.stringify(answer))), query: new Map() },
    ...{ language: 'it' as const, publicUrl: null, root: '' },
  };
  const rows = read([...write(source)].join(''));
  assert.equal(
    rows.map((row) => ['eli', 'testo', 'testo_al', 'origine_norma_sigla', 'origine_da_comma'].map((name) => row[name])),
    [
      ['eli:/y/art/1', 'Dura', '2005-06-24', '', ''],
      ['eli:/y/art/1', ' dieci', '2005-06-24', 'L. 1/2000', '2'],
    ],
  );
});

csv('a hostile title is one cell, and no formula', async () => {
  const reply = await service.get('/api/public/norme?limit=5&formato=csv');
  assert.is(read(reply.text)[0]!['titolo'], `'${hostile}`);
});

csv('quotation marks, line ends and every sign of a formula are written so that they read back', () => {
  for (const text of ['a"b', 'a,b', 'a\nb', 'a\r\nb', '', ' ', '=1', '+1', '-1', '@a', '\ta', '\ra', 'a=1', "'=1"]) {
    const answer = new AnswerText(Buffer.from(JSON.stringify({ norme: [{ titolo: text, n_articoli: -1 }] })));
    const source = { endpoint: 'norme', answer, query: new Map() };
    const [row] = read([...write({ ...source, language: 'it', publicUrl: null, root: '' })].join(''));
    assert.is(row!['titolo'], /^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
    assert.is(row!['n_articoli'], '-1');
  }
});

csv('an empty list is a header alone', async () => {
  const { text } = await service.get('/api/public/norme?tipo=nessuno&formato=csv');
  assert.match(text, /^eli,tipo,[^\n]*\r\n$/);
});

csv.run();
