// The documents of a snapshot as they were read, so that those that did not change need not be read again.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { dateInName } from '../read/sources/name.js';
import { sourceDigestBytes } from '../answers/act-layout.js';
import type { RecordOf } from '../answers/act-makers.js';
import type { PackedDocument } from '../answers/body.js';
import type { Catalog } from '../catalog.js';
import { openPackedNoted } from '../answers/noted.js';
import { openPackedWordings } from '../answers/riscontro/kept.js';
import type { ActSummary, Corpus, DocumentRecord } from '../read/corpus.js';
import { compact } from '../store/compact.js';
import type { LeftOut, RelationClaim } from '../law/relation.js';
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
export function writeDocuments(writer: SnapshotWriter, { acts }: Corpus<PackedDocument>): void {
  const ends = new Float64Array(acts.length);
  let size = 0;
  writer.begin('documents');
  acts.forEach(({ document }, i) => {
    const record = document.record();
    writer.append(record);
    size += record.length;
    ends[i] = size;
  });
  writer.column('documents.ends', ends);
  writer.begin('documents.digests');
  for (const { document } of acts) writer.append(Buffer.from(document.digest, 'hex'));
}

/** A document as a snapshot keeps it, alone in its buffer. */
export function remember({ path, summary, claims, warnings, leftOut }: DocumentRecord): Uint8Array {
  const remembered: Remembered = { nameDate: dateInName(path), summary, claims, warnings, leftOut };
  return compact(deflateRawSync(JSON.stringify(remembered)));
}

/** A document with what a snapshot keeps of it. */
export function withRecord<Document extends DocumentRecord>(document: Document): Document & { record(): Uint8Array } {
  const record = remember(document);
  return { ...document, record: () => record };
}

/** The records of an older snapshot that the same code made. */
export function openRecords({ snapshot, acts }: Catalog): RecordOf {
  const sources = snapshot.column('acts.sources', Uint8Array);
  return (eli, source) => {
    const act = acts.find(eli);
    if (act === null) return null;
    const at = act * sourceDigestBytes;
    return source.equals(sources.subarray(at, at + sourceDigestBytes)) ? () => acts.recordBytes(act) : null;
  };
}

/** Finds documents by their digest (SHA-256 in hexadecimal) in a snapshot made before, unless their names give them another date. */
export function openRecall({
  snapshot,
  acts: records,
}: Catalog): (digest: string, path: string) => PackedDocument | null {
  const { buffer, byteOffset, length } = snapshot.column('documents.digests', Uint8Array);
  const digests = Buffer.from(buffer, byteOffset, length);
  const ends = snapshot.column('documents.ends', Float64Array);
  const arena = snapshot.arena('documents');
  const [wordings, noted] = [openPackedWordings(snapshot), openPackedNoted(snapshot)];
  const acts = new Map<string, number>();
  for (let i = 0; i < ends.length; i++) acts.set(digests.toString('hex', i * digestBytes, (i + 1) * digestBytes), i);
  return (digest, path) => {
    const act = acts.get(digest);
    if (act === undefined) return null;
    const record = () => arena.slice(act === 0 ? 0 : ends[act - 1]!, ends[act]!);
    const { nameDate, ...remembered } = JSON.parse(inflateRawSync(record()).toString()) as Remembered;
    if (nameDate !== dateInName(path)) return null;
    return {
      path,
      digest,
      ...remembered,
      record,
      wordings: Uint8Array.from(wordings.at(act)),
      noted: Uint8Array.from(noted.at(act)),
      text: () => records.record(act).packed(),
    };
  };
}
