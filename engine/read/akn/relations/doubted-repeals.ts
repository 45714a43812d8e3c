// Whole repeals that two entries of a list name differently: one of them is a misprint, and a misprint must not make an act dead that does not exist.
import { parseEli } from '../../../law/eli.js';
import type { RelationClaim } from '../../../law/relation.js';

/** A repeal of a whole act, as the words or as a sentence name it, and the claim that it became. */
export interface NamedRepeal {
  act: string;
  claim: RelationClaim;
}

/**
 * Marks as `discorde` what the words and the sentences of the editors name with one type but with another day or number, where neither
 * names the other's act.
 * @param stated what the words repeal and no sentence bears out
 * @param told what sentences say is repealed and the words do not
 */
export function doubtMisprints(stated: readonly NamedRepeal[], told: readonly NamedRepeal[]): Set<RelationClaim> {
  const doubted = new Set<RelationClaim>();
  for (const one of stated)
    for (const other of told)
      if (isMisprint(one.act, other.act)) {
        doubted.add(one.claim);
        doubted.add(other.claim);
      }
  return doubted;
}

/**
 * The acts that words name with one number of one year and with two days, as `decreto … 15 giugno 1959, n. 393` and `decreto … 30 giugno
 * 1959, n. 393`: one of the two does not exist. A ministry's decrees have no numbers of their own in a year.
 */
export function contradicted(acts: Iterable<string>): Set<string> {
  const byNumber = new Map<string, Set<string>>();
  for (const act of acts) {
    const parts = parseEli(act);
    if (parts === null || parts.authority !== null || parts.date === null || !hasOneNumber(parts.type)) continue;
    const key = `${parts.type} ${parts.year} ${parts.number}`;
    byNumber.set(key, (byNumber.get(key) ?? new Set()).add(act));
  }
  return new Set([...byNumber.values()].flatMap((named) => (named.size > 1 ? [...named] : [])));
}

function hasOneNumber(type: string): boolean {
  return /^(?:legge|decreto-legge|decreto-legislativo|regio-decreto|decreto-del-presidente-della-repubblica)/.test(
    type,
  );
}

/** `legge 3 marzo 1960, n. 185` and `… n. 158`; `legge 3 marzo 1960, n. 185` and `legge 3 marzo 1961, n. 185`. */
export function isMisprint(one: string, other: string): boolean {
  const [a, b] = [parseEli(one), parseEli(other)];
  if (a === null || b === null || a.type !== b.type || a.authority !== b.authority) return false;
  if (a.date === b.date) return a.number !== b.number && isSlip(a.number ?? '', b.number ?? '');
  const [first, second] = [a, b].map(({ date }) => date?.split('-') ?? []);
  return a.number === b.number && first!.filter((part, i) => part !== second![i]).length === 1;
}

/** Whether two numbers differ in one digit, that is another one or missing, or in the order of their digits: 185 and 158. */
function isSlip(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length === longer.length) {
    const differing = [...one].filter((digit, i) => digit !== other[i]).length;
    return differing === 1 || [...one].sort().join('') === [...other].sort().join('');
  }
  return [...longer].some((_, i) => longer.slice(0, i) + longer.slice(i + 1) === shorter);
}
