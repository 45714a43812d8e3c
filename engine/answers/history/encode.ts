// Encodes the history of an act as it is stored.
import { crc32 } from 'node:zlib';
import { articleKeys } from '../../read/versions/article-key.js';
import { encodeLines } from '../../store/lines.js';
import { deflatePiece } from '../../store/piece.js';
import { deflate, encodeRecord, type RecordParts } from '../../store/record.js';
import type { SnapshotWriter } from '../../store/writer.js';
import { dayNumber } from '../day-number.js';
import {
  absentMark,
  historyLayout,
  mostFromServed,
  servedMark,
  textColumns,
  unitColumns,
  type HistoryPart,
} from '../history.js';
import type { KeptVersions } from '../version.js';
import type { BuiltHistory, BuiltUnit } from './build.js';
import { servedPart, usualChanges, type KeptHistory } from './kept-by.js';

/** Writes what is kept of the acts that have several versions. @param histories by the number of their act, ascending */
export class HistoryWriter {
  readonly #acts: number[] = [];
  readonly #records: Buffer[] = [];

  add(act: number, history: BuiltHistory): void {
    this.#acts.push(act);
    this.#records.push(encodeHistory(history));
  }

  write(writer: SnapshotWriter): void {
    const starts = new Float64Array(this.#records.length + 1);
    writer.begin('history');
    this.#records.forEach((record, i) => {
      writer.append(record);
      starts[i + 1] = starts[i]! + record.length;
    });
    writer.column('history.acts', Uint32Array.from(this.#acts));
    writer.column('history.starts', starts);
  }
}

function encodeHistory({ kept, units }: BuiltHistory): Buffer {
  const unitTable = new Uint32Array(units.length * unitColumns.length);
  const rows: number[] = [];
  const changes: Buffer[] = [];
  const pieces: Buffer[] = [];
  let [changesEnd, pieceEnd] = [0, 0];
  units.forEach((unit, i) => {
    const history: KeptHistory = { changes: unit.changes, notes: unit.notes };
    const change = deflatePiece(Buffer.from(JSON.stringify(history)), { level: 7, dictionary: usualChanges });
    const served = unit.served === null || units.length > mostFromServed ? null : servedPart(unit.served);
    const plain = writeTexts(unit, rows);
    const piece = deflatePiece(plain, { level: 7, ...(served === null ? {} : { dictionary: served }) });
    changes.push(change);
    pieces.push(piece);
    const ends = [rows.length / textColumns.length, (changesEnd += change.length), (pieceEnd += piece.length)];
    unitTable.set([...ends, served === null ? 0 : crc32(served)], i * unitColumns.length);
  });
  const parts: RecordParts<HistoryPart> = {
    count: new Uint8Array(Uint32Array.of(kept.versions.length, Number(areAll(kept))).buffer),
    'z.versions': deflate(Buffer.from(JSON.stringify(kept))),
    suffixes: encodeLines(units.map(({ suffix }) => suffix)),
    keys: encodeLines(articleKeys(units.map(({ suffix }) => suffix))),
    units: new Uint8Array(unitTable.buffer),
    changes: Buffer.concat(changes),
    texts: new Uint8Array(Uint32Array.from(rows).buffer),
    pieces: Buffer.concat(pieces),
  };
  return encodeRecord(historyLayout, parts);
}

/** @param rows gets one of each text @returns the plain texts that are not served */
function writeTexts({ texts }: BuiltUnit, rows: number[]): Buffer {
  const chunks: Buffer[] = [];
  let end = 0;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    return (end += chunk.length);
  };
  for (const { version, start, entry, cited, isServed } of texts) {
    const day = dayNumber(start);
    if (entry === null || isServed) rows.push(version, day, entry === null ? absentMark : servedMark, end);
    else rows.push(version, day, push(entry), push(Buffer.from(cited)));
  }
  return Buffer.concat(chunks);
}

/** Whether no version can be missing between the first and the last. */
const areAll = ({ versions }: KeptVersions): boolean =>
  versions.length > 1 && versions.slice(0, -1).every(({ isCertain }) => isCertain);
