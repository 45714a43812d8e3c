// One decree of a ministry under two names: without its ministry, and with the ministry spelled in two ways.
import type { RelationIndex } from './resolve-end.js';

const generic = /^eli:\/it\/decreto-(?:inter)?ministeriale\/(\d{4}\/\d\d\/\d\d\/[^/]+)$/;
const ofMinistry = /^eli:\/it\/(ministero-[a-z0-9-]+)\/decreto\/(\d{4}\/\d\d\/\d\d\/[^/]+)$/;

/** Whether an act is a decree of a ministry that others may name otherwise. */
export function isMinistryDecree(act: string): boolean {
  return act.includes('minister') && (generic.test(act) || ofMinistry.test(act));
}

/**
 * Decrees of ministries that are one act, by day and number: name → the name that stands for it. `decreto-ministeriale` is that of the only
 * ministry that has a decree of this day and number. Names of ministries are one where all words of the shorter are in the longer
 * (`ministero-infrastrutture`, `ministero-infrastrutture-trasporti`); two ministries are never joined.
 */
export function sameDecrees(acts: Iterable<string>, { hasAct }: Pick<RelationIndex, 'hasAct'>): Map<string, string> {
  const byNumber = new Map<string, { bare: string[]; named: string[] }>();
  for (const act of acts) {
    const [number, kind] = [
      generic.exec(act)?.[1] ?? ofMinistry.exec(act)?.[2],
      generic.test(act) ? 'bare' : 'named',
    ] as const;
    if (number === undefined) continue;
    const known = byNumber.get(number) ?? { bare: [], named: [] };
    if (!known[kind].includes(act)) known[kind].push(act);
    byNumber.set(number, known);
  }
  const same = new Map<string, string>();
  for (const { bare, named } of byNumber.values()) {
    const longest = [...named].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
    if (longest === undefined || !named.every((act) => isWithin(act, longest))) continue;
    const chosen = [...named, ...bare].find((act) => hasAct(act)) ?? longest;
    for (const act of [...named, ...bare]) if (act !== chosen && !hasAct(act)) same.set(act, chosen);
  }
  return same;
}

function isWithin(act: string, longer: string): boolean {
  const words = ofMinistry.exec(longer)![1]!.split('-');
  return ofMinistry
    .exec(act)![1]!
    .split('-')
    .every((word) => words.includes(word));
}
