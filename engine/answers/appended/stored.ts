// What stands beside the articles of an opened snapshot: what each text of its index is.
import { TextIndex } from '../../search/text.js';
import type { Numbers, Snapshot } from '../../store/snapshot.js';
import { appendedKinds, type AppendedText } from './texts.js';

/** Columns over texts, but for `acts`, which has the acts that have any, by their number in the corpus. */
export const appendedColumns = ['acts', 'kinds', 'owners', 'items', 'parts', 'parts.names'] as const;

/** Name of the index of these texts, which is only there where there are any. */
export const appendedIndex = 'appended';

export class StoredTexts {
  /** The acts that have any, ascending, by their number in the corpus. */
  readonly acts: Numbers;
  readonly #owners: Numbers;
  readonly #items: Numbers;
  readonly #parts: Numbers;
  #partNames: readonly string[] | undefined;

  constructor(private readonly snapshot: Snapshot) {
    this.acts = snapshot.numbers('appended.texts.acts', Uint32Array);
    this.#owners = snapshot.numbers('appended.texts.owners', Uint32Array);
    this.#items = snapshot.numbers('appended.texts.items', Uint32Array);
    this.#parts = snapshot.numbers('appended.texts.parts', Uint32Array);
  }

  /** The index of their words; `null` where there are none. */
  index(): TextIndex | null {
    return this.acts.length === 0 ? null : new TextIndex(this.snapshot, appendedIndex);
  }

  /** @param text its number in the index */
  at(text: number): AppendedText {
    const kind = appendedKinds[this.snapshot.column('appended.texts.kinds', Uint8Array)[text]!]!;
    return { kind, owner: this.#owners.at(text)!, item: this.#items.at(text)!, part: this.#partOf(text) };
  }

  #partOf(text: number): string {
    const names = (this.#partNames ??= JSON.parse(
      Buffer.from(this.snapshot.column('appended.texts.parts.names', Uint8Array)).toString(),
    ) as string[]);
    return names[this.#parts.at(text)!]!;
  }
}
