// The places of an operation on words, one each, from the place that the words of its clause name.
import type { WordPlace } from '../../../../law/wording.js';
import type { Place } from './place/place.js';

/** Places that one clause may touch with the same words; of more the words are read for none. */
const mostPlaces = 40;

interface Together {
  /** Whether paragraphs, points and numbers stay together, as the labels of what is brought in whole. */
  isBlock: boolean;
  /** Whether words change in each period that is named. */
  isInEach: boolean;
  /** Whether annexes stay together: their new text comes in one quotation. */
  areTogether: boolean;
}

/** One place each. */
export function placesOf(place: Place, act: string, { isBlock, isInEach, areTogether }: Together): WordPlace[] {
  const { article = [null], paragraph = [], point = [], number = [], sentence = [], division, heading } = place;
  const each = <Value>(values: readonly Value[], isApart: boolean): (readonly Value[])[] =>
    isApart && values.length > 1 ? values.map((value) => [value]) : [values];
  const places = article.flatMap((one) =>
    partsOf(place, areTogether).flatMap((part) =>
      each(paragraph, !isBlock || point.length > 0).flatMap((paragraphs) =>
        each(point, !isBlock || number.length > 0).flatMap((points) =>
          each(number, !isBlock).flatMap((numbers) =>
            each(sentence, isInEach).map((sentences): WordPlace => ({
              ...{ act, part, article: one, isHeading: heading !== undefined },
              ...(one === null && division !== undefined ? { division: division.join(', ') } : {}),
              ...{ paragraphs, points, numbers, sentences },
            })),
          ),
        ),
      ),
    ),
  );
  return places.length > mostPlaces ? [] : places;
}

/** The annex that articles are in; else each that is named, a table with the annex that has it: `Allegato II.4, Tabella B`. */
function partsOf({ annex = [], article }: Place, areTogether: boolean): (string | null)[] {
  const [first = null, ...others] = annex;
  if (article !== undefined || others.length === 0) return [first];
  if (areTogether) return [annex.join(', ')];
  const isHolder = first!.startsWith('Allegato') && others.every((name) => name.startsWith('Tabella'));
  return isHolder ? others.map((name) => `${first!}, ${name}`) : annex.slice();
}
