// Reads from the tokens in front of a word what the word means.
import type { RelationKind } from '../../../../../law/relation.js';
import { ordinal } from './patterns.js';
import { own, type Lead, type Token } from './token.js';

/** The kind of the last verb of the clause; `undefined` for none. */
export function verbSinceStop(tokens: readonly Token[]): RelationKind | null | undefined {
  const last = tokens.findLast(({ type }) => type === 'verb' || type === 'stop');
  return last?.type === 'verb' ? last.kind : undefined;
}

/** `all'articolo 7`: behind `le disposizioni di cui all'articolo 5 e` it goes on as that began. */
export function leadIn(before: readonly Token[], isOfProvisions: boolean, isToAct: boolean): Lead {
  const last = before.at(-1);
  // `all'allegato 1 al decreto legislativo …`
  if (isAnnexed(before) || (isToAct && last?.type === 'place' && last.level === 'annex')) return 'of';
  const goesOn = last?.type === 'place' || last?.type === 'value' || (last?.type === 'other' && last.word === 'e');
  return isOfProvisions && goesOn ? 'object' : 'in';
}

/**
 * `non e' abrogata`, `la data in cui e' abrogata`, `prevedere che le parole «…» siano sostituite`: what stands before the verb says that it
 * does nothing here.
 * @param verb its words, and `behind` those that follow it
 */
export function isDenied(before: readonly Token[], verb: string, behind = ''): boolean {
  const last = before.at(-1);
  return (
    (last?.type === 'other' && /^(?:non|cui|qual[ei])$/.test(last.word)) ||
    (/^sia(?:no)?\s/.test(verb) && clauseOf(before).some(isThat)) ||
    isReported(before) ||
    isTold(verb, behind) ||
    isOfAnotherAct(before, verb) ||
    bringsChanges(verb, behind) ||
    isDoneElsewhere(before, verb, behind) ||
    isLeftToAnother(before) ||
    otherMeans.test(behind)
  );
}

/** `il decreto dispone che sono abrogati …`; not `l'articolo 5, che e' abrogato`. */
function isReported(before: readonly Token[]): boolean {
  const [teller, that] = before.slice(-2);
  return that !== undefined && isThat(that) && teller?.type === 'other';
}

