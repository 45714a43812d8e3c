// The editors' marks in consolidated text: `((` new words `))`, and the numbers of update notes, `(96)`, `((29))`.

/**
 * Text without its `((` `))` marks. Only pairs that start at `((` are marks: `lettera a))` ends in two parentheses of its
 * own. Where more than two close, the inner ones are the text's (`((articolo 1 (bis)))`). A `((` alone on a line whose end
 * is missing is a mark too; a pair may span lines.
 */
export function stripMarks(text: string): string {
  const first = text.indexOf('((');
  if (first === -1) return text;
  const starts: number[] = [];
  const dropped = new Set<number>();
  let depth: number[] = [];
  for (let at = first; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 40) {
      if (text.charCodeAt(at + 1) === 40) {
        starts.push(at);
        depth.push(0);
        at++;
      } else if (depth.length > 0) depth[depth.length - 1]!++;
    } else if (code === 41 && depth.length > 0) {
      const inner = depth.length - 1;
      if (depth[inner]! > 0) depth[inner]!--;
      else if (text.charCodeAt(at + 1) === 41) {
        // Of `a)))` the first belongs to the point.
        while (text.charCodeAt(at + 2) === 41 && depth.length === 1) at++;
        const start = starts.pop()!;
        depth = depth.slice(0, -1);
        for (const position of [start, start + 1, at, at + 1]) dropped.add(position);
        at++;
      }
    }
  }
  for (const start of starts) {
    if (/(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, start - 20), start))) dropped.add(start).add(start + 1);
  }
  let clean = '';
  let from = 0;
  for (const position of [...dropped].sort((a, b) => a - b)) {
    clean += text.slice(from, position);
    from = position + 1;
  }
  return clean + text.slice(from);
}

const lastMarker = /(?:\(\(\s*\(?(\d{1,3}[a-z]?)\)?\s*\)\)|\((\d{1,3}[a-z]?)\))([\s.;,]{0,5})$/;
const onlyMarkers = /^(?:\s?\(\(\s?\(?\d{1,3}[a-z]?\)?\s?\)\)|\s?\(\d{1,3}[a-z]?\))+[\s.;,]*$/;

/**
 * A line without the numbers of update notes at its end: `((29))` always, a plain `(96)` where `isNote` knows it or
 * nothing else stands on the line. `((2020))` is a word of the law.
 */
export function stripMarkers(line: string, isNote: (number: string) => boolean): string {
  if (!line.includes(')', line.length - 5)) return line;
  if (onlyMarkers.test(line)) return '';
  let rest = line;
  for (;;) {
    const found = lastMarker.exec(rest.slice(-30));
    if (found === null || (found[1] === undefined && !isNote(found[2]!))) return rest;
    const before = rest.slice(0, rest.length - found[0].length).trimEnd();
    rest = /[.;,:]$/.test(before) ? before : before + found[3]!.trim();
  }
}
