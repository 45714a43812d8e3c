// Addresses of the pages before and after a page of a list, the same for every list.
import { link } from '../message/answer.js';

/** Addresses of other pages; those of neighbours are `null` where there is none. */
export interface Page {
  next: string | null;
  previous: string | null;
  /** The page that ends the list. */
  last: string;
  /** The neighbours as fields of a `link` header. */
  links: string;
}

/**
 * Behind the end of a list the page before is the last one that has entries, as pages of this length from the beginning cut it.
 * @param total entries of the whole list
 * @param limit entries a page; `Infinity` for all that are left
 * @param addressOf the address of the page at an offset
 * @param mostOffset the highest offset that may be asked
 */
export function pageOf(
  total: number,
  { limit, offset }: { limit: number; offset: number },
  addressOf: (offset: number) => string,
  mostOffset = Infinity,
): Page {
  const lastOffset =
    limit === Infinity ? 0 : Math.min(mostOffset, Math.max(0, Math.floor((total - 1) / limit) * limit));
  const after = offset + limit;
  const next = after < total && after <= mostOffset ? addressOf(after) : null;
  const previous = offset > 0 ? addressOf(Math.max(0, Math.min(offset - limit, lastOffset))) : null;
  const links = (next === null ? '' : link('next', next)) + (previous === null ? '' : link('prev', previous));
  return { next, previous, last: addressOf(lastOffset), links };
}
