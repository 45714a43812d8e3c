// All whole tables in one SQLite database, with their keys and an index of the words (FTS5), for those who ask in SQL.
import sqlite from 'node-sqlite3-wasm';
import type { Catalog } from '../../engine/index.js';
import { valueAt } from './csv.js';
import { LineBatch } from './line-batch.js';
import type { Row } from './table.js';
import { wholes } from './whole.js';

type Database = InstanceType<typeof sqlite.Database>;
type Cell = string | number | null;

/** A table as `/dati/datapackage.json` describes it. */
interface Resource {
  name: string;
  title: string;
  schema: {
    fields: { name: string; type: string }[];
    primaryKey?: string[];
    foreignKeys?: { fields: string[]; reference: { resource: string; fields: string[] } }[];
  };
}

/** The description of all tables together. */
export interface DataPackage {
  title: string;
  description: string;
  version: string;
  licenses: { path: string; title: string }[];
  sources: { title: string; path: string }[];
  resources: Resource[];
}

/** Columns by which rows of one table are found from another. */
const indexed = [
  ['articoli', 'norma_eli'],
  ...['da_eli', 'a_eli', 'da_articolo_eli', 'a_articolo_eli'].flatMap((column) => [
    ['relazioni', column],
    ['citazioni', column],
  ]),
] as const;

/**
 * Writes a database. Booleans are 0 and 1, lists and objects JSON; the verbs of relations are Italian.
 * @param path of the file, which must not be there
 * @param described what `/dati/datapackage.json` says: columns, types, and the keys that hold
 * @throws what reading the snapshot or writing the file throws
 */
export async function writeDatabase(path: string, catalog: Catalog, described: DataPackage): Promise<void> {
  const database = new sqlite.Database(path);
  try {
    // The file is of no use before it is whole: nobody needs a journal of it.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; BEGIN');
    database.exec('CREATE TABLE informazioni (nome TEXT PRIMARY KEY, valore TEXT) WITHOUT ROWID');
    const notes = {
      titolo: described.title,
      descrizione: described.description,
      impronta: described.version,
      fonte: described.sources.map(({ title, path }) => `${title} ${path}`).join('\n'),
      licenza: described.licenses.map(({ title, path }) => `${title} ${path}`).join('\n'),
      testi_dal: catalog.facts.oldestText,
      testi_al: catalog.facts.textDate,
    };
    for (const entry of Object.entries(notes)) database.run('INSERT INTO informazioni VALUES (?, ?)', entry);
    for (const resource of described.resources) await writeTable(database, resource, catalog);
    for (const [table, column] of indexed)
      database.exec(`CREATE INDEX ${table}_${column} ON ${table} (${column}) WHERE ${column} IS NOT NULL`);
    // No text of law without its day.
    database.exec(`CREATE VIEW testi AS
      SELECT a.eli, n.sigla, a.num, a.rubrica, a.testo, n.testo_al, a.testo_dal, a.norma_eli
      FROM articoli a JOIN norme n ON n.eli = a.norma_eli`);
    database.exec(`CREATE VIRTUAL TABLE ricerca USING fts5(
      rubrica, testo, content = 'articoli', tokenize = 'unicode61 remove_diacritics 2')`);
    database.exec(`INSERT INTO ricerca (ricerca) VALUES ('rebuild')`);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

async function writeTable(database: Database, { name, schema }: Resource, catalog: Catalog): Promise<void> {
  const { fields, primaryKey, foreignKeys = [] } = schema;
  const keys = [
    ...(primaryKey === undefined ? [] : [`PRIMARY KEY (${primaryKey.join()})`]),
    ...foreignKeys.map(
      ({ fields: own, reference }) =>
        `FOREIGN KEY (${own.join()}) REFERENCES ${reference.resource} (${reference.fields.join()})`,
    ),
  ];
  const columns = fields.map((field) => `${field.name} ${types[field.type] ?? 'TEXT'}`);
  database.exec(`CREATE TABLE ${name} (${[...columns, ...keys].join(', ')})`);
  const insert = database.prepare(`INSERT INTO ${name} VALUES (${fields.map(() => '?').join()})`);
  try {
    const { columns: own, json } = wholes[name]!;
    const paths = own.map((column) => column.split('.'));
    const batch = new LineBatch();
    const write = (): void => {
      for (const line of batch.take().toString().split('\n'))
        if (line !== '') insert.run(cellsOf(JSON.parse(line) as Row, paths));
    };
    for await (const full of json(catalog, 'it', batch, 0)) if (full.isFull) write();
    write();
  } finally {
    insert.finalize();
  }
}

/** By type of Table Schema; others are text. */
const types: Readonly<Record<string, string>> = { integer: 'INTEGER', boolean: 'INTEGER', number: 'REAL' };

function cellsOf(row: Row, paths: readonly (readonly string[])[]): Cell[] {
  return paths.map((path) => {
    const value = valueAt(row, path);
    if (value === null || value === undefined) return null;
    if (typeof value === 'boolean') return Number(value);
    return typeof value === 'object' ? JSON.stringify(value) : (value as string | number);
  });
}
