// An act's texts as they are served: written and deflated once, right after reading.
import { crc32 } from 'node:zlib';
import type { Act } from '../act.js';
import { deflatePiece } from '../piece.js';
import type { Writers } from '../writers.js';

/** The texts of one act, ready to be copied into a snapshot; plain data that can cross threads. */
export interface PackedText {
  /** The body: JSON members that close the detail, with a leading comma: the articles, then the rest. Raw deflate, byte-aligned, not final. */
  deflated: Uint8Array;
  /** Of the body before it was deflated. */
  size: number;
  /** CRC-32 of the body before it was deflated. */
  crc: number;
  /** Start and end of each article's JSON in the body, in document order: `[start, end, start, …]`. */
  articles: Uint32Array;
  /** What each article cites: one JSON array of references a line, in document order. */
  references: Uint8Array;
}

export function packAct(act: Act, writers: Pick<Writers, 'article' | 'rest'>): PackedText {
  const chunks: Buffer[] = [Buffer.from(',"articoli":[')];
  let length = chunks[0]!.length;
  const ends = new Uint32Array(act.articles.length * 2);
  act.articles.forEach((article, i) => {
    const chunk = Buffer.from((i > 0 ? ',' : '') + writers.article(article));
    ends[i * 2] = length + (i > 0 ? 1 : 0);
    length += chunk.length;
    ends[i * 2 + 1] = length;
    chunks.push(chunk);
  });
  chunks.push(Buffer.from(`],${writers.rest(act)}`));
  const body = Buffer.concat(chunks);
  const references = Buffer.from(act.articles.map((article) => JSON.stringify(article.references)).join('\n'));
  return { deflated: deflatePiece(body), size: body.length, crc: crc32(body), articles: ends, references };
}
