// How well the full-text search ranks real documents, for queries that were judged before any result was seen.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ArticleEntry } from '../../../../engine/answers/article.js';
import { foldWords, functionWords } from '../../../../engine/search/fold.js';
import type { TextFilter } from '../../../../engine/search/text.js';
import { openReal } from '../../../corpora.js';
import { italian } from '../ranking/judged.js';
import { fourthJudged, secondJudged, secondQuestions, thirdJudged } from '../judged-again.js';
import { eighthJudged, fifthJudged, seventhJudged, sixthJudged } from '../judged-everyday.js';
import { judgedActs, judgedQueries, juristQuestions, type JudgedQuery } from '../judged-queries.js';

const search = suite('judged search');

const everything: TextFilter = { among: 'all', accepts: null, ended: 'with' };

const judged = [
  ...judgedQueries,
  ...juristQuestions,
  ...secondJudged,
  ...secondQuestions,
  ...thirdJudged,
  ...fourthJudged,
  ...fifthJudged,
  ...sixthJudged,
  ...seventhJudged,
  ...eighthJudged,
];
const eliOf = (named: string) => {
  const [act, article] = named.split(' ');
  return `eli:/it/${judgedActs[act!]}${article === undefined ? '' : `/art/${article}`}`;
};

search('no query is judged twice, and every answer is an article or act of those that are judged', () => {
  assert.equal([judgedQueries.length, juristQuestions.length, secondQuestions.length], [60, 60, 60]);
  for (const queries of [
    [
      ...judgedQueries,
      ...secondJudged,
      ...thirdJudged,
      ...fourthJudged,
      ...fifthJudged,
      ...sixthJudged,
      ...seventhJudged,
      ...eighthJudged,
    ],
    [...juristQuestions, ...secondQuestions],
  ])
    assert.is(new Set(queries.map(([query]) => query)).size, queries.length);
  for (const [query, answers] of judged)
    for (const answer of answers.split(', ')) {
      assert.match(answer, /^\S+(?: \S+?)?(?:=[1-3])?$/, query);
      assert.is.not(judgedActs[answer.split(' ')[0]!.replace(/=\d$/, '')], undefined, `${query}: ${answer}`);
    }
});

const catalog = await openReal(...italian);
if (catalog !== null) {
  const firstTen = async (query: string) => {
    const { hits } = await catalog.search(query, 10, everything);
    return hits.map(({ act, article }) =>
      article === null ? catalog.eli(act) : catalog.eli(act) + catalog.record(act).articleKeys()[article]!,
    );
  };

  search('what is judged is in the documents', () => {
    for (const [query, answers] of judged)
      for (const answer of answers.split(', ')) {
        const eli = eliOf(answer.replace(/=\d$/, ''));
        assert.ok(catalog.find(eli) !== null || catalog.findArticle(eli) !== null, `${query}: ${eli}`);
      }
  });

  search('of the first twenty hits for a single word, 95 of 100 have it as it is written', async () => {
    const words = new Map<string, Set<string>>();
    for (let act = 0; catalog.inCorpus(act); act++)
      for (const [article, entry] of (await catalog.record(act).articleEntries()).entries()) {
        const { rubrica, testo, partizione } = JSON.parse(entry.toString()) as ArticleEntry;
        for (const word of foldWords(`${rubrica ?? ''} ${testo} ${partizione.join(' ')}`))
          if (/^\p{L}{5,}$/u.test(word) && !functionWords.has(word))
            words.set(word, (words.get(word) ?? new Set()).add(`${act} ${article}`));
      }
    const usual = [...words.keys()].filter((word) => words.get(word)!.size >= 20 && words.get(word)!.size < 600).sort();
    let [found, right] = [0, 0];
    for (let at = 0; at < 100; at++) {
      const word = usual[Math.floor((at * usual.length) / 100)]!;
      const { hits } = await catalog.search(`${word} `, 20, { ...everything, among: 'articles' });
      found += hits.length;
      right += hits.filter(({ act, article }) => words.get(word)!.has(`${act} ${article}`)).length;
    }
    assert.is(found, 2_000);
    assert.ok(right >= 0.95 * found, `${right} of ${found}`);
  });

  /** Mean nDCG@10. */
  const judge = async (queries: readonly JudgedQuery[]) => {
    const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
    const sumOf = (grades: readonly number[]) => grades.reduce((dcg, grade, at) => dcg + gain(grade, at), 0);
    let sum = 0;
    for (const [query, answers] of queries) {
      const grades = new Map(answers.split(', ').map((one) => [eliOf(one.slice(0, -2)), Number(one.at(-1))]));
      const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, 10);
      sum += sumOf((await firstTen(query)).map((eli) => grades.get(eli) ?? 0)) / sumOf(ideal);
    }
    return sum / queries.length;
  };

  search('judged queries on real documents reach nDCG@10 of 0.75', async () => {
    for (const queries of [judgedQueries, secondJudged, thirdJudged, fourthJudged, fifthJudged, sixthJudged]) {
      const mean = await judge(queries);
      assert.ok(mean >= 0.75, `nDCG@10 ${mean.toFixed(3)}`);
    }
  });

  search('queries in everyday words for articles drawn at random reach nDCG@10 of 0.25', async () => {
    const mean = await judge([...seventhJudged, ...eighthJudged]);
    assert.ok(mean >= 0.25, `nDCG@10 ${mean.toFixed(3)}`);
  });

  search('the article wanted is among the first three for nine of ten questions with the right words', async () => {
    for (const questions of [juristQuestions, secondQuestions]) {
      const missed: string[] = [];
      for (const [query, wanted] of questions)
        if (!(await firstTen(query)).slice(0, 3).includes(eliOf(wanted))) missed.push(query);
      assert.ok(missed.length <= questions.length / 10, missed.join('\n'));
    }
  });
}

search.run();
