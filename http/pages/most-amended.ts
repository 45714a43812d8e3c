// The acts that most relations amend.
import { nameAct, sigla, type ActId } from '../../engine/index.js';
import type { Catalog } from '../questions/endpoint.js';

export interface MostAmended {
  eli: string;
  sigla: string;
  title: string | null;
  name: string | undefined;
  /** Number of relations that amend it, without those whose kind no document states. */
  amendments: number;
}

const shown = 8;

/** Most amended first, of all acts that are known. */
export function findMostAmended(catalog: Catalog): MostAmended[] {
  const { acts, outside } = catalog.facts.counts;
  let most: { act: ActId; amendments: number }[] = [];
  for (let act = 0; act < acts + outside; act++) {
    // The number of all relations is an upper bound for those that amend an act, so few acts need to be opened.
    const least = most[shown - 1]?.amendments ?? 0;
    if (catalog.acts.relationCount(act) <= least) continue;
    const incoming = catalog.record(act).relations('incoming');
    // Relations whose kind no document states are counted apart, and are no amendments.
    const amendments = incoming.count - (incoming.byKind().altro ?? 0);
    if (amendments > least)
      most = [...most, { act, amendments }].sort((a, b) => b.amendments - a.amendments).slice(0, shown);
  }
  return most.map(({ act, amendments }) => {
    const eli = catalog.eli(act);
    const { titolo, nome } = nameAct(catalog.cardOf(eli));
    return { eli, sigla: sigla(eli), title: titolo, name: nome, amendments };
  });
}
