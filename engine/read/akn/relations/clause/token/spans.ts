// Spans of an amending clause that are read as one: names of acts, and what is only reported of another amendment.
import { eliByWords, findCitations, type Citation } from '../../../../../cite/cite.js';
import { monthNames } from '../../../../../law/months.js';
import { spansOfBases } from './bases.js';
import { ordinal } from './patterns.js';
import { spansOfTold } from './recitals.js';
import type { Span } from './span.js';
import { numberless } from './token.js';

/** `la legge …, di conversione in legge del decreto-legge …`: what the law converted, up to the end of the name. */
const conversion = /,?\sdi conversione,?\s(?:in legge,?\s)?(?:con modificazioni,?\s)?del\s(?=r\.|regio|d\.|decreto)/g;

/** Whether words may name an act, by its year or by a name (`testo unico bancario`, `legge fallimentare`): a cheap test, meant to say yes too often. */
export function mayNameAct(printed: string): boolean {
  return /\d{4}|codice|costituzione|disposizioni|statut|testo\sunico|ordinamento|legge\s[a-z]{3,14}(?:al|ar|il|ic)[ae]\b/i.test(
    printed,
  );
}

/** ELI of the act that a citation in a clause means; `null` where its words do not say. */
export type ActOf = (citation: Citation) => string | null;

/** Acts that the words name, without the places beside their names; `numberless` for the ELI of one that has only a day, or none. */
export function spansOfActs(printed: string, actOf: ActOf = eliByWords): ActSpan[] {
  return mayNameAct(printed) ? spansOfCitations(findCitations(printed), printed, actOf) : [];
}

export type ActSpan = Span & { eli: string };

/** The acts of the State among citations. */
export function spansOfCitations(citations: readonly Citation[], printed: string, actOf: ActOf): ActSpan[] {
  const numbers = numbersOfNames(citations, printed, actOf);
  return citations.flatMap((citation) => {
    // The provisions on the law in general stand before the civil code, in the same decree, and have articles of their own.
    const named = citation.method === 'nome' && citation.part !== null ? numberless : actOf(citation);
    const eli = (named && numbers.get(named)) ?? named ?? (isUnresolved(citation) ? numberless : null);
    if (eli === null) return [];
    const own = printed.slice(citation.start, citation.end);
    const placed = placeBehind.exec(own.slice(5));
    const lastOf = beginsWithAct.test(own) ? -1 : lastLink(own);
    // Places after the name are read as places; those before it are tokens by then.
    const isPlaced = placed !== null && placed.index + 5 > lastOf;
    const end = isPlaced ? citation.start + 5 + placed.index : citation.end + nextNumber(printed, citation);
    return [{ start: citation.start, end, eli }];
  });
}

/** The length of ` e n. 211` behind `leggi 8 agosto 1990, n. 210`: the number of another act of that day, and no place of this one. */
function nextNumber(printed: string, { start, end }: Citation): number {
  if (!/\b(?:leggi|decreti)\b/i.test(printed.slice(Math.max(0, start - 8), end))) return 0;
  return /^,?\s(?:e|ed)\sn\.\s?\d{1,5}(?![\d)-])/i.exec(printed.slice(end, end + 20))?.[0].length ?? 0;
}

/** Index of the last words that lead to an act, `dell'articolo 3 del decreto …`, `articolo 3, comma 1, legge …`; -1 for none. */
function lastLink(own: string): number {
  return [...own.matchAll(/\sdel|,\s(?=legge|decreto|regio|testo\sunico|codice)/gi)].at(-1)?.index ?? -1;
}

const beginsWithAct = /^(?:codice|costituzione|testo\sunico|legge|decreto|regio)\s/i;

