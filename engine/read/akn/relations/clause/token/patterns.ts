// Patterns of the pieces of an amending clause: nouns of places, verbs, numbers, letters, the words that lead to them.
import { latinSuffixes } from '../../../../../law/eli/article-number.js';
import { monthNames } from '../../../../../law/months.js';
import type { RelationKind } from '../../../../../law/relation.js';
import { pointLetter } from '../../../../../law/eli/point-letter.js';
import { attachedTable } from './attached-table.js';
import { conditions } from './conditions.js';
import { insteadOf } from './instead.js';
import { otherPassive, otherVerb } from './other-verb.js';
import { renumbers } from './renumbers.js';
import { wordsEnd } from './words-end.js';

/** Words without which no text changes; in lower case. */
export const textual =
  /sostitui|soppr|abroga|aboli|inserit|aggiun|inseri(?:re|sc)|premess|premett|antepost|introdott|apporta|modificat|elimina|cancella|espun[tg]|riformulat|rinumerat|ri(?:de)?nominat|divent|divien|diveng|assum(?:e|ono)[^.;:«]{1,24}numer/;

const suffixes = [...latinSuffixes].sort((a, b) => b.length - a.length).join('|');
const initials = [...new Set(latinSuffixes.map((suffix) => suffix[0]))].join('');
const suffix = String.raw`(?:[-\s]?(?=[${initials}])(?:${suffixes})(?![a-z])){1,3}`;
/** Also `19-bis1`, as tax law counts. */
const digits = String.raw`\d{1,5}(?:°|o(?![a-z]))?(?:${suffix}(?:\d{1,2}(?!\d))?)?(?:\.\d{1,3}(?!\d))?`;
/** Also `iii)`, a number of a point. */
const letter = String.raw`(?:${pointLetter}|[ivx]{3,5})(?:${suffix})?(?:\.\d{1,2})?(?=\s?\))|${pointLetter}${suffix}(?![a-z'])`;
export const ordinals =
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo'.split(' ');
/** `i primi tre commi` */
export const counts = 'uno due tre quattro cinque sei'.split(' ');
export const ordinal = String.raw`(?:${ordinals.map((word) => word.slice(0, -1)).join('|')}|ultim|penultim|antipenultim)[oaie]`;
const roman = String.raw`[ivxl]{1,7}(?:${suffix})?(?![a-z])`;
/** `e B`, `, II`, `e 3-bis`: of annexes named together; not `e il`, `e la`. */
const nextAnnex = String.raw`(?:,\s(?:e\s)?|\se\s)(?:[ivx]{2,5}|[b-df-hjkm-np-z]|\d{1,3})(?:\.\d{1,3})?(?:${suffix})?(?![a-z'\d)])`;
/** Also `I. 3`; not `allegato al`. */
const annexName = String.raw`(?:n\.\s?)?(?!(?:a[dil]|[dsn]e|di|in|il|l[aeo]|ed|s[ui]|un|da)(?![\w.'-]))(?:[ivxl]{1,5}|[a-z]{1,2}|\d{1,3}|unic[oa])(?:\.\d{1,3}|\.\s\d{1,3}(?=[\s,:]))?(?:${suffix})?(?![a-z'])`;

