// The `<ref>`s of an article at their places in its own words.
import type { Target } from '../../law/act.js';
import { eliFromIri } from '../../law/eli.js';
import { linkedText } from './links.js';
import { stripMarks } from '../marks.js';
import { foldSpace } from './text.js';
import type { XmlElement } from './xml.js';

/** A `<ref>` at its place in the own words of the article. */
export interface Link {
  start: number;
  end: number;
  words: string;
  target: Target;
  /** Whether a citation was read that it is part of. */
  isRead: boolean;
}

/** Links in the order of the text. */
export class Links {
  readonly #longest: number;

  constructor(readonly all: readonly Link[]) {
    this.#longest = all.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  }

  /** Those that have a character in common with a stretch of the text. */
  over(start: number, end: number): Link[] {
    const found: Link[] = [];
    const first = firstFrom(this.all, start - this.#longest);
    for (let i = first; i < this.all.length && this.all[i]!.start < end; i++)
      if (start < this.all[i]!.end) found.push(this.all[i]!);
    return found;
  }
}

/** The index of the first of some stretches, in the order of the text, that begins at a place or behind it. */
export function firstFrom(stretches: readonly { start: number }[], at: number): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (stretches[middle]!.start < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The links of paragraphs, in the order of the text; those whose words are not the article's own are left out. */
export function readLinks(elements: readonly XmlElement[], law: string): Link[] {
  const read: Link[] = [];
  let searched = 0;
  for (const element of elements) {
    const { text, links } = linkedText(element);
    for (const { start, end, href } of links) {
      const target = eliFromIri(href);
      const words = cleanWords(text.slice(start, end));
      if (target === null || words === '' || isBeyond(target)) continue;
      // Short words stand elsewhere, too: what is before them tells their place.
      const lead = words.length < 12 ? cleanWords(text.slice(Math.max(0, start - 12), start)) : '';
      const at = law.indexOf(lead + words, searched) + lead.length;
      if (at < searched + lead.length) continue;
      read.push({ start: at, end: at + words.length, words, target, isRead: false });
      searched = at;
    }
  }
  return read;
}

/** The Constitution has 139 articles: a link to a higher one was made of other words, `articolo 181 commi 2 e 3, la costituzione di parte civile`. */
function isBeyond({ act, article }: Target): boolean {
  return act.startsWith('eli:/it/costituzione/') && Number.parseInt(article ?? '', 10) > 139;
}

/** Words without the marks of the editors, of which a citation may have one end alone: `articoli 314 e 316)) del codice penale`. */
function cleanWords(words: string): string {
  if (!/\(\(|\)\)/.test(words)) return foldSpace(words);
  return foldSpace(stripMarks(words).replace(/\(\(|\)\)/g, ''));
}
