// A relation while the claims that make it still come in.
import {
  reaches,
  relationMethods,
  type Effect,
  type Reach,
  type RelationClaim,
  type RelationDates,
  type RelationEnd,
  type RelationMethod,
  type RelationPart,
} from '../../law/relation.js';

/** A relation while claims still come in. */
export interface Draft extends Effect {
  from: RelationEnd;
  to: RelationEnd;
  method: RelationMethod;
  confidence: number;
  evidence: string | null;
  /** The lines of all evidence, each once, as soon as there is a second piece. */
  pieces: Set<string> | null;
  /** The places that it joins, once there is a second pair, by what distinguishes them. */
  parts: Map<string, RelationPart> | null;
  /** The two acts. */
  pair: number;
  /** Amending act, amended end and kind. */
  placed: string;
  /** Whether a note shows that the amending act amends nothing in the amended one. */
  amendsNothing: boolean;
  /** Whether its provision came into the amending act later, on a day that no document states. */
  isAdded: boolean;
}

export function draft(claim: RelationClaim, from: RelationEnd, to: RelationEnd, pair: number, placed: string): Draft {
  const { kind, nature, reach, dates, effectEvidence, saving, method, confidence, evidence, told } = claim;
  return {
    kind,
    nature,
    reach,
    dates,
    effectEvidence,
    saving,
    from,
    to,
    method,
    confidence,
    evidence,
    pieces: null,
    parts: null,
    pair,
    placed,
    amendsNothing: told?.amendsNothing ?? false,
    isAdded: claim.isAdded ?? false,
    ...(claim.brings === undefined ? {} : { brings: claim.brings }),
  };
}

/** Brings a further claim of the same ends and kind into a draft. */
export function merge(known: Draft, claim: RelationClaim, from: RelationEnd, to: RelationEnd): void {
  // The words of the law, once read, give the places; sentences and marks repeat them, or say less.
  if (known.method !== claim.method && (known.method === 'testo' || claim.method === 'testo')) {
    const other = known.method === 'testo' ? claim : { ...known };
    if (claim.method === 'testo') Object.assign(known, draft(claim, from, to, known.pair, known.placed));
    addEvidence(known, other.evidence);
    known.dates = earliest(known.dates, other.dates);
    known.saving ??= other.saving;
    return;
  }
  // An update note retells what others say in their own words; it adds its sentence, and the day that they lack.
  if (known.method !== claim.method && (known.method === 'nota' || claim.method === 'nota')) {
    const note = known.method === 'nota' ? { ...known } : claim;
    if (known.method === 'nota') Object.assign(known, draft(claim, from, to, known.pair, known.placed));
    addEvidence(known, note.evidence);
    dateBy(known, note);
    return;
  }
  const surer = relationMethods[claim.method].rank - relationMethods[known.method].rank;
  if (surer > 0 || (claim.method === known.method && claim.confidence > known.confidence)) {
    known.method = claim.method;
    known.confidence = claim.confidence;
  }
  known.parts ??= new Map([partOf(known, known.from, known.to)]);
  const [place, part] = partOf(claim, from, to);
  const printed = known.parts.get(place)?.dates.publication ?? null;
  // As decreed and as converted are two parts, each with the Gazzetta of its own.
  const other = part.dates.publication;
  const key = printed === null || other === null || printed === other ? place : `${place} ${other}`;
  const same = known.parts.get(key);
  if (same === undefined) known.parts.set(key, part);
  else same.dates = earliest(same.dates, part.dates);
  addEvidence(known, claim.evidence);
  known.saving ??= claim.saving;
  if (claim.brings !== undefined) known.brings = [...(known.brings ?? []), ...claim.brings];
  known.nature ??= claim.nature;
  known.isAdded ||= claim.isAdded ?? false;
  known.reach = isRepealedInPart(known) ? null : widest(known.reach, claim.reach);
  // A later note has the day as it was changed since.
  const isLater = claim.method === 'nota' && claim.told !== undefined && claim.dates.effect !== null;
  if (isLater) {
    known.effectEvidence = claim.effectEvidence;
    known.dates = { ...known.dates, effect: null };
  }
  if (known.effectEvidence === null || (claim.dates.effect ?? '9999') < (known.dates.effect ?? '9999'))
    known.effectEvidence = claim.effectEvidence ?? known.effectEvidence;
  known.dates = earliest(known.dates, claim.dates);
  joinPlaces(known.from, from);
  joinPlaces(known.to, to);
}

