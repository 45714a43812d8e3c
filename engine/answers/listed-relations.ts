// The relations of an act as entries of its lists.
import type { Relation } from '../law/relation.js';
import type { ActCard } from './act-name.js';
import type { ListedRelation } from './relation-list.js';
import { RelationWriter } from './relation.js';
import type { StatusOf } from './status.js';
import type { Direction } from './verbs.js';

/** The facts that entries of lists state beside the relation. */
interface ListedFacts {
  card: (eli: string) => ActCard;
  statusOf: StatusOf;
  /** ELI of the version that a relation began, by the relation's identifier. */
  begun: ReadonlyMap<string, string>;
  /** When a relation was first held, by its identifier. */
  seenOf: (relation: string) => string | null;
}

/** Entries in both languages, in the order of the relations. @param direction as the act sees them */
export function listRelations(
  relations: readonly Relation[],
  direction: Direction,
  { card, statusOf, begun, seenOf }: ListedFacts,
): ListedRelation[] {
  return relations.map((relation) => {
    const { id, kind, from, to, date } = relation;
    const own = direction === 'outgoing' ? from : to;
    const inTime = { version: begun.get(id) ?? null, seen: seenOf(id) };
    const written = new RelationWriter(relation, card(from.act), card(to.act), statusOf, inTime);
    return {
      kind,
      article: own.articleEli?.slice(own.act.length) ?? '',
      paragraph: own.paragraph ?? '',
      date,
      entry: { it: written.write('it', direction), en: written.write('en', direction) },
    };
  });
}
