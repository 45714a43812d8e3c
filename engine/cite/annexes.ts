// An annex that is named between an article and its act.
import { Kind, textOf, type Tokens } from './tokens.js';

const annexNames =
  /^(?:n\.\s?)?(?:[IVXL]{1,5}|[A-Z]|\d{1,3})(?:\.\d{1,2})?(?:-[a-z]{2,9})?(?:(?:,\s|\se\s)[IVXL\dA-Z.]{1,6})?\s$/;

/** `e dell'allegato I.2 del` after an article: the token of `del`, so that the article finds its act; else `end`. */
export function skipAnnex(tokens: Tokens, end: number, at: number): number {
  if (at === end || !/^(?:allegat[oi]|tabell[ae])$/i.test(textOf(tokens, at))) return end;
  let next = at + 1;
  while (next < at + 8 && tokens.kind[next] !== Kind.Of && tokens.kind[next] !== Kind.At) next++;
  if (next >= tokens.count || next === at + 8) return end;
  return annexNames.test(tokens.text.slice(tokens.start[at + 1], tokens.start[next])) ? next : end;
}
