// Clauses on a day that do not name their provisions: `Tale disposizione si applica dal …`, `le disposizioni della presente legge in materia di …`.
import type { Place } from '../clause/place/place.js';
import { own } from '../clause/token/token.js';

const noun = '(?:disposizion|norm|prevision|modific(?:h)?|modificazion|abrogazion|soppression|sostituzion)';
/** `tale disposizione`, `la predetta norma`: the sentence before. */
const one = new RegExp(
  String.raw`^(?:tale|detta|quest[ao]|la\s(?:predetta|suddetta|citata|medesima|stessa))\s${noun}[ea]$`,
);
/** `tali disposizioni`, `dette modifiche`: what stands before, no one says how far. */
const several = new RegExp(
  String.raw`^(?:tali|dette|queste|le\s(?:predette|suddette|citate|medesime|stesse))\s${noun}[ei]$`,
);
const ofPart =
  /\bpresent[ei]\s(?:decreto|legge|provvedimento|codice|regolamento|testo\sunico)\s(?:in\smateria\s|concernent|relativ|riguardant|attinent|recant|che\s(?:riguard|concern|disciplin|attengon|si\sriferi))/i;

/**
 * What a subject that points back speaks of; `null` for one that does not.
 * @param at the number of its sentence in the unit, from 0
 * @returns the places, and whether it is not known which of their provisions are meant
 */
export function toldBack(
  subject: string,
  at: number,
  { article, paragraph }: { article: string; paragraph: string | null },
): { places: Place[]; isUnread: boolean } | null {
  const words = subject.trim().toLowerCase();
  const ofArticle = { act: [own], article: [article] };
  const inUnit = paragraph === null ? ofArticle : { ...ofArticle, paragraph: [paragraph] };
  if (one.test(words)) {
    // `la disposizione di cui al precedente periodo`
    if (at > 0) return { places: [{ ...ofArticle, sentence: [] }], isUnread: false };
    return { places: [ofArticle], isUnread: true };
  }
  if (!several.test(words)) return null;
  return at > 0 ? { places: [inUnit], isUnread: paragraph === null } : { places: [ofArticle], isUnread: true };
}

/** Whether a subject is some of the provisions of its act, and what they are about does not say which. */
export function isPartOfAct(subject: string): boolean {
  return ofPart.test(subject);
}
