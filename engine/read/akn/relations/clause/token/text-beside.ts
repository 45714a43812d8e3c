// Texts that stand beside the act that names them: the statute that a law has as an annex, the agreement that it ratifies, the regulation that
// carries it out.
import { collection } from './patterns.js';
import type { Lead, Token } from './token.js';

const treaty = /^(?:accord|convenzion|trattat|protocoll|concordat|intes|scambi)[oaie]?$/;
/** `regolamento per l'esecuzione della legge …`, `norme di attuazione del decreto …` */
const carryingOut =
  /^(?:regolament|decret|norm|disposizion)[oaie](?: [a-z']{1,12}){0,5} (?:esecuzion|attuazion|applicazion)e(?: (?:testo|codice)(?: |$)|$)/;
const annexed =
  /^(?:accord|convenzion|trattat|protocoll|concordat|intes|scambi|statut|regolament|norm|disposizion|disciplinar|capitolat|ordinament|regol|istruzion|tariff|decret)[oaie]?$/;

/**
 * `dello statuto allegato alla legge …`, `dell'accordo ratificato con la legge …`: the places before it are of another text than the act that is
 * named. A code, or a `testo unico`, is known by its act; so is a regulation that an act approves.
 * @param isHeld whether the act would be that of the places before it
 */
export function isTextBeside(before: readonly Token[], isHeld: boolean): boolean {
  const words = before
    .slice(before.findLastIndex(({ type }) => type !== 'other') + 1)
    .map((token) => (token.type === 'other' ? token.word : ''));
  const noun = words.findLastIndex((word) => annexed.test(word));
  const [first, ...more] = noun === -1 ? [] : words.slice(noun + 1);
  // `dell'accordo di cui alla legge …`
  if (noun !== -1 && first === undefined && treaty.test(words[noun]!)) return true;
  if (first !== undefined && carryingOut.test(words.slice(noun).join(' '))) return true;
  if (first === undefined || words.some((word) => /^(?:codice|testo)$/.test(word))) return false;
  if (treaty.test(words[noun]!) && more.at(-1) === 'con')
    return [first, ...more].some((word) => /^(?:ratificat|res|approvat)[oaie]$/.test(word));
  const led = before.findLast((token) => token.type === 'place' && token.lead !== 'of' && token.lead !== 'none');
  const isTouched = led?.type === 'place' && led.lead === 'object';
  return (isHeld || isTouched) && more.length === 0 && /^(?:allegat|anness|acclus|unit)[oaie]$/.test(first);
}

/** Whether a word that `del` leads to, right behind a place, is the noun of what holds the place: `l'articolo 4 del piano`; not `dell'abrogata legge`. */
export function isHolder(word: string, lead: Lead, before: readonly Token[]): boolean {
  const last = before.at(-1);
  return lead === 'of' && (last?.type === 'place' || last?.type === 'value') && !pointing.test(word);
}

/** What says again which text or act is meant, and is no noun. */
const pointing =
  /^(?:medesim|stess|predett|citat|suddett|nuov|contestual|inter|menzionat|richiamat|anzidett|ridett|abrogat|vigent|previgent|gia'|allora|attual|original|vecchi|ripetut|indicat|sopra|su(?:c|nnominat|indicat|rrichiamat)|dett|present|ultim|second|terz|seguent)/;

/**
 * `l'articolo 4 del piano di cui alla legge …`, `l'articolo 3 della tariffa, parte prima, allegata al decreto …`: a noun between the place and the
 * act says of what the place is, and what the act has to do with it. Of a code, a `testo unico`, a regulation the act is the number, unless
 * these only rest on it: `del regolamento emanato ai sensi della legge …`.
 * @param lead how the words lead to the act
 */
export function isOfHolder(before: readonly Token[], lead: Lead): boolean {
  const start = before.findLastIndex((token) => !(token.type === 'other' || isDivision(token))) + 1;
  const own = before.slice(start).flatMap((token) => (token.type === 'other' ? token : []));
  const holder = own.findIndex(({ holds }) => holds);
  if (holder === -1) return false;
  const words = own.slice(holder).map(({ word }) => word);
  if (!collection.test(words[0]!))
    // `dell'allegato II del decreto del decreto legislativo …`, which prints a word twice.
    return lead === 'of' ? words.join() !== 'decreto' : isAnnexed(words, before.slice(0, start));
  return restingOn.test(words.join(' ')) || (lead === 'of' && ofBody.test(words.join(' ')));
}

/** `l'articolo 3 della tariffa allegata al decreto …, e' abrogato`; words in such an article are words of the act, and so are points of what has none. */
function isAnnexed(words: readonly string[], before: readonly Token[]): boolean {
  const led = before.findLast((token) => token.type === 'place' && token.lead !== 'of' && token.lead !== 'none');
  const isTouched = led?.type === 'place' && led.lead === 'object' && before.some(isArticle);
  return isTouched && /^(?:allegat|anness|acclus|premess)[oaie]$/.test(words.at(-1)!);
}

function isArticle(token: Token): boolean {
  return token.type === 'place' && token.level === 'article';
}

/** `, parte prima, ` */
function isDivision(token: Token): boolean {
  return token.type === 'place' && token.level === 'division';
}

/** `regolamento emanato ai sensi della legge …`, `regolamento previsto dalla legge …` */
const restingOn = /\s(?:sensi|norma|(?:previst|disciplinat|contemplat)[oa]\sda(?:l|lla|ll'|gli))$/;

/** `statuto dell'ente di cui alla legge …`: the act is what the body is known by. */
const ofBody =
  /^statuto\s(?:ente|societa'|consorzio|fondazione|istitut|istituzione|agenzia|associazione|federazione|cooperativa|universita'|comun|provinc|azienda|banca|cassa|autorita'|ordine|collegio|unione|accademia|museo|opera)/;

/** `dello statuto allegato alla medesima legge`, of an act that is not named again. */
export function isTextOfRecalled(before: readonly Token[], isHeld: boolean, text: string, at: number): boolean {
  return recalled.test(text.slice(at, at + 30)) && isTextBeside(before, isHeld);
}

const recalled = /^\s(?:al|alla|il|la)\s(?:medesim|stess|predett|suddett|citat)[oa]\s(?:legg|decret|regi)/;
