// The relations of an act, written as its lists have them.
import type { Relation } from '../law/relation.js';
import type { ActCard } from './act-name.js';
import { RelationWriter } from './relation.js';
import type { ListedRelation } from './relation-list.js';
import type { StatusOf } from './status.js';
import type { Direction } from './verbs.js';

/** @param direction the role of the act in them @param card what is said of an act, by its ELI */
export function listRelations(
  relations: readonly Relation[],
  direction: Direction,
  card: (eli: string) => ActCard,
  statusOf: StatusOf,
): ListedRelation[] {
  return relations.map((relation) => {
    const { kind, from, to, date } = relation;
    const own = direction === 'outgoing' ? from : to;
    const written = new RelationWriter(relation, card(from.act), card(to.act), statusOf);
    return {
      kind,
      article: own.articleEli?.slice(own.act.length) ?? '',
      paragraph: own.paragraph ?? '',
      date,
      entry: { it: written.write('it', direction), en: written.write('en', direction) },
    };
  });
}
