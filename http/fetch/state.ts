// What a folder holds and was asked for, in one file that is replaced by renaming after each pack.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import typia from '#typia';
import { asDiskError } from '../../engine/index.js';
import type { Mode } from './api.js';
import { FetchError } from './fault.js';
import { flushFolder, isPart, partEnd, type PackFile } from './pack-file.js';

/** A ready-made pack that the folder holds. */
export interface HeldCollection extends PackFile {
  name: string;
  mode: Mode;
  /** The catalogue's `dataCreazione`. */
  made: string;
  /** From the folder, with forward slashes. */
  file: string;
}

/** An export that the folder holds: the acts of a type and year, or of one month of it. */
export interface HeldSlice extends PackFile {
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
  file: string;
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
}

/** The folder or its state is not what it should be: `path: what was found, what was expected`. */
export class StateError extends FetchError {}

const validState = typia.createValidate<State>();
const stateFile = 'fetch-state.json';

/** A folder of packs and its state. */
export class Store {
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
    return new Store(folder, readState(path), true);
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

  /** Whether the file of a pack is on the disk at its size. */
  isThere({ file, bytes }: { file: string; bytes: number }): boolean {
    return statSync(this.pathOf(file), { throwIfNoEntry: false })?.size === bytes;
  }

  collection(name: string, mode: Mode): HeldCollection | undefined {
    return this.state.collections.find((held) => held.name === name && held.mode === mode);
  }

  async addCollection(added: HeldCollection): Promise<void> {
    const others = this.state.collections.filter(({ name, mode }) => name !== added.name || mode !== added.mode);
    this.state.collections = [...others, added];
    await this.save();
  }

  async addSlice(added: HeldSlice): Promise<void> {
    this.state.slices = [...this.state.slices.filter((held) => !isSameSlice(held, added)), added];
    await this.save();
  }

  /** Writes the state beside the old one and renames it. @throws {DiskError} */
  async save(): Promise<void> {
    const path = join(this.folder, stateFile);
    const temporary = `${path}${partEnd}`;
    await this.attempt(path, async () => {
      const file = await open(temporary, 'w');
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
  };
}

function readState(path: string): State {
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
