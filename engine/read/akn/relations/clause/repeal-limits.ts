// Repeals for a time, for some cases, or of all but a part, where no place of the words says so.
import { monthNames } from '../../../../law/months.js';

const day = String.raw`\d{1,2}[°º]?\s(?:${monthNames.join('|')})\s\d{4}`;
const gone = '(?:abrogat|soppress)[oaie]';
const part = String.raw`(?:comm[ai]\s|(?:second|prim|terz|quart|quint|ultim)[oaie]\s(?:comm|period|punt)|letter[ae]\s|period[oi]\s|numer[oi]\s|punt[oi]\s)`;
const limits = new RegExp(
  [
    // `e' abrogato fino al 31 dicembre 1995`, `dal 1° gennaio 2012 al 31 dicembre 2014 l'articolo 23 e' abrogato`
    String.raw`\b${gone},?\s(?:fino|sino)\sal(?:la\s|l'|\s)|^(?:fino|sino)\sal\s${day}`,
    String.raw`(?:^|[,;.]\s)dal\s${day}\s(?:e\s)?(?:fino\s|sino\s)?al\s${day}`,
    String.raw`\b${gone}\s(?:dal\s${day}\s)?(?:e\s)?(?:fino\s|sino\s)?al\s${day}`,
    // `A decorrere dal 1° giugno 2016 e fino al 31 dicembre 2018 l'articolo 3 e' abrogato`
    String.raw`\b(?:decorrere|decorrenza|effetto|partire|valere|data|tempo)\sda(?:l(?:l'anno)?\s)(?:${day}|\d{4}),?\s(?:e\s|ed\s)?(?:comunque\s)?(?:non\soltre|(?:fino|sino)\sa)`,
    String.raw`\b(?:nel|per\sil)\speriodo\s(?:compreso|intercorrente|tra|fra|dal)`,
    // `l'articolo 3 e, limitatamente ai comuni, l'articolo 4`, `gli articoli 3 e 4, il primo limitatamente al comma 2`
    String.raw`\se,\s(?:limitatamente|quanto|relativamente|per\s(?:il|la|i|gli|le)\ssol[oaie])\s`,
    String.raw`,\s(?:il|la)\s(?:prim|second|terz)[oa]\s(?:solo\s|soltanto\s)?limitatamente\s`,
    // `e continua ad avere vigore il solo articolo 7`, `tutte le disposizioni, diverse dall'articolo 3`, `a parte le disposizioni transitorie`
    String.raw`\bcontinua(?:no)?\sa(?:d)?\s(?:avere?\s(?:vigore|efficacia)|vigere|valere|rimanere\sin\svigore)|\be\s(?:rimane|resta)(?:no)?\svigent[ei]|\be\sconserva(?:no)?\s(?:efficacia|vigore)`,
    String.raw`\bdivers[oaie]\sda(?:l|ll'|lla|gli|i|lle)?\s?(?:articol|artt?\.|comm|letter|cap|titol|quell)`,
    String.raw`\ba\sparte\s(?:l'|il\s|la\s|i\s|gli\s|le\s)`,
    // `, ferma restando la vigenza del comma 5`, `, restando in vigore il comma 3`, `, mantenendo efficacia il comma 3`
    String.raw`\b(?:ferm[oaie]|restando|rimanendo|mantenendo|conservando)\s(?:[a-z']{1,14}\s){0,4}?(?:l')?(?:vigore|vigenz|efficaci|applicazione)[a-z]{0,3}\s(?:del(?:l[ae'])?\s?|de[i]\s|il\s|i\s|l[ae]\s)${part}`,
  ].join('|'),
  'i',
);

