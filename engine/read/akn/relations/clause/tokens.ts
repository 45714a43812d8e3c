// The words of an amending clause as tokens: places, verbs, quotations, acts.
import type { Reach, RelationKind } from '../../../../law/relation.js';
import { forceOf, limitsPlaces, type Force } from './exception-words.js';
import { kindOf, ordinals, patternAt, type PatternName } from './patterns.js';
import { readProvisionNoun, type ProvisionNoun } from './provision-noun.js';
import { annexNames, expand, printedName, valueOf } from './place-values.js';
import { isActWord, spansOfActs, spansOfRecitals, withoutRemarks, type FindDated, type Span } from './spans.js';

/** What a place is a part of, the widest first. */
export const levels = [
  'act',
  'division',
  'annex',
  'article',
  'heading',
  'paragraph',
  'point',
  'number',
  'sentence',
  'words',
] as const;
export type Level = (typeof levels)[number];

/** How much is changed where a place of that level is touched whole. */
export const reachOf: Record<Level, Reach> = {
  act: 'atto',
  division: 'partizione',
  annex: 'allegato',
  article: 'articolo',
  heading: 'rubrica',
  paragraph: 'comma',
  point: 'lettera',
  number: 'numero',
  sentence: 'periodo',
  words: 'parole',
};

/** The act that says `del presente decreto`. */
export const own = 'own';

/** How words lead to a place: `il comma` is an object, `al comma` where it is, `dell'articolo` what it is part of. */
export type Lead = 'object' | 'in' | 'of' | 'after' | 'none';

export type Token =
  /** `values` are empty for nouns that name none (`la rubrica`, `le parole`, `il seguente periodo`). */
  | {
      type: 'place';
      level: Level;
      values: string[];
      plural: boolean;
      lead: Lead;
      isNew: boolean;
      /** Whether a comma stands before it and the words that lead to it. */
      comma: boolean;
      /** Whether only some of its provisions are meant: `le disposizioni in materia di … di cui all'articolo 7`. */
      partly: boolean;
    }
  /** Further values of a list, whose level the noun before it says. */
  | { type: 'value'; values: string[]; of: 'digits' | 'letter' | 'roman' | 'range' }
  | { type: 'verb'; kind: RelationKind | null; bare: boolean }
  | { type: 'quotation'; index: number }
  | { type: 'seguente'; words: string }
  /** `ad eccezione dell'articolo 14`, `salvo quanto previsto …`, `fermo restando …`, `qualora …`. */
  | { type: 'except'; force: Force; within: readonly Token[] }
  /** `limitatamente`; `isLoose` where its own places and those that it limits are not told apart. */
  | { type: 'only'; isLoose: boolean }
  | { type: 'stop' }
  | { type: 'other'; word: string };

/** Acts that another one approves, of which its number is said. */
const collection = /^(?:testo|regolamento|codice|statuto|ordinamento)$/;

/**
 * Tokens of a unit's own words.
 * @param words lower case, quotations masked
 * @param names the same in the document's case, for names of acts
 * @param findDated acts that are named without their day
 */
