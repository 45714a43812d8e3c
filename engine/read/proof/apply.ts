// The text that an operation makes of the one before it: where its words stand, and what stands there afterwards.
import type { Stretch, Wording, WordPlace, WordsEnd } from '../../law/wording.js';
import { foldedAt, foldWords, inSmallLetters, occurrences, type Folded } from './folded.js';
import { locate, sentencesIn } from './locate.js';

/** The words of an operation themselves. */
export interface SpelledWording extends Pick<Wording, 'kind' | 'reach' | 'position' | 'to' | 'beside' | 'isWhole'> {
  old: string | null;
  until: string | null;
  /** Up to where they go, where that is said by no words of theirs. */
  end?: WordsEnd | null;
  brought: string | null;
  anchor: string | null;
}

/** The words of an operation, from the text that it stands in. */
export function spell(wording: Wording, text: string): SpelledWording {
  const { kind, reach, position, to, beside, isWhole, until } = wording;
  const words = (stretch: Stretch | null) => (stretch === null ? null : text.slice(stretch.start, stretch.end));
  return {
    ...{ kind, reach, position, to, beside, isWhole },
    old: words(wording.old),
    until: typeof until === 'string' ? null : words(until),
    end: typeof until === 'string' ? until : null,
    brought: words(wording.brought),
    anchor: words(wording.anchor),
  };
}

/** A change of a text: what stands in the stretch goes, the words come. */
export interface Edit extends Stretch {
  words: string;
}

/** Why an operation has no place in a text. */
export type Miss = 'words' | 'place' | 'absent' | 'several';

/** The edits of an operation on a text; `isWide`: its words are outside the place that it names. */
export interface Applied {
  edits: readonly Edit[];
  isWide: boolean;
}

/**
 * Finds what an operation on less than an article changes.
 * @param text of the article, or its heading, as it stood before the whole amending act
 */
export function editsOf(wording: SpelledWording, text: string): Applied | Miss {
  if (!wording.isWhole) return 'words';
  const { kind, reach } = wording;
  const isOfUnits = reach === 'comma' || reach === 'lettera' || reach === 'numero';
  if (kind === 'inserisce' && wording.anchor === null)
    return isOfUnits ? insertUnit(wording, text) : append(wording, text);
  if (wording.old === null && wording.anchor === null) return replacePlace(wording, text);
  return changeWords(wording, text);
}

/** Words in a place: once, or everywhere; what is not there is looked for in the wider ones. */
function changeWords(
  { to, old, until, end: toEnd, anchor, brought, position, kind }: SpelledWording,
  text: string,
): Applied | Miss {
  const folded = foldWords(text);
  const words = foldWords(old ?? anchor!);
  // `La domanda`, said of `la domanda`: in capitals or not, before a wider place.
  const [small, smallWords] = [inSmallLetters(folded), inSmallLetters(words)];
  const { stretches, exact } = locate(text, to);
  for (const [i, stretch] of stretches.entries()) {
    const asPrinted = within(folded, words, stretch);
    const found = asPrinted.length > 0 ? asPrinted : within(small, smallWords, stretch);
    if (found.length === 0) continue;
    const isWide = i > 0 || !exact;
    const beside = ({ start, end }: Stretch): Edit => {
      const at = position === 'prima' ? start : end;
      return { start: at, end: at, words: spaced(text, at, brought!) };
    };
    if (position === 'ovunque')
      return {
        edits: found.map((one) => (kind === 'inserisce' ? beside(one) : replacing(text, one, brought))),
        isWide,
      };
    if (found.length > 1) return 'several';
    if (kind === 'inserisce') return { edits: [beside(found[0]!)], isWide };
    const { end, start } = found[0]!;
    const last = toEnd
      ? endOf(text, toEnd, start, stretch, brought)
      : until === null
        ? end
        : endOfRange(folded, until, end, stretch);
    return last === null ? 'absent' : { edits: [replacing(text, { start, end: last }, brought)], isWide };
  }
  return exact ? 'absent' : 'place';
}

/** Words that others replace, or that go: with the blank before them, where none may stay behind. */
function replacing(text: string, { start, end }: Stretch, brought: string | null): Edit {
  const next = brought ?? text[end] ?? ' ';
  const isApart = text[start - 1] === ' ' && /^[\s,;:.)»"]/.test(next);
  return { start: isApart ? start - 1 : start, end, words: brought ?? '' };
}

