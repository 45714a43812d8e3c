// The acts that most relations amend.
import { nameAct, sigla, type shapes } from '../../engine/index.js';
import type { Catalog } from '../questions/endpoint.js';
import type { Ask } from './ask.js';

export interface MostAmended {
  eli: string;
  sigla: string;
  title: string | null;
  name: string | undefined;
  /** How many relations amend it. */
  amendments: number;
}

/** Acts that are looked through: those of highest degree, of which an act with many amenders is always one. */
const candidates = 200;
const shown = 8;

/** Most amended first. */
export async function findMostAmended(catalog: Catalog, ask: Ask): Promise<MostAmended[]> {
  const { body } = await ask('graph', { max_nodi: String(candidates) });
  return (body as shapes.GraphAnswer).nodes
    .flatMap(({ id }) => {
      const act = catalog.find(id);
      const amendments = act === null ? 0 : catalog.record(act).relations('incoming').count;
      return amendments === 0 ? [] : [{ id, amendments }];
    })
    .sort((a, b) => b.amendments - a.amendments)
    .slice(0, shown)
    .map(({ id, amendments }) => {
      const { titolo, nome } = nameAct(catalog.cardOf(id));
      return { eli: id, sigla: sigla(id), title: titolo, name: nome, amendments };
    });
}
