// What was read last of amending acts: a budget law takes milliseconds to unpack, and hundreds of articles have words of it.
import { LRUCache } from 'lru-cache';
import { openWordings, type OpenWordings } from '../../read/proof/packed.js';

/** Operations that stay in memory, of some hundred bytes each, and characters of the provisions that state them: some 12 MB at most. */
const most = { operations: 10_000, characters: 2 ** 22 };

export class RecentAmenders {
  readonly #wordings = new LRUCache<number, OpenWordings>({
    maxSize: most.operations,
    sizeCalculation: ({ length }) => length + 1,
  });
  readonly #texts = new LRUCache<string, string>({
    maxSize: most.characters,
    sizeCalculation: ({ length }) => length + 64,
  });

  /** @param packed the operations of each act, by its number */
  constructor(private readonly packed: { at(act: number): Buffer }) {}

  /** The operations of an act. */
  wordings(act: number): OpenWordings {
    let known = this.#wordings.get(act);
    if (known === undefined) this.#wordings.set(act, (known = openWordings(this.packed.at(act))));
    return known;
  }

  /** The text of an amending provision. @param read gets it where it was not among the last */
  text(eli: string, read: () => string): string {
    let known = this.#texts.get(eli);
    if (known === undefined) this.#texts.set(eli, (known = read()));
    return known;
  }
}
