// The digest of the code that makes snapshots: of the program without comments and blanks, so that it is the same on every machine.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { runtime } from './sources.js';
import { tables } from './tables.js';

/** The code that reads documents, writes the answers, and draws the graph, each file with all that it imports. */
const makers = ['engine/make/read-corpus.ts', 'engine/make/compile.ts', 'engine/graph/layout-worker.ts'];
/** Shapes have a digest of their own, and types that only the whole build can read. */
const external = ['*/answers/shapes.js'];

/** @returns for esbuild's `define`, what `RULES_DIGEST` stands for: four bytes in hexadecimal */
export async function defineRules(root: string): Promise<{ RULES_DIGEST: string }> {
  const { outputFiles } = await build({
    entryPoints: makers.map((path) => join(root, path)),
    outdir: root,
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    format: 'esm',
    external,
    ...runtime,
    plugins: [tables],
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  return { RULES_DIGEST: JSON.stringify(hash.digest('hex').slice(0, 8)) };
}
