// `le disposizioni di cui all'articolo 14` as what a verb touches: what the noun leads to, and how much of it is meant.
import type { RelationKind } from '../../../../../law/relation.js';

/** Index at which the words that the noun leads to begin, and whether only some provisions of that place are meant. */
export interface ProvisionNoun {
  end: number;
  partly: boolean;
}

const part = String.raw`articol[oi]|artt?\.|comm[ai]|letter[ae]|numer[oi]|punt[oi]|cap[oi]|titol[oi]|sezion[ei]|allegat[oi]|tabell[ae]`;
const act = String.raw`legg[ei]|decret[oi]|regio|r\.|d\.|l\.|testo|codice|regolamento`;
/** `di cui all'`, `contenute negli`, `previste dall'`, `dell'`, behind what states the matter (`in materia di collaudo`). */
const link = new RegExp(
  String.raw`^((?:\s(?!di cui|del|incompat|contrar|elencat|salv|ferm)[a-z']{1,20}){0,9}?)\s(?:di cui (?:a|ai|agli|alle|alla|al|allo)|(?:contenut|previst|recat|dettat|stabilit|post)[aeio] (?:da|ne|a)|de)(?:ll'|ll[aeo]\s|l\s|i\s|gli\s|\s|')(?=(?:(?:medesim|stess|predett|citat|suddett)[aeio]\s)?(?:(?:${part})|(${act}))(?![a-z]))`,
);
const finite =
  /(?:^|[\s,])(?:e'|è|sono|sia|siano|ha|hanno|si|restano|resta|rimangono|continuano|trovano|trova|cessano|cessa|vengono|viene|possono|puo'|devono|deve|intendono)\s/;
const repealed = new RegExp(
  String.raw`${finite.source}(?:(?:altresi'|altresì|inoltre|cosi'|così|conseguentemente|espressamente|pertanto|infine|intendono|sono|e),?\s){0,3}(?:abrogat|soppress|sostituit|eliminat)[aeio]\b`,
);
const partOfThem =
  /\b(?:incompatibil[ei]|in contrasto|contrari[ae]|concernenti|riguardanti|inerenti|attinenti|relative|in materia)\b|\b(?:che|le quali)\s[a-z]/;
const sentenceEnd = /;|«|:|(?<!\b(?:[a-z]|art|artt|lett|nn|reg|disp))\.(?=\s|$)/;

/**
 * Reads what follows a noun of provisions; `null` where its verb is none of repeal or replacement, or where it leads to no place.
 * @param text lower case
 * @param at behind the noun
 * @param verbBefore kind of the last verb in front of it; `undefined` for none
 */
export function readProvisionNoun(
  text: string,
  at: number,
  verbBefore: RelationKind | null | undefined,
): ProvisionNoun | null {
  const tail = text.slice(at, at + 600);
  const found = link.exec(tail);
  if (found === null) return null;
  const rest = tail.slice(found[0].length);
  const end = rest.search(sentenceEnd);
  const own = end === -1 ? rest : rest.slice(0, end);
  const verb = finite.exec(own);
  if (verb !== null && repealed.exec(own)?.index !== verb.index) return null;
  if (verb === null && verbBefore !== undefined && verbBefore !== 'abroga' && verbBefore !== 'sostituisce') return null;
  const described = verb === null ? own : own.slice(0, verb.index);
  const partly = found[1] !== '' || partOfThem.test(withoutTitles(described));
  // `le disposizioni in materia di cui alla legge …` may be any of them.
  return partly && found[2] !== undefined ? null : { end: at + found[0].length, partly };
}

/** `della legge …, recante disposizioni in materia di …`: a title describes its act. */
function withoutTitles(words: string): string {
  return words.replace(/,\s(?:recant|concernent|contenent)e\s[^,]*/g, '');
}