export function tokenizeClause(words: string, names: string, findDated?: FindDated): Token[] {
  // Remarks keep their length, so that places in both texts agree.
  const [text, printed] = [withoutRemarks(words), withoutRemarks(names)];
  const acts = spansOfActs(printed, findDated);
  const skips = spansOfRecitals(text, acts);
  const tokens: Token[] = [];
  let lead: Lead = 'none';
  let [isNew, comma] = [false, false];
  // `dell'articolo 15 del testo unico delle disposizioni concernenti lo statuto …`: what it holds is led to as it is itself.
  let held: Lead | null = null;
  /** Within `le disposizioni di cui agli articoli … e all'articolo …`. */
  let provisions: ProvisionNoun | null = null;
  const pending: string[] = [];
  for (let at = 0; at < text.length;) {
    const skip = spanAt(skips, at);
    if (skip !== undefined) {
      at = skip.end;
      continue;
    }
    if (isSpace(text, at)) {
      comma ||= text[at] === ',';
      at++;
      continue;
    }
    const found = patternAt(text, at);
    const act = spanAt(acts, at);
    if (act !== undefined && !(found !== null && isPlace(found.name)) && isActWord(text, at, act)) {
      tokens.push({
        type: 'place',
        level: 'act',
        values: [act.eli],
        plural: false,
        lead: held ?? lead,
        isNew: false,
        comma,
        partly: provisions?.partly ?? false,
      });
      [lead, isNew, comma, held] = ['none', false, false, null];
      pending.length = 0;
      at = act.end;
      continue;
    }
    if (found === null) {
      plainWord.lastIndex = at;
      const word = plainWord.exec(text)?.[0] ?? ' ';
      tokens.push({ type: 'other', word });
      at += word.length;
      if ((lead === 'of' || lead === 'in') && collection.test(word)) held = lead;
      if ((lead !== 'none' || isNew) && !/^(?:medesim|stess|predett|citat|suddett|nuov|contestual)/.test(word))
        [lead, isNew, comma] = ['none', false, false];
      else if (lead === 'none') comma = false;
      continue;
    }
    const { name, words } = found;
    at += words.length;
    switch (name) {
      case 'stop':
        [held, provisions] = [null, null];
        tokens.push({ type: 'stop' });
        break;
      case 'quotation':
        tokens.push({ type: 'quotation', index: Number(/\d+/.exec(words)![0]) });
        break;
      case 'verb':
      case 'infinitive':
        [held, provisions] = [null, null];
        tokens.push({
          type: 'verb',
          kind: isDenied(tokens) ? null : kindOf(words),
          bare: isBare(words) && !(name === 'infinitive' && isCommand(tokens)),
        });
        break;
      case 'next':
        tokens.push({ type: 'seguente', words });
        isNew = true;
        continue;
      case 'self':
        tokens.push({
          type: 'place',
          level: 'act',
          values: [own],
          plural: false,
          lead,
          isNew: false,
          comma,
          partly: false,
        });
        break;
      case 'except':
        tokens.push({ type: name, force: forceOf(words, text, at), within: [] });
        break;
      case 'condition':
        tokens.push({ type: 'except', force: name, within: [] });
        break;
      case 'only':
        tokens.push(
          limitsPlaces(text, at) || tokens.some(({ type }) => type === 'verb')
            ? { type: name, isLoose: false }
            : { type: 'except', force: 'exception', within: [] },
        );
        break;
      case 'provisions':
        if (lead === 'after') continue;
        provisions = readProvisionNoun(text, at, verbSinceStop(tokens));
        if (provisions !== null) [lead, at] = ['object', provisions.end];
        else {
          tokens.push({ type: 'other', word: words });
          [lead, isNew, comma] = ['none', false, false];
        }
        continue;
      case 'after':
      case 'in':
      case 'of':
      case 'object':
        if (!(lead === 'after' && (name === 'object' || name === 'of')))
          lead = name === 'in' ? leadIn(tokens, provisions !== null) : name;
        // `nel modo seguente: al comma 1`
        if (name === 'in') isNew = false;
        continue;
      case 'and':
        tokens.push({ type: 'other', word: 'e' });
        comma = false;
        continue;
      case 'semicolon':
        tokens.push({ type: 'other', word: ';' });
        continue;
      case 'ordinal':
        pending.push(String(ordinals.indexOf(`${words.slice(0, -1)}o`) + 1 || words.replace(/.$/, 'o')));
        continue;
      case 'digits':
      case 'letter':
      case 'roman':
        // `testo unico`
        if (words === 'unico' && tokens.at(-1)?.type !== 'place') continue;
        // `il numero i. della lettera b)`
        tokens.push({
          type: 'value',
          values: [valueOf(words.replace(/\.$/, ''))],
          of: words.endsWith('.') ? 'letter' : name,
        });
        continue;
      case 'range':
        tokens.push({ type: 'value', values: expand(words), of: name });
        continue;
      default: {
        // `al comma 13, alinea, primo periodo, del …`
        if (words === 'alinea' && lead === 'none') continue;
        const level =
          name === 'numberNew' ? 'number' : name === 'annexNew' ? 'annex' : name === 'title' ? 'words' : name;
        const values =
          name === 'division' ? [printedName(words)] : name === 'annex' ? annexNames(words) : pending.splice(0);
        const plural =
          /^(?:artt|articoli|commi|lettere|numeri|punti|nn|periodi|capi|titoli|libri|sezioni|allegati|parole)/.test(
            words,
          );
        tokens.push({ type: 'place', level, values, plural, lead, isNew, comma, partly: provisions?.partly ?? false });
      }
    }
    pending.length = 0;
    [lead, isNew, comma] = ['none', false, false];
  }
  return tokens;
}

/** The kind of the last verb of the clause; `undefined` for none. */
function verbSinceStop(tokens: readonly Token[]): RelationKind | null | undefined {
  const last = tokens.findLast(({ type }) => type === 'verb' || type === 'stop');
  return last?.type === 'verb' ? last.kind : undefined;
}

/** `all'articolo 7`: behind `le disposizioni di cui all'articolo 5 e` it goes on as that began. */
function leadIn(before: readonly Token[], isOfProvisions: boolean): Lead {
  const last = before.at(-1);
  if (isAnnexed(before)) return 'of';
  const goesOn = last?.type === 'place' || last?.type === 'value' || (last?.type === 'other' && last.word === 'e');
  return isOfProvisions && goesOn ? 'object' : 'in';
}

/** What separates pieces of text. */
function isSpace(text: string, at: number): boolean {
  const char = text[at]!;
  return separators.includes(char) || (char > '~' && /\s/.test(char));
}

const separators = ' ,:()-\u2013\t\n\v\f\r';

const plainWord = /[\p{L}\p{N}']{1,60}|./uy;

function spanAt<S extends Span>(spans: readonly S[], at: number): S | undefined {
  for (const span of spans) if (at >= span.start && at < span.end) return span;
  return undefined;
}

/** Names of acts have values of their own: `5 luglio`, `titolo V`. */
function isPlace(name: PatternName): boolean {
  return name !== 'digits' && name !== 'letter' && name !== 'roman' && name !== 'ordinal' && name !== 'division';
}

/** `non e' abrogata`: what stands before the verb says that it does nothing. */
function isDenied(before: readonly Token[]): boolean {
  const last = before.at(-1);
  return last?.type === 'other' && last.word === 'non';
}

/** `all'articolo 5, aggiungere …`; not `al fine di sostituire`, `possono inserire`. */
function isCommand(before: readonly Token[]): boolean {
  const last = before.at(-1)?.type;
  return last === 'value' || last === 'place' || last === 'quotation';
}

/** `la tabella A, parte III, allegata al decreto …`: the act is what the table is of. What is not named is no place: `la tariffa allegata al …`. */
function isAnnexed(before: readonly Token[]): boolean {
  const last = before.at(-1);
  if (last?.type !== 'other' || !/^(?:allegat|anness)[oaie]$/.test(last.word)) return false;
  const holder = before.findLast((token) => token.type === 'place' && token.level !== 'division');
  return holder?.type === 'place' && holder.level === 'annex';
}

function isBare(words: string): boolean {
  return !/\s/.test(words);
}
