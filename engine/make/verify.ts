// A second opinion on every document of a corpus, before a snapshot is made of it.
import { parseXml, Refusal } from '../read/akn/xml.js';
import { findDisagreement } from '../read/akn/xml/second-opinion.js';
import { openSources } from '../read/sources.js';
import { SourceError } from '../read/sources/source.js';
import type { Progress } from './progress.js';

export interface VerifyOptions {
  paths: readonly string[];
  /** Takes each difference: `path: line 12: what was found, what a second parser found`. */
  differ: (line: string) => void;
  progress: (progress: Progress) => void;
  /** Compares a document. Tests replace it, because no document is known that both parsers accept and read differently. */
  compare?: typeof findDisagreement;
}

/**
 * Reads every document with fast-xml-parser too, and compares the trees. A document that is refused when it is read is passed over: no
 * snapshot will hold it.
 * @returns how many documents were compared, and how many of them differ
 */
export async function verifyDocuments({ paths, differ, progress, compare = findDisagreement }: VerifyOptions) {
  const verified = { documents: 0, differing: 0 };
  const sources = await openSources(paths, () => undefined);
  const done: Progress = { documents: 0, bytes: 0, totalBytes: sources.bytesOnDisk };
  for await (const source of sources) {
    try {
      const bytes = await source.read();
      const root = parseXml(bytes, source.path);
      verified.documents++;
      const difference = compare(root, bytes, source.path);
      if (difference !== null) {
        verified.differing++;
        differ(`${source.path}: ${difference}`);
      }
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof SourceError)) throw error;
    }
    done.documents++;
    done.bytes += source.weight;
    progress(done);
  }
  return verified;
}
