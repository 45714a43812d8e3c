// The claims of all documents and what the corpus holds → relations, each once.
import { hash } from 'node:crypto';
import { compareArticleNumbers } from '../../law/eli.js';
import {
  relationKey,
  reaches,
  relationMethods,
  type Effect,
  type Reach,
  type Relation,
  type RelationClaim,
  type RelationDates,
  type RelationEnd,
  type RelationMethod,
  type RelationPart,
} from '../../law/relation.js';
import { resolveEnd, type RelationIndex } from './resolve-end.js';

/**
 * Relations of a whole corpus, in the order of {@link compareRelations} by their amending end.
 *
 * One per (from act, from article, to act, to article, kind). Of claims that say the same the surest names the method; sentences
 * and commi are brought together; the date is the day of effect if a document states it, else the day on which the amended act
 * saw its amender published, else that of the amending act. What only says that one act touches another is left out where more is
 * known between the two; so is a repeal mark where the repealing article or the repeal of the whole act is known.
 */
export function resolveRelations(claims: Iterable<RelationClaim>, index: RelationIndex): Relation[] {
  const drafts = new Map<string, Draft>();
  const events = new Map<number, string>();
  const numberOf = numbering();
  for (const claim of claims) {
    const from = resolveEnd(claim.from, index);
    const to = resolveEnd(claim.to, index);
    if (from === null || to === null || from.act === to.act) continue;
    const [amending, amended] = [numberOf(from.act), numberOf(to.act)];
    const pair = amending * 2 ** 26 + amended;
    if (claim.method === 'elenco' && claim.dates.publication !== null) events.set(pair, claim.dates.publication);
    const end = `${to.articleEli === null ? amended : numberOf(to.articleEli)} ${claim.kind}`;
    const key = `${from.articleEli === null ? amending : numberOf(from.articleEli)} ${end}`;
    const known = drafts.get(key);
    if (known !== undefined) merge(known, claim, from, to);
    else drafts.set(key, draft(claim, from, to, pair, `${amending} ${end}`));
  }
  const finer = finerKeys(drafts.values());
  const kept: Relation[] = [];
  for (const known of drafts.values()) if (!isSaidFiner(known, finer)) kept.push(finish(known, events.get(known.pair)));
  return kept.sort((a, b) => compareRelations(a, b, 'from'));
}

/** Small numbers for ELIs, so that keys of hundreds of thousands of relations stay short; fewer than 2²⁶ fit. */
function numbering(): (eli: string) => number {
  const numbers = new Map<string, number>();
  return (eli) => {
    const known = numbers.get(eli);
    if (known !== undefined) return known;
    numbers.set(eli, numbers.size);
    return numbers.size - 1;
  };
}

/**
 * The order of lists: date (unknown last), the other act's ELI, its article, the own article, kind. Total for the relations of one act.
 * @param other which end is the other act
 */
export function compareRelations(a: Relation, b: Relation, other: 'from' | 'to'): number {
  const own = other === 'from' ? 'to' : 'from';
  return (
    compare(a.date ?? '9999', b.date ?? '9999') ||
    compare(a[other].act, b[other].act) ||
    compareArticles(a[other], b[other]) ||
    compare(a[own].act, b[own].act) ||
    compareArticles(a[own], b[own]) ||
    compare(a.kind, b.kind)
  );
}

/** A relation while claims still come in. */
interface Draft extends Effect {
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
}

function draft(claim: RelationClaim, from: RelationEnd, to: RelationEnd, pair: number, placed: string): Draft {
  const { kind, nature, reach, dates, effectEvidence, method, confidence, evidence } = claim;
  return {
    kind,
    nature,
    reach,
    dates,
    effectEvidence,
    from,
    to,
    method,
    confidence,
    evidence,
    pieces: null,
    parts: null,
    pair,
    placed,
  };
}

