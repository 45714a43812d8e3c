// An esbuild plugin that puts tables of facts (`*.tsv`) into the program as functions of their text, and refuses what is no table.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/** The sources that a row may state: engine/law/tables/README.md explains them. */
const sources = ['collection', 'usage'];

export const tables: Plugin = {
  name: 'tables',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsv$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      checkTable(basename(path), contents);
      // A function: the code that V8 keeps of a start holds no table, since no first answer asks for one.
      return { contents: `export default () => ${JSON.stringify(contents)};`, loader: 'js' };
    }),
};

/**
 * Checks a table: as many cells in each row as columns, no blanks around what is in them, no row twice, a known source in the last.
 * @throws {Error} `named-acts.tsv:12: 6 cells found, 7 expected`
 */
export function checkTable(name: string, text: string): void {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const columns = head.split('\t');
  if (columns.at(-1) !== 'source')
    throw new Error(`${name}:1: last column “${columns.at(-1)}” found, “source” expected`);
  const seen = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const where = `${name}:${at + 2}`;
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`${where}: ${cells.length} cells found, ${columns.length} expected`);
    const blank = cells.find((cell) => cell.trim() !== cell);
    if (blank !== undefined) throw new Error(`${where}: blanks found around “${blank.trim()}”`);
    if (cells[0] === '') throw new Error(`${where}: empty first cell found`);
    const source = cells.at(-1)!;
    if (!sources.includes(source))
      throw new Error(`${where}: source “${source}” found, ${sources.join(' or ')} expected`);
    const facts = cells.slice(0, -1).join('\t');
    if (seen.has(facts)) throw new Error(`${where}: the row of line ${seen.get(facts)} found again`);
    seen.set(facts, at + 2);
  }
}
