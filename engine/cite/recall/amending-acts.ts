// Acts that are named only because they amended the one before them: `legge n. 241 del 1990, come modificata dalla legge n. 15 del 2005`.
import type { Found } from '../citation/found.js';

/** Characters between an act and the one that amended it, at most. */
const mostBetween = 160;

const link = String.raw`(?:d[ae](?:ll?['’]|l|lla|llo|gli|i|lle)|con(?:\sl['’]|\sla|\sil)?)(?![\p{L}])`;

/** `come modificata, da ultimo, dall'`, `introdotto dal`, `inserito con`, up to the act. */
const amendedBy = new RegExp(
  String.raw`\b(?:modificat|sostituit|introdott|aggiunt|inserit|novellat|integrat|riformat|riformulat|rinumerat|emendat|abrogat|soppress)[oaei],?\s(?:(?:prima|dapprima|poi|ulteriormente|successivamente|in\sultimo|da\sultimo|(?:per|ad)\s(?:effetto|opera)),?\s)?${link}[^.;:,«]{0,40}$`,
  'iu',
);

/** `nel testo vigente prima della`, `in vigore anteriormente alla data di entrata in vigore della`. */
const beforeAmended =
  /\b(?:vigent[ei]|in\svigore|previgent[ei])\s(?:prima|anteriormente|antecedentemente|precedentemente)\s[^.;:,«]{0,60}$/i;

/** `recante modifiche alla`, `, modificativa della`, `, di modifica della`: here the act in front is the one that amends. */
const amending =
  /(?:\b(?:recant|concernent|contenent)[ei]\s[^.;:«]{0,50}\b(?:modific[ah]e?|modificazion[ei]|integrazion[ei])|\bmodificativ[oaei]|,\s(?:di|a)\smodifica)\b[^.;:«]{0,50}$/i;

/** `, dalla`, ` e dal`, `, e ` between the acts that amended one. */
const goesOn = new RegExp(String.raw`^(?:,|\s(?:e|ed|nonché|nonche'))\s${link}\s?$|^,?\s(?:(?:e|ed)\s)?$`, 'iu');

/** `, e dalla` ends a list only where one is begun, `, dalla`: `la legge …, come modificata dalla legge …, e dalla legge …` may go on with what it said first. */
const [listed, ends] = [
  new RegExp(String.raw`,\s${link}\s?$`, 'iu'),
  new RegExp(String.raw`^,\s(?:e|ed|nonché|nonche')\s${link}\s?$`, 'iu'),
];

/**
 * The citation that an act is named for, `legge n. 241 del 1990` in `legge n. 241 del 1990, come modificata dalla legge n. 15 del 2005`: what
 * leads back from behind them means that one. `null` where the act stands for itself.
 * @param earlier the citations in front of it
 * @param amended the one that the act in front of it is named for
 */
export function amendedBefore(
  text: string,
  { citation }: Found,
  earlier: readonly Found[],
  amended: Found | null,
): Found | null {
  const before = earlier.at(-1);
  const from = before?.citation.end ?? 0;
  if (before === undefined || citation.start <= from || citation.start - from > mostBetween) return null;
  const between = text.slice(from, citation.start);
  if (/[;:«»]|\.\s\p{Lu}/u.test(between)) return null;
  const isListed = listed.test(text.slice(Math.max(0, before.citation.start - 12), before.citation.start));
  if (amended !== null && (goesOn.test(between) || (isListed && ends.test(between)))) return amended;
  const isNamedFor = amendedBy.test(between) || beforeAmended.test(between) || amending.test(between);
  return isNamedFor ? (amended ?? convertedBefore(text, before, earlier.at(-2)) ?? before) : null;
}

/** The decree in front of the law that converts it: `il decreto-legge …, convertito dalla legge …, come modificato dal decreto-legge …`. */
function convertedBefore(text: string, { citation }: Found, decree: Found | undefined): Found | null {
  if (decree === undefined) return null;
  const between = text.slice(decree.citation.end, citation.start);
  return between.length <= mostBetween && converted.test(between) ? decree : null;
}

const converted = /^[,\s(]{0,3}(?:convertit[oaie]|conv\.)[^.;:«]{0,90}$/i;
