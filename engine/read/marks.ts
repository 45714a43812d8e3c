// The editors' marks in consolidated text: `((` new words `))`, and the numbers of update notes, `(96)`, `((29))`.

/**
 * Text without its `((` `))` marks. Only pairs that start at `((` are marks: `lettera a))` ends in two parentheses of its
 * own. Where more than two close, the inner ones are the text's (`((articolo 1 (bis)))`). A pair may span lines. An end that
 * lost its other one is a mark where no parenthesis of the text can stand: `((` before a word, `))` after a stop.
 */
export function stripMarks(text: string): string {
  const first = text.search(/\(\(|\)\)/);
  if (first === -1) return text;
  const starts: { at: number; inner: number }[] = [];
  const dropped: number[] = [];
  for (let at = first; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const open = starts.at(-1);
    if (code === opening) {
      if (text.charCodeAt(at + 1) === opening) starts.push({ at: at++, inner: 0 });
      else if (open !== undefined) open.inner++;
    } else if (code === closing) {
      const double = text.charCodeAt(at + 1) === closing;
      if (open !== undefined && open.inner > 0) open.inner--;
      else if (open !== undefined && double) {
        // In `a)))` the first parenthesis belongs to the point.
        while (text.charCodeAt(at + 2) === closing && starts.length === 1) at++;
        dropped.push(open.at, at++);
        starts.pop();
      } else if (double && /[.,;:\s]/.test(text[at - 1] ?? '\n')) dropped.push(at++);
    }
  }
  for (const { at } of starts) if (/^(?:\s|\p{L}{2}|$)/u.test(text.slice(at + 2, at + 4))) dropped.push(at);
  const pieces: string[] = [];
  let from = 0;
  for (const at of dropped.sort((a, b) => a - b)) {
    pieces.push(text.slice(from, at));
    from = at + 2;
  }
  return joinWithoutMarks([...pieces, text.slice(from)]);
}

const [opening, closing] = [40, 41];

/** Pieces of text between which marks stood, on end; words that only a mark kept apart (`Il((Ministro))`) stay apart. */
export function joinWithoutMarks(pieces: readonly string[]): string {
  let joined = '';
  let inWord = false;
  for (const piece of pieces) {
    if (piece === '') continue;
    joined += inWord && /^[\p{L}\d]/u.test(piece) ? ` ${piece}` : piece;
    inWord = /[\p{L}\d]$/u.test(piece.slice(-2));
  }
  return joined;
}

/** `(6) ((29)) (181a)` and a stop, at the end of a line. */
const lastMarkers = /\s?((?:\s?\(\(\s?\(?\d{1,3}[a-z]?\)?\s?\)\)|\s?\(\d{1,3}[a-z]?\))+)([\s.;,]{0,5})$/;

/**
 * A line without the numbers of update notes at its end: all after a full stop, `((29))` alone on the line, a plain `(96)` there
 * where the article has notes, several beside each other, and what `notes` names. `giorni ((30))` and `((2020))` are of the law.
 */
export function stripMarkers(line: string, notes: ReadonlySet<string>): string {
  if (!line.includes(')', line.length - 5)) return line;
  const found = lastMarkers.exec(line.slice(-150));
  if (found === null) return line;
  const before = line.slice(0, line.length - found[0].length).trimEnd();
  const numbers = found[1]!.match(/\d{1,3}[a-z]?/g)!;
  const isMarked = found[1]!.includes('((');
  const certain =
    numbers.length > 1 ||
    before.endsWith('.') ||
    (before === '' ? isMarked || notes.size > 0 : isMarked && /[^\p{L}]$/u.test(before));
  if (!certain && !numbers.some((number) => notes.has(number))) return line;
  return /[.;,:]$/.test(before) || before === '' ? before : before + found[2]!.trim();
}
