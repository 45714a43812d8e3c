// Lists of crimes that are all of the act named before them: `i reati previsti dalla legge 5, si applica la sanzione: a) per l'articolo 1`.
import type { Target } from '../../law/act.js';
import { articleNumber } from '../../law/eli.js';
import type { Paragraph } from '../../law/paragraph.js';
import type { Citation, OwnPlace } from '../../cite/cite.js';
import { ofAmended, placesOf } from './own-references.js';

interface CrimeList {
  /** Place of the items, in UTF-16 units. */
  start: number;
  end: number;
  /** `null` where two acts are named for them, or one that is not known. */
  act: string | null;
}

/** Words that lead from crimes to the act which makes them crimes. */
const leading =
  /(?:^|[^\p{L}])(?:reat[oi]|delitt[oi]|contravvenzion[ei]|illecit[oi]|fattispecie)\s(?:\p{L}{1,20}\s){0,4}(?:(?:previst|prevedut|contemplat|indicat|punit|stabilit)[aeio]|di\scui)\s(?:dal(?:la|lo)?\s|dall['’]\s?|al(?:la|lo)?\s|all['’]\s?)$/iu;

/** Words that add other acts, named or not: `dal codice civile o da altre leggi speciali`. */
const adding = /^,?\s(?:ed?|od?|ovvero|nonch[eé]['’]?)\s(?:d[ai]|dal(?:la|le|lo)?|dagli)\s/;

/** Characters before an act in which such words stand, and behind it in which the list begins, at most. */
const [mostBefore, mostBehind] = [140, 800];

/** What ends the words before a list, and the mark of its first item. */
const [ending, firstItem] = [/;|\.\s\p{Lu}/u, /^\s{1,3}(?:a|1)\)/];

/** Words that lead to a punishment: it is in the own act, of whatever act the crimes are. */
const punishing =
  /(?:^|[^\p{L}])(?:sanzion[ei]|misur[ae]|pen[ae])\s(?:\p{L}{1,20}\s){0,4}(?:(?:previst|prevedut|contemplat|indicat|stabilit)[ae]|di\scui)\s(?:dal(?:la|lo)?\s|dagli\s|dall['’]\s?|al(?:la|lo)?\s|agli\s|all['’]\s?)$/iu;

/** The beginning of an item of a list whose items have letters. */
const lettered = /\n[a-z]{1,2}(?:-[a-z]{1,20})?\)/;

export class CrimeLists {
  readonly #lists: CrimeList[] = [];
  /** The article that was named last in a list, alone, and where its words end. */
  #last: { end: number; article: string } | null = null;

  /** @param law own words of an article @param named the act that a citation names, or `null` */
  constructor(
    private readonly law: string,
    private readonly citations: readonly Citation[],
    paragraphs: readonly Paragraph[],
    named: (citation: Citation) => string | null,
  ) {
    citations.forEach((citation, i) => {
      if (!isLed(law, citation)) return;
      const start = beginOf(law, citation.end);
      if (start === -1) return;
      const isRival = (other: Citation) => isLikely(law, other) && named(other) !== named(citation);
      const between = citations.slice(i + 1).filter((other) => other.end <= start);
      const end = paragraphs.find((paragraph) => paragraph.end > start)?.end ?? law.length;
      const isSure = !adding.test(law.slice(citation.end, start)) && !between.some(isRival);
      this.#lists.push({ start, end, act: isSure ? named(citation) : null });
    });
  }

  /**
   * What a place names in such a list: articles of its act, and paragraphs of the article that the item has named last.
   * `null` where it stands in none, or is said to be of the present act, as the punishment always is. @param place in the order of the text
   */
  targetsOf(place: OwnPlace): Target[] | null {
    const list = this.#lists.find(({ start, end }) => start <= place.start && place.end <= end);
    if (list === undefined || place.isPresent || place.noun !== null || place.annex !== null) return null;
    if (punishing.test(this.law.slice(Math.max(0, place.start - mostBefore), place.start))) return null;
    if (list.act === null || place.step !== 0 || this.#isBehindSentence(place, list)) return [];
    if (place.articles.length > 0) {
      const [only, second] = place.articles;
      const article = second === undefined ? articleNumber(only!.article) : null;
      this.#last = article === null ? null : { end: place.end, article };
      return ofAmended(place, { act: list.act, part: null });
    }
    const article = this.#articleBefore(place);
    if (article === null) return [];
    const [paragraph = null, ...moreParagraphs] = place.paragraphs;
    return placesOf([{ article, paragraph, point: null, moreParagraphs, fromEnd: place.fromEnd }], list.act, null);
  }

  /** Whether a sentence of the item ended before a place: of what act the next one speaks is not sure. */
  #isBehindSentence({ start }: OwnPlace, list: CrimeList): boolean {
    const line = Math.max(list.start, this.law.lastIndexOf('\n', start));
    return /\.\s\p{Lu}/u.test(this.law.slice(line, start));
  }

  /** The article whose paragraphs a place names: the one named last in the same item, where nothing else was cited since. */
  #articleBefore({ start }: OwnPlace): string | null {
    if (this.#last === null) return null;
    const { end, article } = this.#last;
    if (lettered.test(this.law.slice(end, start))) return null;
    return this.citations.some((citation) => citation.start >= end && citation.end <= start) ? null : article;
  }
}

function isLed(law: string, { start, article }: Citation): boolean {
  return article === null && leading.test(law.slice(Math.max(0, start - mostBefore), start));
}

/** Whether a citation may name another act of the crimes: an act as a whole, but not the law that converts a decree, nor one of the Union. */
function isLikely(law: string, { start, article, foreign }: Citation): boolean {
  return article === null && foreign === null && !/convertit/i.test(law.slice(Math.max(0, start - 60), start));
}

/** Where the list behind some words begins; -1 where none does. */
function beginOf(law: string, from: number): number {
  const behind = law.slice(from, from + mostBehind);
  const colon = behind.indexOf(':');
  if (colon === -1 || ending.test(behind.slice(0, colon)) || !firstItem.test(behind.slice(colon + 1, colon + 8)))
    return -1;
  return from + colon + 1;
}
