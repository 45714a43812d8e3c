// `node dist/test/measure-ranking.js [SET, such as open, sealed, open-again or sealed-sixth] [--each] [--ours] [--thesaurus=FILE]`: how well articles are ranked, with tables and without, perhaps with synonyms of a thesaurus, beside other indexes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openReal } from './corpora.js';
import { contenders, type Answers, type IndexedArticle } from './engine/search/ranking/contenders.js';
import { italian, meanOf, querySets, readQueries, scoreOf } from './engine/search/ranking/judged.js';

const set = querySets.find((one) => process.argv.includes(one)) ?? 'open';
const queries = readQueries(set);
const catalog = await openReal(...italian);
if (queries === null) console.log(`${set}.txt is not there`);
else if (catalog !== null) {
  const asked = queries.map(({ query }) => query);
  const articles: IndexedArticle[] = [];
  for (let act = 0; catalog.inCorpus(act); act++)
    for (const entry of await catalog.record(act).articleEntries()) {
      const { eli, num, rubrica, testo } = JSON.parse(entry.toString()) as Record<string, string | null>;
      articles.push({ eli: eli!, heading: `Art. ${num} ${rubrica ?? ''}`, text: testo! });
    }
  console.log(`${articles.length} articles, ${queries.length} queries of the ${set} half`);
  const emptied = ['--import', beside('empty-tables.js')];
  print('ours, with tables', ask(asked, []));
  print('ours, tables emptied', ask(asked, emptied));
  const thesaurus = process.argv.find((arg) => arg.startsWith('--thesaurus='))?.slice('--thesaurus='.length);
  if (thesaurus !== undefined) {
    print('ours, with tables and a thesaurus', ask(asked, [], thesaurus));
    print('ours, tables emptied, with a thesaurus', ask(asked, emptied, thesaurus));
  }
  if (!process.argv.includes('--ours'))
    for (const [name, answer] of Object.entries(contenders)) print(name, await answer(articles, asked));
}
process.exit(0);

function beside(name: string): string {
  return join(import.meta.dirname, 'engine/search/ranking', name);
}

/** Asks our own search in a process of its own. */
function ask(asked: readonly string[], options: readonly string[], ...given: readonly string[]): Answers {
  const { stdout, stderr, status } = spawnSync('node', [...options, beside('answer-queries.js'), ...given], {
    input: JSON.stringify(asked),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Answers;
}

function print(name: string, answers: Answers | null): void {
  if (answers === null) return console.log(`${name}: not at hand`);
  const scores = queries!.map((query, i) => scoreOf(query, answers.hits[i]!));
  const { ndcg, recall } = meanOf(scores);
  const none = answers.hits.filter(({ length }) => length === 0).length;
  const times = [...answers.milliseconds].sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1);
  console.log(
    `${name}: nDCG@10 ${ndcg.toFixed(3)}, recall@10 ${recall.toFixed(3)}, nothing found ${none}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  if (!process.argv.includes('--each')) return;
  queries!.forEach(({ query }, i) =>
    console.log(
      `  ${scores[i]!.ndcg.toFixed(2)}  ${query}: ${answers.hits[i]!.slice(0, 4)
        .map((eli) => eli.slice(8))
        .join(', ')}`,
    ),
  );
}
