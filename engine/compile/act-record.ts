// What the snapshot keeps of one act, in one run of bytes: the pieces of its answers and the tables to cut them.
import type { Reference } from '../act.js';
import type { PackedText } from '../corpus/pack.js';
import { lazyPiece, literal, type Piece } from '../piece.js';
import { relationKinds, type RelationKind } from '../relation.js';
import { DamagedError, type Arena } from '../snapshot.js';
import { languages, type Direction, type Language, type Verbs } from '../writers.js';

/**
 * Parts of a record, in the order in which they lie. Two runs are slices of it: `out in` in a detail, where the head comes
 * before them, and `relationsHead out in end`, what an answer about all relations holds. `zRelations` is that, deflated as
 * one. What most answers read comes first.
 */
export const parts = [
  ...(['outTable', 'inTable', 'zRelationsIt', 'zRelationsEn', 'zOutEn', 'zInEn', 'zHead', 'zOutIt', 'zInIt'] as const),
  ...(['zBody', 'head', 'relationsHead', 'out', 'in', 'end', 'articleTable', 'references'] as const),
] as const;
export type Part = (typeof parts)[number];

/** CRC-32 of plain forms (of `lists`: of `out in`), and plain lengths that no part tells. */
export const figures = [
  ...(['head', 'outIt', 'outEn', 'inIt', 'inEn', 'lists', 'relationsIt', 'relationsEn', 'body'] as const),
  ...(['outEnSize', 'inEnSize', 'bodySize'] as const),
] as const;
export type Figure = (typeof figures)[number];

export const headerBytes = (parts.length + figures.length) * 4;

/** How much of a record is read at once: header, tables and deflated parts of most. */
const firstRead = 8 * 1024;

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

/** Relations of an act in one direction. */
export interface RelationList {
  count: number;
  /** How many of each kind. */
  byKind: Partial<Record<RelationKind, number>>;
  /** ELI suffixes of this act's own articles that have relations (`''` for the act as a whole). */
  articles: readonly string[];
  /** The JSON member, `,"modifica":[…]` or `,"modificata_da":[…]`, in a language. */
  piece(language: Language): Piece;
  /** The same for one article's relations only. */
  ofArticle(article: string): RelationList;
}

/** An act's record, read from the arena as far as it is asked for. */
export interface ActRecord {
  /** The members of the detail: head, what it amends, by whom it is amended, texts. */
  detail(language: Language): Piece[];
  relations(direction: Direction): RelationList;
  /** All of the answer about the act's relations that follows the envelope; `null` where it was not written. */
  relationsAnswer(language: Language): Piece | null;
  /** JSON of an article and its references, or `null` where the act has none of that ELI suffix. */
  article(key: string): { json: Buffer; references: Reference[] } | null;
  articleKeys(): readonly string[];
  hasArticle(key: string): boolean;
  /** The texts as they were packed; only for an act of the corpus. */
  packed(): PackedText;
  /** The texts as they lie, deflated. */
  deflatedBody(): Buffer;
  /** The texts, plain. */
  body(): Buffer;
}

/**
 * Opens the record that lies at `start..end` of the arena; its header is read now, the rest when asked for.
 * @param bodyOf gives the plain body, from its deflated form or from where it is kept
 */
