// The words that lead back to an act: `citata`, `medesimo`, `cit.`, `in parola`.
import { endsSentence, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

/** Marks that end a noun. */
const marks = kindSet(Kind.Comma, Kind.Dot, Kind.Semicolon, Kind.Close, Kind.Mark);

/** `citata`, `medesimo`, `cit.`, `quella`; not `presente` and `vigente`, which name the text itself or the law in force. */
const recalling =
  /^(?:(?:sopra|suc)?cit(?:at[oaie])?|dett[oa]|richiamat[oa]|menzionat[oa]|indicat[oa]|suddett[oa]|predett[oa]|anzidett[oa]|ridett[oa]|medesim[oa]|stess[oa]|tale|quel(?:la)?)\.?$/i;

/** Whether token `i` leads back to what was named before. */
export function isRecalling(tokens: Tokens, i: number): boolean {
  const kind = tokens.kind[i];
  return i >= 0 && i < tokens.count && (kind === Kind.Cited || kind === Kind.Word) && recalling.test(textOf(tokens, i));
}

/** Words between a noun and what leads back: `decreto da ultimo citato`, `legge già richiamata`. */
const leading = /^(?:da|ultim[oa]|sopra|già|innanzi|dianzi|prima|appena|poc'anzi)$/i;

/** `legge in parola`, `decreto de quo`: two words that lead back together. */
const [joining, joined] = [/^(?:in|de)$/i, /^(?:parola|questione|discorso|qua|quo)$/i];

/** The token after the words that lead back, `citato` or `da ultimo citato`; `i` itself where none do. */
export function afterRecalling(tokens: Tokens, i: number): number {
  if (i + 1 < tokens.count && joining.test(textOf(tokens, i)) && joined.test(textOf(tokens, i + 1))) return i + 2;
  // `legge di cui sopra`.
  if (tokens.kind[i] === Kind.Whereof && i + 1 < tokens.count && /^(?:sopra|innanzi)$/i.test(textOf(tokens, i + 1)))
    return i + 2;
  let at = i;
  while (at < i + 2 && at < tokens.count && leading.test(textOf(tokens, at))) at++;
  return isRecalling(tokens, at) ? at + 1 : i;
}

/** What follows a noun that nothing else specifies, as in `l'art. 3 del decreto`: a punctuation mark, or a verb. */
const goesOn =
  /^(?:ne|preved(?:e|ono|eva)|stabilisc(?:e|ono)|stabiliva|dispon(?:e|gono|eva)|impon(?:e|gono)|consent(?:e|ono)|richied(?:e|ono)|esclud(?:e|ono)|attribuisc(?:e|ono)|prescriv(?:e|ono)|sancisc(?:e|ono)|disciplinano?|regola(?:no)?|recita|pon(?:e|gono)|fissa(?:no)?|individuano?|è|sono|era|ha|hanno|non|si|che|deve|può|possono|riconosc(?:e|ono)|punisc(?:e|ono)|vieta|ammette|precisa|indica|contiene|introduce|rinvia|definisce|elenca|tutela|resta|risulta)$/i;

/** Whether a noun without `citato` or `medesimo` has nothing more to say. */
export function endsNoun(tokens: Tokens, i: number): boolean {
  if (i >= tokens.count || endsSentence(tokens, i - 1)) return true;
  const kind = tokens.kind[i]!;
  const mark = marks.has(kind);
  return mark || kind === Kind.And || (tokens.kind[i] !== Kind.Integer && goesOn.test(textOf(tokens, i)));
}
