// The terms of a query in an index: which stems each means, and the documents that have it.
import type { Steps } from '../../steps.js';
import { legalWords } from '../lay-words.js';
import { stemVerb, stemWord } from '../stem.js';
import type { DocumentKind, TextIndex } from './index.js';
import { anyOf, noMatches, phrase, WeightedList, type Matches } from './matches.js';
import type { Term } from './query.js';
import type { StemEntry } from './stems.js';

/** Stems that a begun word may mean at most: those of most documents. */
const mostBegun = 48;

/** Stems that are looked through for them. */
const mostScanned = 2_048;

/** Letters from which a word that is in the index may also be the beginning of others. */
const minBegun = 4;

/** What a stem counts that the word only begins. */
const begunShare = 0.4;

/** What the other forms of a verb count beside its infinitive. */
const verbShare = 0.5;

/** What a word of the law counts, at most, that says what an everyday word does. */
const legalShare = 0.6;

/** Words of the law that more documents have, or a larger share, tell too little of a matter to be looked for beside an everyday word. */
const common = { documents: 1_000, share: 0.05 };

/** A stem that a term means, and what it counts. */
interface Meant {
  entry: StemEntry;
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
  /** Of an everyday word, the words of the law that it means, too, and that documents have. */
  legal: readonly string[];
}

/** A query with the stems of its terms. */
export interface KnownQuery {
  groups: readonly (readonly KnownTerm[])[];
  excluded: readonly Term[];
}

/** Looks up the stems of a term: those written, and those of the law for an everyday word. */
export function knowTerm(index: TextIndex, term: Term): KnownTerm {
  const rarity = rarityIn(index);
  const written = term.words.map(({ word, stem }) => stemsOf(index, word, stem, term.isBegun));
  const counts = written.map((stems) => stems.reduce((sum, { entry }) => sum + countOf(entry), 0));
  // Of a begun word the one written counts, where it is there.
  const rarities = written.map((stems, i) => {
    const whole = stems.find(({ share }) => share === 1)?.entry;
    return rarity(whole === undefined ? counts[i]! : countOf(whole));
  });
  const known = {
    term,
    words: written,
    weight: rarities.reduce((sum, rarity) => sum + rarity, 0),
    count: Math.min(...counts),
    legal: [],
  };
  return term.isExact ? known : withLegal(index, known);
}

const countOf = ({ articles, acts }: StemEntry): number => articles.count + acts.count;

/** Makes the function that says how rare a word of `count` documents is. */
function rarityIn({ articles, acts }: TextIndex): (count: number) => number {
  return (count) => Math.log(1 + (articles + acts - count + 0.5) / (count + 0.5));
}

/** The term, one word, with what the law says for it: each counts by how rare it is, and less than the word written. */
function withLegal(index: TextIndex, known: KnownTerm): KnownTerm {
  const [{ word }] = known.term.words as [Term['words'][number]];
  const [written] = known.words;
  const isWritten = (stem: string) => written!.some(({ entry }) => entry.stem === stem);
  const most = Math.max(common.documents, common.share * (index.articles + index.acts));
  const legal = legalWords(word).flatMap((one) => {
    const entry = isWritten(one.stem) ? null : index.stems.find(one.stem);
    return entry === null || countOf(entry) > most ? [] : { ...one, entry };
  });
  if (legal.length === 0) return known;
  const rarity = rarityIn(index);
  const weights = legal.map(({ entry }) => legalShare * rarity(countOf(entry)));
  const weight = written!.length > 0 ? known.weight : Math.max(...weights);
  const mostShare = written!.length > 0 ? legalShare : 1;
  const added = legal.map(({ entry }, i) => ({ entry, share: Math.min(mostShare, weights[i]! / weight) }));
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

/** Whether no document has the term. */
export const isUnknown = ({ words }: KnownTerm): boolean => words.some((stems) => stems.length === 0);

function stemsOf(index: TextIndex, word: string, stem: string, isBegun: boolean): Meant[] {
  const own = index.stems.find(stem);
  const verb = stemVerb(word);
  const forms = verb === null || verb === stem ? null : index.stems.find(verb);
  const whole: Meant[] = own === null ? [] : [{ entry: own, share: 1 }];
  if (forms !== null) whole.push({ entry: forms, share: verbShare });
  if (!isBegun || word.length < 2 || (own !== null && word.length < minBegun)) return whole;
  const begun: StemEntry[] = [];
  let scanned = 0;
  for (const entry of index.stems.from(word)) {
    if (!entry.stem.startsWith(word) || ++scanned > mostScanned) break;
    if (entry.stem !== stem) begun.push(entry);
  }
  if (begun.length > mostBegun) begun.sort((a, b) => b.articles.count - a.articles.count).splice(mostBegun);
  const found = [...whole, ...begun.map((entry) => ({ entry, share: begunShare }))];
  return found.length > 0 ? found : shorterStems(index, word);
}

/** What may follow a word that is begun, up to the stem that the whole word has. */
const endings = 'a e o ta ita re ne te to le nte mente one zione ento mento bile bilita rio tore'.split(' ');

/** `responsabil` begins words whose stem is `respons`: the stems, shorter than the word, of what it may become. */
function shorterStems(index: TextIndex, word: string): Meant[] {
  const stems = new Set(endings.map((ending) => stemWord(word + ending)).filter((stem) => stem.length < word.length));
  return [...stems].flatMap((stem) => {
    const entry = index.stems.find(stem);
    return entry === null ? [] : { entry, share: begunShare };
  });
}

/** The documents of a kind that have any of the terms. */
export function* matchesOf(index: TextIndex, kind: DocumentKind, terms: readonly KnownTerm[]): Steps<Matches> {
  const walks: Matches[] = [];
  for (const { term, words, weight } of terms) {
    if (words.some((stems) => stems.every(({ entry }) => entry[kind].count === 0))) continue;
    if (words.length > 1) {
      const list = words.map(([meant], i) => ({
        list: index.open(kind, meant!.entry[kind]),
        offset: term.words[i]!.offset,
      }));
      walks.push(yield* phrase(list, weight));
      continue;
    }
    for (const { entry, share } of words[0]!)
      if (entry[kind].count > 0) walks.push(new WeightedList(index.open(kind, entry[kind]), weight * share));
    yield;
  }
  if (walks.length === 0) return noMatches;
  return walks.length === 1 ? walks[0]! : yield* anyOf(walks);
}
