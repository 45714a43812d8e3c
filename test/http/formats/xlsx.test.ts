// XLSX: the cells of the CSV on one sheet, texts as texts; CSV for spreadsheets set to Italian; both with a file name and the question's filters.
import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileNameOf } from '../../../http/formats/file-name.js';
import { AnswerText } from '../../../http/formats/answer-text.js';
import { write } from '../../../http/formats/xlsx.js';
import { endpoints } from '../../../http/questions/index.js';
import { startService } from '../service.js';
import { hostile, openHostile } from './hostile-corpus.js';

const xlsx = suite('xlsx');
const service = await startService(await openHostile(), endpoints);
xlsx.after(() => service.stop());

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const parser = new XMLParser({
  ignoreAttributes: false,
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ['row', 'c', 'si'].includes(name),
});

interface XmlCell {
  '@_r': string;
  '@_t'?: string;
  v?: string;
}

/** The sheet as lists of what its cells hold. */
function readSheet(bytes: Uint8Array): (string | number | boolean)[][] {
  const files = unzipSync(bytes);
  const read = (name: string): unknown => parser.parse(Buffer.from(files[name]!).toString());
  const { sst } = read('xl/sharedStrings.xml') as { sst: { si: { t: string | { '#text': string } }[] } };
  const strings = sst.si.map(({ t }) => (typeof t === 'string' ? t : t['#text']));
  const { worksheet } = read('xl/worksheets/sheet1.xml') as { worksheet: { sheetData: { row: { c?: XmlCell[] }[] } } };
  return worksheet.sheetData.row.map(({ c = [] }) => {
    const cells: (string | number | boolean)[] = [];
    for (const cell of c) {
      const column = [...cell['@_r'].replace(/\d+/, '')].reduce(
        (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
        0,
      );
      while (cells.length < column - 1) cells.push('');
      const value = cell.v ?? '';
      cells.push(cell['@_t'] === 's' ? strings[Number(value)]! : cell['@_t'] === 'b' ? value === '1' : Number(value));
    }
    return cells;
  });
}

for (const query of [
  'norma=CAD',
  'norma=CAD&dir=in&tipo=abroga',
  'norma=CAD&con=l.%20241/1990&limit=2',
  'norma=CAD&dir=in&operazioni=true',
]) {
  xlsx(`${query}: has the rows and cells of the CSV`, async () => {
    const reply = await service.get(`/api/public/relazioni?${query}&formato=xlsx`);
    assert.is(reply.status, 200);
    assert.is(reply.headers['content-type'], mediaType);
    assert.match(reply.headers['content-disposition']!, /^attachment; filename="relazioni-cad[a-z0-9-]*\.xlsx"$/);
    const sheet = readSheet(reply.body);
    const csv = parse((await service.get(`/api/public/relazioni?${query}&formato=csv`)).text) as string[][];
    assert.is(sheet.length, csv.length);
    csv.forEach((cells, i) =>
      cells.forEach((cell, j) => {
        const own = String(sheet[i]![j] ?? '');
        // Only in CSV an apostrophe keeps a text from being a formula.
        assert.is(/^'[=+\-@]/.test(cell) ? `'${own}` : own, cell, `${i} ${j}`);
      }),
    );
  });
}

xlsx('the same question has the same bytes, whenever it is asked', async () => {
  const source = () => ({
    endpoint: 'norme',
    answer: new AnswerText(Buffer.from(JSON.stringify({ norme: [{ eli: hostile, titolo: '=1+1', n_articoli: 3 }] }))),
    query: new Map<string, string>(),
    language: 'it' as const,
    publicUrl: null,
    root: '',
  });
  const first = await write(source());
  // ZIP tells times in steps of two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  assert.equal(Buffer.from(await write(source())), Buffer.from(first));
  const [, row] = readSheet(first);
  assert.is(row![0], hostile);
  assert.ok(row!.includes('=1+1') && row!.includes(3));
  assert.not.match(Buffer.from(unzipSync(first)['xl/worksheets/sheet1.xml']!).toString(), '<f>');
});

xlsx('a text that no cell can hold goes on below', async () => {
  const eli = `${'x'.repeat(32_766)}😀${'y'.repeat(7_000)}`;
  const answer = new AnswerText(Buffer.from(JSON.stringify({ norme: [{ eli, titolo: '\u0001' }, { eli: 'z' }] })));
  const [, row, rest, last] = readSheet(
    await write({ endpoint: 'norme', answer, query: new Map(), language: 'it', publicUrl: null, root: '' }),
  );
  assert.is(String(row![0]), 'x'.repeat(32_766));
  assert.equal(
    rest!.filter((cell) => cell !== ''),
    [`😀${'y'.repeat(7_000)}`],
  );
  assert.is(last![0], 'z');
  assert.not.match(row!.join(''), '\u0001');
});

xlsx('CSV for spreadsheets has a mark, semicolons, decimal commas and a name', async () => {
  const query = '/api/public/relazioni?norma=l.%20241/1990&formato=csv';
  const usual = await service.get(query);
  assert.is(usual.headers['content-disposition'], undefined);
  const reply = await service.get(`${query}&foglio=excel`);
  assert.is(reply.headers['content-disposition'], 'attachment; filename="relazioni-l-241-1990.csv"');
  assert.ok(reply.text.startsWith('\ufeffelenco;id;tipo;'));
  const wanted = parse(usual.text) as string[][];
  const cells = parse(reply.text, { bom: true, delimiter: ';' }) as string[][];
  const confidence = wanted[0]!.indexOf('confidenza');
  assert.ok(confidence > 0);
  wanted.slice(1).forEach((row) => (row[confidence] = row[confidence]!.replace('.', ',')));
  assert.equal(cells, wanted);
  assert.is((await service.get(`${query}&foglio=calc`)).status, 422);
});

xlsx('names of files have small letters, digits and hyphens, whatever was asked', () => {
  const name = (norma: string) => fileNameOf('xlsx', 'relazioni', new Map([['norma', norma]]));
  assert.is(name('eli:/it/legge/1990/08/07/241'), 'relazioni-legge-1990-08-07-241.xlsx');
  assert.is(name('L. 241/1990 "\r\nx: y'), 'relazioni-l-241-1990-x-y.xlsx');
  assert.is(name('città «è»'), 'relazioni-citta-e.xlsx');
  assert.is(name('…'), 'relazioni.xlsx');
  assert.ok(name('a'.repeat(5000))!.length < 100);
  assert.is(fileNameOf('csv', 'relazioni', new Map()), null);
});

xlsx('the name of a file says the filters of what it holds, and not how it is written', () => {
  const name = (query: Record<string, string>, format: 'csv' | 'xlsx' | 'epub' = 'xlsx') =>
    fileNameOf(format, 'norme', new Map(Object.entries({ formato: format, lang: 'it', ...query })));
  assert.is(name({}), 'norme.xlsx');
  assert.is(name({ anno: '2024', tipo: 'legge', q: '' }), 'norme-anno-2024-tipo-legge.xlsx');
  assert.is(name({ anno: '2024', foglio: 'excel' }, 'csv'), 'norme-anno-2024.csv');
  assert.is(name({ norma: 'L. 241/1990', con: 'D.L. 76/2020' }), 'norme-l-241-1990-con-d-l-76-2020.xlsx');
  assert.is(
    name({ eli: 'eli:/it/legge/1990/08/07/241', al: '2020-01-31' }, 'epub'),
    'legge-1990-08-07-241-al-2020-01-31.epub',
  );
  const all = name(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`filtro${i}`, 'a'.repeat(500)])))!;
  assert.ok(all.length < 220, all);
});

xlsx.run();
