// The terms of a query in an index: which stems each means.
import { legalWords } from '../lay-words.js';
import { stemVerb, stemWord } from '../stem.js';
import type { TextIndex } from './index.js';
import { numberMark } from './pack.js';
import type { Term } from './query.js';
import { formMark } from './scan.js';
import { otherSpellings, spellingShare } from './spellings.js';
import type { StemEntry } from './stems.js';
import { weights } from './weights.js';
import { Wording } from './wording.js';

/** Stems that a begun word may mean at most: those of most documents. */
const mostBegun = 48;

/** Stems that are looked through for them. */
const mostScanned = 2_048;

/** Letters from which a word that is in the index may also be the beginning of others. */
const minBegun = 4;

/** The weight of a stem that the word only begins. */
const begunShare = 0.4;

/** Letters that words have in common that begin alike, at least; and the share of the word that these are. */
const alike = { letters: 5, share: 0.5 };

/** Documents that words which begin alike, or those of a family, have together, at most; of commoner ones the rest is left out. */
export const mostAlike = 20_000;

/** The weight, at most, of a word of the law with the meaning of an everyday word. */
const legalShare = 0.6;

/** Words of the law that more documents have, or a larger share, tell too little of a matter to be looked for beside an everyday word. */
const common = { documents: 1_000, share: 0.05 };

/** Documents that a word may have, at most, that is looked for beside another one. */
export const mostToTell = ({ articles, acts }: { articles: number; acts: number }): number =>
  Math.max(common.documents, common.share * (articles + acts));

/** A stem that a term means, and what it counts. */
export interface Meant {
  entry: StemEntry;
  share: number;
  /** The forms of the stem that are meant, where others are used apart from them; `null` for all. */
  only: readonly StemEntry[] | null;
  /** Whether it is a word of the law for an everyday word. */
  isRelated?: true;
}

/** A stem that is looked for beside a word, and what it counts of its weight. */
export interface Alike {
  entry: StemEntry;
  /** Of an entry that is a word as it is written. */
  stem?: string;
  share: number;
}

/** A term with its stems. */
export interface KnownTerm {
  term: Term;
  /** For each word of the term. */
  words: readonly (readonly Meant[])[];
  /** How rare it is: the weight of its words. */
  weight: number;
  /** Upper bound of the number of documents that have it. */
  count: number;
  /** For each word, its form as written; `null` where no document has it, or the word is its own stem. */
  forms: readonly (StemEntry | null)[];
  /** The weight of the form beside the stem. */
  formShare: number;
  /** Whether it is a word that is all of the query: documents that have it as it is written come first. */
  isAlone?: boolean;
  /** The articles that have the number which the term may be. */
  numbered: StemEntry | null;
  /** For an everyday word, the words of the law that it means, too, and that documents have. */
  legal: readonly string[];
  /** Synonyms from a thesaurus that are looked for, too: what has one of them has not the word itself. */
  synonyms?: readonly (Alike & { word: string })[];
  /** The phrase to the letter, where it has words that are no terms. */
  wording?: Wording;
  /** Words of its family, as they are written, that are looked for where not all words must be there. */
  family?: readonly Alike[];
}

/** A query with the stems of its terms. */
export interface KnownQuery {
  groups: readonly (readonly KnownTerm[])[];
  excluded: readonly Term[];
}

/** Looks up the stems of a term: those written, and those of the law for an everyday word. */
export function knowTerm(index: TextIndex, term: Term, formShare = 0): KnownTerm {
  const rarity = rarityIn(index);
  const forms = term.words.map(({ word, stem }) => (word === stem ? null : index.stems.find(formMark + word)));
  const isLacking = (at: number) =>
    term.isLiteral && forms[at] === null && term.words[at]!.word !== term.words[at]!.stem;
  const written = term.words.map(({ word, stem }, at) =>
    isLacking(at)
      ? []
      : term.isPrefix === true
        ? begunBy(index, word)
        : stemsOf(index, word, stem, term, forms[at] === null ? 1 : 1 - formShare),
  );
  const counts = written.map((stems) => stems.reduce((sum, meant) => sum + countMeant(meant), 0));
  // The rarity of a begun word is that of the word as written, where documents have it.
  const rarities = written.map((stems, i) => {
    const whole = term.isPrefix === true ? undefined : stems.find(({ share }) => share === 1);
    return rarity(whole === undefined ? counts[i]! : countMeant(whole));
  });
  const known = {
    term,
    words: written,
    weight: rarities.reduce((sum, rarity) => sum + rarity, 0),
    count: Math.min(...counts),
    legal: [],
    forms,
    formShare,
    numbered: null,
    ...wordingOf(index, term),
  };
  if (term.article !== undefined) return withNumber(index, known, term.article);
  return term.isExact || term.words.length > 1 ? known : withLegal(index, known);
}

