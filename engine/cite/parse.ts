// Parses one text as one citation, with the other citations in it.
import { foreignActs } from '../law/foreign-acts.js';
import { emptyCitation, type Citation, type CitationFault } from './citation/citation.js';
import { foldPhrase } from './token/fold.js';
import { looksLikeIdentifier, readIdentifier } from './mention/identifiers.js';
import { foreignByFold, nameByFold, names, type Name } from './token/lexicon.js';
import { readUntyped } from './mention/mentions.js';
import { citeByName } from './mention/named-provisions.js';
import { setPlace, type Found } from './citation/found.js';
import { scan, type Scan } from './mention/scan.js';
import { atOnce } from '../steps.js';
import { eliByWords } from './resolve/resolve.js';
import { alignedName, suggestNames } from './resolve/suggest.js';
import { release, tokenize } from './token/tokenizer.js';
import { Kind, kindSet, textOf, type Tokens } from './token/tokens.js';

/** Tokens that say nothing by themselves, marks aside. */
const emptyKinds = kindSet(Kind.Of, Kind.At, Kind.And, Kind.Noise, Kind.Cited, Kind.Whereof, Kind.From);

/** Characters that a text may have, so that none takes long. */
export const longestText = 20_000;

/**
 * Reads a reference to an act: an identifier, type, number and year found in the text, or the whole text as a known name. It says what the
 * words say and looks nothing up. A text without a reference has the method `non-riconosciuta` and a refusal that says why.
 * @param options.suggests whether names that such a text may mean are looked for, which takes longer than all the rest
 */
