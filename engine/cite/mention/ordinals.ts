// `2° comma`, `2° periodo`, `II comma`, `co. II`: numerals that stand for an ordinal; `cc. 2-4`: commas, not the code.
import { romanNumber } from '../token/numbers.js';
import { skipToAct } from '../citation/found.js';
import { Kind, textOf, type Tokens } from '../token/tokens.js';

/** Turns numerals beside `comma` into ordinals, as if they were written out. */
export function markOrdinals(tokens: Tokens): void {
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.kind[i] === Kind.Name && isPluralComma(tokens, i)) tokens.kind[i] = Kind.Paragraph;
    if (tokens.kind[i] === Kind.Subdivision && i > 0) mark(tokens, i - 1, degreeNumber(tokens, i - 1));
    if (tokens.kind[i] !== Kind.Paragraph) continue;
    // `I commi 2 e 3` begins with an article, not with a numeral.
    const numeral = i > 0 && tokens.kind[i + 1] !== Kind.Integer ? romanNumeral(tokens, i - 1) : 0;
    const before = i > 0 ? degreeNumber(tokens, i - 1) || numeral || plainNumber(tokens, i - 1) : 0;
    if (before > 0) mark(tokens, i - 1, before);
    else if (i + 1 < tokens.count) mark(tokens, i + 1, romanNumeral(tokens, i + 1));
  }
}

/** `art. 1, cc. 816-836, L. 160/2019`: numbers follow, and then the act or the article that they belong to. */
function isPluralComma(tokens: Tokens, i: number): boolean {
  if (tokens.kind[i + 1] !== Kind.Integer || !/^cc\.?$/i.test(textOf(tokens, i))) return false;
  let at = i + 2;
  while (at < i + 22 && (listed.has(tokens.kind[at]!) || /^a$/i.test(textOf(tokens, at)))) at++;
  const kind = tokens.kind[skipToAct(tokens, at)];
  return kind === Kind.Type || kind === Kind.Name || kind === Kind.Article;
}

/** Tokens of which a list of paragraphs (commi) is made. */
const listed: ReadonlySet<number> = new Set([Kind.Integer, Kind.Dash, Kind.Comma, Kind.And, Kind.Suffix]);

function mark(tokens: Tokens, i: number, value: number): void {
  if (value === 0) return;
  tokens.kind[i] = Kind.Ordinal;
  tokens.value[i] = value;
}

/** `2°`, and 0 for a number without its degree sign. */
function degreeNumber(tokens: Tokens, i: number): number {
  return tokens.kind[i] === Kind.Integer && /^\d{1,3}\D$/.test(textOf(tokens, i)) ? tokens.value[i]! : 0;
}

/** `art. 38, 1 co., c.p.c.`: after a comma, and where no number follows `co.`; else 0. */
function plainNumber(tokens: Tokens, i: number): number {
  if (tokens.kind[i] !== Kind.Integer || i === 0 || tokens.kind[i - 1] !== Kind.Comma || tokens.value[i]! > 20)
    return 0;
  const follows = i + 2 < tokens.count ? tokens.kind[i + 2]! : Kind.Mark;
  return follows === Kind.Comma || follows === Kind.Of || follows === Kind.Name || follows === Kind.Type
    ? tokens.value[i]!
    : 0;
}

/** Capitals only: `i` and `v` are other words. */
function romanNumeral(tokens: Tokens, i: number): number {
  const kind = tokens.kind[i];
  if (kind !== Kind.Word && kind !== Kind.Noise) return 0;
  return tokens.end[i]! - tokens.start[i]! <= 5 && /^[IVX]+$/.test(textOf(tokens, i))
    ? romanNumber(textOf(tokens, i))
    : 0;
}
