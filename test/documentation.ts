// Reads pages of documentation: their blocks, tables, commands and the answers that they show.
import * as assert from 'uvu/assert';

/** A command and the answer that a page shows. */
export interface Shown {
  command: string;
  answer: string;
}

/** The fenced blocks of a page. */
export function readBlocks(page: string): { kind: string; body: string }[] {
  return [...page.matchAll(/^ *```(\w*)\n([^]*?)^ *```$/gm)].map(([, kind, body]) => ({ kind: kind!, body: body! }));
}

/** The flags in a usage text or a command line, sorted, `--help` left out. */
export function flagsOf(line: string): string[] {
  const named = [...line.matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].map(([flag]) => flag);
  return [...new Set(named)].filter((flag) => flag !== '--help').sort();
}

/** Commands after `$ `, each with the lines that follow it. */
export function readConsole(body: string): Shown[] {
  return body
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { command: part.slice(0, end), answer: part.slice(end + 1) };
    });
}

/** Cells of the rows below a Markdown table's heading. */
export function readTable(page: string, heading: string): string[][] {
  const [, below] = page.split(`${heading}\n`);
  assert.ok(below !== undefined, `${heading}: not found`);
  const lines = below.split('\n').slice(1);
  return lines.slice(0, lines.indexOf('')).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The words between backticks, outside fenced blocks. */
export function readCode(markdown: string): string[] {
  return [...markdown.replace(/^ *```[^]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
}

/** The fragment of a link to a heading. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Compares an answer that is shown with the one that came: blanks between JSON tokens are ignored, `…` matches anything, and `, …,` also no member at all.
 * @returns `null`, or where they differ
 */
export function compare(expected: string, actual: string): string | null {
  const real = withoutBlanks(actual);
  const parts = withoutBlanks(expected)
    .replace(/([}\]]),…/g, '$1…')
    .replaceAll(',…,', ',…')
    .split('…');
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const at = isLast ? real.length - part.length : real.indexOf(part, from);
    if (at < from || (index === 0 && at !== 0) || !real.startsWith(part, at)) {
      return `shown: ${part}\ncame:  ${real.slice(from, from + 1000)}`;
    }
    from = at + part.length;
  }
  return null;
}

/** Drops blanks outside strings. */
function withoutBlanks(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, literal: string | undefined) => literal ?? '');
}
