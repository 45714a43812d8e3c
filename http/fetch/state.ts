// The packs that a folder holds and the selections made for it, in one file that is replaced by renaming after each pack.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import typia from '#typia';
import { asDiskError } from '../../engine/index.js';
import type { Mode } from './api.js';
import { FetchError } from './fault.js';
import type { PackFile } from './pack.js';
import { digestOfFile, flushFolder, isPart, openNew, partEnd } from './pack-file.js';

/** When a pack came. */
export interface Arrival {
  /** Day on which it was fetched; absent in states of earlier versions of this program. */
  fetched?: string;
  /** Whether the folder had no earlier pack in its place: then nothing in it was held before. */
  isFirst?: boolean;
}

/** A ready-made pack that the folder holds. */
export interface HeldCollection extends PackFile, Arrival {
  name: string;
  mode: Mode;
  /** The catalogue's `dataCreazione`. */
  made: string;
  /** Day until which the portal was asked what it amended of its acts; absent: `made`. */
  amendedUntil?: string;
  /** From the folder, with forward slashes. */
  file: string;
}

/** An export of one act that was amended after its collection was made. */
export interface HeldAct extends PackFile, Arrival {
  /** {@link keyOf} the act. */
  key: string;
  mode: Mode;
  /** The portal's mark of the amendment that the export has. */
  amended: string;
  /** Day of the export. */
  exported: string;
  file: string;
}

/** A pack of a collection that has left the catalogue: it lies in a folder that no command reads. */
export interface GoneCollection {
  name: string;
  mode: Mode;
  made: string;
  /** Day on which it was set aside. */
  since: string;
  file: string;
}

/** An export that the folder holds: the acts of a type and year, or of one month of it. */
export interface HeldSlice extends PackFile, Arrival {
  /** As the portal names it, `LEGGE`. */
  type: string;
  year: number;
  /** 1 to 12; `null` for the whole year. */
  month: number | null;
  mode: Mode;
  /** Acts that the search counted when it was exported. */
  counted: number;
  /** Amendments that the portal had listed when it was exported, by act: a new one makes it stale. */
  amended: Record<string, string>;
  /** Day of the export. */
  exported?: string;
  file: string;
}

/** How many acts of a type the portal counted, by year; kept so that a run that is stopped does not count again. */
export interface KeptCounts {
  type: string;
  /** Day of the count. */
  counted: string;
  years: Record<string, number>;
  /** For years that are split: the acts of each month, from January. */
  months: Record<string, number[]>;
  /** All acts that the portal had then: as long as it has as many, the counts hold. */
  total: number;
}

/** Everything that was ever asked for; a run without a selection keeps all of it current. */
export interface Selection {
  /** `null` for every collection. */
  collections: { name: string | null; mode: Mode }[];
  /** `type` is `null` for every act that no collection holds. */
  slices: { type: string | null; from: number; to: number; mode: Mode }[];
}

export interface State {
  version: 1;
  selection: Selection;
  /** Day until which the portal was asked what it amended. */
  amendedUntil: string | null;
  collections: HeldCollection[];
  slices: HeldSlice[];
  acts: HeldAct[];
  gone: GoneCollection[];
  counts: KeptCounts[];
}

/** Members that states of earlier versions of this program lack. */
type WrittenState = Omit<State, Added> & Partial<Pick<State, Added>>;
type Added = 'acts' | 'gone' | 'counts';

/** The folder or its state is not what it should be: `path: what was found, what was expected`. */
export class StateError extends FetchError {}

/** Names with a dot are passed over by whoever reads a corpus. */
export const previousFolder = '.previous';
const asideFolder = '.set-aside';

const validState = typia.createValidate<WrittenState>();
const stateFile = 'fetch-state.json';

/** A folder of packs and its state. */
export class Store {
  /** Packs whose bytes are not those that came. */
  private readonly damaged = new Set<string>();

  private constructor(
    readonly folder: string,
    readonly state: State,
    /** Whether an earlier run left a state. */
    readonly isKnown: boolean,
  ) {}

  /** @throws {StateError} where the state can't be read */
  static open(folder: string): Store {
    const path = join(folder, stateFile);
    if (!existsSync(path)) return new Store(folder, emptyState(), false);
    return new Store(folder, { ...emptyState(), ...readState(path) }, true);
  }

  /** Removes what a run that was killed left unfinished. */
  async clean(): Promise<void> {
    await this.attempt(this.folder, async () => {
      await mkdir(this.folder, { recursive: true });
      const left = (await readdir(this.folder, { recursive: true })).filter(isPart);
      for (const name of left) await rm(join(this.folder, name), { force: true });
    });
  }

  pathOf(file: string): string {
    return join(this.folder, file);
  }

  /** Makes the folder of a pack. */
  async makeRoom(file: string): Promise<void> {
    const folder = dirname(this.pathOf(file));
    await this.attempt(folder, () => mkdir(folder, { recursive: true }));
  }

