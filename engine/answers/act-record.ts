// What the snapshot keeps of one act, in one run of bytes: the pieces of its answers and the tables to cut them.
import { inflateRawSync } from 'node:zlib';
import type { PackedText } from '../make/pack.js';
import { lazyPiece, type Piece } from '../store/piece.js';
import { DamagedError, type Arena } from '../store/snapshot.js';
import { languages, type Direction, type Language } from './writers.js';
import { openLines, type Lines } from '../store/lines.js';
import { openRelationList, type RelationList, type VerbBytes } from './relation-list.js';

/**
 * Parts of a record, in the order in which they lie. Runs of it are answered as they lie: `zHead zOutIt zInIt zBody`, the
 * detail; plain, `out in` of it; and `relationsHead out in end`, what an answer about all relations holds. `zRelations` is
 * that, deflated as one. What most answers read comes first.
 */
export const parts = [
  ...([
    'portal',
    'outTable',
    'inTable',
    'zRelationsIt',
    'zRelationsEn',
    'zOutEn',
    'zInEn',
    'zHead',
    'zOutIt',
    'zInIt',
  ] as const),
  ...(['zBody', 'head', 'relationsHead', 'out', 'in', 'end'] as const),
  ...(['articleFrame', 'articleTable', 'articleKeys', 'cited', 'zReferences'] as const),
] as const;
export type Part = (typeof parts)[number];

/** CRC-32 of plain forms, and plain lengths that no part tells. */
export const figures = [
  ...(['detailIt', 'detailEn', 'outIt', 'outEn', 'inIt', 'inEn', 'relationsIt', 'relationsEn', 'body'] as const),
  ...(['outEnSize', 'inEnSize', 'bodySize'] as const),
] as const;
export type Figure = (typeof figures)[number];

export const headerBytes = (parts.length + figures.length) * 4;

/** How much of a record is read at once: header, tables and deflated parts of most. */
const firstRead = 8 * 1024;

/** In the table of articles: `[start, end]` in the plain texts and the end in `cited`, an article. */
export const articleWords = 3;

const numbered = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;
// Numbers, for a name would be looked up at every step.
const part = numbered(parts);
const figure = numbered(figures);

/** Parts and figures of the list of relations in a direction. */
const ofDirection = {
  out: {
    ...{ table: part.outTable, list: part.out, zIt: part.zOutIt, zEn: part.zOutEn },
    ...{ it: figure.outIt, en: figure.outEn, enSize: figure.outEnSize },
  },
  in: {
    ...{ table: part.inTable, list: part.in, zIt: part.zInIt, zEn: part.zInEn },
    ...{ it: figure.inIt, en: figure.inEn, enSize: figure.inEnSize },
  },
} as const satisfies Record<Direction, object>;

/** An act's record, read from the arena as far as it is asked for. */
export interface ActRecord {
  /** All of the detail that follows the envelope: head, what it amends, by whom it is amended, texts, closing brace. */
  detail(language: Language): Piece;
  /** The act's address on the official portal; empty where it has none. */
  portalUrl(): string;
  relations(direction: Direction): RelationList;
  /** All of the answer about the act's relations that follows the envelope; `null` where it was not written. */
  relationsAnswer(language: Language): Piece | null;
  /** JSON of an article and of what it cites, and what stands between them, or `null` where the act has none of that ELI suffix. */
  article(key: string): { json: Buffer; frame: Buffer; cited: Buffer } | null;
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
  return new StoredRecord(arena, start, end, verbs, bodyOf);
}

// A class, for one is opened at nearly every request: an object of a dozen closures takes longer to make than to ask.
class StoredRecord implements ActRecord {
  private readonly first: Buffer;
  /** What was read last beyond that, and where in the record it begins. */
  private further: Buffer | null = null;
  private furtherStart = 0;
  private keys: Lines | null = null;
  private readonly opened: Record<Direction, RelationList | null> = { out: null, in: null };

  constructor(
    private readonly arena: Arena,
    private readonly start: number,
    end: number,
    private readonly verbs: VerbBytes,
    private readonly bodyOf: (deflated: () => Buffer) => Buffer,
  ) {
    this.first = arena.slice(start, Math.min(end, start + firstRead));
    const stated = this.endOf(parts.length - 1);
    if (stated !== end - start)
      throw new DamagedError(`an act's record: ${stated} bytes found, ${end - start} expected`);
  }

  detail(language: Language): Piece {
    if (language === languages[0]) {
      const size = this.sizeOf(part.head) + this.sizeOf(part.out, part.in) + this.bodySize;
      // The lists lie not far from the head: one read.
      const plain = () => [this.slice(part.head, part.head, part.in), this.slice(part.out, part.in), this.body()];
      return this.piece(size, figure.detailIt, plain, part.zHead, part.zBody);
    }
    const lists = this.lists(language);
    return lazyPiece(
      this.sizeOf(part.head) + sizeOf(lists) + this.bodySize,
      () => this.stated(figure.detailEn),
      () => [this.slice(part.head), ...plainOf(lists), this.body()],
      () => [this.slice(part.zHead), ...lists.flatMap((list) => list.deflated()!), this.slice(part.zBody)],
    );
  }

