// The places of a verb that are left after exceptions and limits.
import type { RelationKind } from '../../../../../law/relation.js';
import type { Settled } from './exceptions.js';
import { withOnward, type Group } from './group.js';
import { without, type Chunk } from './place-groups.js';
import { merge } from './place.js';

/** The parts of a place that an exception in front leaves; a reservation does so only where something is repealed. */
export function partsOf(group: Group, kind: RelationKind, inFront: Settled['inFront']): Group[] {
  const isLess = inFront !== null && (inFront.force === 'exception' || kind === 'abroga');
  return (isLess ? without(group, inFront) : [group]).flatMap(withOnward);
}

/** `la legge … e' abrogata, limitatamente al Capo VI`, `… ad eccezione dell'articolo 14`: what the words after the verb leave of it. */
export function restricted(taken: readonly Group[], { groups, restriction, excepted }: Chunk): Group[] {
  const named = restriction === 'only' ? groups.filter(({ lead }) => lead === 'object') : [];
  return named.length === 0
    ? taken.flatMap((group) => (excepted === null ? [{ ...group, partial: true }] : without(group, excepted)))
    : taken.flatMap(({ place }) => named.map((group) => ({ ...group, place: merge(place, group.place) })));
}
