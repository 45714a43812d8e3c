// Numbers of a query as texts may write them otherwise.
import { monthNames } from '../../law/months.js';
import { wordOfNumber } from '../../law/number-words.js';

/** `85.000`; `85000`, of at most twelve digits. */
const grouped = /^\d{1,3}(?:\.\d{3}){1,3}$/;
const plain = /^[1-9]\d{3,11}$/;

/** Of one or two digits, with the word after it. */
const small = /^[1-9]\d?$/;
const nextWord = /^ {1,3}(?<word>\p{L}{3,24})(?![\p{L}\p{N}])/u;

/** Four digits that are rather a year than an amount. */
const isYear = (number: string): boolean => /^(?:1[89]|20)\d{2}$/.test(number);

/** `1000000` as `1.000.000`. */
function withPoints(number: string): string {
  const groups: string[] = [];
  for (let end = number.length; end > 0; end -= 3) groups.unshift(number.slice(Math.max(0, end - 3), end));
  return groups.join('.');
}

/** Words after a number that count nothing: months, of a date, and operators. */
const countNothing: ReadonlySet<string> = new Set([...monthNames, 'near', 'vicino', 'bis', 'ter', 'quater']);

/**
 * A number with points as one without, and the other way round; one up to 99 before what it counts in words, `30 giorni`, `trenta giorni`;
 * `null` for all that has no other writing.
 * @param after what follows in the query
 */
export function otherWriting(number: string, after: string): string | null {
  if (grouped.test(number)) return number.replaceAll('.', '');
  if (plain.test(number)) return isYear(number) ? null : withPoints(number);
  if (!small.test(number)) return null;
  const word = nextWord.exec(after)?.groups!['word']!.toLowerCase();
  return word === undefined || countNothing.has(word) ? null : wordOfNumber(Number(number));
}

/** `2/3`; parts of a whole from a half on, as words say them. */
const fraction = /^(?<some>\d)\/(?<whole>[2-9]|10)$/;
const parts: Readonly<Record<string, string>> = {
  3: 'terzi',
  4: 'quarti',
  5: 'quinti',
  6: 'sesti',
  7: 'settimi',
  8: 'ottavi',
  9: 'noni',
  10: 'decimi',
};

/** A fraction as words say it, `due terzi`, `metà`; `null` for what is none, and for one part, as `terzo` mostly means another thing. */
export function fractionInWords(number: string): string | null {
  const { some, whole } = fraction.exec(number)?.groups ?? {};
  if (some === undefined || whole === undefined) return null;
  if (some === '1') return whole === '2' ? 'metà' : null;
  const counted = wordOfNumber(Number(some));
  return counted === null || parts[whole] === undefined ? null : `${counted} ${parts[whole]}`;
}
