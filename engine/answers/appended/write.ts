// The index of annexes and notes as sections of a snapshot: like that of articles, with what each text is.
import { TextIndexWriter, type IndexedText } from '../../search/text.js';
import type { Steps } from '../../steps.js';
import type { Sections } from '../../store/writer.js';
import { appendedKinds, unpackAppended } from './texts.js';

/** Columns over texts, but for `acts`, which has the acts that have any, by their number in the corpus. */
export const appendedColumns = ['acts', 'kinds', 'owners', 'items', 'parts', 'parts.names'] as const;

/** Gets the acts of the corpus in their order; then writes the index of those that have annexes or notes. */
export class AppendedWriter {
  readonly #index = new TextIndexWriter();
  readonly #acts: number[] = [];
  readonly #kinds: number[] = [];
  readonly #owners: number[] = [];
  readonly #items: number[] = [];
  readonly #parts: number[] = [];
  readonly #partNames = new Map<string, number>();
  #act = 0;

  /** @param packed as `packAppended` packs them; the rest is the act as its articles are indexed */
  add(packed: Uint8Array, act: Omit<IndexedText, 'words'>): void {
    const number = this.#act++;
    const own = unpackAppended(packed);
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
    const isEnded = ({ kind, owner }: (typeof own.texts)[number]) =>
      kind === 'note' ? act.endedArticles[owner]! : act.isEnded;
    this.#index.add({ ...act, endedArticles: own.texts.map(isEnded), words: own.words });
  }

  *write(writer: Sections): Steps<void> {
    writer.column('appended.texts.acts', Uint32Array.from(this.#acts));
    writer.column('appended.texts.kinds', Uint8Array.from(this.#kinds));
    writer.column('appended.texts.owners', Uint32Array.from(this.#owners));
    writer.column('appended.texts.items', Uint32Array.from(this.#items));
    writer.column('appended.texts.parts', Uint32Array.from(this.#parts));
    writer.column('appended.texts.parts.names', Buffer.from(JSON.stringify([...this.#partNames.keys()])));
    if (this.#acts.length > 0) yield* this.#index.write(writer, 'appended');
  }

  /** Lets go of temporary files; nothing can be written afterwards. */
  close(): void {
    this.#index.close();
  }
}
