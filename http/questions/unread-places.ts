// What a citation names more precisely than it was read: `cpv.`, `u.c.`, `nn. 17 e 18`.
import type { Citation } from '../../engine/index.js';

const ordinal = '(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|penultim)o';
/** Within a citation; behind a number of points, not that of an act, the act follows. */
const within = new RegExp(
  String.raw`\b(?:${ordinal}\s(?:capoverso|cpv\.?)|cpv\.?(?:\s\d{1,2})?|capoverso(?:\s\d{1,2})?|u\.\s?c\.(?:o\.)?|nn\.\s\d{1,3}\)?(?:,\s\d{1,3}\)?){0,9}(?:\s(?:e|ed|o)\s\d{1,3}\)?)?|n\.\s\d{1,3}\)?(?=,\s(?:l\.|legge|d\.|decreto|dell|c\.|cod)))`,
  'gi',
);

/** The words of a citation that its reading passed over, as they stand. */
export function unreadPlaces(text: string, { start, end }: Pick<Citation, 'start' | 'end'>): string[] {
  return text.slice(start, end).match(within) ?? [];
}
