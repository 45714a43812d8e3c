// Files under `/dati`, each made by a thread for whoever asks first, then sent whole or in ranges: the database, the archive of acts, tables as Parquet.
import { closeSync, createReadStream, fstatSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { words } from '../../engine/index.js';
import { wholes } from '../formats/whole.js';
import { unavailable } from '../message/answer.js';
import { languageOf, type Call } from './call.js';
import type { DearSite } from './dear-order.js';
import type { Edition } from './edition.js';
import { sendBytes } from './offer.js';
import { openThreads } from './pool.js';

interface MadeFile {
  contentType: string;
  /** The function of the thread that makes it. */
  make: 'makeDatabase' | 'makeArchive' | 'makeParquet';
}

const parquet: MadeFile = { contentType: 'application/vnd.apache.parquet', make: 'makeParquet' };

/** The files, by their names under `/dati`. */
const files: Readonly<Record<string, MadeFile>> = {
  'legami.sqlite': { contentType: 'application/vnd.sqlite3', make: 'makeDatabase' },
  'akn.zip': { contentType: 'application/zip', make: 'makeArchive' },
  ...Object.fromEntries(Object.keys(wholes).map((name) => [`${name}.parquet`, parquet])),
};

export const madePaths = Object.keys(files).map((name) => `/dati/${name}`);
export const madePattern = new RegExp(`^(?:${madePaths.map((path) => path.replaceAll('.', '\\.')).join('|')})$`);

/** Milliseconds for which a request waits until the file is made; after that it is told to come again. */
const patience = 20_000;
/** Seconds after which it is to come again. */
const retryAfter = 60;
/** Room that a file may take, times the snapshot. */
const roomNeeded = 4;

/** The data for the thread beside the catalog. */
type Site = Omit<DearSite, 'endpoints' | 'handle'>;

/** A file that is open and has no name any more: a process that is killed leaves none behind. */
interface Made {
  descriptor: number;
  size: number;
}

/** By edition and name: the files, once they are made. */
const known = new WeakMap<Edition, Map<string, Promise<Made>>>();

/** Answers with a file of what is served. */
export async function answerMade(call: Call, site: Site): Promise<void> {
  const { edition, target } = call;
  const name = target.path.slice('/dati/'.length);
  await sendBytes(call, async () => {
    const making = openFile(name, edition, site);
    const made = await Promise.race([making.catch(() => null), sleep(patience, null, { ref: false })]);
    if (made === null) return unavailable(words[languageOf(call)].error.beingMade, retryAfter);
    const { descriptor, size } = made;
    return {
      // The same rows by the same program are the same bytes.
      etag: `"${edition.tag}-${name.replace('.', '-')}"`,
      size,
      contentType: files[name]!.contentType,
      name,
      read: (start, end) => createReadStream('', { fd: descriptor, autoClose: false, start, end: end - 1 }),
    };
  });
}

/** One file an edition; where it could not be made, the next who asks begins anew. */
function openFile(name: string, edition: Edition, site: Site): Promise<Made> {
  const ofEdition = known.get(edition) ?? new Map<string, Promise<Made>>();
  known.set(edition, ofEdition);
  const before = ofEdition.get(name);
  if (before) return before;
  const made = makeFile(name, edition, site);
  ofEdition.set(name, made);
  made.catch(() => ofEdition.delete(name));
  return made;
}

/**
 * @returns the file, which is closed with the edition
 * @throws where there is no room, writing fails, or the edition is closed meanwhile
 */
async function makeFile(name: string, { catalog, onClose }: Edition, site: Site): Promise<Made> {
  // It starts with its first work.
  const opened = openThreads({ ...site, handle: catalog.handle }, 1);
  let ended: Promise<unknown> | undefined;
  // Once, whoever asks: of two who end a thread only the second is told when it has ended.
  const end = async (): Promise<void> => void (await (ended ??= opened.then((thread) => thread.terminate(true))));
  const goOn = (): void => {
    if (ended) throw new Error(`${name}: what it is made from is no longer served`);
  };
  onClose.add(end);
  const folder = mkdtempSync(join(tmpdir(), 'legami-'));
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < roomNeeded * catalog.snapshot.size)
      throw new Error(`${tmpdir()}: ${bavail * bsize} bytes of room found, ${roomNeeded} times the snapshot expected`);
    const thread = await opened;
    goOn();
    const path = join(folder, name);
    await thread.exec(files[name]!.make, [path]);
    goOn();
    const descriptor = openSync(path, 'r');
    onClose.add(() => Promise.resolve(closeSync(descriptor)));
    return { descriptor, size: fstatSync(descriptor).size };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    onClose.delete(end);
    void end();
  }
}
