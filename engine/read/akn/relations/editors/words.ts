// The words by which the portal's editors, and the statutes they quote, name what an amendment does.
import { relationKinds, type RelationKind } from '../../../../law/relation.js';
import { kindTable } from '../../../../law/relation-kinds.js';

const kindOfExactNoun = new Map<string, RelationKind>(
  relationKinds.flatMap((kind) => kindTable[kind].nouns.map((noun) => [noun, kind] as const)),
);
const participle = new RegExp(
  // `sono abrogate`, `e' cosi' modificato`, `s'intendono prorogati`, `si ha per convertito`
  String.raw`(?:\b(?:e'|e|sono|siano|sia|essere|resta|restano|rimane|rimangono|viene|vengono|intende|intendono|si ha per|si hanno per)|è)\s(?:[a-z']{1,15}\s){0,2}?(` +
    relationKinds.flatMap((kind) => kindTable[kind].participles as readonly string[]).join('|') +
    String.raw`)[oaie]\b`,
  'g',
);
const kindOfParticiple = new Map<string, RelationKind>(
  relationKinds.flatMap((kind) =>
    (kindTable[kind].participles as readonly string[]).map((stem) => [stem, kind] as const),
  ),
);

/** The kind that a noun names, up to two slips of the pen (`modiifca`, `introuduzione`), or `null`. Lower case. */
export function kindOfNoun(word: string): RelationKind | null {
  const exact = kindOfExactNoun.get(word);
  if (exact !== undefined) return exact;
  if (word.length < 6 || word.length > 20) return null;
  let best: RelationKind | null = null;
  let least = word.length < 9 ? 2 : 3;
  for (const [noun, kind] of kindOfExactNoun) {
    const slips = noun[0] === word[0] ? slipsBetween(noun, word, least) : least;
    if (slips < least) [best, least] = [kind, slips];
  }
  return best;
}

/**
 * The kind of quoted law by its first main verb in the passive; `altro` where none is an amendment.
 * `convertito con modificazioni` has no auxiliary before it and says nothing.
 */
export function kindOfQuotation(text: string): RelationKind {
  participle.lastIndex = 0;
  const found = participle.exec(text.slice(0, 20_000).toLowerCase());
  return (found && kindOfParticiple.get(found[1]!)) ?? 'altro';
}

/** Insertions, deletions, substitutions and swaps of neighbours between two words; at most `limit`. */
function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let [before, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, previous] = [previous, row];
  }
  return Math.min(limit, previous[b.length]!);
}
