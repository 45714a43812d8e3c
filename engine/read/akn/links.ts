// The links of law text, each with the words around it.
import { textContent, type XmlElement } from './xml.js';

/** Elements that hold no law of this act: notes that quote other acts, and the words that an amendment puts into another act. */
export const silentNotes: ReadonlySet<string> = new Set(['authorialNote']);
export const quotations: ReadonlySet<string> = new Set([
  'quotedText',
  'quotedStructure',
  'embeddedText',
  'embeddedStructure',
]);

/** From here on a paragraph holds notes of the editors, whose links are none of the law. */
const note = /AGGIO[A-Z]{2,10}T[OI]\s{0,3}\(/;

/** A `<ref>` at its place in the text, in UTF-16 units. */
export interface Link {
  start: number;
  end: number;
  href: string;
}

/** Law text as it stands in the document, marks of the editors in it, and its links in order. */
export interface LinkedText {
  text: string;
  links: Link[];
}

/** The outermost quotations below an element. */
export function quotedIn(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || silentNotes.has(child.name)) return [];
    return quotations.has(child.name) ? child : quotedIn(child);
  });
}

/** The law text of an element with its links; a semicolon stands for each quotation, which no citation passes. */
export function linkedText(element: XmlElement): LinkedText {
  const links: Link[] = [];
  let text = '';
  collect(element);
  const end = links.length === 0 ? -1 : text.search(note);
  return end === -1 ? { text, links } : { text: text.slice(0, end), links: links.filter((link) => link.end <= end) };

  function collect(at: XmlElement): void {
    for (const child of at.children) {
      if (typeof child === 'string') text += child;
      else if (child.name === 'ref') {
        const words = textContent(child);
        links.push({ start: text.length, end: text.length + words.length, href: child.attributes['href'] ?? '' });
        text += words;
      } else if (quotations.has(child.name)) text += ';';
      else if (!silentNotes.has(child.name)) collect(child);
    }
  }
}
