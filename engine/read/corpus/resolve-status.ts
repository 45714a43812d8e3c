// What is dead in a corpus: effects that reach the whole of an act or article, and what documents state of themselves.
import type { Relation } from '../../law/relation.js';
import type { StatedStatus, Status } from '../../law/status.js';

/**
 * Statuses by the ELI of the act or article. A repeal counts only where it reaches the whole of what it names; a statement of the
 * document stands also where no relation tells who did it.
 */
export function resolveStatuses(relations: readonly Relation[], stated: Iterable<StatedStatus>): Map<string, Status> {
  const statuses = new Map<string, Status>();
  for (const { id, kind, reach, from, to, dates } of relations) {
    if (kind !== 'abroga' || !(reach === 'atto' || (reach === 'articolo' && to.articleEli !== null))) continue;
    const of = reach === 'atto' ? to.act : to.articleEli!;
    const since = dates.effect ?? dates.force ?? dates.publication;
    const known = statuses.get(of);
    if (known !== undefined && (known.since ?? '9999') <= (since ?? '9999')) continue;
    statuses.set(of, { value: 'abrogato', since, by: from.act, byArticle: from.article, relation: id });
  }
  for (const { of, value, since, by, byArticle } of stated)
    if (!statuses.has(of)) statuses.set(of, { value, since, by, byArticle, relation: null });
  return statuses;
}
