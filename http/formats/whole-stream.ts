// A whole table as a stream of bytes, in CSV or NDJSON.
import { nextTurn, type Catalog, type Language } from '../../engine/index.js';
import { csvHeader } from './csv.js';
import { CsvLines } from './csv-lines.js';
import type { Whole } from './whole.js';

/** How many bytes of JSON are translated at a time: a millisecond or two. */
const batchBytes = 64 * 1024;

/** The formats of whole tables. */
export const wholeFormats = ['csv', 'ndjson'] as const;
export type WholeFormat = (typeof wholeFormats)[number];

/** Others get a turn after each chunk. @throws what reading the snapshot throws */
export async function* streamWhole(
  { columns, rows }: Whole,
  format: WholeFormat,
  catalog: Catalog,
  language: Language,
): AsyncGenerator<Buffer> {
  const csv = new CsvLines(columns);
  const write = (batch: readonly Buffer[]) => {
    const rows = joinLines(batch);
    return format === 'csv' ? Buffer.from(csv.write(rows.toString())) : rows;
  };
  if (format === 'csv') yield Buffer.from(csvHeader(columns));
  let batch: Buffer[] = [];
  let size = 0;
  for await (const some of rows(catalog, language)) {
    for (const row of some) {
      batch.push(row);
      size += row.length;
      if (size < batchBytes) continue;
      yield write(batch);
      await nextTurn();
      batch = [];
      size = 0;
    }
  }
  if (batch.length > 0) yield write(batch);
}

const newline = Buffer.from('\n');

function joinLines(rows: readonly Buffer[]): Buffer {
  return Buffer.concat(rows.flatMap((row) => [row, newline]));
}
