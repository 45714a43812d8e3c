// Decree-laws of which a note, or their own preface, says that they were not converted.
import { formatEli } from '../../../../law/eli.js';
import { datedNumber, dateOfWords } from '../dated-number.js';

const decree = String.raw`(?:D\.\s?L\.|[Dd]ecreto[-\s]legge)\s${datedNumber}`;
const lapsed =
  /\b(?:non\s(?:(?:e'|è)\sstato\s)?convertit[oa]\b|(?:e'\s|è\s)?decadut[oa]\sper\s(?:la\s)?mancata\sconversione)/g;
/** `Il suddetto decreto-legge`: the one that the note names. */
const recalled =
  /\b(?:suddetto|predetto|medesimo|citato|stesso)\s(?:D\.\s?L\.|[Dd]ecreto[-\s]legge)\s(?:\S{1,20}\s){0,8}$/;

/** `(Decreto-legge decaduto per mancata conversione)`, under or behind the title: with no number between, it is the decree that carries it. */
const titled =
  /(?:^|[.;:()-]\s{0,2})decreto[-\s]legge\s(?:decaduto\sper\s(?:la\s)?mancata\sconversione|non\sconvertito)\b/i;
/** `Il presente decreto-legge non e' stato convertito in legge nel termine`. */
const ownNote =
  /\bpresente\s(?:decreto(?:[-\s]legge)?|provvedimento)\s(?:(?:e'|è)\sdecaduto\b|non\s(?:e'|è)\sstato\sconvertito\b)/i;

/** Whether the preface of a decree-law states that it was not converted. */
export function isTitledLapsed(preface: string): boolean {
  return titled.test(preface);
}

/** Whether a note in a decree-law states that this decree was not converted. */
export function isNotedLapsed(note: string): boolean {
  return ownNote.test(note);
}

/**
 * ELIs of the decree-laws that a note calls not converted: the one before these words, with nothing but commas between (`Il D.L. 8
 * agosto 1994, n. 507, non convertito in legge`), or the only one of the note where it is recalled (`Il suddetto decreto-legge non e'
 * stato convertito`).
 */
export function lapsedDecrees(note: string): string[] {
  const words = note.replace(/\(in G\.U\.[^()]{0,60}\)/g, '');
  if (!words.includes('convers') && !words.includes('convertit')) return [];
  const named = [...words.matchAll(new RegExp(decree, 'g'))].flatMap(
    ({ 0: all, 1: day, 2: month, 3: year, 4: number, index }) => {
      const date = dateOfWords(day!, month!, year!);
      if (date === null) return [];
      const parts = { country: 'it', authority: null, type: 'decreto-legge', year: year!, date, number: number! };
      return [{ eli: formatEli({ ...parts, part: null, article: null, annex: null }), end: index + all.length }];
    },
  );
  const only = new Set(named.map(({ eli }) => eli)).size === 1 ? named[0]!.eli : null;
  const found = new Set<string>();
  for (const { index } of words.matchAll(lapsed)) {
    const beside = named.find(({ end }) => end <= index && /^[\s,]{0,3}$/.test(words.slice(end, index)));
    if (beside !== undefined) found.add(beside.eli);
    else if (only !== null && recalled.test(words.slice(Math.max(0, index - 150), index))) found.add(only);
  }
  return [...found];
}
