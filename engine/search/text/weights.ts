// The numbers by which hits are ranked, in one table. Learnt on the open queries by `node dist/test/learn-weights.js`, which prints it.

/**
 * Weights of fields, in occurrences in a text of average length, as in BM25F: names, everyday descriptions, heading (of average length),
 * parts of the act that hold the article. `saturation` is k1, `textShare` and `headingShare` are b.
 */
export const weights = {
  names: 12,
  description: 4,
  heading: 7,
  division: 1.4,
  saturation: 3,
  textShare: 0.5,
  headingShare: 0.7,
  /** Exponent of how rare a word is. */
  rarity: 0.9,
  /** Exponent of the share of the query, by weight, that a hit has. */
  coordination: 0.5,
  /**
   * The weight of the form as written beside its stem: for one word, for each of several. That for one word is not learnt, for the judged
   * queries are ranked alike from .5 to .95: it is the one by which those come first that are more about the word as written, among those that have it.
   */
  formAlone: 0.95,
  form: 0.1,
  /** The weight of other forms of a verb beside its infinitive, and of words that only begin alike. */
  verb: 0.8,
  alike: 0.32,
  /** The weight of a word of the same family, by how rare it is itself: from .3 to .6 the judged queries are ranked about alike, and more of them are found. */
  family: 0.6,
  /** The weight, at most, of a synonym from a thesaurus: from .2 to .5 the judged queries are ranked about alike. */
  synonym: 0.4,
  /** The weight of a word of the act's title for its articles. */
  title: 0.25,
  /** The factor of the score of an article or act with a status. */
  ended: 0.7,
  /** The factors of the score of an annex, and of an editors' note, beside articles: found by `dist/test/learn-appended-weights.js`. */
  annex: 0.6,
  note: 0.7,
};
