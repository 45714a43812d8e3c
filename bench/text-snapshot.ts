// The snapshot in which texts are searched: made-up acts of ten articles each. Kept in `bench/out`.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packAct, type PackedDocument } from '../engine/answers/body.js';
import { openCatalog } from '../engine/index.js';
import type { Act } from '../engine/law/act.js';
import { articleEli } from '../engine/law/eli.js';
import { compile } from '../engine/make/compile.js';
import { openSpool } from '../engine/make/spool.js';
import { summarise, type CorpusAct } from '../engine/read/corpus.js';
import { compareActs } from '../engine/read/corpus/order.js';
import { fileSink } from '../engine/store/writer.js';
import { syntheticArticles, type SyntheticArticle } from './synthetic/articles.js';

const articlesPerAct = 10;

/** Path of a snapshot of so many articles; made where it is missing or of another format. */
export async function openTextSnapshot(count: number): Promise<string> {
  const path = join(import.meta.dirname, `../../bench/out/texts-${count}.snapshot`);
  const report = (line: string) => console.error(line);
  try {
    if (existsSync(path)) {
      (await openCatalog({ corpus: [], snapshot: path, strict: true, report })).close();
      return path;
    }
  } catch (error) {
    console.log((error as Error).message);
  }
  console.log(`making a snapshot of ${count} articles`);
  mkdirSync(dirname(path), { recursive: true });
  write([...syntheticArticles(count)], path);
  return path;
}

function write(articles: readonly SyntheticArticle[], path: string): void {
  const spool = openSpool();
  const acts: CorpusAct<PackedDocument>[] = [];
  for (let first = 0; first < articles.length; first += articlesPerAct) {
    const act = actOf(articles.slice(first, first + articlesPerAct), acts.length);
    const summary = summarise(act);
    const digest = acts.length.toString(16).padStart(64, '0');
    const text = spool.keep(packAct(act));
    const document = { path: `${digest}.xml`, digest, summary, claims: [], warnings: [], leftOut: [], text };
    acts.push({ summary, document, versions: [{ textDate: null, digest, isFuture: false }] });
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
    nextBegins: null,
  };
  compile(corpus, fileSink(`${path}.partial`), null).close();
  spool.close();
  renameSync(`${path}.partial`, path);
}

function actOf(articles: readonly SyntheticArticle[], index: number): Act {
  const [year, month, day] = [1900 + (index % 120), 1 + (index % 12), 1 + (index % 28)].map((part) =>
    String(part).padStart(2, '0'),
  );
  const number = String(index + 1);
  const eli = `eli:/it/legge/${year}/${month}/${day}/${number}`;
  return {
    ...{ eli, type: 'legge', number, date: `${year}-${month}-${day}`, urn: null, title: articles[0]!.heading },
    textDate: null,
    begins: null,
    entryIntoForce: null,
    preamble: null,
    conclusions: null,
    annexes: [],
    publication: { date: null, number: null, editorialCode: null, eli: null },
    articles: articles.map(({ heading, text }, i) => ({
      eli: articleEli(eli, null, String(i + 1)),
      number: String(i + 1),
      part: null,
      heading,
      division: [],
      text,
      notes: [],
      repealed: false,
      textSince: null,
      amendedText: false,
      graphic: false,
      references: [],
    })),
  };
}