export function openActRecord(
  arena: Arena,
  start: number,
  end: number,
  verbs: VerbBytes,
  bodyOf: (deflated: () => Buffer) => Buffer,
): ActRecord {
  const first = arena.slice(start, Math.min(end, start + firstRead));
  const ends: number[] = [];
  for (let i = 0, at = headerBytes; i < parts.length; i++) ends.push((at += first.readUInt32LE(i * 4)));
  if (ends.at(-1) !== end - start)
    throw new DamagedError(`an act's record: ${ends.at(-1)} bytes found, ${end - start} expected`);
  const endOf = (part: Part) => ends[partIndex[part]]!;
  const startOf = (part: Part) => (partIndex[part] === 0 ? headerBytes : ends[partIndex[part] - 1]!);
  /** From a part up to another, or the part alone. */
  const slice = (part: Part, last = part) => {
    const [from, to] = [startOf(part), endOf(last)];
    return to <= first.length ? first.subarray(from, to) : arena.slice(start + from, start + to);
  };
  const stated = (name: Figure) => first.readUInt32LE(figureAt[name]);
  const stored = (part: Part, zPart: Part, checksum: Figure) =>
    lazyPiece(
      endOf(part) - startOf(part),
      () => stated(checksum),
      () => slice(part),
      () => [slice(zPart)],
    );

  const body = () => bodyOf(() => slice('zBody'));
  const lists = { out: openList('out'), in: openList('in') };

  return {
    detail(language) {
      const texts = lazyPiece(
        stated('bodySize'),
        () => stated('body'),
        body,
        () => [slice('zBody')],
      );
      if (language !== languages[0]) {
        return [stored('head', 'zHead', 'head'), lists.out().piece(language), lists.in().piece(language), texts];
      }
      // In the first language the lists lie side by side, and not far from the head: one read.
      let run: Buffer | undefined;
      const plain = (part: Part, last = part) =>
        (run ??= slice('head', 'in')).subarray(startOf(part) - startOf('head'), endOf(last) - startOf('head'));
      const head = lazyPiece(
        endOf('head') - startOf('head'),
        () => stated('head'),
        () => plain('head'),
        () => [slice('zHead')],
      );
      const both = lazyPiece(
        endOf('in') - startOf('out'),
        () => stated('lists'),
        () => plain('out', 'in'),
        () => [slice('zOutIt', 'zInIt')],
      );
      return [head, both, texts];
    },
    relations: (direction) => lists[direction](),
    relationsAnswer(language) {
      const size = endOf('end') - startOf('relationsHead');
      if (startOf('end') === endOf('end')) return null;
      if (language === languages[0] || endOf('zRelationsEn') === startOf('zRelationsEn')) {
        return lazyPiece(
          size,
          () => stated('relationsIt'),
          () => slice('relationsHead', 'end'),
          () => [slice('zRelationsIt')],
        );
      }
      const [out, inbound] = [lists.out().piece(language), lists.in().piece(language)];
      return lazyPiece(
        size - (endOf('in') - startOf('out')) + out.size + inbound.size,
        () => stated('relationsEn'),
        () => Buffer.concat([slice('relationsHead'), out.plain(), inbound.plain(), slice('end')]),
        () => [slice('zRelationsEn')],
      );
    },
    article(key) {
      const index = articleKeys().indexOf(key);
      if (index < 0) return null;
      const table = words(slice('articleTable').subarray(4, 4 + articleKeys().length * 8));
      const json = body().subarray(table[index * 2]!, table[index * 2 + 1]!);
      const references = slice('references').toString().split('\n')[index]!;
      return { json, references: JSON.parse(references) as Reference[] };
    },
    articleKeys,
    hasArticle: (key) => articleKeys().includes(key),
    packed() {
      const articles = words(slice('articleTable').subarray(4, 4 + articleKeys().length * 8));
      const [size, crc] = [stated('bodySize'), stated('body')];
      return { deflated: slice('zBody'), size, crc, articles, references: slice('references') };
    },
    deflatedBody: () => slice('zBody'),
    body,
  };

  function articleKeys(): readonly string[] {
    const bytes = slice('articleTable');
    const count = bytes.length === 0 ? 0 : bytes.readUInt32LE(0);
    return count === 0 ? [] : bytes.toString('utf8', 4 + count * 8).split('\n');
  }

  function openList(direction: Direction): () => RelationList {
    let list: RelationList | undefined;
    return () => {
      if (list) return list;
      const table = slice(`${direction}Table`);
      const count = table.readUInt32LE(0);
      const rows = words(table.subarray(4, 4 + count * rowWords * 4));
      const keys = table.toString('utf8', 4 + count * rowWords * 4).split('\n');
      const all = Array.from({ length: count }, (_, row) => row);
      return (list = relationList(all, keys));

      function relationList(chosen: readonly number[], articles: readonly string[]): RelationList {
        const byKind: Partial<Record<RelationKind, number>> = {};
        for (const row of chosen) {
          const kind = relationKinds[rows[row * rowWords + 2]! & 0xff]!;
          byKind[kind] = (byKind[kind] ?? 0) + 1;
        }
        return {
          count: chosen.length,
          byKind,
          articles,
          piece: (language) => (chosen === all ? wholeList(language) : literal(splice(chosen, language))),
          ofArticle: (article) => {
            const own = all.filter((row) => keys[rows[row * rowWords + 3]!] === article);
            return relationList(own, [article]);
          },
        };
      }

      function wholeList(language: Language): Piece {
        const suffix = language === 'it' || count === 0 ? 'It' : 'En';
        const zPart = `z${direction === 'out' ? 'Out' : 'In'}${suffix}` as const;
        const checksum = `${direction}${suffix}` as const;
        if (suffix === 'It') return stored(direction, zPart, checksum);
        const text = () => splice(all, language);
        return lazyPiece(
          stated(`${direction}EnSize`),
          () => stated(checksum),
          text,
          () => [slice(zPart)],
        );
      }

      /** The chosen entries, each with the verb in `language`. */
      function splice(chosen: readonly number[], language: Language): Buffer {
        const plain = slice(direction);
        const first = openings[direction].length;
        const chunks: Buffer[] = [plain.subarray(0, first)];
        chosen.forEach((row, i) => {
          // The comma before an entry belongs to it, but for the first one's.
          const entryStart = row === 0 ? first : rows[(row - 1) * rowWords + 1]! + 1;
          const verbAt = rows[row * rowWords]!;
          if (i > 0) chunks.push(comma);
          chunks.push(plain.subarray(entryStart, verbAt), verbOf(row, language));
          chunks.push(plain.subarray(verbAt + verbBytesOf(row), rows[row * rowWords + 1]));
        });
        chunks.push(bracket);
        return Buffer.concat(chunks);
      }

      function verbBytesOf(row: number): number {
        return rows[row * rowWords + 2]! >>> 8;
      }

      function verbOf(row: number, language: Language): Buffer {
        return verbs[language][direction][rows[row * rowWords + 2]! & 0xff]!;
      }
    };
  }
}

const figureAt = Object.fromEntries(figures.map((name, i) => [name, (parts.length + i) * 4])) as Record<Figure, number>;
const partIndex = Object.fromEntries(parts.map((part, i) => [part, i])) as Record<Part, number>;
const comma = Buffer.from(',');
const bracket = Buffer.from(']');

/** Copies, so that the words are aligned. */
function words(bytes: Buffer): Uint32Array {
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes);
  return new Uint32Array(copy.buffer);
}
