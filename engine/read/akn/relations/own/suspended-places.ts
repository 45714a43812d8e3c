// Which places a sentence that suspends or postpones speaks of: those on which the term or the effect hangs, none that only tells whose it is.

/** What may lead to a place: `previsti dall'articolo 3`, `di cui all'articolo 3`, `l'articolo 3`. */
const anchor =
  /(?<![\p{L}])(?:di\scui(?=\s)|(?:previst|stabilit|fissat|disciplinat|dispost|contenut|recat|indicat|introdott|prescritt|contemplat|individuat)([oaie])(?=\s|,)|(?:articol[oi]|artt?\.|comm[ai]|letter[ae]|legge|leggi|decreto|regio|codice|testo\sunico|regolamento|statuto)(?=\s|-)|(?:cap[oi]|titol[oi]|libr[oi]|part[ei]|sezion[ei])(?=\s(?:[ivxl]{1,7}|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa])(?![a-z])))/giu;
/** Of those, the ones that lead to a place through another word. */
const throughWord = /^(?:di\scui|(?:.{4,12})(?:st|lit|sat|nat|nut|cat|ott|itt|plat|uat)[oaie])$/i;

/** A word of a term or an effect itself: `il termine finale di sessanta giorni`, `l'efficacia delle disposizioni`. */
const ofTerm = new RegExp(
  String.raw`^(?:${[
    String.raw`il|l[oae]|l'|i|gli|un[oa]?|d[ei]|del|dell[oae]|dell'|dei|degli|d'|per|con|a|al|all'|all[ae]|ai|agli|dall?|dall'|dall[ae]|dai|dagli|in|nel|ed?|nonche'`,
    String.raw`dat[ae]|termin[ei]|scadenz[ae]|decors[oi]|decorrenz[ae]|efficacia|vigenza|validita'|durata|applicazione|applicabilita'|operativita'|entrata|vigore|effett[oi]|period[oi]|sospensione|proroga|abrogazion[ei]`,
    String.raw`disposizion[ei]|norm[ae]|prevision[ei]|prescrizion[ei]|obblig(?:o|hi)|diviet[oi]|disciplin[ae]|regim[ei]|misur[ae]|deleg(?:a|he)|derog(?:a|he)|facolta'|decret[oi]|legislativ[oi]|regolament[oi]`,
    String.raw`esercizio|adozione|emanazione|attuazione|adeguamento|adempimento|corso`,
    String.raw`\d{1,4}|(?:tren|quaran|cinquan|sessan|settan|ottan|novan)ta|venti|cento[a-z]{0,12}|sei|tre|dieci|due|dodici|diciotto|giorn[oi]|mes[ei]|ann[oi]|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre`,
    String.raw`final[ei]|inizial[ei]|ultim[oaie]|prim[oaie]|medesim[oaie]|predett[oaie]|suddett[oaie]|citat[oaie]|stess[oaie]|seguent[ei]|relativ[oaie]|rispettiv[oaie]|transitori[oae]?|perentori[oae]?|ordinatori[oae]?|massim[oaie]|general[ei]|special[ei]|particolar[ei]|già|gia'|altresi'|fissat[oaie]|stabilit[oaie]|previst[oaie]`,
  ].join('|')})$`,
  'iu',
);
/** `di prescrizione`, `di inizio`: which term it is, named without an article. */
const kindOfTerm = /(\s)d(?:i\s|')[a-z']{4,20}(?:(?:,?\se\sd(?:i\s|'))[a-z']{4,20})?(?=\s|,|$)/i;
/** `Sono sospese le procedure di cui all'articolo 4`, `Sono prorogate le agevolazioni previste dall'articolo 3`: what a provision gives or demands. */
const ofProvision =
  /^(?:le|gli|i|la|l'|il)\s?(?:procedur|procediment|adempiment|versament|pagament|agevolazion|benefic|incentiv|detrazion|esenzion)[a-z]{1,2}(?=\s|,)/i;
/** `Le disposizioni in materia di compartecipazione al gettito`: what provisions are about, up to whom they bind. */
const ofProvisions =
  /^(?:l[ae]\s|l'efficacia\sdelle\s|l'applicazione\sdelle\s)(?:disposizion|norm|misur|disciplin)[aei]\s(?:[a-z]{4,14}\s)?(?:in\smateria\s|concernent[ei]\s|recant[ei]\s)/i;
/** Who is bound: their article is no target. */
const someone =
  /(?<!\p{L})(?:soggett[oi]|ent[ei]|(?<!reddito\sdelle\s)person[ae]|personale|dipendent[ei]|amministrazion[ei]|operator[ei]|impres[ae]|societa'|contribuent[ei]|lavorator[ei]|datori|organ[oi]|uffici|struttur[ae]|component[ei]|titolar[ei]|beneficiar[io]{1,2}|cittadin[oi]|esercent[ei]|aziend[ae]|organism[oi]|comun[ei]|region[ei]|provinc[ei]a?)(?!\p{L})/iu;
/** Articles by which a noun agrees with `previsto`, `previsti` …; `l'` may be either. */
const articlesOf: Record<string, RegExp> = {
  o: /(?<!\p{L})(?:(?:il|lo|del|dello|al|allo|dal|nel|sul|un|uno)(?=\s)|(?:del|al|dal|nel|sul)?l'[a-z]{2,20}o(?=\s|,))/iu,
  a: /(?<!\p{L})(?:(?:la|della|alla|dalla|nella|sulla|una)(?=\s)|(?:del|al|dal|nel|sul)?l'[a-z]{2,20}(?:a'?|e)(?=\s|,))/iu,
  i: /(?<!\p{L})(?:i|gli|dei|degli|ai|agli|dai|dagli|nei|negli|sui|sugli)(?=\s)/iu,
  e: /(?<!\p{L})(?:le|delle|alle|dalle|nelle|sulle)(?=\s)/iu,
};
/** The first words of what is suspended, and the ending of a participle that agrees with it. */
const heads: readonly (readonly [RegExp, string])[] = [
  [/^(?:il|lo)\s\S{1,40}|^l'obbligo/i, 'o'],
  [/^(?:i|gli)\s\S{1,40}/i, 'i'],
  [/^(?:la|l'efficacia|l'operativita'|l'applicabilita'|l'applicazione|l'entrata)\s?\S{0,40}/i, 'a'],
  [/^le\s\S{1,40}/i, 'e'],
];
/** `…, del testo unico delle leggi sull'istruzione, di cui al decreto`: the act of the place before. */
const isOfAct = /(?:testo\sunico|codice|regolamento|statuto)\s[^;:]{0,160}$/i;
const isJoined = /(?:^|[\s,])(?:ed?|o|ovvero|nonche')\s*$/i;
/** `…, e il termine finale della raccolta, di cui al comma 7`: another term, beside the first. */
const another =
  /[\s,](?:ed?|nonche')\s(?=(?:(?:il|la|lo|le|i|gli)\s|l')(?:termin|scadenz|efficaci|applicazion|decorrenz|disposizion|norm|prevision|entrat|vigenz|effett))/i;

/**
 * The words that name the places of which a sentence suspends or postpones the term or the effect.
 * @param subject what is suspended, from its article on: `I termini di cui all'articolo 3 della legge …, relativi agli enti di cui all'articolo 5 …`
 * @returns its beginning, without the places that only tell whose term it is; `null` where already the first tells that
 */
export function suspendedOf(subject: string): string | null {
  const anchors = [...subject.matchAll(anchor)];
  const [first, ...more] = anchors;
  if (first === undefined || !hangs(subject.slice(0, first.index), first)) return null;
  let end = first.index + first[0].length;
  for (const next of more) {
    const between = subject.slice(end, next.index);
    const isOther = throughWord.test(next[0]) && !(isJoined.test(between) || isOfAct.test(between));
    const [own, ...others] = between.split(another);
    if (isOther && !(others.length > 0 ? hangs(others.at(-1)!, next) : isTerm(own!)))
      return subject.slice(0, next.index);
    // A noun of an act is looked at again with what follows it: `del testo unico …, di cui al decreto`.
    if (throughWord.test(next[0])) end = next.index + next[0].length;
  }
  return subject;
}

/** Whether the place that words lead to hangs on the term or the effect itself. */
function hangs(before: string, [words, ending]: RegExpMatchArray): boolean {
  if (before.trim() === '' || isTerm(before)) return true;
  if (ofProvisions.test(before)) return !someone.test(before);
  const isApart = /,\s*$/.test(before);
  if (ending === undefined) return isApart && /^di\scui/i.test(words) && !someone.test(before);
  const head = heads.find(([pattern]) => pattern.test(before));
  if (head?.[1] !== ending.toLowerCase()) return false;
  const rest = before.replace(head[0], '');
  return isApart || !articlesOf[head[1]]!.test(rest);
}

/** Whether words name nothing but a term, an effect or provisions. */
function isTerm(words: string): boolean {
  const rest = words.replace(ofProvision, '').replace(kindOfTerm, '$1').trim();
  return words.trim() !== '' && rest.split(/[\s,]|(?<=')/).every((word) => word === '' || ofTerm.test(word));
}
