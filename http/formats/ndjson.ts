// NDJSON: lists, one JSON object a line, exactly as the answer has it.
import type { Source } from './format.js';
import { readRows } from './table.js';

export function* write(source: Source): Iterable<string> {
  for (const rows of readRows(source)) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
