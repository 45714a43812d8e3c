// Other full-text indexes over the same articles, as a plain user would set them up: a heading counts four times a text.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stemmer } from '@orama/stemmers/italian';
import MiniSearch from 'minisearch';
import { foldWords, functionWords } from '../../../../engine/search/fold.js';

/** An article as every contender gets it; the heading begins with the number. */
export interface IndexedArticle {
  eli: string;
  heading: string;
  text: string;
}

/** Answers queries with ELIs, best first, and says how long each took. */
export interface Answers {
  hits: string[][];
  milliseconds: number[];
}

type Contender = (articles: readonly IndexedArticle[], queries: readonly string[]) => Promise<Answers | null>;

/** Words without function words, by the plain algorithm of Snowball. */
const stems = (text: string): string[] =>
  foldWords(text)
    .filter((word) => !functionWords.has(word))
    .map((word) => stemmer(word));

const headingWeight = 4;

async function answerWith(queries: readonly string[], search: (query: string) => string[]): Promise<Answers> {
  const answers: Answers = { hits: [], milliseconds: [] };
  for (const query of queries) {
    const started = performance.now();
    answers.hits.push(search(query));
    answers.milliseconds.push(performance.now() - started);
  }
  return Promise.resolve(answers);
}

const miniSearch: Contender = (articles, queries) => {
  const index = new MiniSearch<IndexedArticle>({
    fields: ['heading', 'text'],
    idField: 'eli',
    tokenize: stems,
    processTerm: (term) => term,
    searchOptions: { boost: { heading: headingWeight }, combineWith: 'OR' },
  });
  index.addAll(articles);
  return answerWith(queries, (query) =>
    index
      .search(query)
      .slice(0, 10)
      .map(({ id }) => id as string),
  );
};

/** FlexSearch is loaded from the folder that BENCH_RIVALS names, in which it is installed. */
const flexSearch: Contender = async (articles, queries) => {
  interface Index {
    add(id: number, text: string): void;
    search(query: string, options: object): readonly number[];
  }
  const folder = process.env['BENCH_RIVALS'];
  if (folder === undefined) return null;
  const path = createRequire(join(folder, 'package.json')).resolve('flexsearch');
  const module = (await import(pathToFileURL(path).href)) as { default: { Index: new (options: object) => Index } };
  const make = () => new module.default.Index({ tokenize: 'strict', encode: stems, resolution: 9 });
  const [headings, texts] = [make(), make()];
  articles.forEach(({ heading, text }, id) => {
    headings.add(id, heading);
    texts.add(id, text);
  });
  const most = { limit: 100, suggest: true };
  return answerWith(queries, (query) => {
    // It gives no score: by rank, as its own merging of fields does.
    const scores = new Map<number, number>();
    for (const [index, weight] of [
      [headings, headingWeight],
      [texts, 1],
    ] as const)
      index.search(query, most).forEach((id, at) => scores.set(id, (scores.get(id) ?? 0) + weight / (10 + at)));
    const best = [...scores].sort(([, a], [, b]) => b - a).slice(0, 10);
    return best.map(([id]) => articles[id]!.eli);
  });
};

/** Every word; then, below ten, any word. */
const fts5Program = `
import json, sqlite3, sys, time
given = json.load(sys.stdin)
db = sqlite3.connect(':memory:')
db.execute("create virtual table t using fts5(heading, text, tokenize = 'unicode61 remove_diacritics 2')")
db.executemany('insert into t(rowid, heading, text) values (?, ?, ?)', [(i, h, t) for i, (h, t) in enumerate(given['articles'])])
answers = {'hits': [], 'milliseconds': []}
for words in given['queries']:
    started = time.perf_counter()
    found = []
    for joined in (' AND ', ' OR '):
        if len(found) < 10 and words:
            match = joined.join('"' + word + '"' for word in words)
            rows = db.execute('select rowid from t where t match ? order by bm25(t, ${headingWeight}.0, 1.0) limit 20', (match,))
            found += [row for (row,) in rows if row not in found]
    answers['milliseconds'].append((time.perf_counter() - started) * 1000)
    answers['hits'].append(found[:10])
print(json.dumps(answers))
`;

const fts5 =
  (wordsOf: (text: string) => string[]): Contender =>
  (articles, queries) => {
    const words = (text: string) => wordsOf(text).join(' ');
    const given = {
      articles: articles.map(({ heading, text }) => [words(heading), words(text)]),
      queries: queries.map(wordsOf),
    };
    const options = { input: JSON.stringify(given), encoding: 'utf8', maxBuffer: 1 << 28 } as const;
    const { stdout, stderr, status } = spawnSync('python3', ['-c', fts5Program], options);
    if (status === null) return Promise.resolve(null);
    if (status !== 0) throw new Error(`python3: ${stderr}`);
    const { hits, milliseconds } = JSON.parse(stdout) as { hits: number[][]; milliseconds: number[] };
    return Promise.resolve({ hits: hits.map((rows) => rows.map((row) => articles[row]!.eli)), milliseconds });
  };

const plainWords = (text: string): string[] => foldWords(text).filter((word) => !functionWords.has(word));

/** By name; one that is not at hand answers `null`. */
export const contenders: Readonly<Record<string, Contender>> = {
  MiniSearch: miniSearch,
  FlexSearch: flexSearch,
  'FTS5, unicode61': fts5(plainWords),
  'FTS5, Snowball': fts5(stems),
};
