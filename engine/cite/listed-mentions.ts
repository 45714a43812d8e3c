// Further acts of a list, which share a type or a year.
import type { ActType } from '../law/act-type.js';
import { emptyMention, readNumbering, type Mention } from './mentions.js';
import { Kind, kindSet, textOf, type Tokens } from './tokens.js';

/** Tokens between two acts of a list. */
const separators = kindSet(Kind.Comma, Kind.And, Kind.Semicolon, Kind.Of);

/**
 * The acts of a list whose year is written once, after the last: `leggi n. 59 e n. 127 del 1997`, `d.lgs. nn. 59 e 60 del 2010`. Empty unless
 * a plural, or `n.` before each number, shows that it is a list.
 */
export function readSharedYear(tokens: Tokens, first: Mention): Mention[] {
  if (first.type === null || first.number === null || first.year !== null) return [];
  const isPlural = /^(?:leggi|decreti|regi |ll|dd)/i.test(textOf(tokens, first.from)) || saysNumbers(tokens, first);
  const listed = [first];
  for (let at = first.next; listed.length < 20;) {
    const from = at;
    while (at < from + 2 && (tokens.kind[at] === Kind.Comma || tokens.kind[at] === Kind.And)) at++;
    if (at === from || !(isPlural || tokens.kind[at] === Kind.Numero)) return [];
    const mention: Mention = { ...first, number: null, from: at, next: at };
    readNumbering(tokens, at, mention);
    if (mention.number === null || mention.date !== null) return [];
    listed.push(mention);
    at = mention.next;
    const { year, shortYear } = mention;
    if (year !== null) return listed.map((one) => ({ ...one, year, shortYear }));
  }
  return [];
}

/** `nn. 59 e 60`. */
function saysNumbers(tokens: Tokens, { from, next }: Mention): boolean {
  for (let i = from; i < next; i++)
    if (tokens.kind[i] === Kind.Numero && /^(?:nn|numeri|nri)/i.test(textOf(tokens, i))) return true;
  return false;
}

/** A further act of the same type: `decreti legge 23 febbraio 2020, n. 6, e 25 marzo 2020, n. 19`; `null` if none follows. */
export function readFurtherMention(tokens: Tokens, i: number, type: ActType | null): Mention | null {
  let at = i;
  while (at < i + 3 && separators.has(tokens.kind[at])) at++;
  if (at === i || (tokens.kind[at] !== Kind.Integer && tokens.kind[at] !== Kind.Numero)) return null;
  const mention = emptyMention(type, at, at);
  readNumbering(tokens, at, mention);
  return mention.number !== null && mention.year !== null ? mention : null;
}
