// Days in words.
import { monthNames } from '../law/months.js';

/** Languages of answers; the first is the one in which relations are kept plain. */
export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

const months: Record<Language, readonly string[]> = {
  it: monthNames,
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

const isDay = /^\d{4}-\d\d-\d\d$/;

/** `7 agosto 1990`, `1º gennaio 2023`; what is no day is left as it is. @param day `YYYY-MM-DD` */
export function sayDay(day: string, language: Language): string {
  if (!isDay.test(day)) return day;
  const number = day.slice(8);
  const name = months[language][Number(day.slice(5, 7)) - 1];
  if (name === undefined) return day;
  // Italian says the first of a month as an ordinal.
  return `${number === '01' && language === 'it' ? '1º' : Number(number)} ${name} ${day.slice(0, 4)}`;
}

/** `al 7 agosto 1990`, `all’11 agosto 1990`: a preposition with its article before a day. */
export function italianDay(preposition: 'a' | 'da' | 'de', day: string): string {
  const said = sayDay(day, 'it');
  return /^(?:8|11) /.test(said) ? `${preposition}ll’${said}` : `${preposition}l ${said}`;
}
