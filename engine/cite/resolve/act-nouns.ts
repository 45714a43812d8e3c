// The nouns by which an act may be called: `codice`, `legge`, `decreto`.
import { parseEli } from '../../law/eli.js';
import { namedActs, sharedNames } from '../../law/named-acts.js';
import { once } from '../../law/remembering.js';
import type { Citation } from '../citation/citation.js';
import { eliByWords } from './resolve.js';
import { isDecree, typesLike } from './type-groups.js';

/** A noun that may refer back to an act: an ELI type, or a word that many types share. */
export type Noun = 'codice' | 'testo-unico' | 'statuto' | (string & {});

/** Whether a noun may mean the act that a citation names. */
export function fits(noun: Noun, citation: Citation): boolean {
  const { foreign, name } = citation;
  if (foreign !== null) return fitsForeign(noun, foreign.name, foreign.kind);
  const eli = eliByWords(citation);
  const nouns = eli === null ? undefined : nounsOf().get(eli);
  if (noun === 'codice' || noun === 'testo-unico' || noun === 'statuto' || noun === 'regolamento')
    return (
      citation.type === noun ||
      nouns?.has(noun) === true ||
      (citation.named.length > 1 && nounOfName(name ?? '') === noun)
    );
  const [named] = citation.named;
  const type = citation.type ?? (named === undefined ? undefined : parseEli(named)?.type);
  if (type === undefined) return false;
  const byName = citation.type === null && name !== null;
  // `l. fall.` is called a law, though it is a royal decree; a code of that time is never called a decree.
  if (byName && /^l(?:egge\b|\.)/i.test(name)) return noun === 'legge';
  if (byName && type.startsWith('regio') && nouns?.has('codice') === true) return false;
  if (byName && nouns?.has('codice') === true && noun === 'decreto') return false;
  if (noun === 'decreto') return isDecree(type);
  if (type === 'decreto') return isDecree(noun);
  return typesLike(noun).includes(type);
}

function fitsForeign(noun: Noun, name: string, kind: string): boolean {
  if (kind === 'regional')
    return noun === 'legge' || noun === 'legge-regionale' ? /^(?:l|leggi?\b)/i.test(name) : false;
  if (kind !== 'eu') return false;
  if (noun === 'regolamento') return /^reg/i.test(name);
  return noun === 'direttiva-ue' ? /^dir/i.test(name) : noun === 'decisione-ue' && /^dec/i.test(name);
}

/** The nouns in the names of the acts that the tables list, by ELI. */
const nounsOf = once((): ReadonlyMap<string, ReadonlySet<Noun>> => {
  const nouns = new Map<string, Set<Noun>>();
  const add = (eli: string, name: string) => {
    const noun = nounOfName(name);
    if (noun !== null) nouns.set(eli, (nouns.get(eli) ?? new Set()).add(noun));
  };
  for (const { eli, aliases } of namedActs()) for (const { text } of aliases) add(eli, text);
  for (const { acts, aliases } of sharedNames()) for (const eli of acts) for (const text of aliases) add(eli, text);
  return nouns;
});

/** The noun with which a name begins, `codice civile`; `null` for another name. */
export function nounOfName(name: string): Noun | null {
  if (/^cod(?:ice|\.)/i.test(name)) return 'codice';
  if (/^(?:testo unico|t\.\s?u\.|TU[A-Z])/i.test(name)) return 'testo-unico';
  if (/^statuto/i.test(name)) return 'statuto';
  return /^reg(?:olamento|\.)/i.test(name) ? 'regolamento' : null;
}
