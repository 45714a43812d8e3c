// Days and numbers as people read them.
import type { Language } from '../../questions/language.js';
import { pageWords } from '../words.js';

const dayFormats = {
  it: new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};
const numberFormats = {
  it: new Intl.NumberFormat(pageWords.it.number, { useGrouping: true }),
  en: new Intl.NumberFormat(pageWords.en.number, { useGrouping: true }),
};

/** `7 agosto 1990`. @param day `YYYY-MM-DD` */
export function formatDay(day: string, language: Language): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : dayFormats[language].format(date);
}

/** `12.345` or `12,345`. */
export function formatNumber(value: number, language: Language): string {
  return numberFormats[language].format(value);
}
