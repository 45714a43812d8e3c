// Which acts the packs of a folder hold, from the names in their directories.
import { loadPackList } from '../../engine/index.js';
import type { Mode } from './api.js';
import { folderOf, keyOfDocument } from './pack.js';
import type { HeldCollection, Store } from './state.js';

export class PackIndex {
  private constructor(
    /** Folders of acts of the collections, by type, year and mode. */
    private readonly folders: ReadonlyMap<string, ReadonlySet<string>>,
    /** Acts of each pack, by the file of the pack. */
    private readonly keys: ReadonlyMap<string, ReadonlySet<string>>,
    private readonly collections: readonly HeldCollection[],
  ) {}

  /** Reads the directories of all packs that are on the disk. */
  static async of(store: Store): Promise<PackIndex> {
    const listPack = await loadPackList();
    const folders = new Map<string, Set<string>>();
    const keys = new Map<string, Set<string>>();
    const collections = store.state.collections.filter((held) => store.isThere(held));
    for (const { file } of store.packs.filter((held) => store.isThere(held))) {
      const { documents } = await listPack(store.pathOf(file));
      keys.set(file, new Set(documents.flatMap((document) => keyOfDocument(document) ?? [])));
      const mode = collections.find((held) => held.file === file)?.mode;
      if (mode !== undefined) addFolders(folders, documents, mode);
    }
    return new PackIndex(folders, keys, collections);
  }

  /** How many acts the collections hold of a type and year. Folders are only hints: an act too many is exported once more. */
  count(type: string, year: number, mode: Mode): number {
    return this.folders.get(`${lettersOf(type)} ${year} ${mode}`)?.size ?? 0;
  }

  /** The day on which the newest collection was made that holds an act; `null` where none does. */
  madeOf(key: string, mode: Mode): string | null {
    const days = this.collections
      .filter((held) => held.mode === mode && this.keys.get(held.file)?.has(key) === true)
      .map(({ made }) => made);
    return days.sort().at(-1) ?? null;
  }

  /** The acts of a pack. */
  actsOf(file: string): ReadonlySet<string> {
    return this.keys.get(file) ?? new Set();
  }
}

function addFolders(folders: Map<string, Set<string>>, documents: readonly string[], mode: Mode): void {
  for (const folder of documents.map(folderOf)) {
    const [, day, ...type] = folder.split('/').at(-1)!.split('_').reverse();
    if (day === undefined || type.length === 0) continue;
    const key = `${lettersOf(type.reverse().join('_'))} ${Number(day.slice(0, 4))} ${mode}`;
    const known = folders.get(key) ?? new Set();
    folders.set(key, known.add(lettersOf(folder)));
  }
}

/** Types are written with and without blanks. */
function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[\s-]+/g, '');
}
