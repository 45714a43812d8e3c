// The sentence that the portal's editors attach to an amendment → what it says, clause by clause.
import type { RelationKind } from '../../../../law/relation.js';
import { mayLeavePart } from '../clause/part-only.js';
import { datesOfActs } from '../dated-number.js';
import { readPlaces, type NarratedPlace } from './places.js';
import { kindOfNoun, kindOfQuotation } from './words.js';

/** One effect of a sentence: `(con l'art. 3, comma 1) la modifica dell'art. 5, comma 2`. */
export interface Clause {
  kind: RelationKind;
  /** How the kind was found: from an editor's noun, from the verb of the law that the sentence quotes, or not at all. */
  basis: 'noun' | 'quotation' | 'none';
  /** Its places in the amending act, as the sentence states them; several with `con gli artt. 3 e 4`. */
  sources: NarratedPlace[];
  /** Places of the amended act; empty where the sentence names none. */
  targets: NarratedPlace[];
  /** Acts that the clause names as its objects, each as `<date> <number>`. */
  acts: string[];
  /** Whether the amended act is meant as a whole (`l'abrogazione dell'intero provvedimento`). */
  whole: boolean;
  /** What of its places is meant: words or sentences in them, or some part of them (`null`); `whole` where it does not limit them. */
  of: 'parole' | 'periodo' | 'whole' | null;
  /** Whether it only follows from an amendment of another act: `nel modificare l'art. 40 del D.L. …, ha conseguentemente disposto`. */
  isConsequence: boolean;
}

/** Longest sentence that is read, in characters; the longest known one has about 6,000. */
export const longestSentence = 10_000;

