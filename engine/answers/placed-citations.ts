// The citations of an article at their places in its text, of those that the corpus has: words that name no act, `l'articolo 5`, too.
import type { Target } from '../law/act.js';
import { actOfEli, articleOfEli, parseEli, partOfEli, partSlug } from '../law/eli.js';
import { otherSpellings } from '../law/eli/article-number.js';
import { lacksParagraph } from '../law/last-paragraph.js';
import { placeReferences, type PlacedReference } from '../read/akn/placed-references.js';
import type { CitationList, StoredCitation } from './stored-citations.js';

/** Words of a text that name one place. */
export interface PlacedCitation {
  /** Place in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** ELI of the act or article that is named. */
  eli: string;
  /** Comma, `2-bis`; `null` where none is named. */
  paragraph: string | null;
  /** Lettera, `b`; `null` where none is named. */
  point: string | null;
  /** 1 where the words name the last comma, 2 the last but one; `paragraph` is `null` then. Else `null`. */
  fromEnd: number | null;
}

/** The act of an article, as its list of articles tells. */
export interface CitingAct {
  eli: string;
  title: string;
  /** ELI suffixes of its articles, in the order of the document. */
  keys: readonly string[];
  /** The text of an article of the act by its ELI, `null` where it is not known. */
  textOf?: (eli: string) => string | null;
}

/**
 * The places that the words of an article name, in their order; none overlaps another. Of words that name several, `articoli 3 e 4`, each
 * place has words of its own. Only what the corpus has as a citation of the article with the same words and end is given.
 * @param key ELI suffix of the article @param cited what the corpus says that the article cites
 */
export function placeCitations(act: CitingAct, key: string, cited: CitationList, text: string): PlacedCitation[] {
  if (cited.count === 0) return [];
  const known = new Map<string, StoredCitation[]>();
  for (let i = 0; i < cited.count; i++) {
    const citation = cited.at(i);
    const same = known.get(citation.text);
    if (same === undefined) known.set(citation.text, [citation]);
    else same.push(citation);
  }
  const citedBy = (words: string) => (known.get(words) ?? []).map(({ target }) => actOfEli(target));
  const placed: PlacedCitation[] = [];
  let from = 0;
  for (const reference of placeReferences(ownAct(act, key), text, citedBy)) {
    if (reference.start < from) continue;
    const ends = endsOf(reference, known.get(reference.words) ?? []);
    if (ends === null) continue;
    placed.push(...splitWords(reference, ends, text));
    from = reference.end;
  }
  return placed;
}

/** Parts and numbers of the articles of an act, which all of them share. */
const outlines = new WeakMap<readonly string[], ReadonlyMap<string | null, string[]>>();

function ownAct({ eli, title, keys, textOf }: CitingAct, key: string): Parameters<typeof placeReferences>[0] {
  let numbers = outlines.get(keys);
  if (numbers === undefined) {
    const byPart = new Map<string | null, string[]>();
    for (const one of keys) {
      const part = partOfEli(eli + one);
      byPart.set(part, [...(byPart.get(part) ?? []), articleOfEli(eli + one)!]);
    }
    outlines.set(keys, (numbers = byPart));
  }
  const known = numbers;
  return {
    eli,
    title,
    date: parseEli(eli)?.date ?? '',
    part: partOfEli(eli + key),
    article: articleOfEli(eli + key)!,
    articlesOf: (part: string | null) => known.get(part) ?? [],
    parts: [...known.keys()],
    ...(textOf === undefined
      ? {}
      : {
          lacks: (part, number, paragraph) => {
            const known = keys.find((one) => partOfEli(eli + one) === part && articleOfEli(eli + one) === number);
            return known !== undefined && lacksParagraph(textOf(eli + known) ?? '', paragraph);
          },
        }),
  };
}

/** An end of words: what the corpus says that it is, and the point of it, which the corpus does not keep. */
interface End {
  eli: string;
  article: string | null;
  paragraph: string | null;
  point: string | null;
  fromEnd: number | null;
}

