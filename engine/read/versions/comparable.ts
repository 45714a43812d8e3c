// The form in which two texts of a provision are compared: the law without marks, notes and white space.
import { createHash } from 'node:crypto';
import { stripMarks } from '../marks.js';

/** A provision as it is compared. */
export interface ComparableText {
  heading: string | null;
  text: string;
  notes: readonly string[];
}

/** Numbers of update notes, `(60)`, `((60))`, if they stand alone at the end of a line or sentence. */
const noteNumber = /\(\(?\d{1,3}[a-z]?\)?\)/g;

/**
 * The words that are compared: heading and law, NFC, without `((` `))` and the numbers of update notes, white space folded, none
 * before punctuation.
 */
export function formOf({ heading, text }: Pick<ComparableText, 'heading' | 'text'>): string {
  let form = heading === null ? text : `${heading}\n${text}`;
  if (form.includes('((') || form.includes('))')) form = stripMarks(form);
  for (let before = ''; before !== form && form.includes(')');) {
    before = form;
    form = form.replace(noteNumber, (mark: string, at: number) => {
      const [rest] = form.slice(at + mark.length).split('\n', 1);
      return /^[\s.;,:)]?$/.test(form[at - 1] ?? '') && /^[.;,]?$/.test(rest!.trim()) ? '' : mark;
    });
  }
  return form
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
}

/** Only letters and digits, lower case: texts that agree in them say the same. */
export function lettersOf(form: string): string {
  return form.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** SHA-256 of a {@link formOf}, in hexadecimal. */
export function hashOfForm(form: string): string {
  return createHash('sha256').update(form).digest('hex');
}
