// Where the articles of an act are in its texts, and what they cite in the list of that: three words an article.

/** `[start, end]` in the plain texts and the end in the citations. */
const articleWords = 3;

/**
 * @param ends start and end of each article in the plain texts, `[start, end, start, …]`
 * @param cited what each article cites, as JSON
 */
export function encodeArticles(ends: Uint32Array, cited: readonly string[]): Buffer {
  const table = new Uint32Array(cited.length * articleWords);
  let end = 0;
  cited.forEach((text, i) => {
    end += Buffer.byteLength(text);
    table.set([ends[i * 2]!, ends[i * 2 + 1]!, end], i * articleWords);
  });
  return Buffer.from(table.buffer);
}

/** Where an article is in the plain texts, and what it cites in the citations. */
export interface ArticlePlace {
  start: number;
  end: number;
  citedStart: number;
  citedEnd: number;
}

export function placeOfArticle(table: Buffer, index: number): ArticlePlace {
  const at = index * articleWords * 4;
  return {
    start: table.readUInt32LE(at),
    end: table.readUInt32LE(at + 4),
    citedStart: index === 0 ? 0 : table.readUInt32LE(at - 4),
    citedEnd: table.readUInt32LE(at + 8),
  };
}

/** Start and end of all articles in the plain texts, as they were encoded. */
export function placesOfArticles(table: Buffer): Uint32Array {
  // Copied, so that the words are aligned.
  const copy = new Uint8Array(table);
  return new Uint32Array(copy.buffer).filter((_, i) => i % articleWords !== 2);
}
