// The snapshot in which texts are searched: made-up acts of ten articles each.
import type { Act } from '../engine/law/act.js';
import { articleEli } from '../engine/law/eli.js';
import { bareAct, openActsSnapshot } from './acts-snapshot.js';
import { syntheticArticles, type SyntheticArticle } from './synthetic/articles.js';

const articlesPerAct = 10;

/** Path of a snapshot of so many articles. */
export async function openTextSnapshot(count: number): Promise<string> {
  const { path, catalog } = await openActsSnapshot(`texts-${count}`, () => actsOf([...syntheticArticles(count)]));
  catalog.close();
  return path;
}

function* actsOf(articles: readonly SyntheticArticle[]): Generator<Act> {
  for (let first = 0; first < articles.length; first += articlesPerAct)
    yield actOf(articles.slice(first, first + articlesPerAct), first / articlesPerAct);
}

function actOf(articles: readonly SyntheticArticle[], index: number): Act {
  const act = bareAct('legge', articles[0]!.heading, index);
  return {
    ...act,
    articles: articles.map(({ heading, text }, i) => ({
      eli: articleEli(act.eli, null, String(i + 1)),
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
      noted: [],
    })),
  };
}
