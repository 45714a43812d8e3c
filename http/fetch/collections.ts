// Ready-made packs that are wanted, from the catalogue and what the folder holds.
import type { CatalogueRow, Mode } from './api.js';
import { modes } from './api.js';
import { FetchError } from './fault.js';
import type { HeldCollection, Selection, Store } from './state.js';

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

/** The packs that the portal offers. */
export interface Catalogue {
  rows: CatalogueRow[];
  /** Packs whose rows could not be read: they are there. */
  odd: { name: string; mode: string }[];
}

/** The rows of a selection, and the names that the catalogue lacks. */
export interface ChosenRows {
  rows: CatalogueRow[];
  unknown: Selection['collections'];
}

/** Chooses rows by name, in any case, and mode. */
export function chooseRows({ rows: all, odd }: Catalogue, asked: Selection['collections']): ChosenRows {
  const fits = (row: CatalogueRow, { name, mode }: Selection['collections'][number]): boolean =>
    row.formatoCollezione === mode && (name === null || isSameName(row.nomeCollezione, name));
  const rows = all.filter((row) => asked.some((one) => fits(row, one)));
  const isOdd = ({ name }: { name: string | null }): boolean =>
    name !== null && odd.some((one) => isSameName(one.name, name));
  const unknown = asked.filter((one) => !all.some((row) => fits(row, one)) && !isOdd(one));
  return { rows, unknown };
}

/**
 * The packs that are new, renewed or lost.
 * @param today a pack that is held of a later day has a wrong one
 * @param say called with a line for each that the catalogue offers in an older edition than the one that is held
 */
export function wantedCollections(
  rows: readonly CatalogueRow[],
  store: Store,
  today: string,
  say: (line: string) => void,
): WantedCollection[] {
  return rows.flatMap((row) => {
    const { nomeCollezione: name, dataCreazione: made, numeroAtti: acts } = row;
    const mode = modes.find((known) => known === row.formatoCollezione);
    if (mode === undefined) return [];
    const held = store.collection(name, mode);
    if (held !== undefined && store.isThere(held) && isDay(made) && made < held.made && held.made <= today) {
      say(`${name} (${mode}): made on ${made} by the catalogue, held of ${held.made}: the later one is kept`);
      return [];
    }
    const reason = held === undefined ? 'new' : reasonToRenew(held.made, made, store.isThere(held));
    return reason === null ? [] : [{ name, mode, made, acts, reason }];
  });
}

/**
 * The packs of the folder that have left the catalogue.
 * @throws {FetchError} where these are most of them: such a catalogue is a fault
 */
export function goneCollections({ rows, odd }: Catalogue, store: Store): HeldCollection[] {
  const { collections } = store.state;
  const isThere = ({ name, mode }: HeldCollection): boolean =>
    rows.some((row) => row.nomeCollezione === name && row.formatoCollezione === mode) ||
    odd.some((one) => one.name === name || one.name === '');
  const gone = collections.filter((held) => !isThere(held));
  if (gone.length <= 1 || gone.length * 2 <= collections.length) return gone;
  throw new FetchError(
    `the catalogue: ${gone.length} of the ${collections.length} collections that are held are not in it: it is not believed, and all is kept`,
  );
}

function reasonToRenew(held: string, made: string, isThere: boolean): string | null {
  if (!isThere) return 'not on the disk, or damaged there';
  return held === made ? null : `made on ${made}, held of ${held}`;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Advice for a name that the catalogue lacks in a mode. */
export function adviceOn(name: string | null, catalogue: Catalogue): string {
  const others = modes.filter((other) => chooseRows(catalogue, [{ name, mode: other }]).rows.length > 0);
  if (others.length > 0) return `only in ${others.join(' and ')}: choose with --versioni`;
  return 'no such collection: legami fetch --list shows those that there are';
}

/** A line about a pack that would be fetched. */
export function describeCollection({ name, mode, acts, made, reason }: WantedCollection, store: Store): string {
  const bytes = store.collection(name, mode)?.bytes;
  const size = bytes === undefined ? '' : `, ${(bytes / 1e6).toFixed(1)} MB the last time`;
  return `${name} (${mode}): ${acts} acts of ${made}${size}: ${reason}`;
}
