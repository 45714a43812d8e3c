// Acts and articles of which a later act says that they are in force again.
import { parseEli } from '../../law/eli.js';
import type { Relation } from '../../law/relation.js';

/** `riprende vigore`, `rivive`, `torna in vigore`, `e' ripristinato` */
export const revives =
  /(?<!\bnon\s)(?:\briviv(?:e|ono)|\b(?:riprend|riacquist)(?:e|a|ono|ano)\s(?:vigore|efficacia)|torna(?:no)?\sin\svigore|(?:e'|è|sono)\sripristinat[oaie])\b/i;

/** The repealed places that acts bring back, in words or with new text for an article. */
export class RevivedPlaces {
  /** By the place, and by the act of which a part is brought back: the latest day of an act that says so. */
  readonly #days = new Map<string, string>();
  /** The latest day since which such an act has effect. */
  readonly #since = new Map<string, string>();

  constructor(relations: readonly Relation[]) {
    for (const { kind, nature, reach, from, to, dates, evidence } of relations) {
      const since = dates.effect ?? dates.force ?? dayOf(from.act);
      const isGiven = (kind === 'inserisce' || kind === 'sostituisce') && reach === 'articolo';
      const isSaid = kind === 'regola' && nature === 'vigenza' && evidence !== null && revives.test(evidence);
      if (isSaid) this.#bring(to.act, from.act, since);
      if ((isSaid || isGiven) && to.articleEli !== null) this.#bring(to.articleEli, from.act, since);
    }
  }

  #bring(place: string, by: string, since: string): void {
    const day = dayOf(by);
    if (day > (this.#days.get(place) ?? '')) this.#days.set(place, day);
    if (since > (this.#since.get(place) ?? '')) this.#since.set(place, since);
  }

  /** Whether a place that a text marks as repealed was brought back since. @param textDay the last day on which the text is known to stand */
  isGivenSince(place: string, textDay: string | null): boolean {
    return textDay !== null && (this.#since.get(place) ?? '') > textDay;
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
