// Periods, and paragraphs without numbers, are counted: what an act puts in and takes away moves those behind it.
import type { SpelledWording } from './apply.js';
import { sentencesIn } from './locate.js';

/**
 * An operation at the places to which its own act has moved those that it names, if any.
 * @param together all operations of the act on the article
 * @param isCounted whether the paragraphs of the text after have no numbers
 */
export function placesAfter(
  wording: SpelledWording,
  together: readonly SpelledWording[],
  isCounted: boolean,
): SpelledWording[] {
  const inParagraph = isCounted ? afterTheAct(wording, together) : null;
  const sentence = sentenceAfterTheAct(wording, together)?.to.sentences;
  const inSentence = [wording, inParagraph].flatMap((own) =>
    own === null || sentence === undefined ? [] : { ...own, to: { ...own.to, sentences: sentence } },
  );
  return inParagraph === null ? inSentence : [inParagraph, ...inSentence];
}

/**
 * An operation with the ordinals that its paragraphs have after the act, where they have another one than in the text before: those in front
 * of them that the act repeals are gone, those that it inserts have come. `null` where nothing moves.
 * @param together all operations of the act on the article
 */
export function afterTheAct(wording: SpelledWording, together: readonly SpelledWording[]): SpelledWording | null {
  const { paragraphs } = wording.to;
  const own = paragraphs.map(Number);
  if (own.length === 0 || own.some((ordinal) => !Number.isInteger(ordinal))) return null;
  const isNew = bringsParagraphs(wording);
  const [first] = own as [number];
  const shift = together.reduce((sum, other) => {
    if (other === wording) return sum;
    const places = other.to.paragraphs.map(Number);
    if (other.kind === 'abroga' && other.old === null && other.reach === 'comma')
      return sum - places.filter((place) => place < first).length;
    if (!bringsParagraphs(other)) return sum;
    const [at] = places;
    const isBefore = at !== undefined && (isNew ? at < first : at <= first);
    return isBefore ? sum + Math.max(places.length, 1) : sum;
  }, 0);
  if (shift === 0) return null;
  return { ...wording, to: { ...wording.to, paragraphs: own.map((ordinal) => String(ordinal + shift)) } };
}

/** Whether paragraphs come: `dopo il primo comma è inserito il seguente`, `al primo comma è premesso il seguente`. */
function bringsParagraphs({ kind, reach, position, brought }: SpelledWording): boolean {
  return kind === 'inserisce' && brought !== null && (reach === 'comma' || (reach === null && position === 'prima'));
}

/**
 * An operation with the ordinal that its period has after the act: words count the periods of the text before. `null` where none in front
 * of it goes or comes, or the words name no single one.
 * @param together all operations of the act on the article
 */
export function sentenceAfterTheAct(
  wording: SpelledWording,
  together: readonly SpelledWording[],
): SpelledWording | null {
  const own = Number(wording.to.sentences[0]);
  if (wording.to.sentences.length !== 1 || !Number.isInteger(own)) return null;
  const shift = together.reduce(
    (sum, other) => (other === wording || !isBeside(other, wording) ? sum : sum + cameBefore(own, other)),
    0,
  );
  return shift === 0 ? null : { ...wording, to: { ...wording.to, sentences: [String(own + shift)] } };
}

/** Whether two operations are in the same paragraph, point and number. */
function isBeside({ to: one }: SpelledWording, { to: other }: SpelledWording): boolean {
  return (['paragraphs', 'points', 'numbers'] as const).every((level) => one[level].join() === other[level].join());
}

/** How many more periods stand in front of the n-th after an operation. */
function cameBefore(own: number, { kind, reach, old, brought, position, to, beside }: SpelledWording): number {
  if (reach !== 'periodo') return 0;
  const fresh = brought === null ? 0 : sentencesIn(brought, { start: 0, end: brought.length }).length;
  if (kind === 'inserisce') {
    if (position === 'all-inizio') return fresh;
    const at = Number(beside?.sentences.at(-1));
    return Number.isInteger(at) && (position === 'dopo' ? at < own : position === 'prima' && at <= own) ? fresh : 0;
  }
  const gone = to.sentences.map(Number).filter((ordinal) => ordinal < own).length;
  if (old !== null || gone === 0 || gone < to.sentences.length) return 0;
  return kind === 'abroga' ? -gone : kind === 'sostituisce' ? fresh - gone : 0;
}
