// Words as they are compared, and where each stands in the text: apostrophes, accents, marks and blanks differ from print to print.

/** A text folded; `places[i]` is where its i-th character stands in the text, and one more for its end. */
export interface Folded {
  text: string;
  places: ArrayLike<number>;
}

const accents: Record<string, string> = {
  á: 'à',
  é: 'è',
  í: 'ì',
  ó: 'ò',
  ú: 'ù',
  Á: 'À',
  É: 'È',
  Í: 'Ì',
  Ó: 'Ò',
  Ú: 'Ù',
};
const graves: Record<string, string> = {
  a: 'à',
  e: 'è',
  i: 'ì',
  o: 'ò',
  u: 'ù',
  A: 'À',
  E: 'È',
  I: 'Ì',
  O: 'Ò',
  U: 'Ù',
};
const isWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Characters that stay as they are, whatever is beside them. */
const ordinary = /[^\s'’‘´`«»“”"–—().,;:áéíóúÁÉÍÓÚ]+/y;

/**
 * Folds a text: `e'` is `è`, quotation marks are one, white space is one blank and none before a stop, the editors' marks are gone.
 * @param text lines apart by `\n`
 */
export function foldWords(text: string): Folded {
  const out: string[] = [];
  const places = new Uint32Array(text.length + 1);
  let length = 0;
  let last = '';
  /** Where a blank stands that the next character may still take away. */
  let blank = -1;
  for (let at = 0; at < text.length; at++) {
    ordinary.lastIndex = at;
    if (ordinary.test(text)) {
      const end = ordinary.lastIndex;
      keepBlank();
      out.push(text.slice(at, end));
      for (; at < end; at++) places[length++] = at;
      last = text[--at]!;
      continue;
    }
    const char = text[at]!;
    if ((char === '(' || char === ')') && text[at + 1] === char) at++;
    else if (char === ' ' || /\s/.test(char)) {
      if (last !== '' && blank === -1) blank = at;
    } else if (isApostrophe(char)) {
      const grave = blank === -1 ? graves[last] : undefined;
      if (grave !== undefined && !isWord(text[at + 1])) {
        out.push(out.pop()!.slice(0, -1) + grave);
        last = grave;
      } else add("'", at);
    } else if (/[«»“”"]/.test(char)) add('"', at);
    else if (char === '–' || char === '—') add('-', at);
    else {
      if (/[.,;:)]/.test(char)) blank = -1;
      add(accents[char] ?? char, at);
    }
  }
  places[length] = length === 0 ? 0 : places[length - 1]! + 1;
  return { text: out.join(''), places: places.subarray(0, length + 1) };

  function keepBlank(): void {
    if (blank !== -1) append(' ', blank);
    blank = -1;
  }

  function add(char: string, at: number): void {
    keepBlank();
    append(char, at);
    last = char;
  }

  function append(char: string, at: number): void {
    out.push(char);
    places[length++] = at;
  }
}

function isApostrophe(char: string): boolean {
  return char === "'" || char === '’' || char === '‘' || char === '´' || char === '`';
}

/** A folded text in small letters. */
export function inSmallLetters({ text, places }: Folded): Folded {
  const small = text.toLowerCase();
  return { text: small.length === text.length ? small : text, places };
}

/** A text folded to its words in lower case, with one blank between: what punctuation and capitals make of it is gone. */
export function foldLetters(text: string): Folded {
  const folded = foldWords(text);
  const out: string[] = [];
  const places: number[] = [];
  for (let i = 0; i < folded.text.length; i++) {
    const char = folded.text[i]!;
    if (!isWord(char) && (out.length === 0 || out.at(-1) === ' ')) continue;
    out.push(isWord(char) ? char.toLowerCase() : ' ');
    places.push(folded.places[i]!);
  }
  if (out.at(-1) === ' ') {
    out.pop();
    places.pop();
  }
  places.push((places.at(-1) ?? -1) + 1);
  return { text: out.join(''), places };
}

/** The occurrences of some words as whole words: `start` and `end` in the text before folding, `at` in the folded text, in characters. */
export function occurrences(
  within: Folded,
  words: Folded,
  from = 0,
  to = within.text.length,
): { start: number; end: number; at: number }[] {
  const found: { start: number; end: number; at: number }[] = [];
  const needle = words.text;
  if (needle === '') return found;
  for (let at = within.text.indexOf(needle, from); at !== -1; at = within.text.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    if (end > to) break;
    const cutsWord =
      (isWord(needle[0]) && isWord(within.text[at - 1])) || (isWord(needle.at(-1)) && isWord(within.text[end]));
    if (!cutsWord) found.push({ start: within.places[at]!, end: within.places[end - 1]! + 1, at });
  }
  return found;
}

/** The first folded character at or behind a place of the text. */
export function foldedAt({ places }: Folded, place: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Only letters and digits: what texts must have in common to say the same, letter by letter. */
export function lettersIn(text: string): string {
  return foldWords(text)
    .text.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
