// The names by which an act is looked for.
import { namedActs, sharedNames } from '../law/named-acts.js';

/** Names, nicknames and abbreviations of the acts that have any, by ELI; each name once, the official one first. */
export function namesByAct(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const add = (eli: string, text: string): void => {
    const known = names.get(eli);
    if (known === undefined) names.set(eli, new Set([text]));
    else known.add(text);
  };
  for (const { eli, aliases } of namedActs()) for (const { text } of aliases) add(eli, text);
  for (const { aliases, acts } of sharedNames()) for (const eli of acts) for (const text of aliases) add(eli, text);
  return names;
}
