// No regular expression in what runs can backtrack super-linearly: each literal is proved safe.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import ts from 'typescript';
import { readSourceTree } from './source-tree.js';

// Read by recheck when it loads: its checker in JavaScript, for no other is at hand everywhere.
process.env['RECHECK_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');

const regex = suite('regex');

/** Where an expression stands that the checker can't decide or calls quadratic, the beginning of it, and why it does no harm. */
const excused: { where: RegExp; begins: string; because: string }[] = [
  { where: /akn\/attachments/, begins: '^(.*?)[\\s', because: 'anchored, bounded after its lazy run' },
  { where: /akn\/division/, begins: '(?:^|\\s)(?:a[li]', because: 'one line of a heading' },
  {
    where: /akn\/repealed/,
    begins: '^(?:\\d{1,4}\\S{0,20}\\s?)?(?:ARTICOL',
    because: 'anchored, bounded after its run',
  },
  { where: /akn\/heading/, begins: '^[\\s.]*(?=', because: 'anchored, one run' },
  { where: /akn\/identity/, begins: '^urn:nir:(?=', because: 'anchored, one run up to a colon' },
  { where: /akn\/marks/, begins: '\\s?((?:\\s?', because: 'one line of a document, never of a request' },
  { where: /akn\/read-references/, begins: '^[^a-z]*\\b', because: 'the words of one link in a document' },
  {
    where: /akn\/relations\/repeal-mark/,
    begins: '^\\s{0,9}',
    because: 'anchored; its runs are of brackets before bounded digits',
  },
  { where: /akn\/text/, begins: '(?: \\|)+', because: 'one row of a table in a document' },
  { where: /engine\/store\/snapshot/, begins: '\\0+$', because: 'a name of a few bytes' },
];

interface Literal {
  source: string;
  flags: string;
  where: string;
}

const literals = readSourceTree()
  .filter(({ path }) => /^(?:engine|http)\//.test(path))
  .flatMap(({ path, text }) => literalsOf(path, text));

regex('every regular expression is linear', () => {
  const found: string[] = [];
  const open = new Map(literals.map((literal) => [literal.source, literal]));
  for (const { source, flags, where } of open.values()) {
    if (!/[*+]|\{\d+,\}/.test(source) || excused.some((excuse) => isExcused(excuse, { source, flags, where })))
      continue;
    const result = checkSync(source, flags.replace(/[dgyv]/g, ''), { timeout: 4000, checker: 'automaton' });
    const late = result.status === 'unknown' && result.error.kind === 'timeout';
    // Undecided for want of time on a busy machine: said, no failure.
    if (late) console.log(`skips ${where}: /${source}/ not decided in time`);
    else if (result.status !== 'safe') found.push(`${where}: /${source}/${flags} is ${result.status}`);
  }
  assert.is(found.join('\n'), '');
});

regex('no excuse outlives its expression', () => {
  for (const excuse of excused)
    assert.ok(
      literals.some((literal) => isExcused(excuse, literal)),
      `${excuse.where} ${excuse.begins}`,
    );
});

function isExcused({ where, begins }: (typeof excused)[number], literal: Literal): boolean {
  return where.test(literal.where) && literal.source.startsWith(begins);
}

/** The regular expression literals of a source file. */
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

regex.run();
