// Numbers of repealed articles that the same words give to others.
import type { Act } from '../../../../law/act.js';
import type { Place } from './place.js';

const renumbering =
  /(?:assum(?:e|ono)\s(?:il\snumero|i\snumeri|la\snumerazione)|rinumerat[oaie]|diventa(?:no)?|diviene|divengono)\s[^;.«\d]{0,40}(\d[^;.«]{0,60})/g;

/**
 * Whether the article that repeals one gives its number to another: `L'articolo 5 e' abrogato. L'articolo 6 assume il numero 5`. Then the
 * place lives, although what stood there does not.
 */
export function isGivenAgain(
  { article: number, to }: { article: string | null; to: Place },
  { articles }: Act,
): boolean {
  const text = articles.find((article) => article.number === number)?.text ?? '';
  if (!/assum|rinumerat|divent|divien|divengono/.test(text)) return false;
  return [...text.matchAll(renumbering)].some(([, given]) =>
    given!.match(/\d{1,4}(?:-[a-z]{3,20})?/g)!.some((one) => to.article?.includes(one)),
  );
}
