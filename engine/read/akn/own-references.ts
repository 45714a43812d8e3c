// The places of its own act that an article cites.
import type { Target } from '../../law/act.js';
import type { OwnPlace, CitedPlace } from '../../cite/cite.js';
import { articleNumber, partSlug } from '../../law/eli.js';
import { otherSpellings } from '../../law/eli/article-number.js';
import { countParagraphs, type CountedParagraph } from '../../law/counted-paragraphs.js';
import { numberBeside, numberFromEnd } from '../../law/last-paragraph.js';
import type { Paragraph } from '../../law/paragraph.js';

/** The act whose article is read, and where in it the article stands. */
export interface OwnAct {
  eli: string;
  title: string;
  date: string;
  /** Name of the part that the article is in, `null` in the main one; and its number. */
  part: string | null;
  article: string;
  /** The numbers of all articles of a part, in their order. */
  articlesOf: (part: string | null) => readonly string[];
  /** The parts that have articles. */
  parts: readonly (string | null)[];
  /** The day from which the words stand that the last amendment put into the article; `null` or not given where it is not known. */
  markedSince?: string | null;
  /** Whether an article of a part lacks a paragraph for sure; not given where texts are not known. */
  lacks?: (part: string | null, article: string, paragraph: string) => boolean;
}

/** Nouns that mean the act even where an annex of it says `della presente legge`. */
const wholeAct = /^(?:legge|decreto|codice|testo)/;

export class OwnReferences {
  #paragraphs: ReadonlySet<string | null> | null = null;

  /** @param paragraphs those of the article's own words, counted where it prints no numbers @param law those words */
  constructor(
    private readonly own: OwnAct,
    private readonly paragraphs: readonly Paragraph[],
    private readonly law: string,
  ) {}

  /**
   * The articles and paragraphs that a place of the own act names, as far as the act has them.
   * @param paragraph number of the one that the words stand in; `null` where none is sure, and then no paragraph of the article is named
   * @param isOfNoOther whether nothing beside a list says that it is of another act: it is this one's where it has half of it or more
   */
  targetsOf(place: OwnPlace, paragraph: string | null, isOfNoOther = false): Target[] {
    const { eli, article } = this.own;
    const part = this.#partOf(place);
    if (part === undefined) return [];
    if (place.step !== 0 && place.stepsOver === 'paragraphs') {
      const number = paragraph === null ? null : numberBeside(this.paragraphs, this.law, paragraph, place.step);
      return number === null ? [] : [this.#target(part, article, number, null)];
    }
    if (place.step !== 0) {
      const [named = null] = place.paragraphs;
      return this.#neighbours(place.step).map((number) => ({
        ...this.#target(part, number, named, null),
        ...(place.fromEnd === null ? {} : { fromEnd: place.fromEnd }),
      }));
    }
    if (place.articles.length === 0)
      return this.#paragraphsOf(place)
        .filter((number) => number !== paragraph && paragraph !== null && this.#hasParagraph(number))
        .map((number) => ({ act: eli, part, article, paragraph: number, point: null }));
    const targets = placesOf(place.articles, eli, part);
    const held = targets.filter(({ article }) => this.#has(part, article));
    // A list of which the act lacks an article or paragraph is of another act; one whose act is not named else may have lost some.
    const isOwn =
      (isOfNoOther ? held.length * 2 >= targets.length : held.length === targets.length) &&
      held.every(({ article, paragraph }) => paragraph === null || this.own.lacks?.(part, article, paragraph) !== true);
    return isOwn ? held : [];
  }

  #paragraphsOf({ paragraphs, fromEnd }: OwnPlace): string[] {
    const last = fromEnd === null ? null : numberFromEnd(this.paragraphs, this.law, fromEnd);
    return last === null ? paragraphs : [...paragraphs, last];
  }

  #target(part: string | null, article: string, paragraph: string | null, point: string | null): Target {
    return { act: this.own.eli, part, article, paragraph, point };
  }

  /** The part that a place is in; `undefined` where the words name something else. */
  #partOf({ annex, noun, isPresent }: OwnPlace): string | null | undefined {
    const { part, parts, title } = this.own;
    if (annex !== null) {
      const slug = partSlug(`allegato ${annex}`);
      return parts.find((one) => one !== null && (partSlug(one) === slug || partSlug(one).endsWith(`-${slug}`)));
    }
    if (noun === null) return part;
    const isAnnexed = part !== null && part !== 'testo';
    if (isPresent) return isAnnexed && wholeAct.test(noun) ? null : part;
    // `articolo 13 del codice` in an annex of a code, or in the code.
    return part !== 'testo' && /^(?:codice|testo unico)$/.test(noun) && new RegExp(`\\b${noun}\\b`, 'i').test(title)
      ? null
      : undefined;
  }

  /** The articles before or behind, as many as are meant; none where a later one was put between them. */
  #neighbours(step: number): string[] {
    const { part, article } = this.own;
    const numbers = this.own.articlesOf(part);
    const at = numbers.indexOf(article);
    const found = step < 0 ? numbers.slice(Math.max(0, at + step), at) : numbers.slice(at + 1, at + 1 + step);
    if (at === -1 || found.length !== Math.abs(step)) return [];
    // `l'articolo precedente` in article 6 meant 5, whether or not 5-bis was put between them.
    return /-/.test(article) || found.every((number) => !number.includes('-')) ? found : [];
  }

  #has(part: string | null, number: string): boolean {
    const numbers = setOf(this.own.articlesOf(part));
    return numbers.has(number) || otherSpellings(number).some((other) => numbers.has(other));
  }

  #hasParagraph(number: string): boolean {
    this.#paragraphs ??= new Set(this.paragraphs.map((paragraph) => paragraph.number));
    return this.#paragraphs.has(number);
  }
}

/** The numbers of a part, which all of its articles share. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function setOf(numbers: readonly string[]): ReadonlySet<string> {
  let known = sets.get(numbers);
  if (known === undefined) sets.set(numbers, (known = new Set(numbers)));
  return known;
}

/**
 * The paragraphs of own words that print no numbers; `null` where they are not sure, or those of the whole text are not.
 * @param text the law text of the article, with what its own words leave out
 */
export function countOwn(law: string, text: string): CountedParagraph[] | null {
  const counted = countParagraphs(law);
  return counted === null || law === text || countParagraphs(text)?.length === counted.length ? counted : null;
}

/** The articles that a place names of the act that its words amend. @param amended the act, and the annex of it that is amended, or `null` */
export function ofAmended({ articles, annex }: OwnPlace, amended: { act: string; part: string | null }): Target[] {
  const part = annex === null ? amended.part : `allegato ${annex}`;
  return placesOf(articles, amended.act, part);
}

/** Articles of an act as targets, each once for each of its paragraphs. */
export function placesOf(
  articles: readonly CitedPlace[],
  act: string,
  part: string | null,
): (Target & { article: string })[] {
  return articles.flatMap(({ article, paragraph, point, moreParagraphs, fromEnd, within, rangeFrom }) => {
    const number = articleNumber(article);
    if (number === null) return [];
    const place = { act, part, article: number, paragraph, point };
    const range = { ...(within === true ? { within } : {}), ...(rangeFrom === undefined ? {} : { rangeFrom }) };
    if (fromEnd !== null) return [{ ...place, ...range, fromEnd }];
    return [{ ...place, ...range }, ...moreParagraphs.map((paragraph) => ({ ...place, paragraph, point: null }))];
  });
}
