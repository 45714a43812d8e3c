// Long titles, cut between words.

/** @param max in characters, the ellipsis aside */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return `${text.slice(0, end > 0 ? end : max).replace(/[\s,;:.]+$/, '')}…`;
}