function merge(known: Draft, claim: RelationClaim, from: RelationEnd, to: RelationEnd): void {
  // The words of the law, once read, give the places; sentences and marks repeat them, or say less.
  if (known.method !== claim.method && (known.method === 'testo' || claim.method === 'testo')) {
    const other = known.method === 'testo' ? claim : { ...known };
    if (claim.method === 'testo') Object.assign(known, draft(claim, from, to, known.pair, known.placed));
    addEvidence(known, other.evidence);
    known.dates = earliest(known.dates, other.dates);
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
  known.nature ??= claim.nature;
  known.reach = widest(known.reach, claim.reach);
  if (known.effectEvidence === null || (claim.dates.effect ?? '9999') < (known.dates.effect ?? '9999'))
    known.effectEvidence = claim.effectEvidence ?? known.effectEvidence;
  known.dates = earliest(known.dates, claim.dates);
  joinPlaces(known.from, from);
  joinPlaces(known.to, to);
}

function addEvidence(known: Draft, evidence: string | null): void {
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

function widest(a: Reach | null, b: Reach | null): Reach | null {
  if (a === null || b === null) return a ?? b;
  return reaches.indexOf(a) < reaches.indexOf(b) ? a : b;
}

/** Of each day the first: several provisions may say the same, a conversion law words anew what its decree did. */
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

function finish(known: Draft, event: string | undefined): Relation {
  const { kind, nature, reach, effectEvidence, from, to, method, confidence, evidence, pieces, parts } = known;
  const made = dateOfAct(from.act);
  // What the amended act says of its amender's Gazzetta is sure where the amender itself is not read.
  const kept = parts === null || parts.size === 1 ? [] : [...parts.values()];
  const effect = kept.some(hasEffectAtOnce) ? null : known.dates.effect;
  const dates = soundDays({ ...known.dates, effect, publication: known.dates.publication ?? event ?? null }, made);
  return {
    id: hash('sha256', relationKey({ kind, from, to })).slice(0, 16),
    kind,
    nature,
    reach,
    dates,
    effectEvidence: dates.effect === null ? null : effectEvidence,
    from,
    to,
    ...firstDay(dates, made),
    evidence: pieces === null ? evidence : [...pieces].join('\n'),
    parts: kept.map((part) => ({ ...part, dates: soundDays(part.dates, made) })),
    method,
    confidence,
  };
}

/** No clause defers a place that is in force: `inserito` at once by one comma, completed since a later day by the next. */
function hasEffectAtOnce({ dates }: RelationPart): boolean {
  return dates.effect === null && dates.force !== null;
}

function dateOfAct(eli: string): string | null {
  const [, year, month, day] = /\/(\d{4})\/(\d\d)\/(\d\d)\//.exec(eli) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

/** No day lies before the amending act: an effect since an earlier day is left out. */
function soundDays({ publication, force, effect }: RelationDates, made: string | null): RelationDates {
  const sound = (day: string | null) => (day !== null && made !== null && day < made ? null : day);
  return { publication: sound(publication), force: sound(force), effect: sound(effect) };
}

function firstDay(
  { effect, force, publication }: RelationDates,
  made: string | null,
): Pick<Relation, 'date' | 'dateKind'> {
  if (effect !== null) return { date: effect, dateKind: 'effetto' };
  if (force !== null) return { date: force, dateKind: 'vigore' };
  if (publication !== null) return { date: publication, dateKind: 'pubblicazione' };
  return { date: made, dateKind: made === null ? null : 'atto' };
}

/** What is known of whom, so that less can be left out. */
interface FinerKeys {
  /** Acts between which a document says more than that one touches the other. */
  pairs: Set<number>;
  /** Amended ends and kinds of which the amending article is known. */
  placed: Set<string>;
  /** Acts of which the first repeals all of the second. */
  repealed: Set<number>;
}

function finerKeys(drafts: Iterable<Draft>): FinerKeys {
  const finer: FinerKeys = { pairs: new Set(), placed: new Set(), repealed: new Set() };
  for (const { from, method, pair, placed } of drafts) {
    if (relationMethods[method].fine) finer.pairs.add(pair);
    if (method === 'intero-atto') finer.repealed.add(pair);
    if (from.article !== null) finer.placed.add(placed);
  }
  return finer;
}

function isSaidFiner({ kind, from, to, method, pair, placed }: Draft, finer: FinerKeys): boolean {
  if (!relationMethods[method].fine) return finer.pairs.has(pair);
  // The repeal of a whole act is repeated for each of its articles, here and there with another article as its source.
  if (method === 'discorde' && kind === 'abroga' && to.article === null && finer.repealed.has(pair)) return true;
  if (from.article !== null || (method !== 'segno' && method !== 'discorde')) return false;
  return finer.repealed.has(pair) || finer.placed.has(placed);
}

function compareArticles(a: RelationEnd, b: RelationEnd): number {
  if (a.articleEli === b.articleEli) return 0;
  return compareArticleNumbers(a.article ?? '', b.article ?? '') || compare(a.articleEli ?? '', b.articleEli ?? '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
