// The words of an amending act held against the text that it amends: before + words = after, or what stands there.
import { readParagraphs } from '../../law/paragraph.js';
import type { Stretch } from '../../law/wording.js';
import { foldWords, foldedAt, lettersIn, occurrences } from './folded.js';
import { applyEdits, editsOf, type Edit, type SpelledWording } from './apply.js';
import { locate } from './locate.js';
import { placesAfter } from './ordinals.js';
import { repealMark, withoutMarks } from './repeal-mark.js';
import { isThere, isUnnumbered, standing } from './stands.js';

/** How far the text proves the words, as on the wire. */
export const grades = ['testo', 'presenza', 'segno', 'nota', 'coerente', 'discorde'] as const;
export type Grade = (typeof grades)[number];

/** Why a grade is no better, or none at all, as on the wire. */
export const proofReasons = [
  'non-caricato',
  'testo-anteriore',
  'parole-non-lette',
  'luogo-non-trovato',
  'piu-volte',
  'solo-assenza',
  'riscritto-dopo',
  'parole-brevi',
  'altrove',
] as const;
export type ProofReason = (typeof proofReasons)[number];

export interface Proof {
  grade: Grade | null;
  reason: ProofReason | null;
  /** How often the words are at the place: new words in the text after; words that go, in the text before, where no later one is loaded. */
  found: number;
}

/** A text of an article. */
export interface ArticleText {
  heading: string | null;
  text: string;
}

/** The texts of an article around an amending act. */
export interface Around {
  /** The text as it stood before the whole act; `null` where it is not loaded. */
  before: ArticleText | null;
  /** A text that stands after it. */
  after: ArticleText | null;
  /** Whether others amended the article since: then what is missing proves nothing. */
  isRewritten: boolean;
  /** Numbers of the amending act as marks print it: `209`, `2024`. */
  amender: readonly string[];
}

/**
 * The proofs of operations of one act on one article: of all together first, because that proves each of them, else of each alone.
 * @param together all operations of the act on the article, where `wordings` are only some of them
 */
export function proveArticle(
  wordings: readonly SpelledWording[],
  around: Around,
  together: readonly SpelledWording[] = wordings,
): Proof[] {
  if (around.before !== null && around.after !== null && isExact(wordings, around.before, around.after))
    return wordings.map(() => ({ grade: 'testo', reason: null, found: 1 }));
  const isCounted = around.after !== null && isUnnumbered(around.after.text);
  return wordings.map((wording) => {
    const proof = proveAlone(wording, around);
    if (isPositive(proof)) return proof;
    return (
      placesAfter(wording, together, isCounted)
        .map((moved) => proveAlone(moved, around))
        .find(isPositive) ?? proof
    );
  });
}

const isPositive = ({ grade }: Proof) => grade === 'presenza' || grade === 'segno' || grade === 'testo';

/** Whether the operations, all of them, make the one text of the other, to the letter. */
export function isExact(wordings: readonly SpelledWording[], before: ArticleText, after: ArticleText): boolean {
  const made = amendedText(wordings, before);
  return (
    made !== null &&
    lettersIn(withoutMarks(made.text)) === lettersIn(withoutMarks(after.text)) &&
    lettersIn(made.heading ?? '') === lettersIn(after.heading ?? '') &&
    lettersIn(`${before.heading ?? ''}${before.text}`) !== lettersIn(`${after.heading ?? ''}${after.text}`)
  );
}

/** The article as the operations make it; `null` where one of them has no place, or two meet. */
export function amendedText(wordings: readonly SpelledWording[], before: ArticleText): ArticleText | null {
  const edits: Record<'heading' | 'text', Edit[]> = { heading: [], text: [] };
  for (const wording of wordings) {
    if (isOfArticle(wording)) return null;
    const name = wording.to.isHeading ? 'heading' : 'text';
    const applied = editsOf(wording, before[name] ?? '');
    if (typeof applied === 'string') return null;
    edits[name].push(...applied.edits);
  }
  const text = applyEdits(before.text, edits.text);
  const heading = applyEdits(before.heading ?? '', edits.heading);
  return text === null || heading === null ? null : { heading, text };
}

/**
 * The paragraph in which the words of an operation stand, where that is none that it names; `null` for one that it names, or where the
 * text prints no number. To be believed only of operations that are exact together.
 */
export function movedTo(wording: SpelledWording, { text }: ArticleText): string | null {
  const { to } = wording;
  if (to.isHeading || to.paragraphs.length === 0 || isOfArticle(wording)) return null;
  const applied = editsOf(wording, text);
  if (typeof applied === 'string' || !applied.isWide) return null;
  const places = readParagraphs(text);
  const numbers = new Set(
    applied.edits.map(({ start, end }) => places.find((place) => place.start <= start && end <= place.end)?.number),
  );
  const [number] = numbers;
  return numbers.size !== 1 || number == null || to.paragraphs.includes(number) ? null : number;
}

