// `reg. esec. TULPS`: a regulation that carries out what a name means is another act.
import { foldPhrase } from '../token/fold.js';
import { nameByFold, names, type Name } from '../token/lexicon.js';
import { Kind, type Tokens } from '../token/tokens.js';

const implementing =
  /(?<![\p{L}\d])(?:regolament[oi]|reg\.?)\s(?:(?:di|per\sl['’])\s?)?(?:es|esec|esecuz|esecuzione|esecutivo|att|attuaz|attuazione|attuativo)(?:\.|(?![\p{L}\d]))\s?(?:e\s(?:di\s)?(?:attuazione|esecuzione)\s)?(?:d(?:el|ella|ello|ell['’]|ei|elle)?\s?)?(?:il\s|la\s|l['’])?$/iu;
const longest = 60;

/** Where the regulation begins, and what the table of names has for it; `name` is `null` where it has nothing. */
export interface Implementing {
  start: number;
  name: Name | null;
}

/** The regulation whose words stand in front of a name; `null` where none do. */
export function implementingBefore(tokens: Tokens, i: number, { text }: Name): Implementing | null {
  const at = tokens.start[i]!;
  const before = tokens.text.slice(Math.max(0, at - longest), at);
  const found = implementing.exec(before);
  if (found === null) return null;
  const spelt = tokens.text.slice(at, tokens.end[i]);
  const row = [spelt, text]
    .flatMap((name) => [`regolamento di esecuzione del ${name}`, `reg. esec. ${name}`, `reg. ${name}`])
    .map((phrase) => nameByFold.get(foldPhrase(phrase)))
    .find((known) => known !== undefined);
  return { start: at - found[0].length, name: row === undefined ? null : names[row]! };
}

/** The name to which the words of such a regulation lead from token `i`, where the table has it; `i` for none. */
export function implementedFrom(tokens: Tokens, i: number): number {
  if (!/^reg/i.test(tokens.text.slice(tokens.start[i], tokens.start[i]! + 3))) return i;
  for (let at = i + 1; at < i + 8 && at < tokens.count; at++)
    if (tokens.kind[at] === Kind.Name) {
      const found = implementingBefore(tokens, at, names[tokens.value[at]!]!);
      return found !== null && found.name !== null && found.start === tokens.start[i] ? at : i;
    }
  return i;
}
