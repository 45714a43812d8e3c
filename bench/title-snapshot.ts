// The snapshot in which titles are searched: as many made-up acts as there are titles. Kept in `bench/out`.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Act } from '../engine/law/act.js';
import { compile } from '../engine/make/compile.js';
import { summarise, type CorpusAct } from '../engine/read/corpus.js';
import { compareActs } from '../engine/read/corpus/order.js';
import { packAct, type PackedDocument } from '../engine/answers/body.js';
import { openSpool } from '../engine/make/spool.js';
import { openCatalog, type Catalog } from '../engine/index.js';
import { fileSink } from '../engine/store/writer.js';
import { syntheticTitles } from './synthetic/titles.js';

/** Opens a snapshot of acts that have nothing but titles; made where it is missing or of another format. */
export async function openTitleSnapshot(count: number): Promise<{ path: string; catalog: Catalog }> {
  const path = join(import.meta.dirname, `../../bench/out/titles-${count}.snapshot`);
  const open = () =>
    openCatalog({
      corpus: [],
      snapshot: path,
      strict: true,
      report: (line) => console.error(line),
    });
  try {
    if (existsSync(path)) return { path, catalog: await open() };
  } catch (error) {
    console.log((error as Error).message);
  }
  console.log(`making a snapshot of ${count} titles`);
  mkdirSync(dirname(path), { recursive: true });
  write(syntheticTitles(count), path);
  return { path, catalog: await open() };
}

function write(titles: readonly string[], path: string): void {
  const spool = openSpool();
  const acts: CorpusAct<PackedDocument>[] = titles.map((title, index) => {
    const act = actOf(title, index);
    const summary = summarise(act);
    const digest = index.toString(16).padStart(64, '0');
    const text = spool.keep(packAct(act));
    const document = { path: `${digest}.xml`, digest, summary, claims: [], warnings: [], leftOut: [], text };
    return { summary, document, versions: [{ textDate: null, digest, isFuture: false }] };
  });
  acts.sort((a, b) => compareActs(a.summary, b.summary));
  const corpus = {
    digest: '00'.repeat(32),
    acts,
    outside: [],
    relations: [],
    statuses: new Map(),
    refused: [],
    textDate: null,
    nextBegins: null,
  };
  compile(corpus, fileSink(`${path}.partial`), null).close();
  spool.close();
  renameSync(`${path}.partial`, path);
}

const types = ['legge', 'regio-decreto', 'decreto-legislativo', 'decreto-del-presidente-della-repubblica'];

function actOf(title: string, index: number): Act {
  const [year, month, day] = [1900 + (index % 120), 1 + (index % 12), 1 + (index % 28)].map((part) =>
    String(part).padStart(2, '0'),
  );
  const type = types[index % types.length]!;
  const number = String(index + 1);
  return {
    ...{ eli: `eli:/it/${type}/${year}/${month}/${day}/${number}`, type, number, date: `${year}-${month}-${day}` },
    urn: null,
    title,
    textDate: null,
    begins: null,
    entryIntoForce: null,
    preamble: null,
    conclusions: null,
    publication: { date: null, number: null, editorialCode: null, eli: null },
    articles: [],
    annexes: [],
  };
}
