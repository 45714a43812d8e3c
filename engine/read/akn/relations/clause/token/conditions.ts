// Conditions and limits of a repeal, anywhere in its clause: `qualora …`, `nella parte in cui …`, `per i comuni …`.
const someOf = 'in cui|nell[ae] qual|concernent|riguardant|relativ|riferit|che|dove|incompat|non';
/** Not behind `anche`, which widens: `anche per i contratti in corso`; not so `ma non anche per i comuni`. */
const notAlso = '(?<!(?<!non )anche )';
/** `qualora …`, `nella parte in cui …`, `per le sole regioni …`, by the characters that they may begin with. */
export const conditions = {
  qo: String.raw`${notAlso}(?:qualora|ove)\b`,
  l: String.raw`${notAlso}laddove\b`,
  s: String.raw`(?<!anche )se[\s,]|subordinatamente\b|semprech|sempre che\b|(?<=,\s)seconda parte(?=,)`,
  p: String.raw`purch[eé]'?|(?<=,\s)prima parte(?=,)|${notAlso}per (?:l[ae]|i|gli)\s(?:sol[aei]\s)?(?:region[ei]|province|provincia|comuni|citta'|enti locali|domande|istanze|procedimenti|giudizi|contratti|rapporti|fatti)\b|(?<=(?:^|[.;:])\s{0,2})per (?:l[ae]\s|i\s|gli\s|il\s|l')(?:personale|dipendent|soggett|societa'|impres|ent[ei]\s|amministrazion|magistrat|militar|lavorator|contribuent|student|immobil|territor)|per (?:l[ae]|i|gli|il)\ssol[oaei]\b|per l[ae] part[ei] (?:${someOf})|${notAlso}per (?:quanto|cio' che) (?:non|concerne|riguarda|attiene|si riferisce)|per gli aspetti|${notAlso}per (?:l'anno|gli anni|il (?:periodo|biennio|triennio))\b`,
  n: String.raw`nel solo caso\s|nei soli casi\s|${notAlso}nel(?:l'ipotesi|le ipotesi| caso| casi| territorio)\s|${notAlso}nei (?:casi|confronti|territori)\s|nei limiti (?:di cui|in cui|previst|indicat|stabilit)[a-z]{0,2}\s|nell[ae] (?:sol[ae] )?part[ei] (?:${someOf})|non\s(?:[a-z]{4,20}mente\s)?(?:richiamat|riprodott|riportat|contemplat|trasfus|recepit|mantenut|confermat|compres|inclus)[oaie]\b|${notAlso}nelle (?:region|provinc)[a-z]+\s|nelle sole (?:region|provinc)[a-z]+\s`,
  rq: String.raw`${notAlso}(?:relativamente a|quanto a(?:l|ll[aeo]|i|gli)\b)`,
  ac: String.raw`a condizione|altrimenti\b|con esclusivo (?:riferimento|riguardo) a|${notAlso}con (?:riferimento|riguardo) a|ai sol[ei] (?:fini|effetti)\b|${notAlso}a(?:i fini|gli effetti) (?:fiscali|penali|civili|contabili|tributari|previdenziali|amministrativi)\b`,
  i: String.raw`in (?:via (?:transitoria|sperimentale|temporanea)|parte(?=[,;.]|$)|quanto (?:incompat|compat|in contrast|contrari|risult|siano|non))|${notAlso}in (?:caso (?:di|contrario)|assenza d|(?:mancanza|difetto)\b)`,
};