/** The corpus's citation for each place; `null` where it lacks one of them. */
function endsOf({ targets }: PlacedReference, known: readonly StoredCitation[]): End[] | null {
  const ends = targets.map((target): End | null => {
    const same = known.filter((citation) => isSame(citation, target));
    const elis = new Set(same.map((citation) => citation.target));
    const own = elis.size < 2 ? [...elis] : [...elis].filter((eli) => isOfPart(eli, target.part));
    const { article, paragraph, point, fromEnd = null } = target;
    return own.length === 1 ? { eli: own[0]!, article, paragraph, point, fromEnd } : null;
  });
  return ends.some((end) => end === null) ? null : (ends as End[]);
}

/** Whether a citation of the corpus has the end that was read. The corpus corrects the day of an act, and spells an article as its act does. */
function isSame({ target, paragraph }: StoredCitation, read: Target): boolean {
  const [stored, named] = [parseEli(target), parseEli(read.act)];
  return (
    stored !== null &&
    named !== null &&
    stored.type === named.type &&
    stored.year === named.year &&
    stored.number === named.number &&
    isArticle(stored.article, read.article) &&
    paragraph === read.paragraph
  );
}

function isArticle(stored: string | null, read: string | null): boolean {
  return stored === read || (stored !== null && read !== null && otherSpellings(read).includes(stored));
}

function isOfPart(eli: string, part: string | null): boolean {
  const own = partOfEli(eli);
  return own === null || part === null ? own === part : partSlug(own) === partSlug(part);
}

/** Each place at its own words, `articoli 3` and `4`; those that the words do not show, as within `da 3 a 7`, are left out. */
function splitWords({ start, end }: PlacedReference, ends: readonly End[], text: string): PlacedCitation[] {
  const [first] = ends;
  // Words that name several places have one end where they stand in the other: `primo e secondo comma` in the second.
  if (ends.length === 1 && !nameSeveral(text.slice(start, end))) {
    // `del quarto comma.` and `dell'articolo 5-bis.` end a sentence.
    const length = text.slice(start, end).replace(/(comma|bis|ter|ies)\.$/, '$1').length;
    return [{ start, end: start + length, ...placeOf(first!) }];
  }
  const placed: PlacedCitation[] = [];
  const words = text.slice(start, end).toLowerCase().replaceAll(blankInNumber, '-');
  // `commi 2 e 3` are of the article that is read, and those of `commi 2 e 3 dell'articolo 4`, `del medesimo articolo`, of the one behind them.
  const namesArticle = /\bart/.test(words) && !articleBehind.test(words);
  let [from, article] = [0, namesArticle ? null : first!.article];
  for (const one of ends) {
    const found = findEnd(words, from, one.article === article ? { ...one, article: null } : one);
    if (found === null) continue;
    // The first place includes the words before it: `articoli`.
    const isFirst = from === 0 && !anyNumber.test(words.slice(0, found.start));
    const noun = /\b(?:articol[oi]|artt?\.|comm[ai])\s?$/.exec(words.slice(from, found.start));
    const begin = isFirst ? 0 : found.start - (noun?.[0].length ?? 0);
    const close = found.end + (/^\scomma(?!\p{L})/u.exec(words.slice(found.end))?.[0].length ?? 0);
    placed.push({ start: start + begin, end: start + close, ...placeOf(one) });
    [from, article] = [close, one.article];
  }
  return placed;
}

/** Whether words are for several paragraphs of the article that they stand in: `commi 1 e 2`, `primo e secondo comma`. */
function nameSeveral(words: string): boolean {
  if (/\bart/.test(words)) return false;
  return /^commi\s/.test(words) || (/\scomma\.?$/.test(words) && severalOrdinals.test(words));
}

