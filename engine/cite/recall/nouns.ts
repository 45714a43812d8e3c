// The words that call an act without naming it: `decreto`, `codice`, `testo unico`.
import { actTypes } from '../../law/act-type.js';
import type { Noun } from '../resolve/act-nouns.js';
import { Kind, textOf, type Tokens } from '../token/tokens.js';

/** With these behind it the type means one law among others, whose name is not said: `legge delega`, `legge di conversione`. */
const special = /deleg|conver|finanz|bilancio|stabilit|quadro|europe|comunit|statal|numero|stato|cost/i;

/** Whether token `i` calls an act so. */
export function isNoun(tokens: Tokens, i: number): boolean {
  return i < tokens.count && nounOf(tokens, i) !== null;
}

/** The noun by which the word at token `i` calls an act, in the singular and without a further name; else `null`. */
export function nounOf(tokens: Tokens, i: number): Noun | null {
  const kind = tokens.kind[i];
  if (kind !== Kind.Type && kind !== Kind.Generic) return null;
  const said = textOf(tokens, i);
  const text = said.endsWith('.') ? said.replace(/(\p{L}{5})\.$/u, '$1') : said;
  if (tokens.kind[i + 1] === Kind.Region || tokens.kind[i + 1] === Kind.Nation) return null;
  if (kind === Kind.Generic) {
    if (/^(?:codice|cod\.?)$/i.test(text)) return 'codice';
    if (/^(?:testo unico|t\.?\s?u\.?)$/i.test(text)) return 'testo-unico';
    return /^statuto$/i.test(text) ? 'statuto' : null;
  }
  const type = actTypes[tokens.value[i]!]!;
  if (text.toLowerCase() === type.plural.toLowerCase() || /^(?:leggi|decreti|ll|dd)/i.test(text)) return null;
  return type.slug === 'legge' && special.test(text) ? null : type.slug;
}

/** ELI name of the type at token `i`. */
export function typeSlug(tokens: Tokens, i: number): string {
  return actTypes[tokens.value[i]!]!.slug;
}
