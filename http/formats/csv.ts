// CSV (RFC 4180), with a header: lists, one row an entry.
import { stringify } from 'csv-stringify/sync';
import type { Source } from './format.js';
import { cellOf, readRows, tableOf, type Row } from './table.js';

/**
 * A list as CSV: lines end with CR LF, a member of a member has the column `stato_valore`, `null` is an empty cell. A cell of text
 * that begins with `=`, `+`, `-`, `@`, a tab or a return has an apostrophe before it, so that no spreadsheet takes it for a formula.
 */
export function write(source: Source): string {
  const { columns } = tableOf(source);
  return csvHeader(columns) + csvRows(columns, readRows(source));
}

/** The first line. */
function csvHeader(columns: readonly string[]): string {
  return stringify([columns.map((column) => column.replaceAll('.', '_'))], options);
}

/** The lines of some rows. */
function csvRows(columns: readonly string[], rows: readonly Row[]): string {
  return stringify(
    rows.map((row) => columns.map((column) => cellOf(row, column))),
    options,
  );
}

const options = {
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: { boolean: String },
} as const;