const articleBehind =
  /^comm[ai]\s[^.;:]{1,80}?\sde(?:ll['’]\s?|l{1,2}o?\s(?:medesimo|stesso|citato|predetto|suddetto)\s)art/;

const severalOrdinals = /^(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim)o(?:,|\s[eo])\s/;

/** A number, or an ordinal, which names a paragraph. */
const anyNumber = /\d|(?<!\p{L})(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|(?:pen)?ultim)o(?!\p{L})/u;

/** The blank of `2 bis`. */
const blankInNumber = /(?<=\d)\s(?=(?:bis|ter|qua|qui|sex|sept|oct|nov|dec)[a-z]{0,20}\b)/g;

/** The range of the words that name a place: in the order of {@link findInOrder}, or with the article behind its comma. */
function findEnd(words: string, from: number, end: Omit<End, 'eli'>): { start: number; end: number } | null {
  return findInOrder(words, from, end) ?? findBefore(words, from, end);
}

/** What stands between a comma and the article that it is of: `comma 2 dell'articolo 5`, and other commas of it. */
const beforeArticle =
  /^(?:[^.;:]{0,60}?\scomma|[^.;:\p{L}]{0,20}(?:e\s[\da-z-]{1,20})?|)\sdell['’]\s?(?:articolo|art\.)\s$/u;

/** `comma 2 dell'articolo 5`: the range of both, or of the comma where others stand between. */
function findBefore(
  words: string,
  from: number,
  { article, paragraph, fromEnd }: Omit<End, 'eli'>,
): { start: number; end: number } | null {
  if (article === null || (paragraph === null && fromEnd === null)) return null;
  const [named, own] = [
    findNumber(words, article, from),
    findInOrder(words, from, { article: null, paragraph, point: null, fromEnd }),
  ];
  if (named === null || own === null || own.end > named.start) return null;
  const between = words.slice(own.end, named.start);
  if (!beforeArticle.test(between)) return null;
  return anyNumber.test(between) ? own : { start: own.start, end: named.end };
}

/** The range of the words that name a place: its article, comma and letter in this order, with no other number between them. */
function findInOrder(words: string, from: number, end: Omit<End, 'eli'>): { start: number; end: number } | null {
  const { article, paragraph, point, fromEnd } = end;
  let [start, at] = [-1, from];
  for (const names of [
    [article],
    [paragraph, ordinals[Number(paragraph) - 1] ?? fromTheEnd[Number(fromEnd) - 1]],
    [point],
  ]) {
    if (names.every((name) => name == null)) continue;
    const found = names
      .flatMap((name) => (name == null ? [] : [findNumber(words, name, at)]))
      .reduce((one, other) => (one === null || (other !== null && other.start < one.start) ? other : one), null);
    if (found === null || (start !== -1 && /\d/.test(words.slice(at, found.start)))) return null;
    if (start === -1) start = found.start;
    at = found.end;
  }
  if (start === -1) return null;
  return { start, end: point !== null && words[at] === ')' ? at + 1 : at };
}

const fromTheEnd = ['ultimo', 'penultimo'];

/** As the codes count their commas. */
const ordinals = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo', 'nono', 'decimo'];

/** The range of a number, letter or ordinal in some words; `null` where it is not there as a whole word. */
function findNumber(words: string, name: string, from: number): { start: number; end: number } | null {
  for (let at = words.indexOf(name, from); at !== -1; at = words.indexOf(name, at + 1)) {
    const end = at + name.length;
    const isWhole =
      /[^\p{L}\p{N}-]/u.test(words[at - 1] ?? ' ') && !/^(?:[\p{L}\p{N}]|-\p{L}|\.\d)/u.test(words.slice(end, end + 2));
    if (isWhole && !isOfAct(words, at, end)) return { start: at, end };
  }
  return null;
}

/** Whether a number is of a date or of an act, `22 maggio`, `n. 4`, `4/2019`: within `articoli da 18 a 23` it is no article. */
function isOfAct(words: string, start: number, end: number): boolean {
  if (dateOrYear.test(words.slice(end, end + 12))) return true;
  return /(?:\d{4},?|legge|decreto|legislativo|repubblica)\sn\.\s?$/.test(words.slice(Math.max(0, start - 24), start));
}

const dateOrYear =
  /^(?:\/\d|°?\s(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))/;

function placeOf({ eli, paragraph, point, fromEnd }: End): Omit<PlacedCitation, 'start' | 'end'> {
  return { eli, paragraph, point, fromEnd };
}