  portalUrl(): string {
    return this.slice(part.portal).toString('latin1');
  }

  relations(direction: Direction): RelationList {
    return (this.opened[direction] ??= this.openList(direction));
  }

  relationsAnswer(language: Language): Piece | null {
    if (this.sizeOf(part.end) === 0) return null;
    if (language === languages[0] || this.sizeOf(part.zRelationsEn) === 0) {
      const size = this.sizeOf(part.relationsHead, part.end);
      return this.piece(size, figure.relationsIt, () => [this.slice(part.relationsHead, part.end)], part.zRelationsIt);
    }
    const lists = this.lists(language);
    const size = this.sizeOf(part.relationsHead) + sizeOf(lists) + this.sizeOf(part.end);
    const plain = () => [this.slice(part.relationsHead), ...plainOf(lists), this.slice(part.end)];
    return this.piece(size, figure.relationsEn, plain, part.zRelationsEn);
  }

  article(key: string): { json: Buffer; frame: Buffer; cited: Buffer } | null {
    const index = this.keyLines().indexOf(key);
    if (index < 0) return null;
    const table = this.slice(part.articleTable);
    const at = index * articleWords * 4;
    const json = this.body().subarray(table.readUInt32LE(at), table.readUInt32LE(at + 4));
    const citedStart = index === 0 ? 0 : table.readUInt32LE(at - 4);
    const cited = this.slice(part.cited).subarray(citedStart, table.readUInt32LE(at + 8));
    return { json, frame: this.slice(part.articleFrame), cited };
  }

  articleKeys(): readonly string[] {
    return this.keyLines().all();
  }

  hasArticle(key: string): boolean {
    return this.keyLines().indexOf(key) >= 0;
  }

  packed(): PackedText {
    const articles = words(this.slice(part.articleTable)).filter((_, i) => i % articleWords !== 2);
    const references = inflateRawSync(this.slice(part.zReferences));
    return { deflated: this.deflatedBody(), size: this.bodySize, crc: this.stated(figure.body), articles, references };
  }

  deflatedBody(): Buffer {
    return this.slice(part.zBody);
  }

  get bodySize(): number {
    return this.stated(figure.bodySize);
  }

  body(): Buffer {
    return this.bodyOf(() => this.deflatedBody());
  }

  private stated(which: number): number {
    return this.first.readUInt32LE((parts.length + which) * 4);
  }

  private endOf(which: number): number {
    return this.first.readUInt32LE(which * 4);
  }

  private startOf(which: number): number {
    return which === 0 ? headerBytes : this.endOf(which - 1);
  }

  private sizeOf(first: number, last = first): number {
    return this.endOf(last) - this.startOf(first);
  }

  /** From a part up to another, or the part alone. @param upTo how far to read, for what is asked next */
  private slice(first: number, last = first, upTo = last): Buffer {
    const [from, to] = [this.startOf(first), this.endOf(last)];
    if (to <= this.first.length) return this.first.subarray(from, to);
    const start = from - this.furtherStart;
    if (this.further !== null && start >= 0 && to - this.furtherStart <= this.further.length) {
      return this.further.subarray(start, to - this.furtherStart);
    }
    this.further = this.arena.slice(this.start + from, this.start + this.endOf(upTo));
    this.furtherStart = from;
    return this.further.subarray(0, to - from);
  }

  /** What was deflated beforehand, as one part or as some that lie side by side. */
  private piece(size: number, checksum: number, plain: () => readonly Buffer[], zPart: number, zLast = zPart): Piece {
    return lazyPiece(
      size,
      () => this.stated(checksum),
      plain,
      () => [this.slice(zPart, zLast)],
    );
  }

  private keyLines(): Lines {
    return (this.keys ??= openLines(this.slice(part.articleKeys)));
  }

  private openList(direction: Direction): RelationList {
    const its = ofDirection[direction];
    const plain = () => this.slice(its.list);
    return openRelationList(this.slice(its.table), plain, direction, this.verbs, (spliced) =>
      spliced === null
        ? this.piece(this.sizeOf(its.list), its.it, () => [plain()], its.zIt)
        : this.piece(this.stated(its.enSize), its.en, () => [spliced()], its.zEn),
    );
  }

  private lists(language: Language): Piece[] {
    return [this.relations('out').piece(language), this.relations('in').piece(language)];
  }
}

function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { size }) => sum + size, 0);
}

function plainOf(pieces: readonly Piece[]): Buffer[] {
  return pieces.flatMap((piece) => piece.plain());
}

/** Copies, so that the words are aligned. */
function words(bytes: Buffer): Uint32Array {
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes);
  return new Uint32Array(copy.buffer);
}
