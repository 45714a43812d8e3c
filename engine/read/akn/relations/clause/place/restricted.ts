// What exceptions and limits leave of the places that a verb touches.
import type { RelationKind } from '../../../../../law/relation.js';
import type { Settled } from './exceptions.js';
import type { Group } from './group.js';
import { without, type Chunk } from './place-groups.js';
import { merge } from './place.js';

/** What an exception in front leaves of a place; a reservation may only leave a part of what is repealed. */
export function partsOf(group: Group, kind: RelationKind, inFront: Settled['inFront']): Group[] {
  return inFront !== null && (inFront.force === 'exception' || kind === 'abroga') ? without(group, inFront) : [group];
}

/** `la legge … e' abrogata, limitatamente al Capo VI`, `… ad eccezione dell'articolo 14`: what the words after the verb leave of it. */
export function restricted(taken: readonly Group[], { groups, restriction, excepted }: Chunk): Group[] {
  const named = restriction === 'only' ? groups.filter(({ lead }) => lead === 'object') : [];
  return named.length === 0
    ? taken.flatMap((group) => (excepted === null ? [{ ...group, partial: true }] : without(group, excepted)))
    : taken.flatMap(({ place }) => named.map((group) => ({ ...group, place: merge(place, group.place) })));
}
