// Update notes of the editors, apart from the law.
import { stripMarks } from '../marks.js';

/** Lines of law, and the notes that followed them, one string each (`AGGIORNAMENTO (96)`, then what it says). */
export interface SplitLines {
  law: string[];
  notes: string[];
}

/** Also misspelt: `AGGIORAMENTO (14)` in L. 241/1990 art. 2; on the line of its dashes where a document lost its line breaks. */
const header =
  /^(?:[-_=–—*]{3,}\s?)?(?:\(\(\s?)?(?:AGGIO[A-Z]{2,10}(?:TO|TI)\s{0,3}(?:\(|$|[Nn]\.?\s?\d)|Aggiornament[oi]\s{0,3}\(\d{1,3}[a-z]?\)$|Nota redazionale$)/;
const rule = /^[-_=–—*]{3,}$/;

/**
 * Splits the lines of one paragraph: from the first header (`AGGIORNAMENTO (n)`, mostly after a line of dashes) all is
 * note, also where it stands in the last comma itself (D.P.R. 447/1988 art. 303).
 */
export function splitNotes(lines: readonly string[]): SplitLines {
  const start = lines.findIndex((line, i) => opensNote(line, lines[i - 1]));
  if (start === -1) return { law: [...lines], notes: [] };
  const law = lines.slice(0, start);
  dropRules(law);
  const notes: string[][] = [];
  for (const line of lines.slice(start)) {
    if (header.test(line)) notes.push([line.replace(/^[-_=–—*]{3,}\s?/, '')]);
    else if (!rule.test(line)) notes.at(-1)!.push(line);
  }
  return { law, notes: notes.map((note) => stripMarks(note.join('\n'))) };
}

/** Inside a paragraph a header without a number is one only after dashes: the word alone may be law. */
function opensNote(line: string, before: string | undefined): boolean {
  return header.test(line) && (/[(\d-]/.test(line) || before === undefined || rule.test(before) || /^Nota/.test(line));
}

/** Removes the dashes between the law and a note. */
export function dropRules(lines: string[]): void {
  while (lines.length > 0 && rule.test(lines.at(-1)!)) lines.pop();
}

/** Numbers of the notes, as markers in the text name them: `96`, `181a`. */
export function noteNumbers(notes: readonly string[]): Set<string> {
  const numbers = new Set<string>();
  for (const note of notes) {
    const number = /^[A-Za-z]{10,16}\s{0,3}\(?\s?(\d{1,3}[a-z]?)/.exec(note)?.[1];
    if (number !== undefined) numbers.add(number);
  }
  return numbers;
}
