// A decree-law and the law that converted it: what the heading of either says.
import type { Act } from '../../../law/act.js';
import { eliByWords, parseCitation } from '../../../cite/cite.js';
import { isRealDate } from '../../../law/eli.js';
import type { RelationClaim, RelationDates } from '../../../law/relation.js';
import { descendants, firstChild, textContent, type XmlElement } from '../xml.js';
import { foldSpace } from '../text.js';
import { claim, daysOfAct, publishedOn, wholeAct, type Findings } from './claim.js';
import { datedNumber, dateOfWords } from './dated-number.js';

/** `convertito con modificazioni dalla L. 17 luglio 2020, n. 77`, of the decree that carries the words. */
const converted = new RegExp(
  String.raw`\bconvertit[oa],?\s(?:in\slegge,?\s)?(?:(?:con|senza)\smodificazion[ei],?\s)?(?:dalla|nella|con(?:\sla)?)\s(?:l\.|legge)\s${datedNumber}`,
  'i',
);
/** `relativo alla G.U. 18/07/2020`, `in G.U. 26/10/2019`. */
const gazette = /^[^)]{0,80}\bg\.u\.\s(\d{1,2})\/(\d{1,2})\/(\d{4})/i;
/** `Conversione in legge, con modificazioni, del decreto-legge 19 maggio 2020, n. 34`. */
const conversion = /\bconversione\sin\slegge\b.{0,80}?\s(?=(?:r\.|regi?o?|d\.|decret))/i;

/**
 * Reads what an act says of a conversion: a decree in the note below its title or, where that is silent, in an editors' sentence
 * (`, convertito con modificazioni dalla L. …, ha disposto`), a law in its title.
 * @param element the `act`
 */
export function readConversion(element: XmlElement, act: Act, findings: Findings): void {
  if (act.type.includes('decreto')) {
    const found = converted.exec(noteOf(element)) ?? leadOf(element);
    const law = found && lawOf(found);
    if (found && law !== null) {
      const printed = gazette.exec(found.input.slice(found.index + found[0].length));
      const day = printed && `${printed[3]}-${printed[2]!.padStart(2, '0')}-${printed[1]!.padStart(2, '0')}`;
      const dates = publishedOn(day && isRealDate(day) ? day : null);
      findings.claims.push(converting(law, act.eli, dates, found[0]));
    }
  }
  for (const decree of decreesConvertedBy(act))
    findings.claims.push(converting(act.eli, decree, daysOfAct(act), titleOf(act)));
}

/** ELIs of the decree-laws that a law converts, by its title. */
export function decreesConvertedBy(act: Act): string[] {
  if (act.type !== 'legge') return [];
  const title = titleOf(act);
  const found = conversion.exec(title);
  return found === null ? [] : decreesNamed(title.slice(found.index + found[0].length));
}

function titleOf({ title }: Act): string {
  return foldSpace(title).slice(0, 5_000);
}

function converting(law: string, decree: string, dates: RelationDates, evidence: string): RelationClaim {
  return {
    ...claim('conversione', 'converte', wholeAct(law), wholeAct(decree), dates, evidence),
    nature: 'ordinamento',
  };
}

function noteOf(element: XmlElement): string {
  const preface = firstChild(element, 'preface');
  const notes = preface === undefined ? [] : descendants(preface, 'authorialNote');
  return foldSpace(notes.map(textContent).join(' ')).slice(0, 20_000);
}

/** The words before `ha disposto` in a sentence of the decree itself. */
function leadOf(element: XmlElement): RegExpExecArray | null {
  const analysis = firstChild(element, 'meta', 'analysis');
  for (const sentence of analysis === undefined ? [] : descendants(analysis, 'new')) {
    const text = foldSpace(textContent(sentence)).slice(0, 500);
    const found = /^[,;\s]{0,9}convertit/.test(text) ? converted.exec(text) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Decree-laws that the words begin with; what follows (`recante …`) names other acts. */
function decreesNamed(words: string): string[] {
  const first = parseCitation(words.split(/,?\s(?:recant|concernent|relativ|contenent|in materia|che)/, 1)[0]!);
  return [first, ...first.others]
    .filter(({ method, type }) => method === 'numero' && type !== null && /^(?:regio-)?decreto-legge/.test(type))
    .flatMap((citation) => eliByWords(citation) ?? []);
}

function lawOf([, day, month, year, number]: RegExpExecArray): string | null {
  const date = dateOfWords(day!, month!, year!);
  return date === null ? null : `eli:/it/legge/${date.replaceAll('-', '/')}/${number}`;
}
