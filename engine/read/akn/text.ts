// Element → readable lines. What the markup says by structure (paragraphs, points, tables) becomes line breaks.
import { pointLetter } from '../../law/eli/point-letter.js';
import { joinWithoutMarks } from '../marks.js';
import { textContent, type XmlElement, type XmlNode } from './xml.js';

/** Elements that stand on lines of their own; all others run on in the sentence. */
const blocks = new Set(
  (
    'p paragraph subparagraph list intro point indent alinea wrapUp wrap content section subsection article clause level hcontainer ' +
    'heading subheading crossHeading blockList item listIntroduction listWrapUp blockContainer block container tblock ' +
    'chapter title part book tome division rule subrule subheading transitional quotedStructure embeddedStructure ' +
    'citations citation recitals recital formula longTitle preface preamble conclusions toc tocItem div ul ol li br eol ' +
    'table caption signature attachment doc mainBody body interstitial foreign proviso subpart subtitle subchapter'
  ).split(' '),
);

/** Never read as law: metadata, footnotes (notes that quote other acts among them) and comments of editors. */
const silent = new Set(['meta', 'authorialNote', 'remark', 'noteRef', 'temporalData', 'marker']);

const afterNumber = '\u0001';

/** Stands where a mark of the editors was taken off; between two words it is a blank (`Il((Ministro))`). */
const markEdge = '\u0002';

/**
 * Lines of text below `nodes`, trimmed, none empty: paragraphs and the newlines inside them apart, a number on the line
 * of its text, table cells apart by ` | `. Newlines that only wrap a sentence (`dell'art.\n5`) are joined. NFC.
 * @param skip elements to leave out
 */
export function readLines(nodes: readonly XmlNode[], skip?: (element: XmlElement) => boolean): string[] {
  return readMarkedLines(nodes, skip).lines;
}

/** Lines of text, and the index of the first one with words that an `<ins>` marks as amended; -1 for none. */
export interface MarkedLines {
  lines: string[];
  marked: number;
}

/** The lines that `readLines` gives, and where the first mark of amendment is. */
export function readMarkedLines(nodes: readonly XmlNode[], skip?: (element: XmlElement) => boolean): MarkedLines {
  let text = '';
  writeAll(nodes);
  return linesOf(text);

  function writeAll(children: readonly XmlNode[]): void {
    for (const child of children) {
      if (typeof child === 'string') text += isLayout(child) ? (child.includes('\n') ? '\n' : ' ') : child;
      else if (!silent.has(child.name) && skip?.(child) !== true) write(child);
    }
  }

  function write(element: XmlElement): void {
    if (element.name === 'num') {
      const number = readLines(element.children).join(' ');
      if (number !== '') text += `\n${number}${afterNumber}`;
    } else if (element.name === 'table') {
      // An empty line between rows: one that begins in lower case wraps none.
      text += `\n\n${readRows(element).join('\n\n')}\n\n`;
    } else if (element.name === 'ins') {
      text += unmarked(textOf(element));
    } else if (blocks.has(element.name)) {
      text += '\n';
      writeAll(element.children);
      text += '\n';
    } else writeAll(element.children);
  }
}

/** White space between elements. */
function isLayout(text: string): boolean {
  return text.trimStart() === '';
}

/** An `<ins>` is always `((…))`, and there the marks are certain; those around a bare number may be of a note. */
function unmarked(text: string): string {
  const inner = /^\s*\(\(([^]*)\)\)\s*$/.exec(text)?.[1];
  if (inner === undefined || /^\s*\(?\d{1,4}[a-z]?\)?\s*$/.test(inner) || /\(\(|\)\)/.test(inner)) return text;
  return markEdge + inner + markEdge;
}

function textOf(element: XmlElement): string {
  let text = '';
  for (const child of element.children) {
    if (typeof child === 'string') text += child;
    else if (!silent.has(child.name)) text += blocks.has(child.name) ? `\n${textOf(child)}\n` : textOf(child);
  }
  return text;
}

