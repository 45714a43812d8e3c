// The folder in which `legami keep` keeps everything, and what it knows of its own work.
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asDiskError, openCatalog, type Catalog } from '../../engine/index.js';
import { flushFolder, openNew } from '../fetch/pack-file.js';

/** A snapshot that was served, or is. */
export interface KeptSnapshot {
  /** Name of its file in `snapshots/`. */
  file: string;
  /** Digest of its documents. */
  digest: string;
}

/** The content of `keep.json`. */
export interface KeptState {
  version: 1;
  current: KeptSnapshot | null;
  /** A change that has begun and is not confirmed: a run that is killed in it leaves it to the next. */
  changing: { from: KeptSnapshot | null; to: KeptSnapshot } | null;
  /** A snapshot that the server would not serve: not tried again until documents or program are others. */
  failed: { digest: string; program: string; reason: string } | null;
}

/** A state folder that is none. */
class KeepError extends Error {}

export class Kept {
  readonly corpus: string;
  /** Path of the snapshot that is served. */
  readonly current: string;
  /** Path of the snapshot that is being made. */
  readonly next: string;
  private constructor(
    private readonly folder: string,
    public state: KeptState,
  ) {
    this.corpus = join(folder, 'corpus');
    this.current = join(folder, 'current.snapshot');
    this.next = join(folder, 'next.snapshot');
  }

  /** @throws {KeepError} where what it knows of its work can't be read */
  static open(folder: string): Kept {
    const path = join(folder, 'keep.json');
    writing(folder, () => {
      for (const name of ['corpus', 'snapshots']) mkdirSync(join(folder, name), { recursive: true });
    });
    if (!existsSync(path)) return new Kept(folder, { version: 1, current: null, changing: null, failed: null });
    let state: KeptState;
    try {
      state = JSON.parse(readFileSync(path, 'utf8')) as KeptState;
    } catch (error) {
      throw new KeepError(`${path}: ${(error as Error).message}, a state of legami keep expected: move it away`);
    }
    if (state.version === 1) return new Kept(folder, state);
    throw new KeepError(`${path}: version ${String(state.version)} found, 1 expected: move it away`);
  }

  /** Keeps the snapshot that is served under a name of its own, where somebody else put it there: it may be gone back to. */
  async adopt(): Promise<void> {
    if (this.state.current !== null && this.has(this.state.current)) return;
    // One that can't be opened can't be gone back to.
    const catalog = await this.openCurrent().catch(() => null);
    if (catalog === null) return;
    const { digest } = catalog;
    catalog.close();
    const file = nameOf(digest, statSync(this.current).mtime);
    writing(this.current, () => {
      if (!existsSync(this.pathOf(file))) linkSync(this.current, this.pathOf(file));
    });
    await this.save({ current: { file, digest } });
  }

  /** Opens the snapshot that is served; `null` where there is none. @throws {SnapshotError} where it can't be opened */
  async openCurrent(): Promise<Catalog | null> {
    if (!existsSync(this.current)) return null;
    return openCatalog({ corpus: [], snapshot: this.current, strict: false, report: () => undefined });
  }

  /** Puts a copy of the current snapshot where the next one is made: documents that it has are not read again. */
  beginNext(): void {
    writing(this.next, () => {
      rmSync(this.next, { force: true });
      if (existsSync(this.current)) linkSync(this.current, this.next);
    });
  }

  /** Whether nothing new was made since {@link beginNext}. */
  get isUnchanged(): boolean {
    if (!existsSync(this.current)) return false;
    const [current, next] = [statSync(this.current), statSync(this.next)];
    return current.ino === next.ino && current.dev === next.dev;
  }

  dropNext(): void {
    rmSync(this.next, { force: true });
  }

  /** Keeps the snapshot that was made under a name of its own. */
  keepNext(digest: string, now: Date): KeptSnapshot {
    const file = nameOf(digest, now);
    writing(this.next, () => {
      rmSync(this.pathOf(file), { force: true });
      renameSync(this.next, this.pathOf(file));
    });
    return { file, digest };
  }

  /** Has a kept snapshot served: by rename, so that there is one at every moment. */
  install({ file }: KeptSnapshot): void {
    const partial = `${this.current}.partial`;
    writing(this.current, () => {
      rmSync(partial, { force: true });
      linkSync(this.pathOf(file), partial);
      renameSync(partial, this.current);
      // A rename onto another name of the same file does nothing (POSIX).
      rmSync(partial, { force: true });
    });
  }

  /** Whether the bytes of a kept snapshot are there. */
  has({ file }: KeptSnapshot): boolean {
    return existsSync(this.pathOf(file));
  }

  /** Removes the oldest snapshots but so many, and never the one that is served. @returns how many were removed */
  prune(most: number): number {
    const files = readdirSync(join(this.folder, 'snapshots'))
      .filter((name) => name.endsWith('.snapshot') && name !== this.state.current?.file)
      .sort();
    const old = files.slice(0, Math.max(0, files.length - most));
    for (const file of old) rmSync(this.pathOf(file), { force: true });
    return old.length;
  }

  /** Writes what it knows, by rename. @throws {DiskError} */
  async save(state: Partial<KeptState>): Promise<void> {
    const path = join(this.folder, 'keep.json');
    try {
      const file = await openNew(`${path}.part`);
      try {
        await file.writeFile(`${JSON.stringify({ ...this.state, ...state }, null, 1)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      renameSync(`${path}.part`, path);
      await flushFolder(this.folder);
    } catch (error) {
      throw asDiskError(path, error);
    }
    this.state = { ...this.state, ...state };
  }

  private pathOf(file: string): string {
    return join(this.folder, 'snapshots', file);
  }
}

/** `2026-11-26T151200Z-842c6e836bbf.snapshot`: in the order of time. */
function nameOf(digest: string, time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(':', '')}Z-${digest.slice(0, 12)}.snapshot`;
}

/** @throws {DiskError} */
function writing(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw asDiskError(path, error);
  }
}
