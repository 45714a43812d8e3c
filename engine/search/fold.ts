// Words as they are compared: one spelling for every case, accent and apostrophe.

/** Longest word; the rest is cut off, in titles and in queries alike. */
const maxWordLength = 64;

/** Letters on either side of the dot of an abbreviation written without blanks: `D.Lgs.`, `S.p.A.`, `C.E.E.`. */
const maxAbbreviationPart = 3;

/**
 * Words of a text in order, folded: lower case, no accents, no apostrophes. An apostrophe parts words whether it marks
 * an accent (`societa'`) or an elision (`dell'ambiente` is `dell`, `ambiente`; `dell` is a function word). Letters
 * joined by dots are one word, so `S.p.A.` and `SpA` are the same; figures are words of their own.
 */
export function foldWords(text: string): string[] {
  const folded = text
    .replace(/[ºª]/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words: string[] = [];
  let end = -1;
  let mayJoin = false;
  for (const match of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const isPart = match[0].length <= maxAbbreviationPart && /^\p{L}+$/u.test(match[0]);
    if (mayJoin && isPart && match.index === end + 1 && folded[end] === '.') words.push(words.pop()! + match[0]);
    else words.push(match[0].slice(0, maxWordLength));
    mayJoin = isPart;
    end = match.index + match[0].length;
  }
  return words;
}

/**
 * Articles, prepositions and conjunctions, also elided and joined, as `foldWords` gives them. They stand in nearly every
 * title and vary freely in what people remember (`diritto di autore`, `diritto d'autore`). Written for titles: the usual
 * lists of Italian stop words hold forms of *essere* such as *stato*, which here is the State.
 */
export const functionWords: ReadonlySet<string> = new Set(
  [
    'il lo la i gli le l un uno una',
    'di a da in con su per tra fra d ad',
    'del dello dell della dei degli delle al allo all alla ai agli alle dal dallo dall dalla dai dagli dalle',
    'nel nello nell nella nei negli nelle sul sullo sull sulla sui sugli sulle col coi',
    'e ed o od che nonche anche se si ne',
  ].flatMap((line) => line.split(' ')),
);
