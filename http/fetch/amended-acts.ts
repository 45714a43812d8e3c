// Acts of collections that were amended after their pack was made: each is exported by itself until a newer pack has it.
import { markOf, type Amendments } from './amendments.js';
import { modes, type ActRow, type Criteria, type Mode } from './api.js';
import type { Export } from './jobs.js';
import { keyOf } from './pack.js';
import type { PackIndex } from './pack-index.js';
import type { HeldAct, HeldSlice, Store } from './state.js';

/** An export of one act. */
export interface WantedAct extends Export {
  row: ActRow;
  key: string;
  /** The amendment that it should have. */
  amended: string;
  /** Why it is fetched, for people. */
  reason: string;
}

/** The amended acts whose collection is older than the amendment, less those whose export has it. */
export function wantedActs(amendments: Amendments, store: Store, index: PackIndex): WantedAct[] {
  const wanted = new Map<string, WantedAct>();
  for (const row of amendments.rows) {
    const key = keyOf(row);
    const amended = markOf(row);
    // Texts as published do not change.
    for (const mode of modes.filter((one) => one !== 'O')) {
      const made = index.madeOf(key, mode);
      if (made === null || store.state.slices.some((held) => isOfSlice(row, held, mode))) continue;
      const day = row.dataUltimaModifica;
      if (day !== null && day < made) continue;
      const held = store.state.acts.find((one) => one.key === key && one.mode === mode);
      if (held !== undefined && held.amended === amended && store.isThere(held)) continue;
      const reason = `amended on ${day ?? 'an unknown day'}, held of ${held?.exported ?? made}`;
      const name = `${row.denominazioneAtto} ${row.annoProvvedimento} n. ${row.numeroProvvedimento ?? '?'} (${mode})`;
      wanted.set(`${key} ${mode}`, { row, key, amended, reason, name, mode, criteria: criteriaOf(row) });
    }
  }
  return [...wanted.values()];
}

/** Exports that a collection made later holds as well. */
export function isNeedless({ key, mode, exported }: HeldAct, index: PackIndex): boolean {
  const made = index.madeOf(key, mode);
  return made !== null && made > exported;
}

function isOfSlice(row: ActRow, held: HeldSlice, mode: Mode): boolean {
  return (
    held.mode === mode &&
    held.documents > 0 &&
    held.type.toUpperCase() === row.denominazioneAtto.toUpperCase() &&
    held.year === Number(row.annoProvvedimento) &&
    (held.month === null || held.month === Number(row.meseProvvedimento))
  );
}

/** As narrow as the row allows: what a number alone means may be several acts. */
function criteriaOf(row: ActRow): Criteria {
  const [month, day, number] = [row.meseProvvedimento, row.giornoProvvedimento, row.numeroProvvedimento].map(Number);
  return {
    denominazioneAtto: row.denominazioneAtto,
    annoProvvedimento: Number(row.annoProvvedimento),
    ...(month! > 0 ? { meseProvvedimento: month! } : {}),
    ...(day! > 0 ? { giornoProvvedimento: day! } : {}),
    ...(number! > 0 ? { numeroProvvedimento: number! } : {}),
  };
}
