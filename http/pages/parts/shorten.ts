// Shortens long titles at a space.

/** @param max in characters, the ellipsis aside */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  let end = space > 0 ? space : max;
  while (end > 1 && /[\s,;:.]/.test(text[end - 1]!)) end--;
  return `${text.slice(0, end)}…`;
}
