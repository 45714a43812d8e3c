// The act that words mean which recall one, where the words before them name several: `2. All'articolo 9 della medesima legge …`.
import type { Place } from './place/place.js';
import type { Unit } from './unit/outline.js';
import { recallsAct } from './unit/recalled-act.js';

/**
 * The only act that a unit amends, behind `l'articolo 8 della legge …, come modificato dal decreto-legge …, e' sostituito`: `la medesima
 * legge` is that law; `null` where it is of another type, or none is the only one.
 * @param found what the units read so far do
 * @param recalling the words that recall it, in lower case
 */
export function amendedIn(found: readonly { act: string; unit: Unit }[], unit: Unit, recalling: string): Place | null {
  const acts = new Set(found.flatMap((one) => (one.unit === unit || unit.children.includes(one.unit) ? one.act : [])));
  const [act] = acts;
  const words = recallsAct.exec(recalling)?.[0];
  if (act === undefined || acts.size > 1 || words === undefined) return null;
  const type = /regio/.test(words)
    ? '/regio-'
    : /decreto/.test(words)
      ? 'decreto'
      : /legge/.test(words)
        ? '/it/legge/'
        : null;
  return type !== null && act.includes(type) ? { act: [act] } : null;
}
