// `limitatamente`, and what says the same of the last of several places.
import { ordinal } from './patterns.js';
import { isAnd, type Token } from './token.js';

const ofPlace = new RegExp(
  String.raw`^\s(?:al|all'|alla|ai|agli|alle|allo)\s?(?:sol[oaei]\s)?(?:${ordinal},?\s(?:e\s)?){0,3}(?:articol|comm[ai]\b|letter|numer|cap[oi]\b|titol|sezion|period|capovers|parol|part[ei]\b|allegat|tabell)`,
);

/** Whether `quest'ultimo` or `l'ultimo` stands in front of a place of lower-case words: of a list only the last is limited. */
function isOfLastNamed(text: string, at: number): boolean {
  return /(?:quest'|\bl'|\bil\s)ultim[oa],?\s$/.test(text.slice(Math.max(0, at - 20), at));
}

/** ` secondo comma`, ` comma 2`, behind `per il solo`. */
const ofPart = new RegExp(String.raw`^\s(?:${ordinal}\s)?(?:comm[ai]|letter|numer|period)[a-z]{0,2}\b`);

/** Whether `limitatamente`, which ends at `end` of lower-case words, names places: `all'articolo 14`, not `ai soggetti di cui all'articolo 3`. */
export function limitsPlaces(text: string, end: number): boolean {
  return ofPlace.test(text.slice(end, end + 60)) || ofPart.test(text.slice(end, end + 40));
}

/**
 * The token of a limit; an exception where it names no place that is amended.
 * @param at behind its words
 */
export function limitToken(words: string, text: string, at: number, before: readonly Token[]): Token {
  // `l'articolo 3 e, limitatamente ai comuni, l'articolo 4`: of what follows.
  const isLimit = limitsPlaces(text, at) || isAnd(before.at(-1)) || before.some(({ type }) => type === 'verb');
  return isLimit
    ? { type: 'only', isLoose: false, isLast: isOfLastNamed(text, at - words.length) }
    : { type: 'except', force: 'exception', within: [], isEvent: false };
}