/** Words as they stand between two others: with one blank on either side, and none before a stop. */
function spaced(text: string, at: number, words: string): string {
  const before = /^[\s,;:.)]/.test(words) || /(?:^|[\s(«"'’])$/.test(text.slice(0, at)) ? '' : ' ';
  const after = /\s$/.test(words) || /^(?:$|[\s,;:.)»"])/.test(text.slice(at, at + 1)) ? '' : ' ';
  return before + words + after;
}

function within(folded: Folded, needle: Folded, { start, end }: Stretch) {
  return occurrences(folded, needle, foldedAt(folded, start), foldedAt(folded, end));
}

function endOfRange(folded: Folded, until: string, from: number, { end }: Stretch): number | null {
  return within(folded, foldWords(until), { start: from, end })[0]?.end ?? null;
}

/** The end of a place, or that of the period of it in which words begin; its stop stays where the new words bring none. */
function endOf(text: string, until: WordsEnd, from: number, place: Stretch, brought: string | null): number {
  const isPeriod = until === 'periodo';
  const end = (isPeriod && sentencesIn(text, place).find((one) => one.end > from)?.end) || place.end;
  const stop = /[.;]\s*$/.test(brought ?? '') ? 0 : (/[.;]$/.exec(text.slice(from, end))?.[0].length ?? 0);
  return end - stop;
}

/** `sono aggiunte, in fine, le seguenti parole`: before the last stop, unless they bring their own. */
function append({ to, brought, position, beside, reach }: SpelledWording, text: string): Applied | Miss {
  const { stretches, exact } = locate(text, beside ?? to);
  if (!exact) return 'place';
  const [{ start, end }] = stretches as [Stretch];
  if (position === 'all-inizio' || position === 'prima') {
    const at = start + labelOf(text.slice(start, end)).length;
    return { edits: [{ start: at, end: at, words: `${brought!} ` }], isWide: false };
  }
  const hasStop = /[.;:]\s*$/.test(brought!) || reach === 'periodo';
  const stop = hasStop ? 0 : (/[.;,]\s*$/.exec(text.slice(start, end))?.[0].length ?? 0);
  return { edits: [{ start: end - stop, end: end - stop, words: ` ${brought!}` }], isWide: false };
}

/** `2-bis. `, `a) ` at the beginning of a unit; empty where there is none. */
function labelOf(unit: string): string {
  return /^\s*(?:\d{1,4}(?:-[a-z]{2,20})?\.|[a-z]{1,3}(?:-[a-z]{2,20})?\))\s/.exec(unit)?.[0] ?? '';
}

/** A paragraph, point or number that is new. */
function insertUnit({ to, brought, beside, position, reach }: SpelledWording, text: string): Applied | Miss {
  const around = position === 'in-fine' ? outer(to, reach) : beside;
  if (around === null) return 'place';
  const { stretches, exact } = locate(text, around);
  if (!exact) return 'place';
  const [{ start, end }] = stretches as [Stretch];
  const at = position === 'prima' ? start : end;
  return {
    edits: [{ start: at, end: at, words: position === 'prima' ? `${brought!}\n` : `\n${brought!}` }],
    isWide: false,
  };
}

/** The place that a new unit is in. */
function outer(place: WordPlace, reach: SpelledWording['reach']): WordPlace {
  if (reach === 'comma') return { ...place, paragraphs: [], points: [], numbers: [], sentences: [] };
  if (reach === 'lettera') return { ...place, points: [], numbers: [], sentences: [] };
  return { ...place, numbers: [], sentences: [] };
}

/** A place that goes whole; of those that come the new ones are not there yet. */
function replacePlace({ to, brought, reach }: SpelledWording, text: string): Applied | Miss {
  const words = brought ?? '';
  if (reach === 'rubrica') return { edits: [{ start: 0, end: text.length, words }], isWide: false };
  const places = apart(text, placesBefore(text, to, reach));
  // Which of the new words take the place of which old ones is not said.
  if (places === null || (brought !== null && places.length > 1)) return 'place';
  const edits = places.map(({ start: first, end: last }): Edit => {
    // A period stands behind the number of its paragraph, and new words may come without the number.
    const isKept = to.sentences.length > 0 || (brought !== null && labelOf(words.trimStart()) === '');
    const label = isKept ? labelOf(text.slice(first, last)) : '';
    const start = words.startsWith(label) ? first : first + label.length;
    // `l'alinea è sostituito dal seguente`: the line before the list.
    const line = reach === 'parole' ? text.indexOf('\n', start) : -1;
    return { start, end: line === -1 ? last : Math.min(line, last), words };
  });
  return { edits, isWide: false };
}

const levels = ['paragraphs', 'points', 'numbers', 'sentences'] as const;

/** Where the places stand that are named: one stretch where they follow each other, else each; `null` where one is not there. */
function apart(text: string, to: WordPlace): Stretch[] | null {
  const { stretches, exact } = locate(text, to);
  if (!exact) return null;
  const own = levels.findLast((level) => to[level].length > 0);
  const each = own === undefined ? [] : to[own].map((value) => locate(text, { ...to, [own]: [value] }));
  if (each.length < 2 || each.some((one) => !one.exact)) return [stretches[0]!];
  const found = each.map((one) => one.stretches[0]!);
  const follow = found.every(({ start }, i) => i === 0 || text.slice(found[i - 1]!.end, start).trim() === '');
  return follow ? [stretches[0]!] : found;
}

/** `il comma 4 è sostituito dai seguenti: «4. … 4-bis. …»`: only those that the text has are replaced. */
function placesBefore(text: string, to: WordPlace, reach: SpelledWording['reach']): WordPlace {
  const level =
    reach === 'comma' ? 'paragraphs' : reach === 'lettera' ? 'points' : reach === 'numero' ? 'numbers' : null;
  if (level === null || to[level].length < 2) return to;
  return { ...to, [level]: to[level].filter((value) => locate(text, { ...to, [level]: [value] }).exact) };
}

/** Applies what several operations change, all of them found in the same text; `null` where two of them meet. */
export function applyEdits(text: string, edits: readonly Edit[]): string | null {
  const ordered = edits
    .map((edit, i) => ({ ...edit, i }))
    .sort((a, b) => b.start - a.start || b.end - a.end || b.i - a.i);
  let [out, limit] = [text, Infinity];
  for (const [i, { start, end, words }] of ordered.entries()) {
    const last = ordered[i - 1];
    // What two clauses of an act take away, or replace with the same words, goes once.
    if (start < end && last?.start === start && last.end === end && last.words === words) continue;
    if (end > limit) return null;
    out = out.slice(0, start) + words + out.slice(end);
    limit = start;
  }
  return out;
}
