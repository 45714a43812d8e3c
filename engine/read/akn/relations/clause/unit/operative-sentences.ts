// The sentences of an amending unit that amend.
import type { Unit } from './outline.js';
import { chainsActsFirst } from './act-first.js';
import { mayHaveMainVerb, textual } from '../token/patterns.js';

/** The same in any case. */
const textualPrinted = new RegExp(textual.source, 'i');

/** Whether a unit without a verb above it may amend: most that have an amending word only report other amendments. */
export function isOperative({ text }: Unit): boolean {
  return (
    textual.test(text) &&
    /«|abroga|soppr|aboli|elimin|allegat|tabell|prospett|formato grafico|rinumerat|divent|divien|diveng|assum|present[ei]\s\S{5,13}\ssostituisce|sostituit[oaie]\sda(?:l|lla|lle|i|gli)\spresent/.test(
      text,
    ) &&
    mayHaveMainVerb(text) &&
    !chainsActsFirst(text)
  );
}

/** Whether a unit, or one below it, has words without which no text changes. */
export function mayAmend({ text, children }: Unit): boolean {
  return textual.test(text) || children.some(mayAmend);
}

/** The sentences of a unit that amend; all of it where none of them has a verb that does. */
export function operativeOf({ printed, text }: Unit): string {
  if (!/salv[oaie]|ferm[oaie]/.test(text)) return '';
  const amending = printed.split(sentenceEnd).filter((sentence) => textualPrinted.test(sentence));
  return amending.length === 0 ? printed : amending.join('. ');
}

/** The end of a sentence: not behind `n. 163` or `art. 5`. */
const sentenceEnd = /(?<=[a-z»)]{4}|\d)\.\s(?=[A-Z])/;
