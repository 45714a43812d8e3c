// The title index as named columns, which is how a snapshot keeps it, and as the search reads it.
import { openDictionary, type OpenDictionary } from './dictionary.js';
import { firstWord, nameBreak, typeMark, typeWords } from './tokens.js';

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
  const words = openDictionary({ bytes: bytes('wordBytes'), starts: numbers('wordStarts') });
  const wordCodes = numbers('wordCodes');
  return {
    acts: titleStarts.length - 1,
    words,
    /** Entries from here on are words of titles and names; those before it are the ones of `tokens.ts`. */
    firstWord: words.lowerBound(firstWord),
    /** Entries of the types that a word names. */
    typesByWord: indexTypes(words),
    /** The code before each name of an act, or -1. */
    nameBreakCode: words.size > 0 && words.at(0) === nameBreak ? wordCodes[0]! : -1,
    stems: openDictionary({ bytes: bytes('stemBytes'), starts: numbers('stemStarts') }),
    /** The stem of each word. */
    wordStems: numbers('wordStems'),
    /** The number by which titles name each word. */
    wordCodes,
    /** Words of stem `s`: `stemMembers` from `stemMemberStarts[s]` to `[s + 1]`. */
    stemMemberStarts: numbers('stemMemberStarts'),
    stemMembers: numbers('stemMembers'),
    /** Acts that have word `w`, as differences: `postingBytes` from `postingStarts[w]` to `[w + 1]`. */
    postingStarts: numbers('postingStarts'),
    postingBytes: bytes('postingBytes'),
    /** Word codes of act `a` (type, number and year, title, names): `titleBytes` from `titleStarts[a]` to `[a + 1]`. */
    titleStarts,
    titleBytes: bytes('titleBytes'),
  };
}

export type OpenColumns = ReturnType<typeof openColumns>;

/** For each word the types that it names, as entries of the dictionary. */
function indexTypes(words: OpenDictionary): Map<string, number[]> {
  const types = new Map<string, number[]>();
  const [from, to] = words.beginningWith(typeMark);
  for (let entry = from; entry < to; entry++)
    for (const word of typeWords(words.at(entry).slice(typeMark.length)))
      types.set(word, [...(types.get(word) ?? []), entry]);
  return types;
}

const describe = (column: unknown): string =>
  column === undefined ? 'missing' : Object.prototype.toString.call(column);
