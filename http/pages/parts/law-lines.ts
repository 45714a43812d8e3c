// The text of the law as lines: paragraphs by their printed numbers, points, numbers, tables; and a long text in parts.

import { countParagraphs, readParagraphs } from '../../../engine/index.js';
import { isOfTable } from '../../formats/block.js';
import { idOf } from './address.js';

/** A line of the text, or the lines of a table that was typed with `+--+` and `|`. */
export interface Line {
  kind: 'comma' | 'lettera' | 'numero' | 'plain' | 'table';
  /** Printed number or letter. */
  label: string | null;
  /** Number of the paragraph that begins here, where the text prints none and its lines leave no doubt; else `null`. */
  counted: string | null;
  text: string;
  /** Start of the line's text in that of the article, in UTF-16 units. */
  start: number;
}

const points: readonly [Line['kind'], RegExp][] = [
  ['lettera', /^(0{0,2}[a-z]{1,2}(?:-[a-z]{3,20})?(?:\.\d{1,2})?)\)\s/],
  ['numero', /^(\d{1,3}(?:-[a-z]{3,20})?(?:\.\d{1,2})?)\)\s/],
  // As codes of the thirties count: `1° se il fatto è commesso …`.
  ['numero', /^(\d{1,3}°)\s/],
];

/** The lines of an article's text. @param text paragraphs apart by line breaks, as the API serves it */
export function splitLines(text: string): Line[] {
  const numbers = new Map(readParagraphs(text).map(({ number, start }) => [start, number]));
  const counted = new Map(countParagraphs(text)?.map(({ number, start }) => [start, number]));
  const lines: Line[] = [];
  let start = 0;
  for (const row of text.split('\n')) {
    const number = numbers.get(start) ?? null;
    const last = lines.at(-1);
    if (number !== null) lines.push(lineOf('comma', number, withoutNumber(row, number), row, start));
    else if (!isOfTable(row)) lines.push({ ...readLine(row, start), counted: counted.get(start) ?? null });
    else if (last?.kind === 'table') last.text += `\n${row}`;
    else lines.push({ kind: 'table', label: null, counted: null, text: row, start });
    start += row.length + 1;
  }
  return lines;
}

function readLine(row: string, start: number): Line {
  for (const [kind, pattern] of points) {
    const label = pattern.exec(row)?.[1];
    if (label !== undefined) return lineOf(kind, label, row.slice(label.length).replace(/^\)?\s+/, ''), row, start);
  }
  return { kind: 'plain', label: null, counted: null, text: row, start };
}

/** @param text what the row ends with, behind its label @param start where the row begins */
function lineOf(kind: Line['kind'], label: string, text: string, row: string, start: number): Line {
  return { kind, label, counted: null, text, start: start + row.length - text.length };
}

/**
 * The anchor of each line: `com-2-bis`, `com-2-bis-let-b`, `com-2-let-b-num-1`; `null` for a line without, and where another line has it
 * before. Numbers stand below letters where these come first in their paragraph.
 */
export function anchorsOf(lines: readonly Line[]): (string | null)[] {
  const taken = new Set<string>();
  let [comma, point] = ['', ''];
  let first: Line['kind'] | null = null;
  return lines.map((line) => {
    const { kind, label } = line;
    const number = numberOf(line);
    if (number !== null) [comma, point, first] = [number, '', null];
    else if (label === null) return null;
    else {
      first ??= kind;
      if (kind === 'lettera') point = label;
    }
    const anchor =
      kind === 'numero'
        ? anchorOfPlace(comma, first === 'lettera' ? point : '', label!.replace('°', ''))
        : anchorOfPlace(comma, number === null ? point : '');
    if (taken.has(anchor)) return null;
    taken.add(anchor);
    return anchor;
  });
}

/** Anchor of a paragraph, letter or number; what is empty is not named. */
export function anchorOfPlace(comma: string, point: string, number = ''): string {
  const parts = [`com-${comma}`, `let-${point}`, `num-${number}`];
  return idOf(parts.filter((part) => !part.endsWith('-')).join('-'));
}

/** A paragraph without the number with which it begins. @param number in the form of an ELI; printed it may be `2 bis.` */
function withoutNumber(row: string, number: string): string {
  let end = 0;
  for (const character of number) {
    if (character === '-') end += Number(/[-\s]/.test(row.charAt(end)));
    else if (row.charAt(end) === character) end++;
    else return row;
  }
  return row.slice(end).replace(/^\)?\s?\.?\s*/, '');
}

/** Some lines that are shown together. */
export interface TextPart {
  lines: readonly Line[];
  /** Printed numbers of the first and last paragraph; `null` where there are none. */
  from: string | null;
  to: string | null;
}

/** Texts up to this length, in characters, are shown whole; longer ones in parts of about a sixth of it. */
const [maxWhole, maxPart] = [90_000, 16_000];

/** The parts of a text, each beginning at a paragraph; one where it is short. */
export function splitParts(text: string): TextPart[] {
  const lines = splitLines(text);
  if (text.length <= maxWhole) return [partOf(lines)];
  const hasParagraphs = lines.some(({ kind }) => kind === 'comma');
  const parts: TextPart[] = [];
  let open: Line[] = [];
  let size = 0;
  for (const line of lines) {
    if (size > maxPart && (line.kind === 'comma' || !hasParagraphs)) {
      parts.push(partOf(open));
      [open, size] = [[], 0];
    }
    open.push(line);
    size += line.text.length;
  }
  return [...parts, partOf(open)];
}

function partOf(lines: readonly Line[]): TextPart {
  const numbers = lines.flatMap(({ kind, label }) => (kind === 'comma' && label !== null ? [label] : []));
  return { lines, from: numbers[0] ?? null, to: numbers.at(-1) ?? null };
}

/** The index of the part that has a paragraph, or -1. @param number as printed, or counted */
export function findPart(parts: readonly TextPart[], number: string): number {
  return parts.findIndex(({ lines }) => lines.some((line) => numberOf(line) === number));
}

/** The number of the paragraph that begins at a line, printed or counted; `null` where none does. */
export function numberOf({ kind, label, counted }: Line): string | null {
  return kind === 'comma' ? label : counted;
}
