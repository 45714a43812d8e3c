// The full-text index of an opened snapshot: stems, lists, and what hits are filtered by; read from the bytes when it is asked for.
import type { Arena, Numbers, Snapshot } from '../../store/snapshot.js';
import { ListReader, skipNumbers } from './postings.js';
import { formMark } from './scan.js';
import { skipsOf, StemReader, type ListEntry, type StemEntry } from './stems.js';
import { SynonymReader } from './synonyms.js';
import { parseApart, usedAs, type ApartUnits } from './units.js';

/** Documents are articles, numbered in the order of the corpus, or its acts. */
export type DocumentKind = 'articles' | 'acts';

/** Reads the fields of a document in which phrases are looked for, none of which runs from one into another: its heading and text, or its title. */
export type ReadFields = (kind: DocumentKind, document: number) => readonly string[];

/** An index of a snapshot: the name of its sections, if it is not that of the corpus; the relations of an act; what reads a document again. */
export interface Indexed {
  name?: string;
  relations?: (act: number) => number;
  read?: ReadFields;
}

export class TextIndex {
  readonly stems: StemReader;
  /** Number of the first article of each act, one more at the end. */
  readonly starts: Numbers;
  /** Those of the snapshot, for each of its indexes. */
  readonly synonyms: SynonymReader;
  readonly #snapshot: Snapshot;
  #apart: ApartUnits | undefined;
  /** By stem and unit that are apart from others, so they are few. */
  readonly #forms = new Map<string, StemEntry[]>();

  /**
   * @param name of its sections: `words` for what is served, another for texts of other days
   * @param read absent where only words are known: a phrase is then found with any function words
   */
  constructor(
    snapshot: Snapshot,
    private readonly name = 'words',
    readonly read?: ReadFields,
  ) {
    this.#snapshot = snapshot;
    this.synonyms = new SynonymReader(snapshot);
    this.stems = new StemReader(snapshot.arena(`${name}.stems`), snapshot.numbers(`${name}.stems.groups`, Uint32Array));
    this.starts = snapshot.numbers(`${name}.starts`, Uint32Array);
  }

  get acts(): number {
    return this.starts.length - 1;
  }

  get articles(): number {
    return this.starts.at(this.acts)!;
  }

  /** The forms of a stem that are used as a word is, where others of the stem are used apart from it; else `null`. */
  formsLike(stem: string, word: string): StemEntry[] | null {
    this.#apart ??= parseApart(Buffer.from(this.#snapshot.column(`${this.name}.apart`, Uint8Array)).toString());
    const use = usedAs(this.#apart, stem, word);
    if (use === null) return null;
    const key = `${stem} ${use.unit}`;
    const known = this.#forms.get(key);
    if (known !== undefined) return known;
    const forms: StemEntry[] = [];
    for (const entry of this.stems.from(formMark + stem)) {
      if (!entry.stem.startsWith(formMark + stem)) break;
      if (use.isLike(entry.stem.slice(formMark.length))) forms.push(entry);
    }
    this.#forms.set(key, forms);
    return forms;
  }

  /** The lists of a kind one after the other, and their positions. */
  arenas(kind: DocumentKind): { lists: Arena; positions: Arena } {
    const name = `${this.name}.${kind}`;
    return { lists: this.#snapshot.arena(name), positions: this.#snapshot.arena(`${name}.positions`) };
  }

  /** Opens a list at its first document. */
  open(kind: DocumentKind, { count, start, size, skip, positions, positionSize }: ListEntry): ListReader {
    const skips = this.#snapshot.arena(`${this.name}.${kind}.skips`);
    const arenas = this.arenas(kind);
    const skipBytes = skipNumbers * 4;
    return new ListReader({
      count,
      bytes: arenas.lists.slice(start, start + size),
      skips: numbersOf(skips.slice(skip * skipBytes, (skip + skipsOf(count)) * skipBytes)),
      positions: (from, to) => arenas.positions.slice(positions + from, positions + Math.min(to, positionSize)),
    });
  }

  /** The day of an act as a number, `19900807`. */
  day(act: number): number {
    return this.#snapshot.numbers(`${this.name}.days`, Uint32Array).at(act)!;
  }

  /** Says whether an act, or an article, has a status. */
  endedOf(kind: DocumentKind): (document: number) => boolean {
    const bits = this.#snapshot.column(`${this.name}.ended${kind === 'acts' ? '' : '.articles'}`, Uint8Array);
    return (document) => ((bits[document >> 3]! >> (document & 7)) & 1) === 1;
  }

  /** The act of an article. @param from an act that is not after it */
  actOf(article: number, from = 0): number {
    let low = from;
    let high = this.acts;
    // The next acts first: documents are mostly looked up in order.
    for (let step = 1; low + step < high; step *= 2) {
      if (this.starts.at(low + step)! > article) {
        high = low + step;
        break;
      }
      low += step;
    }
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if (this.starts.at(middle)! > article) high = middle;
      else low = middle;
    }
    return low;
  }
}

function numbersOf(bytes: Buffer): Uint32Array {
  // Copied, so that the numbers are aligned.
  return new Uint32Array(new Uint8Array(bytes).buffer);
}
