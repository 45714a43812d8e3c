// Sections of a snapshot on their way from the thread that makes them to the one that writes them.
import type { Column } from '../store/columns.js';
import type { SectionOptions, Sections } from '../store/writer.js';

/** A step of writing them. */
type Part =
  { begin: string; options: SectionOptions } | { bytes: Uint8Array<ArrayBuffer> } | { name: string; column: Column };

/** Steps of writing, in order. */
export type Parcel = readonly Part[];

/** Bytes of a parcel that is full. */
const parcelBytes = 8 * 2 ** 20;

/** Gathers sections until they are taken. */
export class ParcelWriter implements Sections {
  #parts: Part[] = [];
  #size = 0;
  /** Bytes of the last section that are no part yet. */
  #chunk = new Uint8Array(2 ** 20);
  #filled = 0;

  get isFull(): boolean {
    return this.#size >= parcelBytes;
  }

  begin(name: string, options: SectionOptions = {}): void {
    this.#endChunk();
    this.#parts.push({ begin: name, options });
  }

  append(bytes: Uint8Array): void {
    if (this.#filled + bytes.length > this.#chunk.length) this.#endChunk(bytes.length);
    this.#chunk.set(bytes, this.#filled);
    this.#filled += bytes.length;
    this.#size += bytes.length;
  }

  column(name: string, column: Column): void {
    this.#endChunk();
    this.#parts.push({ name, column });
    this.#size += column.byteLength;
  }

  /** @returns what was gathered, and the memory that may be moved with it */
  take(): { parcel: Parcel; moved: ArrayBuffer[] } {
    this.#endChunk();
    const parcel = this.#parts;
    this.#parts = [];
    this.#size = 0;
    return { parcel, moved: parcel.flatMap((part) => ('bytes' in part ? [part.bytes.buffer] : [])) };
  }

  /** @param needed of the next one */
  #endChunk(needed = 0): void {
    if (this.#filled > 0) this.#parts.push({ bytes: this.#chunk.slice(0, this.#filled) });
    if (needed > this.#chunk.length) this.#chunk = new Uint8Array(needed);
    this.#filled = 0;
  }
}

export function writeParcel(writer: Sections, parcel: Parcel): void {
  for (const part of parcel) {
    if ('begin' in part) writer.begin(part.begin, part.options);
    else if ('bytes' in part) writer.append(part.bytes);
    else writer.column(part.name, part.column);
  }
}
