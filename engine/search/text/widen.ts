// A query with words of the families of its words, and with synonyms, for when too few texts have them as written.
import type { Steps } from '../../steps.js';
import { familyOf } from '../families.js';
import { stemWord } from '../stem.js';
import type { TextIndex } from './index.js';
import { formMark } from './scan.js';
import type { StemEntry } from './stems.js';
import { countOf, mostAlike, mostToTell, rarityIn, type Alike, type KnownQuery, type KnownTerm } from './terms.js';
import { weights } from './weights.js';

/**
 * The query, its words, but for those in quotation marks, with words of their families and with their synonyms from the thesaurus of the snapshot. Where
 * the query has an everyday word for which the project's own table has words of the law, it gets no synonyms: these are surer.
 */
export function* widen(index: TextIndex, query: KnownQuery): Steps<KnownQuery> {
  const isTold = query.groups.some((terms) => terms.some(({ legal }) => legal.length > 0));
  const hasSynonyms = !isTold && index.synonyms.isThere;
  const groups: KnownTerm[][] = [];
  for (const terms of query.groups) {
    const widened: KnownTerm[] = [];
    for (const known of terms) {
      const related = isWord(known) ? withFamily(index, known) : known;
      widened.push(hasSynonyms && isWord(known) ? withSynonyms(index, related) : related);
      yield;
    }
    groups.push(widened);
  }
  return { ...query, groups };
}

/** Words that are looked through for those of a family, from each of its beginnings. */
const mostScanned = 1_024;

/** Whether a term is one word, which may stand for others. */
const isWord = ({ term }: KnownTerm): boolean => !term.isExact && term.words.length === 1 && term.article === undefined;

/** The term with the words of its family that documents have, each by how rare it is; a word that no document has is as rare as the rarest of them. */
function withFamily(index: TextIndex, known: KnownTerm): KnownTerm {
  const [written] = known.words;
  const isMeant = (stem: string) => written!.some(({ entry }) => entry.stem === stem);
  const found = formsOf(index, known.term.words[0]!.word).flatMap((entry) => {
    const stem = stemWord(entry.stem.slice(formMark.length));
    return isMeant(stem) ? [] : { entry, stem };
  });
  found.sort((a, b) => a.entry.articles.count - b.entry.articles.count);
  if (found.length === 0) return known;
  const rarity = rarityIn(index);
  const weight = written!.length > 0 ? known.weight : rarity(countOf(found[0]!.entry));
  let documents = 0;
  const family: Alike[] = [];
  for (const { entry, stem } of found) {
    documents += entry.articles.count;
    if (documents > mostAlike) break;
    family.push({ entry, stem, share: weights.family * Math.min(1, rarity(countOf(entry)) / weight) });
  }
  return { ...known, weight, family };
}

/** The words of a word's family as documents have them written. */
function formsOf(index: TextIndex, word: string): StemEntry[] {
  const family = familyOf(word);
  if (family === null) return [];
  const isThere = (entry: StemEntry | null): entry is StemEntry => entry !== null && entry.articles.count > 0;
  if (family.words !== undefined) return family.words.map((one) => index.stems.find(formMark + one)).filter(isThere);
  const found: StemEntry[] = [];
  for (const beginning of family.beginnings) {
    let scanned = 0;
    for (const entry of index.stems.from(formMark + beginning)) {
      if (!entry.stem.startsWith(formMark + beginning) || ++scanned > mostScanned) break;
      const isOfFamily = familyOf(entry.stem.slice(formMark.length))?.key === family.key;
      if (isOfFamily && isThere(entry)) found.push(entry);
    }
  }
  return found;
}

/** The term with its synonyms: each counts by how rare it is, and much less than the word written. */
function withSynonyms(index: TextIndex, known: KnownTerm): KnownTerm {
  const { term } = known;
  const [{ stem }] = term.words as [(typeof term.words)[number]];
  const [written] = known.words;
  const most = mostToTell(index);
  const rarity = rarityIn(index);
  const found = index.synonyms.of(stem).flatMap((synonym) => {
    const entry = written!.some((meant) => meant.entry.stem === synonym.stem) ? null : index.stems.find(synonym.stem);
    if (entry === null || entry.articles.count === 0 || countOf(entry) > most) return [];
    const share = weights.synonym * synonym.weight;
    return { word: synonym.word, entry, share, weight: share * rarity(countOf(entry)) };
  });
  if (found.length === 0) return known;
  const isKnown = written!.length > 0 || known.family !== undefined;
  const weight = isKnown ? known.weight : Math.max(...found.map((one) => one.weight));
  const synonyms = found.map(({ word, entry, share, weight: own }) => ({
    word,
    entry,
    share: Math.min(isKnown ? share : 1, own / weight),
  }));
  return { ...known, weight, synonyms };
}
