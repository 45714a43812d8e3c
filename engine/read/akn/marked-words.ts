// The words of an article that its last amendment put there, which the portal prints in `((` `))`.
import { quotations, silentNotes } from './links.js';
import { readLines } from './text.js';
import type { XmlElement } from './xml.js';

/** Words shorter than this stand elsewhere, too. */
const shortest = 25;

/** Stretches of an article's own words that an `<ins>` marks as amended, in order; those that are short or not found are left out. */
export function markedWords(elements: readonly XmlElement[], law: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let searched = 0;
  for (const words of elements.flatMap((element) => insertedIn(element)).flatMap((one) => readLines([one]))) {
    const start = words.length < shortest ? -1 : law.indexOf(words, searched);
    if (start === -1) continue;
    searched = start + words.length;
    found.push({ start, end: searched });
  }
  return found;
}

function insertedIn(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || silentNotes.has(child.name) || quotations.has(child.name)) return [];
    return child.name === 'ins' ? child : insertedIn(child);
  });
}
