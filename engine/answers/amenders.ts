// Who amends what: such an article does not cite what it changes or ends.
import type { Relation } from '../law/relation.js';
import type { IsAmender } from './citations.js';

/** Which article amends what: an article, or any place of an act. What an act repeals, any article of it may speak of. */
export function amendersIn(amendments: readonly Relation[]): IsAmender {
  const pairs = new Set<string>();
  for (const { kind, from, to } of amendments) {
    const source = from.articleEli ?? from.act;
    for (const target of [to.act, to.articleEli]) pairs.add(`${source} ${target}`);
    if (kind === 'abroga' && from.act !== to.act) pairs.add(`${from.act} ${to.articleEli ?? to.act}`);
  }
  return ({ eli, act }, target) => pairs.has(`${eli} ${target}`) || pairs.has(`${act} ${target}`);
}
