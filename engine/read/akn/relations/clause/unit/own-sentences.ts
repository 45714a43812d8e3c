// The sentences of a unit that speak of what it amends, without those behind them that speak of something else.
import { textual } from '../token/patterns.js';
import type { Unit } from './outline.js';

const textualPrinted = new RegExp(textual.source, 'i');
/** The end of a sentence before another one: not behind `n.` or `art.`. */
const sentenceEnd = /(?<=[a-z»)]{4}|\d)\.\s(?=[A-Z])/;
/** What remains, until when, and other words about what is amended: an act or place that is named, or named again. */
const speaksOfIt =
  /vigore|salv[oaie]|ferm[oaie]|continua|efficacia|effett|decorr|\b(?:medesim|stess|predett|suddett|citat)[oaie]\b|\bn\.\s\d|\bcodice\b|testo\sunico/i;
const place = /\b(?:articol|artt?\.|comm[ai]\b|letter[ae]\b)/i;
/** `Le disposizioni del presente decreto si applicano …`, `… di cui al comma 2` of the amending act are no words about another one. */
const ofItself = /\bpresent[ei]\s(?:legge|decreto|articolo|comma|provvedimento|disposizion)/i;

/**
 * The words of a unit that are evidence of what it does, quotations masked; an item without a verb behind the words that have it:
 * `Sono abrogati: … la legge …`.
 * @param ledBy those words
 */
export function evidenceOf({ text, printed }: Unit, ledBy: string): string {
  return ledBy !== '' && !textual.test(text) ? `${ledBy} ${printed}` : ownSentences(printed);
}

/**
 * A unit's own words up to the last sentence about what it amends: `La legge … e' abrogata. Restano in vigore gli articoli 3 e 4.`, not `… Gli
 * uffici provvedono con le risorse disponibili.`
 * @param printed in the document's case, quotations masked
 */
function ownSentences(printed: string): string {
  const sentences = printed.split(sentenceEnd);
  const isOwn = (sentence: string) =>
    textualPrinted.test(sentence) || speaksOfIt.test(sentence) || (place.test(sentence) && !ofItself.test(sentence));
  const last = sentences.findLastIndex(isOwn);
  if (last === -1 || last === sentences.length - 1) return printed;
  return `${sentences.slice(0, last + 1).join('. ')}.`;
}