/** How much is repealed or replaced, where it is all: not `parzialmente`. */
const wholly = '(?:integral|definitiva|total|intera|completa)mente|in via definitiva|per intero|in toto';
const auxiliary = String.raw`(?:e'|e|è|sono|siano|sia|viene|vengono|resta|restano|rimane|rimangono|(?:si )?intend(?:e|ono)|s'intende|(?:deve|devono|debbono)\sintendersi|(?:e'|è|sono)\sda\sintendersi)(?:,(?=\s(?:altres|inoltre|infine|pertanto|conseguentemente)[a-zì']{0,2},\s))?\s(?:(?:o|e|resta|restano|sono|altresi'|altresì|inoltre|cosi'|così|conseguentemente|espressamente|${wholly}|invece|pertanto|rispettivamente|infine|in fine|,),?\s){0,3}?`;
const participle = String.raw`(?:sostituit|soppress|abrogat|abolit|inserit|aggiunt|premess|antepost|introdott|modificat|ri(?:de)?nominat|rinumerat|eliminat|riformulat|cancellat|espunt|apportat)[oaie]\b`;
/** `dopo le parole «a» si aggiungono le seguenti` */
const reflexive = String.raw`si\s(?:abrog(?:a|ano)|aggiung(?:e|ono)|inserisc(?:e|ono)|premett(?:e|ono)|sostituisc(?:e|ono)|sopprim(?:e|ono))(?![a-z])`;
/** `la presente legge abroga la legge …`, `… sostituisce la legge … e abroga la legge …`: of which act it is said its tokens say. */
const active = String.raw`(?:(?<=present[ei]\s(?:legge|decreto|articolo|provvedimento)\s)(?:abroga(?:\se\ssostituisce)?|sostituisce)|(?<=\s(?:e|ed)\s)abroga)(?=\s(?:il|la|i|le|lo|gli)\s|\sl')`;
/** `sopprimere il comma 2`: where it is no command its tokens say so. */
const command = '(?:sopprime|abroga|aboli|elimina|cancella|espunge)re[ .]';
/** `e' modificato sopprimendo il comma 2` */
const gerund = '(?:sopprimendo|sostituendo|inserendo|aggiungendo|premettendo|abrogando|eliminando)';
const mainVerb = new RegExp(
  `${auxiliary}${participle}|${command}|${renumbers}|soppressione d|si (?:abroga|soppri)|[eo] (?:abroga|sostituisce) |dichiarata|disposta|«|seguent`,
);

/** Whether lower-case words may have a main verb: it has an auxiliary or stands beside what it quotes. */
export function mayHaveMainVerb(text: string): boolean {
  return mainVerb.test(text);
}

const changes = String.raw`con l[ae] (?:seguent[ei] (?:modificazion[ei]|modific(?:a|he))|(?:modificazion[ei]|modific(?:a|he)) seguent[ei])\b`;
const changedBehind = new RegExp(String.raw`^,?\s${changes}`);

/** Whether `con le seguenti modificazioni` stands at a place of lower-case words. */
export function goesOnWithChanges(text: string, at: number): boolean {
  return changedBehind.test(text.slice(at, at + 40));
}

const list = new RegExp(String.raw`^(?:(?:\scome\ssegue)?\s?(:)\s(?!«)|,?\s${gerund}\b)`);

/** The sign behind `e' modificato` that its operations follow: a colon, or `''` before a gerund; `null` for neither. */
export function listBehind(behind: string): ':' | '' | null {
  const found = list.exec(behind.slice(0, 20));
  return found === null ? null : found[1] === undefined ? '' : ':';
}

