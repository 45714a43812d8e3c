// Which article amends which place: such an article does not cite the place that it changes or ends.
import type { Relation } from '../law/relation.js';
import type { IsAmender } from './citations.js';

/** Tells whether an article amends an article or an act. A place that an act repeals may be named by any article of that act. */
export function amendersIn(amendments: readonly Relation[]): IsAmender {
  const pairs = new Set<string>();
  for (const { kind, from, to } of amendments) {
    const source = from.articleEli ?? from.act;
    for (const target of [to.act, to.articleEli]) pairs.add(`${source} ${target}`);
    if (kind === 'abroga' && from.act !== to.act) pairs.add(`${from.act} ${to.articleEli ?? to.act}`);
  }
  return ({ eli, act }, target) => pairs.has(`${eli} ${target}`) || pairs.has(`${act} ${target}`);
}
