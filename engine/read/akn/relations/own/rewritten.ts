// Operations of which a later act gave the verb, the act or the place other words, as the editors' marks show.
import type { PlacedOperation } from '../clause/operations.js';
import { dateOfEli } from '../claim.js';
import { dateOfWords, namedDay } from '../dated-number.js';

/** `((abrogato))`, `((sono sostituite))` */
const verb = /(?:abrogat|soppress|sostituit|inserit|aggiunt|premess|introdott)[oaie]\b/i;
/** `legge 7 marzo ((1991, n. 73))` */
const act = /\bn\.\s?\d|\b(?:18|19|20)\d\d\b|\b(?:legge|decreto|codice|testo\sunico)\b/i;
/** `((Il comma 2 del))`, `((e 3))`; `((Salvo quanto previsto dal comma 5,))` and a day are beside it. */
const place = /\b(?:articol[oi]|artt?\.|comm[ai]|letter[ae]|numer[oi]|capovers[oi]|alinea|period[oi])(?![a-z])/i;
const onlyLabels =
  /^[\s,;]*(?:e\s|da\s|a\s)?\d{1,4}(?:-[a-z]{1,12})?(?:(?:,|\se|\sa)\s\d{1,4}(?:-[a-z]{1,12})?)?[\s,;]*$/i;
const beside =
  /^[\s,;]*(?:salv[oaie]|ferm[oaie]|fatt[oaie]|fino|a\sdecorrere|con\s(?:effetto|decorrenza)|dal(?:l')?\s?\d|(?:e\s)?(?:che|in\sattuazione|ai\ssensi|come))/i;
/** A day alone: that of the act, or since when. */
const onlyDay = new RegExp(String.raw`^[\s,;]*${namedDay}[\s,;]*$`, 'i');

/**
 * Whether words in marks are those of an operation: its verb, its act, or the place that it touches, so that it is not the operation that the
 * act ordered at first.
 * @param changed the words in marks of its unit, outside quotation marks
 */
export function isRewritten(
  { act: amended, to }: Pick<PlacedOperation, 'act' | 'to'>,
  changed: readonly string[],
): boolean {
  const own = [to.article, to.paragraph, to.point].flatMap((labels) => labels ?? []);
  return changed.some((words) => {
    if (beside.test(words)) return false;
    const [, day, month, year] = onlyDay.exec(words) ?? [];
    if (day !== undefined) return dateOfWords(day, month!, year!) === dateOfEli(amended);
    if (verb.test(words)) return true;
    if (!place.test(words) && !onlyLabels.test(words)) return act.test(words);
    const labels = [...words.matchAll(/\b(?:\d{1,4}(?:-[a-z]{1,12})?|[a-z]{1,2}(?=\)))/gi)].map(([label]) =>
      label.toLowerCase(),
    );
    return labels.length === 0 || labels.some((label) => own.includes(label));
  });
}