/** Places behind the name of an act: `codice penale, articolo 5`, `codice penale, al secondo comma dell'articolo 61`. */
const placeBehind = new RegExp(
  String.raw`,?\s(?:(?:(?:al|d?all|nell|dell)')?(?:articol[oi]|artt?\.|comm[ai]\s(?:\d|${ordinal}\b)|(?:punt[oi]|numer[oi])\s(?:\d|[a-z]\))|letter[ae]\s[a-z])|(?:al|alla|nel|nella)\s(?:(?:punto|numero|lettera)\s|${ordinal}\scomma\b)|${ordinal}(?:,?\s(?:e\s|ed\s)?${ordinal}){0,3}\s(?:comma|periodo|capoverso)\b)`,
  'i',
);

/** Whether an act is named of which no ELI is known: by its day alone, or, as `legge n. 17 del 1985`, without its day. */
function isUnresolved({ type, date, year, number, recall, foreign }: Citation): boolean {
  if (type === null || recall !== null || foreign !== null) return false;
  return (date !== null && number === null) || (date === null && number !== null && year !== null);
}

/**
 * A name with the number of its act, `codice dei contratti pubblici relativi a lavori, di cui al decreto legislativo 12 aprile 2006, n. 163`:
 * the act that the name means today → the one that the words mean.
 */
function numbersOfNames(citations: readonly Citation[], printed: string, actOf: ActOf): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const [i, citation] of citations.entries()) {
    const next = citations[i + 1];
    if (citation.method !== 'nome' || next?.method !== 'numero') continue;
    const between = printed.slice(citation.end, next.start);
    const [name, act] = [actOf(citation), actOf(next)];
    if (name !== null && act !== null && name !== act && /^[^.;:«]{0,100}\bdi\scui\sal(?:la)?\s$/i.test(between))
      numbers.set(name, act);
  }
  return numbers;
}

/** What is only told in passing, up to the end of the act or the clause. */
export function spansOfRecitals(text: string, acts: readonly Span[]): Span[] {
  const titles = [
    ...spansOfTitles(text, acts),
    ...spansOfSubjects(text),
    ...spansOfReadings(text),
    ...spansOfContrasts(text, acts),
    ...spansOfRelatives(text),
    ...spansOfConverted(text, acts),
    ...spansOfAppositions(text, acts),
    ...spansOfRest(text, acts),
    ...spansOfGazettes(text),
    ...spansOfCeasing(text),
    ...spansOfBases(text, acts),
  ];
  return [...titles, ...spansOfTold(text, acts)];
}

/** `la legge …, di modifica della legge …`, `i decreti attuativi della legge …`: what another act does, up to the end of the act that it names. */
function spansOfAppositions(text: string, acts: readonly Span[]): Span[] {
  return [...text.matchAll(apposition)].flatMap(({ index, 0: words }) => {
    const after = index + words.length;
    const named = acts.find((act) => act.end > after && act.start <= after + 60);
    return named === undefined ? [] : [{ start: index, end: named.end }];
  });
}

