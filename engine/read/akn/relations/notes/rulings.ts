// Rulings of the Constitutional Court on an article, as its update notes report them.
import { eliByWords, findCitations, type Citation } from '../../../../cite/cite.js';
import { isRealDate } from '../../../../law/eli.js';
import { latinSuffixes } from '../../../../law/eli/article-number.js';
import { eliOfJudgment } from '../../../../law/judgment.js';
import { monthNames } from '../../../../law/months.js';
import type { ClaimEnd, Reach } from '../../../../law/relation.js';
import { joined, wholeAct } from '../claim.js';
import { dateOfWords, namedDay, nextDay } from '../dated-number.js';
import type { NoteStatement } from './note-statements.js';
import { namesPresentArticle, placesIn, placesOf, sameAct } from './own-place.js';
import { readPlaces } from '../editors/places.js';

/** A judgment that a note names. */
export interface Judgment {
  eli: string;
  /** Day of the Gazzetta in which it was published. */
  printed: string | null;
}

/** The ruling of a judgment on one provision. */
export interface Ruling {
  /** The provision; `null` where the words name none that could be read. */
  to: ClaimEnd | null;
  /** Whether it is the article whose note tells of it, or a part of that. */
  isOwn: boolean;
  /** Whether the provision, or a part or reading of it, is struck. */
  strikes: boolean;
  /** How much of it is struck; `null` for a part that has no words of its own (`nella parte in cui non prevede …`). */
  reach: Reach | null;
}

