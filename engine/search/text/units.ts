// Words of one stem that a corpus uses apart: `licenza` and `licenziamento` have a stem, and different neighbours.
import { stemWord } from '../stem.js';

/**
 * The forms of a folded word that differ by number and gender alone are a unit, with the adverb that is made of them: `licenza` and `licenze`
 * are `licenz`, `licenziamento` and `licenziamenti` are `licenziament`, `rapido` and `rapidamente` are `rapid`.
 */
export const unitOf = (word: string): string =>
  word
    .replace(/(?<=.{3})mente$/, '')
    .replace(/([cg])h([ei])$/, '$1$2')
    .replace(/[aeio]{1,4}$/, '');

/** Pairs of units of one stem, by stem. */
export type ApartUnits = ReadonlyMap<string, readonly (readonly [string, string])[]>;

/** Pairs as a section of a snapshot: a line each, `licenz licenz licenziament`. */
export const formatApart = (apart: ApartUnits): string =>
  [...apart].flatMap(([stem, pairs]) => pairs.map((pair) => `${stem} ${pair.join(' ')}\n`)).join('');

/** Reads what {@link formatApart} wrote. */
export function parseApart(lines: string): ApartUnits {
  const apart = new Map<string, (readonly [string, string])[]>();
  for (const line of lines.split('\n').slice(0, -1)) {
    const [stem, first, second] = line.split(' ') as [string, string, string];
    apart.set(stem, [...(apart.get(stem) ?? []), [first, second]]);
  }
  return apart;
}

/** The unit of a word, and whether a form of the same stem is used as it is. */
interface Use {
  unit: string;
  isLike: (form: string) => boolean;
}

/**
 * How a word of a stem is used. A unit too rare to be known counts as the known unit with which it
 * has most letters in common, `licenziato` as `licenziament`; where two units share equally many, nothing is parted.
 * @returns `null` where the stem parts no words from this one
 */
export function usedAs(apart: ApartUnits, stem: string, word: string): Use | null {
  const pairs = apart.get(stem);
  if (pairs === undefined) return null;
  const known = [...new Set(pairs.flat())];
  const unit = nearest(known, unitOf(word));
  const others = new Set(pairs.flatMap(([a, b]) => (a === unit ? b : b === unit ? a : [])));
  if (unit === null) return null;
  return { unit, isLike: (form) => stemWord(form) === stem && !others.has(nearest(known, unitOf(form)) ?? '') };
}

function nearest(known: readonly string[], unit: string): string | null {
  if (known.includes(unit)) return unit;
  const shared = known.map((one) => sharedLetters(one, unit));
  const most = Math.max(...shared);
  const best = known.filter((_, i) => shared[i] === most);
  return best.length === 1 ? best[0]! : null;
}

function sharedLetters(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared;
}
