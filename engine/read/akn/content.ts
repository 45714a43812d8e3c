// The content of an article or annex: its lines of law without marks, its notes, its heading.
import { splitHeading } from './heading.js';
import { stripMarkers, stripMarks } from '../marks.js';
import { dropRules, noteNumbers, splitNotes } from './notes.js';
import { readMarkedLines } from './text.js';
import type { XmlElement } from './xml.js';

export interface Content {
  heading: string | null;
  /** Law, paragraphs apart. */
  lines: string[];
  notes: string[];
  /** Elements that hold law text, for its references. */
  law: XmlElement[];
  /** Whether lines or heading had marks of amendment. */
  amended: boolean;
}

/**
 * Law, notes and heading of an article's children; marks may open in the heading and close in the last comma.
 * @param headings elements that hold the heading
 */
export function readContent(children: readonly XmlElement[], headings: readonly XmlElement[] = []): Content {
  const law: XmlElement[] = [];
  const lines: string[] = [];
  const notes: string[] = [];
  const ownHeadings = headings.map((heading) => readMarkedLines(heading.children));
  let amended = ownHeadings.some(({ marked }) => marked !== -1);
  for (const child of children) {
    const read = readMarkedLines([child]);
    const split = splitNotes(read.lines);
    if (isQuotation(child, split.law[0])) continue;
    notes.push(...split.notes);
    if (split.law.length === 0) {
      if (split.notes.length > 0) dropRules(lines);
      continue;
    }
    law.push(child);
    lines.push(...split.law);
    amended ||= read.marked !== -1 && read.marked < split.law.length;
  }
  const numbers = noteNumbers(notes);
  const ownHeading = ownHeadings.flatMap((heading) => heading.lines).join(' ');
  const marked = [ownHeading, ...lines].map((line) => stripMarkers(line, numbers));
  const clean = withoutMarks(marked, numbers);
  const [first, ...rest] = clean;
  const { heading, lines: swallowed } = splitHeading(first!, rest.length === 0);
  amended ||= clean !== marked;
  return { heading, lines: joinPunctuation([...swallowed, ...rest]), notes, law, amended };
}

/** The portal puts notes that quote other acts (`Note all'art. 3`) into a section of the article. */
function isQuotation({ name }: XmlElement, first = ''): boolean {
  return name === 'section' && /^Not[ae]\s(?:all['’e]|al[\s,])/i.test(first);
}

/** The same lines without marks; a marker may have stood just before the end of one. */
function withoutMarks(lines: readonly string[], numbers: ReadonlySet<string>): readonly string[] {
  if (!lines.some((line) => line.includes('((') || line.includes('))'))) return lines;
  const joined = lines.join('\n');
  const clean = stripMarks(joined);
  if (clean === joined) return lines;
  return clean.split('\n').map((line) => {
    const folded = /^[|+]/.test(line) ? line : line.replace(/ {2,}/g, ' ').trim();
    return stripMarkers(folded, numbers);
  });
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
