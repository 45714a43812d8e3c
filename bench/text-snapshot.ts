// The snapshot in which texts are searched: made-up acts of ten articles each, with annexes and editors' notes as often as real ones have them.
import type { Act } from '../engine/law/act.js';
import { articleEli } from '../engine/law/eli.js';
import { bareAct, openActsSnapshot } from './acts-snapshot.js';
import { lawLikeText, syntheticArticles, type SyntheticArticle } from './synthetic/articles.js';
import { randomAt } from './synthetic/random.js';

const articlesPerAct = 10;

/** Acts to one annex, and articles with a note in each act: of 27 real acts with 3,324 articles, 52 annexes and 1,450 notes. */
const [actsPerAnnex, notedPerAct] = [6, 4];

/** Words of an annex, and of a note. */
const [annexWords, noteWords] = [800, 25];

/** Path of a snapshot of so many articles. */
export async function openTextSnapshot(count: number): Promise<string> {
  const { path, catalog } = await openActsSnapshot(`texts-${count}`, () => actsOf(syntheticArticles(count)));
  catalog.close();
  return path;
}

function* actsOf(articles: Iterable<SyntheticArticle>): Generator<Act> {
  let own: SyntheticArticle[] = [];
  let index = 0;
  for (const article of articles) {
    if (own.push(article) < articlesPerAct) continue;
    yield actOf(own, index++);
    own = [];
  }
  if (own.length > 0) yield actOf(own, index);
}

function actOf(articles: readonly SyntheticArticle[], index: number): Act {
  const act = bareAct('legge', articles[0]!.heading, index);
  const annex = { name: 'Allegato', textSince: null, amendedText: false, graphic: false, notes: [] };
  const text = () => lawLikeText(annexWords, randomAt(11, index));
  const note = (i: number) => lawLikeText(noteWords, randomAt(13, index * articlesPerAct + i));
  return {
    ...act,
    annexes: index % actsPerAnnex === 0 ? [{ ...annex, eli: `${act.eli}/all/Allegato`, text: text() }] : [],
    articles: articles.map(({ heading, text }, i) => ({
      eli: articleEli(act.eli, null, String(i + 1)),
      number: String(i + 1),
      part: null,
      heading,
      division: [],
      text,
      notes: i < notedPerAct ? [note(i)] : [],
      repealed: false,
      textSince: null,
      amendedText: false,
      graphic: false,
      references: [],
      noted: [],
    })),
  };
}
