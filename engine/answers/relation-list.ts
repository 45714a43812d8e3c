// A list of relations, as an act's record keeps it: entries as JSON, and a table by which filters cut them.
import type { RelationKind } from '../law/relation.js';
import { encodeLines, openLines, type Lines } from '../store/lines.js';
import { literal, prepared, type Piece } from '../store/piece.js';
import { dayNumber } from './day-number.js';
import type { KindCounts } from './kind-counts.js';
import type { Relation } from './relation.js';
import type { Direction } from './verbs.js';
import { languages, type Language } from './words.js';

/** Every list of relations that an act has, by its member in an answer. */
export const listMembers = {
  outgoing: 'modifica',
  incoming: 'modificata_da',
  otherOutgoing: 'altri_effetti',
  otherIncoming: 'altri_effetti_subiti',
} as const;
export type ListName = keyof typeof listMembers;
export const listNames = Object.keys(listMembers) as readonly ListName[];
/** The role of the act in the relations of a list. */
export const directionOf = {
  outgoing: 'outgoing',
  incoming: 'incoming',
  otherOutgoing: 'outgoing',
  otherIncoming: 'incoming',
} as const satisfies Record<ListName, Direction>;

/** Columns of the table, a u32 each; a row is a relation. */
export const listColumns = ['kind', 'article', 'paragraph', 'day', 'endIt', 'endEn'] as const;

const column = { kind: 0, article: 1, paragraph: 2, day: 3, endIt: 4, endEn: 5 } as const satisfies Record<
  (typeof listColumns)[number],
  number
>;
const endColumn = { it: column.endIt, en: column.endEn } as const satisfies Record<Language, number>;
/** Number of rows, and bytes of the article keys, before the rows. */
const tableHead = 8;

/** A relation as it is listed: what filters ask, and its entry in each language. */
export interface ListedRelation {
  kind: RelationKind;
  /** ELI suffix of the article at this act's own end, `/art/2-bis`, or `''`. */
  article: string;
  /** Commi at this act's own end, `1, 2-bis`, or `''`. */
  paragraph: string;
  /** `YYYY-MM-DD`, or `null` where unknown. */
  date: string | null;
  /** JSON. */
  entry: Record<Language, string>;
}

/** A list as it is stored. */
export interface EncodedList {
  table: Buffer;
  /** The member with its leading comma, `,"modifica":[…]`. */
  plain: Record<Language, Buffer>;
}

/** @param kinds the names to which the table's column of kinds refers */
export function encodeList(
  name: ListName,
  relations: readonly ListedRelation[],
  kinds: readonly RelationKind[],
): EncodedList {
  const articles = numbered(relations.map(({ article }) => article));
  const paragraphs = numbered(relations.map(({ paragraph }) => paragraph));
  const rows = new Uint32Array(relations.length * listColumns.length);
  relations.forEach(({ kind, article, paragraph, date }, i) => {
    const row = [kinds.indexOf(kind), articles.get(article)!, paragraphs.get(paragraph)!, dayNumber(date)];
    rows.set(row, i * listColumns.length);
  });
  const plain = { it: Buffer.alloc(0), en: Buffer.alloc(0) };
  for (const language of languages) {
    let end = Buffer.byteLength(openings[name]);
    relations.forEach(({ entry }, i) => {
      end += Buffer.byteLength(entry[language]) + (i > 0 ? 1 : 0);
      rows[i * listColumns.length + endColumn[language]] = end;
    });
    plain[language] = Buffer.from(`${openings[name]}${relations.map(({ entry }) => entry[language]).join(',')}]`);
  }
  const articleKeys = encodeLines([...articles.keys()]);
  const head = new Uint32Array([relations.length, articleKeys.length]);
  const parts = [head, rows].map((words) => new Uint8Array(words.buffer));
  return { table: Buffer.concat([...parts, articleKeys, encodeLines([...paragraphs.keys()])]), plain };
}

/** Distinct texts in the order of their first use, each with its number. */
function numbered(texts: readonly string[]): Map<string, number> {
  return new Map([...new Set(texts)].map((text, i) => [text, i]));
}

