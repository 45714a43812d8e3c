// What the snapshot keeps of one act, in one run of bytes: the pieces of its answers and the tables to cut them.
import { inflateRawSync } from 'node:zlib';
import type { PackedText } from '../corpus/pack.js';
import { lazyPiece, type Piece } from '../piece.js';
import { DamagedError, type Arena } from '../snapshot.js';
import { languages, type Direction, type Language } from '../writers.js';
import { openLines, type Lines } from './lines.js';
import { openRelationList, type RelationList, type VerbBytes } from './relation-list.js';

/**
 * Parts of a record, in the order in which they lie. Two runs are slices of it: `out in` in a detail, where the head comes
 * before them, and `relationsHead out in end`, what an answer about all relations holds. `zRelations` is that, deflated as
 * one. What most answers read comes first.
 */
export const parts = [
  ...(['outTable', 'inTable', 'zRelationsIt', 'zRelationsEn', 'zOutEn', 'zInEn', 'zHead', 'zOutIt', 'zInIt'] as const),
  ...(['zBody', 'head', 'relationsHead', 'out', 'in', 'end'] as const),
  ...(['articleTable', 'articleKeys', 'cited', 'zReferences'] as const),
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

/** In the table of articles: `[start, end]` in the plain texts and the end in `cited`, an article. */
export const articleWords = 3;

/** An act's record, read from the arena as far as it is asked for. */
export interface ActRecord {
  /** The members of the detail: head, what it amends, by whom it is amended, texts. */
  detail(language: Language): Piece[];
  /** The members that open the detail, with a comma before them. */
  head(): Buffer;
  relations(direction: Direction): RelationList;
  /** All of the answer about the act's relations that follows the envelope; `null` where it was not written. */
  relationsAnswer(language: Language): Piece | null;
  /** JSON of an article and of what it cites, or `null` where the act has none of that ELI suffix. */
  article(key: string): { json: Buffer; cited: Buffer } | null;
  articleKeys(): readonly string[];
  hasArticle(key: string): boolean;
  /** The texts as they were packed; only for an act of the corpus. */
  packed(): PackedText;
  /** The texts as they lie, deflated. */
  deflatedBody(): Buffer;
  /** Bytes of the texts, plain. */
  readonly bodySize: number;
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
  let keys: Lines | undefined;
  const articleKeys = () => (keys ??= openLines(slice('articleKeys')));

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
    head: () => slice('head'),
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
      const table = slice('articleTable');
      const at = index * articleWords * 4;
      const json = body().subarray(table.readUInt32LE(at), table.readUInt32LE(at + 4));
      const citedStart = index === 0 ? 0 : table.readUInt32LE(at - 4);
      return { json, cited: slice('cited').subarray(citedStart, table.readUInt32LE(at + 8)) };
    },
    articleKeys: () => articleKeys().all(),
    hasArticle: (key) => articleKeys().indexOf(key) >= 0,
    packed() {
      const articles = words(slice('articleTable')).filter((_, i) => i % articleWords !== 2);
      const [size, crc] = [stated('bodySize'), stated('body')];
      return { deflated: slice('zBody'), size, crc, articles, references: inflateRawSync(slice('zReferences')) };
    },
    deflatedBody: () => slice('zBody'),
    bodySize: stated('bodySize'),
    body,
  };

  function openList(direction: Direction): () => RelationList {
    let list: RelationList | undefined;
    return () =>
      (list ??= openRelationList(
        slice(`${direction}Table`),
        () => slice(direction),
        direction,
        verbs,
        (spliced) => {
          const suffix = spliced === null ? 'It' : 'En';
          const zPart = `z${direction === 'out' ? 'Out' : 'In'}${suffix}` as const;
          const checksum = `${direction}${suffix}` as const;
          if (spliced === null) return stored(direction, zPart, checksum);
          return lazyPiece(
            stated(`${direction}EnSize`),
            () => stated(checksum),
            spliced,
            () => [slice(zPart)],
          );
        },
      ));
  }
}

const figureAt = Object.fromEntries(figures.map((name, i) => [name, (parts.length + i) * 4])) as Record<Figure, number>;
const partIndex = Object.fromEntries(parts.map((part, i) => [part, i])) as Record<Part, number>;

/** Copies, so that the words are aligned. */
function words(bytes: Buffer): Uint32Array {
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes);
  return new Uint32Array(copy.buffer);
}