/** `e' abrogato dall'articolo 4 della legge …`; not `le parole «…» sono soppresse dall'articolo 4`. */
function isDoneElsewhere(before: readonly Token[], verb: string, behind: string): boolean {
  return (
    /abrogat|soppress/.test(verb) &&
    /^,?\sd(?:al\s|alla\s|all'|agli\s|ai\s)(?:articol|artt?\.|comm[ai]\s|legge\s|decret|regi[oa]\s|regolament)/.test(behind) &&
    !clauseOf(before).some(({ type }) => type === 'quotation')
  );
}

const means = '(?:decret|regolament|provvediment|deliber|ordinanz)';
/** `sono abrogate, con decreto del Presidente della Repubblica, …` */
const otherMeans = new RegExp(
  String.raw`^,?\scon\s(?:(?:un[oa]?|uno\so\spiu'|apposit[oaie]|successiv[oaie]|propri[oa]|il|i|lo|gli|la|le)\s){0,3}${means}`,
);

/**
 * `restano abrogate le disposizioni …`: another act did it; not `sono e restano abrogate`. Of `sono rispettivamente sostituito e abrogato`
 * each is of a place that only their order tells.
 */
function isTold(verb: string, behind: string): boolean {
  return /^(?:rest|riman)/.test(verb) || (/rispettivamente/.test(verb) && twoDone.test(behind));
}

const twoDone = /^,?\s(?:e|ed)\s(?:sostituit|soppress|abrogat|inserit|aggiunt|modificat)[oaie]\b/;

/** `sono introdotte le seguenti modificazioni`: what follows says what is done. */
function bringsChanges(verb: string, behind: string): boolean {
  return (
    /introdott[aeo]$/.test(verb) && /^,?\sl[ae]\sseguent[ei]\s(?:modific|variazion|innovazion|correzion)/.test(behind)
  );
}

function isThat(token: Token): boolean {
  return token.type === 'other' && /^(?:che|affinche'|affinché)$/.test(token.word);
}

/** The tokens since the last stop. */
function clauseOf(before: readonly Token[]): readonly Token[] {
  return before.slice(before.findLastIndex(({ type }) => type === 'stop') + 1);
}

/**
 * `con la legge … e' abrogato l'articolo 5 …`, `con l'articolo 3 della legge …`, `dalla legge … e' disposta l'abrogazione …`: that act does it,
 * and nothing is done to it here; not `dall'articolo 3 della legge … sono soppresse le parole`.
 */
function isOfAnotherAct(before: readonly Token[], verb: string): boolean {
  const [first, next, ...others] = clauseOf(before);
  const doer = /abrogazione/.test(verb) ? /^(?:con|dal(?:la)?|dall)$/ : /^con$/;
  if (first?.type !== 'other' || !doer.test(first.word) || next?.type !== 'place') return false;
  const act = [next, ...others].find((token) => token.type === 'place' && token.level === 'act');
  return act?.type === 'place' && act.values[0] !== own;
}

/** `con uno o piu' decreti sono abrogate le disposizioni …`: another act is to do it. */
function isLeftToAnother(before: readonly Token[]): boolean {
  const clause = clauseOf(before);
  const places = clause.findIndex((token) => token.type === 'place' && token.values[0] !== own);
  // `entro un anno dall'entrata in vigore della presente legge, con decreto …`
  const ahead = (places === -1 ? clause : clause.slice(0, places)).findIndex(
    (token) => token.type === 'other' && token.word === 'con',
  );
  if (ahead === -1) return false;
  const words = clause.slice(ahead + 1, ahead + 8).map((token) => (token.type === 'other' ? token.word : ''));
  return !/^(?:effetto|decorrenza|efficacia)$/.test(words[0] ?? '') && words.some((word) => leftTo.test(word));
}

const leftTo = new RegExp(`^${means}`);

/**
 * `all'articolo 5, aggiungere …`, `sopprimere le parole «a» e sostituire …`; not `al fine di sostituire`, `possono inserire`.
 * @param mayOrder whether one that begins a sentence is a command
 */
export function isCommand(before: readonly Token[], mayOrder: boolean): boolean {
  const last = before.at(-1);
  // `e' modificato sopprimendo …`
  if (last?.type === 'seguente' && last.words === '') return true;
  if (last === undefined || last.type === 'stop')
    return mayOrder || before.some((token) => token.type === 'verb' && token.isOrder);
  if (last.type === 'value' || last.type === 'place' || last.type === 'quotation') return true;
  const isAlso =
    last.type === 'other' && /^(?:e|ed|conseguentemente|inoltre|indi|quindi|testo|inizio|fine)$/.test(last.word);
  return isAlso && before.some((token) => token.type === 'verb' && !token.bare);
}

/** `la tabella A, parte III, allegata al decreto …`: the act is what the table is of. What is not named is no place: `la tariffa allegata al …`. */
function isAnnexed(before: readonly Token[]): boolean {
  const last = before.at(-1);
  if (last?.type !== 'other' || !/^(?:allegat|anness)[oaie]$/.test(last.word)) return false;
  const holder = before.findLast((token) => token.type === 'place' && token.level !== 'division');
  return holder?.type === 'place' && holder.level === 'annex';
}

const nounBehind = new RegExp(
  String.raw`^(?:,?\s(?:e\s|ed\s)?${ordinal}){0,4},?\s(?:comm[ai]|period[oi]|capovers[oi]|alinea|cap[oi]|titol[oi]|libr[oi]|sezion[ei]|part[ei])\b`,
);

/**
 * Whether an ordinal is of a paragraph before it: `i commi secondo e terzo`; not `il comma 2, primo periodo`.
 * @param after the words behind the ordinal
 */
export function isOfParagraph(before: readonly Token[], after: string): boolean {
  const noun = before.findLast(({ type }) => type !== 'value' && type !== 'other');
  return noun?.type === 'place' && noun.level === 'paragraph' && noun.values.length === 0 && !nounBehind.test(after);
}

/** `l'ente istituito con legge …`, `dalla legge …`: what an act did is not done to it; a code `approvato con decreto …` is that act. */
export function isDoneBy(before: readonly Token[]): boolean {
  const [approved, by] = before.slice(-2).map((token) => (token.type === 'other' ? token.word : ''));
  return (
    /^(?:con|dalla|dal|dai|dalle|da)$/.test(by ?? '') && !/^(?:approvat|emanat|adottat)[oaie]$/.test(approved ?? '')
  );
}

/** `l'ufficio istituito con l'articolo 3 …`: that article is not what is suppressed. */
export function isByPlace(before: readonly Token[], text: string, at: number): boolean {
  const last = before.at(-1);
  return last?.type === 'other' && last.word === 'con' && /^\s?(?:articol|artt?\.|comm[ai]\s)/.test(text.slice(at, at + 9));
}

/** `con il presente decreto`, `la presente legge abroga`: what does something, and nothing is done to it. */
export function isDoer(before: readonly Token[], text: string, at: number): boolean {
  const last = before.at(-1);
  return (last?.type === 'other' && last.word === 'con') || /^\sabroga\s/.test(text.slice(at, at + 8));
}

/**
 * Whether a verb needs a quotation beside it to be one: a participle without an auxiliary, `si aggiungono`; not `si abroga l'articolo 5`, nor
 * `la presente legge abroga …`.
 * @param behind the words that follow it
 */
export function isBareVerb(verb: string, before: readonly Token[], behind: string): boolean {
  if (verb === 'abroga') return false;
  if (!/^si (?!intend)/.test(verb)) return !/\s/.test(verb);
  const isFirst = clauseOf(before).every(({ type }) => type === 'place' || type === 'value');
  return !(isFirst && /^si (?:abrog|sopprim)/.test(verb) && placeBehind.test(behind));
}

const placeBehind = new RegExp(
  String.raw`^\s(?:l'|il\s|lo\s|la\s|i\s|gli\s|le\s)(?:${ordinal}\s)?(?:articol|artt?\.|comm[ai]\s|letter|numer|legg[ei]\s|decret|regi[oa]\s|period|capovers|parol)`,
);

/**
 * `all'articolo 3 e' aggiunto il seguente capoverso`, `l'ultimo capoverso dell'articolo 3`: a paragraph, and which one its number does not
 * say, for the first paragraph is none. Within a paragraph it is of a text that is quoted there.
 */
export function isCapoverso(noun: string, before: readonly Token[], behind: string): boolean {
  const levels = clauseOf(before).flatMap((token) => (token.type === 'place' ? token.level : []));
  const isOfArticle = levels.includes('article') || /^\s(?:dell'|dell['o]\s?)art/.test(behind);
  return noun.startsWith('capovers') && isOfArticle && !levels.includes('paragraph') && !levels.includes('point');
}

/** `in tutte le disposizioni della legge …` */
export function isIn(before: readonly Token[]): boolean {
  const last = before.at(-1);
  return last?.type === 'other' && last.word === 'in';
}

/** `l'articolo 5 … non si applica …`: what the clause speaks of is its subject, and of no later verb; not behind `che`, nor in a condition. */
export function isSubject(before: readonly Token[]): boolean {
  const clause = clauseOf(before);
  const place = clause.findLastIndex(({ type }) => type === 'place');
  return (
    clause.some((token) => token.type === 'place' && token.lead === 'object') &&
    !clause.some(({ type }) => type === 'except') &&
    !clause.slice(place).some((token) => token.type === 'other' && /^(?:che|cui|quale|quali)$/.test(token.word))
  );
}
