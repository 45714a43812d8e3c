// Splits a text into tokens: words of the lexicon, numbers, marks.
import { actTypes } from '../../law/act-type.js';
import { Code, foldCodes, isDigit, isLetter } from './fold.js';
import { kindOf, openLexicon, phrases, valueOf } from './lexicon.js';
import { Kind, type Tokens } from './tokens.js';

const markKinds = new Uint8Array(64).fill(Kind.Mark);
markKinds[Code.Comma] = Kind.Comma;
markKinds[Code.Dot] = Kind.Dot;
markKinds[Code.Slash] = Kind.Slash;
markKinds[Code.Dash] = Kind.Dash;
markKinds[Code.Open] = Kind.Open;
markKinds[Code.Close] = Kind.Close;
markKinds[Code.Semicolon] = Kind.Semicolon;

const identifierStart = /(?:urn:nir:|https?:\/\/|eli:\/|\/akn\/|\/?eli\/id\/)[^\s"'`<>«»“”]{1,600}/iy;

/** Room for the tokens of a text; more than most passages of law need is made for one text and dropped. */
const ordinaryLength = 32_768;

/** Columns that no text uses now: a document asks for the tokens of thousands of short passages. */
let spare: Tokens | null = null;

function roomFor(length: number): Tokens {
  if (spare !== null && length <= ordinaryLength) {
    const tokens = spare;
    spare = null;
    return tokens;
  }
  const room = Math.max(length, ordinaryLength) + 8;
  return {
    text: '',
    count: 0,
    kind: new Uint8Array(room),
    value: new Int32Array(room),
    start: new Int32Array(room),
    end: new Int32Array(room),
    codes: new Uint8Array(room),
    isLaw: false,
  };
}

/** Takes back the tokens of a text that nobody reads any more; the next text is split into the same columns. */
export function release(tokens: Tokens): void {
  if (tokens.text.length > ordinaryLength) return;
  for (const column of [tokens.kind, tokens.value, tokens.start, tokens.end]) column.fill(0, 0, tokens.count);
  tokens.text = '';
  tokens.count = 0;
  spare = tokens;
}

/**
 * Splits a text into tokens; a blank more or less, case, accents and dots in abbreviations make no difference.
 * @param options.isLaw whether the text is a law's
 * @param options.hasLines whether its line feeds end what is said ({@link unwrap})
 */
export function tokenize(text: string, { isLaw = false, hasLines = false } = {}): Tokens {
  openLexicon();
  const length = text.length;
  const tokens = roomFor(length);
  tokens.text = text;
  tokens.isLaw = isLaw;
  const codes = foldCodes(text, tokens.codes);
  if (hasLines) for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) codes[i] = Code.LineEnd;
  let at = 0;
  while (at < length) {
    const code = codes[at]!;
    if (code === Code.Space) {
      at++;
    } else if (code === Code.LineEnd) {
      push(tokens, Kind.LineEnd, 0, at, at++);
    } else if (isLetter(code)) {
      at = readWord(tokens, codes, at);
    } else if (isDigit(code)) {
      at = readInteger(tokens, codes, at);
    } else if (code === Code.Slash && codes[at + 1] === 1 && identifierEnd(text, at) > 0) {
      push(tokens, Kind.Identifier, 0, at, (at = identifierEnd(text, at)));
    } else {
      push(tokens, markKinds[code]!, code, at, ++at);
    }
  }
  return tokens;
}

function push(tokens: Tokens, kind: number, value: number, start: number, end: number): void {
  const i = tokens.count++;
  tokens.kind[i] = kind;
  tokens.value[i] = value;
  tokens.start[i] = start;
  tokens.end[i] = end;
}

function readWord(tokens: Tokens, codes: Uint8Array, at: number): number {
  const { text } = tokens;
  const identified = beginsIdentifier(codes, at) ? identifierEnd(text, at) : 0;
  if (identified > 0) {
    push(tokens, Kind.Identifier, 0, at, identified);
    return identified;
  }
  const wordEnd = endOfWord(codes, at);
  const letterExpected = tokens.count > 0 && isAfterPoint(tokens) && wordEnd - at <= 2;
  if (!letterExpected && phrases.find(codes, at)) {
    let end = phrases.end;
    const kind = kindOf(phrases.entry);
    const apostrophe = codes[end] === Code.Apostrophe;
    // `2-bis.1` goes on after its dot.
    if (codes[end] === Code.Dot && !(kind === Kind.Suffix && isDigit(codes[end + 1]!))) end++;
    // `l'articolo` is no law, `c'era` no comma.
    const elided = apostrophe && end - at === 1 && kind !== Kind.Of;
    const row = kind === Kind.Of && codes[end - 1] === Code.Dot ? dottedType(text, at, end) : -1;
    if (row >= 0) {
      push(tokens, Kind.Type, row, at, end);
      return end;
    }
    push(tokens, elided ? Kind.Noise : kind, valueOf(phrases.entry), at, apostrophe ? end + 1 : end);
    return apostrophe ? end + 1 : end;
  }
  let end = wordEnd;
  // `s.r.l.`, `v.d.`: a dotted abbreviation that is not known is one word, so that nothing inside it is taken for a law.
  if (wordEnd - at <= 2)
    while (codes[end] === Code.Dot && isLetter(codes[end + 1]!)) {
      const next = endOfWord(codes, end + 1);
      if (next - end > 3) break;
      end = next;
    }
  push(tokens, Kind.Word, 0, at, end);
  return end;
}

/** Row of the type where `del.` or `d.` stands before a number and so abbreviates `deliberazione` or `decreto`; else -1. */
function dottedType(text: string, at: number, end: number): number {
  if (end - at > 4 || !/[\s\dn]/i.test(text.charAt(end))) return -1;
  const slug = { 'del.': 'deliberazione', 'd.': 'decreto' }[text.slice(at, end).toLowerCase()];
  const numbered = slug !== undefined && /^\s{0,3}(?:n[.\s\u00b0]{1,3})?\d/i.test(text.slice(end, end + 8));
  return numbered ? actTypes.findIndex((type) => type.slug === slug) : -1;
}

/** `ur`, `ht`, `el`: cheap to ask before the pattern is tried. */
function beginsIdentifier(codes: Uint8Array, at: number): boolean {
  const [first, second] = [codes[at]!, codes[at + 1]!];
  return (first === 21 && second === 18) || (first === 8 && second === 20) || (first === 5 && second === 12);
}

function endOfWord(codes: Uint8Array, at: number): number {
  while (isLetter(codes[at]!)) at++;
  return at;
}

/** Whether the last token is `lett.`, or a list of letters goes on after it. */
function isAfterPoint(tokens: Tokens): boolean {
  return tokens.kind[tokens.count - 1] === Kind.Point;
}

function readInteger(tokens: Tokens, codes: Uint8Array, at: number): number {
  let value = 0;
  let end = at;
  for (; isDigit(codes[end]!); end++) value = end - at < 9 ? value * 10 + codes[end]! - 27 : -1;
  const start = at;
  // `1° settembre`, `1o luglio`, `3ª`.
  if (codes[end] === Code.Degree) end++;
  else if (codes[end] === 15 && !isLetter(codes[end + 1]!)) end++;
  push(tokens, Kind.Integer, value, start, end);
  return end;
}

/** End of the identifier that begins here, or 0. */
function identifierEnd(text: string, at: number): number {
  identifierStart.lastIndex = at;
  const found = identifierStart.exec(text)?.[0];
  return found === undefined ? 0 : at + found.replace(/[.,;:)\]]{1,8}$/, '').length;
}