export function parseCitation(text: string, { suggests = true } = {}): Citation {
  const asked = text.slice(0, longestText);
  const start = asked.length - asked.trimStart().length;
  const trimmed = asked.trim();
  if (trimmed === '') return refused(text, { code: 'empty' });
  if (text.length > longestText) return refused(text, { code: 'too-long', limit: longestText });
  if (looksLikeIdentifier(trimmed)) return readIdentifier(trimmed, start);
  const [quotes = ''] = /^["'`«“‘<([*]{1,3}/.exec(trimmed) ?? [];
  const unquoted = trimmed.slice(quotes.length).replace(/["'`»”’>)\]*]{1,3}$/, '');
  if (quotes !== '' && looksLikeIdentifier(unquoted)) return readIdentifier(unquoted, start + quotes.length);
  const tokens = tokenize(asked);
  const citation = parseTokens(tokens, suggests);
  release(tokens);
  return citation;
}

function parseTokens(tokens: Tokens, suggests: boolean): Citation {
  const result = atOnce(scan(tokens));
  return (
    numberedOrNamed(tokens, result) ??
    misspelt(tokens, result, suggests) ??
    spacedYear(tokens, result, suggests) ??
    incomplete(result) ??
    wholeName(tokens, result) ??
    nameOfProvision(tokens, result) ??
    untyped(tokens, result) ??
    unrecognised(tokens, result, suggests)
  );
}

/** Parses the first complete citation; the others go into `others`. */
function numberedOrNamed(tokens: Tokens, result: Scan): Citation | null {
  const whole = isWhole(tokens, result);
  const usable = result.found.filter(
    (found) => found.complete && (found.name === null || isMeant(tokens, found, whole)),
  );
  const first = usable[0];
  if (first === undefined) return null;
  const { citation } = first;
  const [loose] = result.loose;
  if (
    citation.article === null &&
    citation.method !== 'non-statale' &&
    loose !== undefined &&
    usable.every((found) => found.citation.article === null)
  )
    take(citation, loose);
  const twin =
    citation.article === null
      ? result.found.find(
          (found) => found.complete && found.citation.article !== null && isSameAct(citation, found.citation),
        )
      : undefined;
  if (twin !== undefined) take(citation, twin.citation);
  citation.others = usable
    .slice(1)
    .map((found) => found.citation)
    .filter((other) => !isSameAct(citation, other));
  return citation;
}

/**
 * Whether a name means its act here: its article stands before it, or after it with nothing before (`regolamento di … del codice, art. 5`
 * is another act), or it is all that was asked and no word of another sense.
 */
function isMeant(tokens: Tokens, found: Found, whole: boolean): boolean {
  const { article, paragraph, annex } = found.citation;
  const placed = article !== null || paragraph !== null || annex !== null;
  if (placed && (found.led || isEmpty(tokens, 0, found.from))) return true;
  return whole && (placed || found.name?.weak === false);
}

/** Whether the text has nothing but the citations found, places and empty words. */
function isWhole(tokens: Tokens, result: Scan): boolean {
  if (result.loose.length > 0) return false;
  let at = 0;
  for (const { from, next } of result.found) {
    if (!isEmpty(tokens, at, from)) return false;
    at = next;
  }
  return isEmpty(tokens, at, tokens.count);
}

function isEmpty(tokens: Tokens, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const kind = tokens.kind[i]!;
    const mark = kind >= Kind.Comma && kind <= Kind.Mark;
    if (!mark && !emptyKinds.has(kind)) return false;
  }
  return true;
}

/** `l. 24l/1990`, with a letter for a digit: no act of number 24; what the digits may mean is suggested. */
function misspelt({ text }: Tokens, result: Scan, suggests: boolean): Citation | null {
  const found = result.found.find((one) => !one.complete && one.citation.number !== null);
  const rest = found === undefined ? '' : text.slice(found.citation.end - 1);
  if (!/^(?:\d\/?\d{0,4}[lIoO]|[oO]\d|\d\/\d)/.test(rest)) return null;
  const digits = text.replace(/(?<=\d)[lI]|[lI](?=\d)/g, '1').replace(/(?<=\d)[oO]|[oO](?=\d)/g, '0');
  const meant = suggests && digits !== text ? eliByWords(parseCitation(digits, { suggests: false })) : null;
  return { ...refused(text, { code: 'not-a-reference' }), suggestions: meant === null ? [] : [meant] };
}

/** `legge 241 90`, `l 241 90 art 2`: behind the number two digits and nothing but a place are a year, in a text that is one reference. */
function spacedYear({ text }: Tokens, result: Scan, suggests: boolean): Citation | null {
  const found = result.found.find((one) => !one.complete && one.citation.number !== null);
  const end = found?.citation.end ?? 0;
  if (found === undefined || found.citation.date !== null) return null;
  if (!/\d$/.test(text.slice(0, end)) || !/^ \d\d(?=\s{0,3}$|,?\s(?:art|comm|co\b|c\.))/i.test(text.slice(end)))
    return null;
  return parseCitation(`${text.slice(0, end)}/${text.slice(end + 1)}`, { suggests });
}

/** Type and number without a year, or type and date without a number. */
function incomplete(result: Scan): Citation | null {
  const found = result.found.find((one) => !one.complete);
  if (found === undefined) return null;
  const [loose] = result.loose;
  if (found.citation.article === null && loose !== undefined) take(found.citation, loose);
  return found.citation;
}

/** All but the places and empty words, as a name: known, spelled with other prepositions or abbreviations, or of an act that is not the State's. */
function wholeName(tokens: Tokens, result: Scan): Citation | null {
  const rest = remainder(tokens, result);
  if (rest === null || rest.text.length > 200) return null;
  const [loose] = result.loose;
  const fold = foldPhrase(rest.text);
  const row = nameByFold.get(fold);
  const foreign = foreignByFold.get(fold);
  if (foreign !== undefined && row === undefined) {
    const { kind, name, celex } = foreignActs()[foreign]!;
    return take({ ...emptyCitation('non-statale', rest.start, rest.end), foreign: { kind, name, celex } }, loose);
  }
  const name = row === undefined ? alignedName(rest.text) : names[row]!;
  if (name === null || name.annual) return null;
  if (name.weak && loose?.article == null) return weak(rest, fold, name);
  return take(named(rest, name), loose);
}

/** All but the empty words, as the name of an article, `il preavviso di rigetto`. */
function nameOfProvision(tokens: Tokens, result: Scan): Citation | null {
  const rest = result.loose.length > 0 || result.found.length > 0 ? null : remainder(tokens, result);
  return rest === null ? null : citeByName(rest.text, rest.start);
}

/** A short form that is also something else has candidates; a subject is no reference, but what it may mean is suggested. */
function weak(rest: Span, fold: string, name: Name): Citation {
  if (fold.length <= 5) return { ...named(rest, name), inForce: false };
  return {
    ...emptyCitation('non-riconosciuta', rest.start, rest.end),
    refusal: { code: 'weak-name' },
    name: rest.text,
    suggestions: name.acts,
  };
}

function named(rest: Span, name: Name): Citation {
  const citation = emptyCitation('nome', rest.start, rest.end);
  return { ...citation, name: rest.text, named: name.acts, inForce: name.inForce, part: name.part };
}

/** Number and year alone, `241/1990`. */
function untyped(tokens: Tokens, result: Scan): Citation | null {
  if (result.found.length > 0) return null;
  const span = remainingTokens(tokens, result);
  if (span === null) return null;
  const mention = readUntyped(tokens, span.from);
  if (mention === null || !isEmpty(tokens, mention.next, span.next) || mention.number === null) return null;
  const citation = emptyCitation('numero', tokens.start[span.from]!, tokens.end[span.next - 1]!);
  const { number, year, shortYear, date, impossibleDate } = mention;
  return take({ ...citation, number, year, shortYear, date, impossibleDate }, result.loose[0]);
}

function unrecognised(tokens: Tokens, result: Scan, suggests: boolean): Citation {
  const [loose] = result.loose;
  const court = result.found.length === 0 && isCourt(tokens);
  if (court !== null && court !== false)
    return {
      ...emptyCitation('non-statale', 0, tokens.text.length),
      foreign: { kind: 'judgment', name: court, celex: null },
    };
  const citation = take(refused(tokens.text, { code: loose === undefined ? 'not-a-reference' : 'no-act' }), loose);
  const rest = suggests ? remainder(tokens, result) : null;
  return rest === null ? citation : { ...citation, suggestions: suggestNames(rest.text) };
}

/** A court or a judgment named first, with a number somewhere. */
function isCourt(tokens: Tokens): string | false {
  if (tokens.kind[0] !== Kind.Court) return false;
  for (let i = 1; i < tokens.count && i < 20; i++)
    if (tokens.kind[i] === Kind.Integer) return tokens.text.trim().slice(0, 80);
  return false;
}

interface Span {
  text: string;
  start: number;
  end: number;
}

/** The text that is left without places and the empty words around them, where it is in one piece. */
function remainder(tokens: Tokens, result: Scan): Span | null {
  const span = remainingTokens(tokens, result);
  if (span === null) return null;
  const [start, end] = [tokens.start[span.from]!, tokens.end[span.next - 1]!];
  return { text: tokens.text.slice(start, end), start, end };
}

function remainingTokens(tokens: Tokens, result: Scan): { from: number; next: number } | null {
  let from = 0;
  let next = tokens.count;
  for (const place of result.loose) {
    if (isEmpty(tokens, from, place.from)) from = place.next;
    else if (isEmpty(tokens, place.next, next)) next = place.from;
    else return null;
  }
  while (from < next && isEmpty(tokens, from, from + 1)) from++;
  while (from < next && isEmpty(tokens, next - 1, next) && !/^[\p{L}\d]/u.test(textOf(tokens, next - 1))) next--;
  return from < next ? { from, next } : null;
}

function take(citation: Citation, place: Parameters<typeof setPlace>[1] | undefined): Citation {
  return place === undefined ? citation : setPlace(citation, place);
}

function refused(text: string, refusal: CitationFault): Citation {
  return { ...emptyCitation('non-riconosciuta', 0, text.length), refusal };
}

/** Whether two citations name one act, by name or number: `D.Lgs. 82/2005 (Codice dell'amministrazione digitale)`. */
function isSameAct(a: Citation, b: Citation): boolean {
  if (a.foreign !== null || b.foreign !== null) return a.foreign?.name === b.foreign?.name;
  const [keys, other] = [keysOf(a), keysOf(b)];
  return keys.some((key) => other.includes(key));
}

/** Year and number of the acts that a citation stands for. */
function keysOf(citation: Citation): string[] {
  if (citation.number !== null && citation.year !== null) return [`${citation.year}/${citation.number}`];
  return (citation.inForce ? citation.named.slice(0, 1) : citation.named).map((eli) => {
    const segments = eli.split('/');
    return `${segments.find((segment) => /^\d{4}$/.test(segment))}/${segments.at(-1)}`;
  });
}
