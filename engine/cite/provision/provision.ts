// A place within an act, as a citation names it.

/** An article with the comma and letter that stand beside it. */
export interface CitedPlace {
  article: string;
  paragraph: string | null;
  point: string | null;
  /** Further commas of the article: `3` of `589, secondo e terzo comma`. */
  moreParagraphs: string[];
  /** 1 where the comma is the last, `articolo 5, ultimo comma`, 2 where it is the last but one; `paragraph` is `null` then. Else `null`. */
  fromEnd: number | null;
  /** A plain number that a range passes over, `35` of `da 34 a 37`. */
  within?: true;
  /** The article with which the range begins that this one ends: `34` of `da 34 a 37`. */
  rangeFrom?: string;
}

/** A place within an act, as a citation names it: the first article with its comma and letter, and the others of a list. */
export interface Provision {
  article: string | null;
  paragraph: string | null;
  point: string | null;
  /** `1` in `art. 25 octies 1`: a number that may belong to the article's (`25-octies.1`). */
  looseNumber: string | null;
  /** Further articles of a list, in order, each with its own commas and letter; ranges are expanded. */
  moreArticles: CitedPlace[];
  /** Further commas of the first article, or of none: `3` of `commi 2 e 3`. */
  moreParagraphs: string[];
  /** 1 for `ultimo comma` of the first article, or of none, 2 for `penultimo comma`; else `null`. */
  fromEnd: number | null;
  /** `allegato II.14`, where the article is said to be of that annex. */
  part: string | null;
  /** True where `artt.` or `articoli` announced a list, which goes on after a comma or letter: `artt. 5, comma 1, 6 e 7`. */
  listed: boolean;
  /** True where the last article has several commas, `commi 2 e 3, lett. b)`: a letter behind them is not the first one's. */
  severalParagraphs: boolean;
  /** True where `commi` announced a list of them. */
  listsParagraphs: boolean;
  /** True where articles were left out of a list that is too long: what stands beside them is not of the last one kept. */
  isCut: boolean;
  /** First token, and the one after the last. */
  from: number;
  next: number;
}

export function emptyProvision(from: number, next: number): Provision {
  return {
    article: null,
    paragraph: null,
    point: null,
    looseNumber: null,
    moreArticles: [],
    moreParagraphs: [],
    fromEnd: null,
    part: null,
    listed: false,
    severalParagraphs: false,
    listsParagraphs: false,
    isCut: false,
    from,
    next,
  };
}
