// The label in front of a line, and which label comes behind another one.
import { latinRank, latinSuffixes } from '../../../../../law/eli/article-number.js';
import { pointLetter } from '../../../../../law/eli/point-letter.js';

/** Latin suffixes that are no beginning of another word. */
export const suffixes = latinSuffixes.filter((suffix) => suffix.length > 2).join('|');

const labelPattern = new RegExp(
  String.raw`^\s{0,9}(?:(\d{1,4}|l)(?:[-\s]?(${suffixes}))?(?:\.\d{1,2})?(?:\.(?=\s|$|[A-Z(«"])|(?<=[a-z])(?=\s[A-Z]))|(${pointLetter})(?:[-\s](${suffixes}))?(?:\.\d{1,2})?\)|(\d{1,3})(?:[-\s](${suffixes}))?\))`,
);
export type Rank = 'paragraph' | 'point' | 'number';

/** `3-bis.` → paragraph 3, 2; `c)` → point 3, 0. */
export interface Label {
  rank: Rank;
  base: number;
  suffix: number;
}

/** The label that a line begins with, `null` for none. */
export function labelOf(line: string): Label | null {
  const found = labelPattern.exec(line);
  if (found === null) return null;
  const [, dotted, dottedSuffix, letter, letterSuffix, closed, closedSuffix] = found;
  const suffix = latinRank(dottedSuffix ?? letterSuffix ?? closedSuffix ?? '');
  if (dotted !== undefined) return { rank: 'paragraph', base: dotted === 'l' ? 1 : Number(dotted), suffix };
  if (letter !== undefined) return { rank: 'point', base: letterRank(letter), suffix };
  return { rank: 'number', base: Number(closed), suffix };
}

const italian = 'abcdefghilmnopqrstuvz';

/** `a` 1, `z` 21, `aa` 22; foreign letters between their neighbours. */
function letterRank(letter: string): number {
  const first = letter[0]!;
  const at = italian.indexOf(first);
  const foreign = { j: 9.2, k: 9.4, w: 20.2, x: 20.4, y: 20.6 }[first] ?? 0;
  return (letter.length - 1) * 21 + (at === -1 ? foreign : at + 1);
}

/** Whether a label comes next, or with a gap. */
export function follows(before: Label | null, { base, suffix }: Label, gap: number): boolean {
  if (before === null) return base <= 1;
  if (base === before.base) return suffix > before.suffix && suffix <= before.suffix + 3;
  return base > before.base && base <= before.base + gap && suffix <= 3;
}
