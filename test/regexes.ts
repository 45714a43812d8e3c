// The regular expressions of what runs, and whether each is proved unable to backtrack super-linearly.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot, readSourceTree } from './source-tree.js';

/** A regular expression literal of a source file. */
export interface Literal {
  source: string;
  flags: string;
  /** `path:line` of its first place. */
  where: string;
}

/** Where an expression stands that the checker can't decide or calls quadratic, the beginning of it, and why it does no harm. */
export const excuses: { where: RegExp; begins: string; because: string }[] = [
  { where: /akn\/attachments/, begins: '^(.*?)[\\s', because: 'anchored, bounded after its lazy run' },
  { where: /akn\/division/, begins: '(?:^|\\s)(?:a[li]', because: 'one line of a heading' },
  {
    where: /akn\/repealed/,
    begins: '^(?:\\d{1,4}\\S{0,20}\\s?)?(?:ARTICOL',
    because: 'anchored, bounded after its run',
  },
  { where: /akn\/heading/, begins: '^[\\s.]*(?=', because: 'anchored, one run' },
  { where: /akn\/identity/, begins: '^urn:nir:(?=', because: 'anchored, one run up to a colon' },
  { where: /read\/marks/, begins: '\\s?((?:\\s?', because: 'one line of a document, never of a request' },
  { where: /akn\/read-references/, begins: '^[^a-z]*\\b', because: 'the words of one link in a document' },
  { where: /akn\/text/, begins: '(?: \\|)+', because: 'one row of a table in a document' },
  {
    where: /search\/text\/query/,
    begins: '(?<paren>[()])|(?<minus>-(?=',
    because: 'each part takes all characters up to its end; the look-ahead, which the checker lacks, is of one',
  },
  { where: /engine\/store\/snapshot/, begins: '\\0+$', because: 'a name of a few bytes' },
];

export function isExcused({ where, begins }: (typeof excuses)[number], literal: Literal): boolean {
  return where.test(literal.where) && literal.source.startsWith(begins);
}

const proofs = join(projectRoot, 'test/proved-regexes.json');

/** Expressions proved before, `/source/flags`; `npm run prove-regexes` writes them and `test/long/regex.test.ts` proves them again. */
export const readProofs = (): Set<string> => new Set(JSON.parse(readFileSync(proofs, 'utf8')) as string[]);

export function writeProofs(proved: readonly string[]): void {
  writeFileSync(proofs, `${JSON.stringify([...proved].sort(), null, 2)}\n`);
}

export const nameOf = ({ source, flags }: Literal): string => `/${source}/${flags}`;

/** Every literal of `engine` and `http`, one of each. */
export function readLiterals(): Literal[] {
  const all = readSourceTree()
    .filter(({ path }) => /^(?:engine|http)\//.test(path))
    .flatMap(({ path, text }) => literalsOf(path, text));
  return [...new Map(all.reverse().map((literal) => [nameOf(literal), literal])).values()].reverse();
}

/** Those that need a proof: with a repetition without bound, and without an excuse. */
export function needProof(literals: readonly Literal[]): Literal[] {
  return literals.filter(
    (literal) => /[*+]|\{\d+,\}/.test(literal.source) && !excuses.some((excuse) => isExcused(excuse, literal)),
  );
}

/**
 * Proves that matching an expression takes linear time at most.
 * @returns `safe`, `late` where it is not decided within `milliseconds`, or what is wrong
 */
export async function prove({ source, flags }: Literal, milliseconds: number): Promise<string> {
  // Read by recheck when it loads: its checker in JavaScript, for no other is at hand everywhere.
  process.env['RECHECK_BACKEND'] = 'pure';
  const { checkSync } = await import('recheck');
  const result = checkSync(source, flags.replace(/[dgyv]/g, ''), { timeout: milliseconds, checker: 'automaton' });
  return result.status === 'unknown' && result.error.kind === 'timeout' ? 'late' : result.status;
}

function literalsOf(path: string, text: string): Literal[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where: `${path}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
