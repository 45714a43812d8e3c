// Ready-made packs that are wanted, from the catalogue and what the folder holds.
import type { CatalogueRow, Mode } from './api.js';
import { modes } from './api.js';
import type { Selection, Store } from './state.js';

/** A pack to fetch. */
export interface WantedCollection {
  name: string;
  mode: Mode;
  /** The catalogue's `dataCreazione` and `numeroAtti`. */
  made: string;
  acts: number;
  /** Why it is fetched, for people. */
  reason: string;
}

/** The rows of a selection, and the names that the catalogue lacks. */
export interface ChosenRows {
  rows: CatalogueRow[];
  unknown: Selection['collections'];
}

/** Chooses rows by name, in any case, and mode. */
export function chooseRows(catalogue: readonly CatalogueRow[], asked: Selection['collections']): ChosenRows {
  const fits = (row: CatalogueRow, { name, mode }: Selection['collections'][number]): boolean =>
    row.formatoCollezione === mode && (name === null || isSameName(row.nomeCollezione, name));
  const rows = catalogue.filter((row) => asked.some((one) => fits(row, one)));
  const unknown = asked.filter((one) => !catalogue.some((row) => fits(row, one)));
  return { rows, unknown };
}

/** The packs that are new, renewed or lost. */
export function wantedCollections(rows: readonly CatalogueRow[], store: Store): WantedCollection[] {
  return rows.flatMap((row) => {
    const { nomeCollezione: name, dataCreazione: made, numeroAtti: acts } = row;
    const mode = modes.find((known) => known === row.formatoCollezione);
    if (mode === undefined) return [];
    const held = store.collection(name, mode);
    const reason = held === undefined ? 'new' : reasonToRenew(held.made, made, store.isThere(held));
    return reason === null ? [] : [{ name, mode, made, acts, reason }];
  });
}

/** A pack of another day is another pack, whichever of the two days is the later one. */
function reasonToRenew(held: string, made: string, isThere: boolean): string | null {
  if (!isThere) return 'not on the disk';
  return held === made ? null : `made on ${made}, held of ${held}`;
}

export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
