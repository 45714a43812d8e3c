// A text as tokens: their kinds, their columns, and what is read from them.

/** Tokens as columns. `value` is the number of an integer (-1 if over nine digits) or the row of what a phrase names. */
export interface Tokens {
  text: string;
  count: number;
  kind: Uint8Array;
  value: Int32Array;
  start: Int32Array;
  end: Int32Array;
  /** The codes of the text's units. */
  codes: Uint8Array;
  /** Whether the text is a law's: its lists of articles go on behind semicolons and asides. */
  isLaw: boolean;
}

/** Kinds of token. */
export const Kind = {
  Word: 0,
  Integer: 1,
  Comma: 2,
  Dot: 3,
  Slash: 4,
  Dash: 5,
  Open: 6,
  Close: 7,
  Semicolon: 8,
  Mark: 9,
  /** A type of act (value: its row). */
  Type: 10,
  /** A known name (value: row of {@link names}). */
  Name: 11,
  /** A name of an act that is not of the State (value: row of the table of foreign acts). */
  Foreign: 12,
  Article: 13,
  Paragraph: 14,
  Point: 15,
  /** `n.`, `numero`. */
  Numero: 16,
  /** `punto`, `periodo`, `capoverso`: finer than what is kept. */
  Subdivision: 17,
  /** `secondo` (value 2), `ultimo` (value -1), `penultimo` (-2). */
  Ordinal: 18,
  Suffix: 19,
  Month: 20,
  /** `del`, `della`. */
  Of: 21,
  /** `all'`, `dalla`, `nel`. */
  At: 22,
  And: 23,
  /** `citato`, `medesimo`. */
  Cited: 24,
  /** Words that add nothing: `ai sensi`, `e successive modificazioni`, articles. */
  Noise: 25,
  /** `di cui`. */
  Whereof: 26,
  /** `approvato con`. */
  Enacted: 27,
  /** `in data`, `datato`, `anno`. */
  Dated: 28,
  /** `(UE)`, `CE`. */
  European: 29,
  Region: 30,
  Nation: 31,
  Court: 32,
  /** `codice`, `testo unico`, `regolamento` as a noun. */
  Generic: 33,
  /** A URN, IRI, ELI or link in the text. */
  Identifier: 34,
  From: 35,
  /** `nota`, `risoluzione`: what an office writes. */
  Office: 36,
  /** `loi`, `Gesetz`: a law in the language of another country. */
  ForeignLaw: 37,
  /** Where a line of a pasted text ends what it says (lines.ts); it takes no letter. */
  LineEnd: 38,
} as const;

/** A set of kinds of token, for one look-up instead of a chain of comparisons; `undefined` is in none. */
export function kindSet(...members: number[]): { has: (kind: number | undefined) => boolean } {
  const table = new Uint8Array(Math.max(...members) + 1);
  for (const kind of members) table[kind] = 1;
  return { has: (kind) => kind !== undefined && table[kind] === 1 };
}

/** Digits of an integer token, as written. */
export function digitsOf(tokens: Tokens, i: number): string {
  return tokens.text.slice(tokens.start[i], tokens.end[i]).replace(/\D/g, '');
}

export function textOf(tokens: Tokens, i: number): string {
  return tokens.text.slice(tokens.start[i], tokens.end[i]);
}

/** The text from token `from` to before token `next`. */
export function textBetween(tokens: Tokens, from: number, next: number): string {
  return tokens.text.slice(tokens.start[from], tokens.end[next - 1]);
}

/** Whether a sentence ends with token `i`: a full stop, and a capital after the blank that follows it. */
export function endsSentence(tokens: Tokens, i: number): boolean {
  const { text, end, start, kind, count } = tokens;
  if (i + 1 >= count || text.charAt(end[i]! - 1) !== '.' || start[i + 1] === end[i]) return false;
  if (!/\p{Lu}/u.test(text.charAt(start[i + 1]!))) return false;
  const follows = kind[i + 1];
  if (kind[i] === Kind.Dot) return true;
  return (
    follows !== Kind.Type &&
    follows !== Kind.Name &&
    follows !== Kind.Region &&
    follows !== Kind.Foreign &&
    kind[i] !== Kind.Article &&
    kind[i] !== Kind.Numero &&
    kind[i] !== Kind.Court
  );
}

/** The label that begins a paragraph, `501. `, `2-bis. `, `3)`; a number that goes on, `241/1990`, is not one. */
const label = /^\d{1,4}(?:-?[a-z]{3,20}(?:\.\d{1,2})?)?(?:\.(?=\s|$)|°?\))/;

/** Tokens behind which a number is said and no paragraph begins, `del⏎1990.`, `comma⏎4.`. */
const leadsToNumber = kindSet(Kind.Numero, Kind.Article, Kind.Paragraph, Kind.Of, Kind.At, Kind.Month);

/**
 * Whether a paragraph begins with token `i`, so that no number of what stands before it is meant: `della presente legge.⏎4. Il …`,
 * `della stessa legge. 3. – Il …`. A line may also be broken within a citation, `n.⏎241`.
 */
export function beginsParagraph(tokens: Tokens, i: number): boolean {
  const { text, start, end, kind } = tokens;
  if (i < 1 || i >= tokens.count) return false;
  const before = text.slice(end[i - 1]!, start[i]!);
  if (before === '') return false;
  const follows = text.slice(start[i]!, start[i]! + 32);
  // Abbreviations end with a consonant: `D.Lgs.`, `art.`, `n.`.
  const isStopped =
    kind[i - 1] === Kind.Dot ||
    /\p{L}{3}[aeiou\u00e0\u00e8\u00e9\u00ec\u00f2\u00f9]\.$/iu.test(text.slice(start[i - 1]!, end[i - 1]!));
  if (!before.includes('\n')) return isStopped && /^\d{1,3}\.(?:\d{1,2}\.)?\s?[–—-]\s/.test(follows);
  return isStopped || (!leadsToNumber.has(kind[i - 1]) && label.test(follows));
}

/** Whether token `i` directly follows the one before it, with nothing between. */
export function isGlued(tokens: Tokens, i: number): boolean {
  return i > 0 && i < tokens.count && tokens.start[i] === tokens.end[i - 1];
}
