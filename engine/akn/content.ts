// What an article or annex says: its lines of law without marks, its notes, its heading.
import { splitHeading } from './heading.js';
import { stripMarkers, stripMarks } from './marks.js';
import { splitNotes } from './notes.js';
import { readLines } from './text.js';
import type { XmlElement } from './xml.js';

export interface Content {
  heading: string | null;
  /** Law, paragraphs apart. */
  lines: string[];
  notes: string[];
  /** Elements that hold law text, for its references. */
  law: XmlElement[];
}

/** Whether an update note of the act has this number. */
export type IsNote = (number: string) => boolean;

/** Law, notes and heading of an article's children; marks may open in the heading and close in the last comma. */
export function readContent(children: readonly XmlElement[], ownHeading: string, isNote: IsNote): Content {
  const law: XmlElement[] = [];
  const lines: string[] = [];
  const notes: string[] = [];
  for (const child of children) {
    const split = splitNotes(readLines([child]));
    notes.push(...split.notes);
    if (split.law.length === 0) continue;
    law.push(child);
    lines.push(...split.law);
  }
  const unnumbered = [ownHeading, ...lines].map((line) => stripMarkers(line, isNote));
  const [heading, ...clean] = stripMarks(unnumbered.join('\n')).split('\n');
  const split = splitHeading(heading!);
  const whole = [...split.lines, ...clean].map((line) => stripMarkers(line.replace(/ {2,}/g, ' ').trim(), isNote));
  return { heading: split.heading, lines: joinPunctuation(whole), notes, law };
}

/** A full stop that an `<ins>` left on a line of its own goes back to its sentence. */
function joinPunctuation(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (line === '') continue;
    if (joined.length > 0 && /^[.,;:]{1,3}$/.test(line)) {
      if (!/[.,;:]$/.test(joined.at(-1)!)) joined[joined.length - 1] += line;
    } else joined.push(line);
  }
  return joined;
}
