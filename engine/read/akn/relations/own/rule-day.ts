// The day since which a rule has effect, as its sentence states it.
import { dateOfWords, namedDay } from '../dated-number.js';
import type { Rule } from './rule-forms.js';

const since = new RegExp(
  String.raw`(?:^(?:(?:a\sdecorrere|con\s(?:effetto|decorrenza)|a\spartire)\s)?dal(?:l')?\s?|sospes[oaie],?\s(?:a\sdecorrere\s|con\s(?:effetto|decorrenza)\s)?dal(?:l')?\s?)${namedDay}`,
  'iu',
);

/** Not `dal 30 marzo 2032 e comunque decorsi sei mesi`. */
const begins = new RegExp(
  String.raw`(?:\b(?:applica(?:no)?|applicarsi(?:\s(?:agli|ai|alle)\s[a-z]{3,20}\sdi\scui\sa[^.;:«,]{3,40}?)?|applicazione|efficacia|effett[oi]|decorr(?:e|ono)|opera(?:no)?)(?:,\s[^,;:«]{3,60},|,)?\s(?:(?:(?:a\s(?:decorrere|partire)|con\s(?:effetto|decorrenza))\s)?dal(?:l')?\s?|il\s)|\bin\svigore\s(?:il\s|dal(?:l')?\s?))${namedDay}(?!,?\s(?:e\s)?(?:comunque|al|fino|sino)\s)`,
  'iu',
);

/** The day since which a sentence says that its rule has effect; not the new day of a term, nor that of what a derogation provides. */
export function dayOf(sentence: string, { kind, nature }: Rule): { date: string; words: string } | null {
  const isOfProvision = kind === 'regola' && nature !== 'ambito';
  const found = since.exec(sentence) ?? (isOfProvision ? begins.exec(sentence) : null);
  const date = found === null ? null : dateOfWords(found[1]!, found[2]!, found[3]!);
  return date === null ? null : { date, words: found![0] };
}
