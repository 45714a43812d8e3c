// Writes an act's record: see act-record.ts for how it lies.
import { crc32, deflateRawSync } from 'node:zlib';
import { articleWords, figures, headerBytes, parts, type Figure, type Part } from './act-record.js';
import { encodeLines } from '../store/lines.js';
import { openings, rowWords } from './relation-list.js';
import type { PackedText } from '../make/pack.js';
import { combineCrc } from '../store/crc.js';
import { deflatePiece } from '../store/piece.js';
import { relationKinds, type RelationKind } from '../law/relation.js';
import type { Direction, Verbs } from './writers.js';

/** A relation as it stands in the list of one of its ends. */
export interface ListedRelation {
  kind: RelationKind;
  /** ELI suffix of the article at this act's own end, `/art/2-bis`, or `''`. */
  article: string;
  /** JSON text before and after the verb. */
  text: readonly [before: string, after: string];
}

export interface ActRecordSource {
  /** The act's address on the official portal; empty where it has none. */
  portalUrl: string;
  head: string;
  out: readonly ListedRelation[];
  in: readonly ListedRelation[];
  /** What stands before both lists in the answer about them, with a leading comma; empty where that is not known. */
  relationsHead: string;
  /** `null` for an act outside the corpus. */
  text: PackedText | null;
  /** What stands between an article and what it cites, in the answer about it alone. */
  articleFrame: string;
  articleKeys: readonly string[];
  /** What each article cites, as one JSON array. */
  cited: readonly string[];
}

export function encodeActRecord(source: ActRecordSource, verbs: Verbs): Buffer {
  const head = Buffer.from(source.head);
  const lists = { out: encodeList(source.out, 'out', verbs), in: encodeList(source.in, 'in', verbs) };
  const { text } = source;
  const none = Buffer.alloc(0);
  const relationsHead = Buffer.from(source.relationsHead);
  const brace = relationsHead.length > 0 ? Buffer.from('}') : none;
  const answer = {
    it: Buffer.concat([relationsHead, lists.out.it, lists.in.it, brace]),
    en: Buffer.concat([relationsHead, lists.out.en, lists.in.en, brace]),
  };
  const hasRelations = source.out.length + source.in.length > 0;
  const encoded: Record<Part, Uint8Array> = {
    portal: Buffer.from(source.portalUrl, 'latin1'),
    outTable: lists.out.table,
    inTable: lists.in.table,
    zRelationsIt: brace.length > 0 ? deflatePiece(answer.it) : none,
    // Without relations an answer is the same in both languages.
    zRelationsEn: brace.length > 0 && hasRelations ? deflatePiece(answer.en) : none,
    zHead: text ? deflatePiece(head) : none,
    zOutIt: deflatePiece(lists.out.it),
    zOutEn: source.out.length > 0 ? deflatePiece(lists.out.en) : none,
    zInIt: deflatePiece(lists.in.it),
    zInEn: source.in.length > 0 ? deflatePiece(lists.in.en) : none,
    head,
    relationsHead,
    out: lists.out.it,
    in: lists.in.it,
    end: brace,
    zBody: text?.deflated ?? none,
    articleFrame: Buffer.from(text ? source.articleFrame : ''),
    articleTable: text ? encodeArticles(text.articles, source.cited) : none,
    articleKeys: text ? encodeLines(source.articleKeys) : none,
    cited: Buffer.from(source.cited.join('')),
    // Read again only when the same document is in the next snapshot.
    zReferences: text ? deflateRawSync(text.references) : none,
  };
  const stated: Record<Figure, number> = {
    detailIt: combineCrc(crcOf(head, lists.out.it, lists.in.it), text?.crc ?? 0, text?.size ?? 0),
    detailEn: combineCrc(crcOf(head, lists.out.en, lists.in.en), text?.crc ?? 0, text?.size ?? 0),
    outIt: crc32(lists.out.it),
    outEn: crc32(lists.out.en),
    inIt: crc32(lists.in.it),
    inEn: crc32(lists.in.en),
    relationsIt: crc32(answer.it),
    relationsEn: crc32(answer.en),
    body: text?.crc ?? 0,
    outEnSize: lists.out.en.length,
    inEnSize: lists.in.en.length,
    bodySize: text?.size ?? 0,
  };
  let end = headerBytes;
  const header = new Uint32Array([
    ...parts.map((part) => (end += encoded[part].length)),
    ...figures.map((name) => stated[name]),
  ]);
  return Buffer.concat([new Uint8Array(header.buffer), ...parts.map((part) => encoded[part])]);
}

function crcOf(...runs: readonly Buffer[]): number {
  return runs.reduce((crc, run) => crc32(run, crc), 0);
}

function encodeList(relations: readonly ListedRelation[], direction: Direction, verbs: Verbs) {
  const keys = [...new Set(relations.map(({ article }) => article))];
  const keyIndex = new Map(keys.map((key, i) => [key, i]));
  const rows = new Uint32Array(1 + relations.length * rowWords);
  rows[0] = relations.length;
  const texts = { it: openings[direction], en: openings[direction] };
  let length = Buffer.byteLength(texts.it);
  relations.forEach(({ kind, article, text: [before, after] }, i) => {
    const verb = { it: JSON.stringify(verbs.it[direction][kind]), en: JSON.stringify(verbs.en[direction][kind]) };
    const opening = (i > 0 ? ',' : '') + before;
    const verbBytes = Buffer.byteLength(verb.it);
    const verbAt = length + Buffer.byteLength(opening);
    length = verbAt + verbBytes + Buffer.byteLength(after);
    rows.set(
      [verbAt, length, relationKinds.indexOf(kind) | (verbBytes << 8), keyIndex.get(article)!],
      1 + i * rowWords,
    );
    texts.it += opening + verb.it + after;
    texts.en += opening + verb.en + after;
  });
  const table = Buffer.concat([new Uint8Array(rows.buffer), encodeLines(keys)]);
  return { table, it: Buffer.from(`${texts.it}]`), en: Buffer.from(`${texts.en}]`) };
}

function encodeArticles(ends: Uint32Array, cited: readonly string[]): Buffer {
  const table = new Uint32Array(cited.length * articleWords);
  let end = 0;
  cited.forEach((text, i) => {
    end += Buffer.byteLength(text);
    table.set([ends[i * 2]!, ends[i * 2 + 1]!, end], i * articleWords);
  });
  return Buffer.from(table.buffer);
}
