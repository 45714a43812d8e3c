// Reads the words of titles and names for one query: which of its groups they have, and how closely.
import type { TitleIndex } from './index.js';
import type { Group, KnownTerm, TitleQuery } from './terms.js';

/** How closely an entry matches; lower is better. */
export const Tier = {
  /** The words are a name of the act. */
  called: 0,
  /** They are a name but for function words; or its number, alone or with its type or year. */
  named: 1,
  /** They follow one another in the title or in a name as written. */
  phrase: 2,
  /** The last one is only begun. */
  begun: 3,
  /** They follow one another in other forms. */
  inflected: 4,
  apart: 5,
} as const;

/** The groups that a word belongs to, a bit each, by the way in which it does. */
interface Meaning {
  written: number;
  begun: number;
  alike: number;
  /** As type, year or number; and as number. */
  sigla: number;
  number: number;
}

const noMeaning: Meaning = { written: 0, begun: 0, alike: 0, sigla: 0, number: 0 };

type Phrase = NonNullable<KnownTerm['phrase']>;

export class TitleReader {
  readonly #groups: readonly Group[];
  readonly #excluded: Group;
  readonly #means = new Map<number, Meaning>();
  readonly #phrases: readonly { bit: number; phrase: Phrase }[];
  /** All groups. */
  readonly full: number;

  constructor(
    private readonly index: TitleIndex,
    { required, excluded }: TitleQuery,
  ) {
    this.#groups = required;
    this.#excluded = excluded;
    this.full = 2 ** required.length - 1;
    const add = (codes: readonly number[], kind: keyof Meaning, group: number): void => {
      for (const code of codes) {
        const known = this.#means.get(code) ?? { ...noMeaning };
        known[kind] |= 1 << group;
        this.#means.set(code, known);
      }
    };
    for (const [group, terms] of required.entries())
      for (const { whole, begun, alike, typeOrYear, number } of terms) {
        add(whole, 'written', group);
        add(begun, 'begun', group);
        add(alike, 'alike', group);
        add([...typeOrYear, ...number], 'sigla', group);
        add(number, 'number', group);
      }
    this.#phrases = required.flatMap((terms, i) =>
      terms.flatMap(({ phrase }) => (phrase === null ? [] : { bit: 2 ** i, phrase })),
    );
  }

  /** The groups that an act has in its title and names, or a name by itself; `null` where it has what it must not have. */
  groupsOf(entry: number): number | null {
    let has = this.#groupsIn(entry);
    for (const name of this.index.namesOf(entry)) has |= this.#groupsIn(name);
    if (this.#excluded.length === 0) return has;
    return [entry, ...this.index.namesOf(entry)].some((one) => this.#isExcluded(one)) ? null : has;
  }

  #groupsIn(entry: number): number {
    let has = 0;
    for (const code of this.index.wordsOf(entry)) {
      const meaning = this.#means.get(code);
      if (meaning !== undefined) has |= meaning.written | meaning.begun | meaning.alike | meaning.sigla;
    }
    for (const { bit, phrase } of this.#phrases) if (hasPhrase(this.index, entry, phrase)) has |= bit;
    return has;
  }

  #isExcluded(entry: number): boolean {
    return this.#excluded.some(({ whole, phrase }) =>
      phrase === null ? this.index.wordsOf(entry).includes(whole[0] ?? -1) : hasPhrase(this.index, entry, phrase),
    );
  }

  /** The tier of a title or a name that has all the groups. */
  tierOf(entry: number): number {
    const { functionCodes } = this.index;
    const { length } = this.#groups;
    const meanings: (Meaning | undefined)[] = [];
    let ofSigla = 0;
    let numbers = 0;
    for (const code of this.index.wordsOf(entry)) {
      const meaning = this.#means.get(code);
      if (meaning !== undefined) {
        ofSigla |= meaning.sigla;
        numbers |= meaning.number;
      }
      if (!functionCodes.has(code) || meaning !== undefined) meanings.push(meaning);
    }
    if (ofSigla === this.full && numbers > 0) return Tier.named;
    let best: number = Tier.apart;
    for (let from = 0; from + length <= meanings.length && best > Tier.phrase; from++) {
      let tier: number = Tier.phrase;
      for (let i = 0; i < length && tier < best; i++) {
        const { written, begun, alike } = meanings[from + i] ?? noMeaning;
        const bit = 1 << i;
        if (written & bit) continue;
        tier = Math.max(tier, begun & bit ? Tier.begun : alike & bit ? Tier.inflected : Tier.apart);
      }
      best = Math.min(best, tier);
    }
    return best;
  }
}

/** Whether an entry has the words of a phrase at their places, whatever stands for its function words. */
function hasPhrase(index: TitleIndex, entry: number, phrase: Phrase): boolean {
  const words = index.wordsOf(entry);
  return words.some((_, from) => phrase.every(({ code, offset }) => words[from + offset] === code));
}