const provisionNoun = String.raw`(?:disposizion[ei]|norm[ae]|prevision[ei]|prescrizion[ei])(?![a-z])`;
/** The kinds of a piece of text, the characters that each may begin with, and its pattern; tried in this order. */
const patterns = [
  // `gli articoli 3 e seguenti della legge …`
  [
    'onwards',
    'ei',
    String.raw`(?<=\bdal\s${ordinal}\s(?:comma|periodo|articolo)\s|\bdal(?:l'articolo|\scomma|\speriodo)\s\d{1,4}(?:-[a-z]{3,20})?\s)in poi(?![a-z])|ed?\s(?:seguent[ei]|successiv[ei]|ss\.?|segg\.?)(?=[,;.]|$|\s(?:del(?:l[aeo])?\s|dell'|dei\s|degli\s|sono\s|e'\s|è\s))`,
  ],
  // Inside a list of places: `gli articoli 6, comma 2; 8; 9; del decreto …`.
  ['semicolon', ';', String.raw`;(?=\s(?:\d|del\b|dell'|e\s\d))`],
  ['end', 'efsa', wordsEnd],
  ['stop', ';.', String.raw`;(?!\s(?:\d|del\b|dell'|e\s\d))|(?<!\b[rdl])\.(?=\s|$)(?!(?<=seguent[ei]\.)\s«)`],
  ['quotation', '«', String.raw`«\d+»`],
  // `, a decorrere dal 1° gennaio 2016`: no articles.
  ['day', '0123456789', String.raw`\d{1,2}(?:°|º)?\s(?:${monthNames.join('|')})\s\d{4}(?!\d)`],
  ['number', 'np', String.raw`(?:numer[oi]|punt[oi]|nn?\.)(?=\s?(?:\d|[a-z]\)))\s?`],
  [
    'self',
    'p',
    String.raw`present[ei]\s(?:decreto|legge|articolo|comma|provvedimento|codice|regolamento|testo unico|capo|titolo)\b`,
  ],
  ['article', 'a', String.raw`(?:artt?\.|articol[oi]\b|art(?=\s\d))\s?`],
  ['paragraph', 'cs', String.raw`(?:sotto)?comm[ai]\b`],
  ['point', 'l', String.raw`(?:letter[ae]\b|lett\.)`],
  // Not `il numero dei membri`, nor `il numero «5»`, which is a word.
  [
    'numberNew',
    'np',
    String.raw`numer[oi]\b(?!\s(?:de(?:i|gli)|di|complessivo|massimo|minimo)\s)(?!(?<!seguent[ei]\snumer[oi]):?\s«)|punt[oi]\b`,
  ],
  // `al capoverso Articolo 121, comma 1`, `capoverso «Art. 8», lettera a)`, `capoverso 2-bis`: of the text that the place quotes, not of the act.
  [
    'inQuoted',
    'c',
    String.raw`(?:(?<!(?:${ordinal})\s)capoverso(?=,\s(?:lettera|numero|comma)\s)|capovers[oi]\s(?:«\d{1,6}»|[«"]?(?:articolo|art\.)\s${digits}|(?:comma\s)?${digits}\.?|(?:lettera\s)?(?:${letter})\))[»"]?)(?:(?:,|\se)\s[«"]?(?:articolo\s|art\.\s)${digits}[»"]?)*(?:,\s(?:comma\s${digits}|lettera\s(?:${letter})\)|numero\s\d{1,3}\)))*(?![a-z])`,
  ],
  ['sentence', 'pc', String.raw`period[oi]\b|capovers[oi](?![a-z])`],
  // `nel titolo le parole «…»`: of the article that is named.
  [
    'heading',
    'ritd',
    String.raw`(?:rubric(?:a|he)|intestazion[ei]|(?:denominazion|intitolazion)[ei](?=\sde(?:l|i|lla|lle)\s(?:cap[oi]|titol[oi]|sezion[ei]|part[ei]|libr[oi])\b)|(?<=\bnel\s)titolo(?=\s(?:le\sparole|la\sparola)\b))\b`,
  ],
  [
    'words',
    'pcedlsavmitn',
    String.raw`(?:numer[oi](?=:?\s«)|part[ei](?=\sdel)|parol[ae]|cifr[ae]|espression[ei]|dizion[ei]|locuzion[ei]|incis[oi](?=:?\s«)|segn[oi] di interpunzione|alinea|(?:voc|denominazion)[ei](?=:?\s«)|(?:misura|importo|somma|limite|aliquota|percentuale|termine)(?=\s«))\b`,
  ],
  // The name of an act as a whole: not `titolo II`, `titolo di studio`; and its preamble.
  [
    'title',
    'tp',
    String.raw`(?<=(?:\bil|\bal|\bnel)\s)preambolo\b|(?<=(?:\bil|\bal|\bnel)\s)titolo(?=\s(?:e'|è)\s|\sdel(?:la)?\s(?:citat|medesim|predett|legge|decreto|regio)|,\s(?:le\sparole|la\sparola|dopo\sl[ae]\sparol))`,
  ],
  ['division', 'lptcs', String.raw`(?:libr[oi]|part[ei]|titol[oi]|cap[oi]|sezion[ei])\s(?:${roman}|${ordinal}\b)`],
  [
    'annex',
    'atep',
    String.raw`(?:(?:allegati|tabelle|elenchi|prospetti)\s(?:${annexName})(?:${nextAnnex}){1,9}|(?:allegat[oi]|tabell[ae]|elenc(?:o|hi)|prospett[oi]|(?:all|tab)\.)\s(?:${annexName}))`,
  ],
  ['annexNew', 'at', String.raw`(?:allegat[oi]|tabell[ae])\b(?=\s?[,:«]|\s(?:e'|sono))|${attachedTable}`],
  [
    'converted',
    'eès',
    String.raw`(?:e'|è|sono|s'intende|si intende)\s(?:convertit|ratificat)[oaie](?:,?\sin\slegge)?\b`,
  ],
  ['changes', 'c', changes],
  [
    'verb',
    'eèsvriapmcd',
    String.raw`(?:${auxiliary})?${participle}|${reflexive}|${active}|${renumbers}|(?:e'|è)\s(?:dichiarata|disposta)(?:,\s[^,.;:«]{1,60},)?\sl'abrogazione\sd(?:ell'|e(?:l|ll[aeo]|i|gli)(?=\s))`,
  ],
  [
    'infinitive',
    'siapec',
    String.raw`(?:sopprimere|espungere|sostituire|inserire|aggiungere|premettere|abrogare|abolire|apportare|anteporre|eliminare|cancellare|soppressione d[a-z']{1,5}|${gerund})(?=[\s,:.]|$)`,
  ],
  [
    'next',
    'ilgdcse',
    String.raw`(?:il|la|i|le|lo|gli|l'|dal|dalla|dai|dalle|con|con la|con il|con le)?\s?(?:seguent[ei]|eseguent[ei])\b`,
  ],
  [
    'except',
    'afcsetrm',
    String.raw`(?:ad? eccezione|all'infuori|fuorch[eé]|meno(?=\s(?:gli|il|i|l[ae])\s|\sl')|eccezione? fatta|ad? esclusione|ferm[oaie] restando|restando ferm[oaie]|fatta eccezione|con (?:l')?(?:esclusione|eccezione)|con le (?:esclusioni|eccezioni)|fatt[oaie] salv[oaie]|salv[oaie]|eccett[ou][a-z]{0,4}|tranne|escluso|esclusi|esclusa|escluse)\b`,
  ],
  [
    'only',
    'lp',
    String.raw`limitatamente\b|(?<=ultim[oa],?\s)per (?:il|la|i|gli|le) sol[oaie](?=\s(?:${ordinal}\s)?(?:comm[ai]|letter|numer|period)[a-z]{0,2}\b)`,
  ],
  ['finite', 'acemorstv', otherVerb],
  ['passive', 'eèsv', otherPassive],
  ...Object.entries(conditions).map(([firsts, pattern]) => ['condition', firsts, pattern] as const),
  ['provisions', 'lt', String.raw`(?:tutt[ae]\s)?l[ae]\s(?:[a-z]{4,12}\s)?${provisionNoun}`],
  [
    'range',
    'd',
    String.raw`d(?:a|al|all'|alla)\s?(?:${digits}|${letter})\)?\s(?:a|al|all'|alla|ad)\s?(?:${digits}|${letter})\)?`,
  ],
  // Also `2° comma`.
  [
    'ordinal',
    'pstqondua123456789',
    String.raw`(?:prim|ultim)[ie]\s(?:${counts.join('|')})(?=\s(?:comm|period|capovers|articol))|(?!prima\sd)${ordinal}(?![a-z])|dal\s${ordinal}\sal\s${ordinal}(?![a-z])|\d{1,2}°(?=\s(?:(?:e|ed)\s(?:il\s)?\d{1,2}°\s)?(?:comma|capoverso|periodo)(?![a-z]))`,
  ],
  // `11 comma 3`, `ii terzo comma`: an `Il` that was misread in print.
  ['object', '1il', String.raw`(?<=^\s?)(?:11|ii|ll)(?=\s(?:${ordinal}\s)?(?:comma|periodo|capoverso|numero)\b)`],
  // `lettera 0a)`, before the first one.
  ['letter', '0', String.raw`0{1,2}[a-z]{1,2}\s?\)`],
  ['digits', '0123456789u', String.raw`(?:${digits}|unico\b)\)?`],
  ['letter', 'abcdefghijklmnopqrstuvwxyz', String.raw`(?:${letter})\s?\)?`],
  [
    'after',
    'dpstf',
    String.raw`dopo\b|prima d(?:el(?:l[aeo])?|ei|egli|i)(?=\s)|prima dell'|successivamente al|di seguito al|[tf]ra(?=\s(?:(?:il|la|i|le|gli)\s|l'))`,
  ],
  // `dall'articolo 3 della legge … sono soppresse le parole «…»`
  [
    'in',
    'd',
    String.raw`(?:dall'|dal\s|dagli\s|dai\s|dalla\s)(?=(?:articol|artt?\.|comm[ai]\s|letter|numer|tabell|elenc)[^;:«]{1,200}\s(?:sono|e'|è)\s(?:soppress|eliminat|espunt|cancellat)[ae],?\sl[ae]\s(?:parol|espression|cifr|loc))`,
  ],
  [
    'in',
    'ain',
    String.raw`${insteadOf}|(?:all'|al|allo|alla|ai|agli|alle|nell'|nel|nello|nella|nei|negli|nelle|ad)(?:(?<=')|(?=\s))`,
  ],
  [
    'of',
    'd',
    String.raw`(?:dell'|del|dello|della|dei|degli|delle|di cui all'|di cui al|di cui alla|di cui ai|di cui agli|di cui alle|d[ei])(?:(?<=')|(?=\s))`,
  ],
  // `i controlli previsti dall'articolo 5`: not the article itself.
  [
    'of',
    'psdicr',
    String.raw`(?:previst|stabilit|dispost|indicat|contenut|recat)[oaie]\s(?:d?al|d?all[aeo]|d?ai|d?agli|d?all'|nel|nell[aeo]|nei|negli|nell')(?:(?<=')|\s)(?=(?:articol|artt?\.|comm[ai]\b|letter))`,
  ],
  ['object', 'i', String.raw`il testo d(?:ell'|el\s|egli\s|ei\s)(?=articol|art\.|comm)`],
  ['object', 'lig', String.raw`(?:l'|il|lo|la|i|gli|le)(?:(?<=')|(?=\s))`],
  ['and', 'eon', String.raw`(?:e|ed|o|nonch(?:e'|[eé]))(?=,?\s)`],
  // Also `il numero i. della lettera b)`.
  ['roman', 'ivxl', String.raw`${roman}(?!\s?\))(?:(?<=(?:numero|punto)\s[ivxl]{1,7})\.(?=\s[a-z]))?`],
] as const;
export type PatternName = (typeof patterns)[number][0];

