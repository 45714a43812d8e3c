// An annex that is named between an article and its act.
import type { Provision } from './provision.js';
import { Kind, textOf, type Tokens } from '../token/tokens.js';

const annexNames =
  /^(?:n\.\s?)?(?:[IVXL]{1,5}|[A-Z]|\d{1,3})(?:\.\d{1,2})?(?:-[a-z]{2,9})?(?:(?:,\s|\se\s)[IVXL\dA-Z.]{1,6})?\s$/;

/** `e dell'allegato I.2 del` after an article: the token of `del`, so that the article finds its act; else `end`. */
function skipAnnex(tokens: Tokens, end: number, at: number): number {
  if (at === end || !isAnnex(tokens, at)) return end;
  let next = at + 1;
  while (next < at + 8 && tokens.kind[next] !== Kind.Of && tokens.kind[next] !== Kind.At) next++;
  if (next >= tokens.count || next === at + 8) return end;
  return annexNames.test(tokens.text.slice(tokens.start[at + 1], tokens.start[next])) ? next : end;
}

/** The annex that begins at token `i`, `II.1` of `allegato II.1`, as it is written; `null` where none does, or none with a number. */
export function annexAt(tokens: Tokens, i: number): string | null {
  if (i + 1 >= tokens.count || !isAnnex(tokens, i)) return null;
  return annexNumber.exec(tokens.text.slice(tokens.start[i + 1], tokens.start[i + 1]! + 30))?.[1] ?? null;
}

const annexNumber =
  /^(?:n\.\s?)?((?:[IVXL]{1,5}|[A-Z]|\d{1,3})(?:\.\d{1,2})?(?:[-\s](?:bis|ter|quater|quinquies))?)(?![\p{L}\d])/u;

function isAnnex(tokens: Tokens, i: number): boolean {
  return /^(?:allegat[oi]|tabell[ae])$/i.test(textOf(tokens, i));
}

/** `dell'allegato I.2 del` belongs to the place: the article is that annex's; behind `e` the annex is one more. */
export function endWithAnnex(tokens: Tokens, place: Provision, at: number): void {
  const next = skipAnnex(tokens, place.next, at);
  if (next === place.next) return;
  const annex = tokens.kind[at - 1] === Kind.Of && tokens.kind[at - 2] !== Kind.And ? annexAt(tokens, at) : null;
  if (annex !== null) place.part = `${textOf(tokens, at).toLowerCase()} ${annex}`;
  place.next = next;
}
