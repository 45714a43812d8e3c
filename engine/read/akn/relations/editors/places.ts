// "dell'art. 3, commi 1 e 2, lettera a)" → the places it names.
import { articleNumber, latinSuffixes } from '../../../../law/eli/article-number.js';
import { numbersBetween } from '../../../../law/eli/number-range.js';
import { monthNames } from '../../../../law/months.js';
import { pointLetter } from '../../../../law/eli/point-letter.js';

/** A place inside an act, as words name it. */
export interface NarratedPlace {
  /** Name of an annex, `allegato I.7`. */
  part: string | null;
  article: string | null;
  /** Commi in order. */
  paragraphs: string[];
  /** Lettere in order. */
  points: string[];
  /** Numeri in order. */
  numbers: string[];
  /** Whether its heading (rubrica) is meant too. */
  heading: boolean;
}

const suffixes = [...latinSuffixes].sort((a, b) => b.length - a.length).join('|');
/** Said first, they spare V8 the tenth of a second that finding them out takes it in each thread. */
const initials = [...new Set(latinSuffixes.map((suffix) => suffix[0]))].join('');
const suffix = String.raw`(?:[-\s]?(?=[${initials}])(?:${suffixes})(?![a-z])){1,3}`;
const number = String.raw`\d{1,5}(?:°|o(?![a-z]))?(?:${suffix})?(?:\.\d{1,3}(?!\d))?(?:[/-]\d{1,3}(?!\d))?`;
const letter = String.raw`${pointLetter}(?:${suffix})?(?:\.\d{1,2})?`;
const suffixedLetter = String.raw`${pointLetter}${suffix}`;
const ordinals = [
  'primo',
  'secondo',
  'terzo',
  'quarto',
  'quinto',
  'sesto',
  'settimo',
  'ottavo',
  'nono',
  'decimo',
  'undicesimo',
  'dodicesimo',
];

/** `1 gennaio 2027`, `1/1/2027`, `anno 2027`: no numbers of places. */
const day = new RegExp(
  String.raw`\d{1,2}[°o]?\s(?:${monthNames.join('|')})(?![a-z])(?:\s\d{4}(?!\d))?|\d{1,2}/\d{1,2}/\d{4}|ann[oi]\s\d{4}(?!\d)`,
  'y',
);

/** The kinds of a word, tried in this order at each position. */
const tokenKinds = [
  ['space', String.raw`[\s,;:."«»]+`],
  ['article', String.raw`(?:artt?\.?|articol[oi]|art[ioc]{1,4}lo)\s?(?=\d|unico|da )`],
  ['paragraph', String.raw`comm[ai]\b`],
  ['point', String.raw`(?:letter[ae]|lett\.)`],
  ['number', String.raw`(?:numer[oi]|punt[oi]|nn?\.)\s`],
  ['heading', String.raw`rubric(?:a|he)\b`],
  [
    'annex',
    String.raw`(?:allegat[oi]|tabell[ae]|elenc(?:o|hi))\s(?:n\.\s?)?(?:[a-z]{1,5}|\d{1,3})(?:\.\d{1,3})?(?:${suffix})?(?![a-z])`,
  ],
  // Not `comma 3, secondo e terzo periodo`.
  [
    'ordinal',
    String.raw`(?:${ordinals.join('|')}|ultimo)(?=\s(?:comma|e\s)|\s?[,;.)]|$)(?!(?:,?\s(?:e\s)?(?:${ordinals.join('|')}|ultimo)){1,4}\speriod)`,
  ],
  [
    'range',
    String.raw`da(?:l|lla|i)?\s(?:comma\s|lettera\s)?(?:${number}|${letter}\)?)\s(?:a|al|alla)\s(?:comma\s|lettera\s)?(?:${number}|${letter}(?=\)))`,
  ],
  ['digits', String.raw`${number}|unico\b`],
  ['letter', String.raw`${letter}(?=\s?\))|${suffixedLetter}(?![a-z'])`],
  ['unit', String.raw`(?:alinea|capovers[oi]|period[oi])\b`],
  ['close', String.raw`[()]+`],
  ['and', String.raw`(?:ed?|o|nonche')(?![a-z'])`],
  ['preposition', String.raw`(?:(?:de|a|ne|da|su)(?:ll[oae]?|l|i|gli)|di|in|il|l[aeo]?|gli|i|a)(?:'|(?=\s))`],
] as const;
type TokenKind = (typeof tokenKinds)[number][0];
const token = new RegExp(tokenKinds.map(([, pattern]) => `(${pattern})`).join('|'), 'y');

