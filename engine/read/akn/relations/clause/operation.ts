// One unit of an amending article → what its words do to which place: `all'articolo 5, il comma 2 è abrogato`.
import type { RelationKind } from '../../../../law/relation.js';
import type { Operation } from './place-groups.js';
import { readSegment, type Context } from './segment.js';
import type { Token } from './token.js';

/**
 * Reads one unit.
 * @param context what the words above it say
 * @param isLead whether units stand below it
 */
export function readOperations(
  tokens: readonly Token[],
  quotations: readonly string[],
  context: Context,
  isLead: boolean,
): { operations: Operation[]; context: Context } {
  const operations: Operation[] = [];
  let { place, beside, recalled, verb, partial } = context;
  /** `sono soppressi: l'articolo 8; l'articolo 9`: the verb of the places that follow alone. */
  let list: RelationKind | null = null;
  for (const segment of segmentsOf(tokens)) {
    const inherited = context.verb ?? (isPlaceAlone(segment) ? list : null);
    const read = readSegment(segment, quotations, { ...context, verb: inherited, place, recalled }, isLead);
    operations.push(...read.operations);
    ({ place, beside } = read);
    recalled = read.implied ?? (place.act === undefined ? recalled : place);
    if (segment.some(({ type }) => type === 'verb')) ({ list } = read);
    if (read.verb !== null) ({ verb, partial } = read);
  }
  return { operations, context: { place, beside, recalled, verb, partial } };
}

/** A segment that names places, and says nothing of them. */
function isPlaceAlone(segment: readonly Token[]): boolean {
  return (
    segment[0]?.type === 'place' &&
    segment[0].lead === 'object' &&
    segment.every((token) => ['place', 'value', 'except', 'only', 'quotation'].includes(token.type) || isPlain(token))
  );
}

function isPlain(token: Token): boolean {
  return (
    token.type === 'other' &&
    /^(?:e|successive|modificazioni|integrazioni|modifiche|convertito|convertita)$/.test(token.word)
  );
}

function segmentsOf(tokens: readonly Token[]): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'stop') segments.push([]);
    else segments.at(-1)!.push(token);
  }
  return segments.filter((segment) => segment.length > 0);
}