/** Whether an operation is on an article as a whole, or on more. */
export function isOfArticle({ reach, to }: Pick<SpelledWording, 'reach' | 'to'>): boolean {
  return (
    reach === null ||
    reach === 'articolo' ||
    reach === 'partizione' ||
    reach === 'allegato' ||
    reach === 'atto' ||
    to.article === null
  );
}

/** Whether it is on paragraphs, points or numbers. */
export function isOfUnits({ reach }: Pick<SpelledWording, 'reach'>): boolean {
  return reach === 'comma' || reach === 'lettera' || reach === 'numero';
}

const nothingLoaded: Proof = { grade: null, reason: 'non-caricato', found: 0 };

function proveAlone(wording: SpelledWording, around: Around): Proof {
  const { before, after } = around;
  if (!wording.isWhole) return { grade: null, reason: 'parole-non-lette', found: 0 };
  if (after === null)
    return before === null
      ? nothingLoaded
      : { grade: null, reason: 'testo-anteriore', found: countBefore(wording, before) };
  if (wording.kind === 'abroga' && wording.old === null) return proveRepeal(wording, after, around);
  if (wording.reach === null && wording.to.article !== null && wording.brought !== null)
    return proveSomewhere(wording, after);
  if (isOfArticle(wording)) return proveWhole(wording, around, after);
  if (isOfUnits(wording) && wording.brought !== null && wording.old === null && wording.anchor === null)
    return proveUnits(wording, after, around);
  if (wording.brought === null) return proveGone(wording, after, around);
  return provePresence(wording, after, around);
}

/** How often the words that an operation changes are in the text before it. */
function countBefore(wording: SpelledWording, { heading, text }: ArticleText): number {
  if (isOfArticle(wording)) return 1;
  const applied = editsOf(wording, (wording.to.isHeading ? heading : text) ?? '');
  return typeof applied === 'string' ? 0 : applied.edits.length;
}

/** The grade of an operation whose words are missing: they disprove it only if no other act has amended the place since. */
function missing({ isRewritten }: Around): Proof {
  return isRewritten
    ? { grade: 'coerente', reason: 'riscritto-dopo', found: 0 }
    : { grade: 'discorde', reason: null, found: 0 };
}

/** A place that goes whole: the editors leave a mark there. */
function proveRepeal({ to, reach }: SpelledWording, { heading, text }: ArticleText, around: Around): Proof {
  const isWhole =
    to.article === null ||
    (to.paragraphs.length === 0 && to.points.length === 0 && to.numbers.length === 0 && to.sentences.length === 0);
  const place = locate(text, to);
  if (reach === 'rubrica')
    return heading === null ? { grade: 'coerente', reason: 'solo-assenza', found: 0 } : missing(around);
  if (!place.exact) return { grade: 'coerente', reason: 'luogo-non-trovato', found: 0 };
  const [{ start, end }] = place.stretches as [{ start: number; end: number }];
  const mark = repealMark.exec(isWhole ? text : text.slice(start, end));
  if (mark !== null) {
    const isNamed = around.amender.every((number) => mark[1]!.includes(number));
    return isNamed
      ? { grade: 'segno', reason: null, found: 1 }
      : { grade: 'coerente', reason: 'riscritto-dopo', found: 1 };
  }
  // Periods have no labels, and paragraphs may have no numbers: what stands there now may be the next one.
  const isCounted = to.sentences.length > 0 || (reach === 'comma' && isUnnumbered(text));
  if (isCounted) return { grade: 'coerente', reason: 'solo-assenza', found: 0 };
  return missing(around);
}

/** An article that comes whole. */
function proveWhole({ brought, to, kind }: SpelledWording, around: Around, after: ArticleText): Proof {
  if (brought === null || to.article === null) return { grade: null, reason: 'luogo-non-trovato', found: 0 };
  const own = lettersIn(brought.replace(articleLabel, ''));
  if (own === lettersIn(`${after.heading ?? ''}${after.text}`) || own === lettersIn(after.text)) {
    const isNew = around.before !== null && lettersIn(around.before.text) !== lettersIn(after.text);
    return {
      grade: isNew || (kind === 'inserisce' && around.before !== null) ? 'testo' : 'presenza',
      reason: null,
      found: 1,
    };
  }
  return missing(around);
}

/** New text of which the words do not say what it is, `e' premesso il seguente: «…»`: it stands there, or nothing is said. */
function proveSomewhere({ brought }: SpelledWording, { text }: ArticleText): Proof {
  const found = standing(text, brought!, { start: 0, end: text.length }).length;
  if (found === 1 && lettersIn(brought!).length >= fewLetters) return { grade: 'presenza', reason: null, found };
  return { grade: 'coerente', reason: found === 0 ? 'luogo-non-trovato' : 'piu-volte', found };
}

