// What the verb of a relation says of a place, which need not be said again beside it.
import { besideVerb, type shapes } from '../../engine/index.js';

type End = shapes.Relation['da'];
type Part = shapes.Relation['parti'][number];

/** Parts of a place in the order in which they narrow it, each with the words by which a verb names it. */
export const named = [
  ['comma', /\b(?:comm[ai]|paragraphs?)\b/],
  ['lettera', /\b(?:letter[ae]|points?)\b/],
  ['numero', /\b(?:numer[oi]|numbers?)\b/],
] as const;

/**
 * A place without what the verb names: of “art. 2, paragraph 3” and “has paragraph 3 repealed by” the article remains.
 * @param parts the places that the relation joins: where they are reached to different extents the verb is of the widest, and of no paragraph
 */
export function withoutNamed(end: End, verb: string, parts: readonly Part[] = []): End {
  if (differIn(parts, ({ portata }) => portata) && wholeVerb.test(verb))
    return { ...end, comma: null, lettera: null, numero: null };
  // A long list is cut in the verb, and whole in the place.
  if (verb.includes('…')) return end;
  // `la rubrica, e altro,`: what stands behind each place is told place by place, and not of all of them.
  if (Object.values(besideVerb).some((words) => verb.includes(words)))
    return { ...end, comma: null, lettera: null, numero: null };
  const rest = { ...end };
  if (end.partizione !== null && verb.includes(end.partizione)) rest.partizione = null;
  const first = named.findIndex(([part, words]) => end[part] !== null && words.test(verb) && namesAll(verb, end[part]));
  if (first !== -1) for (const [part] of named.slice(first)) rest[part] = null;
  return rest;
}

/** The verb of a whole, or of what may be one: `è abrogato da`, `sostituisce, in tutto o in parte,`. */
const wholeVerb =
  /^(?:(?:è|sono) (?:abrogat|sostituit|inserit)|(?:abroga|sostituisce|inserisce)(?:no|ono)?(?:,|$)|(?:is|are) (?:repealed|replaced|inserted)|(?:repeal|replace|insert)s?(?:,|$))/;

/** Whether the places that a relation joins differ in something. */
export function differIn<One>(parts: readonly One[], of: (part: One) => string | null): boolean {
  return new Set(parts.map(of)).size > 1;
}

function namesAll(verb: string, labels: string): boolean {
  return labels.split(', ').every((label) => ` ${verb} `.replace(/[,)]/g, ' ').includes(` ${label} `));
}
