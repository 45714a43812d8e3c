// The rows of a list that the portal gives: those that are as they should be, and a line for each other.
import type { IValidation } from 'typia';
import { describe, Fault, oneLine } from './fault.js';

/** The rows of a list that are as they should be, and how many are not. */
export interface Rows<Row> {
  rows: Row[];
  odd: number;
}

/** A list as it came. */
interface FoundList {
  /** The name of the list, for messages. */
  what: string;
  found: readonly unknown[];
  /** Called with a line for each row that is passed over. */
  say: (line: string) => void;
}

/** Odd rows of one answer that are said one by one. */
const mostSaid = 10;

/**
 * Passes over the rows that are not as they should be.
 * @param nameRow what an odd row is called
 * @throws {Fault} where none is
 */
export function soundRows<Row>(
  { what, found, say }: FoundList,
  validate: (row: unknown) => IValidation<Row>,
  nameRow: (row: Record<string, unknown>) => string,
): Rows<Row> {
  const rows: Row[] = [];
  const lines: string[] = [];
  let odd = 0;
  for (const [at, row] of found.entries()) {
    const result = validate(row);
    if (result.success) {
      rows.push(result.data);
      continue;
    }
    if (++odd > mostSaid) continue;
    const { path, expected, value } = result.errors[0]!;
    const isObject = typeof row === 'object' && row !== null;
    const name = oneLine(isObject ? nameRow(row as Record<string, unknown>) : '');
    const where = `the answer[${at}]${path.replace('$input', '')}${name === '' ? '' : `, ${name},`}`;
    lines.push(`${where} is ${describe(value)}, ${expected} expected`);
  }
  if (rows.length === 0 && lines.length > 0) throw new Fault(`${what}: ${lines[0]!}`, 'never');
  for (const line of lines) say(`${what}: ${line}: passed over`);
  if (odd > mostSaid) say(`${what}: ${odd - mostSaid} further rows: passed over`);
  return { rows, odd };
}
