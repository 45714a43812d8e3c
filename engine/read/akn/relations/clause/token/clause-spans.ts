// The spans of a clause that are read as one, found together, and the words within the name of an act.
import { eliByWords, findCitations, type Citation } from '../../../../../cite/cite.js';
import { monthNames } from '../../../../../law/months.js';
import { hostFirst } from './host-act.js';
import { ordinal } from './patterns.js';
import { mayNameAct, spansOfCitations, spansOfRecitals, withoutRemarks, type ActOf, type ActSpan } from './spans.js';
import type { Span } from './span.js';
import type { Lead } from './token.js';

/** A clause without its remarks, the acts that it names, and what is passed over: recitals, and acts that are not the State's. */
export interface ClauseSpans {
  text: string;
  acts: ActSpan[];
  skips: Span[];
  /** Where a quotation ends behind which a sentence begins: `… dal seguente: «…» Nel terzo comma …`. */
  sentences: ReadonlySet<number>;
}

/**
 * @param words lower case, quotations masked
 * @param names the same in the document's case
 */
export function readSpans(words: string, names: string, actOf: ActOf = eliByWords): ClauseSpans {
  // Remarks keep their length, so that places in both texts agree.
  const [plain, printed] = [withoutRemarks(words), withoutRemarks(names)];
  const citations = mayNameAct(printed) ? findCitations(printed) : [];
  const acts = spansOfCitations(citations, printed, actOf);
  const foreign = citations.filter((citation) => citation.foreign !== null);
  const { text, skips } = hostFirst(plain, acts);
  return {
    text,
    acts,
    skips: [...foreign.map((citation) => spanOfForeign(citation, printed)), ...skips, ...spansOfRecitals(text, acts)],
    sentences: new Set([...printed.matchAll(quotationEnd)].map(({ index }) => index + 1)),
  };
}

const placeNoun =
  '(?:articol|art|comm|letter|numer|period|capovers|parol|rubric|allegat|tabell|medesim|stess|predett|suddett|citat|legg|decret)';
const quotationEnd = new RegExp(
  String.raw`»(?=\s(?:(?:A(?:l|i|lla|gli|lle|llo)|Ne(?:l|i|lla|gli|lle|llo)|Il|Lo|La|I|Gli|Le|Dopo\s(?:il|lo|la|i|gli|le))\s|(?:A|Ne|Dopo\s)?[Ll]l?')(?:${ordinal}\s)?${placeNoun})`,
  'g',
);

const place = /^(?:art|comm|lett|numer|paragraf|punt)/i;
const link = /\s(?:del|di\scui\sa)/i;
const noun = /\s(?=regolament|direttiv|decision|raccomandazion|trattat|legg|sentenz|deliber|ordinanz)/i;

/**
 * `articolo 3 del regolamento (UE) n. 305/2011`: neither it nor its place is amended. A place that no word leads to it, `comma 2,
 * direttiva …`, is another act's.
 */
function spanOfForeign({ start, end }: Citation, printed: string): Span {
  const own = printed.slice(start, end);
  const from = place.test(own) && !link.test(own) ? Math.max(0, own.search(noun)) : 0;
  return { start: start + from, end };
}

/** Whether a collection to which words lead may hold what its act is named for: `l'articolo 3 del regolamento, emanato con decreto …`. */
export function mayHold(lead: Lead, text: string, at: number, acts: readonly Span[]): boolean {
  const isHeld = lead === 'of' || lead === 'in' || (lead === 'object' && isOfAct(text, at, acts));
  return isHeld && !isOfPlace(text, at);
}

/** Whether what stands behind `il regolamento`, ` di cui al decreto …`, is the act itself. */
function isOfAct(text: string, at: number, acts: readonly Span[]): boolean {
  const found = behindCollection.exec(text.slice(at, at + 40));
  return found !== null && acts.some(({ start }) => start === at + found[0].length);
}

/** `nel testo dell'articolo 3 della legge …`: the words lead to the article. */
function isOfPlace(text: string, at: number): boolean {
  return /^\sd(?:ell'|egli\s|el\s|ei\s)(?:articol|artt?\.|comm)/.test(text.slice(at, at + 20));
}

const behindCollection = /^(?:\sunico)?,?\s(?:di\scui\sal(?:la)?|(?:approvat|emanat|adottat)o\scon)\s/;

const day = String.raw`\d{1,2}°?\s(?:${monthNames.join('|')})(?![a-z])`;

/** Whether an act is named by its day alone, without a noun: `e 7 agosto 1990, n. 241`. */
export function startsWithDay(text: string, at: number): boolean {
  return leadingDay.test(text.slice(at, at + 15));
}

const leadingDay = new RegExp(`^${day}`);

const placeWord = new RegExp(
  String.raw`^(?!${day})(?:comm[ai]|unico\s|articol|artt?\.|letter|numer|capovers|period|paragraf|\d{1,4}°?(?:-[a-z]+)?(?:\.\d{1,2})?(?:[,\s)]|$)|[a-z]{1,2}(?:-[a-z]+)?(?:\.\d{1,2})?\)|${ordinal}[,\s])`,
);

/** `paragrafo 2 dell'articolo 10 della legge …`: whatever the place is called, the act comes behind that article. */
const placeAround =
  /^(?!(?:legg|decret|regi|r\.|d\.|l\.|testo|codice|costituzion|regolament)[a-z]{0,2}\s)[^,;:«]{1,40}\s(?:del|di\scui\sa)[a-z']{1,4}\s?(?:articol|artt?\.|comm[ai]\s|letter|numer)/;

/** Inside a citation its places come first: the act is what follows them, from its noun or its day on. */
export function isActWord(text: string, at: number, { end }: Span): boolean {
  const own = text.slice(at, end);
  return !placeWord.test(own) && !placeAround.test(own);
}
