// Days and numbers as people read them.
import { once, remembering, type Language } from '../../../engine/index.js';
import { pageWords, type PageWords } from '../words.js';

// A start waits for none of them: each takes milliseconds to make.
const dayFormats = {
  it: once(() => new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' })),
  en: once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })),
};
const numberFormats = {
  it: once(() => new Intl.NumberFormat(pageWords.it.number, { useGrouping: true })),
  en: once(() => new Intl.NumberFormat(pageWords.en.number, { useGrouping: true })),
};

/** Days that are kept in words: `Intl` takes some microseconds for each. */
const mostDays = 4096;
const inWords = { it: remembering(dayIn('it'), mostDays), en: remembering(dayIn('en'), mostDays) };

/** `7 agosto 1990`. @param day `YYYY-MM-DD` */
export function formatDay(day: string, language: Language): string {
  return inWords[language](day);
}

function dayIn(language: Language): (day: string) => string {
  return (day) => {
    const date = new Date(day);
    if (Number.isNaN(date.getTime())) return day;
    // Italian says the first of a month as an ordinal.
    return dayFormats[language]()
      .format(date)
      .replace(/^1 (?=[a-z])/, '1º ');
  };
}

/** `12.345` or `12,345`. */
export function formatNumber(value: number, language: Language): string {
  return value < 1000 ? String(value) : numberFormats[language]().format(value);
}

/** The language of the reader, and the notice for texts that are not the law. */
interface Reader {
  language: Language;
  words: PageWords;
  summaries: string | null;
}

/** `Testo al 30 maggio 2023`; of a summary what it sums up. */
export function sayTextDay(day: string, { language, words, summaries }: Reader): string {
  const said = formatDay(day, language);
  return summaries === null ? words.act.textAt(said) : words.act.summaryOf(said);
}
