// Dictionary entries for names, types, numbers and years of acts; they equal no word of a text.
import { typeOf } from '../law/act-type.js';
import { parseEli } from '../law/eli.js';
import { foldWords, functionWords } from './fold.js';

/** Stands before each name in the words of an act, so that no phrase runs from one into the next. */
export const nameBreak = '';

/** Every word of a text sorts from here on, every other entry before it. */
export const firstWord = '0';

/** First character of the entries that name a type. */
export const typeMark = '!';

const typeToken = (slug: string): string => typeMark + slug;
export const numberToken = (number: string): string => `#${number}`;
export const yearToken = (year: string): string => `%${year}`;

/** The entry of a whole name, whatever function words it has; `null` where it has no other words. */
export function nameToken(words: readonly string[]): string | null {
  const content = words.filter((word) => !functionWords.has(word));
  return content.length === 0 ? null : `"${content.join(' ')}`;
}

/** Type, number and year of an act, as entries. An act of another authority than the State has its type too. */
export function siglaTokens(eli: string): string[] {
  const parts = parseEli(eli);
  if (parts === null) return [];
  const number = parts.number === null ? [] : foldWords(parts.number);
  return [typeToken(parts.type), ...number.map(numberToken), yearToken(parts.year)];
}

/**
 * Words that say a type: its abbreviations, and its name up to the authority (`decreto` of a decree of the President of the
 * Republic, whose office is no word of the type).
 */
export function typeWords(slug: string): Set<string> {
  const [kind] = slug.split(/-(?:del|per)-/);
  const type = typeOf(slug);
  const spellings = type === null ? [] : [...foldWords(type.abbreviation), ...type.spellings.split(' ')];
  return new Set([...kind!.split('-'), ...spellings].filter((word) => word !== '' && !functionWords.has(word)));
}
