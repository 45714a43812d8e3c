// All acts, articles, relations or citations as one table, row by row: what `/dati` gives away, never held in memory.
import type { Catalog, Language } from '../../engine/index.js';
import * as allCitations from './all-citations.js';
import { CsvLines } from './csv-lines.js';
import type { LineBatch } from './line-batch.js';
import { actColumns, citationColumns, relationColumns, statusColumns } from './table.js';

/** A whole table. */
export interface Whole {
  columns: readonly string[];
  json: WriteRows;
  /** Writes the lines of CSV, where they are not made from those of JSON. */
  csv?: WriteRows;
  /** Whether it begins at any row without making those before. */
  beginsAnywhere?: true;
}

/** Appends rows as lines, and gives the batch whenever it is full. @param first row to begin with, of a table that begins anywhere */
type WriteRows = (
  catalog: Catalog,
  language: Language,
  batch: LineBatch,
  first: number,
) => Iterable<LineBatch> | AsyncIterable<LineBatch>;

const articleColumns = [
  ...['eli', 'num', 'parte', 'partizione', 'rubrica', 'testo', 'note', 'abrogato'],
  ...['testo_dal', 'testo_modificato', 'parti_grafiche'],
  ...statusColumns('stato'),
  'norma_eli',
];

/** The columns of the list, and by what others know the act. */
const wholeActColumns = [
  ...[...actColumns, 'caricato', 'urn'],
  ...['data', 'numero', 'codice_redazionale', 'eli'].map((name) => `pubblicazione.${name}`),
  ...['testo_al', 'url_fonte'],
];

/** By name, as the address has it. */
export const wholes: Readonly<Record<string, Whole>> = {
  norme: { columns: wholeActColumns, json: writeActs, beginsAnywhere: true },
  articoli: { columns: articleColumns, json: writeArticles, beginsAnywhere: true },
  relazioni: { columns: relationColumns, json: writeRelations, csv: writeRelationLines },
  citazioni: { columns: [...citationColumns, 'chiave'], json: allCitations.writeJson, csv: allCitations.writeCsv },
};

/** Acts whose text is loaded, then those that only relations name. */
function* writeActs(catalog: Catalog, _: Language, batch: LineBatch, first: number): Generator<LineBatch> {
  for (const rows of catalog.table.rowsFrom(first)) {
    batch.append(rows);
    if (batch.isFull) yield batch;
  }
}

async function* writeArticles(
  catalog: Catalog,
  _: Language,
  batch: LineBatch,
  first: number,
): AsyncGenerator<LineBatch> {
  const { counts } = catalog.facts;
  const begun = first < counts.articles ? catalog.text.articleAt(first) : { act: counts.acts, article: 0 };
  for (let { act } = begun; act < counts.acts; act++)
    for (const entry of (await catalog.record(act).articleEntries()).slice(act === begun.act ? begun.article : 0)) {
      for (const part of articleRow(catalog.eli(act), entry)) batch.append(part);
      batch.endLine();
      if (batch.isFull) yield batch;
    }
}

/** An article of an act as a row of the table, in parts. @param eli of the act */
export function articleRow(eli: string, entry: Buffer): Buffer[] {
  return [entry.subarray(0, -1), Buffer.from(`,"norma_eli":${JSON.stringify(eli)}}`)];
}

const opening = Buffer.from('{');
/** By list of {@link Catalog.relations}: how a row begins. */
const beginnings = {
  outgoing: Buffer.from('{"elenco":"modifica",'),
  otherOutgoing: Buffer.from('{"elenco":"altri_effetti",'),
} as const;

/** Each relation once, from the side of the act that it comes from. */
async function* writeRelations(catalog: Catalog, language: Language, batch: LineBatch): AsyncGenerator<LineBatch> {
  for await (const lists of catalog.relations(language))
    for (const { name, entries } of lists)
      for (const entry of entries()) {
        for (const part of relationRow(name, entry)) batch.append(part);
        batch.endLine();
        if (batch.isFull) yield batch;
      }
}

/** A relation of a list as a row of the table, in parts. */
export function relationRow(name: keyof typeof beginnings, entry: Buffer): Buffer[] {
  return [beginnings[name], entry.subarray(opening.length)];
}

/** By list: its name as the first cell, and the comma after it. */
const firstCells = { outgoing: Buffer.from('modifica,'), otherOutgoing: Buffer.from('altri_effetti,') } as const;

/** The same as CSV, from whole lists: cutting them into entries takes a tenth of the time. */
async function* writeRelationLines(catalog: Catalog, language: Language, batch: LineBatch): AsyncGenerator<LineBatch> {
  const lines = new CsvLines(relationColumns.slice(1));
  for await (const lists of catalog.relations(language))
    for (const { name, objects } of lists)
      for (const part of lines.parts(objects, firstCells[name])) {
        batch.append(part);
        if (batch.isFull) yield batch;
      }
}
