// A document after reading: plain data without XML.

/** An act as one document states it. Dates are `YYYY-MM-DD`; texts are NFC strings, paragraphs apart by `\n`. */
export interface Act {
  /** `eli:/it/<type>/<yyyy>/<mm>/<dd>/<number>`, from FRBRWork/FRBRuri. */
  eli: string;
  /** `urn:nir:…`, or `null` for an act of another country. */
  urn: string | null;
  /** ELI type, `decreto-legislativo`. */
  type: string;
  number: string | null;
  date: string;
  /** Without the editorial code, white space folded. */
  title: string;
  publication: Publication;
  /** Date of the text (FRBRExpression, official ELI or file name: `akn.md` §2). */
  textDate: string | null;
  /** Day on which this text begins, where the document or its name in a pack states one; texts as published state none. */
  begins: string | null;
  textDays: TextDays;
  entryIntoForce: string | null;
  /** Where some of its provisions enter into force on another day: what the preface says behind the day of the others. */
  otherForces?: string;
  /** Of a decree-law whose preface states that it was not converted. */
  isLapsed?: boolean;
  preamble: string | null;
  conclusions: string | null;
  /** In document order, main part and other parts. */
  articles: Article[];
  /** Annexes that are no article. */
  annexes: Annex[];
}

/** When a text stands. */
export interface TextDays {
  /** Day on which this version begins: that of the official ELI; for a text as published its entry into force. */
  from: string | null;
  /** The last day on which this text is known to stand: the one that the portal's file name has, else the one on which it begins. */
  until: string | null;
  /** Whether it is consolidated to a day: a text as published tells nothing of what came after. */
  isConsolidated: boolean;
  /** Whether it is the text as published, by its official ELI: a name that ends in `_V0` does not say so. */
  isOriginal: boolean;
}

/** Publication in the Gazzetta Ufficiale. */
export interface Publication {
  date: string | null;
  number: string | null;
  /** Codice redazionale, `090G0294`. */
  editorialCode: string | null;
  /** Official ELI, `eli/id/1990/08/18/090G0294/CONSOLIDATED/20260421`. */
  eli: string | null;
}

export interface Article {
  /** The act's ELI + `/art/<n>` or `/<part>/art/<n>`. */
  eli: string;
  /** Number as in the ELI: `2-bis`, `25-octies.1`. */
  number: string;
  /** Name of the part as printed; `null` in the main part. */
  part: string | null;
  /** Rubrica. */
  heading: string | null;
  /** Path of division headings, outermost first. */
  division: string[];
  /** The law, whole and in order. */
  text: string;
  /** Editorial update notes, one each. */
  notes: string[];
  /** True where the text is only a mark that article or act was repealed, or that the decree lapsed. */
  repealed: boolean;
  /** Day since which this text stands, where the document says so: in annexes, the date of their own `doc`. */
  textSince: string | null;
  /** Whether text or heading carry the editors' marks of amendment (`<ins>`, `((…))`). */
  amendedText: boolean;
  /** Whether a part was printed as a picture, for which the text has only `Parte di provvedimento in formato grafico`. */
  graphic: boolean;
  /** References of the law text to other provisions, in order. */
  references: Reference[];
  /** Articles of other acts as its notes print them with its amendments, in order. */
  noted: NotedText[];
}

/** The text of an article of another act, as the notes of this one print it. They are informative: the law decides. */
export interface NotedText {
  /** ELI of the act; with a year-only date as in a {@link Target}. */
  act: string;
  article: string;
  /** As printed, from the number of the article, or of the paragraph where only paragraphs are repeated. */
  text: string;
}

export interface Annex {
  /** The act's ELI + `/all/<name>`. */
  eli: string;
  name: string;
  text: string;
  notes: string[];
  /** Day since which this text stands, where the document says so. */
  textSince: string | null;
  /** Whether the text carries the editors' marks of amendment. */
  amendedText: boolean;
  /** Whether a part was printed as a picture that the text lacks. */
  graphic: boolean;
}

/** Where a reference or one end of a relation points, as far as the document says. */
export interface Target {
  /** ELI of the act; with a year-only date `eli:/it/<type>/<yyyy>/<number>`, resolved against the corpus later. */
  act: string;
  /** Part of the act as the document names it (`CODICE CIVILE`), or `null`. */
  part: string | null;
  /** Article number as in an ELI, or `null` for the act as a whole. */
  article: string | null;
  /** Comma, `1`, `2-bis`. */
  paragraph: string | null;
  /** Lettera, `a`, `b-bis`. */
  point: string | null;
  /** 1 for `ultimo comma`, 2 for `penultimo comma`, of an article whose text only the reader of the words has; not stored. */
  fromEnd?: number;
  /** A plain number that a range passes over, `35` of `da 34 a 37`. */
  within?: true;
  /** The article with which the range begins that this one ends: `34` of `da 34 a 37`. */
  rangeFrom?: string;
}

/** A reference in law text; no amendment. */
export interface Reference {
  /** The words, as printed. */
  text: string;
  /** Printed number of the paragraph that the words stand in, or `null`. */
  own: string | null;
  target: Target;
}
