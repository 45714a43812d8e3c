// Documents against a grammar in RELAX NG of this folder.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { projectRoot } from '../../source-tree.js';

/** Every document is valid, and none of those that break a rule is. Needs `xmllint`. */
export function assertGrammar(grammar: string, valid: readonly string[], broken: readonly string[]): void {
  for (const text of valid) assert.is(judge(grammar, text), '');
  for (const text of broken) assert.is.not(judge(grammar, text), '', text.slice(0, 2_000));
}

/** What is wrong with a document; empty where it is valid. */
function judge(grammar: string, text: string): string {
  const path = join(projectRoot, 'test/http/formats', grammar);
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--relaxng', path, '-'], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  assert.not.match(stderr, 'failed to compile');
  return status === 0 ? '' : stderr;
}
