// Columns of numbers: each is stored in as few bytes a number as its largest one needs.

export type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

export type ColumnType =
  typeof Uint8Array | typeof Uint16Array | typeof Uint32Array | typeof Float32Array | typeof Float64Array;

/** A section as numbers; a typed array is one. */
export interface Numbers {
  readonly length: number;
  /** The number at an index below `length`. */
  at(index: number): number | undefined;
}

/** The array types of whole numbers, by bytes a number. */
const wholeTypes: Readonly<Record<number, typeof Uint8Array | typeof Uint16Array | typeof Uint32Array>> = {
  1: Uint8Array,
  2: Uint16Array,
  4: Uint32Array,
};

/** The same numbers in fewer bytes; the column itself where it has fractions, negative numbers or large ones. */
export function narrowed(column: Column): Column {
  if (!(column instanceof Uint32Array || column instanceof Float64Array)) return column;
  let most = 0;
  for (const value of column) {
    if (!(value >= 0 && value <= 0xffff_ffff && value % 1 === 0)) return column;
    if (value > most) most = value;
  }
  const bytes = most < 2 ** 8 ? 1 : most < 2 ** 16 ? 2 : 4;
  return bytes === column.BYTES_PER_ELEMENT ? column : wholeTypes[bytes]!.from(column);
}

/** The type in which a column is read: `type`, or the whole numbers of `width` bytes as which it was stored; 0 if it was not narrowed. */
export function storedType<T extends ColumnType>(type: T, width: number): ColumnType {
  return wholeTypes[width] ?? type;
}

/**
 * Numbers that are read page by page when they are first asked for.
 * @param readPage the bytes of a page, aligned and its own
 * @param pageBytes a power of two
 */
export function pagedNumbers(
  type: ColumnType,
  bytes: number,
  pageBytes: number,
  readPage: (start: number, length: number) => ArrayBuffer,
): Numbers {
  const pages: (Column | undefined)[] = [];
  const shift = Math.log2(pageBytes / type.BYTES_PER_ELEMENT);
  const mask = (1 << shift) - 1;
  const open = (page: number) => {
    const start = page * pageBytes;
    return (pages[page] = new type(readPage(start, Math.min(pageBytes, bytes - start))));
  };
  return {
    length: bytes / type.BYTES_PER_ELEMENT,
    at: (index) => (pages[index >> shift] ?? open(index >> shift))[index & mask],
  };
}

/** A column in memory as numbers: faster than its own method `at`. */
export function numbersIn(column: Column): Numbers {
  return { length: column.length, at: (index) => column[index] };
}