/** Rows of a table, cells apart by ` | `, empty ones kept between others. */
function readRows(table: XmlElement): string[] {
  const rows: string[] = [];
  collect(table);
  return rows;

  function collect(element: XmlElement): void {
    for (const child of element.children) {
      if (typeof child === 'string' || silent.has(child.name)) continue;
      if (child.name === 'tr') {
        const columns = child.children.filter((cell) => typeof cell !== 'string').map((cell) => readLines([cell]));
        // A table drawn with characters stands in one cell.
        if (columns.length === 1) rows.push(...columns[0]!);
        const cells = columns.length === 1 ? [] : columns.map((lines) => lines.join(' '));
        if (cells.some((cell) => cell !== '')) rows.push(cells.join(' | ').replace(/(?: \|)+ ?$/, ''));
      } else if (child.name === 'caption') rows.push(...readLines([child]));
      else collect(child);
    }
  }
}

function linesOf(text: string): MarkedLines {
  const lines: string[] = [];
  let before = '';
  const numbered = text.includes(afterNumber) ? text.replace(/\u0001\s*/g, ' ') : text;
  // The text before the first mark is unchanged, so that its line shows where that mark was.
  let [edge, marked, at] = [numbered.indexOf(markEdge), -1, 0];
  if (edge === -1) edge = Infinity;
  const unedged = edge === Infinity ? numbered : joinWithoutMarks(numbered.split(markEdge));
  const isWide = wide.test(unedged);
  for (const line of unedged.split('\n')) {
    at += line.length + 1;
    const trimmed = fold(line, isWide);
    if (trimmed !== '') {
      if (before !== '' && wraps(before, line)) lines[lines.length - 1] += ` ${trimmed}`;
      else lines.push(trimmed);
      if (marked === -1 && edge < at) marked = lines.length - 1;
    }
    before = trimmed;
  }
  return { lines, marked };
}

/** Characters outside Latin-1, which may be in another form than NFC. */
const wide = /[^\0-\xff]/;

/** Trimmed, blanks folded, NFC. A table drawn with characters keeps its columns. */
function fold(line: string, mayBeWide: boolean): string {
  let folded = line.trim();
  if (/\s\s|[\t\r\u00a0]/.test(folded) && !/^[|+]/.test(folded)) folded = folded.replace(/\s+/g, ' ');
  return mayBeWide && wide.test(folded) ? folded.normalize('NFC') : folded;
}

const startsWithPoint = new RegExp(String.raw`^${pointLetter}(?:-[a-z]{3,12})?\)`);

/** Whether a newline only wraps a sentence: a lower-case word stands directly after it, or a number after `art.` or `n.`. */
function wraps(before: string, line: string): boolean {
  if (/^[a-zà-ù,]/.test(line)) return !/[.;:|]$/.test(before) && !startsWithPoint.test(line);
  return (
    /^\d/.test(line) && /(?:^|[\s'(])(?:artt?|nn?|NN?|articol[oi]|comm[ai]|legge|lett)\.?$/.test(before.slice(-12))
  );
}

/**
 * Folds the newlines inside text, in place: only the official portal's documents mean them, elsewhere they are layout.
 */
export function foldNewlines(element: XmlElement): void {
  element.children.forEach((child, i) => {
    if (typeof child !== 'string') foldNewlines(child);
    else if (child.includes('\n')) element.children[i] = child.replace(/\s+/g, ' ');
  });
}

/** All text below on one line, white space folded. */
export function readInline(element: XmlElement | undefined): string {
  return element === undefined ? '' : foldSpace(textContent(element)).normalize('NFC');
}

/** White space folded to single blanks, none at the ends. */
export function foldSpace(text: string): string {
  // A single blank between words is passed over, not replaced by itself.
  return text.replace(/ \s+|[^\S ]\s*/g, ' ').trim();
}
