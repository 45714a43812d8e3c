// One document, from its bytes to what the corpus keeps of it.
import { Refusal } from '../akn/xml.js';
import { readDocument } from '../akn/read-document.js';
import { summarise, type ActSummary } from '../corpus.js';
import { packAct, type PackedText } from './pack.js';
import type { RelationClaim } from '../relation.js';
import type { Writers } from '../writers.js';

export interface PackedDocument {
  summary: ActSummary;
  claims: RelationClaim[];
  warnings: string[];
  text: PackedText;
}

/** Reads and writes one document; a refusal is its line, `path:line: found, expected`. */
export function readPacked(bytes: Uint8Array, path: string, writers: Writers): PackedDocument | { refused: string } {
  try {
    const { act, claims, warnings } = readDocument(bytes, path);
    return { summary: summarise(act), claims, warnings, text: packAct(act, writers) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    // A fault of ours must not take the other documents with it.
    return { refused: `${path}:1: ${error instanceof Error ? error.message : String(error)}, a readable act expected` };
  }
}
