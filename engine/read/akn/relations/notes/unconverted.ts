// The mark of an article that a decree-law brought and its conversion dropped.
import { actNamed } from './repeal-mark.js';
import { datedNumber } from '../dated-number.js';

const act = String.raw`([A-Z][A-Z.\s-]{0,70}?)\s?${datedNumber}`;
const mark = new RegExp(
  String.raw`^\W{0,9}ARTICOLO\sNON\sPI(?:U'|Ù|U)\sPREVISTO\sDAL\s${act},?\sCONVERTITO,?\s(?:CON\sMODIFICAZIONI,?\s)?DALLA\s${act}`,
);

/**
 * ELI of the law that converted a decree-law without the article that the text was: `ARTICOLO NON PIU' PREVISTO DAL D.L. 31 OTTOBRE 2022, N.
 * 162, CONVERTITO CON MODIFICAZIONI DALLA L. 30 DICEMBRE 2022, N. 199`. `null` for another text.
 */
export function droppingLaw(text: string): string | null {
  const found = mark.exec(text.slice(0, 400));
  return found === null ? null : actNamed(found.slice(6, 11), new Map()).eli;
}
