// Reads from the tokens in front of a word what the word means.
import type { RelationKind } from '../../../../../law/relation.js';
import { ordinal } from './patterns.js';
import type { Lead, Token } from './token.js';

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

/** The token of an `e` at a place of the text. */
export function andAt(text: string, at: number): Token {
  return { type: 'other', word: 'e', comma: /,\s?$/.test(text.slice(Math.max(0, at - 2), at)) };
}

/** The tokens since the last stop. */
export function clauseOf(before: readonly Token[]): readonly Token[] {
  return before.slice(before.findLastIndex(({ type }) => type === 'stop') + 1);
}

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
  String.raw`^(?:,?\s(?:e\s|ed\s)?(?:(?:il|lo|i)\s|l')?${ordinal}){0,4},?\s(?:comm[ai]|period[oi]|capovers[oi]|alinea|cap[oi]|titol[oi]|libr[oi]|sezion[ei]|part[ei])\b`,
);

/**
 * Whether an ordinal is of a paragraph before it: `i commi secondo e terzo`; not `il comma 2, primo periodo`, `al comma 2, il primo e il secondo periodo`.
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
  return (
    last?.type === 'other' && last.word === 'con' && /^\s?(?:articol|artt?\.|comm[ai]\s)/.test(text.slice(at, at + 9))
  );
}

/** `con il presente decreto`, `la presente legge abroga`: what does something, and nothing is done to it. */
export function isDoer(before: readonly Token[], text: string, at: number): boolean {
  const last = before.at(-1);
  return (last?.type === 'other' && last.word === 'con') || /^\s(?:abroga|sostituisce)\s/.test(text.slice(at, at + 13));
}

/**
 * `il primo capoverso dell'articolo 3`: the second paragraph, for the first one is none. Where no article is named beside it, and of
 * `il secondo alinea`, what begins a line there is not said: some part of the place around it. `null` for other nouns.
 */
export function lineOf(
  noun: string,
  ordinals: readonly string[],
  before: readonly Token[],
  behind: string,
): { level: 'paragraph' | 'sentence'; values: string[]; partly: boolean } | null {
  const isCapoverso = noun.startsWith('capovers');
  if (!isCapoverso && !(noun === 'alinea' && ordinals.length > 0)) return null;
  const levels = clauseOf(before).flatMap((token) => (token.type === 'place' ? token.level : []));
  const isOfArticle = levels.includes('article') || /^\s(?:dell'|dell['o]\s?)art/.test(behind);
  if (!isCapoverso || !isOfArticle || levels.includes('paragraph') || levels.includes('point'))
    return { level: 'sentence', values: [], partly: true };
  const values = ordinals.map((one) => (/^\d/.test(one) ? String(Number(one) + 1) : one));
  return { level: 'paragraph', values, partly: false };
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

/** `all'articolo 5, al comma 2, …; nel titolo, le parole «…»`: the title of the act, behind another clause on an article; nothing says of which act. */
export function isOfAct(noun: string, before: readonly Token[]): boolean {
  const isArticle = (token: Token) => token.type === 'place' && token.level === 'article';
  return /^(?:titolo|preambolo)$/.test(noun) && before.some(isArticle) && !clauseOf(before).some(isArticle);
}

/** The level that ordinals without a noun are of: that of the last object, or behind `dopo` that of what comes; `null` for none. */
export function nounOf(
  lead: Lead,
  before: readonly Token[],
  text: string,
  at: number,
): 'paragraph' | 'sentence' | null {
  if (lead === 'object') {
    const last = before.findLast((token) => token.type === 'place' && token.lead === 'object');
    return last?.type === 'place' && (last.level === 'paragraph' || last.level === 'sentence') ? last.level : null;
  }
  const noun = lead === 'after' ? announced.exec(text.slice(at, at + 30))?.[1] : undefined;
  return noun === undefined ? null : noun === 'comm' ? 'paragraph' : 'sentence';
}

/** `il seguente comma`; where `il seguente` has been read, `comma`. */
const announced = /^,?\s(?:(?:il|i)\sseguent[ei]\s)?(comm|period)[aio]{1,2}(?![a-z])/;

/** The word, or sign, that begins there. */
export function wordAt(text: string, at: number): string {
  plainWord.lastIndex = at;
  return plainWord.exec(text)?.[0] ?? ' ';
}

const plainWord = /[\p{L}\p{N}']{1,60}|./uy;
