// Files under `/dati` that a thread makes for whoever asks first, then sent whole or in ranges: the database, and tables as Parquet.
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

const mediaTypes = { sqlite: 'application/vnd.sqlite3', parquet: 'application/vnd.apache.parquet' } as const;

export const madePattern = new RegExp(`^/dati/(?:legami\\.sqlite|(?:${Object.keys(wholes).join('|')})\\.parquet)$`);

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

/** By edition and name: the file, once it is made. */
const files = new WeakMap<Edition, Map<string, Promise<Made>>>();

/** Answers with a file of what is served. */
export async function answerMadeFile(call: Call, site: Site): Promise<void> {
  const { edition } = call;
  const name = call.target.path.slice('/dati/'.length);
  const format = name.slice(name.indexOf('.') + 1) as keyof typeof mediaTypes;
  await sendBytes(call, async () => {
    const making = openFile(edition, name, site);
    const made = await Promise.race([making.catch(() => null), sleep(patience, null, { ref: false })]);
    if (made === null) return unavailable(words[languageOf(call)].error.beingMade, retryAfter);
    const { descriptor, size } = made;
    return {
      // The same rows by the same program are the same bytes.
      etag: `"${edition.tag}-${name.replace('.', '-')}"`,
      size,
      contentType: mediaTypes[format],
      name,
      read: (start, end) => createReadStream('', { fd: descriptor, autoClose: false, start, end: end - 1 }),
    };
  });
}

/** One file an edition; where it could not be made, the next who asks begins anew. */
function openFile(edition: Edition, name: string, site: Site): Promise<Made> {
  const own = files.get(edition) ?? new Map<string, Promise<Made>>();
  files.set(edition, own);
  const known = own.get(name);
  if (known) return known;
  const made = makeFile(edition, name, site);
  own.set(name, made);
  made.catch(() => own.delete(name));
  return made;
}

/** @returns the file, which is closed with the edition @throws where there is no room, or writing fails */
async function makeFile({ catalog, onClose }: Edition, name: string, site: Site): Promise<Made> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < roomNeeded * catalog.snapshot.size)
    throw new Error(`${tmpdir()}: ${bavail * bsize} bytes of room found, ${roomNeeded} times the snapshot expected`);
  const folder = mkdtempSync(join(tmpdir(), 'legami-'));
  const thread = await openThreads({ ...site, handle: catalog.handle }, 1);
  const stop = async (): Promise<void> => void (await thread.terminate(true));
  onClose.add(stop);
  try {
    const path = join(folder, name);
    await thread.exec('makeFile', [path]);
    const descriptor = openSync(path, 'r');
    onClose.add(() => Promise.resolve(closeSync(descriptor)));
    return { descriptor, size: fstatSync(descriptor).size };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    onClose.delete(stop);
    void stop();
  }
}
