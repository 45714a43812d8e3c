// Acts in the words of editors and marks: `18 marzo 1926-IV, n. 256`, `26 AGOSTO 2016, N. 179`.
import { isRealDate } from '../../../law/eli.js';
import { monthNames } from '../../../law/months.js';

const anyCase = [...monthNames, ...monthNames.map((month) => month.toUpperCase())].join('|');

/** Source of a pattern with four groups: day, month, year, number. */
export const datedNumber = String.raw`(\d{1,2})[°ºoO]?\s(${anyCase})\s(\d{4})(?:-[ivxIVX]{1,6})?,?\s?[nN]{1,2}\.?\s?(\d{1,5})(?!\d)`;

/** Source of a pattern with three groups, day, month, year: `1° gennaio 2021`. */
export const namedDay = String.raw`(\d{1,2})[°ºo]?\s(${monthNames.join('|')})\s(\d{4})`;

/** `18`, `marzo`, `1926` → `1926-03-18`; `null` for an impossible day. */
export function dateOfWords(day: string, month: string, year: string): string | null {
  const date = `${year}-${String(monthNames.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}

/** The acts that a text names, each as `<date> <number>`. */
export function datesOfActs(text: string): string[] {
  return [...text.matchAll(new RegExp(datedNumber, 'g'))].map(
    ([, day, month, year, number]) => `${dateOfWords(day!, month!, year!)} ${number}`,
  );
}

/** The same day of a later year; 29 February becomes the 28th. */
export function addYears(date: string, years: number): string {
  const moved = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return isRealDate(moved) ? moved : moved.replace(/29$/, '28');
}

/** The day after. */
export function nextDay(date: string): string {
  return addDays(date, 1);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
