// The name under which a browser keeps an answer that is made to be kept.
import type { FormatName } from './index.js';

/** Longest part of a name, in characters. */
const longestPart = 80;

/** `relazioni-l-241-1990-con-d-l-76-2020.xlsx`, `legge-1990-08-07-241.epub`; `null` where a browser may show the answer. @param query decoded */
export function fileNameOf(name: FormatName, endpoint: string, query: ReadonlyMap<string, string>): string | null {
  const isText = name === 'epub' || name === 'docx';
  const isKept = isText || name === 'xlsx' || (name === 'csv' && query.get('foglio') === 'excel');
  if (!isKept) return null;
  const named = [
    ...(isText ? [query.get('eli')] : [endpoint, query.get('norma')]),
    ...(query.has('con') ? ['con', query.get('con')] : []),
  ];
  const parts = named.map((part) => slug(part ?? '')).filter((part) => part !== '');
  return `${parts.join('-')}.${name}`;
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
