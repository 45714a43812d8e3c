// An annex that is named beside an article of its own.
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

/** Characters of `allegato n. II.14 quinquies, ` at most. */
const longestAnnex = 40;

/**
 * The annex right before the article at token `i`, `allegato I.7` of `allegato I.7, art. 4` and of `All. I.7 - art. 4`, and the token at
 * which it begins; `null` where none stands there.
 */
export function annexBefore(tokens: Tokens, i: number): { part: string; from: number } | null {
  const end = tokens.start[i]!;
  const before = tokens.text.slice(Math.max(0, end - longestAnnex), end);
  const found = annexThenPlace.exec(before) ?? annexThenAt.exec(before);
  if (found === null) return null;
  const start = end - found[0].length + (found[0].startsWith(', ') ? 2 : 0);
  let from = i;
  while (from > 0 && tokens.start[from]! > start) from--;
  return tokens.start[from] === start ? { part: partOf(found[1]!, found[2]!), from } : null;
}

/** `allegato I.7, art. 4` at token `i`: the token of `art.`; `i` where no annex with an article behind it begins there. */
export function skipAnnexBefore(tokens: Tokens, i: number): number {
  for (let at = i + 2; at < i + 9 && at < tokens.count; at++)
    if (tokens.kind[at] === Kind.Article) return annexBefore(tokens, at)?.from === i ? at : i;
  return i;
}

/** `, all. I.1, al` and ` allegato I.1 del` behind an article, which is then that annex's; not to a law, whose own annexes stand there. */
export function endWithAnnexBeside(tokens: Tokens, place: Provision): void {
  if (tokens.isLaw || place.part !== null) return;
  const start = tokens.end[place.next - 1]!;
  const found = placeThenAnnex.exec(tokens.text.slice(start, start + longestAnnex));
  if (found === null) return;
  place.part = partOf(found[1]!, found[2]!);
  while (place.next < tokens.count && tokens.start[place.next]! < start + found[0].length) place.next++;
}

/**
 * The annex that its act stands behind, at token `i`: `allegato II.12` of `allegato II.12 al d.lgs. 36/2023, art. 2`, and of `allegato II.12 al
 * codice dei contratti pubblici, di cui al d.lgs. 36/2023, all'art. 2`; `null` for none.
 */
export function annexOfAct(tokens: Tokens, i: number): string | null {
  const end = tokens.start[i]!;
  const before = tokens.text.slice(Math.max(0, end - longestName), end);
  const pattern = tokens.isLaw ? annexOfActInLaw : annexThenAct;
  const found = pattern.exec(before.slice(-longestAnnex)) ?? annexOfName.exec(before);
  return found === null ? null : partOf(found[1]!, found[2]!);
}

/** Characters of `allegato II.12 al codice dei contratti pubblici, di cui al ` at most. */
const longestName = 180;

/**
 * `, allegato E` behind an act up to 1948: acts of that age approve whole laws as annexes with letters, and an article
 * that is named before the act is then the annex's. Of later acts nobody can say whether the annex is one more thing that is meant.
 */
export function annexBehindAct(tokens: Tokens, next: number, year: number | null): string | null {
  if (year === null || year > 1948) return null;
  const start = tokens.end[next - 1]!;
  const found = actThenAnnex.exec(tokens.text.slice(start, start + longestAnnex));
  return found === null ? null : `allegato ${found[1]!}`;
}

/** `allegato n. II.14 quinquies`: its noun and its number. */
const named = String.raw`([Aa]llegato|ALLEGATO|[Aa]ll\.|[Tt]abella|[Tt]ab\.)\s(?:n\.\s?)?((?:[IVXL]{1,5}|[A-Z]|\d{1,3})(?:\.\d{1,2})?(?:[-\s](?:bis|ter|quater|quinquies))?)`;
const annexThenAct = new RegExp(String.raw`(?<!\p{L})${named}(?:\s(?:al|alla|del|della)|,)?\s$`, 'u');
/** A law has annexes of its own: what stands beside the act without a preposition may be one. */
const annexOfActInLaw = new RegExp(String.raw`(?<!\p{L})${named}\s(?:al|alla|del|della)\s$`, 'u');
const annexOfName = new RegExp(
  String.raw`(?<!\p{L})${named}\s(?:al|del)\s(?:codice|testo\sunico|regolamento|statuto)(?:\s[^.;:«()]{1,110})?,?\sdi\scui\sal(?:la)?\s$`,
  'u',
);
const annexThenPlace = new RegExp(String.raw`(?<!\p{L})${named}(?:,|\s[-–])?\s$`, 'u');
/** `, allegato A, all'articolo 9`; not `all'allegato A, all'articolo 9`, which are two places. */
const annexThenAt = new RegExp(String.raw`,\s${named},\sall['’]$`, 'u');
const placeThenAnnex = new RegExp(String.raw`^,?\s(?:dell['’]\s?)?${named}(?![\p{L}\d])`, 'u');

const actThenAnnex = /^,?\s\(?(?:[Aa]llegato|ALLEGATO|[Aa]ll\.)\s([A-H])(?![\p{L}\d.'’])\)?/u;

function partOf(noun: string, number: string): string {
  return `${/^t/i.test(noun) ? 'tabella' : 'allegato'} ${number}`;
}

/** `I.7` of `allegato I.7`; `null` for no part. */
export function annexNumberOf(part: string | null): string | null {
  return part === null ? null : part.slice(part.indexOf(' ') + 1);
}
