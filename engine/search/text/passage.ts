// The part of a text that shows best why it was found.
import type { Steps } from '../../steps.js';
import { formMark, isAsciiWord, scanWords, Stemmer } from './scan.js';
import { findWords } from './wording.js';

/** A part of a text, and where the words that were asked for are in it, in UTF-16 units, ends exclusive. */
export interface Passage {
  text: string;
  /** Where it begins in the whole text. */
  start: number;
  words: { start: number; end: number }[];
  /** The stems, among those that were asked for, that the whole text has. */
  stems: ReadonlySet<string>;
  /** Every word of the text that was asked for. */
  found: readonly Occurrence[];
}

/** Characters of a passage, about. */
const passageLength = 260;

/** Characters before the first word that is shown. */
const leadIn = 60;

/** Characters scanned without a pause. */
const charactersPerStep = 20_000;

const stemmer = new Stemmer();

export interface Occurrence {
  start: number;
  end: number;
  stem: string;
}

/**
 * Cuts the passage that has most of the stems, then most words that have them, the first of equals; the beginning where every one lacks them.
 * @param phrases folded words that are wanted one after the other: where the text has them so, they are not shown elsewhere
 */
export function* cutPassage(
  text: string,
  stems: ReadonlySet<string>,
  phrases: readonly (readonly string[])[] = [],
): Steps<Passage> {
  let found: Occurrence[] = [];
  const beginnings = beginningsOf(stems);
  for (let from = 0; from < text.length;) {
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
  for (const phrase of phrases) {
    found = onlyIn(found, findWords(text, phrase));
    yield;
  }
  const stemsFound = new Set(found.map(({ stem }) => stem));
  return { ...passageOf(text, found), stems: stemsFound, found };
}

/** The words without those of a phrase that stand outside of its places; all where it has none. */
function onlyIn(found: Occurrence[], places: readonly { start: number; end: number }[]): Occurrence[] {
  let at = 0;
  const isInside = ({ start }: Occurrence) => {
    while (at < places.length && places[at]!.end <= start) at++;
    return at < places.length && places[at]!.start <= start;
  };
  const inside = new Set(found.filter(isInside));
  const stems = new Set([...inside].map(({ stem }) => stem));
  return found.filter((one) => !stems.has(one.stem) || inside.has(one));
}

/** A part of a text, its passage, and how many of the stems it has. */
export interface PlacePassage<Place> extends Pick<Passage, 'text' | 'words'> {
  place: Place;
  stems: number;
}

/** The parts of a text that have most of the words found in it, best first: those with at least half as many as the best, each with its passage. */
export function bestPlaces<Place extends { start: number; end: number }>(
  text: string,
  { found }: Pick<Passage, 'found'>,
  places: readonly Place[],
  most: number,
): PlacePassage<Place>[] {
  const held: { place: Place; own: readonly Occurrence[]; stems: number }[] = [];
  let at = 0;
  for (const place of places) {
    while (at < found.length && found[at]!.start < place.start) at++;
    const first = at;
    while (at < found.length && found[at]!.end <= place.end) at++;
    if (at === first) continue;
    const own = found.slice(first, at);
    held.push({ place, own, stems: new Set(own.map(({ stem }) => stem)).size });
  }
  held.sort((a, b) => b.stems - a.stems || b.own.length - a.own.length || a.place.start - b.place.start);
  const least = (held[0]?.stems ?? 0) / 2;
  return held
    .filter(({ stems }) => stems >= least)
    .slice(0, most)
    .map(({ place, own, stems }) => {
      const shift = (word: Occurrence) => ({ ...word, start: word.start - place.start, end: word.end - place.start });
      return { place, stems, ...passageOf(text.slice(place.start, place.end), own.map(shift)) };
    });
}

/** The beginning of a text, as long as a passage. */
export const openingOf = (text: string): string => text.slice(0, endOfPassage(text, 0));

/** The passage of a text by the words that were found in it. */
function passageOf(text: string, found: readonly Occurrence[]): Pick<Passage, 'text' | 'start' | 'words'> {
  const first = bestStart(found);
  const start = first === null ? 0 : startOfPassage(text, found[first]!.start);
  const end = endOfPassage(text, start);
  const words = found
    .filter((word) => word.start >= start && word.end <= end)
    .map((word) => ({ start: word.start - start, end: word.end - start }));
  return { text: text.slice(start, end), start, words };
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
  /** The stems that an article's text has of those asked for; `null` for an act. */
  text: Pick<Passage, 'stems'> | null;
}

/**
 * The field in which a hit has a stem of every group: an act's title or an article's heading, else its text with both, else a name; a part,
 * where it has of a group only stems that the words of the query may mean.
 */
export function whyFound(
  { title, heading, text }: HitFields,
  { groups, related }: { groups: readonly (readonly string[])[]; related: ReadonlySet<string> },
): 'titolo' | 'rubrica' | 'testo' | 'nome' | 'parte' {
  const has = (stems: ReadonlySet<string>) => groups.every((group) => group.some((stem) => stems.has(stem)));
  const hasItself = (stems: ReadonlySet<string>) =>
    groups.every((group) => group.some((stem) => stems.has(stem) && !related.has(stem)));
  const inTitle = stemsOf(title);
  if (text === null) return hasItself(inTitle) ? 'titolo' : has(inTitle) ? 'parte' : 'nome';
  const inHeading = stemsOf(heading);
  if (groups.length > 0 && hasItself(inHeading)) return 'rubrica';
  const all = new Set([...inTitle, ...inHeading, ...text.stems]);
  return hasItself(all) ? 'testo' : has(all) ? 'parte' : 'nome';
}

function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  scanWords(text, (start, end) => {
    const { stem, form } = stemmer.read(text.slice(start, end));
    stems.add(stem).add(form);
  });
  return stems;
}