/**
 * Gives a draft the day of effect that a note states, where it has none.
 * @param isLater whether the day takes the place of one that an earlier note stated
 */
export function dateBy(
  known: Draft,
  note: Pick<RelationClaim, 'dates' | 'effectEvidence' | 'evidence'>,
  isLater = false,
): void {
  const { publication, effect } = note.dates;
  const day = isLater ? (effect ?? known.dates.effect) : (known.dates.effect ?? effect);
  if (day !== known.dates.effect) {
    known.effectEvidence = note.effectEvidence ?? note.evidence;
    for (const part of known.parts?.values() ?? []) part.dates = { ...part.dates, effect: day };
  }
  known.dates = { ...known.dates, publication: known.dates.publication ?? publication, effect: day };
}

/** Adds a sentence, each line once. */
export function addEvidence(known: Draft, evidence: string | null): void {
  if (known.evidence === null) known.evidence = evidence;
  else if (evidence !== null && evidence !== known.evidence) {
    known.pieces ??= new Set(known.evidence.split('\n'));
    for (const line of evidence.split('\n')) known.pieces.add(line);
  }
}

function partOf(
  { reach, dates, evidence }: Pick<RelationClaim, 'reach' | 'dates' | 'evidence'>,
  from: RelationEnd,
  { division, paragraph, point, number }: RelationEnd,
): [string, RelationPart] {
  const to = { division, paragraph, point, number };
  const part = { from: { paragraph: from.paragraph, point: from.point }, to, reach, dates, evidence };
  return [JSON.stringify([part.from, to, reach]), part];
}

/** `l'articolo 5 e' abrogato, ad eccezione del comma 3`, and words of that paragraph are deleted: more than the words, and less than the article. */
function isRepealedInPart({ kind, method, to, parts }: Draft): boolean {
  if (kind !== 'abroga' || method !== 'testo' || to.article === null || parts === null) return false;
  const all = [...parts.values()];
  const isOfAll = ({ to }: RelationPart) => (to.division ?? to.paragraph ?? to.point ?? to.number) === null;
  return all.some((part) => part.reach === null && isOfAll(part)) && !all.some(({ reach }) => reach === 'articolo');
}

function widest(a: Reach | null, b: Reach | null): Reach | null {
  if (a === null || b === null) return a ?? b;
  return reaches.indexOf(a) < reaches.indexOf(b) ? a : b;
}

/** The first day of each kind: several provisions may state the same effect, and a conversion law words its decree's anew. */
function earliest(a: RelationDates, b: RelationDates): RelationDates {
  const first = (day: keyof RelationDates) =>
    a[day] === null || b[day] === null ? (a[day] ?? b[day]) : a[day]! < b[day]! ? a[day] : b[day];
  return { publication: first('publication'), force: first('force'), effect: first('effect') };
}

/** Commi and divisions are gathered in order of their mention; lettere and numeri only as long as each place has one, and all belong to one comma. */
function joinPlaces(known: RelationEnd, other: RelationEnd): void {
  const isSameParagraph = known.paragraph === other.paragraph;
  known.number = isSameParagraph && known.point === other.point ? common(known.number, other.number) : null;
  known.point = isSameParagraph ? common(known.point, other.point) : null;
  known.division = union(known.division, other.division, '; ');
  known.paragraph = union(known.paragraph, other.paragraph);
}

/** Those of both; `null` where one has none. */
function common(a: string | null, b: string | null): string | null {
  return a === null || b === null ? null : union(a, b);
}

/** More commi than any article has are no longer distinguished. */
const longestUnion = 4_000;

function union(a: string | null, b: string | null, between = ', '): string | null {
  if (a === b || b === null) return a;
  if (a === null || a.length > longestUnion) return a ?? b;
  return [...new Set([...a.split(between), ...b.split(between)])].join(between);
}