  /** Whether the file of a pack is on the disk at its size, and no damage was found in it by {@link checkDigests}. */
  isThere({ file, bytes }: { file: string; bytes: number }): boolean {
    return !this.damaged.has(file) && statSync(this.pathOf(file), { throwIfNoEntry: false })?.size === bytes;
  }

  /** All packs that the folder should hold. */
  get packs(): (PackFile & { file: string })[] {
    const { collections, slices, acts } = this.state;
    return [...collections, ...slices, ...acts].filter(({ documents }) => documents > 0);
  }

  /**
   * Reads every pack and compares its digest with that of the bytes that came: those that differ are fetched again.
   * @returns a line for each of them
   */
  async checkDigests(checking: (file: string) => void): Promise<string[]> {
    const lines: string[] = [];
    for (const pack of this.packs.filter((held) => this.isThere(held))) {
      checking(pack.file);
      const sha256 = await digestOfFile(this.pathOf(pack.file));
      if (sha256 === pack.sha256) continue;
      this.damaged.add(pack.file);
      lines.push(`${pack.file}: sha256 ${sha256} found, ${pack.sha256} expected: fetched again`);
    }
    return lines;
  }

  collection(name: string, mode: Mode): HeldCollection | undefined {
    return this.state.collections.find((held) => held.name === name && held.mode === mode);
  }

  /** Puts a pack of a collection that has left the catalogue where no command reads it. */
  async setAside({ name, mode, made, file }: HeldCollection, since: string): Promise<string> {
    const aside = `${asideFolder}/${file.slice(file.lastIndexOf('/') + 1)}`;
    await this.move(file, aside);
    const { state } = this;
    state.collections = state.collections.filter((held) => held.name !== name || held.mode !== mode);
    state.gone = [...state.gone.filter((gone) => gone.file !== aside), { name, mode, made, since, file: aside }];
    await this.save();
    return this.pathOf(aside);
  }

  /** Renames a file of the folder, if it is there. */
  private async move(from: string, to: string): Promise<void> {
    await this.makeRoom(to);
    await this.attempt(this.pathOf(to), async () => {
      if (existsSync(this.pathOf(from))) await rename(this.pathOf(from), this.pathOf(to));
    });
  }

  async addCollection(added: HeldCollection): Promise<void> {
    this.damaged.delete(added.file);
    this.state.gone = this.state.gone.filter(({ name, mode }) => name !== added.name || mode !== added.mode);
    const others = this.state.collections.filter(({ name, mode }) => name !== added.name || mode !== added.mode);
    this.state.collections = [...others, added];
    await this.save();
  }

  async addSlice(added: HeldSlice): Promise<void> {
    this.damaged.delete(added.file);
    this.state.slices = [...this.state.slices.filter((held) => !isSameSlice(held, added)), added];
    await this.save();
  }

  async addAct(added: HeldAct): Promise<void> {
    this.damaged.delete(added.file);
    const others = this.state.acts.filter(({ key, mode }) => key !== added.key || mode !== added.mode);
    this.state.acts = [...others, added];
    await this.save();
  }

  /** Removes exports of single acts that a later pack of their collection has made needless. */
  async dropActs(isNeedless: (held: HeldAct) => boolean): Promise<void> {
    const needless = this.state.acts.filter(isNeedless);
    if (needless.length === 0) return;
    this.state.acts = this.state.acts.filter((held) => !needless.includes(held));
    // The state first: a file that it does not know is read like the others, and a known one that is gone would be fetched.
    await this.save();
    for (const { file } of needless) await rm(this.pathOf(file), { force: true });
  }

  /** Writes the state beside the old one and renames it. @throws {DiskError} */
  async save(): Promise<void> {
    const path = join(this.folder, stateFile);
    const temporary = `${path}${partEnd}`;
    await this.attempt(path, async () => {
      const file = await openNew(temporary);
      try {
        await file.writeFile(`${JSON.stringify(this.state, null, 1)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
      await flushFolder(this.folder);
    });
  }

  private async attempt(path: string, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      throw asDiskError(path, error);
    }
  }
}

function emptyState(): State {
  return {
    version: 1,
    selection: { collections: [], slices: [] },
    amendedUntil: null,
    collections: [],
    slices: [],
    acts: [],
    gone: [],
    counts: [],
  };
}

function readState(path: string): WrittenState {
  const remedy = 'move it away to begin again';
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StateError(`${path}: ${(error as Error).message}, a state of legami fetch expected: ${remedy}`);
  }
  const result = validState(found);
  if (result.success) return result.data;
  const first = result.errors[0]!;
  throw new StateError(`${path}: ${first.path.replace('$input.', '')} is not ${first.expected}: ${remedy}`);
}

type SliceName = Pick<HeldSlice, 'type' | 'year' | 'month' | 'mode'>;

function isSameSlice(a: SliceName, b: SliceName): boolean {
  return a.type === b.type && a.year === b.year && a.month === b.month && a.mode === b.mode;
}
