// The part of a text that shows best why it was found.
import type { Steps } from '../../steps.js';
import { formMark, isAsciiWord, scanWords, Stemmer } from './scan.js';

/** A part of a text, and where the words that were asked for are in it, in UTF-16 units, ends exclusive. */
export interface Passage {
  text: string;
  /** Where it begins in the whole text. */
  start: number;
  words: { start: number; end: number }[];
  /** The stems, among those that were asked for, that the whole text has. */
  stems: ReadonlySet<string>;
}

/** Characters of a passage, about. */
const passageLength = 260;

/** Characters before the first word that is shown. */
const leadIn = 60;

/** Characters of a text that are looked through; of a longer one only where none of the words was there yet. */
const mostScanned = 60_000;

/** Characters scanned without a pause. */
const charactersPerStep = 20_000;

const stemmer = new Stemmer();

interface Occurrence {
  start: number;
  end: number;
  stem: string;
}

/** Cuts the passage that has most of the stems, then most words that have them, the first of equals; the beginning where every one lacks them. */
export function* cutPassage(text: string, stems: ReadonlySet<string>): Steps<Passage> {
  const found: Occurrence[] = [];
  const beginnings = beginningsOf(stems);
  for (let from = 0; from < text.length && (from < mostScanned || found.length === 0);) {
    const to = endOfLine(text, from + charactersPerStep);
    const part = text.slice(from, to);
    scanWords(part, (start, end) => {
      if (!mayHaveStem(part, start, end, beginnings)) return;
      const stem = meantIn(stems, part.slice(start, end));
      if (stem !== null) found.push({ start: from + start, end: from + end, stem });
    });
    from = to;
    yield;
  }
  const first = bestStart(found);
  const start = first === null ? 0 : startOfPassage(text, found[first]!.start);
  const end = endOfPassage(text, start);
  const words = found
    .filter((word) => word.start >= start && word.end <= end)
    .map((word) => ({ start: word.start - start, end: word.end - start }));
  return { text: text.slice(start, end), start, words, stems: new Set(found.map(({ stem }) => stem)) };
}

/** The ranges of the words in a short text that have one of the stems. */
export function findStems(text: string, stems: ReadonlySet<string>): Passage['words'] {
  const words: Passage['words'] = [];
  const beginnings = beginningsOf(stems);
  scanWords(text, (start, end) => {
    if (mayHaveStem(text, start, end, beginnings) && meantIn(stems, text.slice(start, end)) !== null)
      words.push({ start, end });
  });
  return words;
}

/** The stem or form that a word has, among those asked for; `null` for none. */
function meantIn(stems: ReadonlySet<string>, spelling: string): string | null {
  const { stem, form } = stemmer.read(spelling);
  return stems.has(stem) ? stem : stems.has(form) ? form : null;
}

/** By ASCII unit with which words of these stems may begin, in either case, which second letters they may have: bits by their number in the alphabet. */
function beginningsOf(stems: ReadonlySet<string>): Uint32Array {
  const seconds = new Uint32Array(128);
  for (const stem of stems)
    for (const initial of casesOf(stem)) {
      const unit = initial.charCodeAt(0);
      if (unit < 128) seconds[unit]! |= initial.length < 2 ? 0xffffffff : 1 << (initial.charCodeAt(1) & 31);
    }
  return seconds;
}

function casesOf(stem: string): [lower: string, upper: string] {
  const word = stem.startsWith(formMark) ? stem.slice(formMark.length) : stem;
  return [word.toLowerCase(), word.toUpperCase()];
}

/** Words from which the stem keeps the first two letters, not only the first: `ghe` is stemmed as `ga`. */
const minKept = 4;

/** Whether a word may have one of the stems, by its first letters; of an abbreviation with dots only the first is compared. */
function mayHaveStem(text: string, start: number, end: number, beginnings: Uint32Array): boolean {
  const initial = text.charCodeAt(start);
  if (initial >= 128) return true;
  const seconds = beginnings[initial]!;
  if (seconds === 0) return false;
  const second = text.charCodeAt(start + 1);
  return end - start < minKept || !isAsciiWord(second) || ((seconds >>> (second & 31)) & 1) === 1;
}

/** Index of the occurrence with which the best passage begins. */
function bestStart(found: readonly Occurrence[]): number | null {
  let best: { at: number; value: number } | null = null;
  const inside = new Map<string, number>();
  let to = 0;
  for (let from = 0; from < found.length; from++) {
    for (; to < found.length && found[to]!.end - found[from]!.start <= passageLength - leadIn; to++)
      inside.set(found[to]!.stem, (inside.get(found[to]!.stem) ?? 0) + 1);
    const value = inside.size * 1_000 + Math.min(to - from, 999);
    if (best === null || value > best.value) best = { at: from, value };
    const { stem } = found[from]!;
    const left = inside.get(stem)! - 1;
    if (left === 0) inside.delete(stem);
    else inside.set(stem, left);
  }
  return best?.at ?? null;
}

/** At the beginning of the line, or of a word a little before. */
function startOfPassage(text: string, at: number): number {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  if (at - line <= leadIn * 2) return line;
  const space = text.indexOf(' ', at - leadIn);
  return space < 0 || space >= at ? at : space + 1;
}

function endOfPassage(text: string, start: number): number {
  const most = start + passageLength;
  if (most >= text.length) return text.length;
  const space = text.lastIndexOf(' ', most);
  return space > start + passageLength / 2 ? space : most;
}

function endOfLine(text: string, from: number): number {
  const end = from >= text.length ? -1 : text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** The fields in which a hit may have what was asked for. */
export interface HitFields {
  title: string;
  heading: string;
  /** The length of an article's text, and the stems that it has of those asked for; `null` for an act. */
  text: { length: number; stems: ReadonlySet<string> } | null;
}

/** The field in which a hit has a stem of every group: an act's title or an article's heading, else its text with both, else a name. */
export function whyFound(
  { title, heading, text }: HitFields,
  groups: readonly (readonly string[])[],
): 'titolo' | 'rubrica' | 'testo' | 'nome' {
  const has = (stems: ReadonlySet<string>) => groups.every((group) => group.some((stem) => stems.has(stem)));
  const inTitle = stemsOf(title);
  if (text === null) return has(inTitle) ? 'titolo' : 'nome';
  const inHeading = stemsOf(heading);
  if (groups.length > 0 && has(inHeading)) return 'rubrica';
  // A giant article is not read whole for this: its words are nearly always in its text.
  if (text.length > mostScanned) return 'testo';
  return has(new Set([...inTitle, ...inHeading, ...text.stems])) ? 'testo' : 'nome';
}

function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  scanWords(text, (start, end) => {
    const { stem, form } = stemmer.read(text.slice(start, end));
    stems.add(stem).add(form);
  });
  return stems;
}