/** `(con l'art. 3`, `(conl'art.`, `con (l'art.`, `(on l'art.`, `(con la XV disposizione`. */
const mention =
  /\(\s?c?on\s?(?=l'|l[aeo] |gli |i[l]? |art|all)|\bcon\s?\(\s?(?=l'|art)|\bdisposto,?\s(?=con (?:l'art|gli art))/g;

/** Words before the next clause that are no action of the sentence. */
const lead =
  /[,;]?\s(?:ne(?:l|ll[o']?|i|gli)?\s?(?:modificare|introdurre|abrogare|sostituire|sopprimere|inserire|aggiungere|prorogare)\b|ha\s(?:\w{1,20}\s){0,2}d\w{0,3}sposto\b|convertito,? con modificazioni\b)/;

/** Words before a clause: what it says follows from an amendment of another act. */
const consequence =
  /\bne(?:l|ll')\s?(?:modificare|introdurre|inserire|aggiungere|sostituire|sopprimere)\s(?:(?!disposto).){1,600}?\bconseguentemente\sdisposto\b/;

/** `ha confermato (con l'art. 2) l'abrogazione dell'art. 5`: another act repealed it, this one only says so again. */
const confirms = /\bha(?:nno)?\s(?:[a-z']{1,12}\s){0,2}confermato\b/;

/** An action: `la modifica`, `l'introduzione`, `e soppressione`. */
const action =
  /(?:\bl'\s?|\bl[ae]\s|\bil\s|\blo\s|\be\s|,\s|\bdisposto\s|^)(?:contestuale\s|conseguente\s|ulteriore\s)?([a-z]{5,20})(?=\s(?:d[eiau]|all|a |e |ne|con|parziale|totale|autentica)|[,.;]|$)/g;

/**
 * Reads one sentence. A lead-in such as `, convertito con modificazioni dalla L. …,` or `nel modificare l'art. 40 …` is no action.
 * Law quoted after `che` gives its kind by its verb and no places: they are those of other sentences.
 * A sentence longer than `longestSentence` has no clauses: each would carry it whole, as evidence.
 */
export function readNarrative(sentence: string): Clause[] {
  if (sentence.length > longestSentence) return [];
  const text = foldNarrative(sentence);
  const marks = [...text.matchAll(mention)];
  if (marks.length === 0) return clausesOf(text.slice(text.search(/disposto\b|$/)) || text, [], consequence.test(text));
  let isConsequence = false;
  let isConfirmed = false;
  return marks.flatMap((mark, i) => {
    const before = text.slice(i === 0 ? 0 : marks[i - 1]!.index, mark.index);
    if (/\bdisposto\b/.test(before)) [isConsequence, isConfirmed] = [consequence.test(before), false];
    if (confirms.test(before)) isConfirmed = true;
    const begin = mark.index + mark[0].length;
    const { places, end } = readPlaces(text, begin, true);
    const stop = marks[i + 1]?.index ?? text.length;
    const named = places.length > 0;
    const start = named ? end : Math.max(end, text.indexOf(')', begin) + 1);
    const clauses = clausesOf(text.slice(Math.min(start, stop), stop), places, isConsequence);
    return isConfirmed ? clauses.map((clause) => ({ ...clause, kind: 'altro', basis: 'none', whole: false })) : clauses;
  });
}

/** White space folded, typographic apostrophes plain, lower case, the commonest slips mended. */
function foldNarrative(sentence: string): string {
  return sentence
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/\b(dell|all|nell|l)(?=art[.i])/g, "$1'")
    .replace(/\bde[a-z]{2,3}'(?=\s?art[.i])/g, "dell'");
}

function clausesOf(text: string, sources: NarratedPlace[], isConsequence: boolean): Clause[] {
  const quotation = /^[\s,):;]*(?:che|quanto segue)\b/.exec(text);
  if (quotation) {
    const kind = kindOfQuotation(text);
    // Quoted law names many acts; only what it repeals is surely among them.
    const acts = kind === 'abroga' ? datesOfActs(text) : [];
    return [{ kind, basis: 'quotation', sources, targets: [], acts, whole: isWhole(text), of: 'whole', isConsequence }];
  }
  const cut = lead.exec(text);
  // A clause's quotations, and its remarks in parentheses (`comprendente gli artt. da 1 a 3`), name none of its places.
  const own = (cut === null ? text : text.slice(0, cut.index))
    .replace(/"[^"]{0,5000}"|«[^»]{0,5000}»/g, ' ')
    .replace(/\((?=[^()]{0,500}[a-z]{3})[^()]{0,500}\)/g, ' ')
    .replace(/^[\s,;.)]{1,9}/, '');
  const actions = [...own.matchAll(action)]
    .map((found) => ({ kind: kindOfNoun(found[1]!), start: found.index, end: found.index + found[0].length }))
    .filter((found) => found.kind !== null);
  if (actions.length === 0) {
    const kind = kindOfQuotation(own);
    return [
      {
        ...{ kind, basis: kind === 'altro' ? 'none' : 'quotation', sources, targets: [], acts: [] },
        ...{ whole: isWhole(own), of: 'whole', isConsequence },
      },
    ];
  }
  const clauses: Clause[] = [];
  for (let i = actions.length - 1; i >= 0; i--) {
    const { kind, end } = actions[i]!;
    const span = own.slice(end, actions[i + 1]?.start);
    // `la modifica e l'abrogazione dell'art. 5`: the first has the places of the second.
    const next = /^[\s,]{0,9}(?:e|nonche')?[\s,]{0,9}$/.test(span) ? clauses.at(-1) : undefined;
    const { targets, acts, whole, of } = next ?? {
      targets: readPlaces(span).places,
      acts: datesOfActs(span),
      whole: isWhole(span),
      of: objectOf(span),
    };
    clauses.push({ kind: kind!, basis: 'noun', sources, targets, acts, whole, of, isConsequence });
  }
  return clauses.reverse();
}

/** `la soppressione delle parole … all'art. 13`, `l'introduzione di un periodo al comma 2`, `dell'art. 14, ad eccezione del comma 2`. */
function objectOf(span: string): Clause['of'] {
  const [, noun] = /^\s?(?:di|dell[ae]|del|dei|dell')\s?(?:[a-z']{1,12}\s){0,2}?(parol|period)/.exec(span) ?? [];
  if (noun !== undefined) return noun === 'parol' ? 'parole' : 'periodo';
  return mayLeavePart(span) ? null : 'whole';
}

function isWhole(text: string): boolean {
  return /\bintero (?:provvedimento|decreto|testo|atto)|\bintera legge|\bintero regolamento/.test(text);
}
