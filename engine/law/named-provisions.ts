// Provisions known by name: names that people use, with the article that carries them.
import { readTable } from './table.js';
import table from './tables/named-provisions.tsv';

/** An article that has names. */
export interface NamedProvision {
  /** ELI of the act. */
  act: string;
  /** Number of the article as in its ELI, `612-bis`. */
  article: string;
  aliases: ProvisionAlias[];
}

export interface ProvisionAlias {
  text: string;
  /** True where the words are also the name of something else, so that they find the article but do not cite it. */
  weak: boolean;
}

/** Provisions known by name, each name once an article. A name of two articles is weak on both. */
export function namedProvisions(): NamedProvision[] {
  const provisions = readTable('named-provisions', table, ['act', 'article', 'names']).map(
    ({ act, article, names }) => ({
      act: `eli:/it/${act}`,
      article,
      aliases: names.split('|').map((name) => ({ text: name.replace(/~$/, ''), weak: name.endsWith('~') })),
    }),
  );
  const uses = new Map<string, number>();
  for (const { aliases } of provisions) for (const { text } of aliases) uses.set(text, (uses.get(text) ?? 0) + 1);
  for (const { aliases } of provisions) for (const alias of aliases) alias.weak ||= uses.get(alias.text)! > 1;
  return provisions;
}
