// The text that an article would have with the operations of one act applied: only where each has exactly one place.
import { editsOf, type Miss, type SpelledWording } from './apply.js';
import { amendedText, isOfArticle, type ArticleText } from './prove.js';

/** Why a text cannot be made: `whole` an operation on the whole article, `wide` words outside the place that is named, `meet` two at one place. */
export type NotMade = Miss | 'whole' | 'wide' | 'meet';

/**
 * Applies all operations of an act on an article to the text before it.
 * @param wordings at least one
 * @returns the text, or why it cannot be made and the index of the first operation that stands in the way
 */
export function textToCome(
  wordings: readonly SpelledWording[],
  before: ArticleText,
): { text: ArticleText } | { not: NotMade; at: number } {
  for (const [at, wording] of wordings.entries()) {
    if (isOfArticle(wording)) return { not: 'whole', at };
    const found = editsOf(wording, (wording.to.isHeading ? before.heading : before.text) ?? '');
    if (typeof found === 'string') return { not: found, at };
    if (found.isWide) return { not: 'wide', at };
  }
  const text = amendedText(wordings, before);
  return text === null ? { not: 'meet', at: 0 } : { text: { ...text, text: withoutGaps(text.text) } };
}

/** A text without the empty lines and blanks that stay behind where units and periods go. */
function withoutGaps(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split(' ').filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n');
}
