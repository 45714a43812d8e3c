// A paragraph that an address asks for: where it is, and the ways to cite it.
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { Cite } from './cite.js';
import { findPart, numberOf, type Line, type TextPart } from './law-lines.js';

/** A paragraph that is asked for: the part that has it, its first line, and the name of one that is not there. */
export interface AskedParagraph {
  part: number;
  line: Line | null;
  missing: { number: string; isNumbered: boolean } | null;
}

export function findAsked(parts: readonly TextPart[], number: string | null): AskedParagraph {
  if (number === null) return { part: 0, line: null, missing: null };
  const part = findPart(parts, number);
  const lines = parts[part]?.lines ?? [];
  const isNumbered = parts.some((one) => one.lines.some((line) => numberOf(line) !== null));
  return part === -1
    ? { part: 0, line: null, missing: { number, isNumbered } }
    : { part, line: lines.find((line) => numberOf(line) === number)!, missing: null };
}

/** The ways to cite a paragraph, below it. */
export function belowOf({ eli, testo_al }: shapes.ArticleAnswer, line: Line | null, frame: Frame) {
  if (line === null) return {};
  const paragraph = { number: numberOf(line)!, isPrinted: line.counted === null };
  const block = <Cite eli={eli} day={testo_al} paragraph={paragraph} frame={frame} />;
  return { below: { paragraph: paragraph.number, block } };
}
