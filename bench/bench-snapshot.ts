// The snapshot that the benches of answers serve: of a synthetic corpus, made once and kept in `bench/out`.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openCatalog, type Catalog } from '../engine/index.js';
import { syntheticFiles } from './synthetic.js';

/** Acts; articles are about six times as many. */
const scales = { full: 20_000, quick: 2_000 };

const open = (corpus: readonly string[], snapshot: string, strict = true): Promise<Catalog> =>
  openCatalog({
    corpus,
    snapshot,
    strict,
    report: (line) => console.error(line),
  });

/** Opens it, made anew where it is missing or of another format; or the one that BENCH_SNAPSHOT names. */
export async function openBenchSnapshot(quick: boolean): Promise<{ path: string; catalog: Catalog }> {
  const acts = quick ? scales.quick : scales.full;
  const named = process.env['BENCH_SNAPSHOT'];
  if (named !== undefined) return { path: named, catalog: await open([], named, false) };
  const path = join(import.meta.dirname, `../../bench/out/${acts}.snapshot`);
  try {
    if (existsSync(path)) return { path, catalog: await open([], path) };
  } catch (error) {
    console.log((error as Error).message);
  }
  console.log(`making a snapshot of ${acts} synthetic acts`);
  const folder = mkdtempSync(join(tmpdir(), 'legami-bench-'));
  try {
    for (const file of syntheticFiles(acts)) {
      const target = join(folder, file.path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, file.xml);
    }
    mkdirSync(dirname(path), { recursive: true });
    return { path, catalog: await open([folder], path) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
