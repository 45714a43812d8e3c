// XLSX (ECMA-376): a list as a sheet for office programs, with the rows and columns of the CSV.
import { unzipSync, zipSync } from 'fflate';
import writeSheet, { type Cell } from 'write-excel-file/universal';
import { valueAt } from './csv.js';
import type { Source } from './format.js';
import { readRows, tableOf } from './table.js';
import { legal } from './xml.js';

/** Characters of a cell (ECMA-376 leaves it open, programs take 32,767). */
const longestCell = 32_767;
/** The first day that a ZIP can state: with the time of the request every answer would have other bytes, and one ETag. */
const noTime = new Date(1980, 0, 1);
/** Widths of columns, in characters. */
const widths = { narrow: 14, wide: 60 };
/** Columns of sentences. */
const isWide = (column: string) => /titolo|evidenza|salvo|parti|vecchie|nuove/.test(column);

/**
 * One sheet: bold headings that stay in sight, texts as texts (no cell is a formula), numbers as numbers; `null` is an empty cell. What is
 * too long for a cell goes on below it, in rows that have nothing else.
 */
export async function write(source: Source): Promise<Uint8Array> {
  const { columns } = tableOf(source);
  const paths = columns.map((column) => column.split('.'));
  const headings = columns.map((column) => ({ value: column.replaceAll('.', '_'), fontWeight: 'bold' as const }));
  const rows = [...readRows(source)].flat().flatMap((row) => rowsOf(paths.map((path) => textOf(valueAt(row, path)))));
  const file = writeSheet([headings, ...rows], {
    sheet: source.endpoint,
    stickyRowsCount: 1,
    columns: columns.map((column) => ({ width: isWide(column) ? widths.wide : widths.narrow })),
  });
  const parts = unzipSync(new Uint8Array(await (await file.toBlob()).arrayBuffer()));
  return zipSync(parts, { mtime: noTime });
}

type Value = string | number | boolean | null;

/** Objects and arrays are written as JSON. */
function textOf(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return legal(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The row of some values, and those in which they go on. */
function rowsOf(values: readonly Value[]): Cell[][] {
  const cells = values.map((value) => (typeof value === 'string' ? cutText(value) : [value]));
  const longest = Math.max(...cells.map((pieces) => pieces.length));
  return Array.from({ length: longest }, (_, i) => cells.map((pieces) => cellOf(pieces[i] ?? null)));
}

/** Pieces of a text that fit a cell; none begins within a character. */
function cutText(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length || pieces.length === 0;) {
    let end = start + longestCell;
    if (end < text.length && /[\uD800-\uDBFF]/.test(text[end - 1]!)) end--;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

function cellOf(value: Value): Cell {
  return typeof value === 'string' ? { type: String, value } : value;
}
