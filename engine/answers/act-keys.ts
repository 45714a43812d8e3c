// What a citation can say of an act, as keys under which its ELI is found.
import { parseEli } from '../law/eli.js';

export interface ActKeys {
  typeNumberYear: string;
  typeNumber: string;
  numberYear: string;
}

/** `null` for an act without number, or of another country. */
export function actKeys(eli: string): ActKeys | null {
  const parts = parseEli(eli);
  if (!parts?.number || parts.country !== 'it') return null;
  const { type, number, year } = parts;
  return {
    typeNumberYear: typeNumberYearKey(type, number, year),
    typeNumber: typeNumberKey(type, number),
    numberYear: numberYearKey(number, year),
  };
}

export const typeNumberYearKey = (type: string, number: string, year: string | number): string =>
  `${type} ${number} ${year}`;
export const typeNumberKey = (type: string, number: string): string => `${type} ${number}`;
export const numberYearKey = (number: string, year: string | number): string => `${number} ${year}`;
export const publicationKey = (date: string, editorialCode: string): string => `${date} ${editorialCode.toUpperCase()}`;
