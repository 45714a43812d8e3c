// A snapshot of made-up acts without relations, kept in `bench/out`.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withRecord } from '../engine/make/recall.js';
import { packAct, type PackedDocument } from '../engine/answers/body.js';
import { openCatalog, type Catalog } from '../engine/index.js';
import type { Act } from '../engine/law/act.js';
import { compile } from '../engine/make/compile.js';
import { openSpool } from '../engine/make/spool.js';
import { summarise, type CorpusAct } from '../engine/read/corpus.js';
import { compareActs } from '../engine/read/corpus/order.js';
import { onlyVersion } from '../engine/read/corpus/series.js';
import { fileSink } from '../engine/store/writer.js';

/**
 * Opens the snapshot of that name; made where it is missing or of another format.
 * @param acts makes them
 */
export async function openActsSnapshot(
  name: string,
  acts: () => Iterable<Act>,
): Promise<{ path: string; catalog: Catalog }> {
  const path = join(import.meta.dirname, `../../bench/out/${name}.snapshot`);
  const open = () =>
    openCatalog({ corpus: [], snapshot: path, strict: true, report: (line: string) => console.error(line) });
  try {
    if (existsSync(path)) return { path, catalog: await open() };
  } catch (error) {
    console.log((error as Error).message);
  }
  console.log(`making ${path}`);
  mkdirSync(dirname(path), { recursive: true });
  write(acts(), path);
  return { path, catalog: await open() };
}

function write(made: Iterable<Act>, path: string): void {
  const spool = openSpool();
  const acts: CorpusAct<PackedDocument>[] = [];
  for (const act of made) {
    const summary = summarise(act);
    const digest = acts.length.toString(16).padStart(64, '0');
    const text = spool.keep(packAct(act));
    const document = withRecord({
      path: `${digest}.xml`,
      digest,
      summary,
      claims: [],
      warnings: [],
      leftOut: [],
      text,
    });
    acts.push({
      summary,
      document,
      versions: [{ textDate: null, digest, isFuture: false }],
      series: onlyVersion(document),
    });
  }
  acts.sort((a, b) => compareActs(a.summary, b.summary));
  const corpus = {
    digest: '00'.repeat(32),
    acts,
    outside: [],
    relations: [],
    statuses: new Map(),
    refused: [],
    textDate: null,
    oldestText: null,
    begins: [],
    turns: [],
  };
  compile(corpus, fileSink(`${path}.partial`), null).close();
  spool.close();
  renameSync(`${path}.partial`, path);
}

/** An act of a type with a title: number and day follow from its place among all, articles are added to it. */
export function bareAct(type: string, title: string, index: number): Act {
  const [year, month, day] = [1900 + (index % 120), 1 + (index % 12), 1 + (index % 28)].map((part) =>
    String(part).padStart(2, '0'),
  );
  const number = String(index + 1);
  return {
    eli: `eli:/it/${type}/${year}/${month}/${day}/${number}`,
    type,
    number,
    date: `${year}-${month}-${day}`,
    urn: null,
    title,
    textDate: null,
    begins: null,
    textDays: { from: null, until: null, isConsolidated: false, isOriginal: false },
    entryIntoForce: null,
    preamble: null,
    conclusions: null,
    publication: { date: null, number: null, editorialCode: null, eli: null },
    articles: [],
    annexes: [],
  };
}
