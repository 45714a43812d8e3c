// Repeals that do not work from the entry into force of their act.
import { monthNames } from '../../law/months.js';
import type { RelationKind, RelationPart } from '../../law/relation.js';

const date = String.raw`\bcon\s(?:la\s)?(?:stessa\s)?decorrenza\s(?:di\scui|(?:indicat|stabilit|previst|fissat)[ao]\s)|\bdalla\sdata\s(?:di\s|in\scui|del(?:la|l')|stabilita|indicata|prevista|fissata)|\balla\sdata\sdi\s(?:entrata\sin\svigore|applicazione|adozione|emanazione)`;
const entry = String.raw`(?:\bcon|\ba(?:ll'|\sseguito\sde)l?l?'?)\s?(?:l')?entrata\sin\svigore\sde`;
/** `dalla data di entrata in vigore del regolamento di cui al comma 1`, `con l'entrata in vigore dei decreti`: nobody knows from here when. */
const happening = String.raw`(?:effettiv[oa]\s)?(?:insediament|istituzion|costituzion|attivazion|emanazion|adozion|approvazion|entrata\sin|avvio\s|cessazion|scadenz|completament|operativit|nomina\s|pubblicazion|stipula|sottoscrizion|conclusion|definizion|perfezionament|ratific|recepiment|trasferiment)`;
/** `all'atto dell'adozione del piano`, `con effetto dalla cessazione del mandato`, `dal giorno dell'insediamento`, `una volta adottato il regolamento`. */
const once = [
  String.raw`(?:\ball'atto\sde|\ba\sseguito\sde|\b(?:con\s(?:effetto|decorrenza)|a\s(?:decorrere|partire|valere|far\s(?:data|tempo)))\sda)(?:l|ll[ao]?|i|gli)[\s']\s?${happening}`,
  String.raw`(?:^|\n)dall[a']\s?${happening}`,
  String.raw`\b(?:decors|trascors)[oi]\s(?:inutilmente|infruttuosamente|invano|tal[ei]|dett[oi]|il\s(?:[a-z]{1,12}\s)?termine)`,
  String.raw`\bdal\sgiorno\s(?:di\s|del|in\scui|stabilito|fissato|indicato)`,
  String.raw`\buna\svolta\s[a-z]{2,20}t[oaie]\s|\bnon\sappena\s|\bquando\ssar(?:a'|à|anno)\s`,
].join('|');
const event = new RegExp(`${date}|${entry}|${once}`, 'gi');
/** `al momento dell'insediamento`, `previa intesa`, `all'avvio dell'Agenzia`, `entro il … con decreto`: of the clause that repeals. */
const upon = new RegExp(
  [
    String.raw`\bal\smomento\sde(?:l|ll[ao]?|i|gli)[\s'](?!entrata)|\bprevi[oa]\s[a-z]|\bsuccessivamente\sal(?:l[a'])?\s?(?!entrata)|(?:^|[.,;\n]\s?)all'(?:avvio|attivazione|istituzione|insediamento|adozione|emanazione|approvazione|operativita')\s?\bd`,
    String.raw`\balla\s(?:conclusione|chiusura|definizione)\sde|\ball'esaurimento\sde|(?:^|[.;\n]\s?)(?:esaurit|conclus|terminat|ultimat|completat|scadut)[oaie]\s(?:l[aeo']|il|i|gli)[\s']?`,
    String.raw`\bcon\s(?:l'|la\s|il\s)\s?${happening}[a-z]{0,6}\s(?!vigore)(?!.{0,60}\bpresent[ei]\b)|\bper\seffetto\sde(?:l|lla|ll')\s?${happening}[a-z]{0,6}\s(?!vigore)(?!.{0,60}\bpresent[ei]\b)|\bcontestualmente\sal|\ball'esito\sde`,
    String.raw`\bentro\s(?:il\s\d|l'anno|\S{3,20}\s(?:giorni|mesi|anni))[^;]{0,300}\bcon\s(?:decreto|regolament|provvediment|deliber)`,
  ].join('|'),
  'i',
);
/** `alla scadenza del termine di cui al comma 1`, `al compimento del quinto anno`; not `fino alla scadenza del mandato`. */
const lapse = /(?<!\b(?:fino|sino)\s)\ba(?:lla\s(?:scadenza|cessazione)|l\s(?:termine|compimento))\sde/i;
const ownNoun = String.raw`(?:decreto|legge|codice|regolamento|testo\sunico|provvedimento|articolo|comma|capo|titolo|disposizion|norm)`;
const ownAct = String.raw`(?:present[ei]\s${ownNoun}|(?:legge|decreto|codice|regolamento)\s(?:stess|medesim)[oa]\b)`;
/** `dalla data di entrata in vigore della presente legge`: nothing stands between; `della parte seconda della presente legge` is another day. */
const ownMoment = new RegExp(
  String.raw`^(\D{0,80}?)\b(entrata\sin\svigore|pubblicazione|emanazione|adozione|promulgazione)\s(?:(?:nella|sulla)\sGazzetta\sUfficiale\s)?de(?:l|lla|llo|lle|i|gli)\s${ownAct}`,
  'i',
);
/** `della parte seconda del presente decreto`: a part of the own act, on a day that is not told here. */
const ownPart = new RegExp(
  String.raw`^\D{0,80}?\bentrata\sin\svigore\sde(?:l|lla|llo|lle|i|gli|ll')\s?(?:[a-z]{4,9}\s)?(?:part[ei]|cap[oi]|titol[oi]|libr[oi]|sezion[ei]|allegat[oi])\s[^,;.]{0,40}?de(?:l|lla)\s${ownAct}`,
  'i',
);
/** All words that may stand before these. */
const leading = new Set(
  "con a al alla all' atto momento seguito effetto decorrenza decorrere partire valere far tempo da dal dalla dall' del della dell' di data giorno stessa stesso medesima medesimo effettiva l' la il".split(
    ' ',
  ),
);
const isPlain = (lead: string): boolean =>
  [...lead.toLowerCase().matchAll(/[^\s,.;']+'?/g)].every(([word]) => leading.has(word));
/** `dal terzo mese successivo alla data di entrata in vigore`, `dalla prima seduta dopo l'entrata in vigore`: what is between is what counts. */
const sinceOther =
  /\bda(?:l\s|lla\s|ll'\s?|lle\s|gli\s|i\s)((?!articol|art\.|comm[ai]\s|legge|decret|codice|testo|regolament|predett|citat|suddett|present)[^,;.]{1,120}?)\bentrata\sin\svigore/gi;
const ofCalendar =
  /^(?:\S{1,20}\s)?(?:\d{1,2}°?\s[a-z]{4,9}|giorno|mese|bimestre|trimestre|semestre|anno|esercizio|periodo\sd['’]\s?imposta)\s(?:[a-z]{4,12}\s)?(?:success|seguent)/i;
/** `dal`, `dalla`, `da tale data`. */
const from = String.raw`da(?:l\s|lla\s|ll'|lle\s|gli\s|i\s|\s(?=tal|quest|quell|dett))`;
/** A day or a year that is read elsewhere. */
const read = String.raw`(?:giorno\s|data\sdel\s|anno\s)?\d`;
/** `a decorrere dalla prossima legislatura`, `Dal bilancio di previsione 2017`, `Da tale data`: no day that is read. */
const sinceAny = new RegExp(
  String.raw`\b(?:a\s(?:decorrere|partire|valere|far\s(?:data|tempo))|con\s(?:effetto|decorrenza))(?:\sretroattiv[oa])?\s${from}(?!${read})|(?:^|\n|\b(?:abrogat|soppress)[oaie],?\s)(?:[^,;.\n]{1,30},\s)?${from}(?!articol|art\.|comm[ai]\s|legge|decret|codice|testo|regolament|${read})`,
  'gi',
);
/** `a decorrere dal sessantesimo giorno successivo`, `decorsi sei mesi`, `dopo due anni dall'entrata in vigore`. */
const time =
  /\bdal\s(?:[a-z]{4,20}esimo\sgiorno|giorno\ssuccessivo)|(?:^|[.;]\s)dopo\s(?:[a-z]{1,20}\s){1,3}(?:giorni|mesi|anni)\sd|\b(?:decors|trascors)[oi]\s(?:[a-z]{1,20}\s){1,3}(?:giorn|mes|ann)/i;
/** `a decorrere dall'anno scolastico 2032/2033`, `dal periodo d'imposta in corso`, `dal 1° gennaio dell'anno successivo`. */
const period =
  /\bda(?:l\s|ll['’]\s?)(?:anno\s|esercizio\s|periodo\sd['’]\s?imposta|primo\sgiorno\sde|\d{1,2}°?\s[a-z]{4,10}\sdell['’]\s?anno\ssuccessivo)/i;

const monthOrYear = String.raw`(?:${monthNames.join('|')}|da(?:l|ll['’]anno)|ann[oi]|fino\sal|elezioni\sdel)`;
const namedDay = String.raw`(\d{1,2})[°ºo]?\s(${monthNames.join('|')})\s(\d{4})`;
const laterDay = new RegExp(
  `${namedDay}|${monthOrYear}\\s(\\d{4})(?!\\d)|\\b\\d{1,2}[./]\\d{1,2}[./](\\d{4})(?!\\d)`,
  'gi',
);
/** The ends of the clauses that words may have: not behind `n.` or `art.`. */
const clauseEnd = /;\s|\n|(?<=[a-z»)]{4}|\d)\.\s(?=[A-Z])/;

/** `La legge … continua ad applicarsi fino al 31 dicembre 2032`: what is said beside its repeal. */
function stays(clause: string): boolean {
  return (
    /\b(?:fino|sino|oltre|differit[aoie]|in\sattesa|nelle\smore)\b/i.test(clause) &&
    /applic|vigore|efficacia/i.test(clause)
  );
}

/** `fino all'adozione del regolamento`: nobody knows from here until when. */
const untilEvent =
  /\b(?:in\sattesa\sde|nelle\smore\sde|(?:fino|sino)\s(?:a(?:l|lla\sdata\sdel|ll[ao']?|gli|i)?\s?(?!\s?\d)[a-z])|oltre\s(?:il|la)\s(?!\d))/i;
/** `PERIODO ABROGATO DAL D.P.R. 20 MARZO 2009, N. 89`: what another act did to the words that repeal. */
const mark = /\b(?:ABROGAT|SOPPRESS)[OAIE]\sDA/;
const repeals = /abrog|soppress|soppression|abolit/i;

/** Whether words beside a repeal say that what it repeals stays until something happens. */
function staysUntilEvent(words: string): boolean {
  return words
    .split('\n')
    .filter((line) => !repeals.test(line) || line.startsWith("L'abrogazione"))
    .some((line) => onEvent.test(line) || (stays(line) && untilEvent.test(line) && !dayBehind.test(line)));
}

/** `L'efficacia del comma 1 e' subordinata all'autorizzazione`, `L'articolo 14 ha effetto dalle prime elezioni` */
const onEvent =
  /\bsubordinat[oaie](?:,[^.;]{0,160},)?\sa|\b(?:effetto|efficacia|applica(?:no)?|decorr(?:e|ono)|opera(?:no)?)(?:\sa\s(?:decorrere|partire))?\s(?:da(?:l|lla|ll'|lle|i|gli)|dopo\s(?:il|la|l'))\s?(?!giorno\ssuccessivo)(?!.{0,90}\b(?:present[ei]\b|sua\s(?:data\sdi\s)?pubblicazione|loro\spubblicazione|pubblicazione\s(?:nella|sulla)\sGazzetta))[a-z]/i;

const dayBehind = new RegExp(String.raw`\b(?:fino|sino|oltre)\s(?:a|il)[a-z']{0,3}\s(?:data\sdel\s)?${namedDay}`, 'i');

/**
 * Whether a clause that repeals names a day after another one, mostly today, `e' abrogata il 31 dicembre 2032`: what it says of that day
 * may be read in no other way, and until then it may not work.
 */
export function namesLaterDay(words: string, today: string): boolean {
  if (!/\b(?:19|20)\d\d(?!\d)/.test(words)) return false;
  return words
    .split(clauseEnd)
    .filter((clause) => !mark.test(clause) && (repeals.test(clause) || stays(clause)))
    .some((clause) =>
      [...clause.matchAll(laterDay)].some(([, day, month, year, ...years]) =>
        day === undefined
          ? (years.find((one) => one !== undefined) ?? '') > today.slice(0, 4)
          : isoDay([day, month, year]) > today,
      ),
    );
}

/** `con effetto retroattivo dal 1° gennaio 2014`. */
const statedSince = new RegExp(
  String.raw`\b(?:con\s(?:effetto|decorrenza)|a\s(?:decorrere|partire|valere))(?:\sretroattiv[oa])?\sdal\s${namedDay}`,
  'gi',
);

/** Whether a clause that repeals has effect from a day before another one: `e' abrogata con effetto retroattivo dal 1° gennaio 2014`. */
export function statesEarlierDay(words: string, force: string): boolean {
  return words
    .split(clauseEnd)
    .filter(isOwnRepeal)
    .some((clause) => [...clause.matchAll(statedSince)].some(([, ...day]) => isoDay(day) < force));
}

/** `restano o sono abrogate`: what was repealed before has another day. */
export const mayRemain = (words: string): boolean =>
  /\b(?:resta(?:no)?|riman(?:e|gono))\s(?:o|ovvero)\s(?:sono|e'|è)\s(?:abrogat|soppress)/i.test(words);

/** @param day of the month, name of the month, year */
function isoDay([day, month, year]: readonly (string | undefined)[]): string {
  const number = monthNames.indexOf(month!.toLowerCase()) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day!.padStart(2, '0')}`;
}

/**
 * The condition in the words of a repeal: an `event` whose day no document states, some `time` after the act enters into force, or `null`
 * for none.
 */
export function awaits(words: string): 'event' | 'time' | null {
  if (staysUntilEvent(words)) return 'event';
  if (words.split(clauseEnd).some((clause) => isOwnRepeal(clause) && upon.test(clause))) return 'event';
  if (
    !/entrata\sin\svigore|\bdata\s|giorn|mesi|ann[oi]\s|esercizio|imposta|\bal(?:la)?\s(?:scad|cess|term|comp)|(?:^|\n)dall[a']|\ball'atto|seguito|effetto|decorrenza|decorrere|partire|(?:^|\n)da[lig]|[oaie],?\sda[lig]|contestualmente|esito|\bcon\sl|\buna\svolta|non\sappena|quando|decors|trascors/i.test(
      words,
    )
  )
    return null;
  if (time.test(words) || period.test(words)) return 'time';
  const clauses = words.split(clauseEnd).filter(isOwnRepeal);
  const waits = [...eventsIn(words), ...clauses.flatMap(sinceOthers), ...clauses.flatMap(sinceUnread)];
  if (waits.includes('event') || lapse.test(words)) return 'event';
  return waits.length > 0 ? 'time' : null;
}

const isOwnRepeal = (clause: string): boolean => repeals.test(clause) && !mark.test(clause);

/** What words wait for, but for the entry into force of their own act; that it was published is some days before. */
function eventsIn(words: string): ('event' | 'time')[] {
  return [...words.matchAll(event)].flatMap(({ index }) => {
    const from = words.slice(index, index + 200);
    if (ownPart.test(from)) return ['time'];
    const [, lead, what] = ownMoment.exec(from) ?? [];
    if (lead === undefined || !isPlain(lead)) return ['event'];
    return /^entrata/i.test(what!) ? [] : ['time'];
  });
}

/** Beginnings that are neither a day that was read nor the entry into force of the act itself. */
function sinceUnread(clause: string): 'time'[] {
  return [...clause.matchAll(sinceAny)].flatMap(({ index, 0: words }) => {
    const start = index + beforeSince.exec(words)![0].length;
    const [, lead, what] = ownMoment.exec(clause.slice(start, start + 200)) ?? [];
    return lead !== undefined && isPlain(lead) && /^entrata/i.test(what!) ? [] : ['time'];
  });
}

/** What stands before the words that tell since when. */
const beforeSince = /^(?:\n|(?:abrogat|soppress)[oaie],?\s)?(?:[^,;.\n]{1,30},\s)?/i;

function sinceOthers(clause: string): ('event' | 'time')[] {
  return [...clause.matchAll(sinceOther)].flatMap(([, what]) =>
    isPlain(what!) ? [] : [ofCalendar.test(what!) ? 'time' : 'event'],
  );
}

/** `L'articolo 14 entra in vigore decorsi sei mesi …`, `L'efficacia del comma 2 e' subordinata …`: beside a repeal, of the provision that repeals. */
const entersOn =
  /\bentr(?:a(?:no)?|er(?:a'|à|anno))\sin\svigore\b|\b(?:ha|hanno|avra'|avrà|avranno|produ(?:ce|cono|rranno))\s[a-z\s]{0,12}\b(?:effett[oi]|efficacia)|\bacquist[a-z']{1,6}\sefficacia|\befficac[ei]\b|\b(?:entrata\sin\svigore|decorrenza|operativita'|applicazione)\sd/i;

/** Whether a repeal is by a provision of which a sentence beside it says that it enters into force on another day than its act, and no day is known. */
export function entersApart({ dates, evidence }: Pick<RelationPart, 'dates' | 'evidence'>): boolean {
  if (dates.effect !== null || dates.force !== null || !evidence?.includes('\n')) return false;
  return withoutQuotations(evidence)
    .split('\n')
    .slice(1)
    .some((line) => entersOn.test(line) && !/\b(?:abrogat|soppress)[oaie]\b/i.test(line) && !ofWholeAct.test(line));
}

/** `La presente legge entra in vigore contemporaneamente al regolamento`: whatever its day, it is in force; not `…, ad eccezione dell'articolo 4`. */
const ofWholeAct =
  /^[^;:«]{0,40}\bpresente\s(?:legge|decreto|provvedimento|regolamento|codice|testo)[^;:«,]{0,40}\sentr(?!.{0,600}(?:eccezion|esclus|\bsalv[oaie]\b|tranne))/i;

const withoutQuotations = (words: string): string => words.replace(/«[^«»]{0,20000}»/g, '«»');

/** Whether a repeal has effect on an event whose day no document states, in words that are not quoted: the day of its act is none of it. */
export function isWaiting(kind: RelationKind, { dates, evidence }: Pick<RelationPart, 'dates' | 'evidence'>): boolean {
  if (kind !== 'abroga' || dates.effect !== null || evidence === null) return false;
  return awaits(withoutQuotations(evidence)) === 'event' || entersApart({ dates, evidence });
}
