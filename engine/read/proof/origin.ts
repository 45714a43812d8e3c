// Finds the operation that brought each stretch of a text: words that are still at their place, and units that were changed since.
import type { Stretch } from '../../law/wording.js';
import { editsOf, type SpelledWording } from './apply.js';
import { foldedAt, foldWords, lettersIn, occurrences } from './folded.js';
import { locate } from './locate.js';
import { articleLabel, fewLetters, isOfArticle, isOfUnits, joined, type ArticleText } from './prove.js';

/** An operation on the article, in the order of their days. */
export interface DatedWording {
  wording: SpelledWording;
  /** Number of the amending act: its operations are placed in the text as it stood before all of them. */
  act: number;
  /** Whether a text proves that its words came. */
  isProved: boolean;
}

/** A stretch of a text, and the index of the operation that brought it. */
export interface Origin extends Stretch {
  operation: number;
}

/**
 * The stretches of today's text that operations brought, in the order of the text, without overlaps: later operations hide earlier ones.
 * Words that occur more than once at their place, or elsewhere, are left out.
 * @param operations on this article, the oldest first
 */
export function originsIn(today: ArticleText, operations: readonly DatedWording[]): Origin[] {
  if (operations.length === 0) return [];
  let painted: Origin[] = [];
  operations.forEach(({ wording, isProved }, operation) => {
    if (!wording.isWhole || wording.brought === null || wording.to.isHeading) return;
    const direct = isProved ? broughtIn(wording, today).map((stretch) => ({ ...stretch, operation })) : [];
    const own = direct.length > 0 ? direct : changedSince(wording, operation, today, operations);
    for (const origin of own) painted = paint(painted, origin);
  });
  painted.sort((a, b) => a.start - b.start);
  return painted.reduce<Origin[]>((joined, one) => {
    const last = joined.at(-1);
    if (last?.end === one.start && last.operation === one.operation) last.end = one.end;
    else joined.push({ ...one });
    return joined;
  }, []);
}

/** Puts a stretch over those that lie there. */
function paint(painted: readonly Origin[], over: Origin): Origin[] {
  const left = painted.flatMap((one) =>
    [
      { ...one, end: Math.min(one.end, over.start) },
      { ...one, start: Math.max(one.start, over.end) },
    ].filter(({ start, end }) => start < end),
  );
  return over.start < over.end ? [...left, over] : left;
}

/** The stretches of the words as they were brought; empty if they are not there, or not just once. */
function broughtIn(wording: SpelledWording, { heading, text }: ArticleText): Stretch[] {
  const { to, brought, anchor, old, position } = wording;
  if (isOfArticle(wording)) {
    const own = lettersIn(brought!.replace(articleLabel, ''));
    return own === lettersIn(text) || own === lettersIn(`${heading ?? ''}${text}`)
      ? [{ start: 0, end: text.length }]
      : [];
  }
  const { stretches, exact } = locate(text, to);
  if (!exact) return [];
  const [place] = stretches as [Stretch];
  if (isOfUnits(wording) && old === null && anchor === null)
    return lettersIn(text.slice(place.start, place.end)) === lettersIn(brought!) ? [place] : [];
  // The place alone: an article may be a hundred times as long.
  const folded = foldWords(text.slice(place.start, place.end));
  const found = occurrences(folded, foldWords(joined(wording)));
  if (lettersIn(joined(wording)).length < fewLetters || (found.length > 1 && position !== 'ovunque')) return [];
  const inText = ({ start, end }: Stretch): Stretch => ({ start: place.start + start, end: place.start + end });
  if (anchor === null) return found.map(inText);
  // The words beside which they came were there before.
  return found.flatMap(({ start, end }) => {
    const own = occurrences(folded, foldWords(brought!), foldedAt(folded, start), foldedAt(folded, end));
    const one = position === 'prima' ? own[0] : own.at(-1);
    return one === undefined ? [] : [inText(one)];
  });
}

/** A text, and of each character the operation that brought it. */
interface Traced {
  text: string;
  owners: readonly number[];
}

/**
 * A paragraph or article that came whole and was changed since: where what came, with the later operations applied, is what
 * stands there, letter by letter, each letter is known.
 */
