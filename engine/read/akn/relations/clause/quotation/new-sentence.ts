// A sentence behind `e' cosi' modificato:`: new text, or an operation of the amending act.

/** Words that amend. */
export const amends = /sostitui|soppre|inseri|abroga|aggiun|premett|premess|elimin|modific/i;

/** Behind these a list of the act's own operations may stand: `e' modificato come segue:`. */
export const leadsToList =
  /(?:modific[a-z]{2,8}\sseguenti|mod[oi]\sseguent[ei]|come\s(?:segue|appresso)|cos[iì]'?\smodificat[oaie])\s?:\s{0,30}$/i;

/** A whole sentence: `e' cosi' modificato: Il canone e' dovuto dai comuni. …` */
const wholeSentence = /^\s{0,9}(\p{Lu}[^:;«“"\n]{15,1000}?)(?:(?<=[\p{L})]{2}|\d{4})\.(?=\s\p{Lu}|\s{0,3}$)|$)/u;

/**
 * Whether the first sentence of a line amends nothing, or only another act than its lead names: the operations of a list need not name theirs.
 * @param lead the amending act's own words before it
 */
export function isNewSentence(line: string, lead: string): boolean {
  const [, first] = wholeSentence.exec(line) ?? [];
  if (first === undefined) return false;
  const named = [...first.matchAll(/\bn\.\s?(\d{1,5})(?!\d)/gi)].map(([, number]) => number!);
  const isOfLead = (number: string) => new RegExp(String.raw`\bn\.\s?${number}(?!\d)`, 'i').test(lead);
  return !amends.test(first) || (named.length > 0 && !named.some(isOfLead));
}
