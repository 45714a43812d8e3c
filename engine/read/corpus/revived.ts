// Acts and articles of which a later act says that they are in force again.
import { parseEli } from '../../law/eli.js';
import type { Relation } from '../../law/relation.js';

/** `riprende vigore`, `rivive`, `torna in vigore` */
const revives =
  /(?<!\bnon\s)(?:\briviv(?:e|ono)|\b(?:riprend|riacquist)(?:e|a|ono|ano)\s(?:vigore|efficacia)|torna(?:no)?\sin\svigore)\b/i;

/** The repealed places that acts bring back. */
export class RevivedPlaces {
  /** By the place, and by the act of which a part is brought back: the latest day of an act that says so. */
  readonly #days = new Map<string, string>();

  constructor(relations: readonly Relation[]) {
    for (const { kind, nature, from, to, evidence } of relations) {
      if (kind !== 'regola' || nature !== 'vigenza' || evidence === null || !revives.test(evidence)) continue;
      const day = dayOf(from.act);
      for (const place of [to.articleEli ?? to.act, to.act])
        if (day > (this.#days.get(place) ?? '')) this.#days.set(place, day);
    }
  }

  /** Whether a place is in force again, at least in part, after what a relation did to it. */
  isBroughtBack(place: string, { from }: Relation): boolean {
    const day = this.#days.get(place);
    return day !== undefined && dayOf(from.act) < day;
  }
}

function dayOf(act: string): string {
  return parseEli(act)?.date ?? '';
}
