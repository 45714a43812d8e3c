// Numbers as citations write them: articles with their suffixes, acts' numbers, Roman numerals, years.
import { digitsOf, isGlued, Kind, textOf, type Tokens } from './tokens.js';

/** The value that was read, and the token after it. */
export interface Read {
  text: string;
  next: number;
}

/** Number of an article or comma at token `i`: `2-bis`, `2 bis`, `2/bis`, `25-octies.1`, `171-octies-1`, `314/15`, `1°`; normalised, or `null`. */
export function readPlaceNumber(tokens: Tokens, i: number): Read | null {
  if (tokens.kind[i] !== Kind.Integer || tokens.value[i]! < 0 || tokens.end[i]! - tokens.start[i]! > 6) return null;
  let number = digitsOf(tokens, i);
  let next = i + 1;
  let suffixed = false;
  for (let k = next; k < next + 2 && k < tokens.count; k++) {
    if (tokens.kind[k] === Kind.Dash || (tokens.kind[k] === Kind.Slash && isGlued(tokens, k))) continue;
    if (!isSuffix(tokens, k)) break;
    number += `-${textOf(tokens, k)
      .toLowerCase()
      .replace(/[\s.-]+/g, '-')
      .replace(/-$/, '')}`;
    next = k + 1;
    suffixed = true;
    k = next - 1;
    if (number.length > 40) break;
  }
  if (
    isGlued(tokens, next) &&
    isGlued(tokens, next + 1) &&
    tokens.kind[next + 1] === Kind.Integer &&
    tokens.value[next + 1]! < 1000
  ) {
    const mark = tokens.kind[next];
    const decimal =
      mark === Kind.Dot ||
      (mark === Kind.Dash && suffixed) ||
      (mark === Kind.Slash && !suffixed && tokens.value[next + 1]! < 100 && tokens.value[i]! > 99);
    if (decimal) {
      number += (mark === Kind.Dot ? '.' : '-') + digitsOf(tokens, next + 1);
      next += 2;
      // `commi 1 e 1.1., del`: paragraphs are printed with a stop behind them.
      if (tokens.kind[next] === Kind.Dot && isGlued(tokens, next) && tokens.kind[next + 1] === Kind.Comma) next++;
    }
  }
  return { text: number, next };
}

/** The number after a suffixed one, `25 octies 1`, where the act or nothing follows; left in the text. */
export function readLooseNumber(tokens: Tokens, { text, next }: Read): string | null {
  if (!/-[a-z]+$/.test(text) || tokens.kind[next] !== Kind.Integer || isGlued(tokens, next)) return null;
  const follows = next + 1 < tokens.count ? tokens.kind[next + 1] : null;
  const ends = follows === null || follows === Kind.Type || follows === Kind.Name;
  return ends && tokens.value[next]! < 100 ? digitsOf(tokens, next) : null;
}

/** A Latin suffix; one that no table has (`quattuorvicies`) by its ending, where a hyphen joins it to the number. */
function isSuffix(tokens: Tokens, i: number): boolean {
  if (tokens.kind[i] === Kind.Suffix) return true;
  return tokens.kind[i] === Kind.Word && isGlued(tokens, i) && /^[a-z]{3,24}[cg]ies$/i.test(textOf(tokens, i));
}

/** Whether a Latin suffix follows token `i`: a cheap test before the number is read. */
export function hasSuffix(tokens: Tokens, i: number): boolean {
  const mark = tokens.kind[i + 1];
  return isSuffix(tokens, mark === Kind.Dash || mark === Kind.Slash ? i + 2 : i + 1);
}

/** Number of an act at token `i`: `241`, `1.398`, `7-B`, `152-bis`, `DCCCCXI` (read as 911); lower case, or `null`. */
export function readActNumber(tokens: Tokens, i: number, afterNumero: boolean): Read | null {
  if (tokens.kind[i] !== Kind.Integer) {
    const roman = afterNumero ? romanNumber(textOf(tokens, i)) : 0;
    return roman > 0 ? { text: String(roman), next: i + 1 } : null;
  }
  let number = digitsOf(tokens, i).replace(/^0{1,9}(?=\d)/, '');
  if (number.length > 9) return null;
  let next = i + 1;
  if (number.length <= 3 && isThousands(tokens, next)) {
    number += digitsOf(tokens, next + 1);
    next += 2;
  }
  const dash = tokens.kind[next] === Kind.Dash && isGlued(tokens, next) ? 1 : 0;
  const letter = next + dash;
  // `circolare 24/E`: the letter of the office that wrote it.
  if (tokens.kind[next] === Kind.Slash && isGlued(tokens, next + 1) && /^[A-Z]$/.test(textOf(tokens, next + 1)))
    return { text: `${number}-${textOf(tokens, next + 1).toLowerCase()}`, next: next + 2 };
  if (isGlued(tokens, letter) && letter < tokens.count) {
    const text = textOf(tokens, letter);
    if (/^[A-Z]$/.test(text) || (tokens.kind[letter] === Kind.Suffix && dash === 1))
      return { text: `${number}-${text.toLowerCase().replace('.', '')}`, next: letter + 1 };
  }
  return { text: number, next };
}

/** `.398` after `1`: a dot between, nothing else, three digits. */
function isThousands(tokens: Tokens, i: number): boolean {
  return (
    tokens.kind[i] === Kind.Dot &&
    isGlued(tokens, i) &&
    isGlued(tokens, i + 1) &&
    tokens.kind[i + 1] === Kind.Integer &&
    digitsOf(tokens, i + 1).length === 3
  );
}

/** Value of a Roman numeral in capitals, also in the additive style of old acts (`DCCCCXI`); 0 for another word. */
export function romanNumber(text: string): number {
  if (!/^[MDCLXVI]{1,20}\.?$/.test(text)) return 0;
  const values: Record<string, number> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const value = values[text[i]!] ?? 0;
    sum += value < (values[text[i + 1] ?? ''] ?? 0) ? -value : value;
  }
  return sum;
}

/** A year, and whether it was written with two digits (`'90`). */
export interface Year {
  year: number;
  short: boolean;
  next: number;
}

/** Year at token `i`: four digits (1800 to 2199), or two where `shortAllowed`; an apostrophe may stand before them. */
export function readYear(tokens: Tokens, i: number, shortAllowed: boolean): Year | null {
  let at = i;
  if (tokens.kind[at] === Kind.Mark && tokens.kind[at + 1] === Kind.Integer && isGlued(tokens, at + 1)) at++;
  if (tokens.kind[at] !== Kind.Integer) return null;
  const digits = tokens.end[at]! - tokens.start[at]!;
  const value = tokens.value[at]!;
  if (digits === 4 && value >= 1800 && value < 2200) return { year: value, short: false, next: at + 1 };
  if (digits === 2 && (shortAllowed || at > i)) return { year: fullYear(value), short: true, next: at + 1 };
  return null;
}

/** Two digits up to this year's belong to this century, greater ones to the last. */
export function fullYear(twoDigits: number): number {
  const century = Math.floor(new Date().getUTCFullYear() / 100) * 100;
  return twoDigits + (century + twoDigits <= new Date().getUTCFullYear() ? century : century - 100);
}
