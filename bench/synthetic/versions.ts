// The older texts of a synthetic act, each as its document would be read.
import type { Article } from '../../engine/law/act.js';
import type { ReadDocument } from '../../engine/read/akn/read-document.js';
import type { ModelAct } from './act-model.js';
import { randomAt } from './random.js';
import { readModel } from './read-model.js';
import { passage } from './text.js';

/**
 * Older texts of an act that was amended, at most, and the share of changes that touch two articles: 6 and 1.2 on average. Three in ten
 * acts of the outline are amended, which gives the 500,000 files and 375,000 changes that are expected of 180,000 acts (`time.md` §6).
 */
const mostOlder = 11;
const twoArticles = 0.2;

/** All texts of an act, oldest first; the last is the one that {@link readModel} gives, and alone states claims. */
export function readVersions(model: ModelAct): ReadDocument[] {
  const served = readModel(model);
  const { articles, entryIntoForce, textDate } = served.act;
  const random = randomAt(model.outline.seed ^ 0x7e47, model.index);
  const days = daysBetween(entryIntoForce, textDate);
  const older = articles.length > 0 ? Math.min(1 + random.below(mostOlder), days) : 0;
  const changes = Array.from({ length: older }, () =>
    Array.from({ length: random.chance(twoArticles) ? 2 : 1 }, () => random.below(articles.length)),
  );
  const versions = changes.map((_, version): ReadDocument => {
    const begins = dayAfter(entryIntoForce!, Math.floor((version * days) / older));
    const until = dayAfter(entryIntoForce!, Math.floor(((version + 1) * days) / older) - 1);
    return {
      ...served,
      claims: [],
      act: {
        ...served.act,
        textDate: begins,
        begins,
        textDays: { ...served.act.textDays, from: begins, until },
        articles: articles.map((article, place) => {
          const next = changes.findIndex((changed, later) => later >= version && changed.includes(place));
          return next === -1
            ? article
            : olderArticle(article, randomAt(model.outline.seed ^ place, next).below(2 ** 30));
        }),
      },
    };
  });
  return [...versions, served];
}

/** The article as it stood before one of its changes: with other words at its end. */
function olderArticle(article: Article, seed: number): Article {
  return { ...article, text: `${article.text} ${passage(60, randomAt(seed, 0))}`, amendedText: false, repealed: false };
}

function daysBetween(from: string | null, to: string | null): number {
  return from === null || to === null ? 0 : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
