// The table of an act's articles: the place of each in the texts, that of its citations in their list, and how often it is cited.

/** The words of a row, one row an article: its start and end in the plain texts, its end in the citations, how many citations name it. */
export const articleColumns = ['start', 'end', 'citedEnd', 'citedBy'] as const;

const rowBytes = articleColumns.length * 4;

/**
 * @param ends start and end of each article in the plain texts, `[start, end, start, …]`
 * @param cited what each article cites, as JSON
 * @param citedBy how many citations name each article
 */
export function encodeArticles(ends: Uint32Array, cited: readonly string[], citedBy: readonly number[]): Buffer {
  const table = new Uint32Array(cited.length * articleColumns.length);
  let citedEnd = 0;
  cited.forEach((text, i) => {
    citedEnd += Buffer.byteLength(text);
    table.set([ends[i * 2]!, ends[i * 2 + 1]!, citedEnd, citedBy[i]!], i * articleColumns.length);
  });
  return Buffer.from(table.buffer);
}

/** The place of an article in the plain texts, and of its citations in their list. */
export interface ArticlePlace {
  start: number;
  end: number;
  citedStart: number;
  citedEnd: number;
  citedBy: number;
}

export function placeOfArticle(table: Buffer, index: number): ArticlePlace {
  const at = index * rowBytes;
  return {
    start: table.readUInt32LE(at),
    end: table.readUInt32LE(at + 4),
    citedStart: index === 0 ? 0 : table.readUInt32LE(at - rowBytes + 8),
    citedEnd: table.readUInt32LE(at + 8),
    citedBy: table.readUInt32LE(at + 12),
  };
}

/** Start and end of all articles in the plain texts, as they were encoded. */
export function placesOfArticles(table: Buffer): Uint32Array {
  // Copied, so that the words are aligned.
  const copy = new Uint8Array(table);
  return new Uint32Array(copy.buffer).filter((_, i) => i % articleColumns.length < 2);
}
