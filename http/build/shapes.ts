// The digest of what snapshots hold, computed when the program is built: it needs types, tables and an index of a few titles.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { runtime, withRequire } from './sources.js';

/** The exports of the bundle. */
interface Shapes {
  storedShapes: () => object;
  digestShapes: (shapes: object) => Buffer;
}

/**
 * @param define what else stands for something in the sources
 * @param plugins which read them
 * @returns for esbuild's `define`, what `SHAPES_DIGEST` stands for: eight bytes in hexadecimal
 */
export async function defineShapes(
  root: string,
  define: Record<string, string>,
  plugins: Plugin[],
): Promise<{ SHAPES_DIGEST: string }> {
  const folder = mkdtempSync(join(root, 'dist', 'shapes.'));
  try {
    const outfile = join(folder, 'shapes.mjs');
    const entryPoints = [join(root, 'engine/answers/shapes.ts')];
    await build({
      entryPoints,
      outfile,
      bundle: true,
      format: 'esm',
      banner: withRequire,
      ...runtime,
      define,
      plugins,
      logLevel: 'error',
    });
    const { digestShapes, storedShapes } = (await import(pathToFileURL(outfile).href)) as Shapes;
    return { SHAPES_DIGEST: JSON.stringify(digestShapes(storedShapes()).toString('hex')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
