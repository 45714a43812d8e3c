// Free text → citations: the door of this room.
import type { Citation } from './citation/citation.js';
import type { Found } from './citation/found.js';
import { asOfficeAct, isIssuedByMany } from './mention/issuers.js';
import { ownPlaces, type OwnPlace } from './recall/own-places.js';
import { withRecalls } from './recall/recalls.js';
import { citeByName } from './mention/named-provisions.js';
import { scan } from './mention/scan.js';
import { fillLexicon } from './token/lexicon.js';
import { unwrap } from './token/lines.js';
import { release, tokenize } from './token/tokenizer.js';
import { Kind, textOf, type Tokens } from './token/tokens.js';
import { atOnce, type Steps } from '../steps.js';

export type { Citation, ForeignReference, Method, Notice, CitationFault } from './citation/citation.js';
export type { OwnPlace } from './recall/own-places.js';
export type { CitedPlace } from './provision/provisions.js';
export { fillLexicon };
export { articlesOf, findArticle, namedArticles } from './resolve/articles.js';
export { confidenceOf } from './citation/confidence.js';
export { longestText, parseCitation } from './parse.js';
export { eliOutside, type ActIndex, type KnownAct, type Resolution } from './resolve/resolution.js';
export { eliByWords, resolveCitation } from './resolve/resolve.js';

/**
 * Every citation in a running text, in order, each with its place (UTF-16 units). Time grows linearly with the length of any
 * text. Short forms that are also other words (`c.c.`, `CAD`) count only beside an article; a type and number without a year only where
 * the type is written out. The name of a provision counts only where it is the whole text.
 */
export function findCitations(text: string): Citation[] {
  return atOnce(findInSteps(text));
}

/** {@link findCitations} in short steps that leave the thread to others in between. */
export function* findInSteps(text: string): Steps<Citation[]> {
  const plain = unwrap(text);
  const tokens = tokenize(plain, { hasLines: true });
  yield;
  const found = yield* withRecalls(tokens, yield* scan(tokens), (found) => isCited(tokens, found));
  const citations = found.map(({ citation }) => asOfficeAct(withoutStop(citation, plain), plain));
  release(tokens);
  return citations.length === 0 ? citeWhole(text) : citations;
}

/** What the text of a law cites: other acts, and places of its own. */
export interface CitedByLaw {
  citations: Citation[];
  own: OwnPlace[];
}

/** {@link findCitations} in the text of a law, with the places that stand beside no act: mostly those of the law itself. */
export function findInLaw(text: string): CitedByLaw {
  const tokens = tokenize(text, { isLaw: true });
  const scanned = atOnce(scan(tokens));
  const found = atOnce(withRecalls(tokens, scanned, (found) => isCited(tokens, found)));
  const citations = found.map(({ citation }) => asOfficeAct(withoutStop(citation, text), text));
  const own = ownPlaces(tokens, scanned.loose, found);
  release(tokens);
  return { citations, own };
}

/** A text that is nothing but the name of an article. */
function citeWhole(text: string): Citation[] {
  const name = text.trim();
  const citation = citeByName(name, text.indexOf(name));
  return citation === null ? [] : [citation];
}

function isCited(tokens: Tokens, found: Found): boolean {
  const { citation, name } = found;
  if (name !== null) {
    if (citation.article !== null || citation.annex !== null) return true;
    return (!name.weak || name.annual) && (name.telling || isConstitution(tokens, found)) && !isDerived(tokens, found);
  }
  if (citation.refusal !== null) return false;
  if (found.complete)
    return (
      citation.method !== 'non-statale' ||
      citation.article !== null ||
      citation.foreign!.celex !== null ||
      citation.foreign!.kind === 'foreign' ||
      citation.foreign!.kind === 'treaty' ||
      hasDigit(citation.foreign!.name)
    );
  if (citation.type === null || isIssuedByMany(citation.type)) return false;
  if (citation.date !== null) return true;
  const noun = nounOf(tokens, found);
  // `dpr 633 art 21`: an abbreviation with a number alone may be anything, with an article it is an act.
  const isWritten = citation.article !== null || tokens.end[noun]! - tokens.start[noun]! > 4;
  return citation.number !== null && noun !== -1 && isWritten;
}

/** The token that says the type, behind a place that leads to it: `legge` of `articoli 33 e 34 della legge 833`; -1 where none does. */
function nounOf(tokens: Tokens, { from, next, led }: Found): number {
  if (!led) return tokens.kind[from] === Kind.Type ? from : -1;
  const offset = tokens.kind.subarray(from, next).indexOf(Kind.Type);
  return offset === -1 ? -1 : from + offset;
}

/** A full stop after a whole word ends the sentence, and is no part of the citation: whole words end with a vowel. */
function withoutStop(citation: Citation, text: string): Citation {
  if (text.charAt(citation.end - 1) !== '.' && citation.recall?.words.endsWith('.') !== true) return citation;
  const ends = /\p{L}{2}[aeiou\u00e0\u00e8\u00e9\u00ec\u00f2\u00f9]\.$/iu;
  if (ends.test(text.slice(Math.max(citation.start, citation.end - 5), citation.end))) citation.end--;
  const { recall } = citation;
  if (recall !== null && ends.test(recall.words)) citation.recall = { ...recall, words: recall.words.slice(0, -1) };
  return citation;
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

/** `della Costituzione`, with a capital: not the `Costituzione della società`. */
function isConstitution(tokens: Tokens, { from }: Found): boolean {
  const before = from > 0 ? tokens.kind[from - 1] : -1;
  return (
    (before === Kind.Of || before === Kind.At || before === Kind.Noise) &&
    /^Costituzione$/.test(textOf(tokens, from)) &&
    !(tokens.kind[from + 1] === Kind.Of && tokens.kind[from + 2] === Kind.Word)
  );
}

/** `norme di attuazione del codice …`, `reg. esec. c.d.s.` are other acts than the code. */
function isDerived(tokens: Tokens, { from }: Found): boolean {
  if (from === 0) return false;
  const before = tokens.kind[from - 1] === Kind.Of ? from - 2 : from - 1;
  return (
    before >= 0 &&
    /^(?:attuazione|att\.?|esecuzione|esec\.?|es\.|coordinamento|coord\.?|applicazione|transitorie|trans\.?|reg\.|regolamento)$/i.test(
      textOf(tokens, before),
    )
  );
}
