// Days that are counted from the Gazzetta of the act that states them.
import { addDays, addYears } from '../dated-number.js';

/** Behind `pubblicazione`: of another act. */
const ofAnother = String.raw`(?!\sde(?:(?:l|lla|llo|i|gli|lle)\s(?!present|medesim|stess)|ll'))`;
const sameDay =
  /\bgiorno\sstesso\b|\bstesso\sgiorno\b|^(?:dal|al|nel|il)(?:la\s(?:stessa\s)?data|\sgiorno)\sd(?:ella|i)\s(?:sua\s|loro\s)?$/i;
/** `il giorno successivo a quello della`, `il quindicesimo giorno successivo alla`; not `decorsi trenta giorni dalla`, which may be read in two ways. */
const dayAfter = /^(?:il|dal|nel)\s(?:([a-z]{5,20})\s)?giorno\ssuccessivo\s/i;
const daysAfter = new Map([
  ['decimo', 10],
  ['quindicesimo', 15],
  ['ventesimo', 20],
  ['trentesimo', 30],
  ['sessantesimo', 60],
  ['novantesimo', 90],
  ['centoventesimo', 120],
  ['centottantesimo', 180],
]);
const toPublication = String.raw`([^.;,]{0,80}?)\bpubblicazione\b${ofAnother}`;
const inForce = new RegExp(String.raw`\bentra(?:no)?\sin\svigore\s${toPublication}`, 'i');
const since = new RegExp(String.raw`\b(?=(?:dal|dalla)\s)${toPublication}`, 'i');

/** `entrano in vigore il giorno stesso della pubblicazione della presente legge` → that day. */
export function forceFromPublication(words: string, published: string | null): string | null {
  return counted(inForce.exec(words)?.[1], published);
}

/** `a decorrere dal giorno successivo a quello della pubblicazione della presente legge` → that day; `null` where the words do not say that it is that of this act. */
export function sincePublication(words: string, published: string | null): string | null {
  return itself.test(words) ? counted(since.exec(words)?.[1], published) : null;
}

const itself = /\b(?:sua|loro|present[ei])\b/i;

/** `si applicano decorsi due anni dalla sua pubblicazione`, `ha effetto dal giorno successivo alla pubblicazione della presente legge` → that day, and where the verb stands. */
export function effectFromPublication(
  sentence: string,
  published: string | null,
): { date: string; index: number } | null {
  const count = yearsAfter.exec(sentence);
  if (count !== null && published !== null) {
    const number = years.indexOf(count[2]!.toLowerCase());
    return { date: addYears(published, number > 0 ? number : Number(count[2])), index: count.index };
  }
  const verb = effect.exec(sentence);
  const date = verb === null ? null : sincePublication(sentence.slice(verb.index), published);
  return date === null ? null : { date, index: verb!.index };
}

const yearsAfter =
  /\b(hanno effetto|ha effetto|si applicano|acquistano efficacia)\b.{0,40}?\bdecors[ioe] (un|due|tre|quattro|cinque|\d) ann[oi] dalla (?:data (?:della|di) )?(?:sua )?pubblicazione/i;
const years = ['', 'un', 'due', 'tre', 'quattro', 'cinque'];
const effect =
  /\b(?:(?:hanno|ha)\s(?:effetto|efficacia)|si\sapplica(?:no)?|acquista(?:no)?\sefficacia|decorr(?:e|ono))\s(?:(?:a\s(?:decorrere|partire)|con\s(?:effetto|decorrenza))\s)?(?=dal(?:la)?\s)/i;

/** @param words from `il` or `dal` up to `pubblicazione` */
function counted(words: string | undefined, published: string | null): string | null {
  if (words === undefined || published === null) return null;
  if (sameDay.test(words)) return published;
  const [after, ordinal] = dayAfter.exec(words) ?? [];
  const days = after === undefined ? null : ordinal === undefined ? 1 : (daysAfter.get(ordinal.toLowerCase()) ?? null);
  return days === null ? null : addDays(published, days);
}
