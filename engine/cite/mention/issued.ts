// The issuer between the type of an act and its number: `decreto del Ministro dell'interno 10 marzo 2014, n. 55`.
import { readDate } from '../token/dates.js';
import { endsSentence, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';
import { mayNameIssuer } from './issuers.js';

/** Tokens that end the search for the number of the act. */
const otherBeginnings = kindSet(
  Kind.Type,
  Kind.Article,
  Kind.Semicolon,
  Kind.Whereof,
  Kind.Enacted,
  Kind.Identifier,
  Kind.Close,
  Kind.Court,
);

/** Tokens of an issuer in brackets. */
const issuerWords = kindSet(Kind.Word, Kind.Of, Kind.And, Kind.At, Kind.Noise);

/** Words between a type and its number, at most. */
const longestIssuer = 28;

/** A decree's issuer, or a bracket with it; of the other types the number may follow a subject (`ordinanza sulla viabilità n. 3`). */
export function mayBeIssued(tokens: Tokens, i: number): boolean {
  return tokens.kind[i] === Kind.Open || /minist/i.test(textOf(tokens, i - 1)) || mayNameIssuer(tokens, i);
}

/** `d.m. Interno 5 agosto 2008`, `D.M. Lavoro e Salute n. 388/2003`: few words that begin with a capital, and a date or number. */
export function isMinistry(tokens: Tokens, i: number): boolean {
  let at = i;
  while (at < i + 5 && isMinistryWord(tokens, at)) at++;
  return at > i && at < tokens.count && (tokens.kind[at] === Kind.Numero || readDate(tokens, at)?.date != null);
}

function isMinistryWord(tokens: Tokens, i: number): boolean {
  return tokens.kind[i] === Kind.And || (tokens.kind[i] === Kind.Word && /^\p{Lu}/u.test(textOf(tokens, i)));
}

/** The token after the issuer's name where a date or number follows it, or 0. */
export function skipIssuer(tokens: Tokens, i: number): number {
  if (tokens.kind[i] === Kind.Semicolon || tokens.kind[i] === Kind.Close) return 0;
  if (tokens.kind[i] === Kind.Open) return skipBracketed(tokens, i);
  for (let at = i; at < i + longestIssuer && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Integer) return readDate(tokens, at) === null && tokens.kind[at + 1] !== Kind.Slash ? 0 : at;
    if (kind === Kind.Numero) return at;
    if (endsSentence(tokens, at) || otherBeginnings.has(kind)) return 0;
  }
  return 0;
}

/** `D.M. (Giustizia) 55/2014`: the token after an issuer of few words in brackets, or 0. */
function skipBracketed(tokens: Tokens, i: number): number {
  for (let at = i + 1; at < i + 7 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Close) return at + 1;
    if (!issuerWords.has(kind)) return 0;
  }
  return 0;
}