/** The patterns that may match where a character stands, as one: a group each. */
interface Candidates {
  names: PatternName[];
  pattern: RegExp;
}

/** By the code of that character: most characters begin few patterns, and one regular expression of all is three times as slow. */
const candidatesByCode: (Candidates | undefined)[] = [];
for (const first of new Set(patterns.map(([, firsts]) => firsts).join(''))) {
  const own = patterns.filter(([, firsts]) => firsts.includes(first));
  candidatesByCode[first.charCodeAt(0)] = {
    names: own.map(([name]) => name),
    pattern: new RegExp(own.map(([, , source]) => `(${source})`).join('|'), 'y'),
  };
}

/** The first pattern that matches at a place of lower-case words, and what it matches; `null` for none. */
export function patternAt(text: string, at: number): { name: PatternName; words: string } | null {
  const candidates = candidatesByCode[text.charCodeAt(at)];
  if (candidates === undefined) return null;
  candidates.pattern.lastIndex = at;
  const found = candidates.pattern.exec(text);
  if (found === null) return null;
  let group = 1;
  while (found[group] === undefined) group++;
  return { name: candidates.names[group - 1]!, words: found[0] };
}

const kindOfStem: [RegExp, RelationKind | null][] = [
  [/^abroga e sostituisce$/, 'abroga'],
  [/sostitu[ie]|riformulat/, 'sostituisce'],
  [/soppr|abrog|aboli|elimina|cancella|espun/, 'abroga'],
  [/inser[ie]|aggiun|premett|premess|antep|introdott/, 'inserisce'],
  [/ri(?:de)?nominat|rinumerat|modificat|^(?:divent|divien|diveng|assum)/, 'modifica'],
  [/./, null],
];

/** The kind of a verb or infinitive; `null` where its noun states the kind: `sono apportate modificazioni`. */
export function kindOf(words: string): RelationKind | null {
  return kindOfStem.find(([stem]) => stem.test(words))![1];
}

/** Nouns of several places. */
export const plural =
  /^(?:artt|articoli|commi|lettere|numeri|punti|nn|periodi|capi|titoli|libri|sezioni|allegati|parole)/;

/** Acts that another one approves, of which its number is said. */
export const collection = /^(?:testo|regolamento|codice|statuto|ordinamento)$/;

/** Names of acts have values of their own: `5 luglio`, `titolo V`. */
export function isPlace(name: PatternName): boolean {
  return (
    name !== 'day' &&
    name !== 'digits' &&
    name !== 'letter' &&
    name !== 'roman' &&
    name !== 'ordinal' &&
    name !== 'division'
  );
}

/** Whether the character at a place separates pieces of text. */
export function isSpace(text: string, at: number): boolean {
  const char = text[at]!;
  return separators.includes(char) || (char > '~' && /\s/.test(char));
}

const separators = ' ,:()-\u2013\t\n\v\f\r';