/** Which relations of a list are chosen; an absent member does not narrow it. */
export interface ListFilter {
  /** ELI suffix of the article at this act's own end; `''` for the act as a whole. */
  article?: string;
  /** Comma at this act's own end; `''` for those that name none. */
  paragraph?: string;
  kind?: RelationKind;
  /** First and last day, `YYYY-MM-DD`; either leaves out relations without a day. */
  from?: string;
  to?: string;
  /** ELIs of the act at the other end, and of the article where only its relations are meant. */
  other?: { act: string; article: string | null };
}

/** A whole stored list, deflated and plain. */
export interface ListSource {
  piece(language: Language): Piece;
  plain(language: Language): Buffer;
}

/** Relations of an act in one list, or some of them. */
export class RelationList {
  private readonly rowCount: number;
  private keys: Lines | null = null;

  /**
   * @param table as it was encoded
   * @param kinds the names to which its column of kinds refers
   * @param chosen rows of those that are listed; `null` for all
   */
  constructor(
    private readonly name: ListName,
    private readonly table: Buffer,
    private readonly kinds: readonly RelationKind[],
    private readonly source: ListSource,
    private readonly chosen: readonly number[] | null = null,
  ) {
    this.rowCount = table.readUInt32LE(0);
  }

  get count(): number {
    return this.chosen?.length ?? this.rowCount;
  }