function changedSince(
  wording: SpelledWording,
  operation: number,
  today: ArticleText,
  operations: readonly DatedWording[],
): Origin[] {
  if (!isOfArticle(wording) && (wording.reach !== 'comma' || wording.old !== null || wording.anchor !== null))
    return [];
  const own = operations[operation]!;
  const later = operations
    .slice(operation + 1)
    .filter((one) => one.act !== own.act && (isOfArticle(wording) || isInParagraphs(one.wording, wording)));
  if (later.length === 0) return [];
  const place = placeOf(wording, today.text);
  if (place === null) return [];
  const standing = lettersIn(today.text.slice(place.start, place.end));
  const came = isOfArticle(wording) ? wording.brought!.replace(articleLabel, '') : wording.brought!;
  let traced: Traced = { text: came, owners: new Array<number>(came.length).fill(operation) };
  for (const act of new Set(later.map((one) => one.act))) traced = applied(traced, act, operations, later);
  const made = lettersIn(traced.text);
  // An article may come with its heading, which is no part of its text.
  const skipped = made.endsWith(standing) ? made.length - standing.length : -1;
  if (skipped === -1 || (skipped > 0 && made.slice(0, skipped) !== lettersIn(today.heading ?? ''))) return [];
  return carried(traced, skipped, today.text, place);
}

/** Whether an operation names a paragraph that another one brought. */
function isInParagraphs({ to }: SpelledWording, brought: SpelledWording): boolean {
  return to.paragraphs.some((number) => brought.to.paragraphs.includes(number));
}

function placeOf(wording: SpelledWording, text: string): Stretch | null {
  if (isOfArticle(wording)) return { start: 0, end: text.length };
  const { stretches, exact } = locate(text, wording.to);
  return exact && wording.to.paragraphs.length > 0 ? stretches[0]! : null;
}

/** The text with the operations of one act: those that have no place in it change nothing, the comparison judges the whole. */
function applied(
  before: Traced,
  act: number,
  operations: readonly DatedWording[],
  later: readonly DatedWording[],
): Traced {
  const edits = later.flatMap((one) => {
    const { act: by, wording } = one;
    const operation = operations.indexOf(one);
    if (by !== act || !wording.isWhole || wording.to.isHeading || isOfArticle(wording)) return [];
    const found = editsOf(wording, before.text);
    return typeof found === 'string' || found.isWide ? [] : found.edits.map((edit) => ({ ...edit, operation }));
  });
  edits.sort((a, b) => b.start - a.start || b.end - a.end);
  let { text } = before;
  let owners: readonly number[] = before.owners;
  let limit = Infinity;
  for (const { start, end, words, operation } of edits) {
    if (end > limit) continue;
    limit = start;
    text = text.slice(0, start) + words + text.slice(end);
    owners = [...owners.slice(0, start), ...new Array<number>(words.length).fill(operation), ...owners.slice(end)];
  }
  return { text, owners };
}

const letter = /[\p{L}\p{N}]/u;

/** The owners of the letters of one text, told of the same letters of another; what stands between two letters is of the older owner. */
function carried({ text, owners }: Traced, skipped: number, today: string, place: Stretch): Origin[] {
  const made = foldWords(text);
  const ofLetters = Array.from(made.text).flatMap((char, i) => (letter.test(char) ? owners[made.places[i]!]! : []));
  const folded = foldWords(today.slice(place.start, place.end));
  const origins: Origin[] = [];
  let next = skipped;
  for (let i = 0; i < folded.text.length; i++) {
    if (!letter.test(folded.text[i]!)) continue;
    const at = place.start + folded.places[i]!;
    const operation = ofLetters[next++]!;
    const last = origins.at(-1);
    if (last === undefined) origins.push({ start: place.start, end: at + 1, operation });
    else if (last.operation === operation) last.end = at + 1;
    else {
      if (last.operation < operation) last.end = at;
      origins.push({ start: last.end, end: at + 1, operation });
    }
  }
  if (origins.length > 0) origins.at(-1)!.end = place.end;
  return origins;
}
