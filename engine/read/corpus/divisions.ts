// The divisions around the articles of an act.
import type { Article } from '../../law/act.js';

/** A run of articles in one division. */
export interface DivisionStart {
  /** The place of its first article, from 0. */
  first: number;
  /** Path of headings, outermost first; empty outside all divisions. */
  path: readonly string[];
}

/** The runs of articles that have one path; none where no article is in a division. */
export function divisionsOf(articles: readonly Pick<Article, 'division'>[]): DivisionStart[] {
  const starts = articles.flatMap(({ division }, first): DivisionStart[] =>
    division.join('\n') === articles[first - 1]?.division.join('\n') ? [] : [{ first, path: division }],
  );
  return starts.some(({ path }) => path.length > 0) ? starts : [];
}

/** What is known of the articles of an act. */
interface Divided {
  eli: string;
  articleKeys: readonly string[];
  divisions: readonly DivisionStart[];
}

/** The path around an article; `null` where the act or the article is not loaded. @param article its ELI */
export function divisionAround(act: Divided | undefined, article: string): readonly string[] | null {
  const at = act?.articleKeys.indexOf(article.slice(act.eli.length)) ?? -1;
  if (act === undefined || at === -1) return null;
  return act.divisions.findLast(({ first }) => first <= at)?.path ?? [];
}
