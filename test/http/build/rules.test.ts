// The digest of the rules: of the code that makes snapshots, and of nothing else.
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ownRules } from '../../../engine/store/frame.js';
import { defineRules } from '../../../http/build/rules.js';
import { projectRoot } from '../../source-tree.js';

const rules = suite('rules');
const copy = mkdtempSync(join(tmpdir(), 'legami-rules-'));
rules.after(() => rmSync(copy, { recursive: true }));
for (const name of ['engine', 'package.json', 'tsconfig.json']) {
  cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
}
symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));

const digestOf = async (root: string): Promise<unknown> => JSON.parse((await defineRules(root)).RULES_DIGEST);

/** The digest of the copy with a change to one file, which is undone. */
async function digestWith(path: string, change: (text: string) => string): Promise<unknown> {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  assert.is.not(change(text), text);
  writeFileSync(file, change(text));
  const digest = await digestOf(copy);
  writeFileSync(file, text);
  return digest;
}

rules('the same sources have the same digest in another folder, without http', async () => {
  assert.is(await digestOf(copy), ownRules);
  assert.match(ownRules, /^[0-9a-f]{8}$/);
});

rules('comments do not count, nor does what only opens a snapshot', async () => {
  appendFileSync(join(copy, 'engine/read/corpus.ts'), '\n// A comment.\n/** Another one. */\n');
  assert.is(await digestOf(copy), ownRules);
  assert.is(await digestWith('engine/catalog.ts', (text) => text.replace('this.facts', 'this.otherFacts')), ownRules);
});

rules('a changed rule counts, wherever a snapshot depends on it', async () => {
  for (const [path, from, to] of [
    ['engine/law/relation.ts', "'atto'", "'intero'"],
    ['engine/cite/token/fold.ts', 'NFD', 'NFKD'],
    ['engine/read/akn/repealed.ts', 'ARTICOL', 'ARTICO'],
    ['engine/law/relation-kinds.ts', 'repeal', 'abolish'],
  ] as const) {
    assert.is.not(await digestWith(path, (text) => text.replaceAll(from, to)), ownRules, path);
  }
});

rules.run();
