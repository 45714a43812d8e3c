// Tells what happened to an article between two versions of its act.
import type { ChangeKind } from '../../law/version.js';
import { formOf, lettersOf, type ComparableText } from './comparable.js';

/** A provision of one version, with what its version says of its end. */
export interface Versioned extends ComparableText {
  /** Whether the text is only a mark of repeal or lapse. */
  repealed: boolean;
}

/**
 * The kind of a change, by what it changed: words, heading, notes, or nothing that is law.
 * @returns `null` where both are equal in all that is served
 */
export function kindOfChange(before: Versioned | null, after: Versioned | null): ChangeKind | null {
  if (before === null) return after === null ? null : after.repealed ? endOf(after.text) : 'inserito';
  if (after === null) return 'rimosso';
  const sameNotes = before.notes.join('\n') === after.notes.join('\n');
  if (before.heading === after.heading && before.text === after.text && sameNotes) return null;
  if (before.repealed !== after.repealed) return after.repealed ? endOf(after.text) : 'ripristinato';
  // Another mark in place of a mark: no word of the law has changed.
  if (after.repealed) return 'grafia';
  // No law becomes empty, or was: some editions of the exporter lose the text of an article.
  if (isEmpty(before) !== isEmpty(after)) return 'grafia';
  const numbers = noteNumbers([...before.notes, ...after.notes]);
  const isSame = (a: Worded, b: Worded) => isSameLaw(a, b, numbers);
  const sameHeading = isSame({ heading: before.heading, text: '' }, { heading: after.heading, text: '' });
  if (!isSame({ heading: null, text: before.text }, { heading: null, text: after.text })) {
    // Exporters differ in what they take for the heading.
    return isSame(before, after) ? 'grafia' : 'modificato';
  }
  if (!sameHeading) return 'rubrica';
  return sameNotes ? 'grafia' : 'nota';
}

function isEmpty({ text }: Pick<ComparableText, 'text'>): boolean {
  return text.trim() === '';
}

type Worded = Pick<ComparableText, 'heading' | 'text'>;

/** Whether two provisions agree in every letter and digit, wherever the numbers of their notes stand. */
function isSameLaw(a: Worded, b: Worded, numbers: ReadonlySet<string>): boolean {
  if (a.heading === b.heading && a.text === b.text) return true;
  if (lettersOf(formOf(a)) === lettersOf(formOf(b))) return true;
  const letters = (of: Worded) => lettersOf(formOf({ ...of, text: withoutNumbers(of.text, numbers) }));
  return numbers.size > 0 && letters(a) === letters(b);
}

/** Numbers of update notes: `AGGIORNAMENTO (12)`. */
function noteNumbers(notes: readonly string[]): Set<string> {
  return new Set(notes.flatMap((note) => /^\W{0,40}AGGIORNAMENTO\s{0,3}\((\d{1,3}[a-z]?)\)/i.exec(note)?.[1] ?? []));
}

function withoutNumbers(text: string, numbers: ReadonlySet<string>): string {
  return text.replace(/\(\(?(\d{1,3}[a-z]?)\)\)?/g, (mark, number: string) => (numbers.has(number) ? '' : mark));
}

function endOf(text: string): ChangeKind {
  const opening = text.slice(0, 80).toUpperCase();
  if (/\bDECADUT|\bNON\sCONVERTIT/.test(opening)) return 'decaduto';
  return /\bSOPPRESS|\bNON\sPI\S{1,2}\sPREVIST/.test(opening) ? 'soppresso' : 'abrogato';
}
