// Numbers of repealed articles that the same words give to others.
import type { Act } from '../../../../../law/act.js';
import type { Place } from './place.js';

/** What is done, and the article or annex that does it. */
interface PlacedIn {
  article: string | null;
  annex: string | null;
  to: Place;
}

const renumbering =
  /(?:assum(?:e|ono)\s(?:il\snumero|i\snumeri|la\snumerazione)|rinumerat[oaie]|diventa(?:no)?|diviene|divengono)\s[^;.«\d]{0,40}(\d(?:(?!\se\s(?:l'|gli\s|il\s|i\s))[^;.«]){0,60})/g;

/**
 * Whether the article that repeals one gives its number to another: `L'articolo 5 e' abrogato. L'articolo 6 assume il numero 5`. Then the
 * place lives, although what stood there does not.
 */
export function givenAgain({ articles, annexes }: Act): (operation: PlacedIn) => boolean {
  const known = new Map<string | null, ReadonlySet<string>>();
  return ({ article, annex, to }) => {
    const of = article ?? annex;
    let given = known.get(of);
    if (given === undefined) {
      const own =
        article === null
          ? annexes.find(({ name }) => name === annex)
          : articles.find(({ number }) => number === article);
      given = numbersGiven(own?.text ?? '');
      known.set(of, given);
    }
    return to.article?.some((one) => given.has(one)) === true;
  };
}

function numbersGiven(text: string): ReadonlySet<string> {
  if (!/assum|rinumerat|divent|divien|divengono/.test(text)) return new Set();
  return new Set([...text.matchAll(renumbering)].flatMap(([, given]) => given!.match(/\d{1,4}(?:-[a-z]{3,20})?/g)!));
}
