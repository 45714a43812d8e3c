// `/dati/legami.sqlite`: made by a thread for whoever asks first, then sent as a file, whole or in ranges.
import { closeSync, createReadStream, fstatSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { words } from '../../engine/index.js';
import { unavailable } from '../message/answer.js';
import { languageOf, type Call } from './call.js';
import type { DearSite } from './dear-order.js';
import type { Edition } from './edition.js';
import { sendBytes } from './offer.js';
import { openThreads } from './pool.js';

export const databasePattern = /^\/dati\/legami\.sqlite$/;

/** Milliseconds for which a request waits until the file is made; after that it is told to come again. */
const patience = 20_000;
/** Seconds after which it is to come again. */
const retryAfter = 60;
/** Room that the file may take, times the snapshot. */
const roomNeeded = 4;

/** The data for the thread beside the catalog. */
type Site = Omit<DearSite, 'endpoints' | 'handle'>;

/** A file that is open and has no name any more: a process that is killed leaves none behind. */
interface Made {
  descriptor: number;
  size: number;
}

/** By edition: the file, once it is made. */
const databases = new WeakMap<Edition, Promise<Made>>();

/** Answers with the database of what is served. */
export async function answerDatabase(call: Call, site: Site): Promise<void> {
  const { edition } = call;
  await sendBytes(call, async () => {
    const making = openDatabase(edition, site);
    const made = await Promise.race([making.catch(() => null), sleep(patience, null, { ref: false })]);
    if (made === null) return unavailable(words[languageOf(call)].error.beingMade, retryAfter);
    const { descriptor, size } = made;
    return {
      // The same rows by the same program are the same bytes.
      etag: `"${edition.tag}-sqlite"`,
      size,
      contentType: 'application/vnd.sqlite3',
      name: 'legami.sqlite',
      read: (start, end) => createReadStream('', { fd: descriptor, autoClose: false, start, end: end - 1 }),
    };
  });
}

/** One file an edition; where it could not be made, the next who asks begins anew. */
function openDatabase(edition: Edition, site: Site): Promise<Made> {
  const known = databases.get(edition);
  if (known) return known;
  const made = makeDatabase(edition, site);
  databases.set(edition, made);
  made.catch(() => databases.delete(edition));
  return made;
}

/** @returns the file, which is closed with the edition @throws where there is no room, or writing fails */
async function makeDatabase({ catalog, onClose }: Edition, site: Site): Promise<Made> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < roomNeeded * catalog.snapshot.size)
    throw new Error(`${tmpdir()}: ${bavail * bsize} bytes of room found, ${roomNeeded} times the snapshot expected`);
  const folder = mkdtempSync(join(tmpdir(), 'legami-'));
  const thread = await openThreads({ ...site, handle: catalog.handle }, 1);
  const stop = async (): Promise<void> => void (await thread.terminate(true));
  onClose.add(stop);
  try {
    const path = join(folder, 'legami.sqlite');
    await thread.exec('makeDatabase', [path]);
    const descriptor = openSync(path, 'r');
    onClose.add(() => Promise.resolve(closeSync(descriptor)));
    return { descriptor, size: fstatSync(descriptor).size };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    onClose.delete(stop);
    void stop();
  }
}
