// What the text and the notes of one act say of the death of it or of its articles as a whole.
import type { Act } from '../../law/act.js';
import { isRealDate } from '../../law/eli.js';
import type { StatedStatus, StatusValue } from '../../law/status.js';

/** `PROVVEDIMENTO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208`, `DECRETO DECADUTO; I SUOI EFFETTI …`. */
const deadAct = /^\W{0,9}(?:PROVVEDIMENTO|DECRETO)\s(ABROGATO|DECADUTO|NON\sCONVERTITO)\b/;
const values: Record<string, StatusValue> = {
  ABROGATO: 'abrogato',
  DECADUTO: 'decaduto',
  'NON CONVERTITO': 'non-convertito',
};
/** A judgment that strikes one article whole: neither a paragraph nor `nella parte in cui`. */
const struck =
  /illegittimit\S{1,4} costituzionale dell'(?:intero )?art(?:icolo|\.)\s?(\d{1,5}(?:[- ][a-z]{3,20})?)(?=\s?(?:\.|;|$|del (?:codice|presente)|della presente))/i;
const inPart = /nella parte|limitatamente|comm[ai]\b|letter[ae]\b|numero|rettific|errata/i;
const gazette = /G\.?\s?U\.?[^/]{0,30}?(\d{1,2})\/(\d{1,2})\/(\d{4})/;

/** One statement for the act, if every article says that it is dead, and one for each dead article. */
export function readStatuses({ eli, articles }: Act): StatedStatus[] {
  const marks = articles.map(({ text }) => deadAct.exec(text.slice(0, 60))?.[1]?.replace(/\s/, ' '));
  const whole = marks[0];
  const stated: StatedStatus[] = [];
  const state = (of: string, value: StatusValue, since: string | null) =>
    stated.push({ of, value, since, by: null, byArticle: null });
  if (whole !== undefined && marks.every((mark) => mark === whole)) state(eli, values[whole]!, null);
  else
    for (const article of articles) {
      if (article.repealed) state(article.eli, 'abrogato', null);
      for (const note of article.notes) {
        const found = struck.exec(note);
        if (found === null || found[1]!.replace(' ', '-').toLowerCase() !== article.number || inPart.test(note))
          continue;
        state(article.eli, 'incostituzionale', dayOf(note));
      }
    }
  return stated;
}

/** Day of the Gazzetta in which the judgment was published. */
function dayOf(note: string): string | null {
  const [, day, month, year] = gazette.exec(note) ?? [];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}
