// Patterns of main verbs that amend nothing.

/** `cessa di applicarsi`, `si applicano`, `tornano in vigore` */
export const otherVerb = [
  String.raw`(?:cessa|continua)(?:no)?\b`,
  String.raw`si (?:applica|osserva)(?:no)?\b`,
  String.raw`(?:resta(?:no|ndo)?|rimane|rimangono|rimanendo|(?:ri)?torna(?:no)?) in vigore\b`,
  String.raw`rest(?:a|ano) ferm[oaie]\b`,
  String.raw`rivi(?:ve|vono)\b`,
  String.raw`(?:riprend(?:e|ono)|(?:ri)?acquista(?:no)?) (?:(?:nuovamente|di nuovo) )?(?:vigore|efficacia|validita')`,
  String.raw`(?:conserva(?:no)?|mantien[ei]|mantengono) (?:(?:la|il) (?:loro|propri[oa]) |pien[oa] )?(?:efficacia|vigore|validita')`,
  String.raw`trova(?:no)? applicazione\b`,
  String.raw`(?:ripristin|richiam|conserv|osserv|applic)ando(?:si)?\b|(?:mantenen|vigen|estenden)do(?:si)?\b`,
].join('|');

const auxiliary = String.raw`(?:e'|è|sono|viene|vengono)\s(?:(?:altresi'|altresì|inoltre|pertanto|invece|comunque|parimenti|cosi'|così|quindi|ora)\s)?`;
/** Participles of verbs that change text, or that other verbs and exceptions are made of. */
const others =
  'sostitu|soppr|abrog|aboli|inserit|aggiun|premess|antepost|introdott|modificat|ri(?:de)?nominat|rinumerat|elimin|riformulat|cancell|espunt|apportat|stat|fatt|dichiarat|dispost|intes|convertit|ratificat';

/** `sono richiamate`, `e' confermato`, `sono estese` */
export const otherPassive = String.raw`${auxiliary}(?!${others})(?:[a-z]{2,18}(?:[aiu]t|tt|rt|st|lt)|estes|esclus|sospes|(?:ri|ri?am)?mess|res)[oaie](?![a-z])`;

const begins = new RegExp(`^(?:${otherVerb}|${otherPassive})`);

/** Whether words are such a verb, which is kept in front of what it is said of. */
export function isOtherVerb(words: string): boolean {
  return begins.test(words);
}

/** Behind `restano in vigore`: `fino al 31 dicembre 2005 e sono abrogati`. What remains is what is repealed. */
const thenRepealed =
  /^,?\s(?:fino|sino)\sa[^.;:«]{3,80}?(?:,|\se)\s(?:(?:e'|è|sono|si\sintend(?:e|ono))\s(?:[a-z']{1,16}\s)?|dopo\stale\sdata\ssono\s)abrogat[oaie]\b/;

/** Whether what a verb says remains is repealed by the next one. */
export function goesOnToRepeal(verb: string, behind: string): boolean {
  return verb.endsWith('vigore') && thenRepealed.test(behind);
}
