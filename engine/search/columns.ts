// The title index as named columns, which is how a snapshot keeps it, and as the search reads it.
import { openDictionary } from './dictionary.js';

/** Named runs of numbers; written as they are, handed back as views over the same bytes. */
export type TitleColumns = Record<string, Uint8Array | Uint16Array | Uint32Array | Float32Array>;

/** Views over the columns; nothing is copied or decoded. Words, stems and acts are known by their indexes. */
export function openColumns(columns: TitleColumns) {
  const bytes = (name: string): Uint8Array => {
    const column = columns[name];
    if (column instanceof Uint8Array) return column;
    throw new Error(`title index: column ${name}: ${describe(column)}, expected Uint8Array`);
  };
  const numbers = (name: string): Uint32Array => {
    const column = columns[name];
    if (column instanceof Uint32Array) return column;
    throw new Error(`title index: column ${name}: ${describe(column)}, expected Uint32Array`);
  };
  const titleStarts = numbers('titleStarts');
  return {
    acts: titleStarts.length - 1,
    words: openDictionary({ bytes: bytes('wordBytes'), starts: numbers('wordStarts') }),
    stems: openDictionary({ bytes: bytes('stemBytes'), starts: numbers('stemStarts') }),
    /** The stem of each word. */
    wordStems: numbers('wordStems'),
    /** The number by which titles name each word. */
    wordCodes: numbers('wordCodes'),
    /** Words of stem `s`: `stemMembers` from `stemMemberStarts[s]` to `[s + 1]`. */
    stemMemberStarts: numbers('stemMemberStarts'),
    stemMembers: numbers('stemMembers'),
    /** Acts that have word `w`, as differences: `postingBytes` from `postingStarts[w]` to `[w + 1]`. */
    postingStarts: numbers('postingStarts'),
    postingBytes: bytes('postingBytes'),
    /** Word codes of the title of act `a`: `titleBytes` from `titleStarts[a]` to `[a + 1]`. */
    titleStarts,
    titleBytes: bytes('titleBytes'),
  };
}

export type OpenColumns = ReturnType<typeof openColumns>;

const describe = (column: unknown): string =>
  column === undefined ? 'missing' : Object.prototype.toString.call(column);