/** What a preposition may lead to that is a place of an act, or an act: `nell'articolo 3`, `alla legge`. */
const place = String.raw`(?:(?:medesim|stess|predett|suddett|citat|sopracitat|seguent|precedent|present|ultim|prim|second|terz)[oaie]{0,2}\s)?(?:articol|artt?\.|comm[ai]|letter|numer|period|punt|part[ei]\s(?:prim|second|terz|quart)|capo|capi|titol|sezion|libr|rubric|allegat|anness|tabell|elenc|legg|decret|regi[oa]|codic|test[oi]\sunic|regolament|statut|ordinanz|disposizion|norm[aei]\s|quot|voc[ei]\s|not[ae]\s|premess|avvertenz|prospett|quadr|intestazion|epigraf|aline|preambol|formul|schem|modell|part[ei]|process[oi]\sdi\s(?:riordin|semplific))`;
/** Openings behind a verb or before a place that limit nothing, or whose limits are read elsewhere. */
const harmless = [
  // Why, by what, and to what end.
  String.raw`per\s(?:[a-z]{3,20}(?:are|ere|ire|rre|rsi)\s|finalita'|effetto|l'effetto|le\sfinalita'|i\sfini|(?:l[ae]\s|i\s)?(?:[a-z]{5,15}\s)?(?:ragion|motiv|esigenz)[aei]|l'attuazione|il\scoordinamento|(?:il\s|la\s|l'|un\s|una\s)(?:pien[oa]\s|miglior[e]?\s|maggior[e]?\s)?(?:contenimento|semplificazione|razionalizzazione|perseguimento|conseguimento|raggiungimento|armonizzazione)\s|quanto|intero)`,
  String.raw`a\sfini\sd|nell'ambito\sde(?:l|i|ll[ae']|gli)\s?(?:(?:piu'\s)?(?:generale|ampi[oa]|complessiv[oa])\s)?(?:process|revision|riorganizzazion|iniziativ|misur|riordin|riform|intervent|razionalizzazion|semplificazion|programm|pian[oi]\s)`,
  String.raw`(?:ai|a)\s(?:fini\s(?:d[ei]\scui|del\scoordinament|della\ssemplificazion|dell'(?:attuazion|adeguament)|del\s(?:riordin|presente)|della\spresente)|seguito|norma|sensi|decorrere|decorr|partire|valere|datare|far\s|parte\s|condizione|eccezione|esclusione)`,
  String.raw`(?:al\sfine|allo\sscopo|alla\s(?:stessa\s|medesima\s|predetta\s|suddetta\s)?data|alle?\s(?:stesse\s)?condizion|all'atto|all'esito|al\smomento)`,
  String.raw`in\s(?:attuazione|applicazione|conseguenza|relazione|correlazione|connessione|considerazione|ottemperanza|recepimento|armonia|coerenza|conformita'|adempimento|esecuzione|quanto\s(?!applicabil|relativ|riferit|riguard|concern)|particolare|ogni|via\sdefinitiva|tutto|data|virtu'|vista|aggiunta|forza|ragione|deroga|luogo|vigore|sede|parte|toto|contrast)`,
  String.raw`(?:nell[ae]\s(?:sol[ae]\s)?part[ei]|nell[ae]\s(?:part|lor)|nella\ssua\s(?:interezza|totalita')|nei\s(?:soli\s)?confronti|nel\s(?:testo|loro|suo|rispetto|quadro|quale)|nell'(?:intero|ottica|intento|esercizio|interesse|attuazione|applicazione|osservanza)|(?:tra|fra)\s(?:gli\saltri|le\saltre|l'altro))`,
  String.raw`sotto\s(?:la\sdata|il\stitolo)`,
];
/** Words that lead to a limit whatever stands behind them. */
const plain = String.raw`(?:per|sotto|durante|entro|fra|tra|presso|su|in)\s|(?:per|in)(?=\sl')|(?:fino|sino)\sa|riguardo\sa|rispetto\sa|circa\s|con\s(?:effetto|efficacia)\s(?:per|ne|sol|limitat|ai)[a-z]{0,12}\s`;
/** Prepositions that lead to a place as well. */
const toOrIn = String.raw`(?:a[il]?|agli|alle|alla|allo|ne[il]|nelle|nella|negli|nello|sul|sulle|sui|sugli)\s|(?:all|nell|sull)'`;
/** Behind a verb: a word that says for whom, in what, or for how long. */
const adjunct = new RegExp(String.raw`^(?!(?:${harmless.join('|')}))(?:${plain}|(?:${toOrIn})(?!${place}))`, 'i');
/** What they lead to where they limit: persons, cases, matters, times. */
const cases = String.raw`(?:sol[oaie]\s)?(?:riguard|confront|settor|ambit|period|more\s|region|provinc|comun|territor|fin[ie]\s|effett|cas[io]\s|limit|rapport|giudiz|procediment|contratt|soggett|ent[ei]\s|person|contribuent|lavorator|dipendent)`;
/** Before a place, where `alla voce 3` may be one, too. */
const adjunctAhead = new RegExp(String.raw`^(?!(?:${harmless.join('|')}))(?:${plain}|(?:${toOrIn})${cases})`, 'i');
/** `Nel pubblico impiego`; `Nell'ordinamento penitenziario` may be the act, where the place has none of its own. */
const inMatter = new RegExp(
  String.raw`^(?!(?:${harmless.join('|')}))(?:ne[il]\s|nelle\s|nella\s|negli\s|nello\s|nell')(?!${place})`,
  'i',
);
/** A place whose act is named behind it. */
const placeOfAct =
  /\barticol[oi]\s[^;:«]{1,80}?\sde(?:l\s|lla\s|llo\s|ll'|i\s|gli\s)(?:legge|decreto|regio|codice|testo|regolamento|medesim|stess|predett|citat|statut|costituzione)/i;
/** A day, or the words that lead to one, and what may join the next words to it. */
const dated = new RegExp(
  String.raw`^,?\s?(?:(?:a\s(?:decorrere|partire|valere|far\s(?:data|tempo))|con\s(?:effetto|decorrenza|efficacia))\s)?(?:dal(?:l'anno)?|il|al)\s(?:giorno\s)?(?:${day}|\d{4}(?!\d)),?\s(?:e\s)?`,
  'i',
);
/** `per le imprese e dal 1° gennaio 2004 per gli altri`: for all in the end. */
const forOthers = new RegExp(
  String.raw`^per\s[^;]{1,120}?\se,?\s(?:a\s\S{5,9}\s)?dal(?:l'anno)?\s(?:${day}|\d{4})`,
  'i',
);
/** `e' abrogato`, `sono soppressi`: not `gia' abrogato dalla legge`. */
const verb = new RegExp(
  String.raw`\b(?:e'|è|sono|siano|sia|rest(?:a|ano)|riman(?:e|gono)|vien[ei]|vengono|s'intend(?:e|ono)|si\sintend(?:e|ono)|deve|devono)\s(?:[a-z']{1,16}\s){0,3}?${gone}`,
  'i',
);
/** `nel settore bancario`: behind the verb, with or without a comma. */
const afterVerb =
  /^,?\s(?:(?:altresi'|inoltre|pertanto|infine|comunque|(?!limitat|relativ|unita|congiunta)[a-z]{4,14}mente),?\s)?/i;
/** `…, per il personale militare, e' abrogato`: between the place and its verb. */
const beforeVerb =
  /(?:\d|legge|decreto|codice|articolo|comma),\s(?=per\s|ne[il]\s|negli\s|ai\sfini\s|agli\seffetti\s)/gi;
/** `Sono abrogati gli articoli 3 e 4 della legge 5 marzo 1998, n. 57 per il personale militare`: behind the place, where no title can stand. */
const behindPlace =
  /(?:n\.\s\d{1,4}|articol[oi]\s\d{1,4}|(?:medesim|stess|predett|citat)[oa]\s(?:legge|decreto)),?\s(?=(?:nei\s(?:riguardi|confronti)|nel\ssettore|nell'ambito|ai\sfini\sdel|agli\seffetti|per\s(?:il\spersonale|gli\sent|l[ae]\s(?:sol|ban|impres|societ|amministrazion|region|provinc)|i\s(?:sol|comun|dipendent|lavorator|soggett|contribuent))))/i;

const clauseEnd = /;\s|(?<=[a-z»)]{4}|\d»)\.\s(?=[A-Z])/;
const adverb = String.raw`(?:[a-z']{1,12}\s)?`;
/** Verbs of what remains. */
const stay = String.raw`(?:(?:rest|riman|rimang)(?:a|ano|e|ono)\s${adverb}(?:in\svigore|ferm[oaie]|vigent[ei]|applicabil[ei])|continua(?:no)?\s${adverb}a(?:d)?\s(?:applicarsi|avere\s(?:applicazione|efficacia|vigore)|trovare\sapplicazione)|(?:sono|e'|è)\s${adverb}fatt[oaie]\ssalv[oaie]|non\s(?:sono|e'|è)\sabrogat[oaie])`;
/** A part of the article that is repealed. */
const its = String.raw`(?:l'applicazione\sde(?:l|i|lla|lle)\s|le\sdisposizioni\s(?:di\scui\sa(?:l|i)\s|de(?:l|i)\s)|(?:il|i|l[ae]|gli)\s(?:sol[oaie]\s)?)${part}`;
/** `; resta in vigore il comma 3`, `. Continuano ad applicarsi i commi 4 e 5`, behind the repeal of an article. */
const partStays = new RegExp(
  String.raw`^(?:(?:tuttavia|peraltro|comunque),?\s)?(?:${stay}\s${its}|(?:il|i|l[ae])\s${part}[^;.:«]{0,60}?\s${stay}|(?:rest|riman)[ae]\ssalvo\squanto\sprevisto\sdal\s${part}[^;.:«]{0,20}medesimo\sarticolo|si\sapplica(?:no)?\s(?:il|i)\s${part}[^;.:«]{0,20}medesimo\sarticolo)`,
  'i',
);
/** `le disposizioni della stessa continuano ad applicarsi fino all'emanazione del regolamento`: nobody knows from here until when. */
const staysUntil =
  /^(?=.{0,160}\b(?:fino|sino)\s(?:a(?:lla|ll'|l|i|gli)?)\s?(?!\d|data\sdel\s\d|scadenza\sdel\s\d)[a-z])(?=.{0,300}\bcontinua(?:no)?\s(?:[a-z']{1,12}\s)?ad?\s(?:applicarsi|avere|trovare|essere)).{0,200}\b(?:(?:disposizion|norm)[aei]|disciplina|articolo)\s(?:previgent|vigent|abrogat|de(?:l|lla)\s(?:stess|medesim|predett)|di\scui\sal\smedesim)/i;

/**
 * Whether the clause that repeals an article, or an act where none is named, repeals it for a time, for some cases, or but for a part.
 * @param printed the words of the unit, quotations masked
 */
export function limitsRepeal(printed: string, article: string | null): boolean {
  const all = printed.split(clauseEnd);
  const clauses = all.filter((clause) => /abrog|soppress/i.test(clause));
  const named = article === null ? null : new RegExp(String.raw`(?<!n\. )\b${article}\b`, 'i');
  const own = named === null ? clauses : clauses.filter((clause) => named.test(clause));
  const meant = own.length > 0 ? own : clauses;
  return (
    meant.some((clause) => limits.test(clause) || hasAdjunct(clause)) ||
    all.some((clause) => staysUntil.test(clause)) ||
    (article !== null && all.some((clause) => partStays.test(clause) && isOfArticle(clause, article)))
  );
}

/** Whether a clause names no article but the one that is repealed. */
function isOfArticle(clause: string, article: string): boolean {
  const named = /\barticol[oi]\s(\d{1,4}(?:-[a-z]{2,12})?)/i.exec(clause)?.[1];
  return named === undefined || named.toLowerCase() === article.toLowerCase();
}

/** Behind a number, too: `n. 638. All'articolo 2 …`. */
const sentenceEnd = /(?<=[a-z»)]{3}|\d{2})\.\s(?=[A-Z])/;

/** Whether words beside the verb or the place say for whom, in what, or for how long. */
function hasAdjunct(clause: string): boolean {
  const found = verb.exec(clause);
  if (found === null) return false;
  const end = found.index + found[0].length;
  const ahead = clause.slice(0, found.index).split(sentenceEnd).at(-1)!;
  const behind = clause.slice(end);
  if (behindPlace.test(behind)) return true;
  const spots = !/,\s*$/.test(ahead)
    ? []
    : [...ahead.matchAll(beforeVerb)].map(({ index, 0: words }) => ahead.slice(index + words.length));
  return (
    isAdjunct(adjunctAhead, ahead) ||
    (placeOfAct.test(clause) && isAdjunct(inMatter, ahead)) ||
    isAdjunct(adjunct, behind.replace(afterVerb, '')) ||
    spots.some((words) => isAdjunct(adjunctAhead, words))
  );
}

function isAdjunct(of: RegExp, words: string): boolean {
  const undated = words.replace(dated, '');
  return of.test(undated) && !forOthers.test(undated);
}
