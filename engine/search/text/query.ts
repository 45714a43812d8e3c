// A full-text query: words, phrases, alternatives and excluded words.
import { foldWords, functionWords } from '../fold.js';
import { stemWord } from '../stem.js';
import { scanWords } from './scan.js';
import { fractionInWords, otherWriting } from './written-numbers.js';

/** Terms that are looked at; longer queries cost no more. */
const maxTerms = 24;

/** Terms that two alternatives of several words are made into, at most: each word of one with each of the other. */
const maxJoined = 12;

/** Words of a question that say nothing of its matter; law uses them, but nobody looks for them. */
const askingWords: ReadonlySet<string> = new Set(
  [
    'chi cosa come dove quando quanto quanta quanti quante quale quali perche cos qual',
    'io tu me te mi ti ci vi noi voi lui lei loro',
    'mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre',
    'qualcuno qualcosa qualcun nessuno questo questa questi queste quello quella quelli quelle un altro altra altri altre',
    'ho hai ha abbiamo avete hanno avere avuto sono sei siamo siete essere e era',
    'posso puoi puo possiamo possono devo devi deve dobbiamo devono bisogna voglio vuole vorrei serve',
    'fa fai faccio fanno fare succede succedere capita rischia rischio vale funziona dire significa',
    'non piu niente nulla senza sempre mai gia dopo prima ancora tanto molto tutto solo',
    'mentre senza contro sotto sopra verso durante',
  ].flatMap((line) => line.split(' ')),
);

/** A word, or words that follow one another. */
export interface Term {
  /** As written, in what was asked. */
  start: number;
  end: number;
  /** Folded words that say something, with their places in the phrase; a word alone is a phrase of one. */
  words: readonly { word: string; stem: string; offset: number }[];
  /** The last word of a query, which may only be begun. */
  isBegun: boolean;
  /** Whether it stands for itself only: in quotation marks, or excluded. */
  isExact: boolean;
  /** Whether only the form as written is meant: in quotation marks. */
  isLiteral: boolean;
  /** All words of a phrase in quotation marks that has function words, which are no terms: absent where it has none. */
  written?: readonly string[];
  /** Whether every word that begins so is meant, `licenzi*`. */
  isPrefix?: boolean;
  /** For words that need not follow one another: how far each may be from the one before. */
  near?: number;
  /** Number of an article that it may be, as in an ELI, `612-bis`; whether the query says that it is one. */
  article?: { number: string; isSaid: boolean };
}

export interface TextQuery {
  /** Groups: a hit needs one term of each. */
  required: readonly (readonly Term[])[];
  excluded: readonly Term[];
}

