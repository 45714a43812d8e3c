// `la lettera «e»`: a letter in quotation marks, which may be a point or a word of the text.
import type { Token } from '../token/token.js';

const letter = /^\s?([a-z]{1,2})\)?[,;.]?\s?$/;

/**
 * Settles what `la lettera «0»` means: the point of that letter where the mark or the new text has its label (`«b)»`, `«b) …»`), else words:
 * `dopo le parole «persone fisiche», la lettera «e» e' sostituita dalla seguente: «,»`.
 */
export function withQuotedLetters(tokens: readonly Token[], quotations: readonly string[]): readonly Token[] {
  if (!tokens.some((_, i) => quotedLetter(tokens, quotations, i) !== null)) return tokens;
  return tokens.flatMap((token, i): Token[] => {
    const label = quotedLetter(tokens, quotations, i);
    if (label !== null && token.type === 'place')
      return [label === '' ? { ...token, level: 'words' } : { ...token, values: [label] }];
    const before = quotedLetter(tokens, quotations, i - 1);
    return before === null || before === '' ? [token] : [];
  });
}

/** The point that a place with a quotation behind it names; `''` where that is a word, `null` where no letter is quoted. */
function quotedLetter(tokens: readonly Token[], quotations: readonly string[], at: number): string | null {
  const [place, quotation] = tokens.slice(Math.max(0, at), at + 2);
  if (at < 0 || place?.type !== 'place' || place.level !== 'point' || place.values.length > 0 || place.isNew)
    return null;
  if (quotation?.type !== 'quotation') return null;
  const quoted = quotations[quotation.index] ?? '';
  const [, value] = letter.exec(quoted) ?? [];
  if (value === undefined) return null;
  const next = tokens.slice(at + 2).find(({ type }) => type === 'quotation');
  const fresh = next?.type === 'quotation' ? (quotations[next.index] ?? '') : '';
  return quoted.includes(')') || fresh.trimStart().startsWith(`${value})`) ? value : '';
}
