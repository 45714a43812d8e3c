// Nouns of several places whose numbers stand in a list behind them.
import type { Token } from '../token/token.js';
import { headOf, type Group } from './group.js';
import { areListed, around, listsParts } from './objects.js';

/** What the items below a verb are of, where its words lead to such a list: `I seguenti articoli della legge … sono abrogati: a) 3`; `null` where they do not. */
export function listedBy(objects: readonly Group[], behind: readonly Token[]): Group[] | null {
  if (objects.length === 1 && listsParts(behind)) return [...objects];
  return objects.length > 0 && areListed(objects) ? objects.map(around) : null;
}

/** `i seguenti commi dell'articolo 5: 1; 3`: beside its numbers the noun is no object. */
export function withoutNouns(groups: readonly Group[]): Group[] {
  const isNoun = (group: Group) => areListed([group]);
  const numbered = new Set(groups.filter((group) => !isNoun(group)).map(headOf));
  return groups.filter((group) => !isNoun(group) || !numbered.has(headOf(group)));
}
