// Articles of which only the mark is left that they were repealed, or that their decree lapsed.
import { monthNames } from '../../law/months.js';

/** `2. COMMA ABROGATO DAL D.LGS. 26 AGOSTO 2016, N. 179.`, `DECRETO DECADUTO; I SUOI EFFETTI …`, `DECRETO-LEGGE NON CONVERTITO`. */
const inCapitals = /(?:(?:ABROGAT|SOPPRESS|DECADUT)[AOEI]|NON CONVERTIT[AO]|NON PI(?:U'|Ù|U) PREVIST[AO])\b/;
const unitInCapitals =
  /^(?:\d{1,4}\S{0,20}\s?)?(?:ARTICOL|COMM|ALLEGAT|PERIOD|LETTER|NUMER|PROVVEDIMENT|DECRET|LEGG|REGOLAMENT|TABELL)\S* (?:\S{1,12} ){0,2}(?:ABROGAT|SOPPRESS|DECADUT|NON CONVERTIT|NON PI(?:U'|Ù|U) PREVIST)/;

/** `IL D.P.R. 9 OTTOBRE 1990, N. 309 HA CONFERMATO L'ABROGAZIONE DEL PRESENTE ARTICOLO`: it was repealed before that act. */
const confirmed = /\bHA CONFERMATO L'ABROGAZIONE DEL PRESENTE (?:ARTICOLO|PROVVEDIMENTO)\b/;

/** `Articolo abrogato dal D.Lgs. 26 agosto 2016, n. 179.`, from the first word to the last. */
const inMixedCase =
  /^(?:\d{1,4}\S{0,20}\s)?\(?(?:articolo|comma|provvedimento|decreto(?:-legge)?|legge|regolamento|allegato|lettera|numero|periodo)\s(?:(?:e'|è)\s(?:stat[oa]\s)?)?(?:abrogat|soppress|decadut)[oa](?:\sda(?:l|lla|ll'|gli|i)\s?(?:[\p{L}.'-]{1,20}\s){1,8}\d{1,2}[°º]?\s\p{L}{5,9}\s\d{4},?\sn\.\s?\d{1,5})?\)?[\s.]{0,3}$/iu;

/**
 * Whether a line is a mark of repeal that begins with the name of what was repealed.
 * @param isAll whether it is all that there is; then a sentence in mixed case is one too
 */
export function isRepealMark(line: string, isAll = false): boolean {
  return unitInCapitals.test(line) || (isAll && inMixedCase.test(line));
}

/** Whether a text is a remark that a repeal was confirmed: the day of that remark is not the day of the repeal. */
export function isConfirmedRepeal(text: string): boolean {
  return confirmed.test(text.slice(0, 300));
}

/** Whether the lines say nothing but that the act, the article, its commas or points were repealed. */
export function isRepealed(lines: readonly string[]): boolean {
  return lines.length > 0 && lines.every((line) => isMarkOnly(line) || inMixedCase.test(line));
}

/** `ARTICOLO ABROGATO …, AD ECCEZIONE DEL COMMA 2`: something is left. */
export const exceptPart =
  /,?\s(?:LIMITATAMENTE|(?:AD|FATTA|CON) ECCEZIONE|ECCETTO|TRANNE|ESCLUS[OAIE]|NELLA PARTE|PER LA PARTE)\b/;

/** Capitals, the word soon, and no sentence of law before or behind it. */
function isMarkOnly(line: string): boolean {
  if (line.length > 400 || exceptPart.test(line)) return false;
  if (!inCapitals.test(line.slice(0, 90)) && !confirmed.test(line)) return false;
  const mark = line.replace(/^\d{1,4}[^\s.)]{0,20}[.)]/, '');
  return (mark.match(/\p{L}{4,}/gu) ?? []).every((word) => !/\p{Ll}/u.test(word) || ofDecree.test(word));
}

/** Words that an act is named with: `DALLA L. 28 dicembre 2015, n. 208`. */
const ofDecree = new RegExp(
  String.raw`^(?:${monthNames.join('|')}|convertit[oa]|modificazioni|modificat[oa]|dalla|della|come|decreto|legge|legislativo|presidente|repubblica)$`,
  'i',
);
