// A decree-law and the law that converted it: what the heading of either says.
import type { Act } from '../../act.js';
import { eliFromIri, formatEli, isRealDate } from '../../eli.js';
import { descendants, firstChild, textContent, type XmlElement } from '../xml.js';
import { claim, dateOfAct, dateOfEli, foldSpace, wholeAct, type Findings } from './claim.js';
import { datedNumber, dateOfWords } from './dated-number.js';

/** `convertito con modificazioni dalla L. 17 luglio 2020, n. 77`, of the decree that carries the words. */
const converted = new RegExp(
  String.raw`\bconvertit[oa],?\s(?:in\slegge,?\s)?(?:con\smodificazion[ei],?\s)?(?:dalla|nella)\s(?:l\.|legge)\s${datedNumber}`,
  'i',
);
/** `relativo alla G.U. 18/07/2020`, `in G.U. 26/10/2019`. */
const gazette = /^[^)]{0,80}\bg\.u\.\s(\d{1,2})\/(\d{1,2})\/(\d{4})/i;
/** `Conversione in legge, con modificazioni, del decreto-legge 19 maggio 2020, n. 34`. */
const converting = new RegExp(
  String.raw`\bconversione\sin\slegge,?\s(?:con\smodificazion[ei],?\s)?d(?:el|ei|egli)\s((?:r\.|regi?o?i?\s)?)decret[oi][\s-]{1,3}legge,?\s(?:luogotenenziale\s)?${datedNumber}`,
  'i',
);

/** Reads the note below a decree's title and the title of a law: at most one `converte` each. */
export function readConversion(preface: XmlElement | undefined, act: Act, findings: Findings): void {
  if (preface !== undefined && act.type.includes('decreto')) {
    const notes = descendants(preface, 'authorialNote');
    const text = foldSpace(notes.map(textContent).join(' ')).slice(0, 20_000);
    const found = converted.exec(text);
    const reference = notes
      .flatMap((note) => descendants(note, 'ref'))
      .find((ref) => found?.[0].endsWith(foldSpace(textContent(ref))));
    const law =
      found && (eliOf('legge', found.slice(1)) ?? eliFromIri(reference?.attributes['href'] ?? '')?.act ?? null);
    if (found && law !== null) {
      const printed = gazette.exec(text.slice(found.index + found[0].length));
      const day = printed && `${printed[3]}-${printed[2]!.padStart(2, '0')}-${printed[1]!.padStart(2, '0')}`;
      const date = day && isRealDate(day) ? { date: day, dateKind: 'pubblicazione' as const } : dateOfEli(law);
      findings.claims.push(claim('conversione', 'converte', wholeAct(law), wholeAct(act.eli), date, found[0]));
    }
  }
  const found = act.type === 'legge' ? converting.exec(foldSpace(act.title).slice(0, 5_000)) : null;
  const decree = found && eliOf(found[1] === '' ? 'decreto-legge' : 'regio-decreto-legge', found.slice(2));
  if (found && decree !== null) {
    findings.claims.push(
      claim('conversione', 'converte', wholeAct(act.eli), wholeAct(decree), dateOfAct(act), foldSpace(act.title)),
    );
  }
}

function eliOf(type: string, [day, month, year, number]: string[]): string | null {
  const date = dateOfWords(day!, month!, year!);
  if (date === null) return null;
  return formatEli({
    country: 'it',
    authority: null,
    type,
    year: year!,
    date,
    number: number!,
    part: null,
    article: null,
    annex: null,
  });
}

/** The preface of an act, where its title and the note below it stand. */
export function prefaceOf(actElement: XmlElement): XmlElement | undefined {
  return firstChild(actElement, 'preface');
}
