// The relations of an act in one direction, as its record keeps them: one JSON list, and a table to cut it by.
import { literal, prepared, type Piece } from '../store/piece.js';
import { relationKinds, type RelationKind } from '../law/relation.js';
import { languages, type Direction, type Language, type Verbs } from './writers.js';
import { openLines } from '../store/lines.js';

/** In the table of a list of relations: `[verb offset, entry end, kind and verb length, article index]` a relation. */
export const rowWords = 4;

/** The first bytes of a list of relations. */
export const openings = { out: ',"modifica":[', in: ',"modificata_da":[' } as const;

/** Verbs as JSON bytes, by index of the kind. */
export type VerbBytes = Record<Language, Record<Direction, Buffer[]>>;

export function verbBytes(verbs: Verbs): VerbBytes {
  const list = (byKind: Record<RelationKind, string>) =>
    relationKinds.map((kind) => Buffer.from(JSON.stringify(byKind[kind])));
  return {
    it: { out: list(verbs.it.out), in: list(verbs.it.in) },
    en: { out: list(verbs.en.out), in: list(verbs.en.in) },
  };
}

export type KindCounts = Partial<Record<RelationKind, number>>;

/** Relations of an act in one direction. */
export interface RelationList {
  count: number;
  /** How many of each kind. */
  byKind(): KindCounts;
  /** ELI suffixes of this act's own articles that have relations (`''` for the act as a whole). */
  articles(): readonly string[];
  hasArticle(article: string): boolean;
  /** The JSON member, `,"modifica":[…]` or `,"modificata_da":[…]`, in a language. */
  piece(language: Language): Piece;
  /** The same for one article's relations only. */
  ofArticle(article: string): RelationList;
}

/**
 * @param table rows of {@link rowWords}, their number before them, the article keys after them
 * @param plain the list as JSON member in the first language
 * @param whole the piece of the whole list; where another language needs other verbs, from what puts them in
 */
export function openRelationList(
  table: Buffer,
  plain: () => Buffer,
  direction: Direction,
  verbs: VerbBytes,
  whole: (spliced: (() => Buffer) | null) => Piece,
): RelationList {
  const count = table.readUInt32LE(0);
  if (count === 0) return empty[direction];
  const keys = openLines(table.subarray(4 + count * rowWords * 4));
  const word = (row: number, column: number) => table.readUInt32LE(4 + (row * rowWords + column) * 4);
  const kindOf = (row: number) => word(row, 2) & 0xff;
  const all = () => Array.from({ length: count }, (_, row) => row);
  return {
    count,
    byKind: () => countKinds(all()),
    articles: keys.all,
    hasArticle: (article) => keys.indexOf(article) >= 0,
    piece: (language) => whole(language === languages[0] ? null : () => splice(all(), language)),
    ofArticle,
  };

  function ofArticle(article: string): RelationList {
    const index = keys.indexOf(article);
    if (index < 0) return empty[direction];
    const own = all().filter((row) => word(row, 3) === index);
    return {
      count: own.length,
      byKind: () => countKinds(own),
      articles: () => [article],
      hasArticle: (other) => other === article,
      piece: (language) => literal(splice(own, language)),
      ofArticle,
    };
  }

  function countKinds(rows: readonly number[]): KindCounts {
    const byKind: KindCounts = {};
    for (const row of rows) {
      const kind = relationKinds[kindOf(row)]!;
      byKind[kind] = (byKind[kind] ?? 0) + 1;
    }
    return byKind;
  }

  /** The entries of some rows, each with the verb in `language`. */
  function splice(rows: readonly number[], language: Language): Buffer {
    const list = plain();
    const first = openings[direction].length;
    const chunks: Buffer[] = [list.subarray(0, first)];
    rows.forEach((row, i) => {
      // The comma before an entry belongs to it, but for the first one's.
      const entryStart = row === 0 ? first : word(row - 1, 1) + 1;
      const verbAt = word(row, 0);
      if (i > 0) chunks.push(comma);
      chunks.push(list.subarray(entryStart, verbAt), verbs[language][direction][kindOf(row)]!);
      chunks.push(list.subarray(verbAt + (word(row, 2) >>> 8), word(row, 1)));
    });
    chunks.push(bracket);
    return Buffer.concat(chunks);
  }
}

const comma = Buffer.from(',');
const bracket = Buffer.from(']');

function emptyList(direction: Direction): RelationList {
  const none = prepared(`${openings[direction]}]`);
  const list: RelationList = {
    count: 0,
    byKind: () => ({}),
    articles: () => [],
    hasArticle: () => false,
    piece: () => none,
    ofArticle: () => list,
  };
  return list;
}

/** What most articles have. */
const empty = { out: emptyList('out'), in: emptyList('in') };