/** A part of a query: a parenthesis, a phrase in quotation marks or a run without blanks, perhaps with a minus before it. */
const parts =
  /(?<paren>[()])|(?<minus>-(?=[\p{L}\p{N}"“«]))?(?:"(?<straight>[^"]*)"?|“(?<curly>[^”]*)”?|«(?<guillemets>[^»]*)»?|(?<run>[^\s"“«()]+))/gu;

/** `NEAR`, `NEAR/5`, `VICINO/5`: how many words may stand between, and one more. */
const near = /^(?:NEAR|VICINO)(?:\/(?<words>\d{1,3}))?$/;

/** Words that `NEAR` without a number spans. */
const usuallyNear = 10;

/**
 * Reads a query: words that must all be there, `"quoted phrases"`, `-without` (or `NOT`), `OR` (or `|`) between two, `AND`, `(words in parentheses)` as one,
 * `begun*`, `one NEAR/5 other` (or `VICINO/5`). Words fold as in titles, and function words need not be there; in a phrase they
 * are as written. The last word may be begun only, unless a blank follows it. What cannot be read so is read as words.
 * @param keepsAsking whether words of a question are looked for, too
 */
export function readQuery(query: string, { keepsAsking = false } = {}): TextQuery {
  const telling = keepsAsking ? (groups: readonly (readonly Term[])[]) => groups : withoutAsking;
  const excluded: Term[] = [];
  // The sequence that is read, and those outside of it.
  let here = new Sequence();
  const outer: Sequence[] = [];
  const close = () => {
    const closed = here.groups;
    here = outer.pop()!;
    here.add(closed);
  };
  let count = 0;
  let read = 0;
  let isNot = false;
  for (const match of query.matchAll(parts)) {
    if (match.index < read || count > maxTerms) continue;
    const { paren, run } = match.groups!;
    const minus: string | undefined = isNot ? '' : match.groups!['minus'];
    isNot = run === 'NOT' && minus === undefined && /^\s*[^\s()]/.test(query.slice(match.index + run.length));
    if (isNot || (run === 'AND' && minus === undefined)) continue;
    const numbered = minus === undefined && run !== undefined ? readNumber(query, match.index) : null;
    const after = numbered?.end ?? match.index + match[0].length;
    read = after;
    if (paren === '(') {
      outer.push(here);
      here = new Sequence();
    } else if (paren === ')') {
      if (outer.length > 0) close();
    } else if (run === 'OR' || run === '|') here.expectAlternative();
    else if (run !== undefined && minus === undefined && here.expectNear(near.exec(run))) continue;
    else {
      const isPhrase = run === undefined;
      const from = match.index + (minus?.length ?? 0);
      const found =
        numbered !== null ? [numbered] : isPhrase ? readPhrase(query, from, after) : readRun(query, from, after);
      const terms = found.slice(0, Math.max(0, maxTerms - count));
      count += found.length;
      if (minus !== undefined)
        excluded.push(...terms.map((term) => ({ ...term, isBegun: false, isExact: true, isLiteral: false })));
      else {
        const [only] = terms;
        const inWords = run === undefined || here.isNear ? null : fractionInWords(run);
        const other =
          run === undefined || numbered !== null || terms.length !== 1 || here.isNear
            ? null
            : otherWriting(run, query.slice(after));
        if (inWords !== null && terms.length > 0) {
          const { start, end } = only!;
          const said = readPhrase(inWords, 0, inWords.length).map((term) => ({ ...term, start, end, ...asWords }));
          here.add([[only!, ...said]]);
        } else if (other === null) here.add(terms.map((term) => [term]));
        else {
          const { start, end } = only!;
          here.add([
            [only!, ...readRun(other, 0, other.length).map((term) => ({ ...term, start, end, isBegun: false }))],
          ]);
        }
      }
    }
  }
  while (outer.length > 0) close();
  return { required: telling(here.groups), excluded };
}

/** Groups of a query as they are read one after the other: of each, one term must be there. */
class Sequence {
  groups: Term[][] = [];
  /** How many of the last groups an alternative, or a near word, would be joined to. */
  #last = 0;
  #isAlternative = false;
  #near: number | null = null;

  /** Whether the next word is to be near the one before. */
  get isNear(): boolean {
    return this.#near !== null;
  }

  expectAlternative(): void {
    this.#isAlternative = this.#last > 0;
  }

  /** @returns whether a word stands before which another may be near; else it is no operator */
  expectNear(found: RegExpExecArray | null): boolean {
    const before = this.#last === 1 && this.groups.at(-1)!.length === 1 ? this.groups.at(-1)![0]! : null;
    if (found === null || before === null || !mayBeNear(before)) return false;
    this.#near = Number(found.groups!['words'] ?? usuallyNear);
    return true;
  }

  /** Adds groups that all must be there, or, after `OR`, these or those before. */
  add(added: Term[][]): void {
    if (added.length === 0) return;
    const before = this.groups.slice(this.groups.length - this.#last);
    const joined =
      this.#near !== null ? joinNear(before, added, this.#near) : this.#isAlternative ? anyOfBoth(before, added) : null;
    if (joined !== null) this.groups.splice(-this.#last, this.#last, ...joined);
    else this.groups.push(...added);
    this.#last = (joined ?? added).length;
    this.#near = null;
    this.#isAlternative = false;
  }
}

/** Either all groups of one, or all of the other: each of one with each of the other, or, where these were too many, any of all. */
function anyOfBoth(one: Term[][], other: Term[][]): Term[][] {
  const both = one.flatMap((terms) => other.map((others) => [...terms, ...others]));
  return both.flat().length > maxJoined ? [[...one.flat(), ...other.flat()]] : both;
}

/** A word, or words near one another, and not one that is begun or a phrase. */
const mayBeNear = ({ words, near: span, isPrefix, article }: Term): boolean =>
  (words.length === 1 || span !== undefined) && isPrefix !== true && article === undefined;

/** A word with the next one as words that stand near each other; `null` where the next is none. */
function joinNear(before: Term[][], added: Term[][], span: number): Term[][] | null {
  const [[first], [next]] = [before[0]!, added[0]!];
  if (!mayBeNear(next!) || added[0]!.length > 1) return null;
  const words = [...first!.words, ...next!.words];
  const term = {
    ...first!,
    end: next!.end,
    words,
    near: Math.max(first!.near ?? 0, span),
    isBegun: false,
    isExact: true,
  };
  return [[term], ...added.slice(1)];
}

/** The groups without words that only ask, where others are left. */
function withoutAsking(required: readonly (readonly Term[])[]): readonly (readonly Term[])[] {
  const isAsking = (terms: readonly Term[]) =>
    terms.every(({ words, isExact }) => !isExact && words.every(({ word }) => askingWords.has(word)));
  return required.every(isAsking) ? required : required.filter((terms) => !isAsking(terms));
}

/** Whether terms of a group are alternatives in the query itself, and not one number in several writings. */
export const isChoice = (terms: readonly Term[]): boolean => terms.some(({ start }) => start !== terms[0]!.start);

/** Whether a query says which words must not be there, that one of several is enough, that a word is begun or near another. */
export function hasOperators(query: string): boolean {
  const { required, excluded } = readQuery(query);
  const isOperated = ({ near: span, isPrefix }: Term) => span !== undefined || isPrefix === true;
  return excluded.length > 0 || required.some((terms) => isChoice(terms) || terms.some(isOperated));
}

/** Whether a query has no word to look for: only function words, or words that must not be there. */
export const wantsNothing = (query: string): boolean => readQuery(query).required.length === 0;

/** The words of a phrase in quotation marks as one term; none where it has only function words. */
function readPhrase(query: string, from: number, to: number): Term[] {
  const words = wordsOf(query.slice(from, to)).map((found, offset) => ({ ...found, offset }));
  const telling = words.filter(({ word }) => !functionWords.has(word));
  if (telling.length === 0) return [];
  const first = telling[0]!.offset;
  const moved = telling.map(({ word, stem, offset }) => ({ word, stem, offset: offset - first }));
  const written = telling.length < words.length ? { written: words.map(({ word }) => word) } : {};
  return [{ start: from, end: to, words: moved, isBegun: false, isExact: true, isLiteral: true, ...written }];
}

/**
 * `416-bis`, `art. 416 bis`, `ex art. 25/octies.1`, `dell'articolo n. 2043`: what is said to be an article, its number, the suffix by Latin
 * ordinals.
 */
const articleNumber =
  /(?:(?:ex )?(?:(?:l|all|dall|dell|nell|sull)['’])?(?<said>art(?:icol[oi]|t)?)\.?[ ]?(?:n(?:umero|r)?[.°º]?[ ]?)?)?(?<whole>(?<number>\d{1,4})(?:[ /‐-–-]?(?<suffix>(?:un|duo|ter|quater|quinquies|sexies|septies|octies|novies)?(?:decies|vicies)|bis|ter|quater|quinquies|sexies|septies|octies|novies|undecies|duodecies|terdecies))?(?<point>\.\d{1,2})?)(?![\p{L}\p{N}.,/-])/uy;

/** The number of an article that begins at a place of a query; `null` where there is none. */
function readNumber(query: string, from: number): (Term & { end: number }) | null {
  articleNumber.lastIndex = from;
  const found = articleNumber.exec(query.toLowerCase());
  if (found === null) return null;
  const { said, whole, number, suffix, point } = found.groups!;
  if (said === undefined && suffix === undefined) return null;
  const words = wordsOf(whole!);
  return {
    start: from,
    end: articleNumber.lastIndex,
    words: words.map(({ word, stem }, offset) => ({ word, stem, offset })),
    isBegun: false,
    isExact: true,
    isLiteral: false,
    article: {
      number: `${number}${suffix === undefined ? '' : `-${suffix}`}${point ?? ''}`,
      isSaid: said !== undefined,
    },
  };
}

/** An amount or another number with points, or a fraction: `85.000`, `1.000.000,50`, `2/3`. */
const pointedNumber = /^\d+(?:[.,]\d+)+$|^\d\/\d{1,2}$/;

/** Of words that follow one another without quotation marks. */
const asWords = { isExact: false, isLiteral: false } as const;

/** A term for each word of a run, `dell'ambiente`; none for `art.` alone, which is no `arte`. */
function readRun(query: string, from: number, to: number): Term[] {
  if (/^artt?\.$/i.test(query.slice(from, to))) return [];
  if (pointedNumber.test(query.slice(from, to)))
    return readPhrase(query, from, to).map((term) => ({ ...term, ...asWords }));
  const begun = /^(?<word>[\p{L}\p{N}]{2,})\*$/u.exec(query.slice(from, to))?.groups!['word'];
  if (begun !== undefined) {
    const word = foldWords(begun).join('');
    const words = [{ word, stem: word, offset: 0 }];
    return [{ start: from, end: to, words, isBegun: true, isPrefix: true, isExact: true, isLiteral: false }];
  }
  return wordsOf(query.slice(from, to)).flatMap(({ word, stem, start, end }) =>
    functionWords.has(word)
      ? []
      : {
          start: from + start,
          end: from + end,
          words: [{ word, stem, offset: 0 }],
          isBegun: from + end === query.length,
          isExact: false,
          isLiteral: false,
        },
  );
}

function wordsOf(text: string): { word: string; stem: string; start: number; end: number }[] {
  const words: { word: string; stem: string; start: number; end: number }[] = [];
  scanWords(text, (start, end) => {
    const word = foldWords(text.slice(start, end)).join('');
    if (word !== '') words.push({ word, stem: stemWord(word), start, end });
  });
  return words;
}