function wordingOf({ read }: TextIndex, { isLiteral, written }: Term): Pick<KnownTerm, 'wording'> {
  return !isLiteral || written === undefined || read === undefined ? {} : { wording: new Wording(written, read) };
}

/** The term, and the articles that have it as their number: of one that is said to be an article only these, where there are any. */
function withNumber(index: TextIndex, known: KnownTerm, { number, isSaid }: NonNullable<Term['article']>): KnownTerm {
  const numbered = index.stems.find(numberMark + number);
  if (numbered === null) return known;
  const { count } = numbered.articles;
  const weight = Math.max(known.weight, rarityIn(index)(count));
  return isSaid
    ? { ...known, words: [[{ entry: numbered, share: 1, only: null }]], weight, count, numbered }
    : { ...known, weight, count: known.count + count, numbered };
}

/** How many documents have a stem. */
export const countOf = ({ articles, acts }: StemEntry): number => articles.count + acts.count;

/** About how many documents have what is meant. */
const countMeant = ({ entry, only }: Meant): number =>
  only === null
    ? countOf(entry)
    : Math.min(
        countOf(entry),
        only.reduce((sum, form) => sum + countOf(form), 0),
      );

/** A stem as a word means it; nothing where documents have no form that is used as the word is. */
function meantBy(index: TextIndex, word: string, entry: StemEntry | null, share: number): Meant[] {
  const only = entry === null ? null : index.formsLike(entry.stem, word);
  return entry === null || only?.length === 0 ? [] : [{ entry, share, only }];
}

/** Makes the function that says how rare a word of `count` documents is. */
export function rarityIn({ articles, acts }: TextIndex): (count: number) => number {
  const all = articles + acts;
  // Of several words together, as of one that is begun, it is the sum, which may be more than there are.
  return (count) => Math.log(1 + (Math.max(0, all - count) + 0.5) / (count + 0.5)) ** weights.rarity;
}

/** The term, one word, with what the law says for it: each counts by how rare it is, and less than the word written. */
function withLegal(index: TextIndex, known: KnownTerm): KnownTerm {
  const [{ word }] = known.term.words as [Term['words'][number]];
  const [written] = known.words;
  const isWritten = (stem: string) => written!.some(({ entry }) => entry.stem === stem);
  const most = mostToTell(index);
  const legal = legalWords(word).flatMap((one) => {
    const entry = isWritten(one.stem) ? null : index.stems.find(one.stem);
    return entry === null || countOf(entry) > most ? [] : { ...one, entry };
  });
  if (legal.length === 0) return known;
  const rarity = rarityIn(index);
  const weights = legal.map(({ entry }) => legalShare * rarity(countOf(entry)));
  const weight = written!.length > 0 ? known.weight : Math.max(...weights);
  const mostShare = written!.length > 0 ? legalShare : 1;
  const added = legal.map(({ entry }, i) => ({
    entry,
    share: Math.min(mostShare, weights[i]! / weight),
    only: null,
    isRelated: true as const,
  }));
  const count = legal.reduce((sum, { entry }) => sum + countOf(entry), known.count);
  return { ...known, words: [[...written!, ...added]], weight, count, legal: legal.map(({ word }) => word) };
}

/** The term without the words that it only may mean, where documents have it as written: what a query excludes. */
export const asWritten = (known: KnownTerm): KnownTerm => ({
  ...known,
  words: known.words.map((stems) => {
    const own = stems.filter(({ share }) => share === 1);
    return own.length > 0 ? own : stems;
  }),
});

/** A term as another writing of those of a group: it is as rare as they are, where documents have them. */
export function asWritingOf(terms: readonly KnownTerm[], other: KnownTerm): KnownTerm {
  const known = terms.filter((term) => !isUnknown(term));
  return known.length === 0 ? other : { ...other, weight: Math.max(...known.map(({ weight }) => weight)) };
}