const court = /\b[Cc]orte\s[Cc]ostituzionale\b/;
const judgment = /\b([Ss]entenz|[Oo]rdinanz)[ae]\s(?:del\s)?([^(]{3,80})/;
const day = new RegExp(String.raw`(\d{1,2})[°º]?\s?(${monthNames.join('|')})(?:\s(\d{4}))?`, 'g');
const number = /\bn\s?\.?\s?(1?\d{1,3})(?!\d|\/)/;
const gazette = /G\.?\s?U\.?[^/]{0,30}?(\d{1,2})\/(\d{1,2})\/(\d{4})/;

/**
 * The judgment that the subject of a statement is: `La Corte costituzionale, con sentenza 20 maggio - 6 giugno 1985, n. 149 (in G.U. …)`.
 * Its day is the last one, that on which it was deposited; its year may stand only in the Gazzetta's day. `null` for anything else.
 */
export function judgmentOf({ subject }: Pick<NoteStatement, 'subject'>): Judgment | null {
  if (!court.test(subject)) return null;
  const [, kind, head] = judgment.exec(subject) ?? [];
  const [, dayOfMonth, month, year] = [...(head ?? '').matchAll(day)].at(-1) ?? [];
  const printed = dayIn(gazette.exec(subject));
  const of = year ?? printed?.slice(0, 4);
  const date = `${of}-${String(monthNames.indexOf(month ?? '') + 1).padStart(2, '0')}-${dayOfMonth?.padStart(2, '0')}`;
  const named = number.exec(head ?? '')?.[1] ?? null;
  const isDated = isRealDate(date);
  if (kind === undefined || of === undefined || (!isDated && named === null)) return null;
  return {
    eli: eliOfJudgment(/^s/i.test(kind) ? 'sentenza' : 'ordinanza', isDated ? date : of, named),
    // A Gazzetta from before the judgment is a misprint.
    printed: printed !== null && (!isDated || printed >= date) ? printed : null,
  };
}

function dayIn(found: RegExpExecArray | null): string | null {
  const [, dayOfMonth, month, year] = found ?? [];
  const date = `${year}-${month?.padStart(2, '0')}-${dayOfMonth?.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}

const inForce = String.raw`illegittimit(?:a['’]?|à)[^,;.]{0,20},?\s(?:sopravvenuta,?\s)?(?:a\s(?:partire|decorrere)|con\s(?:effetto|decorrenza))\sdal`;
const sinceDay = new RegExp(String.raw`${inForce}(?:l')?\s?${namedDay}`, 'i');
/** Behind it the day after the Gazzetta, from which a judgment has effect anyway. */
const sinceOther = new RegExp(String.raw`${inForce}(?!(?:la)?\s(?:giorno\ssuccessivo|pubblicazione))`, 'i');

/**
 * The first day without the provision: that which the judgment states, `sopravvenuta a partire dal 1° gennaio 2020`, else the one after its
 * Gazzetta (Constitution, art. 136). `null` where the judgment states one that its words do not name: `dall'entrata in vigore della legge n. 86`.
 */
export function struckSince({ printed }: Judgment, { words }: NoteStatement): string | null {
  const stated = sinceDay.exec(words.toLowerCase());
  if (stated !== null) return dateOfWords(stated[1]!, stated[2]!, stated[3]!);
  return printed === null || sinceOther.test(words) ? null : nextDay(printed);
}

/** The words before the provision that is struck; now and then a word is lacking or misspelt. */
const struck = /illegittimit(?:a['’]?|à)\s?(?:"?\s?costituzion[a-z]{1,4}\b|(?=d[ei]l))/i;
const dismissal = /non prevede piu'|infondat|non fondat|inammissibil|cessata la materia|restituzione degli atti/i;

/**
 * The rulings of a judgment, one for each provision that the words name.
 * @param own the article or annex whose note it is
 */
export function rulingsIn({ words }: NoteStatement, own: ClaimEnd): Ruling[] {
  const [lead = '', ...struckClauses] = words.split(struck);
  const dismissed = { to: own, isOwn: true, strikes: false, reach: null };
  if (dismissal.test(struckClauses.length === 0 ? lead.slice(0, 200) : lead)) return dismissedIn(words, own);
  const clauses = struckClauses.flatMap((clause) => clause.split(besides).slice(0, 1)).flatMap(partsOf);
  const rulings = clauses.flatMap((clause) => rulingsOf(clause, own));
  if (rulings.length > 0) {
    // `… e la manifesta inammissibilita' della questione relativa all'art. 10-bis`: of the article that has the note.
    const isDismissed = dismissal.test(words) && !rulings.some(({ isOwn }) => isOwn);
    return isDismissed ? [...rulings, dismissed] : rulings;
  }
  const strikes = clauses.length > 0;
  return [{ to: strikes ? null : own, isOwn: !strikes, strikes, reach: null }];
}

/** `non fondata la questione di legittimita' costituzionale dell'art. 7`: of the article that has the note, where it names no other of its act. */
function dismissedIn(words: string, own: ClaimEnd): Ruling[] {
  const [, question = ''] = words.split(/\blegittimit(?:a['’]?|à)\scostituzionale\s(?=d)/i);
  const named = endsIn(zoneOf(foldPlaces(question)), own).filter(({ act }) => act === own.act);
  const ends = named.length > 0 ? named : [own];
  return ends.map((to) => ({ to, isOwn: isOwnEnd(to, own), strikes: false, reach: null }));
}

/** The beginning of a dismissal behind a provision that is struck. */
const besides =
  /(?:["»;,]\s{0,3}(?:e\s)?|\se\s)"?(?:la\s|l')?(?:manifest[ae]\s)?(?:inammissibil|infondat|non\sfondat)/i;

/** `dell'art. 14, comma 2, limitatamente alle parole …, e del comma 3, nella parte in cui …`: each with its own limit. */
function partsOf(clause: string): string[] {
  const [own, ...consequent] = clause.split(consequence);
  if (consequent.length > 0) {
    const act = namedAct.exec(own!)?.[0];
    return [own!, ...consequent.map((part) => (act === undefined ? part : part.replace(sameNamed, act)))].flatMap(
      partsOf,
    );
  }
  const [first, ...more] = clause.split(/,\se\s(?=d(?:el|ell'|egli|ei|ella)\s?(?:comm|art|letter))/);
  return more.length > 0 && partly.test(first!) ? [first!, ...more] : [clause];
}

/** `, e, in via consequenziale, ai sensi dell'art. 27 della legge 11 marzo 1953, n. 87, dell'art. 16 …` */
const consequence =
  /,?\se,?\s(?:in via conseguenziale|in via consequenziale|conseguentemente|consequenzialmente),?\s(?:(?:ai sensi|in applicazione)\sdell'art(?:icolo|\.)\s27\sdella\s(?:legge|l\.)[^,]{3,30},?\sn\.\s87(?:\sdel\s1953)?[^,]{0,100},\s)?(?:(?:l'|dell')\s?illegittimit[aà]'?\scostituzionale\s)?(?=d(?:el|ell'|egli|ei|ella)\s?(?:comm|art|letter))/i;
const namedAct = /\bdel(?:la)?\s(?:legge|decreto|l\.|d\.|r\.)[^;«»"]{0,80}?n\.\s?\d{1,5}(?:\sdel\s\d{4})?/i;
const sameNamed =
  /\bdel(?:la)?\s(?:medesim|stess|citat|predett)[oa]\s(?:legge|decreto(?:[-\s]legge|\slegislativo)?|l\.|d\.\S{1,8})/gi;

/** The end of the provision's name: its history follows, or the part of it that is struck. */
const afterPlace =
  /,?\s(?:[-–]\s)?(?:convertit[oa],?\s|(?:sia )?(?:come|quale)\s(?:\S{1,15}\s)?(?:modificat|sostituit|introdott|inserit|novellat|aggiunt|risultant|convertit)|(?:introdott|inserit|sostituit|modificat|aggiunt)[oaie]\sda|(?:nella|per la)\s?parte|limitatamente|nei (?:\w{4,10} )?(?:limiti|sensi)|per quanto\s|in quanto|(?:lad)?dove\s|ove\s|qualora\s|quando\s|allorch|(?:se\s)?interpretat[oaie]\s|per\s(?:violazione|contrasto)|(?:in|con) (?:riferimento|relazione|riguardo)|che\s(?:ha|hanno|aveva|avevano|modific|sostituisc|introduc|inserisc|aggiung)|(?:il|la)\squale\s|(?:e,?\s)?(?:ai sensi|in applicazione|in via conse|visto l)|(?:nel|nella) (?:testo|formulazione)|sia nel)/i;
/** Words that say that less than the named provision is struck. */
const partly =
  /parte\sin\scui|\bparte\b|limitatamente|nei (?:\w{4,10} )?(?:limiti|sensi)|per quanto (?:attiene|concerne|riguarda)|in quanto|\bove\b|laddove|qualora|quando|allorch|anzich|invece|\bsol[aoie]\b|soltanto|esclusivamente|se interpretat|period[oi]|parol[ae]|inciso|alinea|rubrica|capovers|nel testo|formulazione|anterior|previgente|combinato|relativament|nella misura|riferit/i;
const words =
  /limitatamente\s(?:al?l[ae]\s|all'|ai\s|agli\s)?(?:sol[ei]\s)?(?:parol|espression|inciso)|\bdell'\s?inciso|\ble parole/i;

function rulingsOf(clause: string, own: ClaimEnd): Ruling[] {
  const zone = zoneOf(foldPlaces(clause));
  const ends = endsIn(zone, own);
  const isPart = partly.test(clause) || !endsWholly(foldPlaces(clause), zone);
  return ends.map((to) => ({
    to,
    isOwn: isOwnEnd(to, own),
    strikes: true,
    reach: isPart ? (words.test(clause) ? 'parole' : null) : reachOf(to, hasUnreadPart(zone, ends)),
  }));
}

/**
 * Whether the words behind the names of the provisions say nothing of how much of them is struck: what they are silent on is whole, and what
 * is not known to be silent may be a part, `la' dove …`, `nell'interpretazione secondo cui …`.
 */
function endsWholly(text: string, zone: string): boolean {
  const named = findCitations(zone).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), zone);
  const words =
    named
      .replace(sinceWhen, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.every((word) => silent.test(word)) && behindWhole.test(text.slice(zone.length));
}

/** Names of places, and words that lead to them. */
const silent = new RegExp(
  String.raw`^(?:[a-z]|d(?:el|ell[aeo]?|egli|ei|i|a|al|all[ae]?)|al|all[ae]?|la|il|lo|gli|le|ed|nonche|presente|medesim[oai]|stess[oai]|inter[oai]|nn|artt?|articol[oi]|comm[ai]|letter[ae]|lett|numer[oi]|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|penultim)[oi]|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|${latinSuffixes.join('|')}|nel|nella|suo|sua|complesso|interezza|per|legge|decreto|codice)$`,
);

/** `, sopravvenuta a partire dal …`, whose day is read apart. */
const sinceWhen = /\ssopravvenuta\s[^,;]{1,120},?/i;

/** Its history, what it conflicts with, or what follows from it. */
const behindWhole =
  /^$|^,?\s?(?:[-–]\s)?(?:convertit|(?:sia )?(?:come|quale)\s(?:\S{1,15}\s)?(?:modificat|sostituit|introdott|inserit|novellat|aggiunt|risultant|convertit)|(?:introdott|inserit|sostituit|modificat|aggiunt)[oaie]\sda|per\s(?:violazione|contrasto)|(?:in|con) (?:riferimento|relazione)\s(?:al|agli|all)[^;]{0,60}\b(?:Cost|artt?\.)|che\s(?:ha|hanno|aveva|avevano|modific|sostituisc|introduc|inserisc|aggiung)|(?:e,?\s)?(?:ai sensi|in applicazione|in via conse))/i;

function isOwnEnd(to: ClaimEnd, own: ClaimEnd): boolean {
  return to.act === own.act && to.article === own.article;
}

function zoneOf(text: string): string {
  const end = text.search(afterPlace);
  return (end === -1 ? text : text.slice(0, end)).slice(0, 600);
}

/** Whether words name a paragraph or less that no end has: `artt. 3, primo comma, e 4` name one, which article 3 has. */
function hasUnreadPart(zone: string, ends: readonly ClaimEnd[]): boolean {
  const named = zone.match(/comm[ai]\b|letter[ae]\b|numer[oi]\b|\bn\.\s?\d{1,2}\)/gi) ?? [];
  // `degli artt. 6, 7, comma 2, e 8`, in a note of article 6, which is all that the ends have.
  const read = readPlaces(withArticles(zone.toLowerCase())).places.filter(({ paragraphs }) => paragraphs.length > 0);
  return named.length > Math.max(read.length, ends.filter(({ paragraph }) => paragraph !== null).length);
}

/** Without remarks in parentheses, which name titles and the acts that were amended, and without quotation marks. */
function foldPlaces(clause: string): string {
  return clause
    .replace(bareNumber, '$1art. $2')
    .replace(/\((?=[^()]{0,400}[a-z]{3})[^()]{0,400}\)/gi, ' ')
    .replace(/["«»:]/g, ' ')
    .replace(/\s+/g, ' ');
}

/** `dell'34, secondo comma`: the word for the article is lacking. */
const bareNumber = /^([\s"«]{0,3}dell'\s?)(\d{1,4}(?:-[a-z]{3,12})?,\s(?:comm[ai]\b|[a-z]{5,8}\scomma\b))/;

function reachOf({ number: numero, point, paragraph, article }: ClaimEnd, hasOther: boolean): Reach | null {
  if (numero !== null) return 'numero';
  if (point !== null) return 'lettera';
  if (paragraph !== null) return 'comma';
  // A part that could not be read is a part all the same.
  return article === null || hasOther ? null : 'articolo';
}

/** `del n. 7) del presente articolo`: a number of no paragraph. */
function numberIn(zone: string): Partial<ClaimEnd> {
  const number = /^\s?d[a-z']{1,4}\s?(?:n\.|numero)\s(\d{1,2}(?:-[a-z]{3,12})?)\)?\sde/i.exec(zone)?.[1];
  return number === undefined ? {} : { number };
}

/** The provisions that words name: the article whose note it is, and those of acts. */
function endsIn(zone: string, own: ClaimEnd): ClaimEnd[] {
  const ends: ClaimEnd[] = namesPresentArticle(zone)
    ? [{ ...own, ...placesIn(zone, own.article), ...numberIn(zone) }]
    : [];
  const cited = findCitations(zone);
  for (const citation of cited) {
    const eli = eliByWords(citation);
    if (eli === null || citation.article === null) continue;
    const isSame = sameAct(eli, own.act);
    for (const place of placesOf(citation, zone)) {
      if (isSame && place.article === own.article) ends.push({ ...own, ...place });
      else if (place.article !== null) ends.push({ ...wholeAct(isSame ? own.act : eli), ...place });
    }
  }
  if (ends.length > 0) return merged(ends);
  // `del comma 2, limitatamente alle parole …`: a paragraph of no other article.
  if (
    cited.length === 0 &&
    /^\s?(?:d|l)[^\s]{0,5}\s?(?:[a-z]{3,9}\s(?:e\s[a-z]{5,9}\s)?)?comm[ai]\b/i.test(zone) &&
    !/\bart/i.test(zone)
  )
    return [{ ...own, ...placesIn(zone, own.article) }];
  // `dell'art. 560` without its act: that of the note.
  const bare = cited.every(isSilent) ? readPlaces(withArticles(zone.toLowerCase())).places : [];
  const named = bare.find(({ article }) => article === own.article);
  if (named !== undefined) return [{ ...own, ...placesIn(withArticles(zone), own.article) }];
  // `dell'art. 6, comma 2, della presente legge`, in a note of article 2.
  if (otherAct.test(zone.replace(presentAct, ''))) return [];
  return bare.flatMap(({ article, paragraphs, points }) =>
    article === null
      ? []
      : {
          ...wholeAct(own.act),
          ...{ part: own.part, article, paragraph: joined(paragraphs) },
          point: paragraphs.length > 1 ? null : joined(points),
        },
  );
}

/** `artt. 3, primo comma, e 4`: behind the paragraph of an article the list of articles goes on. */
function withArticles(zone: string): string {
  return /^[^,]{0,12}\bart(?:t\.|icoli\s)/.test(zone) ? zone.replace(endOfParagraph, '$1 e art. ') : zone;
}

const endOfParagraph = /(\bcomma(?:\s\d{1,3})?,)\se\s(?=\d)/g;

const presentAct =
  /\bpresent[ei]\s(?:legge|decreto(?:[-\s]legge|\slegislativo)?|testo\sunico|codice|provvedimento|l\.|d\.\s?l(?:gs)?\.)/gi;
const otherAct =
  /\b(?:legg[ei]|decret[oi]|codic[ei]|regolament[oi]|statuto|costituzione|testo\sunico|t\.\s?u\.|c\.\s?[pcn]\.|cod\.|[lrd]\.\s?(?:[dlp]|n\.|\d)|d\.?\s?lgs)/i;

/** Whether words name no act: that of a region, or of another state, is one. */
function isSilent(citation: Citation): boolean {
  return eliByWords(citation) === null && citation.method !== 'non-statale';
}

/** An article that is named twice in one clause, with other paragraphs, is one end. */
function merged(ends: readonly ClaimEnd[]): ClaimEnd[] {
  const byPlace = new Map<string, ClaimEnd>();
  for (const end of ends) {
    const key = `${end.act} ${end.article}`;
    const known = byPlace.get(key);
    if (known === undefined) byPlace.set(key, end);
    else if (known.paragraph !== null && end.paragraph !== null)
      byPlace.set(key, {
        ...known,
        paragraph: joined([...known.paragraph.split(', '), ...end.paragraph.split(', ')]),
        point: null,
      });
  }
  return [...byPlace.values()];
}
