// The acts of the corpus by type and year, as people browse them.
import { parseEli } from '../law/eli.js';
import type { Steps } from '../steps.js';
import type { ActId } from './acts.js';

/** Acts by year; those of every type under the empty name. */
export class ActsByYear {
  readonly #years = new Map<string, Map<number, ActId[]>>();

  /** @param count acts of the corpus, in the order of the list */
  static *open(count: number, eliOf: (act: ActId) => string): Steps<ActsByYear> {
    const index = new ActsByYear();
    for (let act = 0; act < count; act++) {
      const parts = parseEli(eliOf(act));
      if (parts !== null) {
        index.#add('', Number(parts.year), act);
        index.#add(parts.type, Number(parts.year), act);
      }
      if (act % 100 === 0) yield;
    }
    return index;
  }

  /** Years with the number of their acts, newest first. @param type ELI type, or empty for all */
  years(type: string): { year: number; count: number }[] {
    const years = [...(this.#years.get(type) ?? [])].map(([year, acts]) => ({ year, count: acts.length }));
    return years.sort((a, b) => b.year - a.year);
  }

  /** The acts of a year, in the order of the list. */
  acts(type: string, year: number): readonly ActId[] {
    return this.#years.get(type)?.get(year) ?? [];
  }

  #add(type: string, year: number, act: ActId): void {
    const years = this.#years.get(type) ?? new Map<number, ActId[]>();
    this.#years.set(type, years);
    const acts = years.get(year);
    if (acts === undefined) years.set(year, [act]);
    else acts.push(act);
  }
}
