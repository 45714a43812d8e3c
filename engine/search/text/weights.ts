// The numbers by which hits are ranked, in one table. Learnt on the open queries by `node dist/test/learn-weights.js`, which prints it.

/**
 * Of fields, in occurrences in a text of average length, as BM25F has them: names, everyday descriptions, heading (of average length), parts of
 * the act that hold the article. `saturation` is k1, `textShare` and `headingShare` are b.
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
  /** What the form as written counts beside its stem: of one word, of each of several. */
  formAlone: 0.5,
  form: 0.1,
  /** What other forms of a verb count beside its infinitive; what words count that only begin alike. */
  verb: 0.8,
  alike: 0.32,
  /** What a word of the act's title counts for its articles. */
  title: 0.25,
  /** What is left of the score of an article or act with a status. */
  ended: 0.7,
  /** What is left of the score of an annex, and of an editors' note, beside articles. */
  annex: 0.6,
  note: 0.35,
};
