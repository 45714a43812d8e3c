// `node dist/test/learn-weights.js`: looks for better weights of the full-text search, one after the other, on the queries that are open, and
// prints the table of `engine/search/text/weights.ts`. The tables of names, descriptions and everyday words play no part.
import { TextIndexWriter, TextSearch, packWords, type TextFilter } from '../engine/search/text.js';
import { weights } from '../engine/search/text/weights.js';
import { atOnce } from '../engine/steps.js';
import { Snapshot } from '../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../engine/store/writer.js';
import { openReal } from './corpora.js';
import { fifthJudged, sixthJudged, seventhJudged, eighthJudged } from './engine/search/judged-everyday.js';
import { fourthJudged, secondJudged, thirdJudged } from './engine/search/judged-again.js';
import { judgedQueries } from './engine/search/judged-queries.js';
import { gradesOf, italian, meanOf, readQueries, scoreOf, type GradedQuery } from './engine/search/ranking/judged.js';

type Name = keyof typeof weights;

/** What a weight is multiplied by in a trial. */
const steps = [0.7, 1.4];

/** A gain in the mean nDCG@10 below which a weight stays as it is. */
const leastGain = 0.001;

const everything: TextFilter = { among: 'articles', accepts: null, ended: 'with' };

const catalog = await openReal(...italian);
const open = readQueries('open');
const again = readQueries('open-again');
if (catalog === null || open === null || again === null) process.exit(0);

const acts: {
  title: string;
  articles: { eli: string; ended: boolean; fields: Parameters<typeof packWords>[0][number] }[];
}[] = [];
for (let act = 0; catalog.inCorpus(act); act++) {
  const articles = (await catalog.record(act).articleEntries()).map((entry) => {
    const { eli, rubrica, testo, partizione, stato } = JSON.parse(entry.toString()) as {
      eli: string;
      rubrica: string | null;
      testo: string;
      partizione: string[];
      stato: unknown;
    };
    const fields = { names: [], heading: rubrica ?? '', text: testo, division: partizione.slice(-2).join(' ') };
    return { eli, ended: stato !== null, fields };
  });
  acts.push({ title: catalog.card(act).title!, articles });
}

/** Sets by their queries: the open halves count more. */
const everyday = [...fifthJudged, ...sixthJudged, ...seventhJudged, ...eighthJudged];
const older = [[...judgedQueries, ...secondJudged, ...thirdJudged, ...fourthJudged], everyday];
const sets: GradedQuery[][] = [
  open,
  open,
  again,
  ...older.map((set) =>
    set.map(([query, answers]) => gradesOf(query, answers)).filter(({ grades }) => grades.size > 0),
  ),
];

function openIndex(): TextSearch {
  const writer = new SnapshotWriter(memorySink());
  const index = new TextIndexWriter();
  for (const { title, articles } of acts) {
    const words = packWords(articles.map(({ fields }) => fields));
    const endedArticles = articles.map(({ ended }) => ended);
    index.add({ title, names: [], date: '1990-08-07', isEnded: false, words, endedArticles });
  }
  atOnce(index.write(writer));
  index.close();
  writer.column('acts.relations', new Uint32Array(acts.length));
  return new TextSearch(new Snapshot(writer.finish(new Uint8Array(32)), 'weights'));
}

/** Mean nDCG@10 over the sets, with the weights as they are. */
function judge(): number {
  const index = openIndex();
  const means = sets.map((queries) =>
    meanOf(
      queries.map((query) => {
        const { hits } = atOnce(index.search(`${query.query} `, 10, everything));
        return scoreOf(
          query,
          hits.map(({ act, article }) => acts[act]!.articles[article!]!.eli),
        );
      }),
    ),
  );
  return means.reduce((sum, { ndcg }) => sum + ndcg, 0) / means.length;
}

let best = judge();
console.log(`as it is: ${best.toFixed(4)}`);
// Of annexes and notes these queries know nothing.
for (const name of (Object.keys(weights) as Name[]).filter((one) => one !== 'annex' && one !== 'note'))
  for (const step of steps) {
    const before = weights[name];
    weights[name] = Number((before * step).toPrecision(2));
    const reached = judge();
    console.log(`${name} ${before} → ${weights[name]}: ${reached.toFixed(4)}`);
    if (reached > best + leastGain) best = reached;
    else weights[name] = before;
  }
console.log(weights);
process.exit(0);
