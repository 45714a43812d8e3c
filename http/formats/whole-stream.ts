// A whole table as a stream of bytes, in CSV or NDJSON.
import { nextTurn, type Catalog, type Language } from '../../engine/index.js';
import { csvHeader } from './csv.js';
import { CsvLines } from './csv-lines.js';
import { LineBatch } from './line-batch.js';
import type { Whole } from './whole.js';

/** The formats of whole tables. */
export const wholeFormats = ['csv', 'ndjson'] as const;
export type WholeFormat = (typeof wholeFormats)[number];

/**
 * Chunks in turn, each in the memory of the one before: it is to be used before the next is asked for. Others get a turn after each.
 * @param first row to begin with, of a table that begins anywhere; the row of names is only before the first one
 * @throws what reading the snapshot throws
 */
export async function* streamWhole(
  { columns, json, csv }: Whole,
  format: WholeFormat,
  catalog: Catalog,
  language: Language,
  first = 0,
): AsyncGenerator<Buffer> {
  const own = format === 'csv' ? csv : json;
  const lines = own === undefined ? new CsvLines(columns) : null;
  const write = (batch: LineBatch) => (lines === null ? batch.take() : lines.write(batch.take()));
  if (format === 'csv' && first === 0) yield Buffer.from(csvHeader(columns));
  const batch = new LineBatch();
  for await (const full of (own ?? json)(catalog, language, batch, first)) {
    yield write(full);
    await nextTurn();
  }
  yield write(batch);
}
