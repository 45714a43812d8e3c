// Differences between amending words and an amended text that a person has judged.
import { readTable } from './table.js';
import table from './tables/judged-differences.tsv';

/**
 * Where a difference comes from, as on the wire: this reading, a slip in the consolidated text, a slip in the amending act, or the law
 * itself (an erratum, another act).
 */
export const verdicts = ['lettura', 'testo', 'atto', 'legge'] as const;
export type Verdict = (typeof verdicts)[number];

export interface JudgedDifference {
  /** Identifier of the operation. */
  operation: string;
  /** ELI of the amending article or annex. */
  provision: string;
  verdict: Verdict;
  /** In Italian; `''` for none. */
  note: string;
  /** The day on which it was judged. */
  judged: string;
  /** Address of the official text that it was judged by. */
  official: string;
}

/** The rows of the table. @throws where a verdict is none, or a row has no day or address */
export function judgedDifferences(text: () => string = table): JudgedDifference[] {
  const columns = ['operation', 'provision', 'verdict', 'note', 'judged', 'official'] as const;
  return readTable('judged-differences', text, columns).map((row, i) => {
    const verdict = verdicts.find((name) => name === row.verdict);
    const isWhole = /^[\da-f]{16}$/.test(row.operation) && /^\d{4}-\d\d-\d\d$/.test(row.judged);
    if (verdict === undefined || !isWhole || !/^https:\/\/\S{4,}$/.test(row.official))
      throw new Error(
        `judged-differences.tsv:${i + 2}: “${Object.values(row).join(' ')}” found, an operation, a verdict, a day and an address expected`,
      );
    return { ...row, verdict };
  });
}
