// Operations of amending clauses on words: which words go, which come, and where. Words are places in the amending text, never copies.
import type { Reach, RelationKind } from './relation.js';

/** What is done, as on the wire. */
export const actions = ['sostituisce', 'inserisce', 'sopprime', 'aggiunge', 'abroga', 'premette'] as const;
export type Action = (typeof actions)[number];

/** Where new words go, as on the wire. */
export const positions = ['al-posto', 'dopo', 'prima', 'in-fine', 'all-inizio', 'ovunque'] as const;
export type WordPosition = (typeof positions)[number];

/** Up to where words go that have no last ones: the end of the place, or of the period that they stand in. */
export const ends = ['fine', 'periodo'] as const;
export type WordsEnd = (typeof ends)[number];

/** A stretch of a text: `text.slice(start, end)`. */
export interface Stretch {
  start: number;
  end: number;
}

/** A place in the amended act, as far as the words name it. */
export interface WordPlace {
  act: string;
  /** Name of the annex that its articles are in, or that is meant itself. */
  part: string | null;
  article: string | null;
  /** Name of the division, within the wider ones that the words name, where no article is meant: `Titolo II, Capo I`. */
  division?: string;
  isHeading: boolean;
  paragraphs: readonly string[];
  points: readonly string[];
  numbers: readonly string[];
  /** Ordinals of periods: `2`, `ultimo`. */
  sentences: readonly string[];
}

/** One operation on words. */
export interface Wording {
  /** The amending provision. */
  from: {
    /** ELI suffix of the article or annex: `/art/3`. */
    key: string;
    paragraph: string | null;
    point: string | null;
  };
  to: WordPlace;
  kind: RelationKind;
  reach: Reach | null;
  action: Action;
  position: WordPosition;
  /** The words that go; `null` where a place goes whole, or nothing does. */
  old: Stretch | null;
  /** `le parole da «…» a «…»`: the last words of what goes, or `fine` for all up to the end of the place, `periodo` for that of the period that they stand in. */
  until: Stretch | WordsEnd | null;
  brought: Stretch | null;
  anchor: Stretch | null;
  /** The paragraph, point or period that new text stands before or after. */
  beside: WordPlace | null;
  /** Whether every word that it needs could be read. */
  isWhole: boolean;
}
