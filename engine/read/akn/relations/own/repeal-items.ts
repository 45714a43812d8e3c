// The item of a list, or the sentence, by which an act's own words repeal something: what it says of its own target, and of no other.
import type { Article } from '../../../../law/act.js';
import { plainSpace, type Unit } from '../clause/unit/outline.js';
import { savingOf, withoutSavings } from '../clause/token/exception-words.js';
import { mayLeavePart } from '../clause/part-only.js';
import type { EditorialRecord } from '../editors/editorial.js';
import type { RelationClaim } from '../../../../law/relation.js';

/** An item with the words above it that lead to it: `Sono abrogati:`, `c) la legge …, limitatamente all'articolo 3`. */
export interface RepealItem {
  words: string;
  lead: string;
  /** All of its paragraph, point or line: `gli articoli 6, comma 2; 8; 9, del decreto …` is one item of several pieces. */
  whole: string;
}

const repeals = /\b(?:abrogat[oaie]|soppress[oaie]|abrogazion[ei]|cessa(?:no)?\sdi\savere)(?![a-z])/i;
/** The end of an item or a sentence; not behind `n.` or `art.`. */
const itemEnd = /;\s?|(?<=[a-z»)]{4}|\d)\.\s(?=[A-Z])/;
const numbered = /\b(\d{4}),?\s(?:n(?:\.|umero)?\s?)(\d{1,5}(?:-[a-z]{3,9})?)(?![\d/])/g;

/** The items of some units that repeal and that name an act by its number. */
export function itemsOfUnits(units: readonly Unit[]): RepealItem[] {
  const items: RepealItem[] = [];
  const walk = (unit: Unit, lead: string): void => {
    const own = addItems(unit.printed, lead, items);
    for (const child of unit.children) walk(child, own);
  };
  for (const unit of units) walk(unit, '');
  return items;
}

/** The items of an article's text as it is printed: also of what it quotes, as the list of repeals in a text that it replaces. */
export function itemsOfArticle({ text }: Article): RepealItem[] {
  if (!repeals.test(text)) return [];
  const items: RepealItem[] = [];
  let lead = '';
  for (const line of text.split('\n')) {
    const printed = plainSpace(line);
    // Behind a list a sentence of its own begins, which says itself what it does.
    const above = addItems(printed, lead, items);
    if (printed.endsWith(':')) lead = above;
    else if (/^\d{1,3}(?:-[a-z]{2,9})?\.\s[A-Z]/.test(printed)) lead = '';
  }
  return items;
}

/** Adds the items of some words, and answers what they say to those below. */
function addItems(printed: string, lead: string, items: RepealItem[]): string {
  const [pieces, isLead] = [printed.split(itemEnd), printed.endsWith(':')];
  for (const words of pieces)
    if (/\d{4}/.test(words) && (repeals.test(words) || repeals.test(lead))) items.push({ words, lead, whole: printed });
  const last = pieces.at(-1)!;
  return isLead && (lead === '' || repeals.test(last)) ? last : lead;
}

/**
 * The reach of a repeal that a record states, as far as the words prove it: the editors write `l'abrogazione della L. …` even where the
 * item in the list excepts a part of it, and `l'abrogazione dell'art. 2-bis` of one paragraph. Items of other acts prove nothing about it.
 * @param provision where the record says that it stands
 * @param everywhere the items of the whole document
 */
export function repealedBy(
  { kind, reach, to }: EditorialRecord,
  provision: { words: string; repeals: readonly RepealItem[] } | null,
  everywhere: readonly RepealItem[],
): Pick<RelationClaim, 'reach' | 'saving'> {
  if (kind !== 'abroga' || (reach !== 'atto' && reach !== 'articolo')) return { reach, saving: null };
  const here = provision === null ? [] : itemsNaming(provision.repeals, to.act);
  // Else the items of the whole document: the editors also report repeals by a text that the provision brings in.
  const items = here.length > 0 ? here : itemsNaming(everywhere, to.act);
  const whole = items.find((item) => meansWhole(item, { reach, to }));
  if (whole !== undefined) return { reach, saving: savingOfItem(whole) };
  const isLimited = items.length > 0 || (reach === 'atto' && provision !== null && mayLeavePart(provision.words));
  return { reach: isLimited ? null : reach, saving: null };
}

