// The name under which a browser keeps an answer that is made to be kept.
import type { FormatName } from './index.js';

/** Longest part of a name, in characters. */
const longestPart = 80;

/** Longest name without the format, in characters: disks take 255 bytes. */
const longestName = 200;

/** Parameters that say how an answer is written, not which one it is. */
const ofForm: ReadonlySet<string> = new Set(['formato', 'foglio', 'lang']);

/**
 * `relazioni-l-241-1990-con-d-l-76-2020.xlsx`, `norme-anno-2024-tipo-legge.csv`, `legge-1990-08-07-241.epub`; every filter is in it. `null`
 * where a browser may show the answer.
 * @param query decoded
 */
export function fileNameOf(name: FormatName, endpoint: string, query: ReadonlyMap<string, string>): string | null {
  const isText = name === 'epub' || name === 'docx';
  const isKept = isText || name === 'xlsx' || (name === 'csv' && query.get('foglio') === 'excel');
  if (!isKept) return null;
  const subject = isText ? 'eli' : 'norma';
  const filters = [...query].filter(([key, value]) => key !== subject && !ofForm.has(key) && value !== '');
  const named = [...(isText ? [] : [endpoint]), query.get(subject) ?? '', ...filters.flat()];
  const parts = named.map(slug).filter((part) => part !== '');
  return `${parts.join('-').slice(0, longestName).replace(/-$/, '')}.${name}`;
}

/** Small letters and digits of ASCII, which every header and every disk takes. */
function slug(text: string): string {
  return text
    .replace(/^eli:\/?(?:it\/)?/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]{1,1000}/g, '-')
    .slice(0, longestPart)
    .replace(/^-|-$/g, '');
}
