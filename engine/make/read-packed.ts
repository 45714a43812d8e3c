// One document, from its bytes to what the corpus keeps of it.
import { Refusal } from '../read/akn/xml.js';
import { readDocument } from '../read/akn/read-document.js';
import { summarise, type ActSummary } from '../read/corpus.js';
import { packWordings } from '../read/proof/packed.js';
import { packNoted } from '../answers/noted.js';
import { packAct, type CountedText } from '../answers/body.js';
import type { LeftOut, RelationClaim } from '../law/relation.js';
import { digestBytes } from '../read/sources/digest.js';
import { remember } from './recall.js';
import { readFile } from '../read/sources/file.js';
import { SourceError, type SourceFile } from '../read/sources/source.js';

/** A document on its way: its bytes, or the file that holds them. */
export type Unread = Uint8Array | SourceFile;

export interface PackedReading {
  digest: string;
  summary: ActSummary;
  claims: RelationClaim[];
  warnings: string[];
  leftOut: LeftOut[];
  wordings: Uint8Array;
  noted: Uint8Array;
  record: Uint8Array;
  text: CountedText;
}

/** `refused` is a line, `path:line: found, expected`; without digest where there were no bytes. */
export interface RefusedDocument {
  digest: string | null;
  refused: string;
}

/** Reads and writes one document; whatever goes wrong is its refusal, so that the other documents are read. */
export function readPacked(unread: Unread, path: string): PackedReading | RefusedDocument {
  let digest: string | null = null;
  try {
    const bytes = unread instanceof Uint8Array ? unread : readFile(unread);
    digest = digestBytes(bytes);
    const { act, claims, warnings, unresolved, leftOut, wordings, generation } = readDocument(bytes, path);
    const summary = summarise(act, claims, unresolved);
    return {
      ...{ digest, summary, claims, warnings, leftOut },
      wordings: packWordings(wordings, generation),
      noted: packNoted(act),
      record: remember({ path, digest, summary, claims, warnings, leftOut }),
      text: packAct(act),
    };
  } catch (error) {
    if (error instanceof Refusal || error instanceof SourceError) return { digest, refused: error.message };
    return {
      digest,
      refused: `${path}:1: ${error instanceof Error ? error.message : String(error)}, a readable act expected`,
    };
  }
}