/** The items that name an act, by its year and number. */
function itemsNaming(items: readonly RepealItem[], act: string): RepealItem[] {
  const [, year, number] = /\/(\d{4})\/\d\d\/\d\d\/([^/]+)$/.exec(act) ?? [];
  if (year === undefined) return [];
  return items.filter(({ words }) =>
    [...words.toLowerCase().matchAll(numbered)].some((found) => found[1] === year && found[2] === number),
  );
}

const narrower =
  /\b(?:comm[ai]|capovers[oi]|letter[ae]|numer[oi]\s\d|punt[oi]\s\d|period[oi]|parol[ae]|alinea|rubric[ah]e?|lett\.|limitatamente)(?![a-z])/i;
const anyPart =
  /\b(?:articol[oi]|artt?\.|cap[oi]\s[ivxl\d]|titol[oi]\s[ivxl\d]|sezion[ei]\s[ivxl\d]|part[ei]\s[ivxl\d]|allegat[oi]\s(?![a-z]{3})|tabell[ae])/i;
/** `come modificato dall'articolo 3 della legge …`: what is told of the act, not a part of it. */
const told =
  /,?\s(?:(?:come|cosi'|gia'|da ultimo)\s){0,3}(?:modificat|sostituit|introdott|convertit|prorogat|integrat)[oaie]\b[^;]{0,200}|\([^()]{0,200}\)/gi;

/** Whether an item means the whole of what a record says is repealed: the act, or its article. */
function meansWhole({ words, lead, whole }: RepealItem, { to, reach }: Pick<EditorialRecord, 'to' | 'reach'>): boolean {
  if (mayLeavePart(lead)) return false;
  if (reach === 'atto') {
    const own = withoutSavings(words).replace(told, ' ');
    return !narrower.test(own) && !anyPart.test(own) && !mayLeavePart(own);
  }
  return to.article !== null && namesArticle(whole, to.article);
}

/** Whether words name an article, and not only a paragraph or less of it. */
function namesArticle(words: string, number: string): boolean {
  const spelled = new RegExp(`(?<![\\d-])${number.replace(/[-.]/g, '[-. ]?')}(?![\\d]|-[a-z])`, 'gi');
  return [...words.matchAll(spelled)].some(
    ({ 0: found, index }) =>
      !partBehind.test(words.slice(index + found.length, index + found.length + 40)) &&
      !partBefore.some((pattern) => pattern.test(words.slice(Math.max(0, index - 120), index))),
  );
}

/** `articolo 5, comma 2`, `articolo 5, limitatamente a …`, `5 marzo`; and `il comma 1, dell'articolo 5`. */
const partBehind =
  /^,?\s(?:comm[ai]|letter|numer|punt[oi]|(?:primo|secondo|terzo|quarto|quinto|sesto|ultimo)\s(?:comma|period)|period|limitatamente|nell[ae]\spart|per\sl[ae]\spart|ad\secce|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)/i;
const partBefore = [
  /\b(?:comm[ai]|letter[ae]|numer[oi]|period[oi]|parol[ae])\s[^;]{1,60}(?:dell'|degli\s|di\scui\sall')\s?(?:articol[oi]|artt?\.)\s$/i,
  /\bcomm[ai]\s[^;a-df-z]{0,40}$/i,
  /\bn\.\s?$/i,
];

/** The saving clause of an item, or of the words above it; `null` for none. */
function savingOfItem({ words, lead }: RepealItem): string | null {
  return savingOf(words) ?? savingOf(lead);
}
