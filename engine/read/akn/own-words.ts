// The words of an article that are its act's own.
import { maskQuotations } from './relations/clause/quotation/quotation.js';

/** A cheap test that every amending clause passes. */
const mayAmend = /sostitu|inseri|aggiun|premess|soppr|modific|abrog|parol|introdott|premettere/i;

/**
 * The law text of an article without the words that it puts into other acts, each replaced by `«»`. They stand in quotation marks, or,
 * in older exports, behind `e' sostituita dalla seguente:` without any.
 * @param text law text, lines apart by `\n`
 */
export function ownWords(text: string): string {
  if (!mayAmend.test(text)) return text;
  const masked = /[«“"']/.test(text) ? maskQuotations(text).text.replace(/«\d+»/g, '«»') : text;
  return /seguent[ei]:?\s?\n|\n(?:Articolo|Art\.)\s\d/.test(masked) ? withoutUnquoted(masked) : masked;
}

/** A line that announces new words and has none. */
const announces = /(?:sostitui|inseri|aggiun|premess|introdott)[^:\n]{0,400}\bseguent[ei]:?$/;
/** The beginning of new words without quotation marks: an article or a division, or a paragraph or point that was not there before. */
const newWords =
  /^(?:Art(?:icolo|\.)\s?\d|(?:PARTE|TITOLO|CAPO|SEZIONE|ALLEGATO|Parte|Titolo|Capo|Sezione|Allegato)\s)/;
const newLabel = /^(?:\d{1,4}-[a-z]{2,20}(?:\.\d{1,2})?\.|[a-z]{1,2}-[a-z]{2,20}\))\s/;
const label = /^(?:(\d{1,4})(?:-[a-z]{2,20})?(?:\.\d{1,2})?\.|[a-z]{1,3}(?:-[a-z]{2,20})?\)|\d{1,3}\))\s/;

/** A line that is the heading of an article and nothing else. */
const articleHeading = /^(?:Articolo|Art\.)\s\d{1,4}(?:-[a-z]{2,20})?\.?$/;

/**
 * Leaves out new words without quotation marks: those of an article or division up to the next paragraph of the act that amends
 * again, those of one paragraph or point up to the next label.
 */
function withoutUnquoted(text: string): string {
  const kept: string[] = [];
  let paragraph = 0;
  /** The paragraph whose novella is being left out, or -1; and whether only its own label is. */
  let [within, isShort] = [-1, false];
  for (const line of text.split('\n')) {
    const number = Number(label.exec(line)?.[1] ?? NaN);
    if (within !== -1) {
      const isNext = isShort
        ? label.test(line) && !newLabel.test(line)
        : number === within + 1 &&
          amends.test(line.slice(0, 600)) &&
          /\b(?:legge|decreto|codice|testo unico|regolamento)\b/.test(line.slice(0, 600));
      if (!isNext) continue;
      within = -1;
    }
    if (!Number.isNaN(number)) paragraph = number;
    if (articleHeading.test(line)) {
      // No article has the heading of another: a quotation ended too early, and what stands behind its beginning is of it.
      const begun = kept.findLastIndex((one) => one.startsWith('«»'));
      if (begun !== -1) kept.length = begun;
      const own = kept.findLast((one) => /^\d/.test(one) && label.test(one));
      [within, isShort] = [own === undefined ? 0 : Number.parseInt(own, 10), false];
      kept.push('«»');
      continue;
    }
    const before = kept.at(-1) ?? '';
    if ((newWords.test(line) || newLabel.test(line)) && announces.test(before.slice(-500))) {
      within = paragraph;
      isShort = !newWords.test(line);
      kept.push('«»');
      continue;
    }
    kept.push(line);
  }
  return kept.join('\n');
}

/** Words by which a line amends. */
export const amends =
  /\b(?:apportat[ei]|introdott[ei])\s(?:le|i)\sseguent|(?:\be'|\bè|\bsono|\bsiano|\bsia)\s(?:[a-z']{1,15},?\s){0,4}(?:sostitui|soppress|inserit|aggiunt|premess|abrogat|modificat)|\b(?:sostituire|sopprimere|aggiungere|inserire|premettere)\b/i;
