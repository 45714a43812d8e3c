// The articles of an exception that also lists paragraphs: `ad eccezione degli articoli 6, comma 2, commi da 6-bis a 6-quinquies, 7-bis, e 9`.
import { compareArticleNumbers } from '../../../../../law/eli.js';
import { isNumbered } from './group.js';
import { isAnd, type Level, type Token } from '../token/token.js';

/** The list of paragraphs, points or numbers that is open, or the one of `comma`; `last` is `null` until it has its first number. */
interface OpenList {
  level: Level;
  plural: boolean;
  last: string | null;
}

/**
 * Reads a list of articles in which some have a list of their own. A number behind `commi` is one more paragraph, or the next article: an
 * article where it does not follow the paragraphs, or where the list of these was ended by `e`; a paragraph where it does not follow the
 * articles. What may be either is touched, and not excepted whole.
 * @returns the articles that are excepted whole, and all that may be touched; `null` for the latter where it is no such list
 */
export function listedArticles(within: readonly Token[]): [whole: string[], touched: string[] | null] {
  const places = within.filter((token) => token.type === 'place');
  const isListed = places.every(
    ({ level, lead }, i) => (isNumbered(level) || level === 'sentence') && (i === 0 || lead !== 'of'),
  );
  if (!isListed || places[0]?.level !== 'article') return [[], null];
  const [whole, touched] = [new Set<string>(), new Set<string>()];
  let last = '0';
  let open: OpenList | null = null;
  const follows = (number: string) => compareArticleNumbers(number, last) > 0;
  const addArticles = (numbers: readonly string[]) => {
    open = null;
    for (const number of numbers) {
      touched.add(number);
      if (follows(number)) whole.add(number);
      last = number;
    }
  };
  within.forEach((token, i) => {
    if (token.type === 'place' && token.level === 'article') addArticles(token.values);
    else if (token.type === 'place') {
      whole.delete(last);
      const { level, plural, values } = token;
      open =
        isNumbered(level) && (plural || values.length === 0) ? { level, plural, last: values.at(-1) ?? null } : null;
    } else if (token.type === 'value') {
      const [first] = token.values;
      const list = open as OpenList | null;
      if (first === undefined) return;
      if (list === null) addArticles(token.values);
      else if (list.last === null || token.of === 'letter')
        open = list.plural ? { ...list, last: token.values.at(-1)! } : null;
      else if (list.level === 'point' || compareArticleNumbers(first, list.last) <= 0) addArticles(token.values);
      else {
        if (follows(first)) for (const number of token.values) touched.add(number);
        open = isAnd(within[i - 1]) ? null : { ...list, last: token.values.at(-1)! };
      }
    }
  });
  return [[...whole], [...touched]];
}
