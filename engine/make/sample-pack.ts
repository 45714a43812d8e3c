// A look into a pack before it replaces another: some of its documents are read as they would be for a corpus.
import { open } from 'node:fs/promises';
import { readDocument } from '../read/akn/read-document.js';
import { listPack, packDocuments } from '../read/sources/zip.js';
import { readOnly } from '../read/sources/file.js';
import { sourceLimits } from '../read/sources/source.js';

/** The result of reading a sample of a pack. */
export interface PackSample {
  /** Documents that were read. */
  read: number;
  /** Those of them that are acts with a text. */
  sound: number;
  /** Why the first of the others is none, `path:line: found, expected`; `null` where all are. */
  fault: string | null;
}

/** Larger documents are read at both ends only: one of 30 MB takes as long as all others of a sample, and half a gigabyte of memory. */
const longestRead = 4 * 2 ** 20;

/**
 * Reads documents of a pack, evenly spread over it.
 * @param most how many
 */
export async function samplePack(path: string, most: number): Promise<PackSample> {
  const { documents } = await listPack(path);
  const step = Math.max(1, documents.length / most);
  const sample: PackSample = { read: 0, sound: 0, fault: null };
  const handle = await open(path, readOnly);
  let at = 0;
  let next = 0;
  const refuse = (line: string): void => void (sample.fault ??= line);
  try {
    const limits = { ...sourceLimits, packDepth: 1 };
    for await (const document of packDocuments(handle, path, ({ reason }) => refuse(reason), limits)) {
      if (at++ < Math.floor(next)) continue;
      next += step;
      sample.read++;
      try {
        const bytes = await document.read();
        if (isSound(bytes, document.path)) sample.sound++;
        else refuse(`${document.path}:1: an act without a text, one with articles expected`);
      } catch (error) {
        refuse(error instanceof Error ? error.message : String(error));
      }
    }
  } finally {
    await handle.close();
  }
  return sample;
}

function isSound(bytes: Buffer, path: string): boolean {
  if (bytes.length <= longestRead) return hasText(readDocument(bytes, path).act);
  return bytes.subarray(0, 4_096).includes('<akomaNtoso') && bytes.subarray(-200).includes('</akomaNtoso>');
}

function hasText({ articles, annexes, preamble }: ReturnType<typeof readDocument>['act']): boolean {
  return [...articles, ...annexes].some(({ text }) => /\p{L}/u.test(text)) || /\p{L}/u.test(preamble ?? '');
}
