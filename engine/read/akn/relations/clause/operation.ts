// One unit of an amending article → what its words do to which place: `all'articolo 5, il comma 2 è abrogato`.
import type { RelationKind } from '../../../../law/relation.js';
import type { Operation } from './place/place-groups.js';
import { isAround, type Place } from './place/place.js';
import { withQuotedLetters } from './place/quoted-letters.js';
import { paired } from './place/respectively.js';
import { readSegment, type Context } from './segment.js';
import { isSaidOfOther } from './token/set-apart.js';
import type { Token } from './token/token.js';

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
  /** Whether a sentence of the unit amends. */
  let mayGoOn = false;
  /** The acts that its segments named so far. */
  const acts = new Set<string>();
  /** The place of this unit's last object. */
  let spoken: Place | null = null;
  for (const { tokens: printed, isSentence } of segmentsOf(withQuotedLetters(tokens, quotations))) {
    const segment = paired(printed);
    // `I commi 1 e 2 dell'articolo 11 della legge … sono sostituiti …. Il comma 3 e' abrogato.`
    if (spoken?.article !== undefined && isAround(spoken, place) && namesPartAlone(segment)) place = spoken;
    // `… della legge … i commi 2 e 3 sono abrogati. All'articolo 265 …`: a new sentence is of the act that the words above it name.
    // Where nothing was done to the act of a sentence before it (`L'articolo 2 della legge … resta in vigore.`), it is of none.
    if (isSentence && namesArticleAlone(segment))
      ({ place } = context.place.act === undefined && mayGoOn ? { place } : context);
    // `L'articolo 7 della legge … e' abrogato; l'articolo 8 e' sostituito …`: of the only act that the unit names.
    if (
      !isSentence &&
      place.act === undefined &&
      mayGoOn &&
      acts.size === 1 &&
      namesArticleAlone(segment) &&
      touches(segment)
    )
      place = { ...place, act: [...acts] };
    for (const act of actsIn(segment)) acts.add(act);
    const inherited = isSaidOfOther(segment) ? null : (context.verb ?? (isPlaceAlone(segment) ? list : null));
    const read = readSegment(segment, quotations, { ...context, verb: inherited, place, recalled }, isLead);
    operations.push(...read.operations);
    mayGoOn ||= segment.some(({ type }) => type === 'verb');
    ({ place, beside } = read);
    recalled = read.implied ?? (place.act === undefined ? recalled : place);
    spoken = read.implied ?? spoken;
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

/** Whether something is done to a place. */
function touches(segment: readonly Token[]): boolean {
  return segment.some((token) => token.type === 'verb' && !token.bare && token.kind !== null);
}

function actsIn(segment: readonly Token[]): string[] {
  return segment.flatMap((token) => (token.type === 'place' && token.level === 'act' ? token.values : []));
}

/** Whether all places are narrower than an article, and one is what a verb touches. */
function namesPartAlone(segment: readonly Token[]): boolean {
  const places = segment.filter((token) => token.type === 'place');
  return (
    places.length > 0 &&
    places.every(({ level, isNew }) => isNew || !['act', 'division', 'annex', 'article'].includes(level)) &&
    touches(segment)
  );
}

/** Whether the first place is an article or wider, and no word says of which act. */
function namesArticleAlone(segment: readonly Token[]): boolean {
  const first = segment.find(({ type }) => type === 'place');
  return (
    first?.type === 'place' &&
    (first.level === 'article' || first.level === 'annex' || first.level === 'division') &&
    !segment.some(
      (token) =>
        (token.type === 'place' && token.level === 'act') ||
        (token.type === 'other' && /^(?:medesim|stess|predett|suddett|citat)/.test(token.word)),
    )
  );
}

/** The tokens between two stops, and whether a sentence ended before them. */
function segmentsOf(tokens: readonly Token[]): { tokens: Token[]; isSentence: boolean }[] {
  const segments: { tokens: Token[]; isSentence: boolean }[] = [{ tokens: [], isSentence: false }];
  for (const token of tokens) {
    if (token.type === 'stop') segments.push({ tokens: [], isSentence: token.isSentence });
    else segments.at(-1)!.tokens.push(token);
  }
  return segments.filter((segment) => segment.tokens.length > 0);
}
