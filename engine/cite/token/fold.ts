// Text as small codes: letters without case and accents, digits, and the few marks that citations use.
import { once } from '../../law/remembering.js';

/** Codes of {@link foldCodes}: 1 to 26 are letters, 27 to 36 digits, the rest stand here; those up to `Close` may be part of a phrase. */
export const Code = {
  Comma: 37,
  Open: 38,
  Close: 39,
  Space: 40,
  Dot: 41,
  Dash: 42,
  Apostrophe: 43,
  /** A combining accent. */
  Mark: 44,
  Slash: 47,
  Semicolon: 48,
  Colon: 49,
  Degree: 50,
  Section: 51,
  /** A letter outside the Latin alphabet. */
  Letter: 52,
  /** No character: where a line ends what it says. */
  LineEnd: 53,
  Other: 60,
} as const;

const marks: [string, number][] = [
  [',', Code.Comma],
  ['.', Code.Dot],
  ['-\u2010\u2011\u2012\u2013\u2014\u2015\u00ad', Code.Dash],
  ["'\u2018\u2019\u02bc`\u00b4", Code.Apostrophe],
  ['(', Code.Open],
  [')', Code.Close],
  ['/\\', Code.Slash],
  [';', Code.Semicolon],
  [':', Code.Colon],
  ['\u00b0\u00ba\u00aa\u02da', Code.Degree],
  ['\u00a7', Code.Section],
  [
    ' \t\n\r\v\f\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u202f\u3000\ufeff\u2028\u2029',
    Code.Space,
  ],
];

/** The code of each UTF-16 unit. */
const codeTable = once((): Uint8Array => {
  const made = new Uint8Array(65536).fill(Code.Letter);
  made.fill(Code.Other, 0, 0xc0);
  made.fill(Code.Mark, 0x300, 0x370);
  made.fill(Code.Other, 0x2000, 0x2c00);
  made.fill(Code.Other, 0xd800, 0xe000);
  for (let unit = 0x30; unit < 0x250; unit++) {
    const base = String.fromCharCode(unit).normalize('NFD').toLowerCase().charCodeAt(0);
    if (base >= 0x61 && base <= 0x7a) made[unit] = base - 0x60;
    else if (base >= 0x30 && base <= 0x39) made[unit] = base - 0x30 + 27;
  }
  for (const [characters, code] of marks) for (const character of characters) made[character.charCodeAt(0)] = code;
  return made;
});

/**
 * One code per UTF-16 unit of the text, and one behind them that ends whatever goes on.
 * @param codes where they are written, with room for one more than the text has; what stands behind them means nothing
 */
export function foldCodes(text: string, codes: Uint8Array = new Uint8Array(text.length + 1)): Uint8Array {
  const codeOf = codeTable();
  for (let i = 0; i < text.length; i++) codes[i] = codeOf[text.charCodeAt(i)]!;
  codes[text.length] = Code.Other;
  return codes;
}

/** Whether the code is a letter (or an accent that belongs to one). */
export function isLetter(code: number): boolean {
  return code <= 26 || code === Code.Letter || code === Code.Mark;
}

/** Whether the code is a digit. */
export function isDigit(code: number): boolean {
  return code >= 27 && code <= 36;
}

/** Letters, digits, commas and brackets of a phrase as codes; all else is left out, as when a phrase is looked up. */
export function phraseCodes(phrase: string): number[] {
  return [...foldCodes(phrase)].slice(0, phrase.length).filter((code) => code <= Code.Close);
}

/** The letters and digits that distinguish a phrase: `Cod. Proc. Civ.` → `codprocciv`. */
export function foldPhrase(phrase: string): string {
  return phrase
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
