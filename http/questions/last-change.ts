// The day on which what is answered about an act last became another: `last-modified` says it.
import { formatEli, parseEli } from '../../engine/index.js';
import type { Catalog } from './endpoint.js';

/** @param eli of a known act, or of what belongs to it; `null` where the day is not known */
export function lastChange(catalog: Catalog, eli: string): string | null {
  const parts = parseEli(eli);
  const act = catalog.find(parts === null ? eli : formatEli({ ...parts, part: null, article: null, annex: null }));
  return act === null ? null : catalog.seen.lastChange(act);
}
