// The words around a quotation, which say what it is.

/** Characters around a quotation that say what it is. */
export const near = 160;

/** The words before and behind a quotation. */
export function around(masked: string, index: number): [before: string, behind: string] {
  const token = `«${index}»`;
  const at = masked.indexOf(token);
  if (at === -1) return ['', ''];
  return [masked.slice(Math.max(0, at - near), at), masked.slice(at + token.length, at + token.length + near)];
}

/** The words since the quotation or clause before. */
export function leadOf(masked: string, index: number): string {
  const [before] = around(masked, index);
  return before.slice(Math.max(before.lastIndexOf('»'), before.lastIndexOf(';')) + 1);
}