/** Whether no document has the term, nor a synonym, nor a word of its family. */
export const isUnknown = ({ words, numbered, synonyms, family }: KnownTerm): boolean =>
  numbered === null && synonyms === undefined && family === undefined && words.some((stems) => stems.length === 0);

/** Words that a prefix stands for, at most: those of most documents. */
const mostOfPrefix = 256;

/** The words that begin with a prefix, as they are written, and those that are their own stems. */
function begunBy(index: TextIndex, prefix: string): Meant[] {
  const found: StemEntry[] = [];
  for (const beginning of [prefix, formMark + prefix]) {
    let scanned = 0;
    for (const entry of index.stems.from(beginning)) {
      if (!entry.stem.startsWith(beginning) || ++scanned > mostScanned) break;
      found.push(entry);
    }
  }
  if (found.length > mostOfPrefix) found.sort((a, b) => countOf(b) - countOf(a)).splice(mostOfPrefix);
  return found.map((entry) => ({ entry, share: 1, only: null }));
}

/** @param others the weight of what is not the word as written, where texts have it so */
function stemsOf(index: TextIndex, word: string, stem: string, { isBegun, isLiteral }: Term, others: number): Meant[] {
  const own = index.stems.find(stem);
  const verb = stemVerb(word);
  const forms = verb === null || verb === stem ? null : index.stems.find(verb);
  const older = isLiteral ? [] : otherSpellings(verb ?? stem).map((spelling) => index.stems.find(spelling));
  const whole = [...meantBy(index, word, own, 1), ...meantBy(index, word, forms, others * weights.verb)];
  whole.push(...older.flatMap((entry) => meantBy(index, word, entry, others * spellingShare)));
  if (!isBegun || isLiteral || word.length < 2 || (own !== null && word.length < minBegun)) return whole;
  const begun: StemEntry[] = [];
  let scanned = 0;
  for (const entry of index.stems.from(word)) {
    if (!entry.stem.startsWith(word) || ++scanned > mostScanned) break;
    if (entry.stem !== stem) begun.push(entry);
  }
  if (begun.length > mostBegun) begun.sort((a, b) => b.articles.count - a.articles.count).splice(mostBegun);
  const found = [...whole, ...begun.map((entry) => ({ entry, share: others * begunShare, only: null }))];
  return found.length > 0 ? found : shorterStems(index, word);
}

/** Endings that may complete a begun word, up to the stem that the whole word has. */
const endings = 'a e o ta ita re ne te to le nte mente one zione ento mento bile bilita rio tore'.split(' ');

/** `responsabil` begins words whose stem is `respons`: the stems, shorter than the word, of what it may become. */
function shorterStems(index: TextIndex, word: string): Meant[] {
  const stems = new Set(endings.map((ending) => stemWord(word + ending)).filter((stem) => stem.length < word.length));
  return [...stems].flatMap((stem) => {
    const entry = index.stems.find(stem);
    return entry === null ? [] : { entry, share: begunShare, only: null };
  });
}

/** What is looked for beside a term where not all must be there: its synonyms, words of its family, and stems that begin alike. */
export function alikeIn(index: TextIndex, known: KnownTerm): Alike[] {
  const beginning = beginningAs(index, known).map((entry) => ({ entry, share: weights.alike }));
  return [...(known.synonyms ?? []), ...(known.family ?? []), ...beginning];
}

/** Stems that begin as a word of a term does, without those that it means, rarest first: words of its family, mostly. */
function beginningAs(index: TextIndex, { term, words }: KnownTerm): StemEntry[] {
  const [{ word }] = term.words as [Term['words'][number]];
  const letters = Math.max(alike.letters, Math.ceil(alike.share * word.length));
  if (term.isExact || term.words.length > 1 || word.length <= alike.letters || /\P{L}/u.test(word)) return [];
  const beginning = word.slice(0, letters);
  const isMeant = (stem: string) => words[0]!.some(({ entry }) => entry.stem === stem);
  const found: StemEntry[] = [];
  let scanned = 0;
  for (const entry of index.stems.from(beginning)) {
    if (!entry.stem.startsWith(beginning) || ++scanned > mostScanned) break;
    if (entry.articles.count > 0 && !isMeant(entry.stem)) found.push(entry);
  }
  found.sort((a, b) => a.articles.count - b.articles.count);
  let documents = 0;
  return found.filter(({ articles }) => (documents += articles.count) <= mostAlike);
}
