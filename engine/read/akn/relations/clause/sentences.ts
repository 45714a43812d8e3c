// The sentences of an amending unit, and which of its words state what is done to a place.
import { placesNamed } from './place/places-named.js';
import type { Place } from './place/place.js';
import type { Level } from './token/token.js';
import { tokenizeClause } from './token/tokens.js';

/** A place that is touched, and the quotations with which it is, by number. */
export interface Touched {
  to: Place;
  quotations?: { old: readonly number[]; brought: readonly number[] };
}

/** The end of a sentence: not behind `n. 163` or `art. 5`; the full stop may be one of the new words, `: «… .» L'articolo 5 …`. */
const sentenceEnd =
  /(?<=[a-z]{3}|[\d»])\.\s(?=[A-Z])|(?<=»)\s(?=(?:Il|Lo|La|Le|I|Gli|Al|Alla|Allo|Ai|Agli|Alle|Nel|Nella|Nello|Nei|Negli|Nelle|Dopo|Sono|E'|È|Con|A|Dal|Dalla)\s|(?:L|All|Dell|Nell|Dall)')/;

/** The sentences of a unit, its quotations masked. */
export function sentencesOf(printed: string): string[] {
  return printed.split(sentenceEnd);
}

/**
 * Which of several clauses state what is done to a place, by number: the one that has its quotations, else those that name it most closely;
 * none where none names it.
 */
export function whichState(clauses: readonly string[]): (touched: Touched) => number[] {
  let named: Place[][] | undefined;
  return ({ to: place, quotations }) => {
    // `… le parole «0» sono soppresse e, dal 1° gennaio 2032, le parole «1» sono soppresse`: of one place, by what is quoted.
    const quoting = new Set(
      [...(quotations?.old ?? []), ...(quotations?.brought ?? [])]
        .map((index) => clauses.findIndex((words) => words.includes(`«${index}»`)))
        .filter((found) => found !== -1),
    );
    if (quoting.size === 1) return [...quoting];
    named ??= clauses.map((words) => placesNamed(tokenizeClause(words.toLowerCase(), words)));
    const depths = named.map((places) => Math.max(-1, ...places.map((one) => depthOf(one, place))));
    const deepest = Math.max(...depths);
    return deepest < 0 ? [] : depths.flatMap((depth, i) => (depth === deepest ? i : []));
  };
}

const compared = ['act', 'annex', 'article', 'paragraph', 'point', 'number'] as const satisfies readonly Level[];

/** How much of a place words name, as the rank of its narrowest part; -1 where they name another one. */
function depthOf(named: Place, place: Place): number {
  let depth = -1;
  for (const [rank, level] of compared.entries()) {
    const [said, touched] = [named[level] ?? [], place[level] ?? []];
    if (said.length === 0 || (level === 'act' && touched.length === 0)) continue;
    // `dopo il comma 2 e' inserito il seguente: «2-bis …»`
    if (!touched.some((value) => said.includes(value) || said.includes(value.split('-', 1)[0]!))) return -1;
    depth = rank;
  }
  return depth;
}
