// Paragraphs without numbers are counted: what an act puts in and takes away moves those behind it.
import type { SpelledWording } from './apply.js';

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
