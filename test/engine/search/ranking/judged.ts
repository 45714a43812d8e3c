// Queries on real documents with graded answers, and how well a list of hits answers them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../source-tree.js';
import { judgedActs } from '../judged-queries.js';

/** A query in the words of one role, and the articles that answer it: ELI and grade (3 it, 2 good, 1 related). */
export interface GradedQuery {
  role: string;
  query: string;
  grades: ReadonlyMap<string, number>;
}

const folder = join(projectRoot, 'test/engine/search/ranking');

/** Acts that only these queries ask for. */
const otherActs: Readonly<Record<string, string>> = {
  cc1: 'legge-costituzionale/1953/03/11/1',
  mem: 'legge/2007/05/04/56',
  bil: 'legge/2022/12/29/197',
  amb: 'decreto-legislativo/2008/01/16/4',
};

/** Six sets of queries, all but the first for articles that no table names; each in a half on which weights are learnt and one that is read once. */
export const querySets = [
  'open',
  'sealed',
  'open-again',
  'sealed-again',
  'open-third',
  'sealed-third',
  'open-fourth',
  'sealed-fourth',
  'open-fifth',
  'sealed-fifth',
  'open-sixth',
  'sealed-sixth',
] as const;

/**
 * The queries of a set.
 * @returns `null` where the file is not there
 * @throws {Error} where the sealed file is not the one whose digest was kept before the ranking was changed
 */
export function readQueries(set: (typeof querySets)[number]): GradedQuery[] | null {
  const path = join(folder, `${set}.txt`);
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const digest = createHash('sha256').update(text).digest('hex');
  const kept = join(folder, `${set}.sha256`);
  const sealed = set.startsWith('sealed') ? readFileSync(kept, 'utf8').trim() : digest;
  if (digest !== sealed) throw new Error(`${set}.txt: digest ${digest} found, ${sealed} expected`);
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => {
    const [role, query, answers] = line.split('\t') as [string, string, string];
    return { role, query, grades: new Map(answers.split(', ').map(readAnswer)) };
  });
}

/** `cp 589-bis=3` as ELI and grade. */
function readAnswer(answer: string): [eli: string, grade: number] {
  const [act, rest] = answer.split(' ') as [string, string];
  const [article, grade] = rest.split('=') as [string, string];
  const known = judgedActs[act] ?? otherActs[act];
  if (known === undefined) throw new Error(`${answer}: act “${act}” found, one of the judged acts expected`);
  return [`eli:/it/${known}/art/${article}`, Number(grade)];
}

/** A query of the older sets, its answers that are articles. */
export function gradesOf(query: string, answers: string): GradedQuery {
  const articles = answers.split(', ').filter((answer) => answer.includes(' '));
  return { role: '', query, grades: new Map(articles.map(readAnswer)) };
}

/** Folders of Italian law: documents of other countries lie beside them. */
export const italian = ['normattiva', 'effetti', 'versioni', 'older'] as const;

/** How well lists of hits answer queries: means over all. */
export interface Score {
  ndcg: number;
  recall: number;
}

const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
const sumOf = (grades: readonly number[]) => grades.reduce((sum, grade, at) => sum + gain(grade, at), 0);

/** nDCG@10 of one list; recall@10 counts answers of grade 2 and 3. */
export function scoreOf({ grades }: GradedQuery, hits: readonly string[]): Score {
  const ten = hits.slice(0, 10);
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, 10);
  const wanted = [...grades].filter(([, grade]) => grade > 1).map(([eli]) => eli);
  return {
    ndcg: sumOf(ten.map((eli) => grades.get(eli) ?? 0)) / sumOf(ideal),
    recall: wanted.filter((eli) => ten.includes(eli)).length / Math.min(10, wanted.length),
  };
}

/** The means of scores. */
export function meanOf(scores: readonly Score[]): Score {
  const mean = (of: (score: Score) => number) => scores.reduce((sum, score) => sum + of(score), 0) / scores.length;
  return { ndcg: mean(({ ndcg }) => ndcg), recall: mean(({ recall }) => recall) };
}
