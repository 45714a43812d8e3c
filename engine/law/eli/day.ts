// The day in a reference: every official way to name the text of one day, and our own.
import { isRealDate } from './parts.js';

/** A reference without its day, and the day. */
export interface DatedReference {
  /** The reference to the work, without the day. */
  reference: string;
  /** `YYYY-MM-DD` as written, which may be no day of the calendar; `null` where none is named. */
  day: string | null;
  /** Whether the text as published is meant (`@originale`, `/ORIGINAL`). */
  isOriginal: boolean;
}

/**
 * Takes the day out of a reference: `eli:/it/legge/1990/08/07/241@2005-03-08/art/19`, `urn:nir:…;241!vig=2005-03-08`, `…;241@originale`,
 * `…/CONSOLIDATED/20050308`, `…/ORIGINAL`, `/akn/it/act/…/ita@2005-03-08/!main#art_2`.
 */
export function splitDay(text: string): DatedReference {
  const reference = text.length > 2000 || !/[@!]|%40|%21|(?:CONSOLIDATED|ORIGINAL)/i.test(text) ? text : unescape(text);
  if (/\/ORIGINAL(?:[/?#]|$)/i.test(reference) || /@originale?(?![a-z])/i.test(reference)) {
    return { reference: reference.replace(/@originale?(?![a-z])/i, ''), day: null, isOriginal: true };
  }
  const consolidated = /\/CONSOLIDATED\/(\d{4})(\d\d)(\d\d)(?!\d)/i.exec(reference);
  if (consolidated !== null) return dated(reference, consolidated);
  const valid = /!vig=(\d{4})-?(\d\d)-?(\d\d)(?!\d)/i.exec(reference);
  if (valid !== null) return dated(reference.replace(valid[0], ''), valid);
  const expression = /\/ita[@:](\d{4})-(\d\d)-(\d\d)(?!\d)/i.exec(reference);
  if (expression !== null) return dated(reference, expression);
  const own = /@(\d{4})-(\d\d)-(\d\d)(?![\d-])/.exec(reference);
  return own === null ? { reference: text, day: null, isOriginal: false } : dated(reference.replace(own[0], ''), own);
}

/** Whether a day of a reference is one of the calendar. */
export const isDayOfCalendar = isRealDate;

function dated(reference: string, [, year, month, day]: readonly string[]): DatedReference {
  return { reference, day: `${year}-${month}-${day}`, isOriginal: false };
}

function unescape(text: string): string {
  return text.replace(/%40/g, '@').replace(/%21/g, '!').replace(/%3D/gi, '=');
}