const apposition =
  /(?:,\sdi\s(?:abrogazione|modific(?:a|azione|he)|proroga|attuazione|esecuzione|integrazione|interpretazione)|\s(?:abrogativ|modificativ|attuativ|integrativ|interpretativ)[oaie])\sd(?:ell'|el|ella|egli|ei|elle)\s?(?=(?:[^,;:.«]{0,40}\s)?(?:legg|decret|regi|articol|comm))/g;

function spansOfConverted(text: string, acts: readonly Span[]): Span[] {
  if (!text.includes('conversione')) return [];
  return [...text.matchAll(conversion)].map(({ index, 0: words }) => {
    const after = index + words.length;
    return { start: index, end: acts.find((act) => act.start <= after && act.end > after)?.end ?? after };
  });
}

/** `cessano di applicarsi gli articoli 4 e 5 …, e sono abrogati gli articoli 6 e 7 …`: what only ceases to apply, up to the next main clause. */
function spansOfCeasing(text: string): Span[] {
  if (!text.includes('cessa')) return [];
  return [...text.matchAll(/\bcessa(?:no)?\sdi\s/g)].flatMap(({ index }) => {
    const length = text
      .slice(index, index + 600)
      .search(/,?\s(?:e|ed|nonche')\s(?:sono|e'|è)\s|;|(?<!\b(?:n|artt?|lett|lgs|[dlrpsc]))\.\s/);
    return /^,?\s(?:e|n)/.test(text.slice(index + length)) && length > 0 ? [{ start: index, end: index + length }] : [];
  });
}

/** `il regio decreto …, nelle parti rimaste in vigore ai sensi dell'art. 145 del decreto …`: all that was left of it, whoever left it. */
function spansOfRest(text: string, acts: readonly Span[]): Span[] {
  if (!text.includes('in vigore')) return [];
  return [...text.matchAll(rest)].map(({ index, 0: words, 1: basis }) => {
    const after = index + words.length;
    const end =
      basis === undefined ? after : (acts.find((act) => act.start < after + 60 && act.end > after)?.end ?? after);
    return { start: index, end };
  });
}

const rest =
  /,?\s(?:nelle\sparti|per\sla\sparte|limitatamente\salle\sparti)\s(?:(?:ancora|tuttora)\s)?(?:(?:rimast[ae]|residue)\s)?in\svigore(,?\sai\ssensi\sdel(?:l'|la\s|lo\s|l[ae]\s|\s))?/g;

/** `… si interpreta nel senso che la legge … e' abrogata`: what another provision means, up to the end of the sentence. */
function spansOfReadings(text: string): Span[] {
  if (!text.includes('interpreta')) return [];
  return [...text.matchAll(/\bsi interpreta(?:no)?\b/g)].map(({ index }) => {
    const length = text.slice(index).search(/;|(?<!\b(?:[a-z]|art|lett))\.(?=\s|$)/);
    return { start: index, end: length === -1 ? text.length : index + length };
  });
}

/** `ogni disposizione incompatibile con la legge …`: what provisions are held against is not touched, up to the end of the clause. */
function spansOfContrasts(text: string, acts: readonly Span[]): Span[] {
  if (!/incompatibil|contrast|contrari|difform/.test(text)) return [];
  return [
    ...text.matchAll(
      /(?:incompatibil[ei]|in contrasto|contrast(?:a|ano|ante|anti)|contrari[aeo]|difform[ei])\s(?:con|rispetto|a|da)[a-z']{0,4}(?![a-z])/g,
    ),
  ].map(({ index, 0: words }) => {
    const after = index + words.length;
    const length = text
      .slice(after)
      .search(
        /[,;:](?!\s(?:comma|commi|lettera|n\.)\s)|\s(?:e'|sono|nonche'|in particolare)\s|(?<!\b(?:[a-z]|art|lett))\.(?=\s|$)/,
      );
    const end = length === -1 ? text.length : after + length;
    return { start: index, end: acts.find((act) => act.start < end && act.end > end)?.end ?? end };
  });
}

/** `l'articolo 3 della legge …, che ha sostituito l'articolo 7 della legge …, e' abrogato`: what another provision did, up to the end of its clause. */
function spansOfRelatives(text: string): Span[] {
  if (!/\b(?:ha|hanno|avev(?:a|ano)|stat[oaie]|che|qual[ei])\s/.test(text)) return [];
  return [...text.matchAll(relative)].map(({ index, 0: words }) => {
    const after = index + words.length;
    const length = text
      .slice(after)
      .search(
        /[;«]|,\s(?:(?:e'|è|sono|al|alla|dopo|le\sparole)(?![a-z])|all'|(?=[^,;«]{1,60}\s(?:e'|è|sono)\s(?:[a-z]{1,15}\s)?(?:sostitui|soppress|abrogat|inserit|aggiunt|modificat)))|(?<!\b(?:[a-z]|art|lett))\.(?=\s|$)/,
      );
    return { start: index, end: length === -1 ? text.length : after + length };
  });
}

const relative =
  /,?\s(?:che|(?:il|la)\squale|(?:i|le)\squali)\s(?:modific(?:a|ano)|sostituiscono|sostituisce|introduc(?:e|ono)|inseri(?:sce|scono)|abrog(?:a|ano)|aggiung(?:e|ono)|sopprim(?:e|ono)|prorog(?:a|ano)|integra(?:no)?|novella(?:no)?|(?:modific|abrog|prorog|integr)a(?:va|vano)|(?:sostituiv|sopprimev|introducev|aggiungev)a(?:no)?)(?![a-z])|,?\s(?:che|(?:il|la|con il|con la)\squale|(?:i|le|con i|con le)\squali|con\scui)\s(?:ha|hanno|aveva|avevano|(?:e'|è|sono|era|erano)\sstat[oaie])\s(?:[a-z']{1,15}\s){0,2}?(?:sostituit|modificat|inserit|introdott|abrogat|aggiunt|soppress|prorogat|convertit)[oaie]\b/g;

/** `decreto … 22 dicembre 1986, n. 917, recante il testo unico delle imposte sui redditi`: a title names acts that are not touched. */
function spansOfTitles(text: string, acts: readonly Span[]): Span[] {
  if (acts.length === 0 || !/recant|concernent|contenent/.test(text)) return [];
  return [...text.matchAll(/,?\s(?:recant|concernent|contenent)[ei]\s/g)].flatMap(({ index, 0: words }) => {
    if (!acts.some(({ end }) => end <= index && isPublication(text.slice(end, index)))) return [];
    const after = index + words.length;
    const length = text
      .slice(after)
      .search(/[,;«]|\s(?:e'|sono)\s|\se\s(?:la|il)\s(?=legge|decreto|regio|r\.)|(?<!\b(?:[a-z]|art|lett))\.(?=\s|$)/);
    const end = length === -1 ? text.length : after + length;
    const within = acts.find((act) => act.start < end && act.end > end)?.end ?? end;
    return [{ start: index, end: endOfBasis(text, within, acts) }];
  });
}

/** `, a norma dell'articolo 2 della legge …` behind a title: that law is no more touched than the title is. */
function endOfBasis(text: string, at: number, acts: readonly Span[]): number {
  const words = /^,?\s(?:a\snorma|ai\ssensi|in\sattuazione|in\sapplicazione)\sd[^.;:«]{1,80}/.exec(text.slice(at))?.[0];
  if (words === undefined) return at;
  return acts.find(({ start, end }) => start <= at + words.length && end > at)?.end ?? at;
}

/** `pubblicato nella Gazzetta Ufficiale n. 203 del 26 luglio 1982`: the number of an issue is no place. */
function spansOfGazettes(text: string): Span[] {
  if (!/gazzetta|\bg\.\s?u\.|corte dei conti/.test(text)) return [];
  return [...text.matchAll(gazette), ...text.matchAll(registration)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}

const issue = String.raw`(?:n(?:umero|\.)\s?\d{1,4}(?:/l)?|(?:del(?:l')?\s?)?\d{1,2}°?\s(?:${monthNames.join('|')})\s\d{4})`;
const gazette = new RegExp(
  String.raw`,?\s(?:(?:pubblicat[oaie]|di cui)\s)?(?:(?:nell[ao]|sull[ao]|all[ao]|nel|sul|al|dell[ao])\s)?(?:supplemento\sordinario\s(?:n\.\s?\d{1,4}(?:/l)?\s)?(?:alla|della)\s)?(?:gazzetta\sufficiale|g\.\s?u\.)` +
    String.raw`(?:\s(?:della\srepubblica(?:\sitaliana)?|del\sregno(?:\sd'italia)?))?(?:,?\s(?:-\s)?(?:\d\S\s)?serie\s(?:generale|speciale))?(?:,?\s(?:-\s)?(?:s\.\s?o\.|supplemento\sordinario))?(?:,?\s(?:-\s)?${issue}){1,3}`,
  'g',
);

/** `, registrato alla Corte dei conti, addi' 12 dicembre 1978, registro n. 41, foglio n. 120` */
const registration =
  /,?\sregistrat[oaie]\salla\scorte\sdei\sconti[^;:«]{0,120}?(?:registro|reg\.)\s(?:n\.\s)?\d{1,4}[^;:«]{0,40}?,\s(?:foglio|fg\.)\s(?:n\.\s)?\d{1,4}/g;

/** Whether words may be between the name of an act and its title: `, pubblicato nella Gazzetta Ufficiale n. 27 del 9 maggio 2001`. */
function isPublication(words: string): boolean {
  return words === '' || /^,?\spubblicat[oa]\s(?:nel|sul)l?[ao]?\s[^,;:«]{1,100}$/.test(words);
}

/** `all'articolo 5, concernente le somme di cui all'articolo 7 della legge …, le parole …`: what a provision is about, up to the next lead. */
function spansOfSubjects(text: string): Span[] {
  if (!/concernent|recant|contenent|relativ|in materia/.test(text)) return [];
  return [...text.matchAll(subject)].flatMap(({ index, 0: words }) => {
    if (!provision.test(text.slice(Math.max(0, index - 60), index))) return [];
    const after = index + words.length;
    const length = text.slice(after).search(subjectEnd);
    return [{ start: index, end: length === -1 ? text.length : after + length }];
  });
}

const subject = /,?\s(?:(?:concernent|recant|contenent)[ei]\s|relativ[oaie]\sa|in\smateria\sd)/g;

const provision =
  /(?:articol[oi]|comm[ai]|letter[ae]|numer[oi])\s[a-z0-9.)-]{1,20}(?:(?:,|\se|,\se)\s[a-z0-9.)-]{1,20}){0,8}$/;

/** Not `, di cui al decreto …`, nor `comma 1, della legge …`. */
const subjectEnd =
  /[:;«]|\s(?:e'|è|sono)\s|,\s(?:(?:e|nonche')\s)?(?:(?:le|la|il|lo|i|gli|dopo|al|ai|alla|alle|allo|agli|nel|nella)\s|(?:l|all|nell)')|(?<!\b(?:articolo|comma|lettera|numero)\s[a-z0-9.)-]{1,20}),\sdel(?:la\s|l'|\s)|(?<!\b(?:[a-z]|art|lett))\.(?=\s|$)/;

/** `Allegato I.5 (Articolo 37, comma 6)`: what stands in parentheses is not the place; behind a code it may be its act. */
const remark =
  /(?<!\b(?:codice|testo unico)\s[^,.;:«()]{1,80}\s(?=\((?:[dlr]\.|legge\s|decreto\s|regio\s)))\((?=[^()]{0,300}[a-z]{3})(?!\s?(?:limitatamente|quest'ultim|(?:ad? |con l')?(?:eccezion|esclusion|eccettuat|tranne|salv)|per (?:il|la|le|i|gli) sol))[^()]{0,300}\)/gi;

/** `Allegato I.5 Elementi per la programmazione. Schemi tipo del decreto …`: a stop within the title of an annex ends no sentence. */
const stopInTitle =
  /(\ballegato\s(?:[ivx]{1,5}|\d{1,2}|[a-z])(?:\.\d{1,3})?\s(?:(?!\b(?:al|alla|sono|presente|articol|comm[ai])\b|e'\s)[^.,;:«]){3,150})\.(?=\s(?:(?!\b(?:articol|comm[ai]|letter|allegat|sono)|e'\s|ll')[^.,;:«]){1,80}\sdel(?:la)?\s(?:decreto|legge|codice|regio|testo)\b)/gi;

/** The same words with remarks blanked, and stops in titles of annexes, so that places stay where they are. */
export function withoutRemarks(words: string): string {
  return words.replace(remark, (own) => ' '.repeat(own.length)).replace(stopInTitle, '$1 ');
}