  /** How many of each kind; kinds without any are absent. */
  byKind(): KindCounts {
    const counts: KindCounts = {};
    for (const row of this.rows()) {
      const kind = this.kinds[this.at(row, column.kind)]!;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  }

  /** ELI suffixes of this act's own articles that the whole list names (`''` for the act as a whole). */
  articles(): readonly string[] {
    return this.articleLines().all();
  }

  /** Whether the whole list names an article of this act. */
  hasArticle(article: string): boolean {
    return this.articleLines().indexOf(article) >= 0;
  }

  /** Those that pass a filter. */
  select(filter: ListFilter): RelationList {
    const { article, paragraph, kind, from, to, other } = filter;
    let rows = article === undefined ? this.rows() : this.rowsOf(article);
    if (paragraph !== undefined && rows.length > 0) {
      const named = this.paragraphs().map((commas) => (commas === '' ? [''] : commas.split(', ')).includes(paragraph));
      rows = rows.filter((row) => named[this.at(row, column.paragraph)]);
    }
    if (kind !== undefined) rows = rows.filter((row) => this.kinds[this.at(row, column.kind)] === kind);
    if (from !== undefined || to !== undefined) {
      const [first, last] = [Math.max(1, dayNumber(from ?? null)), to === undefined ? Infinity : dayNumber(to)];
      rows = rows.filter((row) => {
        const day = this.at(row, column.day);
        return first <= day && day <= last;
      });
    }
    if (other !== undefined && rows.length > 0) rows = this.rowsWith(other, rows);
    return this.withRows(rows);
  }

  /** Some of those that are listed, in their order. */
  page(offset: number, limit: number): RelationList {
    return this.withRows(this.rows().slice(offset, offset + limit));
  }

  /** Those that are listed, each as JSON. @param plain the whole list */
  entries(language: Language, plain = this.source.plain(language)): Buffer[] {
    return this.rows().map((row) => this.entry(row, language, plain));
  }

  /** The whole list as a member, in Italian. */
  plain(): Buffer {
    return this.source.plain('it');
  }

  /** The whole list, as JSON objects with one byte after each. @param plain the whole list as a member */
  objects(plain: Buffer): Buffer {
    return plain.subarray(openingBytes[this.name].length);
  }

  /** One of the whole list, as JSON. @param plain the whole list */
  entry(row: number, language: Language, plain = this.source.plain(language)): Buffer {
    const ends = endColumn[language];
    const start = row === 0 ? openingBytes[this.name].length : this.at(row - 1, ends) + 1;
    return plain.subarray(start, this.at(row, ends));
  }

  /** The listed relations: the day, as `20230228`, 0 for unknown, the kind, and the row in the whole list. */
  days(): { day: number; kind: RelationKind; row: number }[] {
    const kindOf = (row: number): RelationKind => this.kinds[this.at(row, column.kind)]!;
    return this.rows().map((row) => ({ day: this.at(row, column.day), kind: kindOf(row), row }));
  }

  /** The JSON member, `,"modifica":[…]`. */
  piece(language: Language): Piece {
    if (this.chosen === null) return this.source.piece(language);
    return this.chosen.length === 0 ? emptyPieces[this.name] : literal(this.cut(this.chosen, language));
  }

  private withRows(rows: readonly number[]): RelationList {
    return new RelationList(this.name, this.table, this.kinds, this.source, rows);
  }

  /** Those rows whose other end is that act, or that article of it. */
  private rowsWith({ act, article }: NonNullable<ListFilter['other']>, rows: readonly number[]): readonly number[] {
    const end = directionOf[this.name] === 'outgoing' ? 'a' : 'da';
    // The first end of that name is the relation's own: those of a status are inside an end.
    const opening = Buffer.from(`"${end}":{"eli":`);
    const mark = Buffer.from(`${JSON.stringify(act)},`);
    const plain = this.source.plain('it');
    return rows.filter((row) => {
      const entry = this.entry(row, 'it', plain);
      const at = entry.indexOf(opening) + opening.length;
      if (!entry.subarray(at, at + mark.length).equals(mark)) return false;
      return article === null || (JSON.parse(entry.toString()) as Relation)[end].articolo_eli === article;
    });
  }

  /** The listed rows whose own end is the article of that ELI suffix. */
  private rowsOf(article: string): readonly number[] {
    const index = this.rowCount === 0 ? -1 : this.articleLines().indexOf(article);
    if (index < 0) return [];
    if (this.chosen !== null) return this.chosen.filter((row) => this.at(row, column.article) === index);
    const rows: number[] = [];
    for (let row = 0; row < this.rowCount; row++) if (this.at(row, column.article) === index) rows.push(row);
    return rows;
  }

  private rows(): readonly number[] {
    return this.chosen ?? Array.from({ length: this.rowCount }, (_, row) => row);
  }

  /** Adjacent entries are one slice. */
  private cut(rows: readonly number[], language: Language): Buffer {
    const list = this.source.plain(language);
    const ends = endColumn[language];
    const chunks: Buffer[] = [openingBytes[this.name]];
    for (let from = 0, to = 0; from < rows.length; from = to) {
      const first = rows[from]!;
      do to++;
      while (rows[to] === first + to - from);
      if (from > 0) chunks.push(comma);
      // The comma before an entry belongs to it, but for the first one's.
      const start = first === 0 ? openingBytes[this.name].length : this.at(first - 1, ends) + 1;
      chunks.push(list.subarray(start, this.at(rows[to - 1]!, ends)));
    }
    chunks.push(bracket);
    return Buffer.concat(chunks);
  }

  private at(row: number, column: number): number {
    return this.table.readUInt32LE(tableHead + (row * listColumns.length + column) * 4);
  }

  private articleLines(): Lines {
    const start = this.rowsEnd();
    return (this.keys ??= openLines(this.table.subarray(start, start + this.table.readUInt32LE(4))));
  }

  /** The texts to which the column of paragraphs refers. */
  private paragraphs(): string[] {
    return openLines(this.table.subarray(this.rowsEnd() + this.table.readUInt32LE(4))).all();
  }

  private rowsEnd(): number {
    return tableHead + this.rowCount * listColumns.length * 4;
  }
}

const openings = Object.fromEntries(listNames.map((name) => [name, `,"${listMembers[name]}":[`])) as Record<
  ListName,
  string
>;
const openingBytes = Object.fromEntries(listNames.map((name) => [name, Buffer.from(openings[name])])) as Record<
  ListName,
  Buffer
>;
/** Lists without relations: most articles have no others. */
const emptyPieces = Object.fromEntries(listNames.map((name) => [name, prepared(`${openings[name]}]`)])) as Record<
  ListName,
  Piece
>;
const comma = Buffer.from(',');
const bracket = Buffer.from(']');
