// A query with synonyms of its words, for when too few texts have them as written.
import type { TextIndex } from './index.js';
import { countOf, mostToTell, rarityIn, type KnownQuery, type KnownTerm } from './terms.js';
import { weights } from './weights.js';

/**
 * The query, its words, but for those in quotation marks, with their synonyms from the thesaurus of the snapshot. Where the query has an everyday word for
 * which the project's own table has words of the law, it stays as it is: these are surer.
 */
export function widen(index: TextIndex, query: KnownQuery): KnownQuery {
  const isTold = query.groups.some((terms) => terms.some(({ legal }) => legal.length > 0));
  if (isTold || !index.synonyms.isThere) return query;
  return { ...query, groups: query.groups.map((terms) => terms.map((known) => withSynonyms(index, known))) };
}

/** The term, if it is one word, with its synonyms: each counts by how rare it is, and much less than the word written. */
function withSynonyms(index: TextIndex, known: KnownTerm): KnownTerm {
  const { term } = known;
  if (term.isExact || term.words.length > 1 || term.article !== undefined) return known;
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
  const isKnown = written!.length > 0;
  const weight = isKnown ? known.weight : Math.max(...found.map((one) => one.weight));
  const synonyms = found.map(({ word, entry, share, weight: own }) => ({
    word,
    entry,
    share: Math.min(isKnown ? share : 1, own / weight),
  }));
  return { ...known, weight, synonyms };
}
