// Finds the place, in the article that has a note, at which the words of the note say that something happens.
import { eliByWords, findCitations, type Citation } from '../../../../cite/cite.js';
import type { ClaimEnd } from '../../../../law/relation.js';
import { joined, wholeAct } from '../claim.js';
import { readPlaces } from '../editors/places.js';

type Within = Pick<ClaimEnd, 'paragraph' | 'point' | 'number'>;
const nowhere: Within = { paragraph: null, point: null, number: null };

const ordinals = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo', 'nono', 'decimo'];
const ordinal = `(?:${ordinals.join('|')})`;
const anyOrdinal = new RegExp(ordinal, 'g');
/** `commi secondo e terzo`. */
const ordinalsBehind = new RegExp(String.raw`\bcomm[ai]\s${ordinal}(?:(?:,\s|\se\s)${ordinal})*`, 'g');
/** `il presente articolo`, `il presnte articolo`, `questo art. 34`. */
const presentArticle = /\b(?:pres[a-z]{2,4}[ei]|quest[oi]|medesim[oi]|stess[oi]|suindicat[oi]|predett[oi])\sart/i;
/** `al comma 2, lettera a), del presente articolo`, `del secondo comma del presente articolo`. */
const before = new RegExp(String.raw`\b(?:comm[ai]\s|${ordinal}\s(?:e\s(?:del\s)?${ordinal}\s)?comma)[^."«»;]{0,80}$`);
/** `presente articolo, comma 2`. */
const after = new RegExp(
  String.raw`^[a-z]*\.?(?:\s\d[\w-]{0,20})?,?\s((?:comm[ai]\s|${ordinal}\scomma)[^."«»;]{0,80})`,
);

