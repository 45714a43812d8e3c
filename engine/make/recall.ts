// The documents of a snapshot as they were read, so that those that did not change need not be read again.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { dateInName } from '../read/sources/name.js';
import type { PackedDocument, PackedText } from '../answers/body.js';
import { openPackedWordings } from '../answers/riscontro/kept.js';
import type { ActSummary, Corpus } from '../read/corpus.js';
import type { LeftOut, RelationClaim } from '../law/relation.js';
import type { Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';

const digestBytes = 32;

interface Remembered {
  /** The date that the document's name gave it. */
  nameDate: string | null;
  summary: ActSummary;
  claims: RelationClaim[];
  warnings: string[];
  leftOut: LeftOut[];
}

/** Writes the served document of each act of the corpus, in their order. */
export function writeDocuments(writer: SnapshotWriter, { acts }: Corpus): void {
  const ends = new Float64Array(acts.length);
  let size = 0;
  writer.begin('documents');
  acts.forEach(({ document: { path, summary, claims, warnings, leftOut } }, i) => {
    const nameDate = dateInName(path);
    const record = deflateRawSync(
      JSON.stringify({ nameDate, summary, claims, warnings, leftOut } satisfies Remembered),
    );
    writer.append(record);
    size += record.length;
    ends[i] = size;
  });
  writer.column('documents.ends', ends);
  writer.begin('documents.digests');
  for (const { document } of acts) writer.append(Buffer.from(document.digest, 'hex'));
}

/**
 * Finds documents by their digest (SHA-256 in hexadecimal) in a snapshot made before, unless their names give them another date.
 * @param packed the texts of an act of that snapshot, by its number
 */
export function openRecall(
  snapshot: Snapshot,
  packed: (act: number) => PackedText,
): (digest: string, path: string) => PackedDocument | null {
  const { buffer, byteOffset, length } = snapshot.column('documents.digests', Uint8Array);
  const digests = Buffer.from(buffer, byteOffset, length);
  const ends = snapshot.column('documents.ends', Float64Array);
  const arena = snapshot.arena('documents');
  const wordings = openPackedWordings(snapshot);
  const acts = new Map<string, number>();
  for (let i = 0; i < ends.length; i++) acts.set(digests.toString('hex', i * digestBytes, (i + 1) * digestBytes), i);
  return (digest, path) => {
    const act = acts.get(digest);
    if (act === undefined) return null;
    const record = inflateRawSync(arena.slice(act === 0 ? 0 : ends[act - 1]!, ends[act]!));
    const { nameDate, ...remembered } = JSON.parse(record.toString()) as Remembered;
    if (nameDate !== dateInName(path)) return null;
    return { path, digest, ...remembered, wordings: Uint8Array.from(wordings.at(act)), text: () => packed(act) };
  };
}
