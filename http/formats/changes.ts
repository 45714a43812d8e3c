// Changes of the tables under `/dati` since a day, row by row: never held in memory.
import { nextTurn, type Catalog, type Language, type RowChange, type SeenTable } from '../../engine/index.js';
import { describeCitation } from '../questions/citazioni.js';
import type { LineBatch } from './line-batch.js';
import { articleRow, relationRow, type Whole } from './whole.js';

/** Acts that are looked through before others get a turn. */
const stepActs = 1_000;

/** The changes since a day as a table. @param day of `visto_il`, on or after the first one of which all is known */
export function changesSince(day: string): Whole {
  return { columns: [], json: (catalog, language, batch) => writeChanges(catalog, language, batch, day) };
}

async function* writeChanges(
  catalog: Catalog,
  language: Language,
  batch: LineBatch,
  day: string,
): AsyncGenerator<LineBatch> {
  // Before the others: a key may have come back.
  for (const { table, key, day: gone } of catalog.seen.gone(day)) {
    const row = { visto_il: gone, azione: 'tolto', tabella: table, chiave: key, riga: null };
    batch.appendText(JSON.stringify(row));
    batch.endLine();
    if (batch.isFull) yield batch;
  }
  for (const rowsOf of [actRow, articleRows, relationRows, citationRows]) {
    const { acts, outside } = catalog.facts.counts;
    const count = rowsOf === relationRows ? acts + outside : acts;
    for (let act = 0; act < count; act++) {
      for (const { table, key, change, row } of await rowsOf({ catalog, language, act, day })) {
        const head = { visto_il: change.day, azione: change.isNew ? 'nuovo' : 'cambiato', tabella: table, chiave: key };
        batch.appendText(`${JSON.stringify(head).slice(0, -1)},"riga":`);
        for (const part of row) batch.append(part);
        batch.appendText('}');
        batch.endLine();
        if (batch.isFull) yield batch;
      }
      if (act % stepActs === stepActs - 1) await nextTurn();
    }
  }
}

/** An act, and the day since which its rows are asked for. */
interface Asked {
  catalog: Catalog;
  language: Language;
  act: number;
  day: string;
}

/** A row that became another: as its table has it. */
interface ChangedRow {
  table: SeenTable;
  key: string;
  change: RowChange;
  row: readonly Buffer[];
}

function actRow({ catalog, act, day }: Asked): ChangedRow[] {
  const change = catalog.seen.changeSince('norme', act, day);
  return change === null ? [] : [{ table: 'norme', key: catalog.eli(act), change, row: [catalog.table.row(act)] }];
}

async function articleRows({ catalog, act, day }: Asked): Promise<ChangedRow[]> {
  const changes = changesIn(catalog, 'articoli', catalog.articlesOf(act), day);
  if (changes === null) return [];
  const record = catalog.record(act);
  const entries = await record.articleEntries();
  return entries.flatMap((entry, i): ChangedRow[] => {
    const change = changes[i];
    const key = catalog.eli(act) + record.articleKey(i);
    return change ? [{ table: 'articoli', key, change, row: articleRow(catalog.eli(act), entry) }] : [];
  });
}

function relationRows({ catalog, language, act, day }: Asked): ChangedRow[] {
  const { seen } = catalog;
  const changes = changesIn(catalog, 'relazioni', [seen.firstRelation(act), seen.firstRelation(act + 1)], day);
  if (changes === null) return [];
  const record = catalog.record(act);
  const rows = (['outgoing', 'otherOutgoing'] as const).flatMap((name) =>
    record
      .relations(name)
      .entries(language)
      .map((entry) => ({ name, entry })),
  );
  return rows.flatMap(({ name, entry }, i): ChangedRow[] => {
    const change = changes[i];
    const key = /^\{"id":"([^"]*)"/.exec(entry.toString('utf8', 0, 100))?.[1] ?? '';
    return change ? [{ table: 'relazioni', key, change, row: relationRow(name, entry) }] : [];
  });
}

function citationRows({ catalog, act, day }: Asked): ChangedRow[] {
  const { seen, citations } = catalog;
  const [first, end] = [seen.firstCitation(act), seen.firstCitation(act + 1)];
  const changes = changesIn(catalog, 'citazioni', [first, end], day);
  if (changes === null) return [];
  const keys = seen.citationKeys(first, end - first);
  const list = citations.from(...catalog.articlesOf(act));
  return changes.flatMap((change, i): ChangedRow[] => {
    if (change === null) return [];
    const chiave = keys[i]!;
    const row = Buffer.from(JSON.stringify({ ...describeCitation(catalog, list.at(i)), chiave }));
    return [{ table: 'citazioni', key: chiave, change, row: [row] }];
  });
}

/** The change of each of some rows; `null` where none of them changed. */
function changesIn(
  { seen }: Catalog,
  table: SeenTable,
  [start, end]: readonly [number, number],
  day: string,
): (RowChange | null)[] | null {
  const changes = Array.from({ length: end - start }, (_, i) => seen.changeSince(table, start + i, day));
  return changes.some((change) => change !== null) ? changes : null;
}
