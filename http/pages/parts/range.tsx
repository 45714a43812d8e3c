// The range of entries on a page of a list: `1–100 of 2,345`.
import type { JSX } from 'preact';
import { formatNumber } from './days.js';
import type { Frame } from '../document.js';

interface RangeProps {
  /** Entries before the first one here. */
  offset: number;
  /** Entries here. */
  shown: number;
  /** Entries of all pages. */
  total: number;
  frame: Frame;
}

/** The first and the last entry here, and how many there are; nothing where all are here. */
export function Range({ offset, shown, total, frame: { language, words } }: RangeProps): JSX.Element | null {
  if (shown === total) return null;
  const numbers = [Math.min(offset + 1, total), offset + shown, total].map((number) => formatNumber(number, language));
  const [first, last, all] = numbers as [string, string, string];
  return <p class="soft">{words.actsPage.range(first, last, all)}</p>;
}
