// A page of a list: the range of its entries, `1–100 of 2,345`, and the links to the pages around it.
import type { ComponentChildren, JSX } from 'preact';
import { localAddress } from './address.js';
import { formatNumber } from './days.js';
import type { Frame } from '../document.js';

interface RangeProps {
  /** Entries before the first one here. */
  offset: number;
  /** Entries here. */
  shown: number;
  /** Entries of all pages. */
  total: number;
  /** What the entries are, in a sentence behind the numbers; where they are not what the page has just counted. */
  said?: string;
  frame: Frame;
}

/** The first and the last entry here, and how many there are; nothing where all are here. */
export function Range({ offset, shown, total, said, frame: { language, words } }: RangeProps): JSX.Element | null {
  if (shown === total) return null;
  const numbers = [Math.min(offset + 1, total), offset + shown, total].map((number) => formatNumber(number, language));
  const [first, last, all] = numbers as [string, string, string];
  const range = words.actsPage.range(first, last, all);
  return <p class="soft">{said === undefined ? range : `${range} ${said}`}</p>;
}

interface PageLinksProps {
  offset: number;
  perPage: number;
  /** Whether entries follow this page. */
  hasMore: boolean;
  /** Address of the page that begins at an offset, without `lang`. */
  path: (offset: number) => string;
  frame: Frame;
  /** Further links. */
  children?: ComponentChildren;
}

/** Links to the pages before and after. */
export function PageLinks({ offset, perPage, hasMore, path, frame, children }: PageLinksProps): JSX.Element {
  const { language, words } = frame;
  return (
    <p class="pages">
      {offset === 0 ? null : (
        <a rel="prev" href={localAddress(path(Math.max(0, offset - perPage)), language)}>
          ← {words.actsPage.previous}
        </a>
      )}
      {hasMore ? (
        <a rel="next" href={localAddress(path(offset + perPage), language)}>
          {words.actsPage.next} →
        </a>
      ) : null}
      {children}
    </p>
  );
}
