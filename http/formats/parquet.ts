// A whole table as Apache Parquet, for those who read columns: DuckDB, Polars, pandas, R.
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import type { Catalog } from '../../engine/index.js';
import { valueAt } from './csv.js';
import { LineBatch } from './line-batch.js';
import type { DataPackage } from './sqlite.js';
import type { Row } from './table.js';
import { wholes } from './whole.js';

/** Rows that are in memory at once, and stand together in the file. */
const rowsTogether = 10_000;

/** By type of Table Schema: how the column is stored. Others, also lists and objects, which are JSON, are text. */
const elements = {
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
} as const;
const asText = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;

type Value = string | number | bigint | boolean | Date | null;

/**
 * Writes a table with the columns that the data package describes; what is not known is null. The verbs of relations are Italian.
 * @param path of the file, which must not be there
 * @throws what reading the snapshot or writing the file throws
 */
export async function writeParquet(
  path: string,
  name: string,
  catalog: Catalog,
  described: DataPackage,
): Promise<void> {
  const { fields } = described.resources.find((resource) => resource.name === name)!.schema;
  const { columns, json } = wholes[name]!;
  const paths = columns.map((column) => column.split('.'));
  const { oldestText, textDate } = catalog.facts;
  const { version, sources, licenses } = described;
  const notes = {
    title: described.title,
    version,
    // No text of law without its day.
    ...(oldestText === null || textDate === null ? {} : { texts: `${oldestText}/${textDate}` }),
    source: sources.map(({ title, path: address }) => `${title} ${address}`).join('\n'),
    licence: licenses.map(({ title, path: address }) => `${title} ${address}`).join('\n'),
  };
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    createdBy: 'legami',
    kvMetadata: Object.entries(notes).map(([key, value]) => ({ key, value })),
    schema: [
      { name: 'root', num_children: fields.length },
      ...fields.map((field) => ({ name: field.name, repetition_type: 'OPTIONAL' as const, ...elementOf(field.type) })),
    ],
  });
  let data: Value[][] = fields.map(() => []);
  const flush = (): void => {
    if (data[0]!.length === 0) return;
    void writer.write({
      columnData: fields.map((field, at) => ({ name: field.name, data: data[at]! })),
      rowGroupSize: rowsTogether,
    });
    data = fields.map(() => []);
  };
  const batch = new LineBatch();
  const take = (): void => {
    for (const line of batch.take().toString().split('\n')) {
      if (line === '') continue;
      const row = JSON.parse(line) as Row;
      for (const [at, field] of fields.entries()) data[at]!.push(valueOf(valueAt(row, paths[at]!), field.type));
      if (data[0]!.length === rowsTogether) flush();
    }
  };
  for await (const full of json(catalog, 'it', batch, 0)) if (full.isFull) take();
  take();
  flush();
  void writer.finish();
}

const elementOf = (type: string) => (type in elements ? elements[type as keyof typeof elements] : asText);

/** @param type of Table Schema */
function valueOf(value: unknown, type: string): Value {
  if (value === null || value === undefined) return null;
  if (type === 'date') return new Date(`${value as string}T00:00:00Z`);
  if (type === 'integer') return BigInt(value as number);
  if (type === 'number' || type === 'boolean') return value as number | boolean;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
