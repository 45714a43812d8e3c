// The names by which acts and articles are looked for.
import { namedActs, sharedNames } from '../law/named-acts.js';
import { describedProvisions } from '../law/described-provisions.js';
import { namedProvisions } from '../law/named-provisions.js';

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

/** Articles that have names: their number and names, by ELI of the act. */
export function namesByArticle(): Map<string, { article: string; names: string[] }[]> {
  const articles = new Map<string, { article: string; names: string[] }[]>();
  for (const { act, article, aliases } of namedProvisions()) {
    const names = aliases.map(({ text }) => text);
    const known = articles.get(act);
    if (known === undefined) articles.set(act, [{ article, names }]);
    else known.push({ article, names });
  }
  return articles;
}

/** Articles that are described in everyday words: their number and description, by ELI of the act. */
export function descriptionsByArticle(): Map<string, { article: string; description: string }[]> {
  const articles = new Map<string, { article: string; description: string }[]>();
  for (const { act, article, description } of describedProvisions()) {
    const known = articles.get(act);
    if (known === undefined) articles.set(act, [{ article, description }]);
    else known.push({ article, description });
  }
  return articles;
}
