// Tables of facts: `tables/*.tsv`, which the build has checked.

/**
 * The rows of a table by column; an empty cell says that there is nothing.
 * @param columns as the first line names them, without the last, `source`
 * @throws {Error} if the first line names others
 */
export function readTable<const Column extends string>(
  name: string,
  text: () => string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [head, ...lines] = text().trimEnd().split('\n');
  const expected = [...columns, 'source'].join('\t');
  if (head !== expected) throw new Error(`${name}.tsv:1: columns “${head}” found, “${expected}” expected`);
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]!])) as Record<Column, string>;
  });
}
