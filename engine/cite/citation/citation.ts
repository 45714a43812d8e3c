// A citation as data.
import type { ForeignKind } from '../../law/foreign-acts.js';
import type { CitedPlace } from '../provision/provisions.js';

/** The method by which a text was understood, as on the wire. */
export type Method = 'identificatore' | 'numero' | 'nome' | 'non-statale' | 'non-riconosciuta';

/** Why a reference that was understood in part names no act. */
export type CitationFault =
  | { code: 'empty' }
  | { code: 'too-long'; limit: number }
  | { code: 'not-a-reference' }
  /** An identifier with a malformed part. */
  | { code: 'malformed-identifier' }
  /** An article, comma or letter without its act. */
  | { code: 'no-act' }
  /** A name that is also a subject or something else; `suggestions` list what it may mean. */
  | { code: 'weak-name' };

/** A reference to something other than an act of the State. */
export interface ForeignReference {
  kind: ForeignKind;
  /** Known or spelled name, `Regolamento (UE) 2016/679`. */
  name: string;
  /** CELEX number of an act of the European Union, where the reference says enough. */
  celex: string | null;
}

/** A notice about an answer: a code and the values of its sentence. */
export type Notice =
  | { code: 'wrong-day'; asked: string; actual: string }
  /** A day that no calendar has, of an act whose own day is not known. */
  | { code: 'no-such-day'; asked: string }
  | { code: 'no-type'; number: string; year: number }
  | { code: 'generic-type'; type: string }
  | { code: 'other-century'; asked: number; actual: number }
  | { code: 'former-holders'; name: string; acts: string[] }
  | { code: 'several-citations'; others: string[] }
  | { code: 'several-articles'; articles: string[] }
  /** Further commas of the first article. */
  | { code: 'several-paragraphs'; paragraphs: string[] }
  /** A comma or a lettera without its article, of which nothing is found. */
  | { code: 'no-article'; paragraph: string | null; point: string | null }
  /** A comma that one article alone has, which was not named. */
  | { code: 'sole-article'; paragraph: string; article: string }
  | { code: 'other-article-spelling'; asked: string; actual: string }
  | { code: 'name-differs'; name: string; act: string }
  /** An annex that is no article was named: its act is meant. */
  | { code: 'annex'; annex: string; act: string }
  /** An identifier named the text of a day. */
  | { code: 'day'; day: string };

/**
 * How a back reference finds its act: by its number, by the article that the act was named with, as the only act that fits (`bare`: with
 * neither `citato` nor `medesimo`), or as the act named last.
 */
export type RecallRule = 'number' | 'article' | 'only' | 'bare' | 'last';

/** The content of a reference; nothing here is looked up in a corpus. */
export interface Citation {
  method: Method;
  /** Place in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** End of the article written after the law that converts this decree, `d.l. 18/2020, conv. dalla l. 27/2020, art. 83`; else `null`. */
  placeEnd: number | null;
  /** ELI type; `testo-unico` and the like name no type of their own; `null` if none is written. */
  type: string | null;
  /** Authority other than the State, as a slug, where an identifier says it. */
  authority: string | null;
  number: string | null;
  year: number | null;
  /** True where the year was written with two digits. */
  shortYear: boolean;
  /** `YYYY-MM-DD`. */
  date: string | null;
  /** `1990-02-30`: a date that was written but is no day of the calendar; `date` is `null` then. */
  impossibleDate: string | null;
  article: string | null;
  /** Name of the part of the act, where one is named. */
  part: string | null;
  /** Annex that is no article, as an ELI's slug. */
  annex: string | null;
  paragraph: string | null;
  point: string | null;
  /** `1` in `art. 25 octies 1`: a number that may belong to the article's (`25-octies.1`). */
  looseNumber: string | null;
  /** Further articles named beside the first, in order, each with its own comma and letter. */
  moreArticles: CitedPlace[];
  /** Further commas of the first article: `3` of `articolo 1, commi 2 e 3`. */
  moreParagraphs: string[];
  /** 1 where the comma of the first article is the last, `ultimo comma`, 2 where it is the last but one; else `null`. */
  fromEnd: number | null;
  /** ELI of the act, as far as the words alone say it. */
  eli: string | null;
  /** ELIs of the acts that a name stands for, best known first. */
  named: readonly string[];
  /** The name, as written, and whether the first of `named` is the one in force. */
  name: string | null;
  inForce: boolean;
  /** The day of the text that an identifier names, `@2005-03-08`; it may be none of the calendar. */
  day: string | null;
  /** Publication in the Gazzetta that a link names. */
  publication: { date: string; editorialCode: string } | null;
  /** The words that lead back to an act named before, `medesima legge`; `null` where the citation names its act itself. */
  recall: { words: string; rule: RecallRule } | null;
  /** The citations that such words may lead back to, where they are several; nearest first. */
  mayMean: Citation[];
  foreign: ForeignReference | null;
  refusal: CitationFault | null;
  /** Acts whose name is near what was written; never taken silently. */
  suggestions: string[];
  /** Further citations found in the text, other acts than this. */
  others: Citation[];
}

/** An empty citation. */
export function emptyCitation(method: Method, start: number, end: number): Citation {
  return {
    method,
    start,
    end,
    placeEnd: null,
    type: null,
    authority: null,
    number: null,
    year: null,
    shortYear: false,
    date: null,
    impossibleDate: null,
    article: null,
    part: null,
    annex: null,
    paragraph: null,
    point: null,
    looseNumber: null,
    moreArticles: [],
    moreParagraphs: [],
    fromEnd: null,
    eli: null,
    named: [],
    name: null,
    inForce: true,
    day: null,
    publication: null,
    recall: null,
    mayMean: [],
    foreign: null,
    refusal: null,
    suggestions: [],
    others: [],
  };
}

/** The members of a citation that state its place, for one that names the act alone. */
export function nowhere() {
  return {
    placeEnd: null,
    article: null,
    paragraph: null,
    point: null,
    looseNumber: null,
    moreArticles: [],
    moreParagraphs: [],
    fromEnd: null,
    others: [],
  } satisfies Partial<Citation>;
}
