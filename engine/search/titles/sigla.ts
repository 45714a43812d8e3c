// Entries for the types, numbers and years of acts; they equal no word of a text.
import { typeOf } from '../../law/act-type.js';
import { parseEli } from '../../law/eli.js';
import { foldWords, functionWords } from '../fold.js';

const typeEntry = (slug: string): string => `!${slug}`;
export const numberEntry = (number: string): string => `#${number}`;
export const yearEntry = (year: string): string => `%${year}`;

/** The type that an entry names; `null` for any other entry or word. */
export const typeOfEntry = (entry: string): string | null => (entry.startsWith('!') ? entry.slice(1) : null);

/** Whether this is such an entry, and no word. */
export const isEntry = (word: string): boolean => /^[!#%]/.test(word);

/** Type, number and year of an act. An act of another authority than the State has its type too. */
export function siglaEntries(eli: string): string[] {
  const parts = parseEli(eli);
  if (parts === null) return [];
  const number = parts.number === null ? [] : foldWords(parts.number);
  return [typeEntry(parts.type), ...number.map(numberEntry), yearEntry(parts.year)];
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
