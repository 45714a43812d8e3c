// Tells from the words behind `salvo`, `fermo` and `limitatamente` how they except or limit.

/** `exception` of a place, `reservation` of a repeal, `condition` of one, `aside` for what takes nothing away. */
export type Force = 'exception' | 'reservation' | 'aside' | 'condition';

const reserved = /^\s(?:che|se|per quanto|quanto (?:riguard|concern|attien)[a-z]{1,4}|i casi|il caso)(?![a-z])/;
/** Words for things that remain although the text goes: other rules, effects that were produced, the paragraphs beside it. */
const saved =
  /^\s(?:(?:comunque |in ogni caso )?quanto|divers[oaie]|il disposto|gli effetti|i diritti|i rapporti|gli atti|i procedimenti|l'applicazione|la validita'|l'efficacia|le situazioni|l[ae] (?:disposizion|norm|prevision)[ei] (?:di cui|recat[ae]|previst[ae]|contenut[ae]) (?:d?a|ne)[il] (?:(?:successiv|precedent|present)[ei] )?comm[ai])(?![a-z])/;
/** Words for places, which remain only if they are part of what is repealed. */
const placed =
  /^\s(?:l'|gli\s|il\s|i\s|l[ae]\s|all'|agli\s|al\s|ai\s)(?:articol|artt?\.|comm[ai](?![a-z])|letter|numer|cap[oi](?![a-z])|titol|sezion|part[ei](?![a-z])|allegat|tabell|disposizion|norm[ae](?![a-z])|prevision)/;

/**
 * `salvo che` reserves, `salvo il comma 2` excepts; `salvo quanto previsto`, `fatti salvi gli effetti prodotti`, `fatti salvi i contratti
 * stipulati` do neither: they say that something else stands beside it.
 */
export function forceOf(words: string, text: string, end: number): Force {
  if (/ferm[oaie]/.test(words)) return 'aside';
  if (!/salv[oaie]$/.test(words)) return 'exception';
  const next = text.slice(end, end + 80);
  if (reserved.test(next)) return 'reservation';
  return saved.test(next) || (words.startsWith('fatt') && !placed.test(next)) ? 'aside' : 'exception';
}

const onEvent =
  /^(?:qualora|ove|laddove|se|subordinatamente|sempre|purch|nel(?:l[ae'])? ?(?:solo )?(?:caso|ipotesi)|a condizione|in (?:caso|assenza|mancanza|difetto)|salv[oaie])(?![a-df-z])/;
/** What a place is like or not, which nothing has to happen for: `ove incompatibile`. */
const quality =
  /^\s?(?:(?:e'|siano|sia|non|ancora|tuttora|ivi)\s){0,3}(?:incompat|compat|in contrast|contrari|necessar|applicabil|present|previst|ricorr|occorr|vigent|in vigore|esistent|richiamat|divers)/;
const eventBehind =
  /^\s(?:che|se)\s(?!per\s|ne[a-z']{1,4}[\s']|in\s|a[a-z]{0,3}[\s']|con\s|da[a-z]{0,3}[\s']|quanto|si\stratti|non\ssi\stratti)/;

/** Whether the words of an exception or condition, which end at `end`, tell of what may happen: `qualora la regione non provveda`, `salvo che la legge disponga altrimenti`. */
export function isOfEvent(words: string, text: string, end: number): boolean {
  const next = text.slice(end, end + 60);
  return onEvent.test(words) && (words.startsWith('salv') ? eventBehind.test(next) : !quality.test(next));
}

const opening = /(?<![a-z])(?:fatt[oaie] salv[oaie]|salv[oaie]|restando ferm[oaie]|ferm[oaie] restando)(?![a-z])/g;
/** The end of a saving clause: that of its clause, or the beginning of the main verb or its object. */
const closing =
  /[;:«]|(?:\sed?)?\s(?:sono|e'|è|si\sapplica(?:no)?)\s|(?<!\b(?:n|artt?|lett|co|[dlrpsc]))\.(?=\s|$)|,\s(?=(?:viene|vengono|all'|a decorrere|a partire|con (?:effetto|decorrenza)|dal(?:la data)?|in particolare|si|(?:e |nonche' )?(?:(?:il|la|le|lo|i|gli)\s|l')(?:[a-z]{4,12}\s)?(?:legg|decret|regi|regolament|testo|codice|articol|comm[ai]|letter|cap[oi]|titol|disposizion|norm|allegat))(?![a-z]{0,2}\d))/;
const longestSaving = 500;
/** ` il comma 2`: fewer characters are cut off from what is saved. */
const shortestSaving = 9;

/**
 * The first saving clause of a unit, in its words: `fatto salvo quanto previsto dal comma 4`; `null` for none. What takes something away
 * (`salvo che`, `salvo l'articolo 3`) is none.
 * @param printed the unit's own words, quotations masked, in the document's case
 */
export function savingOf(printed: string): string | null {
  const text = printed.toLowerCase();
  if (!/salv[oaie]|ferm[oaie]/.test(text)) return null;
  for (const { 0: words, index } of text.matchAll(opening)) {
    const end = index + words.length;
    if (forceOf(words, text, end) !== 'aside' || (/ferm/.test(words) && placed.test(text.slice(end, end + 40))))
      continue;
    const rest = text.slice(end, end + longestSaving);
    const length = rest.search(closing);
    if (length >= 0 && length < shortestSaving) continue;
    return printed.slice(index, end + (length === -1 ? rest.length : length)).replace(/[,\s]{1,9}$/, '');
  }
  return null;
}

/** Words without their saving clauses, which take nothing away. */
export function withoutSavings(words: string): string {
  let left = words;
  for (let saving = savingOf(left); saving !== null; saving = savingOf(left)) left = left.replace(saving, '…');
  return left;
}

const excepting =
  /(?<![a-z])(?:ad? (?:sola )?(?:eccezione|esclusione)|fatta eccezione|eccezione fatta|con (?:l'|la sola )?(?:eccezione|esclusione)|all'infuori|fuorch[eé]'?|tranne|eccettuat[oaie]|esclus[oaie](?= (?:l'|(?:gli|il|i|la|le|lo) )(?:articol|art|comm|letter|numer))|(?:fatt[oaie] )?salv[oaie])(?![a-z])/g;
/** `ad eccezione dell'articolo 4, della legge …`: the act is that of all that is named; `…, il vincolo di cui all'articolo 5` is what is repealed. */
const ofOthers =
  /,\s(?=(?:il|lo|la|i|gli|le)\s|l'|del(?:la\s|l'|\s)(?:legg|decret|regi|medesim|predett|citat|codice|testo))/;

/**
 * The exception of a unit that takes something away, in its words: `ad eccezione degli articoli 2 e 9`; `null` where there is none, or
 * more than one.
 * @param printed the unit's own words, quotations masked, in the document's case
 */
export function exceptionOf(printed: string): string | null {
  const text = printed.toLowerCase();
  const found = [...text.matchAll(excepting)].filter(
    ({ 0: words, index }) =>
      !/salv[oaie]$/.test(words) || /^(?:exception|reservation)$/.test(forceOf(words, text, index + words.length)),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const end = only.index + only[0].length;
  const rest = text.slice(end, end + longestSaving);
  const lengths = [closing, ofOthers].map((pattern) => rest.search(pattern)).filter((length) => length !== -1);
  const length = Math.min(rest.length, ...lengths);
  return length < 4 ? null : printed.slice(only.index, end + length).replace(/[,\s]{1,9}$/, '');
}
