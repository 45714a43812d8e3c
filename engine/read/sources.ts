// The sources of documents: folders, files and ZIP packs, read one document at a time, never all in memory.
import { lstatSync } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { asSourceError, kindOf, readFile, readOnly } from './sources/file.js';
import {
  cleanName,
  documentNames,
  packNames,
  SourceError,
  sourceLimits,
  tooLarge,
  type RefusedSource,
  type SourceDocument,
  type SourceFile,
  type SourceLimits,
} from './sources/source.js';
import { packDocuments } from './sources/zip.js';

export { digestBytes } from './sources/digest.js';

export interface Sources extends AsyncIterable<SourceDocument> {
  /** Files found, a pack counted as one. */
  readonly files: number;
  /** Bytes of those files; the weights of the documents sum to it, less what was refused or no document. */
  readonly bytesOnDisk: number;
}

/**
 * Lists the files at the paths (folders recursively: `*.xml`, `*.akn`, `*.zip`, in code unit order of their names) and
 * gives the documents one by one, packs opened on the way. Names that begin with a dot are passed over. A symbolic link
 * inside a folder is followed only to a file or folder inside that folder; nothing is listed twice.
 * @param refuse called with each source that cannot be read, while listing and while iterating.
 * @param found called with the size of each file as it is listed.
 */
export async function openSources(
  paths: readonly string[],
  refuse: (refusal: RefusedSource) => void,
  limits: SourceLimits = sourceLimits,
  found: (bytes: number) => void = () => undefined,
): Promise<Sources> {
  const files: SourceFile[] = [];
  const add = (file: SourceFile) => {
    files.push(file);
    found(file.size);
  };
  const seen = new Set<string>();
  for (const given of paths) {
    const path = cleanName(given);
    try {
      const realPath = await realpath(given);
      const stats = await stat(realPath);
      if (!stats.isDirectory() && !stats.isFile()) {
        throw new SourceError(path, kindOf(stats), 'a file or folder');
      }
      if (seen.has(realPath)) continue;
      seen.add(realPath);
      if (stats.isFile()) add({ path, realPath, size: stats.size });
      else await listFolder({ path, realPath, root: realPath, depth: 1 }, { add, seen, refuse, limits });
    } catch (error) {
      refuse(asSourceError(path, error));
    }
  }
  return {
    files: files.length,
    bytesOnDisk: files.reduce((sum, file) => sum + file.size, 0),
    [Symbol.asyncIterator]: () => documentsOf(files, refuse, limits),
  };
}

interface Folder {
  path: string;
  realPath: string;
  root: string;
  depth: number;
}

interface Listing {
  add: (file: SourceFile) => void;
  seen: Set<string>;
  refuse: (refusal: RefusedSource) => void;
  limits: SourceLimits;
}

/** Names that are asked about before others have their turn: about a millisecond. */
const atOnce = 256;

async function listFolder(folder: Folder, listing: Listing): Promise<void> {
  const { add, seen, refuse, limits } = listing;
  if (folder.depth > limits.folderDepth) {
    refuse(new SourceError(folder.path, `a folder ${folder.depth} deep`, `at most ${limits.folderDepth}`));
    return;
  }
  const names = (await readdir(folder.realPath)).filter((name) => !name.startsWith('.')).sort();
  for (const [i, name] of names.entries()) {
    if (i % atOnce === atOnce - 1) await setImmediate();
    const path = join(folder.path, name);
    const shown = cleanName(path);
    try {
      let realPath = join(folder.realPath, name);
      // Not by way of other threads, which takes ten times as long as to ask.
      let found = lstatSync(realPath);
      const isNamedFile = documentNames.test(name) || packNames.test(name);
      if (found.isSymbolicLink()) {
        realPath = await realpath(realPath);
        found = await stat(realPath);
        const isInside = realPath === folder.root || realPath.startsWith(folder.root + sep);
        if (!isInside && !found.isDirectory() && !isNamedFile) continue;
        if (!isInside) throw new SourceError(shown, 'a link out of the folder', 'a file inside it');
      }
      if (!found.isDirectory() && !isNamedFile) continue;
      if (seen.has(realPath)) continue;
      seen.add(realPath);
      if (found.isDirectory()) await listFolder({ ...folder, path, realPath, depth: folder.depth + 1 }, listing);
      else if (found.isFile()) add({ path: shown, realPath, size: found.size });
      else throw new SourceError(shown, kindOf(found), 'a file');
    } catch (error) {
      refuse(asSourceError(shown, error));
    }
  }
}

async function* documentsOf(
  files: readonly SourceFile[],
  refuse: (refusal: RefusedSource) => void,
  limits: SourceLimits,
): AsyncGenerator<SourceDocument> {
  for (const file of files) {
    try {
      if (await isPack(file)) {
        const handle = await openFile(file.realPath);
        try {
          yield* packDocuments(handle, file.path, refuse, limits);
        } finally {
          await handle.close();
        }
      } else {
        const { path, size } = file;
        if (size > limits.documentBytes) throw tooLarge(path, size, limits.documentBytes);
        const read = async () => {
          // Reading holds the thread: between two documents others have their turn.
          await setImmediate();
          return readFile(file, limits);
        };
        yield { path, size, weight: size, file, read };
      }
    } catch (error) {
      refuse(asSourceError(file.path, error));
    }
  }
}

/** A pack is recognised by its name; a file with neither name, which only a path given by hand can be, by its first bytes. */
async function isPack(file: SourceFile): Promise<boolean> {
  const name = basename(file.realPath);
  if (packNames.test(name) || packNames.test(file.path)) return true;
  if (documentNames.test(name) || extname(name) === '') return false;
  const handle = await openFile(file.realPath);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await handle.close();
  }
}

function openFile(realPath: string) {
  return open(realPath, readOnly);
}
