// A range of articles or paragraphs, `da 791 a 801-bis`: the numbers that it counts.
import { latinRank } from './article-number.js';

/** More numbers than a list of paragraphs or articles has are no range of them. */
const longestRange = 300;

/**
 * Both numbers and those between them as one counts: `50`, `50-bis`, `50-ter` for `50` and `50-ter`; `799`, `800`, `801`, `801-bis` for
 * `799` and `801-bis`. A suffix between two whole numbers is not counted: it may have come into the act since. `null` for what is no range.
 */
export function numbersBetween(first: string, last: string): string[] | null {
  const [low, high] = [first, last].map((value) => Number.parseInt(value, 10)) as [number, number];
  if (Number.isNaN(low) || Number.isNaN(high) || high < low || high - low > longestRange) return null;
  if (low === high) return suffixesBetween(low, first, last);
  const between = Array.from({ length: high - low - 1 }, (_, i) => String(low + 1 + i));
  if (/^\d+$/.test(last)) return [first, ...between, last];
  return [first, ...between, ...(suffixesBetween(high, String(high), last) ?? [String(high), last])];
}

/** The suffixes that count on behind a number, as laws mostly spell them. */
const counted =
  ',,bis,ter,quater,quinquies,sexies,septies,octies,novies,decies,undecies,duodecies,terdecies,quaterdecies,quinquiesdecies'.split(
    ',',
  );

/** `2`, `2-quater` → `2`, `2-bis`, `2-ter`, `2-quater`; `null` where one of them is not counted so. */
function suffixesBetween(number: number, first: string, last: string): string[] | null {
  const rankOf = (value: string) =>
    value === String(number) ? 1 : latinRank(value.replace(new RegExp(`^${number}-`), ''));
  const [low, high] = [rankOf(first), rankOf(last)];
  if (low < 1 || high <= low || high >= counted.length) return null;
  const between = counted.slice(low + 1, high).map((suffix) => `${number}-${suffix}`);
  return [first, ...between, last];
}
