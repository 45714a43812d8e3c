// A line that is the amending act's own although a quotation seems open: a label, then words that amend.
import { pointLetter } from '../../../../../law/eli/point-letter.js';

const label = String.raw`\s{0,9}(?:\d{1,4}(?:-[a-z]{2,20})?(?:\.\d{1,2})?[.)]|\d{1,4}-[a-z]{3,20}(?=\s)|${pointLetter}(?:-[a-z]{2,20})?\))\s{1,3}`;
const amended = String.raw`[^«»“”"]{0,300}?(?:\b(?:sono|siano|e'|è|sia)\s(?:[a-z']{2,12}\s){0,2}(?:sostituit|abrogat|soppress|inserit|aggiunt|premess|apportat|introdott)|\bapportare le seguenti)`;
const led = String.raw`(?:(?:al|nel)l['a]\s?(?:articolo|lettera)|a[il]\scomm[ai]|alle lettere|agli articoli|dopo (?:il comma|la lettera|le parole))\s`;
/** `i) sopprimere il comma 17` */
const ordered = String.raw`(?:sopprimere|sostituire|abrogare|inserire|aggiungere)\s(?:(?:il|la|le|i|nel|al)\s|l')(?:ultim[oa]\s)?(?:comm[ai]|letter[ae]|parol[ae]|period[oi]|articolo|titolo)\b`;

const operative = new RegExp(`^${label}(?:${amended}|${led}|${ordered})`, 'i');

/** Whether a line begins with a label and amends; of a long one its beginning is enough. */
export function isOperativeLine(line: string): boolean {
  return operative.test(line);
}