/** The article, or the paragraph of it that the words name as one of it: by its number and act, or as that of `il presente articolo`. */
export function ownEnd(words: string, end: ClaimEnd): ClaimEnd {
  if (end.article === null) return end;
  // In the law that a note quotes `il presente articolo` is that of the law.
  const text = words.toLowerCase().replace(/"[^"]*(?:"|$)/g, (quoted) => ' '.repeat(quoted.length));
  const isRetold = /^(?:che\b|\s|$)/.test(text);
  if (!isRetold) {
    const places = readPlaces(text).places.filter(({ article }) => article !== null);
    const named = places.find(({ article }) => article === end.article) ?? places[0];
    if (named !== undefined && findCitations(words).every((citation) => isOfAct(citation, end.act)))
      return { ...end, article: named.article, ...placesIn(words.slice(words.search(/\bart/i)), named.article) };
    // `l'abrogazione della lettera b) del primo comma`: of no other article.
    const [own, ...more] = /\bart/.test(text) ? [] : readPlaces(text).places;
    if (own !== undefined && more.length === 0 && findCitations(words).length === 0)
      return {
        ...end,
        paragraph: joined(own.paragraphs),
        point: own.paragraphs.length > 1 ? null : joined(own.points),
        number: null,
      };
  }
  if (!/\bcomm[ai]\b/i.test(words)) return end;
  const at = text.search(presentArticle);
  if (at !== -1) {
    const lead = before.exec(text.slice(Math.max(0, at - 120), at))?.[0];
    if (lead !== undefined) return { ...end, ...placesIn(lead, end.article) };
    const tail = after.exec(text.slice(at).replace(/^\w{1,12}\s/, ''))?.[1];
    return tail === undefined ? end : { ...end, ...placesIn(tail, end.article) };
  }
  if (!words.includes(/^\d*/.exec(end.article)![0])) return end;
  for (const citation of findCitations(words.slice(0, longestRead))) {
    if (eliByWords(citation) === null || !isOfAct(citation, end.act)) continue;
    const own = placesOf(citation, words).find(({ article }) => article === end.article);
    if (own !== undefined) return { ...end, ...own };
  }
  return end;
}

/** The articles that a citation names, each with what it names of it. */
export function placesOf(citation: Citation, text: string): (Within & { article: string | null })[] {
  const { article, moreArticles, start: from, end, paragraph, moreParagraphs, point } = citation;
  const cited = [{ article, paragraph, moreParagraphs, point }, ...moreArticles];
  let at = from;
  return cited.map(({ article, paragraph, moreParagraphs, point }, i) => {
    // `articoli 259, commi da 2 a 5, e 260, commi da 2 a 6`: what stands between two numbers is of the first.
    const next = cited[i + 1]?.article ?? null;
    const behind = article === null ? -1 : text.indexOf(article, at);
    const until = next === null || behind === -1 ? -1 : text.indexOf(` ${next}`, behind + article!.length);
    const words = text.slice(i === 0 ? from : Math.max(behind, at), until === -1 ? end : until);
    if (until !== -1) at = until;
    const within = placesIn(i === 0 ? words : `articolo ${words}`, article);
    if (within.paragraph !== null || paragraph === null) return { article, ...within };
    const paragraphs = joined([paragraph, ...moreParagraphs]);
    return { article, paragraph: paragraphs, point: moreParagraphs.length > 0 ? null : point, number: within.number };
  });
}

function isOfAct(citation: Citation, act: string): boolean {
  const eli = eliByWords(citation);
  return eli === null || sameAct(eli, act);
}

/** A sentence that names its place later than this names others first. */
const longestRead = 1_500;

/**
 * Whether the words speak of articles of other acts, and neither of the article that has the note nor of anything else of its act: what they
 * order is done to those.
 */
export function speaksOfOthers(words: string, { act, article }: ClaimEnd): boolean {
  if (presentArticle.test(words.replace(/"[^"]*(?:"|$)/g, ''))) return false;
  // A long number is hardly another's: the words may have more misprints than can be read.
  if (article !== null && article.length > 2 && words.includes(article)) return false;
  const acts = findCitations(words.slice(0, longestRead)).map((citation) => eliByWords(citation));
  return acts.length > 0 && acts.every((one) => one !== null && !sameAct(one, act));
}

/**
 * The article of the only act that words name, where it has the number of the one that has the note, and another act: editors put
 * `il limite previsto dall'articolo 34 della legge n. 388` beside an article 34.
 */
export function namesakeMeant(words: string, end: ClaimEnd): ClaimEnd | null {
  // Most finance acts have one article, the first.
  if (end.article === null || end.article.length < 2 || !speaksOfOthers(words, { ...end, article: null })) return null;
  const cited = findCitations(words.slice(0, longestRead));
  const [act, ...others] = new Set(cited.flatMap((citation) => eliByWords(citation) ?? []));
  if (act === undefined || others.length > 0) return null;
  const [own, ...more] = cited
    .flatMap((citation) => placesOf(citation, words))
    .filter(({ article }) => article !== null);
  return own?.article === end.article && more.length === 0 ? { ...wholeAct(act), ...own } : null;
}

export function namesPresentArticle(text: string): boolean {
  return presentArticle.test(text);
}

/** Whether two ELIs have type, year and number in common: notes get days wrong. */
export function sameAct(one: string, other: string): boolean {
  const short = (eli: string) => eli.replace(/(\/\d{4})\/\d\d\/\d\d\//, '$1/');
  return short(one) === short(other);
}

const start = new RegExp(String.raw`\bcomm[ai]\b|\bart|\b${ordinal}\b`, 'i');

/** Paragraphs, points and numbers of an article in words that name no other. */
export function placesIn(words: string, article: string | null): Within {
  const at = words.search(start);
  if (at === -1) return nowhere;
  const text = words
    .slice(at)
    .toLowerCase()
    .replace(/\b(?:present[ei]|quest[oi]|medesim[oi]|stess[oi]|predett[oi])\s(?=art)/g, '')
    .replace(/^articolo,?\s(?!\d)/, '')
    .replace(ordinalsBehind, (found) => found.replace(anyOrdinal, (word) => String(ordinals.indexOf(word) + 1)));
  const places = readPlaces(text, 0, true).places.filter(
    (place) => place.article === null || place.article === article,
  );
  const paragraphs = places.flatMap((place) => place.paragraphs).filter((paragraph) => /^\d/.test(paragraph));
  const points = places.flatMap((place) => place.points);
  const isOne = paragraphs.length <= 1;
  return {
    paragraph: joined(paragraphs),
    point: isOne ? joined(points) : null,
    number: isOne && points.length <= 1 ? joined(places.flatMap((place) => place.numbers)) : null,
  };
}
