// What the mark that is all of a text says beside a repeal: that its decree lapsed, and since when a repeal has effect.
import type { StatusValue } from '../../../../law/status.js';
import { dateOfWords } from '../dated-number.js';

/** `1. ARTICOLO NON CONVERTITO.`, `DECRETO-LEGGE DECADUTO PER MANCATA CONVERSIONE`, `NON CONVERTITO IN LEGGE`. */
const lapse =
  /^(?:\d{1,4}[^\s.)]{0,20}[.)]\s?)?\W{0,9}(?:[A-Z-]{4,14}\s(?:LEGGE\s)?)?(?:(DECADUT)[OAIE]|NON\sCONVERTIT[OAIE]|SOPPRESS[OAIE]\s(?:IN\sSEDE|ALL'ATTO|DALLA\sL(?:EGGE|\.))\s(?:DI|DELLA)\sCONVERSIONE)\b/;

/** Whether a mark, every line of it, says that its decree lapsed or did not convert it; `null` for a repeal. */
export function lapseOf(text: string): StatusValue | null {
  const found = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lapse.exec(line.slice(0, 90)));
  if (found.length === 0 || found.includes(null)) return null;
  return found[0]![1] === undefined ? 'non-convertito' : 'decaduto';
}

const since = /\b(?:A\sDECORRERE|CON\sEFFETTO|CON\sDECORRENZA)\sDAL(?:L')?\s?(\d{1,2})[°O]?\s([A-Z]{5,9})\s(\d{4})/g;

/** The last day since which marks say that something is repealed, `ARTICOLO ABROGATO A DECORRERE DAL 1 GENNAIO 2040`; `null` where they name none. */
export function dayOfMarks(text: string): string | null {
  const days = [...text.matchAll(since)].flatMap(([, day, month, year]) => dateOfWords(day!, month!, year!) ?? []);
  return days.sort().at(-1) ?? null;
}
