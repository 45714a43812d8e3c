// The claims of all documents and what the corpus holds → relations, each once.
import { hash } from 'node:crypto';
import { compareArticleNumbers } from '../../law/eli.js';
import {
  isAmendment,
  relationKey,
  relationMethods,
  type Relation,
  type RelationClaim,
  type RelationDates,
  type RelationEnd,
  type RelationPart,
} from '../../law/relation.js';
import { daysOfAdded } from './added-provisions.js';
import { isWaiting } from './awaited.js';
import { draft, merge, type Draft } from './draft.js';
import { isMinistryDecree, sameDecrees } from './ministry-decrees.js';
import { resolveEnd, type RelationIndex } from './resolve-end.js';
import { absorbNotes, dateAmendments, type Teller } from './told-by-notes.js';

/**
 * Relations of a whole corpus, in the order of {@link compareRelations} by their amending end.
 *
 * One per (from act, from article, to act, to article, kind). Of claims that say the same the surest names the method; sentences
 * and commi are brought together; the date is the day of effect if a document states it, else the day on which the amended act
 * saw its amender published, else that of the amending act; of a provision that came into that act later, the day of the amendment that
 * brought it in, or none. What only says that one act touches another is left out where more is
 * known between the two; so is a repeal mark where the repealing article or the repeal of the whole act is known. What a document states
 * whole is taken as it is, unless the others say it anew.
 */
export function resolveRelations(claims: Iterable<RelationClaim>, index: RelationIndex): Relation[] {
  const drafts = new Map<string, Draft>();
  const events = new Map<number, string>();
  const tellers: Teller[] = [];
  const numberOf = numbering();
  const decrees: RelationClaim[] = [];
  const stated = new Map<string, Relation>();
  for (const claim of claims) {
    if (claim.relation !== undefined) {
      const id = idOf(claim.relation);
      stated.set(id, { ...claim.relation, id });
      continue;
    }
    if (isMinistryDecree(claim.from.act) || isMinistryDecree(claim.to.act)) decrees.push(claim);
    else take(claim);
  }
  // The names of ministries' decrees can only be matched when all of them are known.
  const same = sameDecrees(
    decrees.flatMap(({ from, to }) => [from.act, to.act]),
    index,
  );
  for (const claim of decrees) take({ ...claim, from: renamed(claim.from, same), to: renamed(claim.to, same) });
  absorbNotes(drafts);
  dateAmendments(drafts.values(), tellers);
  const finer = finerKeys(drafts.values());
  for (const { from, to, method } of stated.values())
    if (relationMethods[method].fine) finer.pairs.add(numberOf(from.act) * 2 ** 26 + numberOf(to.act));
  const kept: Relation[] = [];
  const added: Relation[] = [];
  for (const known of drafts.values()) {
    if (isSaidFiner(known, finer)) continue;
    const relation = finish(known, events.get(known.pair));
    kept.push(relation);
    if (relation.date === null && known.isAdded && !isWaiting(relation.kind, relation)) added.push(relation);
  }
  for (const [relation, days] of daysOfAdded(added, kept)) Object.assign(relation, days, firstDay(days.dates, null));
  for (const { id } of kept) stated.delete(id);
  kept.push(...stated.values());
  return kept.sort((a, b) => compareRelations(a, b, 'from'));

  function take(claim: RelationClaim): void {
    const from = resolveEnd(claim.from, index);
    const to = resolveEnd(claim.to, index);
    if (from === null || to === null || from.act === to.act) return;
    const [amending, amended] = [numberOf(from.act), numberOf(to.act)];
    const pair = amending * 2 ** 26 + amended;
    if (claim.method === 'elenco' && claim.dates.publication !== null) events.set(pair, claim.dates.publication);
    if (claim.told?.datesAmendments === true) tellers.push({ claim, pair, to });
    const end = `${to.articleEli === null ? amended : numberOf(to.articleEli)} ${claim.kind}`;
    const key = `${from.articleEli === null ? amending : numberOf(from.articleEli)} ${end}`;
    const known = drafts.get(key);
    if (known !== undefined) merge(known, claim, from, to);
    else drafts.set(key, draft(claim, from, to, pair, `${amending} ${end}`));
  }
}

function renamed(end: RelationClaim['to'], same: ReadonlyMap<string, string>): RelationClaim['to'] {
  const act = same.get(end.act);
  return act === undefined ? end : { ...end, act };
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

function finish(known: Draft, event: string | undefined): Relation {
  const { kind, nature, reach, effectEvidence, saving, from, to, method, confidence, evidence, pieces, parts } = known;
  const made = dateOfAct(from.act);
  // Where the amending act is not loaded, the amended act's list of events states the day of its Gazzetta: none of what came into it later.
  const printed = known.isAdded ? null : (event ?? null);
  const kept = parts === null || parts.size === 1 ? [] : [...parts.values()];
  const effect = kept.some(hasEffectAtOnce) ? null : known.dates.effect;
  const sound = soundDays({ ...known.dates, effect, publication: known.dates.publication ?? printed }, made);
  const waits =
    kept.length > 0 ? kept.every((part) => isWaiting(kind, part)) : isWaiting(kind, { dates: sound, evidence });
  const dates = waits ? { ...sound, force: null } : sound;
  return {
    id: idOf({ kind, from, to }),
    kind,
    nature,
    reach,
    dates,
    effectEvidence: dates.effect === null && (known.dates.effect !== null || kept.length > 0) ? null : effectEvidence,
    saving,
    ...(known.brings === undefined ? {} : { brings: known.brings }),
    from,
    to,
    ...(waits ? { date: null, dateKind: null } : firstDay(dates, known.isAdded ? null : made)),
    evidence: pieces === null ? evidence : [...pieces].join('\n'),
    parts: kept.map((part) => {
      const days = soundDays(part.dates, made);
      return { ...part, dates: isWaiting(kind, part) ? { ...days, force: null } : days };
    }),
    method,
    confidence,
  };
}

function idOf(relation: Pick<Relation, 'kind' | 'from' | 'to'>): string {
  return hash('sha256', relationKey(relation)).slice(0, 16);
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

/** A relation of an act of which it is not known since when it is in force. */
export function withoutForce(relation: Relation): Relation {
  const dates = { ...relation.dates, force: null };
  const parts = relation.parts.map((part) => ({ ...part, dates: { ...part.dates, force: null } }));
  return { ...relation, dates, parts, ...firstDay(dates, dateOfAct(relation.from.act)) };
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

/** Relations that documents state in detail, so that vaguer ones can be left out. */
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
  for (const { from, kind, nature, method, pair, placed, amendsNothing } of drafts) {
    // A note may report only the least of what its act does.
    const isAll = method !== 'nota' || amendsNothing || isAmendment({ kind, nature, method, from });
    if (relationMethods[method].fine && isAll) finer.pairs.add(pair);
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
