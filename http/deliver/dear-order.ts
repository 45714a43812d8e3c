// The orders of the serving thread to the threads for dear questions, and their replies: all of it can be cloned.
import {
  DamagedError,
  deflatedPiece,
  literal,
  type CatalogHandle,
  type Language,
  type Piece,
  type Warm,
} from '../../engine/index.js';
import type { Answer } from '../message/answer.js';
import type { Labels } from '../message/headers.js';
import type { Wanted } from './negotiation.js';
import type { Site } from './routes.js';

/** The data from which a thread opens its catalog and routes. */
export interface DearSite extends Site {
  handle: CatalogHandle;
}

/** A dear question, in one language. */
export type DearOrder = {
  language: Language;
  isDamaged: boolean;
  /** Whether the newest text is older than the operator allows; `null` where that is not asked, or not known. */
  isStale: boolean | null;
} & DearQuestion;

export type DearQuestion =
  | { kind: 'get'; path: string; query: readonly (readonly [name: string, value: string])[]; wanted: Wanted }
  /** A posted form; `fields` is `null` where there were too many bytes. */
  | { kind: 'form'; path: string; fields: readonly (readonly [name: string, value: string])[] | null }
  /** A posted JSON-RPC message of the Model Context Protocol. */
  | { kind: 'mcp'; headers: [name: string, value: string][]; body: string };

/** A run of the bytes of a body, deflated where that is worth it. */
export interface Part {
  bytes: Uint8Array;
  /** Size and CRC-32 of the plain bytes, where `bytes` is raw deflate; else `null`. */
  plain: { size: number; crc: number } | null;
}

/** The outcome of a question: an answer, damage found in the snapshot, or the stack of an error. */
export type Outcome =
  | ({ status: number; isInParts: boolean; isPlaced: boolean; parts: readonly Part[] } & Labels)
  | { damage: string }
  | { fault: string };

export interface DearReply {
  outcome: Outcome;
  /** Sections that the thread has loaded into memory, and that others can read. */
  warm: readonly Warm[];
}

/**
 * The answer that a reply carries.
 * @throws {DamagedError} where the thread found damage
 */
export function readOutcome(outcome: Outcome): Answer {
  if ('damage' in outcome) throw new DamagedError(outcome.damage);
  if ('fault' in outcome) throw new Error(`in a thread: ${outcome.fault}`);
  const { parts, ...answer } = outcome;
  return { ...answer, body: parts.map(pieceOf) };
}

function pieceOf({ bytes, plain }: Part): Piece {
  const own = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return plain === null ? literal(own) : deflatedPiece(own, plain.size, plain.crc);
}
