// What is dead in a corpus: effects that reach the whole of an act or article, and what documents state of themselves.
import type { Relation } from '../../law/relation.js';
import type { StatedStatus, Status } from '../../law/status.js';

/**
 * Statuses by the ELI of the act or article. A repeal counts only where it reaches the whole of what it names; a statement of the
 * document stands also where no relation tells who did it. Its day is the one since which the amended document has the mark, else that of
 * effect or of entry into force; the day of the Gazzetta is none.
 */
export function resolveStatuses(relations: readonly Relation[], stated: Iterable<StatedStatus>): Map<string, Status> {
  const statuses = new Map<string, Status>();
  for (const { id, kind, reach, from, to, dates } of relations) {
    if (kind !== 'abroga' || !(reach === 'atto' || (reach === 'articolo' && to.articleEli !== null))) continue;
    const of = reach === 'atto' ? to.act : to.articleEli!;
    const since = dates.effect ?? dates.force;
    const known = statuses.get(of);
    if (known !== undefined && (known.since ?? '9999') <= (since ?? '9999')) continue;
    statuses.set(of, { value: 'abrogato', since, by: from.act, byArticle: from.article, relation: id });
  }
  for (const { of, value, since, by, byArticle } of stated) {
    const known = statuses.get(of);
    if (known === undefined) statuses.set(of, { value, since, by, byArticle, relation: null });
    else if (known.value === value && since !== null) known.since = since;
  }
  return statuses;
}