/**
 * Reads places from `start` on, and tells where what belongs to them ends.
 * @param text lower case, white space folded
 * @param strict stops at the first word that names no place; else such words are skipped
 */
export function readPlaces(text: string, start = 0, strict = false): { places: NarratedPlace[]; end: number } {
  const reader = new PlaceReader();
  let end = start;
  for (let at = start; at < text.length;) {
    token.lastIndex = day.lastIndex = at;
    const found = day.test(text) ? null : token.exec(text);
    if (found === null) {
      if (strict) break;
      // Not in the middle of a word: the rest of it would be read as something else.
      at = Math.max(day.lastIndex, at + (/^[\p{L}\p{N}'_-]+/u.exec(text.slice(at, at + 60))?.[0].length ?? 1));
      reader.skipWord();
      continue;
    }
    let group = 1;
    while (found[group] === undefined) group++;
    const kind: TokenKind = tokenKinds[group - 1]![0];
    const words = found[0];
    if (kind === 'preposition' && strict && reader.isInPlace) break;
    at += words.length;
    reader.take(kind, words, kind === 'digits' && /^\s?\)/.test(text.slice(at, at + 2)));
    end = at;
  }
  return { places: reader.places.filter(isSomewhere), end };
}

/** Places, gathered from one token after the other. */
class PlaceReader {
  readonly places: NarratedPlace[] = [];
  /** The kind of place that the next number or letter names. */
  #mode: TokenKind | null = null;
  /** A preposition came last. */
  #led = false;

  get isInPlace(): boolean {
    return this.#mode !== null;
  }

  /** A word that names no place. */
  skipWord(): void {
    if (this.#mode === 'article') this.#mode = null;
    this.#led = false;
  }

  /** @param isClosed a bracket follows the number: `2)` */
  take(kind: TokenKind, words: string, isClosed: boolean): void {
    if (kind === 'preposition') this.#led = true;
    else if (kind === 'article' || kind === 'number') this.#mode = kind;
    else if (kind === 'paragraph' || kind === 'point') {
      this.#current();
      this.#mode = kind;
    } else if (kind === 'heading') this.#current().heading = true;
    else if (kind === 'annex') {
      (this.places.at(-1) ?? this.#open()).part ??= words;
      this.#mode = null;
    } else if (kind === 'ordinal') {
      this.#current().paragraphs.push(String(ordinals.indexOf(words) + 1 || words));
      this.#mode = null;
    } else if (kind === 'range') {
      for (const value of expand(words)) this.#add(value);
    } else if (kind === 'digits') {
      if (this.#mode === 'point' && !isClosed && this.places.at(-1)!.paragraphs.length > 0) this.#mode = 'paragraph';
      if (this.#mode !== 'point') this.#add(words);
    } else if (kind === 'letter' && (this.#mode === 'point' || this.#mode === 'paragraph')) {
      if (this.#mode === 'paragraph') this.#current();
      this.#mode = 'point';
      this.#add(words);
    }
    if (kind !== 'preposition' && kind !== 'space') this.#led = false;
  }

  #open(): NarratedPlace {
    const place: NarratedPlace = { part: null, article: null, paragraphs: [], points: [], numbers: [], heading: false };
    this.places.push(place);
    return place;
  }

  /** `del comma 2 dell'art. 5` after a place that is complete begins another one; `, comma 2` goes on with it. */
  #current(): NarratedPlace {
    const last = this.places.at(-1);
    return last === undefined || (this.#led && last.article !== null) ? this.#open() : last;
  }

  #add(value: string): void {
    const number = articleNumber(value);
    const last = this.places.at(-1);
    if (this.#mode === 'article') (last === undefined || last.article !== null ? this.#open() : last).article = number;
    else if (this.#mode === 'paragraph') last!.paragraphs.push(number ?? value);
    else if (this.#mode === 'point') last!.points.push(number ?? value);
    else if (this.#mode === 'number') last?.numbers.push(number ?? value);
  }
}

function isSomewhere({ part, article, paragraphs, points, heading }: NarratedPlace): boolean {
  return part !== null || article !== null || paragraphs.length > 0 || points.length > 0 || heading;
}

/** `da 961 a 964`, `da 791 a 801-bis` → each of them; of letters the two ends. */
function expand(words: string): string[] {
  const ends = words
    .replace(/\)/g, '')
    .split(/\s(?:a|al|alla)\s/)
    .map((end) => (/\d/.test(end) ? end.slice(end.search(/\d/)) : end.split(' ').at(-1)!));
  const [first, last] = ends.map((end) => articleNumber(end) ?? end) as [string, string];
  return numbersBetween(first, last) ?? [first, last];
}
