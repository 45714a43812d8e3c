// Adds the statements of update notes to amendments that are known otherwise: a sentence, an article, a day.
import type { RelationClaim, RelationEnd, RelationKind } from '../../law/relation.js';
import { addEvidence, dateBy, type Draft } from './draft.js';

/** Joins an amendment that a note reports with the same one known otherwise, which gets the note's sentence, day and article. */
export function absorbNotes(drafts: Map<string, Draft>): void {
  const retold = new Map<string, Draft[]>();
  for (const known of drafts.values()) if (known.method === 'nota' && isTextual(known)) retold.set(known.placed, []);
  if (retold.size === 0) return;
  for (const known of drafts.values()) if (known.method !== 'nota') retold.get(known.placed)?.push(known);
  for (const [key, note] of drafts) {
    if (note.method !== 'nota' || !isTextual(note)) continue;
    const same = retold
      .get(note.placed)!
      .find(({ from }) => from.article === null || from.articleEli === note.from.articleEli);
    if (same === undefined) continue;
    if (same.from.article === null && isWithinPlace(same, note)) same.from = note.from;
    addEvidence(same, note.evidence);
    dateBy(same, note);
    drafts.delete(key);
  }
}

/** Whether all that is known of an amendment lies in the paragraphs that a note names: then its article is that of the note. */
function isWithinPlace(known: Draft, note: Draft): boolean {
  const named = note.to.paragraph?.split(', ') ?? [];
  return placesOf(known).every(({ paragraph }) => paragraph === note.to.paragraph || named.includes(paragraph ?? ''));
}

/** Whether an amendment touches nothing but these paragraphs. */
function isWithin(known: Draft, paragraphs: readonly string[]): boolean {
  return placesOf(known).every(
    ({ paragraph }) => paragraph?.split(', ').every((one) => paragraphs.includes(one)) ?? false,
  );
}

/** The places that an amendment touches. */
function placesOf({ to, parts }: Draft): Pick<RelationEnd, 'paragraph'>[] {
  return parts === null ? [to] : [...parts.values()].map((part) => part.to);
}

/** A note that says since when the amendments of its act have effect in the place that it stands with. */
export interface Teller {
  claim: RelationClaim;
  pair: number;
  to: RelationEnd;
}

/** Gives amendments the day of effect that only a note of the amended article states; of several notes the last one stands. */
export function dateAmendments(drafts: Iterable<Draft>, tellers: readonly Teller[]): void {
  if (tellers.length === 0) return;
  const keyOf = (pair: number, { articleEli }: RelationEnd) => `${pair} ${articleEli ?? ''}`;
  const told = new Map<string, Draft[]>(tellers.map(({ pair, to }) => [keyOf(pair, to), []]));
  for (const known of drafts)
    if (known.dates.effect === null && isTextual(known)) told.get(keyOf(known.pair, known.to))?.push(known);
  for (const { claim, pair, to } of tellers) {
    const { articles, paragraphs } = claim.told!;
    for (const known of told.get(keyOf(pair, to))!)
      if (
        (articles.length === 0 || articles.includes(known.from.article ?? '')) &&
        (paragraphs.length === 0 || isWithin(known, paragraphs))
      )
        dateBy(known, claim, true);
  }
}

function isTextual({ kind, nature }: Draft): boolean {
  return (nature === 'testuale' || nature === null) && textualKinds.includes(kind);
}

const textualKinds: readonly RelationKind[] = ['abroga', 'sostituisce', 'inserisce', 'modifica'];
