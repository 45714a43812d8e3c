// The order in which equally good matches are listed: by number of relations, most first, then as the acts are numbered.
import type { Steps } from '../../steps.js';

/** The act at each place of the order, and the place of each act. */
export interface ActOrder {
  actAt: Uint32Array;
  placeOf: Uint32Array;
}

/**
 * Sorts acts by number of relations. Sorts by the lowest eight bits, then stably by the next: a comparison sort would hold
 * the event loop for 70 ms at 180,000 acts.
 *
 * @param relations `relations[act]`: number of relations of each act
 */
export function* orderByRelations(relations: Uint32Array): Steps<ActOrder> {
  const acts = relations.length;
  const most = relations.reduce((most, count) => Math.max(most, count), 0);
  yield;
  let actAt = new Uint32Array(acts);
  for (let act = 0; act < acts; act++) actAt[act] = act;
  for (let shift = 0; shift < 32 && most >>> shift > 0; shift += 8) {
    const next = new Uint32Array(0x101);
    for (let act = 0; act < acts; act++) next[0x100 - ((relations[act]! >>> shift) & 0xff)]!++;
    for (let digit = 1; digit <= 0xff; digit++) next[digit]! += next[digit - 1]!;
    yield;
    const sorted = new Uint32Array(acts);
    for (let place = 0; place < acts; place++) {
      const act = actAt[place]!;
      sorted[next[0xff - ((relations[act]! >>> shift) & 0xff)]!++] = act;
    }
    actAt = sorted;
    yield;
  }
  const placeOf = new Uint32Array(acts);
  for (let place = 0; place < acts; place++) placeOf[actAt[place]!] = place;
  yield;
  return { actAt, placeOf };
}
