// Numbers by which people call an act: `la 633 del 1941`, `la 231`, `il 41 bis`.
import { nicknames } from '../../law/named-acts.js';
import { readUntyped } from '../mention/mentions.js';
import { readBareArticle, type Provision } from '../provision/provisions.js';
import { digitsOf, isGlued, Kind, textOf, type Tokens } from '../token/tokens.js';

interface Read {
  /** First token of the number, and the one after the last. */
  start: number;
  next: number;
}

export type Nickname = Read &
  (
    | { kind: 'year'; number: string; year: number; numbered: boolean }
    | { kind: 'number'; number: string; acts: readonly string[] }
    | { kind: 'article'; place: Provision; acts: readonly string[] }
  );

/** A law is feminine: `la 231` is one, `il 231` is not. */
const feminine = /^(?:la|alla|della|dalla|nella|sulla|una)$/i;
const masculine = /^(?:il|al|del|dal|nel|sul)$/i;

/** Articles that are known by their number alone, with their act. */
const famousArticles: Readonly<Record<string, readonly string[]>> = { '41-bis': ['eli:/it/legge/1975/07/26/354'] };

/** The nickname that begins with the article at token `i`, or `null`. */
export function readNickname(tokens: Tokens, i: number): Nickname | null {
  const kind = tokens.kind[i];
  if (kind !== Kind.Noise && kind !== Kind.Of && kind !== Kind.At) return null;
  const numbered = tokens.kind[i + 1] === Kind.Numero;
  const start = numbered ? i + 2 : i + 1;
  if (tokens.kind[start] !== Kind.Integer || start >= tokens.count) return null;
  const article = textOf(tokens, i);
  if (masculine.test(article) && !numbered) return suffixedArticle(tokens, start);
  if (!feminine.test(article)) return null;
  const follows = tokens.kind[start + 1];
  const hasYear = numbered || follows === Kind.Of || follows === Kind.Slash;
  const untyped = hasYear ? readUntyped(tokens, numbered ? i + 1 : start) : null;
  if (untyped !== null)
    return untyped.date === null && untyped.impossibleDate === null && untyped.number !== null && untyped.year !== null
      ? { kind: 'year', number: untyped.number, year: untyped.year, numbered, start: i + 1, next: untyped.next }
      : null;
  const acts = nicknames().get(digitsOf(tokens, start)) ?? [];
  // `la 392` is that law only where the text has named it; a number of two digits counts something else.
  if (numbered || (acts.length === 0 && tokens.value[start]! < 100) || goesOnAsNumber(tokens, start)) return null;
  return { kind: 'number', number: digitsOf(tokens, start), acts, start: i, next: start + 1 };
}

/** `la 104ª`, `la 104/92`, `la 104,5`, `la 104 e 105`. */
function goesOnAsNumber(tokens: Tokens, i: number): boolean {
  if (/\D/.test(textOf(tokens, i))) return true;
  const kind = tokens.kind[i + 1];
  if (kind === Kind.Integer || kind === Kind.Month || kind === Kind.Slash || kind === Kind.Dash) return true;
  const mark = kind === Kind.Comma || kind === Kind.Dot || kind === Kind.And;
  if (mark && tokens.kind[i + 2] === Kind.Integer) return true;
  return (
    kind === Kind.Word &&
    /^(?:edizion|tapp|puntat|giornat|gar|pagin|sal|stanz|person|vittim|camer)/i.test(textOf(tokens, i + 1))
  );
}

function suffixedArticle(tokens: Tokens, start: number): Nickname | null {
  const place = readBareArticle(tokens, start);
  if (place === null || !/-[a-z]/.test(place.article!) || isGlued(tokens, start)) return null;
  return { kind: 'article', place, acts: famousArticles[place.article!] ?? [], start: start - 1, next: place.next };
}
