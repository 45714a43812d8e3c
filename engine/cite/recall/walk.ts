// A walk through the tokens of a text, and the citation that leads back to an act that was named on the way.
import type { Antecedents, Choice } from './antecedents.js';
import { emptyCitation, nowhere, type Citation } from '../citation/citation.js';
import { placed, type Found } from '../citation/found.js';
import type { Provision } from '../provision/provisions.js';
import { textBetween, type Tokens } from '../token/tokens.js';

/** The acts and sentences of a text so far. */
export interface Walk {
  tokens: Tokens;
  acts: Antecedents;
  /** Number of the sentence. */
  sentence: number;
  /** The sentence that last named a court, an office or what they issue: a number in it may be theirs. */
  official: number;
  last: Found | null;
  /** The citation that the last one is named for, as an act that amended it; `null` where it stands for itself. */
  amended: Found | null;
}

/** Tokens in a row. */
export interface Stretch {
  from: number;
  next: number;
}

/** The citation that leads back: to the one act chosen, or to the several that may be meant. */
export function recall(
  tokens: Tokens,
  { acts, rule, sure }: Choice,
  at: Stretch,
  words: Stretch,
  place: Provision | null,
): Found {
  const [start, end] = [tokens.start[at.from]!, tokens.end[at.next - 1]!];
  const recalled = { words: textBetween(tokens, words.from, words.next), rule };
  const [only] = acts;
  const citation: Citation =
    acts.length === 1 && only !== undefined && sure
      ? {
          ...only.citation,
          ...nowhere(),
          part: only.citation.method === 'nome' ? only.citation.part : null,
          start,
          end,
          recall: recalled,
        }
      : {
          ...emptyCitation('nome', start, end),
          recall: recalled,
          mayMean: acts.map((act) => ({ ...act.citation, ...nowhere() })),
        };
  return { citation: placed(citation, place), ...at, name: null, complete: true, led: place !== null };
}
