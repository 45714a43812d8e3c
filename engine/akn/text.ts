// Element → readable lines. What the markup says by structure (paragraphs, points, tables) becomes line breaks.
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

/**
 * Lines of text below `nodes`, trimmed, none empty: paragraphs and the newlines inside them apart, a number on the line
 * of its text, table cells apart by ` | `. Newlines that only wrap a sentence (`dell'art.\n5`) are joined. NFC.
 * @param skip elements to leave out
 */
export function readLines(nodes: readonly XmlNode[], skip?: (element: XmlElement) => boolean): string[] {
  let text = '';
  writeAll(nodes);
  return linesOf(text);

  function writeAll(children: readonly XmlNode[]): void {
    for (const child of children) {
      if (typeof child === 'string') text += layout.test(child) ? (child.includes('\n') ? '\n' : ' ') : child;
      else if (!silent.has(child.name) && skip?.(child) !== true) write(child);
    }
  }

  function write(element: XmlElement): void {
    if (element.name === 'num') {
      const number = readLines(element.children).join(' ');
      if (number !== '') text += `\n${number}${afterNumber}`;
    } else if (element.name === 'table') {
      text += `\n${readRows(element).join('\n')}\n`;
    } else if (element.name === 'ins') {
      text += unmarked(textOf(element));
    } else if (blocks.has(element.name)) {
      text += '\n';
      writeAll(element.children);
      text += '\n';
    } else writeAll(element.children);
  }
}

const layout = /^\s*$/;

/** An `<ins>` is always `((…))`, and there the marks are certain; those around a bare number may be of a note. */
function unmarked(text: string): string {
  const inner = /^\s*\(\(([^]*)\)\)\s*$/.exec(text)?.[1];
  if (inner === undefined || /^\s*\(?\d{1,4}[a-z]?\)?\s*$/.test(inner) || /\(\(|\)\)/.test(inner)) return text;
  return inner;
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
        const cells = child.children
          .filter((cell) => typeof cell !== 'string')
          .map((cell) => readLines([cell]).join(' '));
        if (cells.some((cell) => cell !== '')) rows.push(cells.join(' | ').replace(/(?: \|)+ ?$/, ''));
      } else if (child.name === 'caption') rows.push(...readLines([child]));
      else collect(child);
    }
  }
}

/** A newline directly before a lower-case word, or after `art.` or `n.` and before a number, wraps a sentence. */
const wraps = /([^\s.;:|])[ \t]?\n(?=[a-zà-ù,])(?![a-z]{1,2}(?:-[a-z]{3,12})?\))/g;
const wrapsNumber = /(\b(?:artt?|nn?|articol[oi]|comm[ai]|legge|proc|pen|lett)\.?)[ \t]?\n(?=\d|pen\b|civ\b)/g;

function linesOf(text: string): string[] {
  const joined = text
    .replace(/\u0001\s*/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(wraps, '$1 ')
    .replace(wrapsNumber, '$1 ');
  const lines: string[] = [];
  for (const line of joined.split('\n')) {
    // Tables drawn with characters keep their columns.
    const trimmed = /^\s*[|+]/.test(line) ? line.trim() : line.replace(/\s+/g, ' ').trim();
    if (trimmed !== '') lines.push(trimmed.normalize('NFC'));
  }
  return lines;
}

/** All text below on one line, white space folded. */
export function readInline(element: XmlElement | undefined): string {
  return element === undefined ? '' : textContent(element).replace(/\s+/g, ' ').trim().normalize('NFC');
}
