// The index of annexes and notes as sections of a snapshot: like that of articles, with what each text is.
import { TextIndexWriter, type IndexedText, type TextIndex } from '../../search/text.js';
import type { Steps } from '../../steps.js';
import type { Snapshot } from '../../store/snapshot.js';
import type { Sections } from '../../store/writer.js';
import { appendedIndex, StoredTexts } from './stored.js';
import { appendedKinds, unpackAppended, type AppendedText } from './texts.js';

/** The texts of an act, and their words as {@link TextIndexWriter.add} takes them. */
interface OwnTexts {
  texts: readonly AppendedText[];
  words: Uint8Array | number;
}

/** Gets the acts of the corpus in their order; then writes the index of those that have annexes or notes. */
export class AppendedWriter {
  readonly #stored: StoredTexts | null;
  readonly #carried: TextIndex | null;
  /** The number that an act of the old snapshot has in its index. */
  readonly #inIndex = new Map<number, number>();
  readonly #index: TextIndexWriter;
  readonly #acts: number[] = [];
  readonly #kinds: number[] = [];
  readonly #owners: number[] = [];
  readonly #items: number[] = [];
  readonly #parts: number[] = [];
  readonly #partNames = new Map<string, number>();
  #act = 0;

  /** @param old a snapshot that the same program made, whose acts are carried over as far as they did not change */
  constructor(old: Snapshot | null) {
    this.#stored = old && new StoredTexts(old);
    this.#carried = this.#stored?.index() ?? null;
    this.#index = new TextIndexWriter(this.#carried);
    for (let i = 0; i < (this.#carried?.acts ?? 0); i++) this.#inIndex.set(this.#stored!.acts.at(i)!, i);
  }

  /** @param packed as `packAppended` packs them, or the number of the act in the old snapshot; the rest is the act as its articles are indexed */
  add(packed: Uint8Array | number, act: Omit<IndexedText, 'words'>): void {
    const number = this.#act++;
    const own = typeof packed === 'number' ? this.#storedOf(packed) : unpackAppended(packed);
    if (own === null) return;
    this.#acts.push(number);
    for (const { kind, owner, item, part } of own.texts) {
      this.#kinds.push(appendedKinds.indexOf(kind));
      this.#owners.push(owner);
      this.#items.push(item);
      const name = this.#partNames.get(part) ?? this.#partNames.size;
      this.#partNames.set(part, name);
      this.#parts.push(name);
    }
    const isEnded = ({ kind, owner }: AppendedText) => (kind === 'note' ? act.endedArticles[owner]! : act.isEnded);
    this.#index.add({ ...act, endedArticles: own.texts.map(isEnded), words: own.words });
  }

  *write(writer: Sections): Steps<void> {
    writer.column('appended.texts.acts', Uint32Array.from(this.#acts));
    writer.column('appended.texts.kinds', Uint8Array.from(this.#kinds));
    writer.column('appended.texts.owners', Uint32Array.from(this.#owners));
    writer.column('appended.texts.items', Uint32Array.from(this.#items));
    writer.column('appended.texts.parts', Uint32Array.from(this.#parts));
    writer.column('appended.texts.parts.names', Buffer.from(JSON.stringify([...this.#partNames.keys()])));
    if (this.#acts.length > 0) yield* this.#index.write(writer, appendedIndex);
  }

  /** The texts of an act of the old snapshot; `null` where it has none. */
  #storedOf(act: number): OwnTexts | null {
    const words = this.#inIndex.get(act);
    if (words === undefined) return null;
    const { starts } = this.#carried!;
    const [first, end] = [starts.at(words)!, starts.at(words + 1)!];
    return { words, texts: Array.from({ length: end - first }, (_, i) => this.#stored!.at(first + i)) };
  }

  /** Lets go of temporary files; nothing can be written afterwards. */
  close(): void {
    this.#index.close();
  }
}