/** The beginning of an article, before its heading. */
export const articleLabel = /^[\s«"(]{0,5}art(?:icolo|\.)?\s{0,3}\d{1,5}(?:[\s-]{0,3}[a-z]{2,20})?(?:\.\d{1,3})?/i;

/** Paragraphs, points and numbers that come whole. */
function proveUnits(wording: SpelledWording, after: ArticleText, around: Around): Proof {
  const { to, brought, reach } = wording;
  const place = locate(after.text, to);
  if (place.exact && to[levelOf(reach)].length > 0) {
    const [{ start, end }] = place.stretches as [Stretch];
    if (isThere(after.text, { start, end }, brought!)) return { grade: 'presenza', reason: null, found: 1 };
    // Without a printed number the place is only counted, and others may have gone or come before it.
    const isCounted = to.paragraphs.length > 0 && isUnnumbered(after.text);
    const elsewhere = isCounted ? standing(after.text, brought!, { start: 0, end: after.text.length }).length : 0;
    return elsewhere > 0 ? { grade: 'coerente', reason: 'altrove', found: elsewhere } : missing(around);
  }
  const found = standing(after.text, brought!, { start: 0, end: after.text.length }).length;
  if (found === 1) return { grade: 'presenza', reason: null, found };
  return found > 1
    ? { grade: 'coerente', reason: 'piu-volte', found }
    : { ...missing(around), reason: 'luogo-non-trovato', grade: 'coerente' };
}

function levelOf(reach: SpelledWording['reach']): 'paragraphs' | 'points' | 'numbers' {
  return reach === 'comma' ? 'paragraphs' : reach === 'lettera' ? 'points' : 'numbers';
}

/** Fewer letters than these stand anywhere. */
export const fewLetters = 4;

/** New words at their place, once, and not those that went. */
function provePresence(wording: SpelledWording, { heading, text }: ArticleText, around: Around): Proof {
  const { to, old, brought, anchor, position } = wording;
  const own = to.isHeading ? (heading ?? '') : text;
  const needle = joined(wording);
  const { stretches, exact } = locate(
    own,
    to.isHeading ? { ...to, paragraphs: [], points: [], numbers: [], sentences: [] } : to,
  );
  for (const [i, { start, end }] of stretches.entries()) {
    const found = standing(own, needle, { start, end });
    if (found.length === 0) continue;
    if (i > 0 || !exact) return { grade: 'coerente', reason: 'altrove', found: found.length };
    if (found.length > 1 && position !== 'ovunque')
      return { grade: 'coerente', reason: 'piu-volte', found: found.length };
    if (lettersIn(needle).length < fewLetters)
      return { grade: 'coerente', reason: 'parole-brevi', found: found.length };
    const rest = own.slice(start, end).replaceAll(own.slice(found[0]!.start, found[0]!.end), '\n');
    // Of words that go wherever they stand, none may be left, at the beginning of a period or not.
    const isLeft = (words: string) =>
      position === 'ovunque'
        ? standing(rest, words, { start: 0, end: rest.length }).length > 0
        : occurrences(foldWords(rest), foldWords(words)).length > 0;
    // What words go beside stays; wherever it stands, they are beside it.
    const gone = old ?? (position === 'ovunque' ? anchor : null);
    const stays = gone !== null && isLeft(gone);
    return stays
      ? { grade: 'coerente', reason: 'piu-volte', found: found.length }
      : { grade: 'presenza', reason: null, found: found.length };
  }
  if (anchor !== null && standing(own, brought!, { start: 0, end: own.length }).length > 0)
    return { grade: 'coerente', reason: 'altrove', found: 0 };
  if (!exact) return { grade: 'coerente', reason: 'luogo-non-trovato', found: 0 };
  return missing(around);
}

/** New words with those that they stand beside. */
export function joined({ brought, anchor, position }: SpelledWording): string {
  if (anchor === null) return brought!;
  return position === 'prima' ? `${brought!} ${anchor}` : `${anchor} ${brought!}`;
}

/** Words that only go: that they are not there proves nothing. */
function proveGone({ to, old }: SpelledWording, { heading, text }: ArticleText, around: Around): Proof {
  const own = to.isHeading ? (heading ?? '') : text;
  const folded = foldWords(own);
  const { stretches, exact } = locate(
    own,
    to.isHeading ? { ...to, paragraphs: [], points: [], numbers: [], sentences: [] } : to,
  );
  const [{ start, end }] = stretches as [{ start: number; end: number }];
  const found = occurrences(folded, foldWords(old!), foldedAt(folded, start), foldedAt(folded, end)).length;
  if (!exact || found === 0) return { grade: 'coerente', reason: exact ? 'solo-assenza' : 'luogo-non-trovato', found };
  return found > 1 ? { grade: 'coerente', reason: 'piu-volte', found } : { ...missing(around), found };
}
