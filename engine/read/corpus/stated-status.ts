// The statuses that the text and the notes of an act state for it, or for its articles, as a whole, and for decree-laws that lapsed.
import type { Act } from '../../law/act.js';
import type { StatedStatus, StatusValue } from '../../law/status.js';
import {
  dayOfMarks,
  droppingLaw,
  isConfirmedRepeal,
  isNotedLapsed,
  lapsedDecrees,
  lapseOf,
  strikeOf,
} from '../akn/read-document.js';

/** `PROVVEDIMENTO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208`, `DECRETO DECADUTO; I SUOI EFFETTI …`, also as paragraph 1. */
const deadAct =
  /^(?:1\.\s)?\W{0,9}(?:PROVVEDIMENTO|DECRETO(?:[-\s]LEGGE)?|LEGGE|REGOLAMENTO)\s(ABROGAT|DECADUT|NON\sCONVERTIT)[OA]\b/;
const values: Record<string, StatusValue> = {
  ABROGAT: 'abrogato',
  DECADUT: 'decaduto',
  'NON CONVERTIT': 'non-convertito',
};

/**
 * One statement for the act, if it is dead: half of its articles or more say so, and what else there is was repealed before. Else one for
 * each dead article. One for each decree-law that a note calls not converted, be it this one. An end is dated by the day since which the mark stands in place of the text, where the document has it.
 */
export function readStatuses({ eli, type, isLapsed, articles }: Act): StatedStatus[] {
  const marks = articles.map(({ text }) => deadAct.exec(text.slice(0, 60))?.[1]?.replace(/\s/, ' '));
  const whole = marks.find((mark) => mark !== undefined);
  const stated: StatedStatus[] = [];
  const state = (of: string, value: StatusValue, since: string | null) =>
    stated.push({ of, value, since, by: null, byArticle: null });
  const isWhole =
    marks.filter((mark) => mark === whole).length * 2 >= marks.length &&
    marks.every((mark, i) => mark === whole || (mark === undefined && articles[i]!.repealed));
  const isOwnLapse =
    isLapsed === true || (type === 'decreto-legge' && articles.some(({ notes }) => notes.some(isNotedLapsed)));
  if (whole !== undefined && isWhole)
    state(eli, values[whole]!, dayStated(values[whole]!, articles.map(({ text }) => text).join('\n'), null));
  else if (isOwnLapse) state(eli, 'non-convertito', null);
  else
    for (const article of articles) {
      if (article.repealed) stated.push(endOf(article));
      const strike = strikeOf(article, eli);
      if (strike !== null) stated.push({ of: article.eli, value: 'incostituzionale', byArticle: null, ...strike });
    }
  for (const decree of new Set(articles.flatMap(({ notes }) => notes.flatMap(lapsedDecrees))))
    state(decree, 'non-convertito', null);
  return stated;
}

/** What the mark that is all of an article's text says: that it was repealed, or that no law converted the decree that brought it. */
function endOf({ eli, text, textSince }: Act['articles'][number]): StatedStatus {
  const by = droppingLaw(text);
  if (by !== null) return { of: eli, value: 'non-convertito', since: textSince, by, byArticle: null };
  const value = lapseOf(text) ?? 'abrogato';
  const since = isConfirmedRepeal(text) ? null : dayStated(value, text, textSince);
  return { of: eli, value, since, by: null, byArticle: null };
}

/** Since when a mark holds: since its text, or the later day that it states. */
function dayStated(value: StatusValue, text: string, textSince: string | null): string | null {
  const stated = value === 'abrogato' ? dayOfMarks(text) : null;
  return stated !== null && stated > (textSince ?? '') ? stated : textSince;
}
